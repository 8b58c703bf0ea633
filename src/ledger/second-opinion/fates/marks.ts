import type { LifeStatement } from '../../../facts/lifecycle/statement.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import type { Visit } from '../../../facts/purposes/marks.ts';
import type { Reading } from '../../../facts/read.ts';
import { type Statement, statementsIn } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import { type Range, rangeAt } from '../../../text/span.ts';
import type { Ledger } from '../../ledger.ts';
import { dayOf } from '../../situations/calendar/day.ts';
import { clauseKeys } from '../../situations/clause-keys.ts';
import { nearestDay } from '../../situations/nearest-day.ts';
import type { Texts } from '../../situations/texts.ts';
import { textsOf } from '../../situations.ts';
import { visitNews } from '../claims/marks.ts';

/** What may change the fate of a thing of the notice. */
export interface FateTold {
  /** The statement of the output; undefined where none is about the thing. */
  readonly range: Range | undefined;
  readonly tellMarks: (visit: Visit) => void;
}

/** Each statement of the output about the life of something, and each thing of the notice that no such statement is about. */
export const fatesTold = oncePer((ledger: Ledger): readonly FateTold[] => {
  const texts = textsOf(ledger);
  const { said, units, about } = texts;
  const statements = statementsIn(ledger.output);
  const ranges = statements.map(({ range }) => range);
  const untold = new Set(units);
  const told = said.slice(0, MOST_TOLD).map((x, n): FateTold => {
    const own = about.unitsOf(x, said[n - 1]);
    for (const unit of own) untold.delete(unit);
    const tellMarks = (visit: Visit): void => {
      visitStatement(texts, x, own, visit);
      const statement = statements[rangeAt(ranges, x.range.start)];
      if (statement) visitFeatures(ledger.output.doc, statement, ledger.notice, visit);
    };
    return { range: x.range, tellMarks };
  });
  const left = [...untold].map(
    (unit): FateTold => ({ range: undefined, tellMarks: (visit) => visitUntold(texts, unit, visit) }),
  );
  return [...told, ...left];
});

/** Tells what the grammar of a clause tells, and what of it the notice has nowhere. */
function visitFeatures(doc: Document, statement: Statement, notice: Reading, visit: Visit): void {
  for (const feature of statement.features) visit('f', feature);
  visit('lead', statement.clause.lead);
  visitNews(doc, statement, notice, visit);
}

/** How a statement tells its end: as over, as to come, or what it makes of it without a tense that tells when. */
const tenseOf = ({ done, ahead, fate }: LifeStatement): string => (done ? 'done' : ahead ? 'ahead' : fate);

const FLAGS = [
  'anchored',
  'soft',
  'lent',
  'hedged',
  'partial',
  'aside',
  'dependent',
  'negated',
  'verbObject',
  'elliptic',
] as const;

/**
 * Tells what a statement makes of its thing, beside what the notice makes of it: tense, mood and kind of verb, its day and
 * what the notice tells of that day, the fates of the things that it is about and how surely it is about them, and the
 * statement of the notice that has the most words with it.
 */
function visitStatement(texts: Texts, x: LifeStatement, units: readonly Unit[], visit: Visit): void {
  const said = (name: string, value: string | number | boolean): void => visit('said', `${name} ${value}`);
  const { evidence, calendar, output } = texts;
  const tense = tenseOf(x);
  const kind = `${x.family}.${tense}`;
  const told = (name: string, value: string | number | boolean): void => said(name, `${value}>${tense}`);
  said('kind', kind);
  said('mood', x.mood);
  for (const flag of FLAGS) if (x[flag]) for (const tell of [said, told]) tell('flag', flag);
  const verb = output.doc.tokens[x.at]!.lemma;
  for (const tell of [said, told]) tell('verb', verb);

  const { fates, tenses } = outlookOf(texts);
  for (const [name, value] of [
    ['fates', fates],
    ['tenses', tenses],
  ] as const)
    told(name, value);
  if (units.length === 0) told('of nothing', fates);
  const supported = evidence.isSupported(x, units);
  const announced = evidence.isAnnounced(x);
  if (supported) said('supported', tense);
  if (announced) said('announced', tense);
  if (evidence.isWarned(x)) said('warned', tense);
  told('proof', `${supported} ${announced} ${fates}`);

  const day = nearestDay(output, x, calendar.future);
  const standing = standingOf(texts, day);
  for (const tell of [said, told]) tell('day', standing);
  told('day', `${standing} ${fates}`);
  for (const date of day === undefined ? [] : evidence.datesOf(day)) {
    told('role', date.role);
    told('role', `${date.role} ${date.lifecycle} ${date.superseded} ${date.calledOff}`);
  }
  said('units', Math.min(MOST, units.length));
  for (const unit of units) visitUnit(texts, x, unit, day, (value) => told('unit', `${unit.fate} ${value}`), standing);
  for (const unit of units) {
    said('unit', `${unit.fate}>${kind}`);
    said('unit', `${unit.fate}>${x.mood}.${x.family}`);
    told('unit of', `${unit.fate} ${Math.min(MOST, units.length)}`);
  }
  if (units.length > 0) {
    const own = joined(units.map(({ fate }) => fate));
    told('together', own);
    told('together', `${own} of ${fates}`);
    said('together', `${own}>${kind}`);
  }
  visitNearest(texts, x, day, said);
}

