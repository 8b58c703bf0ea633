import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { endsBefore, hasTwin, isAttributive } from './guards.ts';
import { startsNamed } from './subject.ts';
import { closesInsertion, isAbsolute, isTimetable } from './when.ts';
import { PAST_INTRANSITIVE, PAST_ONLY, SAME_FORM } from './words.ts';

/** Where a form in "-ed" without an auxiliary stands, and what stands round it. */
interface Place {
  readonly doc: Document;
  readonly s: number;
  readonly c: number;
  /** The verb, one past it, and where its stretch ends. */
  readonly at: number;
  readonly end: number;
  readonly stop: number;
  /** The first token of the stretch. */
  readonly opens: number;
  readonly subject: readonly number[];
  readonly object: readonly number[] | undefined;
  readonly dated: readonly DateFact[];
}

/** "We closed the desk", "the report stopped on 3 May": a finite past, and no participle. */
export function isFinitePast({ doc, s, c, at, end, stop, opens, subject, object, dated }: Place): boolean {
  const { tokens, clauses } = doc;
  const { first } = clauses[c]!;
  // "P20: stopped processing cards on 3 May": what is stopped cannot take a gerund.
  if (/^(?:stopped|ceased)$/.test(tokens[at]!.lower) && /ing$/.test(tokens[end]?.lower ?? '')) return true;
  if (subject.length === 0 || at <= opens || !(at > first || closesInsertion(doc, s, c))) return false;
  const word = tokens[at]!.lower;
  const before = tokens[at - 1]!.lower;
  if (SAME_FORM.test(word) || /^(?:be|been)$/.test(before) || isAbsolute(tokens, at, first)) return false;
  // "Periods that ended before May": a verb, as no participle follows the pronoun.
  if (/^(?:that|who)$/.test(before) && !PAST_INTRANSITIVE.test(word)) return false;
  if (object !== undefined && (startsNamed(tokens, end) || /^(?:we|i)$/.test(before))) return true;
  // "Pike 1.x reached end of life on 3 May"
  if (PAST_ONLY.test(word) || /^(?:reached|entered|hit)$/.test(word)) return true;
  return (
    endsBefore(doc, subject.at(-1)!, at) &&
    PAST_INTRANSITIVE.test(word) &&
    !(isAttributive(tokens, end, stop) || hasTwin(tokens, end, stop)) &&
    !isTimetable(doc, s, c, end, dated)
  );
}
