import type { Document } from '../text/document.ts';
import { boundaryOf } from './dates/boundary.ts';
import type { RawTime } from './dates/clock/dial.ts';
import { isAttribution, isDateline } from './dates/dateline.ts';
import { inherit } from './dates/inherit.ts';
import { type Draft, draftDates } from './dates/join.ts';
import { marksOf } from './dates/marks.ts';
import { FOLLOWS_OLD } from './dates/old-plan.ts';
import { withOlderPlans } from './dates/older-plans.ts';
import { type Governed, roleAt } from './dates/role.ts';
import { clockText, lengthText, type Stamp, stampText } from './dates/stamp.ts';
import { exceptTitleDay } from './dates/title-day.ts';
import type { Fact } from './fact.ts';

export type DateRole = 'deprecation' | 'removal' | 'brownout' | 'end-of-support' | 'deadline' | 'other';
export type Boundary = 'on' | 'by' | 'before' | 'after' | 'until' | 'from' | 'not-before';

/** The zone as written ("PT", "UTC+8"), and resolved to an IANA name or offset; a name without one stays as written. */
export interface ZoneFact {
  readonly text: string;
  readonly resolved: string;
}

/** A date that the text states. */
export interface DateFact extends Fact {
  /**
   * ISO 8601 / EDTF at the precision stated: `2027-03-14`, `2027-03`, `2027-Q2`, `2027-03-14T17:00`, a window as
   * `2027-03-14T17:00/18:00` or `2027-03-14T17:00/PT12H`, `XXXX-03-14` without a year. An edge is appended: `2027-Q2-end`.
   */
  readonly value: string;
  readonly role: DateRole;
  /** True for dates that rule 4 protects: no post date, history, API version or model id, no condition on who is concerned. */
  readonly lifecycle: boolean;
  readonly boundary: Boundary | null;
  readonly zone: ZoneFact | null;
  /** True where the text itself marks the date as no longer valid ("previously 30 April"). */
  readonly superseded: boolean;
  /** The day of a plan that the text takes back. */
  readonly calledOff: boolean;
  /** The author's words for what happens then ("deleted", "Shutdown"): the nearest telling word, or the header or label. */
  readonly event: string | null;
  /** True for a date that only tells who is concerned ("accounts created before …"). */
  readonly condition: boolean;
  /** True where the date only names a release ("the Summer '27 release"). */
  readonly release: boolean;
  /** The calendar part, taken apart. */
  readonly stamp: Stamp;
  /** Minutes since midnight, and the end of a window: at most 1440 where a time is given (one before the start lies on the next day), start plus length where a length is. */
  readonly time: number | null;
  readonly until: number | null;
  /** True where the year, the time or the zone was said once, elsewhere, for several dates. */
  readonly sharedYear: boolean;
  readonly sharedTime: boolean;
  readonly sharedZone: boolean;
  readonly sentence: number;
}

/** A verb between two dates that tells something new of the second: an auxiliary, or the verb of a clause behind a comma. */
const OWN_VERB =
  /\b(?:will|is|are|was|were|has|must|can)\b|^(?:,\s.*\b|\s)(?:ends?|stops?|closes?|leaves?|goes|expires?|shuts?|retires?|ceases?|disappears?)\b/;

/** "No earlier than 3 May, and the end of June is the end of reads": a day that is the subject of a clause of its own. */
const beginsClause = (between: string, after: string): boolean =>
  /^,\s(?:and|but|while)\s/.test(between) && /^\s(?:is|was|will|brings|marks|sees|remains|stays)\s/.test(after);

/** The zone's own words, where they stand inside the date's phrase. */
const ownZone = (doc: Document, draft: Draft): string | null =>
  draft.times
    .map((time) => time.zone?.text)
    .find((text) => text !== undefined && doc.plain.slice(draft.opens, draft.closed).includes(text)) ?? null;

/** Reads the dates of a text, in their order. A date with two times is two facts. Linear; never throws. */
export function readDates(doc: Document): DateFact[] {
  const drafts = draftDates(doc);
  const facts: DateFact[] = [];
  const roles = new Map<Draft, Governed>();
  for (const draft of drafts.dates) roles.set(draft, roleAt(doc, draft.sentence, draft.opens, draft.closed));
  const heirs = inherit(doc, drafts, (draft) => roles.get(draft)!.role);
  let wasOld = false;
  let wasDecoy = false;
  for (const [index, draft] of drafts.dates.entries()) {
    const sentence = doc.sentences[draft.sentence]!;
    const head = draft.head ?? draft;
    const before = doc.plain.slice(Math.max(sentence.start, draft.opens - 160), draft.opens);
    const after = doc.plain.slice(draft.closed, Math.min(sentence.end, draft.closed + 80));
    const previous = drafts.dates[index - 1];
    const between = previous?.sentence === draft.sentence ? doc.plain.slice(previous.closed, draft.opens) : '\n';
    let marks = marksOf(doc, draft, before, after);
    if (marks.lifecycle && (isAttribution(before, after) || isDateline(doc, draft, drafts.dates[index + 1])))
      marks = { ...marks, lifecycle: false };
    if (wasOld && FOLLOWS_OLD.test(between) && /[,;]?\s*(?:\bnow\b|\bwill\b|\bhas\b|\btakes\b)/i.test(after))
      marks = { ...marks, superseded: true };
    // "v2 is out since 3 May and v3 since 4 May", "closed from 24 December to 2 January": what the first is, the next is too.
    const follows = draft.head !== null || /^,?\s(?:and\s)?[\w.\s`-]{0,24}?(?:since|on|in|from|to)\s$/.test(between);
    if (wasDecoy && follows && marks.lifecycle && !OWN_VERB.test(between)) marks = { ...marks, lifecycle: false };
    // "We formerly told you of 15–16 April": the end of a stretch is what its beginning is.
    if (wasOld && /^\s?[-–—]\s?$/.test(between)) marks = { ...marks, superseded: true };
    wasDecoy = !marks.lifecycle && !marks.superseded;
    wasOld = marks.superseded;
    const lead = head === draft ? before : doc.plain.slice(Math.max(sentence.start, head.opens - 60), head.opens);
    const boundary =
      boundaryOf(before.slice(-60), after) ?? (beginsClause(between, after) ? null : boundaryOf(lead.slice(-60), ''));
    const times: (RawTime | null)[] = draft.times.length > 0 ? draft.times : [heirs.times.get(draft) ?? null];
    const governed = roles.get(draft)!;
    const range = { start: draft.opens, end: draft.closed };
    for (const time of times) {
      const zone = time ? (time.zone ?? heirs.columns.get(draft) ?? heirs.zone) : null;
      const shared = draft.times.length === 0 || draft.inheritsTime;
      const until = time === null ? null : (time.until ?? (time.length === null ? null : time.minutes + time.length));
      facts.push({
        span: doc.span(range),
        range,
        value:
          stampText(draft.stamp) +
          (time
            ? `T${clockText(time.minutes)}${until === null ? '' : `/${time.length === null ? clockText(until) : lengthText(time.length)}`}`
            : ''),
        role: governed.role,
        ...marks,
        boundary,
        zone,
        event: governed.event,
        stamp: draft.stamp,
        time: time?.minutes ?? null,
        until,
        sharedYear: draft.inheritsYear,
        sharedTime: time !== null && shared,
        sharedZone: zone !== null && (shared || time?.zone === null || zone.text !== ownZone(doc, draft)),
        sentence: draft.sentence,
      });
    }
  }
  return withOlderPlans(doc, exceptTitleDay(doc, facts));
}
