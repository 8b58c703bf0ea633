import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';

/** Words that hyphens, dots or underscores join, and nothing else: "plum-base", "Plum-gecko-001". */
const JOINED = /^\p{L}[\p{L}\p{N}]*(?:[-_.][\p{L}\p{N}]+)+$/u;
/** Longer entries are sentences. */
const LONGEST = 64;

/**
 * The entries of lists that hold nothing but a joined word: among others with a figure, or several of one family ("plum-base",
 * "plum-base-exp"), it is an id and no word of the language ("sign-in", "drop-down").
 */
export const readListedIds: (doc: Document) => readonly Range[] = oncePer(({ blocks, plain, code }: Document) => {
  const entries = blocks.filter(
    ({ kind, start, end }) => kind === 'item' && end - start <= LONGEST && JOINED.test(plain.slice(start, end).trim()),
  );
  if (entries.length < 2) return [];
  const words = entries.map(({ start, end }) => plain.slice(start, end).trim());
  const isId = (word: string): boolean =>
    /\d/.test(word) || words.some((other) => other !== word && familyOf(other) === familyOf(word));
  return entries.flatMap(({ start }, k) => {
    const word = words[k]!;
    const at = plain.indexOf(word, start);
    return isId(word) && !code.some((range) => range.start <= at && at < range.end)
      ? [{ start: at, end: at + word.length }]
      : [];
  });
});

/** "plum" of "plum-base-exp". */
const familyOf = (word: string): string => /^\p{L}+/u.exec(word)![0].toLowerCase();
