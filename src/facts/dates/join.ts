import type { Document } from '../../text/document.ts';
import type { RawDate } from './calendar/page.ts';
import { readCalendar } from './calendar.ts';
import type { LooseZone, RawTime } from './clock/dial.ts';
import { readClock } from './clock.ts';
import { isFlat, opensLine } from './gaps.ts';
import { canTell, lexSentence } from './lex.ts';

/** A date with its times, before its words are read for role and boundary. */
export interface Draft extends RawDate {
  readonly sentence: number;
  times: RawTime[];
  /** Where the phrase begins: at the time, where the time stands first ("08:00 UTC on 4 January"). */
  opens: number;
  /** Where it ends: past the last time and zone. */
  closed: number;
  /** The first date of the coordination: "after 7, 14 and 21 September" governs all three. */
  head: Draft | null;
  /** True where the year, or the time or zone, was said once for several dates. */
  inheritsYear: boolean;
  inheritsTime: boolean;
}

/** A time that no date of its sentence owns: "Shutdowns take place at 10:00 (UTC+8)." */
export interface LooseTime {
  readonly sentence: number;
  readonly time: RawTime;
}

export interface Drafts {
  readonly dates: Draft[];
  readonly times: LooseTime[];
  readonly zones: (LooseZone & { sentence: number })[];
}

const LIST_GAP =
  /^\s*(?:\)\s*)?(?:,|;|&|\/|\+)?\s*(?:and|or|and again|as well as|then)?\s*(?:on\s+|again on\s+|by\s+)?(?:the\s+)?$/i;
