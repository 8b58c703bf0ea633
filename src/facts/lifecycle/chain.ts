import type { Token } from '../../text/tokens.ts';
import { moodOf } from './chain-mood.ts';
import { contracted, isOfSubject, type Part, partAt } from './chain-parts.ts';
import { ALREADY, FUTURE, isAdverb, NEGATIVE } from './words.ts';

export type Mood =
  | 'future' // will be removed, is to be removed, is going away
  | 'progressive' // is being removed, we are retiring
  | 'perfect' // has been removed
  | 'past' // was removed
  | 'present' // is removed, removes, gets removed
  | 'modal' // may be removed, can be
  | 'conditional' // would be removed
  | 'plan-past' // had planned to, was to be
  | 'infinitive' // to remove, being removed, removing
  | 'bare'; // removed

/** The auxiliaries and adverbs in front of a predicate. Token indexes. */
export interface Chain {
  /** First token of the chain; the subject stands before it. */
  readonly first: number;
  readonly mood: Mood;
  readonly passive: boolean;
  readonly negated: boolean;
  /** "no longer", "not … any more". */
  readonly noLonger: boolean;
  /** "now", "already". */
  readonly already: boolean;
  /** No auxiliary and no adverb. */
  readonly empty: boolean;
  /** "can", "able to": an ability, not an event. */
  readonly able: boolean;
}

export type Form = 'base' | 's' | 'ing' | 'ed' | 'adjective';

const PARTICIPLE = new Set(
  'gone went shut cut taken took put left lost withdrawn withdrew frozen froze run ran brought come came become became wound sent served sunset sunsetted said got gotten thrown threw given gave torn tore been held kept sold found hit read set built made written done driven drawn shown known seen told paid spent bought'.split(
    ' ',
  ),
);

/** The inflection of a lifecycle verb, by its ending alone. */
export function formOf(lower: string): Form {
  if (lower.endsWith('ing')) return 'ing';
  if (PARTICIPLE.has(lower) || lower.endsWith('ed')) return 'ed';
  if (lower.endsWith('s') && !lower.endsWith('ss')) return 's';
  return 'base';
}

/** Reads the chain of auxiliaries that ends before token `at`, not further back than `floor`. Bounded: ten words. */
export function readChain(tokens: readonly Token[], at: number, floor: number, form: Form): Chain {
  const seen = new Set<Part>();
  let negated = false;
  let noLonger = false;
  let already = false;
  let k = behindTime(tokens, at, floor);
  for (; k >= floor && k > at - 11; k--) {
    if (tokens[k]!.code || isOfSubject(tokens, k, floor)) break;
    const { lower } = tokens[k]!;
    const pronoun = contracted(lower, form, seen);
    const part = pronoun ?? partAt(tokens, k, floor, form) ?? adverbAt(tokens, k, floor, at);
    if (part === undefined) break;
    seen.add(part);
    // "It'll": the subject itself.
    if (pronoun) break;
    negated ||= NEGATIVE.has(lower);
    noLonger ||= lower === 'no' && tokens[k + 1]!.lower === 'longer';
    already ||= ALREADY.has(lower);
  }
  const first = k + 1;
  return {
    first,
    mood: moodOf(seen, form, first === floor),
    passive: form === 'ed' && PASSIVE.some((part) => seen.has(part)),
    negated,
    noLonger,
    already,
    empty: seen.size === 0,
    able: seen.has('able') || seen.has('can'),
  };
}

const PASSIVE: readonly Part[] = ['is', 'was', 'been', 'being', 'gets'];

/** "Will, on 1 November 2027, | cease", "shall from 5.0 on | be refused": the last token before a time within the chain. */
function behindTime(tokens: readonly Token[], at: number, floor: number): number {
  let k = at - 1;
  if (k <= floor || !(tokens[k]!.dateWord || /^\d{4}$/.test(tokens[k]!.text))) return k;
  while (
    k > floor &&
    k > at - 8 &&
    (tokens[k]!.dateWord || tokens[k]!.number || /^(?:on|from|by|as|of|at|in)$/.test(tokens[k]!.lower))
  )
    k--;
  return FUTURE.has(tokens[k]!.lower) && !tokens[k]!.code ? k : at - 1;
}

/** An adverb within the chain. */
const adverbAt = (tokens: readonly Token[], k: number, floor: number, at: number): Part | undefined =>
  isAdverb(tokens[k]!.lower) && !isName(tokens[k]!, k > floor) && !(k === at - 1 && isParted(tokens, at))
    ? 'inner'
    : undefined;

/** "Reminders through Twilly were …": a capital within a clause. */
const isName = ({ text }: Token, within: boolean): boolean => within && /^\p{Lu}\p{Ll}/u.test(text);

/** "Deprecated now, removed in 9.0": more than a space before a token, so that what stands there is another's. */
export const isParted = (tokens: readonly Token[], k: number): boolean =>
  k > 0 && tokens[k]!.start - tokens[k - 1]!.end > 1;
