import { instantOf, sameInstant } from '../../facts/dates/instant.ts';
import { clockText } from '../../facts/dates/stamp.ts';
import type { DateFact, ZoneFact } from '../../facts/dates.ts';
import { hasVerb } from '../../facts/grammar/has-verb.ts';
import type { Reading } from '../../facts/read.ts';
import { numberWord } from '../../text/number-word.ts';
import type { Range } from '../../text/span.ts';
import { type DateIssue, issue, written } from '../dates.ts';
import { saysTime, saysZone } from './second-look.ts';
import { relateZones } from './zones.ts';

const DAY = 1440;
/** A shortened notice has no more dates than this. */
const MOST_RANGES = 200;
/** Ends beyond midnight come from lengths; only two lengths can tell 24 hours from 48. */
const same = (a: number, b: number): boolean => a === b || ((a <= DAY || b <= DAY) && a % DAY === b % DAY);

/** Compares the times of day and zones that both texts give for one date. */
export function compareClock(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): DateIssue[] {
  const issues: DateIssue[] = [];
  const timed = own.filter((fact) => fact.time !== null);
  const told = found.filter((fact) => fact.time !== null);
  if (timed.length === 0) {
    const extra = told.find(
      (fact) =>
        !fact.sharedTime &&
        !notice.facts.dates.some((other) => other.time !== null && same(other.time, fact.time!)) &&
        !saysTime(notice.doc, fact.time!),
    );
    if (extra) issues.push(issue('date-more-precise', own[0]!, extra, written(own[0]!), written(extra)));
    return issues;
  }
  for (const fact of distinct(timed)) {
    const clock = clockIn(fact);
    const here = told.filter((other) => same(other.time!, fact.time!));
    if (here.length === 0) {
      // A window may be told by its end alone only where both ends are there somewhere.
      if (told.some((other) => other.until !== null && same(other.until, fact.time!))) continue;
      if (
        told.length === 0 &&
        (saidOnce(fact, output) || saidForEach(fact, output) || standsInFront(fact, found, output))
      )
        continue;
      // "12:00 UTC / 05:00 PT": one of the two clocks is enough.
      if (
        timed.some(
          (other) => other !== fact && told.some((t) => same(t.time!, other.time!)) && sameInstant(fact, other),
        )
      )
        continue;
      if (told.length === 0 && followsDate(found, fact.time!, output)) continue;
      if (told.length === 0 && saysLoosely(output, fact.time!)) continue;
      if (told.length === 0) issues.push(issue('time-missing', fact, found[0]!, clock, written(found[0]!)));
      else if (told.some((other) => other.zone && fact.zone && relateZones(other.zone, fact.zone) === 'other'))
        issues.push(issue('zone-changed', fact, told[0]!, clock, written(told[0]!)));
      else issues.push(issue('time-changed', fact, told[0]!, clock, written(told[0]!)));
      continue;
    }
    if (fact.until !== null && !here.some((other) => endsAt(other, fact, output))) {
      const wrong = here.find((other) => other.until !== null);
      // "Refused from 15:00 UTC (the maintenance lasts until 17:00 UTC)"
      if (!wrong && saysLoosely(output, fact.until % DAY)) continue;
      issues.push(
        issue(wrong ? 'time-changed' : 'time-missing', fact, wrong ?? here[0]!, clock, written(wrong ?? here[0]!)),
      );
      continue;
    }
    const zone = compareZone(fact, here, notice, output);
    if (zone) issues.push(zone);
  }
  // A second time in another zone: right by the clock it may stand beside the first.
  for (const extra of told) {
    if (
      issues.length > 0 ||
      extra.zone === null ||
      timed.some((fact) => same(fact.time!, extra.time!) || (fact.until !== null && same(fact.until, extra.time!)))
    )
      continue;
    const foreign = timed.find((fact) => fact.zone !== null && relateZones(fact.zone, extra.zone!) === 'other');
    if (
      foreign &&
      instantOf(extra) !== null &&
      instantOf(foreign) !== null &&
      !timed.some((fact) => sameInstant(fact, extra))
    )
      issues.push(issue('time-changed', foreign, extra, clockIn(foreign), clockIn(extra)));
  }
  return issues;
}

