import { populationOf } from '../../facts/audience/population.ts';
import type { DateFact } from '../../facts/dates.ts';
import type { GraceFact } from '../../facts/grace.ts';
import { readUnits } from '../../facts/lifecycle/units.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { lazy, oncePer } from '../../text/once.ts';
import { tokenFrom } from '../../text/tokens.ts';
import { isGroupNoun, scopeOnly } from '../groups/scope.ts';
import { scopeBefore } from '../groups/scope-before.ts';
import { MOST } from '../nearby.ts';
import { sinceDates } from '../situations/day-words.ts';
import { lastsUntil, lastsUntilAnotherName, putsOff } from './put-off.ts';
import { tellsPurchase, tellsTrade } from './trades.ts';

/** So many characters before a day its clause is read. */
const NEAR = 60;

/** "Must have changed until 21 September": a duty, and no leave. */
const MUST = /\b(?:must|(?:has|have|needs?) to)\b/i;

export const isAhead = (date: DateFact): boolean => date.lifecycle && !date.superseded && date.role !== 'deprecation';

/** What some may do until a day, and who they are. */
export interface DatedGrant {
  readonly fact: GraceFact;
  readonly value: string;
  readonly scope: ReadonlySet<string>;
}

/** What a text lets some do until a date of its own ("the Tampere clinics may use it until 18 February"); once for each. */
export const datedGrants: (notice: Reading) => readonly DatedGrant[] = oncePer(findGrants);

function findGrants(notice: Reading): DatedGrant[] {
  const { doc, facts } = notice;
  // What ended before is no earlier end of the same thing: the grant may be the end for all.
  const units = readUnits(doc, facts.dates);
  const over = new Set(units.flatMap(({ fate, dates }) => (fate === 'failing' ? dates : [])));
  const ending = new Set(units.flatMap(({ fate, dates }) => (fate === 'scheduled' ? dates : [])));
  for (const date of sinceDates(notice)) over.add(date);
  const ends = facts.dates.filter((date) => isAhead(date) && !over.has(date));
  const words = lazy(() => general(notice));
  const found: DatedGrant[] = [];
  // Until when some may go on is no end of the thing itself.
  const grants = facts.dates.filter((date) => !date.superseded && (isAhead(date) || date.boundary === 'until'));
  for (const date of grants.slice(0, MOST)) {
    const { value, range, sentence } = date;
    const alone = facts.dates.every((other) => other === date || other.value !== value);
    // After a rehearsal there is still the end for all.
    const later = (ends.length > 1 ? ends : [...ends, ...over]).some(
      (other) =>
        other.role !== 'brownout' &&
        other.value < value &&
        // "New pairings are accepted until 31 July": another leave, and no end for all.
        (other.boundary !== 'until' || ending.has(other)),
    );
    const before = doc.plain.slice(Math.max(doc.sentences[sentence]!.start, range.start - NEAR), range.start);
    if (!alone || !later || !lastsUntil(before) || MUST.test(before) || isTrade(doc, date)) continue;
    const fact = factOf(doc, date);
    const shared = opensWithGroup(doc, sentence) ? generalBut(notice, fact) : words();
    const own = scopeOnly(doc, fact, shared);
    const scope = own.size > 0 ? new Set([...own, ...scopeBefore(doc, fact, shared)]) : scopeBefore(doc, fact, shared);
    if (scope.size > 0) found.push({ fact, value, scope });
  }
  return found;
}

export function isTrade(doc: Document, { range, sentence }: DateFact): boolean {
  const before = doc.plain.slice(Math.max(doc.sentences[sentence]!.start, range.start - 3 * NEAR), range.start);
  return tellsTrade(before) || tellsPurchase(before);
}

/** Words that set nobody apart. */
export type Shared = Pick<ReadonlySet<string>, 'has'>;

/**
 * The words of those sentences of the notice that tell what ends for all: its first, its headings, and those with an end
 * that is no "until". Words of the sentence `but` alone are none of them.
 */
export function general(notice: Reading, but?: number): Shared {
  const told = toldForAll(notice);
  return { has: (word) => told.has(word) && (but === undefined || told.get(word) !== but) };
}

/** Each word that is told for all, with its sentence, or -1 where it stands in several. */
const toldForAll = oncePer(({ doc, facts }: Reading): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  const add = (word: string, s: number): void => {
    words.set(word, (words.get(word) ?? s) === s ? s : -1);
  };
  // An identifier that the notice names again and again is the retiring thing or its heir.
  const codes = new Set<string>();
  for (const token of doc.tokens) {
    if (!token.code && !VERSION.test(token.lower)) continue;
    if (codes.has(token.lemma)) words.set(token.lemma, -1);
    codes.add(token.lemma);
  }
  const lasts = ({ boundary, range, sentence }: DateFact): boolean => {
    const before = doc.plain.slice(Math.max(0, range.start - NEAR), range.start);
    return (
      boundary === 'until' ||
      lastsUntilAnotherName(before) ||
      (putsOff(doc.plain.slice(doc.sentences[sentence]!.start, range.start)) && lastsUntil(before))
    );
  };
  const told = new Set(facts.dates.filter((date) => !lasts(date)).map(({ sentence }) => sentence));
  for (const date of facts.dates) if (lasts(date)) told.delete(date.sentence);
  // "The blue card is being phased out": what a title tells of is the thing.
  doc.sentences.forEach(({ block }, s) => {
    if (s === 0 || doc.blocks[block]!.kind === 'heading') told.add(s);
  });
  for (const s of told) {
    const { first, last } = doc.sentences[s]!;
    for (let i = first; i < Math.min(last, first + 2 * MOST); i++) add(doc.tokens[i]!.lemma, s);
  }
  // "Subscribers to Quill Extended", of Quill 18: the name of what ends is nobody's own.
  for (const { name, situation } of facts.things.slice(0, MOST))
    if (situation !== 'spared') for (const word of name.match(NAME_WORD) ?? []) words.set(lemma(word), -1);
  // "Who should read this: channels that push to …": whoever is concerned.
  for (const { scope, certainty, first, last } of facts.audience)
    if (scope === 'some' && certainty === 'stated')
      for (let i = first; i < Math.min(last, first + MOST); i++)
        if (populationOf(doc.tokens[i]!) !== null) add(doc.tokens[i]!.lemma, -1);
  return words;
});

/** "v1" */
const VERSION = /^v\d[\d.]*$/;

/** A word of a name, or its number ("HQL 11"). */
const NAME_WORD = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}+|\d+(?:\.\d+)*(?![\p{L}\p{N}]))/gu;

/** "Schools of a district get a grace period: theirs shut on 6 August": the day in a group's own grant is not for all. */
export const generalBut = (notice: Reading, { sentence }: Pick<GraceFact, 'sentence'>): Shared =>
  general(notice, opensWithGroup(notice.doc, sentence) ? sentence : undefined);

const opensWithGroup = ({ tokens, sentences }: Document, sentence: number): boolean => {
  const opening = tokens[sentences[sentence]!.first];
  return sentence > 0 && opening !== undefined && isGroupNoun(opening);
};

export const factOf = (doc: Document, { span, range, sentence }: DateFact): GraceFact => {
  const token = tokenFrom(doc.tokens, doc.sentences[sentence]!, range.start);
  return { span, range, sort: 'dated', sure: false, negated: false, days: undefined, sentence, token };
};
