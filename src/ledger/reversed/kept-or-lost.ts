import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';
import { NOT } from './bounds.ts';

/** What somebody is told to keep, or to lose: "people without a factor keep their accounts". */
interface Possession {
  readonly clause: Clause;
  /** The lemma of what it is. */
  readonly noun: string;
  readonly kept: boolean;
}

/** What the notice lets people keep and the output takes from them, or the other way round, where either text tells it one way only. */
export function keptOrLost({ notice, output }: Ledger): Reversal[] {
  const said = possessionsIn(notice);
  const told = possessionsIn(output);
  const isBoth = (all: readonly Possession[], one: Possession): boolean =>
    all.some(({ noun, kept }) => noun === one.noun && kept !== one.kept);
  return said.flatMap((one) => {
    const found = told.find(({ noun, kept }) => noun === one.noun && kept !== one.kept);
    return found === undefined || isBoth(said, one) || isBoth(told, found)
      ? []
      : [{ notice: one.clause, output: found.clause }];
  });
}

/** Once for each text. What is kept until a day is lost on it, and tells nothing here. */
const possessionsIn = oncePer(({ doc, facts }: Reading): readonly Possession[] => {
  const isDated = touching(facts.dates.map(({ range }) => range));
  const found: Possession[] = [];
  for (const clause of doc.clauses) {
    if (found.length === MOST) break;
    const words = doc.tokens.slice(clause.first, Math.min(clause.last, clause.first + LONGEST));
    if (words.some((word) => ENDS.test(word.lower) || isDated(word))) continue;
    const verb = words.findIndex(({ lower, code }, k) => k > 0 && !code && (KEEPS.test(lower) || LOSES.test(lower)));
    const noun = verb < 0 ? undefined : nounBehind(doc, words, verb);
    if (noun === undefined) continue;
    found.push({ clause, noun, kept: KEEPS.test(words[verb]!.lower) !== isDenied(words, verb) });
  }
  return found;
});
/** So many words of a clause are looked at. */
const LONGEST = 40;
const KEEPS = /^(?:keeps?|retains?)$/;
const LOSES = /^(?:loses?)$/;
const ENDS = /^(?:until|till|through|when|once|if|unless|only|except)$/;

/** "Do not lose", "no longer keeps", "nobody loses"; but "users without a factor lose", whom it describes. */
const isDenied = (words: readonly Token[], verb: number): boolean =>
  NOT.test(words[verb - 1]!.lower) ||
  words[verb - 1]!.lower === 'longer' ||
  /^(?:no|none|nobody|neither|nothing)$/.test(words[0]!.lower);

/** "Their accounts", "access to all their accounts": the last noun of what belongs to somebody. */
function nounBehind({ plain }: Document, words: readonly Token[], verb: number): string | undefined {
  let k = verb + 1;
  if (words[k]?.lower === 'access' && words[k + 1]?.lower === 'to') k += 2;
  if (/^(?:all|both|any)$/.test(words[k]?.lower ?? '')) k++;
  if (!OWN.test(words[k]?.lower ?? '')) return undefined;
  let noun: Token | undefined;
  for (k++; k < words.length && words[k]!.content && plain.slice(words[k - 1]!.end, words[k]!.start) === ' '; k++)
    noun = words[k]!;
  return noun?.lemma;
}
const OWN = /^(?:their|its|your|his|her)$/;
