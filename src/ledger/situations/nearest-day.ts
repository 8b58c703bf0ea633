import type { DateFact } from '../../facts/dates.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import { dayOf } from './calendar/day.ts';
import { followsSince } from './day-words.ts';

/** The first date after a predicate, or the last before it, of those that are its own. */
export function nearestDay({ doc, facts }: Reading, x: LifeStatement, future: ReadonlySet<string>): string | undefined {
  const at = doc.tokens[x.at]!.start;
  // "Will no longer be accepted, nor is `b` since 3 May": since when is told of what is over.
  const near = x.dates.filter((date) => !isBeyond(doc, x, date) && !(x.ahead && followsSince(doc, date)));
  const aside = near.filter((date) => isInBracketBefore(doc, at, date));
  const own =
    aside.length === 0 || aside.length < near.length
      ? near.filter((date) => !aside.includes(date))
      : (lastBefore(facts.dates, x, aside[0]!) ?? near);
  const after = own.find((date) => date.range.start >= at);
  const date =
    after ??
    x.conditions.find((condition) => condition.range.start >= at && future.has(dayOf(condition))) ??
    own.at(-1);
  return date && dayOf(date);
}

/** "Pull runs to 3 May, and the feed | is off", "…, with the feed already off, on 3 May": the day is the other's. */
function isBeyond(doc: Document, x: LifeStatement, { range }: DateFact): boolean {
  const { tokens, plain } = doc;
  if (range.start > x.range.end && isInOwnBracket(doc, x.range.end, range.start)) return true;
  const [first, last] = [x.subject[0], x.subject.at(-1)];
  if (first === undefined || last === undefined || last >= x.chain) return false;
  // "3 May: the app ends (its maker has closed)": a bracket with a subject of its own.
  const { bracketed, start, first: opens } = doc.clauses[x.clause]!;
  if (bracketed && first >= opens && range.end <= start) return true;
  // "…, and the lines were closed that day"
  const points = /^(?:that|same)$/.test(tokens[x.end]?.lower ?? '') || tokens[x.end + 1]?.lower === 'that';
  if (range.end <= tokens[last]!.start)
    return !points && /[,;]\s(?:and|but|while|whereas|with)\b/.test(plain.slice(range.end, tokens[last]!.start));
  return (
    tokens[first - 1]?.lower === 'with' &&
    range.start > x.range.end &&
    plain.slice(x.range.end, range.start).includes(',')
  );
}

/** "`a` raises `E` (6.x gets fixes until 3 May)": a bracket that tells something of its own up to the day. */
function isInOwnBracket({ clauses, tokens, plain }: Document, from: number, to: number): boolean {
  const clause = clauses[rangeAt(clauses, to)];
  if (!clause?.bracketed || clause.start <= from || !plain.slice(from, clause.start).includes('(')) return false;
  let words = 0;
  let lasts = false;
  for (let k = clause.first; k < clause.last && tokens[k]!.start < to; k++) {
    if (tokens[k]!.content && !tokens[k]!.dateWord) words++;
    lasts ||= words > 1 && /^(?:until|till|through|for)$/.test(tokens[k]!.lower);
  }
  // "(snapshots kept until 31 August)": how long something lasts is no day of an end that is over.
  return words >= OWN_WORDS || lasts;
}
const OWN_WORDS = 3;

/** The last date of the statement's sentence before another one, in a list of its own. */
function lastBefore(
  dates: readonly DateFact[],
  { sentence }: LifeStatement,
  { range }: DateFact,
): readonly DateFact[] | undefined {
  const before = dates.findLast((date) => date.sentence === sentence && date.range.end <= range.start);
  return before && [before];
}

/** "3 May: the feed (no updates since 4 March) was removed": a bracket before the verb that tells something of its own. */
function isInBracketBefore({ clauses, tokens }: Document, verb: number, { range }: DateFact): boolean {
  const clause = clauses[rangeAt(clauses, range.start)];
  return (
    clause?.bracketed === true &&
    clause.end <= verb &&
    tokens.slice(clause.first, clause.last).some(({ content, dateWord }) => content && !dateWord)
  );
}
