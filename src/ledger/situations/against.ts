import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { type Unit, unitAt } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';
import { type Calendar, dayOf } from './calendar.ts';
import { readNoMore } from './no-more.ts';
import { isComing, isOver, stanceOf } from './stance.ts';

/** Both texts as the comparison reads them. */
interface Texts {
  readonly notice: Reading;
  readonly output: Reading;
  readonly units: readonly Unit[];
  readonly told: readonly LifeStatement[];
  readonly said: readonly LifeStatement[];
  readonly calendar: Calendar;
}

/**
 * What the output tells as to come, or as over, where the notice tells nothing at all in that way: "will be closed", of
 * a notice that knows of no end ahead. Needs no thing to be recognised. What stands in the notice, and where it is told.
 */
export function toldAgainst({
  notice,
  output,
  units,
  told,
  said,
  calendar,
}: Texts): readonly (readonly [Unit, Range])[] {
  const { ahead, over, stays, soon } = stanceOf(notice, told, units, calendar);
  const coming = over ? unitAt(over, 'failing') : stays && unitAt(stays, 'warning');
  const gone = ahead ? unitAt(ahead, 'scheduled') : stays && unitAt(stays, 'warning');
  const found: (readonly [Unit, Range])[] = [];
  if (!ahead && !soon && coming) {
    const { past } = calendar;
    // A day of which the notice tells no tense may lie ahead.
    const isKnown = (x: LifeStatement): boolean => x.dates.every((date) => past.has(dayOf(date)));
    for (const x of said) if (isComing(output.doc, x) && isKnown(x)) found.push([coming, x.range]);
  }
  if (over || !gone) return found;
  // Where things are known, what is told as over may be a detail of the change.
  if (units.length === 0) for (const x of said) if (isOver(output.doc, x)) found.push([gone, x.range]);
  if (readNoMore(notice).length > 0) return found;
  const ended = told.flatMap(({ fate, clause }) => (fate === 'scheduled' ? [notice.doc.clauses[clause]!] : []));
  const words = ended.flatMap(({ first, last }) => notice.doc.tokens.slice(first, last));
  const verbs = new Set(words.flatMap(({ code, content, lemma }) => (content && !code ? [lemma] : [])));
  for (const range of readNoMore(output, verbs)) found.push([gone, range]);
  return found;
}