/** More things than this are many. */
const MOST = 3;

/** Tells how surely a statement is about a thing, and whether its day is the thing's. */
function visitUnit(
  { about, evidence }: Texts,
  x: LifeStatement,
  unit: Unit,
  day: string | undefined,
  tell: (value: string) => void,
  standing: string,
): void {
  const owned = about.isOwn(unit, x, true) ? 'strong' : about.isOwn(unit, x) ? 'own' : 'far';
  const certain = evidence.isCertain(unit);
  tell('');
  tell(owned);
  tell(`${certain}`);
  tell(`${certain} ${owned}`);
  tell(standing);
  for (const flag of ['row', 'open', 'firm'] as const) if (unit[flag]) tell(flag);
  const isOwnDay = day !== undefined && unit.dates.some((date) => dayOf(date) === day);
  tell(day === undefined ? 'no day' : isOwnDay ? 'same day' : unit.dates.length > 0 ? 'other day' : 'undated');
  if (about.twin(unit, x)) tell('twin');
}

/** What the notice tells of a day. */
function standingOf({ calendar: { past, certain, future } }: Texts, day: string | undefined): string {
  if (day === undefined) return 'none';
  if (past.has(day)) return 'past';
  return certain.has(day) ? 'certain' : future.has(day) ? 'future' : 'unknown';
}

/** Tells how the statement of the notice that has the most words with one of the output differs from it. */
function visitNearest(
  texts: Texts,
  x: LifeStatement,
  day: string | undefined,
  said: (name: string, value: string) => void,
): void {
  const { notice, output, told } = texts;
  const tense = tenseOf(x);
  const kind = `${x.family}.${tense}`;
  const keys = clauseKeys(x, output.doc);
  let nearest: LifeStatement | undefined;
  let most = 0;
  for (const other of told.slice(0, MOST_TOLD)) {
    const { strong, weak } = clauseKeys(other, notice.doc);
    let shared = other.family === x.family ? 0.5 : 0;
    for (const key of keys.strong) if (strong.has(key)) shared += 2;
    for (const key of keys.weak) if (weak.has(key)) shared++;
    if (day !== undefined && other.dates.some((date) => dayOf(date) === day)) shared += 2;
    if (shared > most) [nearest, most] = [other, shared];
  }
  if (nearest === undefined) {
    said('nearest', `none>${kind}`);
    return;
  }
  const before = tenseOf(nearest);
  said('nearest', `${nearest.family}.${before}>${kind}`);
  said('nearest', `${before}>${tense}`);
  said('nearest', `${before}>${tense} ${Math.min(4, Math.floor(most))}`);
  said('nearest', `${nearest.mood}>${x.mood}`);
  said('nearest', `${outlookOf(texts).fates} ${before}>${tense}`);
  const flags = (['dependent', 'aside', 'hedged', 'partial'] as const).filter((flag) => nearest[flag]);
  if (flags.length > 0) said('nearest', `${flags.join('+')} ${before}>${tense}`);
}

/** So many statements of each text are laid beside each other; more do not occur in real ones, and each costs. */
const MOST_TOLD = 100;

/** Tells what is known of a thing that no statement of the output is about. */
function visitUntold(texts: Texts, unit: Unit, visit: Visit): void {
  const { evidence, units, said } = texts;
  const untold = (value: string | number | boolean): void => visit('said', `untold ${unit.fate} ${value}`);
  untold('');
  untold(`of ${outlookOf(texts).fates}`);
  untold(evidence.isCertain(unit));
  untold(`${Math.min(4, units.length)} ${Math.min(MOST, said.length)}`);
  untold(unit.dates.length > 0 ? 'dated' : 'undated');
  for (const x of said.slice(0, MOST_TOLD)) untold(`${x.family}.${tenseOf(x)}`);
}

/** Which fates and which tenses the notice has. */
const outlookOf = oncePer(({ units, told }: Texts) => ({
  fates: joined(units.map(({ fate }) => fate)),
  tenses: joined(told.filter(({ family }) => family !== 'stay').map(tenseOf)),
}));

const joined = (names: readonly string[]): string => [...new Set(names)].sort().join('+');
