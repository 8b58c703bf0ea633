/** Counts words: runs of characters that are not white space. One function for the rules, the record and the pages. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}
