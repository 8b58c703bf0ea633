import type { Reading } from '../../facts/read.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import type { Fate } from './fate-words.ts';
import { type ToldFate, toldFates } from './told-fates.ts';
import { toldGroups } from './told-groups.ts';

/**
 * What becomes of things and groups, told the other way round: "paid labels remain valid" and "paid labels become void"; "caches
 * will not be migrated" and "caches are migrated"; "webhooks are not affected" and "webhooks are retired as well". Where
 * either text tells both of the same, there is no contrary.
 */
export function turnedFates({ notice, output }: Ledger): Reversal[] {
  const said = [...toldFates(notice), ...sparedIn(notice).filter(isGood)].slice(0, MOST * 2);
  const told = toldFates(output).slice(0, MOST * 2);
  const all = [...told, ...sparedIn(output)];
  return said.flatMap((one): Reversal[] => {
    if (one.bounded || (isGood(one) && one.dated)) return [];
    const found = told.find(
      (other) =>
        !other.bounded &&
        !(isGood(other) && other.dated) &&
        isTurned(one, other) &&
        other.groups.some(
          (group) =>
            one.groups.some((words) => isSame(group, words)) &&
            // Either text tells both, of all or of some of them.
            !said.some(
              (third) => third !== one && isTurned(one, third) && third.groups.some((w) => shares(w, group)),
            ) &&
            !all.some((third) => isAsSaid(one, third) && third.groups.some((w) => shares(w, group))),
        ),
    );
    return found === undefined ? [] : [{ notice: one.range, output: found.range }];
  });
}

/** Groups of which a text says in other words that they are hit or spared: a fate of their life. */
const sparedIn = (reading: Reading): readonly ToldFate[] =>
  toldGroups(reading).map(({ range, words, spared, bounded, dated }) => ({
    range,
    fate: LIFE,
    happens: spared,
    groups: [words],
    bounded,
    dated: dated && bounded,
  }));
const LIFE: Fate = { matters: ['life'], good: true };

const isGood = ({ fate, happens }: ToldFate): boolean => fate.good === happens;
const isOfOne = (one: ToldFate, other: ToldFate): boolean =>
  one.fate.matters.some((matter) => other.fate.matters.includes(matter));
const isTurned = (one: ToldFate, other: ToldFate): boolean => isOfOne(one, other) && isGood(one) !== isGood(other);
const isAsSaid = (one: ToldFate, other: ToldFate): boolean => isOfOne(one, other) && isGood(one) === isGood(other);

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  return [...less].every((word) => more.has(word));
};
