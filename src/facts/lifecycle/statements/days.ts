import type { DateFact } from '../../dates.ts';
import { datesWithin } from '../dates-within.ts';
import { dayOfWhen, frontedDates, leadDates } from '../lead-dates.ts';
import { isEarlierVerbs } from '../past-clause.ts';
import { sameDay } from '../when.ts';
import type { Verb } from './verb.ts';

/** The days of a statement. */
export interface Days {
  /** Those that tell when. */
  readonly near: readonly DateFact[];
  /** Of these the ones from the verb on. */
  readonly own: readonly DateFact[];
  /** Those that lead in: "- 1 May 2028: functions are no longer invoked". */
  readonly led: readonly DateFact[];
  /** The one right before a "when": "Move by 3 May, when the host is turned off". */
  readonly ofWhen: readonly DateFact[];
  /** Those that only say who is concerned. */
  readonly conditions: readonly DateFact[];
}

const isPlain = (date: DateFact): boolean => !date.condition;
const NONE: readonly DateFact[] = [];

/** `listed`: what a colon behind the verb names, where it tells of that. */
export function daysOf(verb: Verb, listed: readonly number[]): Days {
  const { doc, s, c, at, first, dated, inRow, begin, end, stop } = verb;
  const { tokens } = doc;
  if (dated.length === 0) return { near: inRow.filter(isPlain), own: NONE, led: inRow, ofWhen: NONE, conditions: NONE };
  const within = datesWithin(doc, dated, begin, end, stop);
  const timed = within.filter((x) => isPlain(x) && !isEarlierVerbs(doc, c, first, x));
  const isBehind = ({ range }: DateFact): boolean => range.start >= tokens[at]!.start;
  const own = timed.filter(isBehind);
  const led = leadIn(verb);
  const ofWhen = dayOfWhen(doc, s, c, dated);
  const near =
    own.length > 0
      ? own
      : timed.concat(
          ofWhen,
          listed.length > 0 ? behindList(verb) : NONE,
          led.filter(isPlain),
          sameDay(tokens, end, at, dated),
        );
  return { near, own, led, ofWhen, conditions: within.filter((x) => !isPlain(x) && isBehind(x)) };
}

/** The day that opens the sentence, where another clause stands between, or leads in. */
function leadIn({ doc, s, c, dated }: Verb): readonly DateFact[] {
  const fronted = c > doc.sentences[s]!.firstClause ? frontedDates(doc, s, dated) : NONE;
  return fronted.length > 0 ? fronted : leadDates(doc, s, dated);
}

/** "One thing ends: `x`, on 3 May": the day stands behind what the colon names. */
const behindList = ({ doc: { tokens }, dated, end }: Verb): readonly DateFact[] =>
  dated.filter((x) => x.range.start >= tokens[end - 1]!.end && isPlain(x));
