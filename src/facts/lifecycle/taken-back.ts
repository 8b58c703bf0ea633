import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { isParted } from './chain.ts';
import { END_NOUN, type LifeEvent } from './events/life-event.ts';
import { carriersIn, leadOf } from './mention.ts';
import { objectOf } from './object.ts';
import { predicateAt } from './predicate.ts';
import { antecedent } from './sentence-before.ts';
import type { LifeStatement } from './statement.ts';
import { isTime } from './subject.ts';
import { REACH as REACHES, TAKES_BACK } from './words.ts';

const PLANS = /^(?:plans?|decision)$/;
const BE = /^(?:is|are|was|were|been|being|be|has|have|now|therefore|hereby|thus)$/;
const STAYS = /^(?:stays?|remains?|keeps?|survives?)$/;

/**
 * A plan to end something that the text takes back or puts off for good: "the shutdown of X is cancelled", "X's retirement
 * has been called off", "we are pausing the retirement of X", "the planned closure will not take place", "we decided against
 * closing X", "X stays after all", "X, which was to close, stays". Where the name is not told again, it is that of the plan recalled before. Linear.
 */
export function readTakenBack(doc: Document, life: readonly LifeStatement[] = []): LifeEvent[] {
  const events: LifeEvent[] = [];
  const { tokens, clauses } = doc;
  const plans = life.filter(
    ({ family, mood, subject }) =>
      family === 'removal' && /^(?:conditional|plan-past)$/.test(mood) && subject.length > 0,
  );
  let known = 0;
  const planBefore = (s: number): LifeStatement | undefined => {
    while (known < plans.length && plans[known]!.sentence < s) known++;
    return plans[known - 1];
  };
  const planIn = (s: number): LifeStatement | undefined => {
    planBefore(s);
    return plans[known]?.sentence === s ? plans[known] : undefined;
  };
  doc.sentences.forEach((sentence, s) => {
    if (doc.blocks[sentence.block]!.kind === 'mail-header') return;
    const answered = answersPlan(doc, s) ? ofPlanBefore(doc, planBefore(s), s) : [];
    if (answered.length > 0) {
      events.push({
        evidence: { start: sentence.start, end: sentence.end },
        tokens: answered,
        fate: 'spared',
        dates: [],
      });
      return;
    }
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const { first, last } = clauses[c]!;
      for (let k = first; k < last; k++) {
        const [word, next] = [tokens[k]!.lower, tokens[k + 1]?.lower];
        if (tokens[k]!.code) continue;
        const takes =
          TAKES_BACK.test(word) || (word === 'called' && next === 'off') || (word === 'given' && next === 'up');
        const pauses = isPause(doc, k, first, last);
        const told =
          takes || pauses
            ? takenBack(doc, s, c, k, events.at(-1)?.evidence.start ?? -1)
            : word === 'against' && /^(?:decided|decide|decision|spoken)$/.test(tokens[k - 1]?.lower ?? '')
              ? endedBy(doc, c, k + 1)
              : word === 'after' && next === 'all' && !goesOn(tokens[k + 2]?.lower, k + 2 < last)
                ? kept(doc, s, c, k)
                : STAYS.test(word)
                  ? keptAgainst(doc, planIn(s), k)
                  : [];
        // "We have cancelled the withdrawal."
        const found =
          told.length === 0 &&
          (events.at(-1)?.evidence.start ?? -1) < doc.sentences[Math.max(0, s - 1)]!.start &&
          (takes || pauses) &&
          ofPlan(doc, k, first, last)
            ? recalled(doc, planBefore(s), s, c, k)
            : told;
        // "An end for 2.8" names nothing.
        if (found.every((n) => tokens[n]!.number)) continue;
        const end = word === 'called' || word === 'given' || word === 'after' ? k + 1 : k;
        const evidence: Range = { start: tokens[auxiliaryBefore(doc, k, first)]!.start, end: tokens[end]!.end };
        events.push({ evidence, tokens: found, fate: 'spared', dates: [] });
        break;
      }
    }
  });
  return events;
}

