import type { Document } from '../../text/document.ts';

/** Words between two members of a list: no semicolon, line break or colon, and brackets only in pairs. */
export const isFlat = (gap: string): boolean => !/[;:(\n]/.test(gap.replace(/\([^()]{0,80}\)/g, ''));

/** True where a date opens a line of its block and begins a new entry: no word before it asks for a date, as in wrapped prose. */
export const opensLine = (doc: Document, offset: number): boolean => {
  const at = doc.map[offset] ?? 0;
  return /[^\s,(](?<!\b(?:on|by|until|till|from|the|of|before|after|and|or|to|at|in|since|between|is|was|than|through|for|effective|starting|beginning))[ \t]*\n[\s*_•>·-]{0,8}$/i.test(
    doc.raw.slice(Math.max(0, at - 32), at),
  );
};
