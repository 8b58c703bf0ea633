import type { DateFact } from '../../facts/dates.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { type Unit, unitAt } from '../../facts/lifecycle/unit.ts';
import type { Range } from '../../text/span.ts';
import { dayOf, withoutYear } from './calendar/day.ts';
import { sinceDates } from './day-words.ts';
import type { Mistold } from './mistold.ts';
import { readNoMore } from './no-more.ts';
import { namesRemoval, plannedRemovals } from './removal-words.ts';
import { isComing, isEnded, isOver, type Stance, stanceOf } from './stance.ts';
import type { Texts } from './texts.ts';

/**
 * What the output tells as to come, as over or as a mere warning, where the notice tells nothing at all in that way: "will
 * be closed", of a notice that knows of no end ahead. Needs no thing to be recognised.
 */
export function toldAgainst(texts: Texts): readonly Mistold[] {
  const { notice, told, units, calendar } = texts;
  const stance = stanceOf(notice, told, units, calendar);
  const { ahead, over, ended, stays, soon } = stance;
  const coming = over ? unitAt(over, 'failing') : stays && unitAt(stays, 'warning');
  const gone = ahead ? unitAt(ahead, 'scheduled') : stays && unitAt(stays, 'warning');
  return [
    ...(ahead || soon || !coming ? [] : toCome(texts).map((range) => ({ unit: coming, range, early: false }))),
    ...(ended || !ahead
      ? []
      : asEnded(texts).map((range) => ({ unit: unitAt(ahead, 'scheduled'), range, early: true }))),
    ...(over || !gone ? [] : asOver(texts).map((range) => ({ unit: gone, range, early: ahead !== undefined }))),
    ...asWarning(texts, stance).map(([unit, range]) => ({ unit, range, early: false })),
  ];
}

/** Where the output tells of an end to come. */
function toCome({ notice, output: { doc }, said, calendar: { past } }: Texts): readonly Range[] {
  const days = new Set(notice.facts.dates.map((date) => withoutYear(dayOf(date))));
  // A day of which the notice tells no tense may lie ahead; one that it lacks is the output's own.
  const isKnown = (x: LifeStatement): boolean =>
    x.dates.every((date) => past.has(dayOf(date)) || !days.has(withoutYear(dayOf(date))));
  const told = said.filter((x) => isComing(doc, x) && isKnown(x)).map(({ range }) => range);
  return [...told, ...plannedRemovals(doc)];
}

/** "Was discontinued on 3 May": on a day that the notice does not tell as over. */
const isClosed = (x: LifeStatement, future: ReadonlySet<string>): boolean =>
  x.done &&
  x.family === 'removal' &&
  !(x.dependent || x.partial || x.aside) &&
  x.chain < x.at &&
  x.dates.length > 0 &&
  x.dates.every((date) => future.has(dayOf(date)));

/** Where the output tells of an end as over, whatever it is of, of a notice in which nothing has ended. */
const asEnded = ({ output: { doc }, said }: Texts): readonly Range[] =>
  said.filter((x) => isEnded(doc, x)).map(({ range }) => range);

/** Where the output tells of an end that is over. */
function asOver({ notice, output, units, told, said, calendar }: Texts): readonly Range[] {
  const found: Range[] = [];
  // Where things are known, what is told as over may be a detail of the change.
  if (units.length === 0)
    for (const x of said) if (isOver(output.doc, x) || isClosed(x, calendar.future)) found.push(x.range);
  if (readNoMore(notice).length > 0) return found;
  const ended = told.flatMap(({ fate, clause }) => (fate === 'scheduled' ? [notice.doc.clauses[clause]!] : []));
  const words = ended.flatMap(({ first, last }) => notice.doc.tokens.slice(first, last));
  const verbs = new Set(words.flatMap(({ code, content, lemma }) => (content && !code ? [lemma] : [])));
  return [...found, ...readNoMore(output, verbs)];
}

/** Where the output tells of a mere deprecation, and of no end: the notice has one, or says that nothing is deprecated. */
function asWarning(
  { notice, output, units, told, said }: Texts,
  { ahead, over }: Stance,
): readonly (readonly [Unit, Range])[] {
  const { doc, facts } = output;
  const warning = said.find((x) => x.fate === 'warning' && !x.dependent && !x.aside);
  if (!warning) return [];
  const warned = told.some((x) => x.fate === 'warning') || units.some((x) => x.fate === 'warning');
  const denied = told.find((x) => x.family === 'deprecation' && x.fate === 'spared');
  const words = notice.doc.tokens.filter(({ lower }) => lower.includes('deprecat'));
  if (denied && !warned && words.length === 1) return [[unitAt(denied.range, 'spared'), warning.range]];
  const ends = said.some((x) => x.family !== 'deprecation' && x.family !== 'stay' && x.fate !== 'spared');
  if (ends || namesRemoval(doc, 'any') || namesRemoval(doc, 'over') || sinceDates(output).length > 0) return [];
  if (over && !ahead && !warned) return [[unitAt(over, 'failing'), warning.range]];
  const isEnd = (date: DateFact): boolean => date.lifecycle && date.role !== 'deprecation';
  const lost = notice.facts.dates.some(isEnd) && !facts.dates.some(isEnd);
  return ahead && !over && (units.length === 0 || !warned) && lost ? [[unitAt(ahead, 'scheduled'), warning.range]] : [];
}
