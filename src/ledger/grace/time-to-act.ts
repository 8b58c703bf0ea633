import { readActions } from '../../facts/actions.ts';
import type { DateFact } from '../../facts/dates.ts';
import { readNoDates } from '../../facts/lifecycle/no-date.ts';
import { isByRelease } from '../../facts/lifecycle/points.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import { isTime } from '../../facts/lifecycle/subject.ts';
import { readUnits } from '../../facts/lifecycle/units.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { isLooseTime } from '../dates/loose-time.ts';
import { covers } from '../dates/stamps.ts';
import type { Ledger } from '../ledger.ts';
import { answersAs } from '../situations/answers-as.ts';
import { followsSince } from '../situations/day-words.ts';
import { namesRemoval } from '../situations/removal-words.ts';
import { compareActions } from '../statements/compare-actions.ts';
import { touching } from '../touching.ts';
import { datedGrants } from './dated-grants.ts';

/** What the notice asks, and by when, with the first place that says so; and whether the output tells any of it. */
export interface TimeToAct {
  /** The first thing asked, where anything is. */
  readonly action: Range | undefined;
  readonly actionTold: boolean;
  /** The first time to act by, where one is given. */
  readonly time: Range | undefined;
  readonly timeTold: boolean;
}

/** Compares what users must do and by when. */
export function compareTimes(ledger: Ledger): TimeToAct {
  const { notice, output } = ledger;
  const { action, told } = compareActions(ledger);
  const times = deadlines(notice);
  const units = readUnits(notice.doc, notice.facts.dates);
  const failing = units.find(({ fate, evidence }) => fate === 'failing' && !isMereStatus(notice, evidence));
  // "Batch Upload stays, without end date", where something else ends on a day: no time to act by.
  const spares =
    times.length > 0 && units.some((unit) => unit.fate === 'spared') && units.every((unit) => unit.fate !== 'warning');
  const open = spares ? undefined : readNoDates(notice.doc)[0];
  const release = releaseOf(notice);
  const time = times[0]?.range ?? failing?.evidence ?? open ?? release;
  const releases = releasesIn(notice, release ?? failing?.evidence);
  // "Servers refuse it from 12.0 on": a release that the notice names for something else.
  const others = new Set(versionsIn(notice.doc).filter((version) => !releases.has(version)));
  // "Push is off until the test has arrived", "as our insurer does not allow it": over, and nothing that retires.
  const isOver = (x: LifeStatement): boolean =>
    failing !== undefined ||
    (x.family !== 'state' && !(x.family === 'work' && isReasoned(output.doc, x))) ||
    /^ha(?:s|ve)\b/i.test(output.doc.plain.slice(x.range.start, x.range.end));
  return {
    action,
    actionTold: told,
    time,
    timeTold:
      tellsTime(ledger, times) ||
      // "No date has been set" where the notice has one and tells so of nothing: told wrongly, and so not told.
      ((open !== undefined || times.length === 0) && readNoDates(output.doc).length > 0) ||
      readLife(output.doc, output.facts.dates).some(
        (x) => x.done && !x.aside && !x.dependent && !x.partial && isOver(x),
      ) ||
      // "It won't be unpublished", of "we have no plans to unpublish it"
      (open !== undefined &&
        /\bplan/i.test(notice.doc.plain.slice(open.start, open.end)) &&
        readLife(output.doc, output.facts.dates).some((x) => x.family === 'removal' && x.fate === 'spared')) ||
      (failing !== undefined && namesRemoval(output.doc, 'over')) ||
      releaseOf(output, others) !== undefined ||
      namesOneOf(output.doc, releases) ||
      LAST_RELEASE.test(output.doc.plain) ||
      (failing !== undefined && answersAs(notice.doc, failing.evidence, output.doc)),
  };
}

/** "Has reached end of life and will be deactivated", "legacy, unsupported versions": what a thing is called before its end. */
const isMereStatus = ({ doc, facts }: Reading, { start, end }: Range): boolean =>
  STATUS.test(doc.plain.slice(start, end)) &&
  readLife(doc, facts.dates).some(({ family, mood, done }) => family === 'removal' && mood === 'future' && !done);
const STATUS =
  /^(?:ha(?:s|ve) reached (?:its |their |the )?end|(?:is |are )?(?:now )?(?:unsupported|obsolete|outdated|legacy|at (?:its |their )?end))\b/i;

