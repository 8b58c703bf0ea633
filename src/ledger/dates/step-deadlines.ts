import { readActions } from '../../facts/actions.ts';
import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import { isCommon } from '../statements/spread.ts';
import { isOldDay } from './stamps.ts';

/** A day by which something has to be done, with the words that tell what. */
interface StepDay {
  readonly fact: DateFact;
  readonly words: ReadonlySet<string>;
}

/**
 * The deadline of a step exchanged for a later day of the notice: "download them before 3 March" told as "before 9 June", on
 * which maps stop loading and by which nothing has to be done.
 */
export const movedDeadline = oncePer(
  (output: Reading, notice: Reading): { readonly expected: DateFact; readonly found: DateFact } | undefined => {
    const was = stepDaysIn(notice);
    const first = was[0]?.fact;
    if (first === undefined || !was.every(({ fact }) => isSame(fact, first))) return undefined;
    const is = stepDaysIn(output);
    if (is.some(({ fact }) => isSame(fact, first))) return undefined;
    for (const { fact: found, words } of is) {
      const known = notice.facts.dates.filter((fact) => isSame(fact, found));
      // Of what is bounded by the other day, "works until 9 June", the step may be told as well.
      if (
        known.length === 0 ||
        known.some(({ boundary }) => boundary !== 'on' && boundary !== 'from' && boundary !== null)
      )
        continue;
      const told = was.find(
        (own) => isBefore(own.fact, found) && (own.words.size === 0 || [...own.words].some((word) => words.has(word))),
      );
      if (told) return { expected: told.fact, found };
    }
    return undefined;
  },
);

/** "7 May" is 7 May of a year that is told elsewhere. */
const isSame = ({ stamp: a }: DateFact, { stamp: b }: DateFact): boolean =>
  a.unit === b.unit &&
  a.part === b.part &&
  a.day === b.day &&
  (a.year === null || b.year === null || a.year === b.year);

const isBefore = ({ stamp: a }: DateFact, { stamp: b }: DateFact): boolean =>
  a.year !== null && b.year !== null && a.year !== b.year
    ? a.year < b.year
    : a.part! < b.part! || (a.part === b.part && a.day! < b.day!);

/** "You must export them before 3 May", "action is required by 3 May": the days that bound what users are asked for. */
const stepDaysIn = oncePer((reading: Reading): readonly StepDay[] => {
  const { doc, facts } = reading;
  const { tokens, clauses } = doc;
  const asked = readActions(doc).filter(({ kind }) => kind !== 'none');
  const found: StepDay[] = [];
  for (const fact of facts.dates) {
    if (!/^(?:by|before)$/.test(fact.boundary ?? '') || isOldDay(fact) || fact.stamp.unit !== 'day') continue;
    const clause = clauses[rangeAt(clauses, fact.range.start)];
    if (clause === undefined) continue;
    const action = asked.find(
      ({ at }) => at >= clause.first && at < clause.last && tokens[at]!.end <= fact.range.start,
    );
    if (action === undefined) continue;
    const words = tokens
      .slice(action.at, clause.last)
      .filter(
        ({ content, dateWord, number, end, lemma }) =>
          content && !dateWord && !number && end <= fact.range.start && !isCommon(lemma) && !GENERAL.test(lemma),
      )
      .map(({ lemma }) => lemma);
    found.push({ fact, words: new Set(words) });
  }
  return found;
});
/** "Action is required": whatever has to be done. */
const GENERAL = /^(?:action|act|requir|need|must|chang)/;
