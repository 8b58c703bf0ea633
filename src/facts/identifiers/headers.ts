import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';

/** "Idempotency-Key", "X-Acme-Version", "ETag-Match": words that begin with a capital, joined by hyphens. */
const NAME = /(?<![\w./-])\p{Lu}[\p{L}\d]*(?:-\p{Lu}[\p{L}\d]*)+(?![\w/-])/gu;
/** Further names between one and the word "header": "Retry-After and RateLimit-Reset headers". */
const MORE = '(?:(?:,|,?\\s(?:and|or|&))\\s\\p{Lu}[\\p{L}\\d-]{1,60}){0,4}';
const BEHIND = new RegExp(`^["']?${MORE}\\s(?:(?:HTTP|[Rr]equest|[Rr]esponse)\\s)?[Hh]eaders?\\b`, 'u');
const BEFORE =
  /\b[Hh]eaders?(?:\s(?:field|named|called|names?|is|are))?[:\s("'“]{1,3}(?:\p{Lu}[\p{L}\d-]{1,60}(?:,|,?\s(?:and|or|&))\s){0,4}$/u;
/** So far from a name the word for it stands. */
const REACH = 120;

/**
 * HTTP headers that stand in no code: what the text calls a header, wherever it stands again, and names such as
 * "X-Acme-Version", which are nothing else ("X-Ray" is). In their order.
 */
export function readHeaders({ plain, code }: Document): Range[] {
  const named = [...plain.matchAll(NAME)]
    .filter(({ index }) => rangeAt(code, index) < 0)
    .map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }));
  const known = new Set(
    named
      .filter(
        ({ value, start, end }) =>
          /^X-.*-/.test(value) ||
          BEHIND.test(plain.slice(end, end + REACH)) ||
          BEFORE.test(plain.slice(Math.max(0, start - REACH), start)),
      )
      .map(({ value }) => value),
  );
  return named.filter(({ value }) => known.has(value)).map(({ start, end }) => ({ start, end }));
}
