import { isPointing } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { readUnits } from '../../facts/lifecycle/units.ts';
import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';

/** One thing that the output tells with the fate of another, and where. */
export interface Exchanged {
  readonly unit: Unit;
  readonly fate: Unit['fate'];
  readonly range: Range;
}

/**
 * Two things that have exchanged their fates: "`a` is gone, `b` goes in May" for "`b` is gone, `a` goes in May". Each is known
 * by words that no other thing of the notice has, and is told with one fate in either text; one thing out of place proves
 * nothing, for texts group freely.
 */
export function findExchanged(
  units: readonly Unit[],
  by: readonly LifeStatement[],
  { doc, facts }: Reading,
): Exchanged | undefined {
  const own = ownKeys(units);
  if (own.size < 2) return undefined;
  const told = new Map<Unit, Unit | null>();
  // "`a` and `b` are deprecated; the option is removed": which one it is stands open.
  const pointing = new Set(
    readLife(doc, facts.dates)
      .filter((x) => isPointing(doc, x.subject))
      .map((x) => x.range.start),
  );
  for (const said of readUnits(doc, facts.dates)) {
    if (said.fate === 'neutral' || pointing.has(said.evidence.start)) continue;
    const words = [...keysIn(said)];
    const of = [...own].filter(([, keys]) => words.some((key) => keys.has(key)));
    if (of.length !== 1 || !words.every((key) => keysIn(of[0]![0]).has(key))) continue;
    const [unit] = of[0]!;
    const before = told.get(unit);
    told.set(unit, before === undefined || before?.fate === said.fate ? said : null);
  }
  const moved = [...told].filter((pair): pair is [Unit, Unit] => pair[1] !== null && pair[1].fate !== pair[0].fate);
  for (const [unit, said] of moved)
    if (moved.some(([other, its]) => other.fate === said.fate && its.fate === unit.fate))
      return { unit, fate: said.fate, range: said.evidence };
  // "`a` stays": told of nothing but of what ends.
  const kept = moved.find(([unit, said]) => said.fate === 'spared' && isPlain(unit, by));
  return kept && { unit: kept[0], fate: 'spared', range: kept[1].evidence };
}

/** Ends, or has ended, by a verb of its own: no mere plan of which more is told. */
const isPlain = ({ fate, evidence }: Unit, told: readonly LifeStatement[]): boolean =>
  (fate === 'scheduled' || fate === 'failing') &&
  told.some(
    (x) => x.range.start === evidence.start && x.fate === fate && x.mood !== 'plan-past' && x.family !== 'refusal',
  );

/** Each thing's own words: those that no other thing has. A thing without any is left out. */
function ownKeys(units: readonly Unit[]): ReadonlyMap<Unit, ReadonlySet<string>> {
  const count = new Map<string, number>();
  for (const unit of units) for (const key of keysIn(unit)) count.set(key, (count.get(key) ?? 0) + 1);
  const own = new Map<Unit, ReadonlySet<string>>();
  for (const unit of units) {
    const keys = new Set([...keysIn(unit)].filter((key) => count.get(key) === 1));
    if (keys.size > 0) own.set(unit, keys);
  }
  return own;
}

const keysIn = ({ keys }: Unit): ReadonlySet<string> => new Set([...keys.strong, ...keys.weak]);
