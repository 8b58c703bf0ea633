import type { Document } from '../../text/document.ts';

/** Words between two members of a list: no semicolon, line break or colon, and brackets only in pairs. */
export const isFlat = (gap: string): boolean => !/[;:(\n]/.test(gap.replace(/\([^()]{0,80}\)/g, ''));

/** True where a date opens a line of its block: it begins a new entry, and the time before it belongs to the last one. */
export const opensLine = (doc: Document, offset: number): boolean =>
  /\n[\s*_•>·-]{0,8}$/.test(doc.raw.slice(Math.max(0, doc.map[offset]! - 12), doc.map[offset]!));
