import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import type { Fate } from './fate-words.ts';
import { type ToldFate, toldFates } from './told-fates.ts';
import { toldGroups } from './told-groups.ts';
import { isSame, shares } from './word-sets.ts';

/** What a notice says becomes of something, and where the output tells it the other way round. */
interface Turn {
  readonly said: ToldFate;
  readonly told: ToldFate;
}

/**
 * What becomes of things and groups, told the other way round: "paid labels remain valid" and "paid labels become void"; "caches
 * will not be migrated" and "caches are migrated"; "webhooks are not affected" and "webhooks are retired as well".
 */
export const turnedFates = (ledger: Ledger): Reversal[] => turnsOf(ledger).map(asReversal);

/** Of these, what the notice spares and the output tells as leaving: "webhooks are retired as well". */
export const sparedToldLeaving = (ledger: Ledger): Reversal[] =>
  turnsOf(ledger)
    .filter(({ said, told }) => said.fate === SPARED && told.fate.leaves === true && told.happens)
    .map(asReversal);

const asReversal = ({ said, told }: Turn): Reversal => ({ notice: said.range, output: told.range });

/** Where either text tells both of the same, there is no contrary. */
const turnsOf: (ledger: Ledger) => readonly Turn[] = oncePer(({ notice, output }: Ledger) => {
  const said = [...sparedIn(notice).filter(isGood), ...toldFates(notice)].slice(0, MOST * 2);
  const told = toldFates(output).slice(0, MOST * 2);
  const all = [...told, ...sparedIn(output)];
  return said.flatMap((one): Turn[] => {
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
    return found === undefined ? [] : [{ said: one, told: found }];
  });
});

/** Groups of which a text says in other words that they are hit or spared: a fate of their life. */
const sparedIn = (reading: Reading): readonly ToldFate[] =>
  toldGroups(reading).map(({ range, words, spared, bounded, dated }) => ({
    range,
    fate: SPARED,
    happens: spared,
    groups: [words],
    bounded,
    dated: dated && bounded,
  }));
const SPARED: Fate = { matters: ['life'], good: true };

const isGood = ({ fate, happens }: ToldFate): boolean => fate.good === happens;
const isOfOne = (one: ToldFate, other: ToldFate): boolean =>
  one.fate.matters.some((matter) => other.fate.matters.includes(matter));
const isTurned = (one: ToldFate, other: ToldFate): boolean => isOfOne(one, other) && isGood(one) !== isGood(other);
const isAsSaid = (one: ToldFate, other: ToldFate): boolean => isOfOne(one, other) && isGood(one) === isGood(other);
