import type { Statement } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { isSparing, isSparingWord } from '../../groups/sparing.ts';
import { AUXILIARY, type Spread, spreadKey } from '../spread.ts';
import { lookUp, type WordIndex } from '../word-index.ts';

/** A statement of the notice, and where it is looked for. */
export interface Search {
  readonly statement: Statement;
  /** The statements on both sides of it. */
  readonly before: Statement | undefined;
  readonly next: Statement | undefined;
  /** It tells why, more likely than not. */
  readonly isReason: boolean;
  /** The notice, and how widely its words are spread. */
  readonly doc: Document;
  readonly spread: Spread;
  /** The words of the output. */
  readonly index: WordIndex;
}

/** Places of a word that are looked at. */
const MOST = 24;

/** Of some places the first. */
export const firstOf = (places: readonly number[]): readonly number[] => places.slice(0, MOST);
/** The first clauses of the output that have a word. */
export const placesOf = (token: Token, index: WordIndex): readonly number[] => firstOf(lookUp(token, index));

/**
 * The words by which a statement is looked for. That it spares somebody is told by all its words for it at once (see
 * `traceSparing`): the label "Affected" of a shortening is no trace of "not affected".
 */
export function soughtIn({ content, features }: Statement): readonly Token[] {
  const sparing = isSparing(features);
  return content.filter(({ lemma }) => !AUXILIARY.has(lemma) && !(sparing && isSparingWord(lemma)));
}

/** How often the notice has a word, and in how many sentences. */
export const mentionsOf = (token: Token, { mentions }: Spread): number => mentions.get(spreadKey(token)) ?? 1;
export const sentencesOf = (token: Token, { sentences }: Spread): number => sentences.get(spreadKey(token)) ?? 1;

/** The words of the clause in which the statement stands. */
export const clauseWords = ({ doc, statement: { clause } }: Search): readonly Token[] =>
  doc.tokens.slice(clause.first, clause.last);
