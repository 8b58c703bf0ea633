import { sameInstant } from '../facts/dates/instant.ts';
import type { Stamp } from '../facts/dates/stamp.ts';
import type { DateFact } from '../facts/dates.ts';
import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import type { Span } from '../text/span.ts';
import { compareClock } from './dates/clock.ts';
import { isComputed, isConverted } from './dates/computed.ts';
import { findCrossed } from './dates/crossed.ts';
import { findReversal, findShortened } from './dates/direction.ts';
import { isLooseTime } from './dates/loose-time.ts';
import { explainLosses } from './dates/losses.ts';
import { isNarrowed } from './dates/narrowed.ts';
import { compareRough } from './dates/rough.ts';
import { saysDay } from './dates/second-look.ts';
import { findShiftedEnd } from './dates/shifted-end.ts';
import { covers, dayOf, isOldDay, sameNumeric, stampKey } from './dates/stamps.ts';
import { movedDeadline } from './dates/step-deadlines.ts';
import { compareSuperseded } from './dates/superseded.ts';
import { compareWeekday } from './dates/weekdays.ts';
import type { Ledger } from './ledger.ts';

export type DateIssueKind =
  | 'date-missing'
  | 'date-changed'
  | 'date-exchanged'
  | 'date-less-precise'
  | 'date-more-precise'
  | 'date-relative'
  | 'date-invented'
  | 'date-superseded'
  | 'time-missing'
  | 'time-changed'
  | 'zone-missing'
  | 'zone-changed'
  | 'zone-invented'
  | 'boundary-changed';

/** One difference between the dates of the two texts. */
export interface DateIssue {
  readonly kind: DateIssueKind;
  readonly severity: 'error' | 'note';
  readonly notice: DateFact | null;
  readonly output: DateFact | null;
  /** What the notice says, and what the output says of it, as short words. */
  readonly expected: string;
  readonly found: string;
  /** Where in the output, if at no date. */
  readonly at?: Span;
}

/** The dates of both texts side by side. */
export interface DateLedger {
  /** True where the notice has a date that has to stand in the output. */
  readonly demanded: boolean;
  readonly issues: readonly DateIssue[];
}

/** All that one text says of one date. */
export interface DateGroup {
  readonly key: string;
  readonly facts: DateFact[];
}

export const written = (fact: DateFact): string => fact.span.text.replace(/\s+/g, ' ');

export const issue = (
  kind: DateIssueKind,
  notice: DateFact | null,
  output: DateFact | null,
  expected: string,
  found: string,
  severity: 'error' | 'note' = 'error',
): DateIssue => ({ kind, severity, notice, output, expected, found });

/** "Apps on 2028-01 or later" */
const isVersion = ({ span, lifecycle }: DateFact): boolean => !lifecycle && /^\d{4}-\d\d$/.test(span.text);

/** So many lost or strange dates are told; more tell a reader nothing new, and each costs a search through both texts. */
const MOST = 64;

/** Lays the dates of the notice beside those of the output, once for all that ask. */
export const compareDates: (ledger: Ledger) => DateLedger = oncePer(layDates);