const isReasoned = ({ plain, sentences }: Document, { range, sentence }: LifeStatement): boolean =>
  /\b(?:as|because|since|given that)\s[^.;:]*$/i.test(plain.slice(sentences[sentence]!.start, range.start));

const dayKey = (date: DateFact): string => date.value.split('T')[0]!.replace(/^(?:\d{4}|XXXX)-/, '');

/** Dates by which something ends or has to be done: no deprecation, no announcement, nothing superseded. */
function deadlines(notice: Reading): DateFact[] {
  const { doc, facts } = notice;
  const due = facts.dates.filter(
    (date) => date.lifecycle && !date.condition && !date.superseded && date.role !== 'deprecation' && !isOutage(date),
  );
  const rough = new Set(due.filter(({ stamp }) => stamp.unit !== 'day' || stamp.year === null));
  // "Files end in April" over "until 16 April": one time, and the day tells it. "In November somebody broke in" is none.
  const open =
    rough.size > MOST
      ? due
      : due.filter(
          (date) =>
            !rough.has(date) || !(isLooseTime(notice, date) || due.some(({ stamp }) => covers(date.stamp, stamp))),
        );
  // The later day until which some may go on is no time for the others.
  const grants = datedGrants(notice);
  let dates = open.filter(
    (date) =>
      !grants.some(
        ({ fact, value }) =>
          value === date.value ||
          // "If they file a form by 1 October": what they have to do for it.
          (DUE.test(date.boundary ?? '') && date.sentence === fact.sentence && date.range.start > fact.range.start),
      ),
  );
  if (dates.length === 0) return open;
  // "New accounts have not been accepted since 1 March", beside an end to come.
  const since = new Set(dates.filter((date) => followsSince(doc, date)));
  if (dates.some((date) => !since.has(date))) dates = dates.filter((date) => !since.has(date));
  // What only sign-ups, or only those who are excepted, have to heed is no time for the others.
  const ends = new Set<DateFact>();
  const asides = new Set<DateFact>();
  for (const x of readLife(doc, facts.dates))
    for (const date of x.dates)
      (x.partial || (x.hedged && (x.family === 'stay' || x.family === 'work')) ? asides : ends).add(date);
  const scheduled = new Set<DateFact>();
  for (const unit of readUnits(doc, facts.dates))
    if (unit.fate === 'scheduled') for (const date of unit.dates) scheduled.add(date);
  // Where the end itself has its day, that of a stay, of a sandbox or of what moves by itself is none to act by.
  if (dates.some((date) => scheduled.has(date))) {
    const others = dates.filter((date) => date.role === 'deadline' && !scheduled.has(date));
    const asked = others.length > 0 ? touching(readActions(doc).map(({ range }) => range)) : () => false;
    return dates.filter(
      (date) =>
        scheduled.has(date) ||
        (others.includes(date) && asked(doc.sentences[date.sentence]!)) ||
        (date.role === 'removal' && !asides.has(date) && opensEntry(doc, date)),
    );
  }
  const plain = dates.filter((date) => ends.has(date) || !asides.has(date));
  // Where a removal or a deadline is told, the end of an archive or of a refund is no time to act by.
  const main = plain.filter(
    (date) => ends.has(date) || date.role === 'removal' || date.role === 'deadline' || date.role === 'end-of-support',
  );
  return main.length > 0 ? main : plain.length > 0 ? plain : dates;
}

/** More rough times than these are a long list, and no second word for a day. */
const MOST = 64;

/** A brownout, or "will fail on 4 April from 8:00 to 10:00": hours out of service are no end. */
const isOutage = ({ role, value }: DateFact): boolean => role === 'brownout' || /T.*\//.test(value);

/** "- 30 June 2027: last moment to withdraw": the date leads an entry of a timetable. */
function opensEntry({ sentences, plain, blocks }: Document, { range, sentence }: DateFact): boolean {
  const { start, block } = sentences[sentence]!;
  return (
    (blocks[block]!.kind === 'item' || /(?:^|\n)\s*$/.test(plain.slice(Math.max(0, start - 2), start))) &&
    range.start - start < 4 &&
    /^\s?[:–—-]/.test(plain.slice(range.end, range.end + 2))
  );
}

