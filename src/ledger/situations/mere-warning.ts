import type { LifeStatement } from '../../facts/lifecycle/statements.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';
import type { About } from './about.ts';
import { dayOf, namesRemoval, withoutYear } from './calendar.ts';

/** What the output says of the things, and where it says that no date is set. */
interface Said {
  readonly output: Reading;
  readonly statements: readonly LifeStatement[];
  readonly about: About;
  readonly open: readonly Range[];
  readonly tellsEnd: (x: LifeStatement) => boolean;
}

/**
 * The statement by which the output tells a thing as a mere "deprecated" that the notice ends on a day: the end is told
 * nowhere, and its day stands nowhere or is denied ("`a` is deprecated and its date is not decided"). `known`: the days of
 * the notice; a day of the output's own making is another rule's.
 */
export function mereWarning(unit: Unit, known: ReadonlySet<string>, said: Said): LifeStatement | undefined {
  const { output, statements, about, tellsEnd } = said;
  const days = new Set(unit.dates.filter(({ role }) => role !== 'deprecation').map((date) => withoutYear(dayOf(date))));
  if (days.size === 0) return undefined;
  const isOf = (x: LifeStatement): boolean => about.unitsOf(x, undefined).includes(unit);
  const warning = statements.find((x) => x.fate === 'warning' && !x.dependent && isOf(x) && about.isOwn(unit, x));
  if (warning === undefined) return undefined;
  if (statements.some((x) => tellsEnd(x) && (isOf(x) || about.unitsOf(x, undefined).length === 0))) return undefined;
  const { doc, facts } = output;
  const { start, end } = doc.sentences[warning.sentence]!;
  const denied = said.open.some((range) => range.start >= start && range.end <= end);
  const told = facts.dates.filter((date) => (denied ? date.range.start >= start && date.range.end <= end : true));
  const isOther = (day: string): boolean => known.has(day) && !days.has(day);
  return told.every((date) => isOther(withoutYear(dayOf(date)))) && (denied || !namesRemoval(doc, 'any'))
    ? warning
    : undefined;
}
