import type { Document } from './document.ts';
import { type Range, rangeAt } from './span.ts';

/** True where the text was struck through at an offset: what stands there is withdrawn, and no fact. */
export const isStruck = ({ struck }: Document, offset: number): boolean =>
  struck.length > 0 && rangeAt(struck, offset) >= 0;

/** True where all of a range was struck through, but for the mark that closes it. */
export const isAllStruck = (doc: Document, { start, end }: Range): boolean =>
  doc.struck.length > 0 && isStruck(doc, start) && isStruck(doc, Math.max(start, end - 2));
