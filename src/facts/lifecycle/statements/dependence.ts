import { isAwaited } from '../awaited.ts';
import { isBehindCondition, isOtherwise } from '../guards.ts';
import { hasOwnVerb } from '../relative.ts';
import { contrasts, isHistory, isReason, isWithinTime, opensTime } from '../when.ts';
import { AUXILIARY } from '../words.ts';
import type { Reading } from './reading.ts';
import type { Verb } from './verb.ts';

/* What a statement depends on: a condition, a time, a reason, a noun. */

/** It happens only under a condition, or when that is met. */
export const isConditional = ({ verb, mood }: Reading): boolean =>
  mood === 'conditional' ||
  (mood === 'perfect' && isAwaited(verb.doc, verb.begin, verb.first)) ||
  isOtherwise(verb.doc, verb.clause.first, verb.first) ||
  (isSupposed(verb) && !isBehindCondition(verb.doc, verb.clause.first, verb.first));

const isSupposed = ({ doc: { tokens }, clause }: Verb): boolean =>
  /^(?:if|unless|should|whether|suppose)$/.test(tokens[clause.first]!.lower) ||
  // "Provided the tunnel has been turned off"; but "provided by us".
  (tokens[clause.first]!.lower === 'provided' &&
    !/^(?:by|to|with|for|in|on|through)$/.test(tokens[clause.first + 1]?.lower ?? '')) ||
  /^(?:if|unless|whether)$/.test(clause.lead);

/** It tells when or why another thing happens, or restricts a noun. `since`: that word tells a time here. */
export const isSubordinate = (x: Reading, since: boolean): boolean =>
  isRelative(x.verb) || isTemporal(x) || isReason(x.verb.doc.tokens, x.verb.clause, x.verb.first, since);

/** "Keys that are revoked", "merchants whose terminals fail". */
const isRelative = ({ doc: { tokens }, clause, first }: Verb): boolean => {
  const before = tokens[first - 1]?.lower ?? '';
  return (
    (clause.lead === 'whose' && !hasOwnVerb(tokens, clause.first, first)) ||
    /^(?:that|who|whose)$/.test(before) ||
    (before === 'which' && clause.lead !== 'which')
  );
};

/** "When it is gone, …", "it continues where it stopped". */
const isTemporal = ({ verb, topic, mood, days }: Reading): boolean => {
  const { doc, s, previous, clause, first } = verb;
  const { tokens } = doc;
  if (days.ofWhen.length > 0 || first <= clause.first) return false;
  if (previous !== undefined && contrasts(doc, clause.first)) return false;
  // "…, after which it is closed": goes on as "and then" does.
  if (previous !== undefined && tokens[clause.first + 1]?.lower === 'which' && tokens[clause.first]!.lower === 'after')
    return false;
  // "The mailbox, once our busiest, | has been closed": an insertion without a verb.
  if (tokens[first]!.start - tokens[first - 1]!.end > 1 && !hasAuxiliary(tokens, clause.first, first)) return false;
  return (
    opensTime(tokens, clause.first) ||
    isWithinTime(tokens, topic.before, clause.first) ||
    (mood === 'past' && isHistory(tokens, doc.sentences[s]!.first, topic.told, days.near))
  );
};

const hasAuxiliary = (tokens: Verb['doc']['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower, code }) => !code && AUXILIARY.test(lower));
