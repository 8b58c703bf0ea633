import { LABEL } from '../../text/blocks/label.ts';
import type { Document } from '../../text/document.ts';

/** In a field for a day, that there is none. */
const NEVER =
  /^\W*(?:never|none|n\/a|not applicable|no|(?:not|nothing|none|never) (?:planned|scheduled|foreseen|intended))(?:\W*$|[,;(]|\s[–—-]\s)/i;
/** So many characters of a label, and of a value, are looked at. */
const LONGEST = 60;

/**
 * "Will be removed on: Never", on one line or with the value on the next: the field asks when, and its value says that it
 * does not happen.
 */
export function isFieldOfNever({ plain, blocks, sentences }: Document, sentence: number): boolean {
  const { block } = sentences[sentence]!;
  const { kind, start, end } = blocks[block]!;
  if (kind === 'cell' || kind === 'code') return false;
  const label = LABEL.exec(plain.slice(start, Math.min(end, start + LONGEST)))?.[0];
  if (label === undefined) return false;
  const value = start + label.length < end ? { start: start + label.length, end } : blocks[block + 1];
  return value !== undefined && NEVER.test(plain.slice(value.start, Math.min(value.end, value.start + LONGEST)));
}
