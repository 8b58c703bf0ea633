import type { Document, Sentence } from '../../../text/document.ts';
import { wordSet } from '../../grammar/naming.ts';

/** A word of a sentence that may state whom a text concerns. */
export interface Place {
  readonly doc: Document;
  readonly sentence: Sentence;
  readonly at: number;
  readonly word: string;
  /** The words beside it, in lower case; empty beyond the sentence. */
  readonly before: string;
  readonly next: string;
  /** True where the sentence told before that its readers receive it, or are written to. */
  readonly received: boolean;
}

/** A group that a sentence states to be concerned, or not to be. */
export interface StatedGroup {
  readonly scope: 'some' | 'not';
  readonly first: number;
  readonly last: number;
  /** The token at which the sentence is read on; null where it tells of nothing but them. */
  readonly resume: number | null;
}

/** Reads the group that the word at a place states; null where it states none. */
export type StatementReader = (place: Place) => StatedGroup | null;

export const YOU = wordSet("you your you're you've you'd yours");

/** The word at token `i`; empty beyond the sentence. */
export const wordAt = ({ tokens }: Document, { first, last }: Sentence, i: number): string =>
  i >= first && i < last ? tokens[i]!.lower : '';

export const stated = (
  { at }: Place,
  scope: 'some' | 'not',
  first: number,
  last: number,
  resume: number | null = at + 1,
): StatedGroup => ({ scope, first, last, resume });
