import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { NoticeNames } from './known.ts';

/*
 * "Upload them again as 3MF", "switch to HTTP/3": a name with a digit in the place of what something is turned into. Elsewhere
 * such a word may be an abbreviation of the writer's ("2FA", "1D barcodes"); here it says what to move to.
 */

/** A name that begins with a digit and is no amount. */
const DIGIT_FIRST = /^\d(?!(?:[KMGT]B|[KMG]HZ|[AP]M|ST|ND|RD|TH|[KMG]?W|GBE|FA)$)(?:[A-Z]{2,4}|z)$/;
const INTO = /\b(?:as|into|to|over|via)\s(?:(?:an?|the)\s)?["'(]?$/i;

/** Names that begin with a digit, which the notice does not have, in the place of what something is turned into. */
export function foreignFormats(notice: NoticeNames, { doc }: Reading): IdentifierFact[] {
  const found: IdentifierFact[] = [];
  for (const { text, start, end, code, dateWord } of doc.tokens) {
    if (code || dateWord || !DIGIT_FIRST.test(text) || !isTurnedInto(doc, { start, end })) continue;
    if (notice.index.has(text, 'loose', false) || found.some(({ value }) => value === text)) continue;
    const range = { start, end };
    found.push({ span: doc.span(range), range, kind: 'name', value: text, code: false, exact: false });
  }
  return found;
}

/** True where a name stands behind a word that leads to it, and no noun behind it that it only describes. */
export const isTurnedInto = ({ plain }: Document, { start, end }: Range): boolean =>
  INTO.test(plain.slice(Math.max(0, start - 16), start)) &&
  /^["')]?(?:[.,;:!?)]|\s(?:and|or|by|before|from|in|on|at|with|under|instead|first|then)\b|\s?$)/.test(
    plain.slice(end, end + 12),
  );
