import { sameInstant } from '../../facts/dates/instant.ts';
import { readRelatives } from '../../facts/dates/relative.ts';
import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { numberWord } from '../../text/number-word.ts';
import { dayOf } from './stamps.ts';

const PERIOD = /\b(\d{1,4}|[a-z]{3,12})[\s-](days?|weeks?|months?|years?|hours?)\b/gi;
const DAYS: Record<string, readonly number[]> = {
  d: [1, 1],
  w: [7, 7],
  m: [28, 31],
  y: [365, 366],
  h: [1 / 24, 1 / 24],
};

/** True where a date of the output is a date of the notice plus or minus a period that the notice grants ("30 days after 1 March"). */
export function isComputed(fact: DateFact, notice: Reading): boolean {
  const day = dayOf(fact.stamp);
  if (day === null) return false;
  const known = notice.facts.dates.map((other) => dayOf(other.stamp)).filter((d) => d !== null);
  for (const [, count, unit] of notice.doc.plain.slice(0, 100_000).matchAll(PERIOD)) {
    const amount = /^\d/.test(count!) ? Number(count) : numberWord(count!.toLowerCase());
    if (amount === undefined || amount === 0) continue;
    const [least, most] = DAYS[unit![0]!.toLowerCase()]!;
    for (const other of known) {
      const apart = Math.abs(day - other);
      if (apart >= Math.floor(amount * least!) - 1 && apart <= Math.ceil(amount * most!) + 1) return true;
    }
  }
  // "next Friday" under a dated heading.
  return readRelatives(notice.doc).some(
    (relative) => relative.days !== null && known.some((other) => Math.abs(day - other - relative.days!) <= 1),
  );
}

/** True where a day in the output is a date of the notice in another zone, and the notice's own form stands there too. */
export function isConverted(fact: DateFact, notice: Reading, matched: ReadonlySet<DateFact>): boolean {
  if (fact.time === null || fact.zone === null) return false;
  return notice.facts.dates.some(
    (own) =>
      own.time !== null &&
      own.zone !== null &&
      [...matched].some(
        (told) => told.time === own.time && told.zone !== null && dayOf(told.stamp) === dayOf(own.stamp),
      ) &&
      sameInstant(own, fact),
  );
}
