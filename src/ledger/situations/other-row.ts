import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { isBracketed } from '../../facts/lifecycle/when.ts';
import type { Reading } from '../../facts/read.ts';
import { rangeAt } from '../../text/span.ts';
import { dayOf } from './calendar/day.ts';
import { type Mistold, mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/**
 * "`py39` and `go1.x` are closed to new functions on 1 February", where the row of `go1.x` has no day at all and that of
 * `py39` has this one: whatever ends then, be it only a part, it is none of what has no day.
 */
export function onDayOfOtherRow(texts: Texts): readonly (Mistold | undefined)[] {
  const { notice, units, said, about, lots } = texts;
  const rows = units.filter((unit) => unit.row);
  const undated = rows.filter(({ fate, dates }) => fate === 'warning' && dates.length === 0).slice(0, SEVERAL);
  if (undated.length === 0 || undated.length === rows.length) return [];
  const days = daysOfRows(notice, rows);
  const daysOf = (unit: Unit): ReadonlySet<string> => days.get(unit) ?? NONE;
  return said.slice(0, SEVERAL).map((x) => {
    if (!endsThen(x) || x.subject.length < 2) return undefined;
    const on = x.dates.filter(({ range }) => !isBracketed(texts.output.doc, range.start, clauseOf(texts.output, x)));
    const isOwn = (unit: Unit): boolean => about.isOwn(unit, x, true);
    const unit = undated.find(
      (one) =>
        daysOf(one).size === 0 &&
        isOwn(one) &&
        !lots.isToldApart(one, x) &&
        !about.places.isNamedAfter(one, x.sentence),
    );
    const isOthers = (day: string): boolean =>
      rows.some((other) => other !== unit && daysOf(other).has(day) && isOwn(other)) && isOfRows(notice, day);
    return unit && on.length > 0 && on.every((date) => isOthers(dayOf(date))) ? mistold(unit, x.range) : undefined;
  });
}
const NONE: ReadonlySet<string> = new Set();
/** So many rows and statements are looked at. */
const SEVERAL = 50;

/** An end, of all or of a part, that is to come. */
const endsThen = ({ family, done, negated, hedged, dependent, dates }: LifeStatement): boolean =>
  /^(?:removal|refusal|state|work)$/.test(family) && !(done || negated || hedged || dependent) && dates.length > 0;

const clauseOf = ({ doc }: Reading, x: LifeStatement) => doc.clauses[x.clause]!;

/** The days that stand in the row of each thing. */
function daysOfRows({ doc, facts }: Reading, units: readonly Unit[]): ReadonlyMap<Unit, ReadonlySet<string>> {
  const byRow = new Map<string, Set<string>>();
  const rowOf = (block: number): string => `${doc.blocks[block]!.table}/${doc.blocks[block]!.row}`;
  for (const date of facts.dates) {
    const { block } = doc.sentences[date.sentence]!;
    if (doc.blocks[block]!.kind !== 'cell') continue;
    const row = byRow.get(rowOf(block)) ?? new Set();
    byRow.set(rowOf(block), row.add(dayOf(date)));
  }
  return new Map(units.map((unit) => [unit, byRow.get(rowOf(rangeAt(doc.blocks, unit.range.start))) ?? NONE]));
}

/** The notice has a day in tables alone: what its prose says of a day may be said of all. */
const isOfRows = ({ doc, facts }: Reading, day: string): boolean =>
  facts.dates.every((date) => dayOf(date) !== day || doc.blocks[doc.sentences[date.sentence]!.block]!.kind === 'cell');
