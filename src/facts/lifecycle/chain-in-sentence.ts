import type { Document } from '../../text/document.ts';
import { type Chain, readChain } from './chain.ts';
import { leadsIntoTime } from './leads-into-time.ts';
import { isLedIn } from './led-in.ts';
import type { Predicate } from './predicate.ts';
import { isContact } from './relative.ts';
import { isInserted } from './shared-subject.ts';
import { isTime } from './subject.ts';
import { noLongerBehind } from './when.ts';
import { SAME_FORM, TAKES_BACK } from './words.ts';

/** Where a predicate stands, and what was read before it in its sentence. */
interface Place {
  readonly s: number;
  readonly c: number;
  readonly at: number;
  readonly floor: number;
  /** One past the last predicate, and its auxiliaries. */
  readonly previous: { readonly end: number; readonly chain: Chain } | undefined;
}

/** The auxiliaries of a predicate, with what it takes over from the verb before it, its heading or the words behind it. */
export function chainIn(doc: Document, predicate: Predicate, { s, c, at, floor, previous }: Place): Chain {
  const { tokens, clauses } = doc;
  const { first, last, block } = doc.sentences[s]!;
  const { form, family, end } = predicate;
  const own = readChain(tokens, at, floor, form);
  // "The ones you have | shut down on 3 May": the auxiliary is the relative clause's.
  const contact = SAME_FORM.test(tokens[at]!.lower) && own.mood === 'perfect' && isContact(doc, own.first, floor);
  const read = contact ? readChain(tokens, at, at, form) : own;
  // "The plan to shut it down | was withdrawn": no more than what the plan was.
  if (/^plans?$/.test(tokens[read.first]!.lower) && read.first > first && isTakenBack(tokens, end, last))
    return { ...read, mood: 'infinitive' };
  // "No longer recommended": the denial is the warning itself.
  const warns = family === 'deprecation' && /^(?:recommend|used$)/.test(tokens[at]!.lower);
  const chain = warns ? { ...read, negated: false, noLonger: false } : read;
  if (family === 'work' && !chain.negated && noLongerBehind(doc, end, clauses[c]!.last))
    return { ...chain, noLonger: true, negated: true };
  // "Has accepted no connections since 3 May", "accepts no more bookings"; but "no more than ten" is a limit.
  if (family === 'work' && tokens[end]?.lower === 'no') {
    const more = /^(?:more|further)$/.test(tokens[end + 1]?.lower ?? '') && tokens[end + 2]?.lower !== 'than';
    return { ...chain, negated: true, noLonger: chain.noLonger || more };
  }
  // "Neither `a` nor `b` will be accepted", "from 5.0 on neither works"
  if (family === 'work' && tokens[chain.first - 1]?.lower === 'neither') return { ...chain, negated: true };
  if (family === 'work' && isNeither(tokens, floor, chain.first)) return { ...chain, negated: true };
  // "(`a`) end on", "(`a`) no longer work": the subject stands before the bracket, and what follows is no order.
  if (chain.mood === 'infinitive' && form === 'base' && clauses[c]!.lead === ')' && !isTo(tokens, chain.first, at))
    return { ...chain, mood: 'present' };
  if (chain.mood === 'infinitive' && form === 'base' && chain.first === at && isLedIn(doc, s, at, end))
    return { ...chain, mood: 'present' };
  // "`a` and `b`, both deprecated, disappear in 5.0": so it does before an insertion.
  if (
    chain.mood === 'infinitive' &&
    form === 'base' &&
    previous !== undefined &&
    previous.end >= first &&
    isInserted(doc, { chain: previous.chain.first, end: previous.end, mood: previous.chain.mood }, chain.first)
  )
    return { ...chain, mood: 'present' };
  if (chain.first === first + 1 && form === 'ed' && isDue(doc, first, last, block))
    return { ...chain, first, mood: 'future' };
  if (!chain.empty) return chain;
  // "deprecated and removed": the second participle shares the first one's auxiliaries.
  if (
    form === 'ed' &&
    previous?.chain.passive &&
    at - previous.end < 16 &&
    /^(?:and|or|then)$/.test(tokens[at - 1]!.lower)
  )
    return previous.chain;
  // "Going in 4.0", "Leaving on 3 May" over a list, "Retiring: `a`": progressive, without its auxiliary.
  const heads = form === 'ing' && family === 'removal' && at === first;
  const isLabel = heads && /^:\s/.test(doc.plain.slice(tokens[end - 1]!.end, tokens[end - 1]!.end + 2));
  const isTitle =
    heads &&
    doc.blocks[block]!.kind === 'heading' &&
    // "### Going away", over a list
    ((end === last && doc.blocks[block + 1]?.kind === 'item') || leadsIntoTime(tokens, at, at, end, last));
  return isLabel || isTitle ? { ...chain, mood: 'progressive', empty: false } : chain;
}

/** "To be removed in 7.0", over a list or before a colon: a plan, and no purpose. */
function isDue({ tokens, plain, blocks }: Document, first: number, last: number, block: number): boolean {
  if (tokens[first]!.lower !== 'to' || tokens[first + 1]?.lower !== 'be') return false;
  if (blocks[block]!.kind === 'heading') return true;
  for (let k = first + 2; k < last && k < first + LABEL; k++)
    if (/^[,;.]?\s?:/.test(plain.slice(tokens[k]!.end, tokens[k]!.end + 2))) return true;
  if (blocks[block]!.kind === 'paragraph' && blocks[block + 1]?.kind === 'item') return last - first < LABEL;
  // "To be removed on 12 June 2028." is a sentence of its own.
  for (let k = first + 3; k < last; k++)
    if (tokens[k]!.content && !isTime(tokens, k) && !/\d/.test(tokens[k]!.text)) return false;
  return true;
}
/** "Was withdrawn", "has been dropped": behind the verb. */
const isTakenBack = (tokens: Document['tokens'], from: number, last: number): boolean =>
  tokens
    .slice(from, last)
    .some(({ lower }, n) => (TAKES_BACK.test(lower) || NO_MORE.test(lower)) && BE.test(tokens[from + n - 1]!.lower));
/** "Is off the table", "is dead" */
const NO_MORE = /^(?:off|dead|moot|history)$/;
const BE = /^(?:is|are|was|were|been|now|therefore)$/;

/** So many words such a label has at most. */
const LABEL = 14;

function isNeither(tokens: Document['tokens'], from: number, to: number): boolean {
  let nor = false;
  for (let k = to - 1; k >= from; k--) {
    nor ||= tokens[k]!.lower === 'nor';
    if (nor && tokens[k]!.lower === 'neither') return true;
  }
  return false;
}

const isTo = (tokens: Document['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'to');