function layDates({ notice, output }: Ledger): DateLedger {
  const issues: DateIssue[] = [];
  const said = groupsOf(output.facts.dates);
  const known = groupsOf(notice.facts.dates);
  const wanted = groupsOf(
    notice.facts.dates.filter(
      (fact) => fact.lifecycle && !isOldDay(fact) && !fact.release && !isLooseTime(notice, fact),
    ),
  );
  const matched = new Set<DateFact>();
  const lost: DateGroup[] = [];
  for (const group of wanted.values()) {
    if (lost.length >= MOST) break;
    const found = findGroup(group, said, notice, output);
    for (const fact of found) matched.add(fact);
    if (found.length === 0) {
      if (
        !isPartOfFiner(group, wanted) &&
        !endsWindow(group, output) &&
        (!isSaidAnyhow(group, output) || isNarrowed(group, notice, output)) &&
        !isTwin(group, matched, notice)
      )
        lost.push(group);
      continue;
    }
    issues.push(...compareClock(group.facts, found, notice, output));
    const bound = compareNotBefore(group.facts, found, notice, output);
    if (bound) issues.push(bound);
    const changed = compareRough(group.facts, found, notice, output) ?? compareWeekday(group.facts, found);
    if (changed) issues.push(changed);
    const turned =
      findReversal(group.facts, found, notice, output) ??
      findShortened(group.facts, found, notice, output) ??
      findShiftedEnd(group.facts, found, notice, output);
    if (turned)
      issues.push(
        issue(
          'boundary-changed',
          turned.notice,
          turned.output,
          phrase(notice, turned.notice),
          phrase(output, turned.output),
        ),
      );
  }
  // "9.0, which will be published no earlier than 1 October": a bound that holds for any day, told as the day itself.
  for (const [key, { facts }] of known) {
    const found = wanted.has(key) ? undefined : said.get(key)?.facts;
    const bound =
      found && facts.every((fact) => fact.boundary === 'not-before' && fact.stamp.unit !== 'year' && !isVersion(fact))
        ? compareNotBefore(facts, found, notice, output)
        : null;
    if (bound) issues.push(bound);
  }
  const strange: DateFact[] = [];
  for (const fact of output.facts.dates) {
    if (strange.length >= MOST) break;
    if (matched.has(fact) || known.has(stampKey(fact.stamp))) continue;
    if (fact.stamp.unit === 'year' && !fact.lifecycle) continue;
    // A year that was handed down from another date is no statement of the output.
    if (
      fact.sharedYear &&
      notice.facts.dates.some(({ stamp }) => sameDay(fact.stamp, stamp) || covers(yearless(fact), stamp))
    )
      continue;
    if (fact.release || notice.facts.dates.some((other) => sameNumeric(fact.stamp, other.stamp))) continue;
    strange.push(fact);
  }
  issues.push(...explainLosses(lost, strange, notice, output));
  for (const fact of strange) {
    if (issues.some((i) => i.output === fact)) continue;
    if (notice.facts.dates.some((other) => covers(fact.stamp, other.stamp)) || saysDay(notice.doc, fact.stamp))
      continue;
    const finer = notice.facts.dates.find((other) => other.lifecycle && covers(other.stamp, fact.stamp));
    if (finer) issues.push(issue('date-more-precise', finer, fact, written(finer), written(fact)));
    else if (closesWindow(fact, notice)) continue;
    else
      issues.push(
        issue(
          'date-invented',
          null,
          fact,
          '',
          written(fact),
          isComputed(fact, notice) || isConverted(fact, notice, matched) ? 'note' : 'error',
        ),
      );
  }
  const crossed = findCrossed(output, notice);
  if (crossed) {
    const { expected, found } = crossed;
    issues.push(issue('date-exchanged', expected, found, written(expected), written(found)));
  }
  const moved = crossed ? undefined : movedDeadline(output, notice);
  if (moved)
    issues.push(
      issue('date-exchanged', moved.expected, moved.found, phrase(notice, moved.expected), phrase(output, moved.found)),
    );
  issues.push(...compareSuperseded(notice, output, said, wanted));
  return { demanded: wanted.size > 0, issues };
}

/** "By December", behind another date's year. */
const yearless = ({ stamp }: DateFact): Stamp => ({ ...stamp, year: null });

const sameDay = (a: Stamp, b: Stamp): boolean => a.unit === b.unit && a.part === b.part && a.day === b.day;

function groupsOf(facts: readonly DateFact[]): Map<string, DateGroup> {
  const groups = new Map<string, DateGroup>();
  for (const fact of facts) {
    const key = stampKey(fact.stamp);
    const group = groups.get(key);
    if (group) group.facts.push(fact);
    else groups.set(key, { key, facts: [fact] });
  }
  return groups;
}

/** The output's mentions of the same date. */
function findGroup(group: DateGroup, said: Map<string, DateGroup>, notice: Reading, output: Reading): DateFact[] {
  const same = said.get(group.key)?.facts;
  if (same) return same;
  const stamp = group.facts[0]!.stamp;
  for (const other of said.values()) {
    const theirs = other.facts[0]!.stamp;
    if (sameNumeric(stamp, theirs)) return other.facts;
    // The year of a date that the notice gives without one may come from another of its dates.
    if (
      stamp.unit !== theirs.unit ||
      stamp.part !== theirs.part ||
      stamp.day !== theirs.day ||
      stamp.edge !== theirs.edge
    )
      continue;
    if (
      stamp.year === null &&
      theirs.year !== null &&
      (notice.facts.dates.some((fact) => fact.stamp.year === theirs.year) ||
        group.facts.some((fact) => yearFollows(notice, fact, theirs.year!)))
    )
      return other.facts;
    if (
      theirs.year === null &&
      stamp.year !== null &&
      (other.facts.every((fact) => followsInYear(fact, stamp.year!, output)) || isOnlyYear(stamp.year, output))
    )
      return other.facts;
    // A year that the notice gives once may stand once in the output, wherever.
    if (
      theirs.year === null &&
      stamp.year !== null &&
      group.facts.every((fact) => fact.sharedYear) &&
      output.facts.dates.some((fact) => fact.stamp.year === stamp.year)
    )
      return other.facts;
  }
  return [];
}

