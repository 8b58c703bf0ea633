import { isSparing } from '../groups/sparing.ts';
import { losesGroup } from './recall/lost-group.ts';
import { shareOf } from './recall/part.ts';
import type { Search } from './recall/search.ts';
import { traceSparing } from './recall/spared.ts';
import { type Traces, tracesOf } from './recall/traces.ts';
import { areAllOwnKept, type Values, valuesOf } from './recall/values.ts';
import { bestWindow, isRestricted } from './recall/window.ts';

/** How much of a statement another text has. All shares from 0 (nothing) to 1 (all). */
export interface Recall {
  /** Of all content, weighted by rarity in the notice. */
  readonly all: number;
  /** Of the content that stands in this clause of the notice only. */
  readonly own: number;
  /** Weight of that content: near 0, the clause has nothing of its own and cannot be judged by its words. */
  readonly ownWeight: number;
  /** Of all content, within the best one to three neighbouring clauses. */
  readonly window: number;
  /** Of the names of its own (plans, regions, products); 1 where there are none. */
  readonly names: number;
  /** True where it has names of its own and none of them is found. */
  readonly nameless: boolean;
  /** Of the amounts; 1 where there are none. */
  readonly numbers: number;
  /** Of the dates; 1 where there are none. */
  readonly dates: number;
  /** Of the identifiers that the notice has here only; 1 where there are none. */
  readonly anchors: number;
  /** How many words of content it has. */
  readonly size: number;
  /** The keys of the words that stand in this clause of the notice only (see `tellingKey`), and of those without a trace. */
  readonly ownWords: readonly string[];
  readonly lostWords: readonly string[];
  /** True where it is told of some of the users only and no word that sets them apart is found. */
  readonly widened: boolean;
  /** True where the best window restricts what it says with a word of its own: "only", "solely". */
  readonly restricted: boolean;
  /** The clauses of the best window, first and one past the last; -1 where nothing matched. */
  readonly first: number;
  readonly last: number;
  /** Lemmas found anywhere. */
  readonly words: readonly string[];
}

/** How much of a statement the output has: of its words, its amounts and dates, and of those for whom it is. */
export function recallOf(search: Search): Recall {
  const values = valuesOf(search);
  const traces = tracesOf(search);
  const restTold = isSparing(search.statement.features) && traceSparing(search, traces);
  const { all, own, names, anchors, size, words, ownWords, lostWords } = traces;
  const window = bestWindow(traces.votes, all.all);
  const isAnchored = restTold || (!search.isReason && areMarksKept(traces, values));
  const floor = isAnchored ? ANCHORED : 0;
  const { amounts, days } = values;
  return {
    all: shareOf(all),
    own: Math.max(floor, shareOf(own)),
    ownWeight: own.all,
    window: Math.max(floor * IN_ONE_PLACE, shareOf({ found: window.weight, all: all.all })),
    anchors: shareOf(anchors),
    names: isAnchored ? 1 : shareOf(names),
    nameless: names.all > 0 && names.found === 0,
    numbers: shareOf({ found: amounts.kept.length, all: amounts.all.length }),
    dates: shareOf({ found: days.kept.length, all: days.all.length }),
    widened: losesGroup(search, window, days.own),
    restricted: isRestricted(search.index.doc, window),
    size,
    ownWords,
    lostWords,
    first: window.first,
    last: window.last,
    words,
  };
}

/** Recall of a statement whose marks are all back, at the least, and the share of it that stands in one place. */
const [ANCHORED, IN_ONE_PLACE] = [0.6, 0.8];

/**
 * Identifiers, amounts and dates that the notice has here only, and names where there are none, are what a paraphrase leaves
 * alone: where all are back, the statement is, whatever became of the words between them.
 */
function areMarksKept({ anchors, names, namesOnce }: Traces, { amounts, days }: Values): boolean {
  if (anchors.all + amounts.own.length + days.own.length === 0)
    return namesOnce && names.all > 0 && names.found === names.all;
  return anchors.found === anchors.all && areAllOwnKept(amounts) && areAllOwnKept(days);
}
