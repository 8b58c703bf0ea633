import { lemma } from '../../text/lemma.ts';
import type { Ledger } from '../ledger.ts';
import type { Reversal } from '../reversed.ts';
import { type ToldGroup, toldGroups } from './told-groups.ts';
import { isSame, shares } from './word-sets.ts';

/**
 * A group that the notice spares and of which the output says that it is hit ("franchise shops are affected too"), or in whose
 * place it spares one that the notice says is hit ("wholesale shops are not affected"). All of the words are there.
 */
export function sparedGroupTurned({ notice, output }: Ledger): Reversal[] {
  const spared = toldGroups(notice).filter((told) => told.spared && isNamed(told));
  if (spared.length === 0) return [];
  const hits = toldGroups(notice).filter((told) => !told.spared);
  const said = toldGroups(output);
  return spared.flatMap((told): Reversal[] => {
    if (hits.some(({ words }) => isSame(words, told.words))) return [];
    if (said.some((other) => other.spared && shares(other.words, told.words))) return [];
    const hit = said.find((other) => !other.spared && isSame(other.words, told.words) && !isAnotherTime(told, other));
    const instead = said.find(
      (other) => other.spared && !other.bounded && hits.some(({ words }) => isSame(words, other.words)),
    );
    const found = hit ?? (told.bounded ? undefined : instead);
    return found === undefined ? [] : [{ notice: told.range, output: found.range }];
  });
}

/** Exempt until a day, and told to move by one. */
const isAnotherTime = (told: ToldGroup, other: ToldGroup): boolean =>
  other.bounded || (told.bounded && (other.dated || !told.dated));

/** Two words or more; or a plural that is nobody's general name. */
const isNamed = ({ words }: ToldGroup): boolean => words.size > 1 || ![...words].some((word) => ANYBODY.has(word));
const ANYBODY = new Set(
  [
    'customer',
    'user',
    'client',
    'account',
    'data',
    'thing',
    'app',
    'application',
    'people',
    'subscriber',
    'else',
    'action',
    'change',
  ].map((word) => lemma(word)),
);