/** A date of the output that is no deadline in the notice tells no time to act by; a wrong date is another rule's. */
function tellsTime({ notice, output }: Ledger, times: readonly DateFact[]): boolean {
  const right = new Set(times.map(dayKey));
  // A superseded date is a wrong one, and so another rule's.
  const old = new Set(notice.facts.dates.filter((date) => date.superseded).map(dayKey));
  const idle = new Set(
    notice.facts.dates
      .filter((date) => !times.includes(date))
      .map(dayKey)
      .filter((day) => !old.has(day)),
  );
  const due = new Set(
    notice.facts.dates.filter((date) => date.lifecycle && date.role !== 'deprecation' && !isOutage(date)).map(dayKey),
  );
  // An end that the output sets on a day of its own making: another rule's.
  const ends = new Set(
    readLife(output.doc, output.facts.dates)
      .filter((x) => isEnd(x) && x.fate === 'scheduled' && !x.partial && !x.aside && !x.hedged)
      .flatMap((x) => x.dates),
  );
  return output.facts.dates.some(
    (date) =>
      right.has(dayKey(date)) ||
      // "By the end of 2027", of 31 December: told roughly, which is another rule's.
      (!date.condition && times.some(({ stamp }) => stamp.year !== null && covers(date.stamp, stamp))) ||
      (ends.has(date) && date.lifecycle && !followsSince(output.doc, date)) ||
      // "Must change by 15 August": set as the time to act by, of a day that the notice sets for something.
      (DUE.test(date.boundary ?? '') && due.has(dayKey(date))) ||
      isLabelled(output.doc, date) ||
      (!idle.has(dayKey(date)) &&
        !date.condition &&
        date.role !== 'deprecation' &&
        (date.lifecycle || date.role === 'removal')),
  );
}

/** "Is removed", "will be unavailable" */
const isEnd = ({ family, mood }: LifeStatement): boolean =>
  family === 'removal' || (family === 'state' && mood === 'future');

const DUE = /^(?:by|before)$/;

/** "Deadline: 30 June": given as the time to act by, rightly or wrongly. */
const isLabelled = ({ plain, blocks }: Document, { range }: DateFact): boolean =>
  /^\W*deadlines?\W+$/i.test(plain.slice(blocks[rangeAt(blocks, range.start)]?.start, range.start));

const NONE: ReadonlySet<string> = new Set();

/** The end as a noun: "removal intended in Halden 148". */
const EVENT = new Set('removal retirement shutdown sunset discontinuation withdrawal'.split(' '));

/** "removed in 5.0", "with the Summer release": a release as a time. */
function releaseOf({ doc, facts }: Reading, others = NONE): Range | undefined {
  // "With 5.0 it is deprecated and will get no updates": the release is that of the deprecation.
  let warned = 0;
  for (const x of readLife(doc, facts.dates)) {
    if (x.family === 'deprecation') warned = x.end;
    if (
      x.family !== 'deprecation' &&
      x.family !== 'stay' &&
      !x.hedged &&
      ((x.anchored && x.mood === 'present' && isByRelease(doc.tokens, x.chain, x.end)) ||
        namesRelease(
          doc,
          Math.max(x.chain - 12, doc.sentences[x.sentence]!.first, warned),
          Math.min(x.end + 14, doc.sentences[x.sentence]!.last),
          x.family === 'refusal' ? others : NONE,
          new Set(x.subject),
        ))
    )
      return x.range;
  }
  for (const [k, token] of doc.tokens.entries())
    if (EVENT.has(token.lower) && !token.code && namesRelease(doc, k - 4, k + 8, NONE))
      return { start: token.start, end: token.end };
  return undefined;
}

/** The numbers of the releases that the sentence of a range sets as a time. */
function releasesIn({ doc }: Reading, range: Range | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const sentence = range && doc.sentences[rangeAt(doc.sentences, range.start)];
  for (let k = sentence?.first ?? 0; k < (sentence?.last ?? 0); k++)
    if (/\d/.test(doc.tokens[k]!.lower) && (namesRelease(doc, k, k + 1, NONE) || isAsOf(doc, k)))
      found.add(bare(doc.tokens[k]!.lower));
  return found;
}
/** "As of the 7.2 release", "as of firmware 3.3" */
const isAsOf = ({ tokens }: Document, k: number): boolean =>
  /^v?\d+(?:\.\d+)+$/.test(tokens[k]!.lower) &&
  [k - 1, k - 2].some((n) => tokens[n]?.lower === 'of' && tokens[n - 1]?.lower === 'as') &&
  !isDeprecation({ tokens }, k);
