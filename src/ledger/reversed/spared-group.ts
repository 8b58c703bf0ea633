import type { Reading } from '../../facts/read.ts';
import { lemma } from '../../text/lemma.ts';
import type { Ledger } from '../ledger.ts';
import type { Reversal } from '../reversed.ts';
import { type ToldGroup, toldGroups } from './told-groups.ts';

/**
 * A group that the notice spares and of which the output says that it is hit ("franchise shops are affected too"), or in whose
 * place it spares another group of the notice ("wholesale shops are not affected"). All of the words are there.
 */
export function sparedGroupTurned({ notice, output }: Ledger): Reversal[] {
  const spared = toldGroups(notice).filter((told) => told.spared && isNamed(told));
  if (spared.length === 0) return [];
  const hits = toldGroups(notice).filter((told) => !told.spared);
  const said = toldGroups(output);
  return spared.flatMap((told): Reversal[] => {
    if (hits.some(({ words }) => same(words, told.words))) return [];
    if (said.some((other) => other.spared && shares(other.words, told.words))) return [];
    const hit = said.find((other) => !other.spared && same(other.words, told.words) && !isAnotherTime(told, other));
    const found = hit ?? sparedInstead(notice, output, told, said);
    return found === undefined ? [] : [{ notice: told.range, output: found.range }];
  });
}

/** Exempt until a day, and told to move by one. */
const isAnotherTime = (told: ToldGroup, other: ToldGroup): boolean =>
  other.bounded || (told.bounded && (other.dated || !told.dated));

/** Another group of the notice that the output spares alone, of which the notice denies and spares nothing. */
function sparedInstead(
  notice: Reading,
  output: Reading,
  told: ToldGroup,
  said: readonly ToldGroup[],
): ToldGroup | undefined {
  if (told.bounded) return undefined;
  const own = [...told.words];
  return said.find((other) => {
    if (!other.spared || other.bounded || !isNamed(other)) return false;
    const apart = [...other.words].filter((word) => !told.words.has(word));
    if (apart.length === 0 || own.every((word) => other.words.has(word))) return false;
    return (
      isOfOthers(notice, told, other.words) &&
      !isSparedSomehow(
        output,
        own.filter((word) => !other.words.has(word)),
      )
    );
  });
}

/** Whether the notice has the group, and in no sentence that spares anybody beside whom it spares. */
function isOfOthers({ doc }: Reading, told: ToldGroup, words: ReadonlySet<string>): boolean {
  let isThere = false;
  for (const [s, { first, last }] of doc.sentences.entries()) {
    const own = doc.tokens.slice(first, last);
    if (![...words].every((word) => own.some(({ lemma, lower }) => lemma === word || lower === word))) continue;
    if (s !== told.sentence && own.some(({ lower }) => SPARES.test(lower))) return false;
    isThere = true;
  }
  return isThere;
}

/** Whether a sentence of a text that spares anybody has one of the words. */
const isSparedSomehow = ({ doc }: Reading, words: readonly string[]): boolean =>
  doc.sentences.some(({ first, last }) => {
    const own = doc.tokens.slice(first, last);
    return own.some(({ lower }) => SPARES.test(lower)) && own.some(({ lemma }) => words.includes(lemma));
  });

const SPARES =
  /^(?:not|no|never|none|nothing|cannot|\w+n['’]t|without|except\w*|exempt\w*|exclud\w*|apart|other|but|only|unaffected|unchanged|untouched|spared?s?|keeps?|stays?|remains?|continues?|may|can|out|outside|beyond)$/;

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** Whether what sets one apart is in the other. */
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  return [...less].every((word) => more.has(word));
};

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
