import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';
import { clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt, within } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { comingIn, isCalledFor, isOrdered } from './comes.ts';
import { goingIn, removalOf } from './goes.ts';
import { mentionsOf, type Named } from './named.ts';
import { successionsOf } from './pairs.ts';

/*
 * What goes and what comes in its place, exchanged across clauses: "`new` is removed in May. Use `old`." Each name is kept,
 * and stands on the wrong side.
 */

/** A name on the wrong side: where the output has it so, and where the notice tells otherwise. */
export interface Turned {
  readonly name: string;
  /** In the output. */
  readonly at: Range;
  /** In the notice. */
  readonly told: Range;
}

export interface TurnedSides {
  /** What the notice calls for, told to go. */
  readonly going: readonly Turned[];
  /** What the notice lets go, called for. */
  readonly coming: readonly Turned[];
  /** What the notice lets go. */
  readonly olds: readonly string[];
  /** The first of these, and what it calls for first. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const turnedSides: (ledger: Ledger) => TurnedSides = oncePer(({ notice, output }: Ledger) => {
  const rows = successionsOf(notice);
  const goes = sideOf([
    ...goingIn(notice),
    ...rows.flatMap(({ old, by, row }) => (by ? [{ name: old, range: row }] : [])),
  ]);
  const comes = sideOf([...comingIn(notice), ...rows.flatMap(({ by, range }) => (by ? [{ name: by, range }] : []))]);
  for (const key of [...goes.keys()].filter((name) => comes.has(name)))
    for (const side of [goes, comes]) side.delete(key);
  const olds = [...goes.values()].map(({ name }) => name);
  const all = [...goes.values(), ...comes.values()].map(({ name }) => name);
  const [from, to] = [olds[0], [...comes.values()][0]?.name];
  if (goes.size === 0 || all.length > MOST) return { going: [], coming: [], olds, from, to };
  // What the notice calls for in any words, "you can go back to `old`", is no mistake of the output.
  for (const { name, range } of mentionsOf(notice.doc, olds))
    if (isCalledFor(notice.doc, range.start)) goes.delete(name.toLowerCase());
  // Nor what it says of what is to come: "`next` itself is retired in 2030", "its preview ends".
  for (const name of ownEnds(notice, comes)) comes.delete(name);
  const coming: Turned[] = [];
  const going: Turned[] = [];
  let looked = 0;
  // "Move from `old` to `new`: it is closed in May": the sentence that has named what goes may be about that.
  let named = -1;
  for (const { name, range } of mentionsOf(output.doc, all)) {
    const sentence = rangeAt(output.doc.sentences, range.start);
    const key = name.toLowerCase();
    const [old, next] = [goes.get(key), comes.get(key)];
    if (old && isOrdered(output.doc, range)) {
      const told = clauseOf(notice.doc, old.range);
      // Each look goes through the notice.
      if (looked++ < MOST && !isLonger(output.doc, range, notice.doc, told))
        coming.push({ name, at: clauseOf(output.doc, range), told });
    }
    if (old) named = sentence;
    const x = next && named !== sentence ? removalOf(output, range) : undefined;
    if (next && x) going.push({ name, at: x.range, told: clauseOf(notice.doc, next.range) });
  }
  return { going, coming, olds, from, to };
});

/** The names of which, or of something of which, a notice tells an end itself. */
function ownEnds(notice: Reading, names: ReadonlyMap<string, Named>): readonly string[] {
  const { doc, facts } = notice;
  const told = new Set(
    readLife(doc, facts.dates).flatMap(({ family, fate, subject }) =>
      family === 'stay' || fate === 'spared' ? [] : subject.map((k) => doc.tokens[k]!.start),
    ),
  );
  const mentions = mentionsOf(doc, [...names.keys()]);
  return mentions.filter(({ range }) => told.has(range.start)).map(({ name }) => name.toLowerCase());
}

/** "`new` will be removed": the opening tells what is to come to go, and what goes nowhere. */
export const opensWithSuccessor = (ledger: Ledger, opening: Range): boolean => {
  const { going, coming, olds } = turnedSides(ledger);
  return (
    going.some(({ at }) => within(at, opening)) &&
    !mentionsOf(ledger.output.doc, olds).some(
      ({ range }) => within(range, opening) && !coming.some(({ at }) => within(range, at)),
    )
  );
};

/** "Move to Tern for Windows", of "Tern for Linux ends": behind the name the output goes on as the notice does elsewhere, and not where it tells the end. */
function isLonger(output: Document, name: Range, notice: Document, told: Range): boolean {
  const first = rangeAt(output.tokens, name.start);
  let { end } = name;
  for (let k = first + 1; k < Math.min(output.tokens.length, first + LONGEST); k++) {
    if (output.tokens[k]!.end <= end) continue;
    if (output.plain.slice(end, output.tokens[k]!.start) !== ' ') break;
    if (!notice.plain.includes(output.plain.slice(name.start, output.tokens[k]!.end))) break;
    end = output.tokens[k]!.end;
  }
  return end > name.end && !notice.plain.slice(told.start, told.end).includes(output.plain.slice(name.start, end));
}
/** So many words a name has at most. */
const LONGEST = 12;

/** More names than a notice has on either side. */
const MOST = 60;

const sideOf = (names: readonly Named[]): Map<string, Named> => {
  const side = new Map<string, Named>();
  for (const one of names) if (!side.has(one.name.toLowerCase())) side.set(one.name.toLowerCase(), one);
  return side;
};