/** "… would be dropped in 11.0. It won't", "… would leave as well? It stays": a sentence that only answers the plan before it. */
function answersPlan({ tokens, sentences }: Document, s: number): boolean {
  const { first, last } = sentences[s]!;
  if (last - first > LONGEST_ANSWER || !/^(?:it|they|this|that|these|those|both)$/.test(tokens[first]?.lower ?? ''))
    return false;
  const said = tokens.slice(first + 1, last).map(({ lower }) => lower);
  return (
    /^(?:(?:will|would|does|do|is|are) (?:not|no longer)|\w+n't)$/.test(said.join(' ')) ||
    /^(?:(?:will|is|are|does|do) )?(?:now )?(?:stays?|remains?|staying|survives?)$/.test(said.join(' '))
  );
}
/** So many words it has. */
const LONGEST_ANSWER = 4;

/** What a plan in the sentence right before was to end; "Radio, which we said would leave": what stands before the relative. */
function ofPlanBefore(doc: Document, plan: LifeStatement | undefined, s: number): number[] {
  if (plan?.sentence !== s - 1) return [];
  const relative = plan.subject.find((k) => /^(?:which|that|who)$/.test(doc.tokens[k]!.lower));
  if (relative !== undefined) return named(doc, doc.sentences[s - 1]!.first, relative);
  return plan.subject.filter((k) => doc.tokens[k]!.content && !isTime(doc.tokens, k)).slice(0, MOST);
}

/** "After all of these dates", "after all the tokens have expired": no idiom. */
const goesOn = (next: string | undefined, within: boolean): boolean =>
  within &&
  next !== undefined &&
  /^(?:of|the|these|those|this|that|our|your|its|their|such|other|open|current|existing|dates?|days?|users?|customers?)$/.test(
    next,
  );

/** "Pausing", "on hold", "will not take place": a plan that does not go on, and no day for it. */
function isPause({ tokens }: Document, k: number, first: number, last: number): boolean {
  const { lower } = tokens[k]!;
  const stops = /^(?:paus(?:e|es|ed|ing)|suspend(?:s|ed|ing)|halt(?:s|ed|ing)|shelv(?:es|ing)|frozen)$/.test(lower);
  const held = lower === 'hold' && tokens[k - 1]?.lower === 'on';
  const denied =
    /^(?:place|ahead|happen)$/.test(lower) &&
    tokens.slice(Math.max(first, k - 4), k).some((token) => /^(?:not|won't|never|isn't)$/.test(token.lower));
  if (!(stops || held || denied)) return false;
  return tokens.slice(first, last).some((token) => !token.code && END_NOUN.test(token.lower));
}

/** "Mailings that wait at the closing are cancelled": the end says when. */
const isWhen = (tokens: Document['tokens'], noun: number): boolean =>
  [noun - 1, noun - 2].some((k) =>
    /^(?:at|by|on|after|before|until|till|upon|during|since)$/.test(tokens[k]?.lower ?? ''),
  );

/** "Cancelled the withdrawal", "the planned closure has been dropped": what is taken back is an end told as a noun. */
function ofPlan({ tokens, plain }: Document, at: number, first: number, last: number): boolean {
  const isPlan = (k: number): boolean =>
    !tokens[k]!.code && (END_NOUN.test(tokens[k]!.lower) || PLANS.test(tokens[k]!.lower)) && !isReached(tokens, k);
  for (let k = at + 1; k < last && k < at + 5; k++)
    if (isPlan(k))
      return tokens.slice(at + 1, k).every(({ lower }) => /^(?:the|this|that|our|its|planned|whole)$/.test(lower));
  const before = tokens[at - 1]?.lower ?? '';
  if (!BE.test(before) && !/^(?:not|won't|take|go|on)$/.test(before)) return false;
  // "No removal date; to be dropped after a year's notice": what is to come.
  if (before === 'be' && tokens[at - 2]?.lower === 'to') return false;
  // "2. Withdrawal | `a` is withdrawn": a title.
  const isTitle = (k: number): boolean => /:|\s\s/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start));
  for (let k = at - 1; k >= first && k > at - REACH; k--) if (isPlan(k)) return !isWhen(tokens, k) && !isTitle(k);
  return false;
}

/**
 * "We had announced its shutdown and have withdrawn that plan": what the end told before in the sentence is of; "we told you
 * that X would close": what the last plan told before was to end; else what stands in the title.
 */
function recalled(doc: Document, plan: LifeStatement | undefined, s: number, c: number, at: number): number[] {
  for (let k = at - 1; k > doc.sentences[s]!.first && k > at - REACH; k--) {
    if (doc.tokens[k]!.code || !(END_NOUN.test(doc.tokens[k]!.lower) || PLANS.test(doc.tokens[k]!.lower))) continue;
    const its = /^(?:its|their)$/.test(doc.tokens[k - 1]!.lower);
    const meant = its ? pointedAt(doc, s, k) : endedBy(doc, c, k, at);
    if (meant.length > 0) return meant;
  }
  const words = plan?.subject.filter((k) => doc.tokens[k]!.content && !isTime(doc.tokens, k)) ?? [];
  if (words.length > 0) return words.slice(0, MOST);
  const own = codeBefore(doc, s, at);
  if (own.length > 0) return own;
  const title = doc.sentences[0]!;
  return s === 0 || title.last - title.first > MOST + 4 ? [] : named(doc, title.first, title.last);
}

/** The thing whose end is taken back: told before the verb, as its subject, or behind it, as its object. */
function takenBack(doc: Document, s: number, c: number, at: number, told: number): number[] {
  const { tokens, clauses } = doc;
  const { first, last } = clauses[c]!;
  // "The FTP drop"
  if (tokens[at]!.lower === 'drop' && !/^(?:we|to|will|not)$/.test(tokens[at - 1]?.lower ?? '')) return [];
  for (let k = at - 1; k >= first && k > at - REACH; k--) {
    if (tokens[k]!.code || !END_NOUN.test(tokens[k]!.lower) || isReached(tokens, k)) continue;
    const of = tokens[k + 1]?.lower;
    const chain = auxiliaryBefore(doc, at, k);
    if (of === 'of' || of === 'for') return named(doc, k + 2, chain);
    // "At removal, posts are cancelled"
    if (chain !== k + 1 || isParted(tokens, chain)) return [];
    let begin = k;
    while (
      begin > first &&
      begin > at - REACH &&
      !/^(?:its|their|the|this|that)$/.test(tokens[begin]!.lower) &&
      !isParted(tokens, begin)
    )
      begin--;
    const before = named(doc, begin, k);
    if (before.length > 0) return before;
    // "We will keep X after all; its shutdown is cancelled."
    return told >= doc.sentences[Math.max(0, s - 1)]!.start ? [] : pointedAt(doc, s, k);
  }
  const passive = /^(?:is|are|was|were|been|be|being)$/.test(tokens[at - 1]?.lower ?? '');
  return passive ? [] : endedBy(doc, c, at + 1, last);
}

/** "It has reached the end of its life and will be withdrawn": what it came to, and not what is taken back. */
function isReached(tokens: Document['tokens'], end: number): boolean {
  let k = end - 1;
  while (k > 0 && /^(?:the|its|their|an)$/.test(tokens[k]!.lower)) k--;
  if (/^(?:to|at)$/.test(tokens[k]?.lower ?? '')) k--;
  return k >= 0 && REACHES.has(tokens[k]!.lemma) && !tokens[k]!.code;
}

/** What "it" or "its" points to: what leads the line in, or opens the sentence before. */
function pointedAt(doc: Document, s: number, before: number): number[] {
  const lead = leadOf(doc, s, before);
  if (lead.length > 0) return lead;
  const own = codeBefore(doc, s, before);
  return own.length > 0 ? own : antecedent(doc, s);
}

/** "`a` stays: we have dropped the plan to end it": identifiers that stand before in the sentence. */
function codeBefore({ tokens, sentences }: Document, s: number, before: number): number[] {
  const found: number[] = [];
  for (let k = sentences[s]!.first; k < before && found.length < MOST; k++) if (tokens[k]!.code) found.push(k);
  return found;
}

/** "… to retire X", "… the removal of X", "… closing X": the object of the end that follows within a few words. */
function endedBy({ tokens, clauses }: Document, c: number, from: number, to = clauses[c]!.last): number[] {
  for (let k = from; k < to && k < from + 7; k++) {
    if (tokens[k]!.code) return [];
    const noun = END_NOUN.test(tokens[k]!.lower) && /^(?:of|for)$/.test(tokens[k + 1]?.lower ?? '');
    const predicate = noun ? undefined : predicateAt(tokens, k, to);
    if (!noun && predicate?.family !== 'removal') continue;
    const object = objectOf(tokens, noun ? k + 2 : predicate!.end, to, clauses, c);
    return object.filter((n) => tokens[n]!.content && !isTime(tokens, n)).slice(0, MOST);
  }
  return [];
}

/** "X stays after all", "we will keep X after all". */
function kept(doc: Document, s: number, c: number, at: number): number[] {
  const { tokens, clauses } = doc;
  const { first } = clauses[c]!;
  for (let k = at - 1; k >= first && k > at - REACH; k--) {
    if (tokens[k]!.code || !STAYS.test(tokens[k]!.lower)) continue;
    if (/^keeps?$/.test(tokens[k]!.lower) && k + 1 < at && !tokens[k + 1]!.lower.endsWith('ing'))
      return named(doc, k + 1, at);
    const before = named(doc, first, k);
    return before.length > 0 ? before : pointedAt(doc, s, k);
  }
  return [];
}

/** "X, which we had planned to end, stays": behind the plan that is recalled. */
function keptAgainst({ tokens }: Document, plan: LifeStatement | undefined, at: number): number[] {
  if (plan === undefined || at < plan.end || at - plan.end > NEAR) return [];
  return plan.subject.filter((k) => k < at && tokens[k]!.content && !isTime(tokens, k)).slice(0, MOST);
}
/** So many words stand at most between what was planned and what is. */
const NEAR = 5;

/** The words of a name between two tokens, without those of the plan itself. */
function named(doc: Document, from: number, to: number): number[] {
  if (to <= from) return [];
  const range = { start: doc.tokens[from]!.start, end: doc.tokens[to - 1]!.end };
  return carriersIn(doc, range)
    .filter((k) => !PLAN.test(doc.tokens[k]!.lower))
    .slice(0, MOST);
}
const PLAN =
  /^(?:planned|announced|scheduled|previously|originally|earlier|upcoming|intended|proposed|plan|plans|its|their|the|we|will|would|have|has|decided|therefore|so|it|they|that|this)$/;

/** So many words before the verb its subject is looked for. */
const REACH = 40;
/** A thing's name has no more words. */
const MOST = 8;

const auxiliaryBefore = ({ tokens }: Document, at: number, floor: number): number => {
  let k = at;
  while (k - 1 > floor && k > at - REACH && BE.test(tokens[k - 1]!.lower)) k--;
  return k;
};
