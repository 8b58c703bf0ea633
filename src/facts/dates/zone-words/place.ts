import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { type Lex, type LexOf, zoneLex } from '../lex/lexeme.ts';

/** A word that may name a zone, and where it stands. */
export interface ZonePlace {
  readonly doc: Document;
  readonly token: Token;
  /** Index of the token, and one past the last of its sentence. */
  readonly i: number;
  readonly last: number;
  /** The lexeme right before it. */
  readonly before: Lex | undefined;
  /** Right behind a time of day, or a number or word that may be one. */
  readonly afterClock: boolean;
}

export type Zone = LexOf<'zone'>;

/** The zone that the words from the place to the token `to` name. */
export function zoneTo({ doc, token, i }: ZonePlace, to: number, resolved?: string, sure = true): Zone {
  const { start } = token;
  const { end } = doc.tokens[to]!;
  const name = doc.plain.slice(start, end);
  return zoneLex({ start, end, first: i, last: to }, name, resolved ?? name, sure);
}