/** "Until 20 August 2027, ahead of the expiry on 22 August": a day behind another of its sentence, later in the same year. */
function followsInYear({ sentence, range, stamp }: DateFact, year: number, { facts }: Reading): boolean {
  const before = facts.dates.findLast(
    (other) => other.sentence === sentence && other.range.end <= range.start && other.stamp.year !== null,
  )?.stamp;
  if (before?.unit !== 'day' || stamp.unit !== 'day' || before.year !== year) return false;
  return stamp.part! > before.part! || (stamp.part === before.part && stamp.day! > before.day!);
}

/** "Until 1 March 2027; limits start on 1 February": where all days with a year have one and the same, it holds for the others. */
function isOnlyYear(year: number, { facts }: Reading): boolean {
  const years = facts.dates.flatMap(({ stamp }) => stamp.year ?? []);
  return years.length > 0 && years.every((other) => other === year);
}

/** "31 Dec 27". */
const yearFollows = ({ doc }: Reading, { range }: DateFact, year: number): boolean =>
  doc.plain.slice(range.end, range.end + 5).startsWith(` ${String(year).slice(2)}`);

/** "in September" beside "on 14 September": one date, said roughly and exactly. */
function isPartOfFiner(group: DateGroup, wanted: Map<string, DateGroup>): boolean {
  const stamp = group.facts[0]!.stamp;
  for (const other of wanted.values()) if (other !== group && covers(stamp, other.facts[0]!.stamp)) return true;
  return false;
}

/** "20 April, 14:00 – 21 April, 02:00" told as "20 April, 14:00–02:00": the second day is there, as the end of a window. */
function endsWindow(group: DateGroup, output: Reading): boolean {
  const day = dayOf(group.facts[0]!.stamp);
  if (day === null) return false;
  return output.facts.dates.some(
    (fact) =>
      fact.until !== null &&
      fact.time !== null &&
      fact.until <= fact.time &&
      dayOf(fact.stamp) === day - 1 &&
      group.facts.some((own) => own.time === fact.until),
  );
}

/** "11:59 PM PT on 30 September, which is 06:59 UTC on October 1": one of two names of an instant is enough. */
function isTwin(group: DateGroup, matched: ReadonlySet<DateFact>, notice: Reading): boolean {
  return group.facts.every(
    (fact) =>
      fact.time !== null &&
      fact.zone !== null &&
      notice.facts.dates.some((own) => {
        if (own === fact || own.sentence !== fact.sentence || own.time === null || own.zone === null) return false;
        const year = fact.stamp.year ?? own.stamp.year;
        return (
          [...matched].some((told) => told.time === own.time && dayOf(told.stamp) === dayOf(own.stamp)) &&
          sameInstant({ ...fact, stamp: { ...fact.stamp, year } }, own)
        );
      }),
  );
}

/** The day stands there in a way that the reader of dates does not follow; without its year it was followed. */
function isSaidAnyhow(group: DateGroup, output: Reading): boolean {
  const { stamp } = group.facts[0]!;
  return (
    saysDay(output.doc, stamp) &&
    !output.facts.dates.some((fact) => fact.stamp.unit === stamp.unit && covers(fact.stamp, stamp))
  );
}

/** The same the other way round. */
function closesWindow(fact: DateFact, notice: Reading): boolean {
  const day = dayOf(fact.stamp);
  if (day === null) return false;
  return notice.facts.dates.some(
    (own) =>
      own.until !== null &&
      own.time !== null &&
      own.until <= own.time &&
      dayOf(own.stamp) === day - 1 &&
      (fact.time === null || fact.time === own.until),
  );
}

