import type { IdentifierFact } from '../../facts/identifiers.ts';
import { type NoticeNames, piecesOf } from './known.ts';

/*
 * Which identifier of the notice another form of it is meant for, by its pieces.
 */

/** "Version 3", of the notice's "3.x" or `kit@3`. */
export const isLineOf = (value: string, number: string): boolean =>
  value.toLowerCase() === `${number}.x` || value.split(/\s/).some((word) => word.endsWith(`@${number}`));

/** A command or setting with one word exchanged for a word that is none of the notice's identifiers: `dump get` for `dump fetch`. */
export function swappedWord(notice: NoticeNames, pieces: readonly string[]): IdentifierFact | null {
  for (const other of notice.facts) {
    if (!other.code || !other.value.startsWith(pieces[0]!)) continue;
    const theirs = piecesOf(other.value);
    if (theirs.length !== pieces.length || theirs.length < 2) continue;
    const odd = pieces.filter((piece, i) => piece !== theirs[i]);
    if (odd.length === 1 && odd[0] !== pieces[0] && !notice.words.has(odd[0]!) && !/^[<{[]/.test(odd[0]!)) return other;
  }
  return null;
}
