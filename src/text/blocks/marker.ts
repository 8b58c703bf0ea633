const BULLET =
  /^(\s*)(?:[-*+•◦▪‣·●○–—](?:\s+\[[ xX]\])?|\[[ xX]\](?:\s+\d{1,2}(?=\s))?|:[a-z_]+:(?=\s)|\p{Extended_Pictographic}\uFE0F?(?=\s+\p{Lu}))\s+(?=\S)/u;
/** A numbered item; "1. 12. 2028" is a date. */
const NUMBERED = /^(\s*)\(?(\d{1,2})[.)/]\s+(?!\d{1,2}\.\s(?:19|20)\d\d\b)(?=\S)/;
/** "(a) activate …", "b) have each member …": an item of a list by letters. */
const LETTERED = /^(\s*)(?:\([a-h]\)|[a-h]\))\s+(?=\S)/;

/** What an item begins with, and the space around it. */
interface Marker {
  readonly text: string;
  /** How deep it is indented, in columns. */
  readonly indent: number;
  readonly number?: number;
}

export function marker(line: string): Marker | null {
  const numbered = NUMBERED.exec(line);
  if (numbered) return { text: numbered[0], indent: numbered[1]!.length, number: Number(numbered[2]) };
  const mark = LETTERED.exec(line) ?? BULLET.exec(line);
  return mark && { text: mark[0], indent: mark[1]!.length };
}

export const isItem = (line: string): boolean => BULLET.test(line) || NUMBERED.test(line) || LETTERED.test(line);

/** Whether lines under this one that are indented belong to its item. */
export const hangs = (line: string): boolean => BULLET.test(line) || NUMBERED.test(line);