const HEDGED =
  /\b(?:earliest|soonest|(?:no|not|nothing|none|nobody|never) (?:[a-z-]+ ){0,14}(?:earlier|sooner|before)|n't (?:[a-z]+ ){0,5}before|at (?:least|minimum)(?! (?:an? |\d+[ -]?|[a-z]+ )(?:second|minute|hour|day|week|month|year)s?)|minimum|or later|or after|any ?time after|never before|some ?time after|as early as|only (?:from|after|since|as of|on|in)|from [^.;,]{0,40} only)\b/i;

const PERIOD =
  /\b(?:period|cycle|term|month|quarter|year|season|week|semester|invoice|subscription|contract)s?\b|\b(?:falls?|includes?|including|containing|covering|running)\b/i;
/** A span of time that is told by a day in it. */
const PLACES =
  /\b(?:period|cycle|term|month|quarter|year|season|week|semester|invoice)\s(?:(?:in|during|within|into|on) which|that (?:contains|includes|covers|spans)|containing|including|covering|spanning)\b/i;

export const sentenceOf = (reading: Reading, fact: DateFact): string => {
  const sentence = reading.doc.sentences[fact.sentence]!;
  return reading.doc.plain.slice(
    Math.max(sentence.start, fact.range.start - 120),
    Math.min(sentence.end, fact.range.end + 80),
  );
};

/** The words of a date's sentence from the date before it to the next: "or later" behind another day hedges that day. */
function ownWords({ doc, facts }: Reading, { sentence, range }: DateFact): string {
  let { start, end } = doc.sentences[sentence]!;
  for (const other of facts.dates) {
    if (other.sentence !== sentence) continue;
    if (other.range.end <= range.start) start = Math.max(start, other.range.end);
    if (other.range.start >= range.end) end = Math.min(end, other.range.start);
  }
  return doc.plain.slice(Math.max(start, range.start - 120), Math.min(end, range.end + 80));
}

/** "no earlier than 1 March" told as "on 1 March", and the other way round. */
function compareNotBefore(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): DateIssue | null {
  // "With the billing period in which 31 August falls": the day only tells which period, and is not the end itself.
  const placing = own.find((fact) => PLACES.test(sentenceOf(notice, fact)));
  if (placing && own.length === 1 && !found.some((fact) => PERIOD.test(sentenceOf(output, fact))))
    return issue(
      'date-more-precise',
      placing,
      found[0]!,
      sentenceOf(notice, placing).trim(),
      phrase(output, found[0]!),
    );
  const open = own.find((fact) => fact.boundary === 'not-before');
  const openFound = found.find((fact) => fact.boundary === 'not-before');
  if (open && !openFound) {
    if (found.some((fact) => HEDGED.test(ownWords(output, fact)))) return null;
    // "Nothing changes before 1 June; on that day it is removed": the day itself is told too.
    if (/\b(?:on|from) that (?:day|date)\b/i.test(sentenceOf(notice, open))) return null;
    const firm = found[0]!;
    if (firm.boundary === 'after' || (firm.boundary === 'before' && isNegated(notice, open))) return null;
    return issue('date-more-precise', open, firm, phrase(notice, open), phrase(output, firm));
  }
  if (!open && openFound && found.every((fact) => fact.boundary === 'not-before')) {
    const firm = own[0]!;
    if (own.every((fact) => fact.boundary === 'after') || own.some((fact) => HEDGED.test(sentenceOf(notice, fact))))
      return null;
    return issue('boundary-changed', firm, openFound, phrase(notice, firm), phrase(output, openFound));
  }
  return null;
}

/** "We won't bill it before 1 July", told as "unbilled before 1 July": the word before the day is the same. */
const isNegated = ({ doc }: Reading, { range }: DateFact): boolean =>
  /\bbefore\s(?:the\s)?$/i.test(doc.plain.slice(Math.max(0, range.start - 14), range.start));

/** The date with the word before it: "no earlier than 1 March 2027". */
export function phrase(reading: Reading, fact: DateFact): string {
  const sentence = reading.doc.sentences[fact.sentence]!;
  const before = reading.doc.plain.slice(Math.max(sentence.start, fact.range.start - 40), fact.range.start);
  const lead =
    /(?:\b(?:no|not) (?:earlier|sooner|later) than|\bnot before|\bat least until|\b[a-z]+)\s+(?:the\s)?$/i.exec(before);
  return `${lead?.[0] ?? ''}${written(fact)}`.trim();
}
