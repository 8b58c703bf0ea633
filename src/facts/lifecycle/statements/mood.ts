import { isParted, type Mood } from '../chain.ts';
import { isFinitePast } from '../finite-past.ts';
import { sharesAuxiliary } from '../shared-subject.ts';
import { isOneDoer } from '../subject.ts';
import { isForeseen } from '../when.ts';
import { SAME_FORM } from '../words.ts';
import type { Arguments } from './arguments.ts';
import { isFoundSo } from './found.ts';
import type { Verb } from './verb.ts';

/** The mood of a verb: that of its auxiliaries, unless what stands round it tells another. */
export function moodIn(verb: Verb, told: Arguments): Mood {
  const { doc, s, at, predicate, chain, first, begin, end, stop } = verb;
  const { tokens } = doc;
  const { before, object } = told;
  if (chain.mood === 'perfect') {
    // "From 3 May `push` has ended with `E426`": how it has behaved since.
    const goesOn = predicate.family === 'refusal' && tokens[begin]!.lower === 'from';
    return (!goesOn && isForeseen(tokens, begin, first, end, stop)) || isForetold(verb) ? 'future' : 'perfect';
  }
  if (chain.mood !== 'bare') return chain.mood;
  if (predicate.form === 'ed' && (chain.empty || isFloating(verb))) {
    // "The file is deleted and the server closed": one auxiliary for both.
    if (sharesAuxiliary(tokens, first, doc.sentences[s]!.first)) return 'present';
    if (isFinitePast(verb, told)) return 'past';
    if (isFoundSo(verb)) return 'perfect';
  }
  // "We shut down X on 1 March": present and past are one, and only the date tells.
  if (SAME_FORM.test(tokens[at]!.lower) && before.length > 0)
    return object !== undefined && isOneDoer(tokens, at - 1) ? 'past' : 'present';
  return 'bare';
}

/** "`a` and `b` | both stopped", "the three all went": a quantifier behind its subject; but "`a` and `b`, both stopped" has no verb. */
const isFloating = ({ doc: { tokens }, first, at }: Verb): boolean =>
  !isParted(tokens, first) && tokens.slice(first, at).every(({ lower }) => /^(?:all|both|each)$/.test(lower));

/** "You will find that the update has closed it": what will be found is no fact yet. */
function isForetold({ doc: { tokens, sentences }, s, first }: Verb): boolean {
  for (let k = first - 1; k > sentences[s]!.first + 1 && k > first - LONG_SUBJECT; k--)
    if (tokens[k]!.lower === 'that') return /^(?:will|shall)$|'ll$/.test(tokens[k - 2]!.lower);
  return false;
}
/** So many words its subject has at most. */
const LONG_SUBJECT = 8;
