import { readNoDates } from '../../facts/lifecycle/no-date.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { isThirdParty } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { dayOf } from './calendar/day.ts';
import type { Calendar } from './calendar.ts';

/** What a notice tells at all, whatever it names: where it first tells of an end to come, of one that is over, of what goes on. */
export interface Stance {
  readonly ahead: Range | undefined;
  readonly over: Range | undefined;
  readonly stays: Range | undefined;
  /** Something, whatever it be, lies ahead. */
  readonly soon: boolean;
}

export function stanceOf(
  { doc, facts }: Reading,
  told: readonly LifeStatement[],
  units: readonly Unit[],
  { past, certain, future }: Calendar,
): Stance {
  // "No end is planned"
  const open = readNoDates(doc);
  const word = (pattern: RegExp): Range | undefined =>
    doc.tokens.find((token) => !token.code && pattern.test(token.lower) && !open.some((range) => holds(range, token)));
  const day = (...sets: ReadonlySet<string>[]): Range | undefined =>
    facts.dates.find((date) => sets.some((set) => set.has(dayOf(date))))?.range;
  const unit = (is: (x: Unit) => boolean): Range | undefined => units.find(is)?.evidence;
  const life = (is: (x: LifeStatement) => boolean): Range | undefined => told.find(is)?.range;
  return {
    over:
      unit((x) => x.fate === 'failing' || x.open) ?? life((x) => x.done) ?? day(past) ?? word(/^(?:yesterday|ago)$/),
    ahead:
      unit((x) => x.fate === 'scheduled') ??
      life((x) => (x.ahead || x.fate === 'scheduled') && x.family !== 'stay') ??
      day(certain, future),
    soon: word(/^(?:going|planned|scheduled|until|till)$/) !== undefined,
    stays: unit((x) => x.fate === 'warning') ?? life((x) => x.fate === 'spared' || x.fate === 'warning'),
  };
}

const holds = (outer: Range, inner: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;

const isTold = ({ tokens }: Document, x: LifeStatement): boolean =>
  !(x.dependent || x.hedged || x.family === 'deprecation' || x.family === 'stay') &&
  !x.subject.some((k) => isThirdParty(tokens[k]!));

/** "Will be closed", "is going to be unavailable": an end to come. What a thing will not do need be none. */
export const isComing = (doc: Document, x: LifeStatement): boolean =>
  isTold(doc, x) &&
  x.ahead &&
  x.mood === 'future' &&
  !doc.tokens.slice(x.chain, x.at).some(({ lower }) => /^(?:must|able)$/.test(lower)) &&
  (x.family === 'refusal' ? x.dates.length > 0 : x.family !== 'work' || doc.tokens[x.at - 1]!.lower === 'longer');

/** "Has been closed", without a time: an end that is over. Without an auxiliary ("support dropped") it may be a heading. */
export const isOver = (doc: Document, x: LifeStatement): boolean =>
  isTold(doc, x) &&
  x.done &&
  !x.anchored &&
  x.dates.length === 0 &&
  x.mood !== 'bare' &&
  (x.chain < x.at || x.family === 'work');
