import { classesOf } from '../../facts/grammar/classes.ts';
import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';
import { compact, type NoticeNames } from './known.ts';
import { ENDING, GENERIC } from './role-words.ts';

/**
 * "carry on in Reading Circles": a name of several words within a sentence, one of which stands nowhere in the notice. A
 * single word, a title or an abbreviation written out ("United Kingdom" for "UK") may be the writer's own.
 */
export function isInvented(notice: NoticeNames, doc: Document, fact: IdentifierFact): boolean {
  const { index, lemmas, facts } = notice;
  const { value, range } = fact;
  if (isTakenUp(notice, doc, fact)) return true;
  const words = value.split(' ').map((word) => word.replace(/['’]s$/, ''));
  const isNamed = (name: string): boolean => index.has(name, 'loose', false) || index.joins(compact(name));
  // "Stampwise eSeal": a product of a vendor that the notice names.
  if (/^[a-z]\p{Lu}\p{Ll}{2,}$/u.test(value) && !index.has(value, 'loose', false) && !index.joins(compact(value))) {
    const vendor = /(?:^|\s)(\p{Lu}\p{Ll}{3,}) $/u.exec(
      doc.plain.slice(Math.max(0, range.start - 24), range.start),
    )?.[1];
    return vendor !== undefined && index.has(vendor, 'loose', true);
  }
  // "Geolocation API": what kind of thing it is may be an abbreviation.
  const named = words.filter((word, k) => k === 0 || !/^(?:API|SDK|CLI|CDN|IDE)s?$/.test(word));
  if (words.length < 2 || !named.every((word) => /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)*$/u.test(word))) return false;
  // "Acme's Report Studio", "Acme Report Studio": the owner stands before a name of the notice.
  const owned = words.findIndex((_, k) => k > 0 && isNamed(words.slice(k).join(' ')));
  if (owned > 0 && words.slice(0, owned).every((word) => index.has(word, 'loose', true))) return false;
  // "Use Shared Threads from then on": put in the place of what ends, of words that the notice never joins.
  if (TAKEN_UP.test(doc.plain.slice(Math.max(0, range.start - 24), range.start)) && !index.joins(compact(value)))
    return true;
  const strange = words.filter(
    (word, k) =>
      word.length > 3 &&
      !isEndOf(value.split(' ')[k - 1], word) &&
      !index.has(word, 'loose', false) &&
      !lemmas.has(lemma(word)) &&
      !isRelated(word, lemmas) &&
      !facts.some((fact) => fact.kind === 'name' && fact.value.split(' ').some((other) => isOfCountry(other, word))),
  );
  if (strange.length === 0 || strange.every((word) => GENERIC.has(lemma(word)) || index.joins(compact(word))))
    return false;
  if (index.has(words.map((word) => word[0]).join(''), 'loose', true) || index.joins(compact(value))) return false;
  const { kind } = doc.blocks[rangeAt(doc.blocks, range.start)]!;
  if (kind !== 'paragraph' && kind !== 'item') return false;
  if (/\p{Ll}["'(]?\s["'(]?$/u.test(doc.plain.slice(Math.max(0, range.start - 4), range.start))) return true;
  // "Scan Mail is the product to use": a sentence gives its first word a capital, and no other.
  return strange.some((word) => word !== words[0]) && /^\s\p{Ll}/u.test(doc.plain.slice(range.end, range.end + 2));
}

/** "Courier's EOL", "Courier's Sunset": what befalls a thing, told as something of its own. */
export const isEndOf = (owner: string | undefined, word: string): boolean =>
  owner !== undefined && /['’]s?$/.test(owner) && (ENDING.has(lemma(word)) || /^EO[A-Z]{1,3}$/.test(word));

const TAKEN_UP =
  /(?:\b(?:use|adopt|choose)|\b(?:mov(?:e|ing)|switch(?:ing)?|migrat(?:e|ing)|upgrad(?:e|ing)) to|\b(?:replaced|succeeded) by)\s$/i;

/** "Switch your harvesters to the OAI-PMH feed", of a notice in which nothing takes the place: a name that it does not have. */
const isTakenUp = ({ index, lemmas, alone }: NoticeNames, doc: Document, { value, range }: IdentifierFact): boolean =>
  alone &&
  GOES_TO.test(doc.plain.slice(Math.max(0, range.start - 80), range.start)) &&
  value
    .split(/[\s-]+/)
    .some((word) => /^\p{Lu}.*\p{Lu}/u.test(word) && !index.has(word, 'loose', false) && !lemmas.has(lemma(word)));
const GOES_TO =
  /\b(?:switch|move|migrate|change|convert|transfer|upgrade|go)(?:ing|s)?\b[^.;:!?\n]{0,50}\b(?:over\s)?to\s(?:(?:the|our|an?|its|their)\s)?$/i;

/** "Ireland" for "Irish". */
function isRelated(word: string, lemmas: ReadonlySet<string>): boolean {
  const classes = classesOf(lemma(word));
  return classes.length > 0 && [...lemmas].some((other) => classesOf(other).some((name) => classes.includes(name)));
}

/** "Australia" and "Australian", "Ireland" and "Irish": a country and what is of it. */
export function isOfCountry(a: string, b: string): boolean {
  if (a[0] === b[0] && [a, b].some((word) => /[sc]h$/.test(word)) && isRelated(a, new Set([lemma(b)]))) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const tails = [a.slice(same), b.slice(same)];
  return (
    same >= 4 && tails.every((tail) => OF_COUNTRY.test(tail)) && tails.some((tail) => /n$|^y?$|sh$|se$/.test(tail))
  );
}
const OF_COUNTRY = /^(?:|[aeoiy]|um|ia|land|i?an|en|n|i?sh|ese|ic|i)$/;
