import type { Reading } from '../../facts/read.ts';
import { clauseOf } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';

/** A change of a number: 50 and 30 of "falls from 50 to 30 calls". */
interface Change {
  readonly range: Range;
  readonly from: string;
  readonly to: string;
}

/** So many words at the most stand between "from" and its number, and between that and "to". */
const REACH = 4;

/** A change of a number that is told backwards: "from 30 to 50 calls", of the notice's "from 50 to 30". */
export function changesBackwards({ notice, output }: Ledger): Reversal[] {
  const told = changesIn(output);
  return changesIn(notice).flatMap(({ range, from, to }) => {
    const back = told.find((other) => other.from === to && other.to === from);
    const isTold = told.some((other) => other.from === from && other.to === to);
    return back === undefined || isTold ? [] : [{ notice: range, output: back.range }];
  });
}

/** Once for each text; "from 10:00 to 11:00" and other days and times are no changes. */
const changesIn = oncePer(({ doc, facts }: Reading): readonly Change[] => {
  const { tokens } = doc;
  const dated = touching(facts.dates.map(({ range }) => range));
  const found: Change[] = [];
  const numberBehind = (word: number): number => {
    for (let k = word + 1; k < Math.min(tokens.length, word + 1 + REACH); k++) if (tokens[k]!.number) return k;
    return -1;
  };
  tokens.forEach(({ lower }, k) => {
    if (lower !== 'from' || found.length === MOST) return;
    const from = numberBehind(k);
    if (from < 0) return;
    const join = tokens.slice(from + 1, from + 1 + REACH).findIndex((token) => token.lower === 'to');
    const to = join < 0 ? -1 : numberBehind(from + 1 + join);
    if (to < 0 || dated(tokens[from]!) || dated(tokens[to]!)) return;
    found.push({ range: clauseOf(doc, tokens[from]!), from: tokens[from]!.lemma, to: tokens[to]!.lemma });
  });
  return found;
});
