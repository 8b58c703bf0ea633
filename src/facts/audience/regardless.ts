import type { Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';

/** What people, plans and places differ in. */
const DIMENSION =
  /^(?:plans?|tiers?|regions?|editions?|versions?|contracts?|accounts?|usage|size|generations?|systems?|platforms?|subscriptions?|setups?|locations?|countr(?:y|ies)|package|billing|markets?|role|industry)$/;

/**
 * Where a claim that allows no distinction, and begins at token `i`, ends, or -1: "regardless of plan", "whatever plan they are
 * on", "no matter which region", "across the board".
 */
export function regardlessEnd(tokens: readonly Token[], sentence: Sentence, i: number): number {
  const word = tokens[i]!.lower;
  const next = (k: number): string => (i + k < sentence.last ? tokens[i + k]!.lower : '');
  let at = -1;
  // "Global buckets are independent of regions" describes them.
  if (
    word === 'independent' &&
    !/^(?:your|the|any|plan|tier)$/.test(next(2)) &&
    /^(?:is|are|was|were|stays?|remains?)$/.test(tokens[i - 1]?.lower ?? '')
  )
    return -1;
  if (/^(?:regardless|irrespective|independent|independently)$/.test(word) && next(1) === 'of') at = i + 2;
  else if (word === 'no' && next(1) === 'matter' && /^(?:who|where)$/.test(next(2)) && next(3) === 'you')
    return Math.min(sentence.last, i + 5);
  // "Whoever you are"
  else if (word === 'whoever' && next(1) === 'you' && next(2) === 'are') return i + 3;
  else if (word === 'no' && next(1) === 'matter') at = i + 2;
  // "It makes no difference which plan you are on".
  else if (word === 'no' && next(1) === 'difference' && /^ma(?:kes?|de)$/.test(tokens[i - 1]?.lower ?? '')) at = i + 2;
  // "Whatever plan they are on", "whatever the size"; "whatever still runs version 12" is told by what it does.
  else if ((word === 'whatever' || word === 'whichever') && !isRunning(tokens, i) && !isVerbal(tokens[i + 1]))
    at = i + 1;
  else if (word === 'across' && next(1) === 'the' && next(2) === 'board') return i + 3;
  // "On all plans", "in every region": what the sentence says there of an end.
  else if (/^(?:on|in|for|across)$/.test(word) && /^(?:any|every|all)$/.test(next(1)) && PLACE.test(next(2)))
    at = i + 2;
  // "No extension is available, whatever the size": told of what nobody gets, and of no end. "Nothing changes, no matter
  // which": told of those who are spared.
  if (at < 0 || /^(?:no|none|nothing|neither)$/.test(tokens[sentence.first]!.lower)) return -1;
  if (isSpared(tokens, sentence, i)) return -1;
  for (let k = at; k < Math.min(sentence.last, at + 4); k++) {
    if (!DIMENSION.test(tokens[k]!.lower)) continue;
    // "In every region but Lund".
    if (/^(?:but|except|save|outside)$/.test(tokens[k + 1]?.lower ?? '')) return -1;
    return word === 'whichever' && tellsWhich(tokens, k + 1, sentence.last) ? -1 : k + 1;
  }
  return -1;
}

const PLACE =
  /^(?:plans?|tiers?|editions?|regions?|countr(?:y|ies)|markets?|contracts?|subscriptions?|platforms?|operating)$/;

/** "Whichever accounts the console still shows": told by what they do. */
const tellsWhich = (tokens: readonly Token[], from: number, last: number): boolean =>
  tokens.slice(from, Math.min(last, from + 8)).some(({ lower }) => /^(?:still|currently|continues?)$/.test(lower));

const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:still|already|currently|now)$/.test(token.lower) || (/[^s]s$/.test(token.lower) && isKnownVerb(token)));

const isSpared = (tokens: readonly Token[], { first }: Sentence, i: number): boolean =>
  tokens
    .slice(Math.max(first, i - SPARING), i)
    .some(({ lower }) => /^(?:nothing|unaffected|untouched|exempt|spared|unchanged)$/.test(lower));

/** So many tokens before "no matter which" a word may tell that nothing happens. */
const SPARING = 6;

/** "On the last day of whichever contract year is running": which one, and nobody's. */
const isRunning = (tokens: readonly Token[], i: number): boolean =>
  [i + 2, i + 3].some(
    (k) => /^(?:is|are|was)$/.test(tokens[k]?.lower ?? '') && !/^(?:they|you|it|we)$/.test(tokens[k - 1]!.lower),
  );
