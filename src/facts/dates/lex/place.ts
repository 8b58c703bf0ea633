import type { Document, Sentence } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import type { At, Lex } from './lexeme.ts';

/** A word that may tell of time, and where it stands. */
export interface Place {
  readonly doc: Document;
  readonly sentence: Sentence;
  /** Index of its token. */
  readonly i: number;
  readonly token: Token;
  /** The word in small letters, without full stops. */
  readonly word: string;
  /** A month or a weekday. */
  readonly dateWord: boolean;
  readonly at: At;
  /** The lexemes before it; who reads the word adds its own. */
  readonly found: Lex[];
}

/** Reads a word of one kind. True where it is of that kind: then no other reader is asked. */
export type Reader = (place: Place) => boolean;
