import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { rangeAt } from '../../text/span.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { commonWords } from '../nearby.ts';
import { METHOD, MOST, type NoticeNames } from './known.ts';
import { likeness } from './near.ts';

/** So many words before an identifier tell what it belongs to. */
const WORDS = 3;
/** So many of them have to be the same. */
const SAME = 2;
/** Identifiers less alike are not mistaken for one another. */
const ALIKE = 0.75;

/** What stands for itself to the letter; versions are told in too many ways, and names are looser. */
const isFirm = ({ kind, code }: IdentifierFact): boolean =>
  kind === 'port' || (kind !== 'version' && (code || kind === 'error-code' || kind === 'host' || kind === 'path'));

/**
 * "ASTM-over-TLS on port 2575" where the notice has "ASTM-over-TLS on port 2576" and 2575 for something else: an
 * identifier of the notice that stands in the place of another one, which is gone.
 */
export function exchangedIdentifiers(notice: Reading, known: NoticeNames, output: Reading): ForeignIdentifier[] {
  const told = new Set(output.facts.identifiers.map(({ value }) => value));
  const firm = new Map<string, IdentifierFact>();
  for (const fact of notice.facts.identifiers.slice(0, MOST))
    if (isFirm(fact) && !told.has(fact.value) && !firm.has(fact.value)) firm.set(fact.value, fact);
  // `/v2/x` tells `GET /v2/x`.
  const lost = [...firm.values()].filter(({ value }) => !output.doc.plain.includes(value.replace(METHOD, '')));
  if (lost.length === 0) return [];
  const found: ForeignIdentifier[] = [];
  for (const mention of output.facts.identifiers.slice(0, MOST)) {
    if (!isFirm(mention) || !known.values.has(mention.value)) continue;
    const expected = lost.find(
      (fact) => fact.kind === mention.kind && (fact.kind === 'port' || likeness(fact.value, mention.value) >= ALIKE),
    );
    if (expected === undefined) continue;
    const words = wordsBefore(output, mention);
    const own = notice.facts.identifiers
      .filter(({ value }) => value === mention.value)
      .map((fact) => commonWords(words, wordsBefore(notice, fact)));
    const common = commonWords(words, wordsBefore(notice, expected));
    if (stemOf(expected.value) === stemOf(mention.value)) continue;
    if (common >= SAME && own.every((count) => count < common) && !succeeds(notice, expected, mention))
      found.push({ found: mention, expected, sure: true });
  }
  return found;
}

/** "All under `/v1/x/*`" and "a route under `/v1/x/`" are one. */
const stemOf = (value: string): string => value.replace(/(?:\*|…|\.{3})$/, '').replace(/\/$/, '');

/** "`a` becomes `b`", "`a` → `b`": what the notice itself puts in the other's place stands there rightly. */
function succeeds({ doc, facts }: Reading, old: IdentifierFact, { value }: IdentifierFact): boolean {
  return facts.identifiers.some(
    (fact) =>
      fact.value === value &&
      facts.identifiers.some(
        (other) =>
          other.value === old.value &&
          other.range.end < fact.range.start &&
          SUCCESSION.test(doc.plain.slice(other.range.end, fact.range.start)),
      ),
  );
}
const SUCCESSION =
  /^["'\s,]{0,4}(?:→|->|=>|(?:(?:is|are|will|be|now|then)\s){0,3}(?:becomes?|turns? into|gives way to|to|by|with|for|into|instead|(?:replaced|renamed|superseded|succeeded|changed)\s(?:by|with|to|as))\b)["'\s]{0,3}$/i;

/** The words of content in front of an identifier, in its sentence. */
function wordsBefore({ doc }: Reading, { range }: IdentifierFact): ReadonlySet<string> {
  const words = new Set<string>();
  const sentence = doc.sentences[rangeAt(doc.sentences, range.start)];
  if (sentence === undefined) return words;
  let i = sentence.last - 1;
  while (i >= sentence.first && doc.tokens[i]!.start >= range.start) i--;
  for (; i >= sentence.first && words.size < WORDS; i--) if (doc.tokens[i]!.content) words.add(doc.tokens[i]!.lemma);
  return words;
}