const RANGE_GAP = /^\s*(?:-|–|—|to|through|thru|until|till)\s*(?:the\s)?$/i;
const TIME_AFTER =
  /^[\s,;:()@|–—-]*(?:(?:at|by|from|until|till|between|starting|starts|beginning|begins|around|and|in the|each|both|both at|promptly at|daily)\s*){0,2}(?:at\s|from\s)?\(?$/i;
/** "10:00 UTC on 4 January", "the 00 UTC run of 9 January", "midnight at the end of 30 June". */
const TIME_BEFORE =
  /^[\s,;:()|–—-]*(?:(?:at\sthe\s)?(?:[a-z]{2,12}\s(?=of\b))?(?:on|of)|:)?\s*(?:both\s|each\s)?(?:the\s)?(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?,?\s)?(?:the\s)?$/i;

/** Reads every sentence on its own, then hands down what is said once for several. */
export function draftDates(doc: Document): Drafts {
  const all: Drafts = { dates: [], times: [], zones: [] };
  doc.sentences.forEach((sentence, s) => {
    const lexes = lexSentence(doc, sentence);
    if (lexes.length === 0 || !canTell(lexes)) return;
    const raw = readCalendar(doc.plain, lexes);
    const spoken = new Set<number>();
    for (const date of raw) for (let k = date.from; k <= date.to; k++) if (lexes[k]!.kind !== 'clock') spoken.add(k);
    const { times, zones } = readClock(doc.plain, lexes, (k) => spoken.has(k));
    for (const zone of zones) all.zones.push({ ...zone, sentence: s });
    const dates = raw.map(
      (date): Draft => ({
        ...date,
        sentence: s,
        times: [],
        opens: date.start,
        closed: date.end,
        head: null,
        inheritsYear: false,
        inheritsTime: false,
      }),
    );
    linkChains(doc.plain, dates);
    let near = -1;
    for (const time of times) {
      while (near + 1 < dates.length && dates[near + 1]!.start <= time.start) near++;
      if (!giveTime(doc, dates, time, near)) all.times.push({ sentence: s, time });
    }
    for (const zone of zones) giveZone(doc.plain, dates, zone);
    takeYearsBehind(doc.plain, dates);
    shareTimes(dates);
    linkChains(doc.plain, dates);
    shareYears(doc, dates);
    for (const date of dates) all.dates.push(date);
  });
  return all;
}

/** Joins neighbours that only a comma or "and" parts: what stands before the first or after the last holds for all. */
function linkChains(plain: string, dates: Draft[]): void {
  for (let i = 1; i < dates.length; i++) {
    const gap = plain.slice(dates[i - 1]!.closed, dates[i]!.opens);
    if (gap.length < 24 && (LIST_GAP.test(gap) || RANGE_GAP.test(gap)))
      dates[i]!.head = dates[i - 1]!.head ?? dates[i - 1]!;
  }
}

/** Gives a time to the date before or after it. `near` is the index of the last date that begins before the time. */
function giveTime(doc: Document, dates: Draft[], time: RawTime, near: number): boolean {
  const { plain } = doc;
  const isDay = (date: Draft | undefined): boolean =>
    date !== undefined && !(date.stamp.unit === 'year' && date.stamp.edge === null);
  const before = isDay(dates[near]) ? dates[near] : isDay(dates[near - 1]) ? dates[near - 1] : undefined;
  const after = isDay(dates[near + 1]) ? dates[near + 1] : isDay(dates[near + 2]) ? dates[near + 2] : undefined;
  const gapBefore = before ? plain.slice(before.closed, time.start) : null;
  const gapAfter = after ? plain.slice(time.end, after.start) : null;
  const tightBefore = gapBefore !== null && gapBefore.length < 40 && TIME_AFTER.test(gapBefore);
  const tightAfter =
    gapAfter !== null &&
    gapAfter.length < 30 &&
    TIME_BEFORE.test(gapAfter) &&
    !(tightBefore && gapAfter.includes(';')) &&
    !(before && opensLine(doc, after!.start));
  // "10:00 UTC on 4 January" wants its "on"; "…, 14:00 – April 21" does not.
  const wantsAfter =
    tightAfter &&
    (!tightBefore ||
      /\bon\b/i.test(gapAfter!) ||
      (/\bat\s$/i.test(plain.slice(Math.max(0, time.start - 3), time.start)) === false &&
        /\band\b|;/i.test(gapBefore!)));
  const owner = wantsAfter
    ? after
    : tightBefore
      ? before
      : gapBefore !== null && gapBefore.length < 60 && !/[;]/.test(gapBefore)
        ? before
        : gapAfter !== null && gapAfter.length < 40
          ? after
          : undefined;
  if (!owner) return false;
  owner.times.push(time);
  if (tightAfter && owner === after) owner.opens = Math.min(owner.opens, time.start);
  if (owner === before) owner.closed = Math.max(owner.closed, time.end);
  return true;
}

/** "17:00 on Friday 28 May 2027, Lisbon time", "23:59 on 28 May 2027 (PT)". */
function giveZone(plain: string, dates: readonly Draft[], zone: LooseZone): void {
  const date = dates.find((d) => d.closed <= zone.start && /^[\s,]{0,2}\(?$/.test(plain.slice(d.closed, zone.start)));
  if (!date || date.times.length === 0 || date.times.some((time) => time.zone !== null)) return;
  for (const time of date.times) time.zone = { text: zone.text, resolved: zone.resolved };
  date.closed = zone.end;
}

/** "Tue Mar 9 14:22:05 CET 2027": in the order of `date`, the year stands behind the time and its zone. */
function takeYearsBehind(plain: string, dates: Draft[]): void {
  for (let i = dates.length - 2; i >= 0; i--) {
    const [date, next] = [dates[i]!, dates[i + 1]!];
    if (date.stamp.unit !== 'day' || date.stamp.year !== null || date.times.length === 0) continue;
    if (next.stamp.unit !== 'year' || next.stamp.edge !== null || next.times.length > 0) continue;
    if (date.closed <= date.end || plain.slice(date.closed, next.start) !== ' ') continue;
    date.stamp = { ...date.stamp, year: next.stamp.year };
    date.closed = next.closed;
    dates.splice(i + 1, 1);
  }
}

/** "12 and 19 May at 10:00", "from 08:00 UTC on 7 and 21 September". */
function shareTimes(dates: Draft[]): void {
  const takeFrom = (date: Draft, owner: Draft): void => {
    date.times = [...owner.times];
    date.inheritsTime = true;
  };
  let owner: Draft | null = null;
  for (let i = dates.length - 1; i >= 0; i--) {
    const date = dates[i]!;
    if (date.times.length > 0) owner = date.times[0]!.start > date.start ? date : null;
    else if (owner && !date.closes && (owner.head ?? owner) === (date.head ?? date)) takeFrom(date, owner);
  }
  owner = null;
  for (const date of dates) {
    if (date.times.length > 0) {
      if (!date.inheritsTime) owner = date.times[0]!.start < date.start ? date : null;
    } else if (owner && !date.closes && (owner.head ?? owner) === (date.head ?? date)) takeFrom(date, owner);
  }
}

/**
 * "12 October and 9 November 2027": the year after a list is the year of all. A year in front serves a bare list only
 * ("12 October 2027 and 9 November"), or stands by itself ("in 2027: …"); elsewhere a date without its year is rough.
 */
function shareYears(doc: Document, dates: Draft[]): void {
  for (let i = dates.length - 2; i >= 0; i--) {
    const [date, next] = [dates[i]!, dates[i + 1]!];
    if (date.stamp.year !== null || next.stamp.year === null || next.stamp.unit === 'year') continue;
    const gap = doc.plain.slice(date.closed, next.opens);
    if (next.head !== null || (gap.length < 90 && isFlat(gap))) giveYear(date, next.stamp.year);
  }
  let alone: number | null = null;
  for (const date of dates) {
    if (date.stamp.unit === 'year') alone = isPastYear(doc, date) ? null : date.stamp.year;
    else if (date.stamp.year === null) {
      const year = alone ?? date.head?.stamp.year ?? null;
      if (year !== null) giveYear(date, year);
    }
  }
}

/** "Since 2020", "was bought in 2011": how long something has been so, and what is past, is the year of no other date. */
export const isPastYear = ({ plain, sentences }: Document, { start, end, sentence }: Draft): boolean =>
  /\b(?:since|until|before|after|from|back in)\s(?:\p{L}+\s)?\d{4}$|\b(?:was|were|had)\b[^,;:]*\d{4}$/iu.test(
    plain.slice(Math.max(sentences[sentence]!.start, start - 40), end),
  );

export function giveYear(date: Draft, year: number): void {
  date.stamp = { ...date.stamp, year };
  date.inheritsYear = true;
}
