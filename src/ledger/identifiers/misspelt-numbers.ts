import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { editDistance } from '../../text/edit-distance.ts';
import type { Token } from '../../text/tokens.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { MOST, type NoticeNames } from './known.ts';

/** A number of so many digits that stands alone is a code, not an amount that somebody rounds. */
const isCode = ({ number, text }: Token): boolean => number && /^\d{4,6}$/.test(text) && !isYear(text);
const isYear = (digits: string): boolean => /^(?:19|20)\d\d(?:-\d+)?$/.test(digits);

/**
 * "Refused with 30741" where the notice has error 30714: a bare number that stands nowhere in the notice, told in the
 * place of one of its codes that stands nowhere in the output.
 */
export function misspeltNumbers(notice: Reading, known: NoticeNames, output: Reading): ForeignIdentifier[] {
  const lost = numbered(notice).filter((fact) => !output.doc.plain.includes(fact.value));
  if (lost.length === 0) return [];
  const found: ForeignIdentifier[] = [];
  for (const token of output.doc.tokens) {
    const behind = isBehindCode(output, token);
    if (!(isCode(token) || behind) || token.code || token.url) continue;
    if (known.index.has(token.text, 'version', false) || isAmount(output, token)) continue;
    if (output.facts.identifiers.some(({ range }) => range.start <= token.start && token.end <= range.end)) continue;
    const expected = lost.find(({ value }) => isSlip(value, token.text) && (behind || value.length > 3));
    if (expected) found.push({ found: factOf(output, token), expected, sure: true });
    if (found.length >= MOST) break;
  }
  return found;
}

/** "0800 555 0124" for 0800 555 0142: a telephone number that the notice does not have, a slip away from one that is gone. */
export function misspeltPhones(notice: Reading, output: Reading): ForeignIdentifier[] {
  const lost = phones(notice).filter(({ value }) => !digits(output.doc.plain).includes(digits(value)));
  if (lost.length === 0) return [];
  const known = digits(notice.doc.plain);
  return phones(output).flatMap((found) => {
    const expected = known.includes(digits(found.value))
      ? undefined
      : lost.find(({ value }) => isSlip(digits(value), digits(found.value)));
    return expected ? [{ found, expected, sure: true }] : [];
  });
}

const PHONE =
  /(?<![\w.,/:-])(?:\+\d{1,3}[ -]?|1[ -])?(?:\(0\)[ -]?)?\(?\d{2,5}\)?(?:[ /-]\d{2,5}){1,4}(?![\w/:-]|[.,]\d)/g;
const digits = (text: string): string => text.replace(/\D/g, '');

/** Runs of figures that are long enough for a telephone number and no date. */
const phones = (reading: Reading): IdentifierFact[] =>
  [...reading.doc.plain.slice(0, FAR).matchAll(PHONE)]
    .slice(0, MOST)
    .filter(([text]) => digits(text).length >= SHORTEST && !/^(?:19|20)\d\d[ /-]\d\d[ /-]\d\d$/.test(text))
    .map(({ 0: text, index }) => factOf(reading, { start: index, end: index + text.length, text }));
/** So much of a text is looked through, and so many figures a telephone number has. */
const FAR = 100_000;
const SHORTEST = 7;

/** "`LOBBY_CLOSED` (712)": the number of an error that goes by a name. */
const isBehindCode = ({ doc }: Reading, { start, end, text }: Token): boolean =>
  /^\d{3,6}$/.test(text) &&
  /[A-Z_]{4,}["'`]?\s\($/.test(doc.plain.slice(Math.max(0, start - 8), start)) &&
  doc.plain[end] === ')';

/** The codes of a text: "error 30714", "port 8443". */
function numbered(reading: Reading): IdentifierFact[] {
  const { tokens, plain } = reading.doc;
  const found: IdentifierFact[] = [];
  for (let i = 1; i < tokens.length && found.length < MOST; i++) {
    const token = tokens[i]!;
    if (isBehindCode(reading, token)) found.push(factOf(reading, token));
    else if (!isCode(token)) continue;
    else if (NOUN.test(tokens[i - 1]!.lower) && plain.slice(tokens[i - 1]!.end, token.start).length <= 2)
      found.push(factOf(reading, token));
  }
  return found;
}
const NOUN =
  /^(?:errors?|codes?|status|faults?|alarms?|reasons?|ports?|events?|extension|ext|messages?|exception|parts?|articles?|items?|orders?|models?|forms?|sku|bulletin)$/;

/** One digit exchanged, or two that have changed places. */
const isSlip = (a: string, b: string): boolean =>
  a.length === b.length && (editDistance(a, b, 1) <= 1 || [...a].sort().join('') === [...b].sort().join(''));

/** "5000 rows", "€ 1200": a noun or a currency makes it an amount. */
const isAmount = ({ doc }: Reading, { start, end }: Token): boolean =>
  /[$€£¥]\s?$/.test(doc.plain.slice(Math.max(0, start - 2), start)) ||
  /^\s?[%°]|^[\s-]\p{L}+s\b/u.test(doc.plain.slice(end, end + 24));

const factOf = ({ doc }: Reading, { start, end, text }: Pick<Token, 'start' | 'end' | 'text'>): IdentifierFact => ({
  span: doc.span({ start, end }),
  range: { start, end },
  kind: 'error-code',
  value: text,
  code: false,
  exact: true,
});