function compareZone(fact: DateFact, here: readonly DateFact[], notice: Reading, output: Reading): DateIssue | null {
  if (!fact.zone) {
    const added = here.every((other) => other.zone !== null) ? here[0]! : undefined;
    if (!added || saysZone(notice.doc, added.zone!)) return null;
    if (notice.facts.dates.some((other) => other.zone && relateZones(other.zone, added.zone!) !== 'other')) return null;
    return issue('zone-invented', fact, added, written(fact), added.zone!.text);
  }
  const zoned = here.filter((other) => other.zone !== null);
  const isSame = (zone: ZoneFact): boolean =>
    relateZones(zone, fact.zone!) !== 'other' ||
    ((fact.sharedZone || isSaidTwice(zone, fact)) && isNamedToo(zone, notice));
  if (zoned.length === 0 && fact.sharedZone && output.facts.dates.some((other) => other.zone && isSame(other.zone)))
    return null;
  // "31 August, 22:00 CET (on ferries: 30 November, 22:00)": the zone of a sentence's first time is that of its next.
  if (zoned.length === 0 && here.every((told) => followsZone(told, fact.zone!, output))) return null;
  if (zoned.length === 0 && saysZone(output.doc, fact.zone, rangesOf(output))) return null;
  if (zoned.length === 0) return issue('zone-missing', fact, here[0]!, fact.zone.text, written(here[0]!));
  if (zoned.some((other) => isSame(other.zone!))) return null;
  return issue('zone-changed', fact, zoned[0]!, fact.zone.text, zoned[0]!.zone!.text);
}

/** "All times Helsinki local time (EET/EEST)": a second name of a zone, which no date of the notice has for itself. */
const isNamedToo = (zone: ZoneFact, { doc, facts }: Reading): boolean =>
  doc.plain.includes(zone.text) &&
  !facts.dates.some((other) => other.zone && relateZones(other.zone, zone) !== 'other');

/** "09:00 Moscow time (MSK)": a second name right behind the first. */
const isSaidTwice = ({ text }: ZoneFact, { span }: DateFact): boolean => span.text.includes(`(${text})`);

/** True where an earlier date of the same sentence has the zone, and the time. */
const followsZone = (told: DateFact, zone: ZoneFact, { facts }: Reading): boolean =>
  facts.dates.some(
    (other) =>
      other.sentence === told.sentence &&
      other.range.end <= told.range.start &&
      other.zone !== null &&
      !other.sharedZone &&
      relateZones(other.zone, zone) !== 'other',
  );

/** The end of a window is told: as a time, as the other date's time, or as "24 hours". */
function endsAt(told: DateFact, fact: DateFact, output: Reading): boolean {
  if (told.until !== null) return same(told.until, fact.until!);
  if (
    output.facts.dates.some(
      (other) =>
        other !== told && other.time !== null && same(other.time, fact.until!) && other.sentence === told.sentence,
    )
  )
    return true;
  const sentence = output.doc.sentences[told.sentence]!;
  if (saysLength(output.doc.plain.slice(sentence.start, sentence.end), fact.until! - fact.time!)) return true;
  if (fact.until! % DAY !== fact.time! % DAY) return false;
  return /\b(?:24[\s-]?(?:h|hours?)|all day|whole day|full day|one day)\b/i.test(
    output.doc.plain.slice(sentence.start, sentence.end),
  );
}

/** "For an hour from 13:00", "thirty minutes, from 10:00": the length of a window tells its end. */
function saysLength(text: string, minutes: number): boolean {
  if (minutes <= 0) return false;
  for (const [, count, unit] of text.slice(0, 2000).matchAll(LENGTH)) {
    const amount = /^\d/.test(count!) ? Number(count) : /^an?$/i.test(count!) ? 1 : numberWord(count!.toLowerCase());
    if (amount !== undefined && amount * (/^h/i.test(unit!) ? 60 : 1) === minutes) return true;
  }
  return minutes === 30 && /\bhalf an hour\b/i.test(text);
}
const LENGTH = /\b(\d{1,4}|[a-z]{1,9})[\s-]?(hours?|hrs?|h|minutes?|mins?)\b/gi;

