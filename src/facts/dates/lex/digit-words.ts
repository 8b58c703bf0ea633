import type { Document } from '../../../text/document.ts';
import { rangeAt } from '../../../text/span.ts';
import type { Token } from '../../../text/tokens.ts';
import { isoParts } from './digit-dates.ts';
import { dateLex } from './lexeme.ts';
import { lexNumber } from './number.ts';
import type { Place } from './place.ts';

const CURRENCY = /^(?:AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HUF|INR|JPY|NOK|NZD|PLN|SEK|SGD|USD|ZAR|US\$|[$€£¥])$/;

/** "AUD 20, and on 31 May": an amount. */
export const readAmount = ({ doc, sentence, i, token }: Place): boolean =>
  token.text.length < 4 && i > sentence.first && CURRENCY.test(doc.tokens[i - 1]!.text);

/** "30. 6. 2028": day, month and year with a full stop and a space between them. */
export function readSpacedDate({ doc: { tokens, plain }, sentence, i, at, found }: Place): boolean {
  const [day, month, year] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (i + 2 >= sentence.last || day.text.length > 2 || month!.text.length > 2 || !/^(?:19|20)\d\d$/.test(year!.text))
    return false;
  if (plain.slice(day.end, month!.start) !== '. ' || plain.slice(month!.end, year!.start) !== '. ') return false;
  const [d, m] = [Number(day.text), Number(month!.text)];
  if (!(d >= 1 && d <= 31 && m >= 1 && m <= 12)) return false;
  found.push(dateLex({ ...at, end: year!.end, last: i + 2 }, Number(year!.text), m, d));
  return true;
}

export const readNumber = ({ doc, token, at, found }: Place): boolean => lexNumber(token.lower, at, found, doc.plain);

/** "a.m.–9", "08.00–09.00": two clock words that a dash joins. */
export function readPieces({ doc, token, dateWord, at, found }: Place): boolean {
  if (dateWord || token.text.length >= 24 || !/[–—]\d/.test(token.text)) return false;
  let start = at.start;
  for (const piece of token.text.split(/[–—]/)) {
    const here = { ...at, start, end: start + piece.length };
    start += piece.length + 1;
    const lower = piece.toLowerCase();
    const word = lower.replace(/\./g, '');
    if (word === 'am' || word === 'pm') found.push({ ...here, kind: 'meridiem', value: word });
    else if (/^\d/.test(piece)) lexNumber(lower, here, found, doc.plain);
  }
  return true;
}

/** A code span that is a whole date, after a preposition of time: "on `2027-09-15`". Anything else in code is a name. */
export function isBareDate(doc: Document, token: Token): boolean {
  if (isoParts(token.text) === null) return false;
  const span = doc.code[rangeAt(doc.code, token.start)];
  if (span && span.end - span.start > token.end - token.start + 1) return false;
  const before = /([a-z]+):?\s*`?\s*$/i.exec(doc.plain.slice(Math.max(0, token.start - 12), token.start));
  return (
    before !== null &&
    /^(?:on|by|until|before|after|from|since|through|till|deadline|date|removal|shutdown)$/i.test(before[1]!)
  );
}
