import type { CaseOutcome, GateResult } from '../../suite/gate-result.ts';
import { printable } from '../quote.ts';
import { lastWords } from './last-words.ts';
import { faultsOf } from './sentences.ts';

/** What is wrong with an agent is often wrong in every case: a fault, with all cases that are in error in the same words. */
interface SharedFault {
  /** The first case that has it. */
  readonly first: CaseOutcome;
  /** How many cases have it. */
  readonly cases: number;
  /** Ids of the first of those. */
  readonly ids: readonly string[];
  /** What went wrong in the runs of the case: kind, message, and the end of standard error, a line each. */
  readonly faults: readonly Told[];
}

interface Told {
  readonly kind: string;
  readonly message: string;
  readonly words: readonly string[];
}

/** Faults that are held to be compared, and ids of each: further ones are told case by case. */
const HELD = 100;
const IDS = 10;
/** Lines of standard error, and characters of one. */
const LINES = 5;
const LONGEST = 300;

/** The faults of a run, each once, in the order in which they come first. */
export function* sharedFaults({ cases }: GateResult): Generator<SharedFault> {
  const shared = new Map<string, { cases: number; readonly ids: string[] }>();
  for (const outcome of inError(cases)) {
    const key = JSON.stringify(toldOf(outcome));
    const { id } = outcome.suiteCase;
    const same = shared.get(key);
    if (same) {
      same.cases++;
      if (same.ids.length < IDS) same.ids.push(id);
    } else if (shared.size < HELD) shared.set(key, { cases: 1, ids: [id] });
  }
  for (const first of inError(cases)) {
    const faults = toldOf(first);
    const { id } = first.suiteCase;
    const group = shared.get(JSON.stringify(faults));
    if (group === undefined) yield { first, faults, cases: 1, ids: [id] };
    else if (group.ids[0] === id) yield { first, faults, ...group };
  }
}

function* inError(cases: Iterable<CaseOutcome>): Generator<CaseOutcome> {
  for (const outcome of cases) if (outcome.state === 'error') yield outcome;
}

const toldOf = (outcome: CaseOutcome): Told[] =>
  faultsOf(outcome).map(({ kind, message, stderr }) => ({
    kind,
    message,
    words: lastWords(stderr, LINES).map((line) =>
      printable(line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line),
    ),
  }));

/** `a, b and 5 more`: the first so many of the cases that have a fault. */
export function whoHas({ ids, cases }: SharedFault, most: number): string {
  const named = ids.slice(0, most);
  return `${named.join(', ')}${cases > named.length ? ` and ${cases - named.length} more` : ''}`;
}