/**
 * "12 October (same hour)", "8 June for thirty minutes from 10:00": the time stands behind its date, with words between; or
 * behind a list of days without a verb, "12 February (Free plan), 2 July (District plan), 08:00", and holds for each.
 */
const followsDate = (found: readonly DateFact[], minutes: number, { doc }: Reading): boolean =>
  found.some(({ range: { end }, sentence }) => {
    const says = (plain: string): boolean => saysTime({ ...doc, plain }, minutes);
    const stop = doc.sentences[sentence]!.end;
    if (says(doc.plain.slice(end, Math.min(stop, end + NEAR)))) return true;
    const list = /^(?:[^.;:!?]|[.:](?=\S))*/.exec(doc.plain.slice(end, Math.min(stop, end + LISTED)))![0];
    return says(list) && !hasVerb(doc.tokens.filter(({ start }) => start >= end && start < end + list.length));
  });
/** So far behind its date a time may stand, in characters, and behind the first of a list of dates. */
const NEAR = 45;
const LISTED = 110;

/** Where the dates of a text stand. */
const rangesOf = ({ facts }: Reading): readonly Range[] => facts.dates.map(({ range }) => range);

/** The time stands in the output, but with none of its dates: "It happens at 10:00." */
function saysLoosely(output: Reading, minutes: number): boolean {
  const { doc } = output;
  const rest: string[] = [];
  let at = 0;
  for (const { start, end } of rangesOf(output).slice(0, MOST_RANGES)) {
    if (start > at) rest.push(doc.plain.slice(at, start));
    at = Math.max(at, end);
  }
  rest.push(doc.plain.slice(at));
  return saysTime({ ...doc, plain: rest.join(' · ') }, minutes);
}

/** A time that the notice gives once for several dates may stand once in the output, with any of them or with none. */
const saidOnce = (fact: DateFact, output: Reading): boolean =>
  fact.sharedTime &&
  output.facts.dates.some(
    (other) =>
      other.time !== null &&
      same(other.time, fact.time!) &&
      (!fact.zone || (other.zone !== null && relateZones(other.zone, fact.zone) !== 'other')),
  );

/** "15:00 UTC on all three days", "each at 15:00 UTC". */
function saidForEach(fact: DateFact, output: Reading): boolean {
  return output.facts.dates.some((other) => {
    if (
      other.time === null ||
      !same(other.time, fact.time!) ||
      (fact.until !== null && (other.until === null || !same(other.until, fact.until)))
    )
      return false;
    const { start, end } = output.doc.sentences[other.sentence]!;
    const near = output.doc.plain.slice(Math.max(start, other.range.start - 60), Math.min(end, other.range.end + 60));
    return /\b(?:each|both|all|every|same (?:time|hour|moment)|(?<!\bas )always)\b/i.test(near);
  });
}

/** "At 16:00 UTC on 18 April for the one, on 20 June for the other": a time in front of its date holds for those behind it. */
const standsInFront = (fact: DateFact, found: readonly DateFact[], { doc, facts }: Reading): boolean =>
  facts.dates.some(
    (other) =>
      other.time !== null &&
      same(other.time, fact.time!) &&
      CLOCK_FIRST.test(doc.plain.slice(other.range.start, other.range.start + 10)) &&
      found.some(({ sentence, range }) => sentence === other.sentence && range.start > other.range.start),
  );
const CLOCK_FIRST = /^(?:\d{1,2}[:.]\d\d|\d{1,2}\s?[ap]\.?m|noon|midnight|midday)/i;

function distinct(facts: readonly DateFact[]): DateFact[] {
  const kept: DateFact[] = [];
  for (const fact of facts)
    if (
      !kept.some(
        (other) =>
          other.time === fact.time && other.until === fact.until && other.zone?.resolved === fact.zone?.resolved,
      )
    )
      kept.push(fact);
  return kept;
}

const clockIn = (fact: DateFact): string =>
  `${clockText(fact.time!)}${fact.until === null ? '' : `–${clockText(fact.until % DAY)}`}${fact.zone ? ` ${fact.zone.text}` : ''}`;