/** "Deprecated as of 8.4": no time to act by. */
const isDeprecation = ({ tokens }: Pick<Document, 'tokens'>, at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => lower.startsWith('deprecat'));
const versionsIn = ({ tokens }: Document): string[] =>
  tokens.map(({ lower }) => bare(lower)).filter((version) => /^\d+(?:\.\d+)+$/.test(version));
const bare = (version: string): string => version.replace(/^v(?=\d)/, '');

/** "v3.22 is the last release with it", "the last release that has it is 3.22": behind it there is none. */
const LAST_RELEASE =
  /\bv?\d+\.\d+(?:\.\d+)?\b[^;:\n]{0,30}? (?:is|will be) (?:the|our) (?:very )?(?:last|final) (?:release|version)\b|\b(?:last|final) (?:release|version)\b[^;\n]{0,60}?\bv?\d+\.\d+/i;

/** "5.0 drops it", "the end comes with 5.0": whatever the words, the release is the time. */
const namesOneOf = ({ tokens }: Document, releases: ReadonlySet<string>): boolean =>
  releases.size > 0 && tokens.some(({ lower, code }) => !code && releases.has(bare(lower)));

/** Whether one of these tokens names a release, behind a preposition. */
function namesRelease(
  { tokens, plain }: Document,
  from: number,
  to: number,
  others: ReadonlySet<string>,
  subject?: ReadonlySet<number>,
): boolean {
  const word = (k: number): string => tokens[k]?.lower ?? '';
  for (let k = Math.max(0, from); k < Math.min(tokens.length, to); k++) {
    const before = word(k - 1);
    // "With 2.9-inch panels"
    if (MEASURE.test(plain.slice(tokens[k]!.end, tokens[k]!.end + 10))) continue;
    // "with the next major version"
    if (
      /^(?:next|coming|following)$/.test(word(k)) &&
      /^(?:the|our)$/.test(before) &&
      /^(?:in|with|from|by|of|until)$/.test(word(k - 2))
    )
      for (let n = k + 1; n < k + 3; n++) if (/^(?:release|version|major)$/.test(word(n))) return true;
    // "in Halden 148", "in Kit iOS SDK 8.0.0": the product's name stands between.
    let lead = k - 1;
    while (lead > 0 && lead > k - 5 && /\p{Lu}/u.test(tokens[lead]!.text) && !tokens[lead]!.dateWord) lead--;
    const named = lead < k - 1 && LED.test(word(lead));
    const led = named || LED.test(word(k - 2));
    if (!led && !/^(?:in|with|as|from|by|until|before|of|release|version|and)$/.test(before)) continue;
    // "Upgrade to version 14, since version 12 is being retired": what goes, and where to go.
    if (/^(?:release|version)$/.test(before) && (subject?.has(k) || word(k - 2) === 'to')) continue;
    // "Where TLS 1.0 and 1.1 stay on": two versions of a thing, and no time.
    if (before === 'and' && /^v?\d+(?:\.\d+)+$/.test(word(k - 2)) && !LED.test(word(k - 3))) continue;
    if (isDeprecation({ tokens }, k) || others.has(bare(word(k)))) continue;
    if (/^v?\d+(?:\.\d+)+$/.test(word(k))) return true;
    if (/^v?\d{1,4}$/.test(word(k)) && /^(?:release|version)$/.test(before)) return true;
    if (named && /^\d{1,3}$/.test(word(k)) && !isTime(tokens, k)) return true;
    if (/^(?:release|version|major)$/.test(word(k)) && /^(?:next|the|major|this)$/.test(before)) return true;
  }
  return false;
}
const LED = /^(?:in|with|from|until|before)$/;
/** What makes a number an amount. */
const MEASURE =
  /^[-\s]?(?:inch|mm|cm|km|[kmgt]i?b|[kmg]?hz|kwh?|volts?|watts?|kg|%|percent|million|billion|times|seconds?|minutes?|hours?|days?)\b/i;
