import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import type { Family } from './predicate.ts';
import { headOf, isTime } from './subject.ts';
import { AUXILIARY, isThirdParty, PAST_INTRANSITIVE, USERS } from './words.ts';

/** What keeps a predicate from telling the life of a thing: conditions, negative quantities, plans taken back, attributes. */

const PLANS =
  /^(?:plans?|decision|announcement|removal|retirement|deprecation|idea|intention|proposal|shutdown|sunset|end|closure|closing|withdrawal|date|deadline|rehearsals?|brown-?outs?)$/;

/** "If you fly a Gannet 4, firmware 5.x lost its support": behind the comma the condition is over. */
export function isBehindCondition({ tokens, plain }: Document, first: number, chain: number): boolean {
  for (let k = chain - 1; k > first + 2; k--) {
    if (!plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) continue;
    // The condition has a verb of its own: a pronoun and what follows it.
    for (let n = first; n < first + 3; n++)
      if (/^(?:you|you're|you've|they|it|we|your|anyone|somebody)$/.test(tokens[n]!.lower))
        return !/^(?:and|or)$/.test(tokens[k]!.lower);
    return false;
  }
  return false;
}

/** "Expect failed writes": right before its noun. */
export function isAttributive(tokens: readonly Token[], end: number, stop: number): boolean {
  const next = tokens[end];
  return (
    next !== undefined && end < stop && next.content && !next.code && /^[a-z]{3,}s$/.test(next.text) && !next.dateWord
  );
}

/** "The plug-in | stopped": whether a noun stands right before token `at`, with what a hyphen joins to it. */
export function endsBefore({ tokens, plain }: Document, noun: number, at: number): boolean {
  let k = at - 1;
  while (k > noun && plain[tokens[k]!.start - 1] === '-') k--;
  // "Queues there | ceased to exist", "the feeds both | ceased"
  while (k > noun && /^(?:t?here|also|then|finally|all|both|each)$/.test(tokens[k]!.lower)) k--;
  return k === noun;
}

/**
 * Whether the subject, before token `last` of clause `c`, is a negative quantity: "nothing", "none of them", "no endpoint".
 * What is denied in a bracket between them ("the feed (no news since May) was removed") is not the subject.
 */
export function isNone({ tokens, clauses }: Document, c: number, first: number, last: number): boolean {
  const { bracketed } = clauses[c]!;
  let own = c;
  for (let k = last - 1; k >= first && k > last - 9; k--) {
    while (clauses[own]!.first > k) own--;
    const word = tokens[k]!.lower;
    if (tokens[k]!.code || (clauses[own]!.bracketed && !bracketed)) continue;
    if (/^(?:nothing|nobody|none|neither|noone)$/.test(word)) return tokens[k + 1]?.lower !== 'but';
    // "We tell you a year before anything is taken out": whatever that may be.
    if (/^any(?:thing|body|one)$/.test(word) && k === last - 1)
      return /^(?:before|until|till|if|unless|when|whenever|once|whether)$/.test(tokens[k - 1]?.lower ?? '');
    if (word === 'no') {
      // "Those who took no step": the object of a verb in between.
      for (let n = k - 1; n >= first && n > k - 5; n--) if (/^(?:who|which|that)$/.test(tokens[n]!.lower)) return false;
      return !/^(?:longer|later|earlier|new|more|further)$/.test(tokens[k + 1]?.lower ?? '');
    }
    if (/^(?:and|or|but|which|that)$/.test(word)) return false;
  }
  return false;
}

/** "At contract end", "until trial end": a noun that tells when. */
export const isTimeNoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.lower === 'end' &&
  /^(?:at|until|till|through|by|before|after|upon|from)$/.test(tokens[at - 2]?.lower ?? '') &&
  !/s$/.test(tokens[at - 1]!.lower);

/** "Apps that have pulled the feed", "CI that may pull images from it": users take what the company would take away. */
export const isPulled = (
  tokens: readonly Token[],
  at: number,
  chain: number,
  before: readonly number[],
  end: number,
  stop: number,
): boolean =>
  tokens[at]!.lemma === PULL &&
  (/^(?:may|can|could|might|to)$/.test(tokens[at - 1]?.lower ?? '') ||
    (isFetched(tokens, end, stop) && !before.some((k) => /^(?:we|i)$/.test(tokens[k]!.lower))) ||
    before.some((k) => USERS.has(tokens[k]!.lemma) || /^(?:you|they|who|that)$/.test(tokens[k]!.lower)) ||
    [chain - 1, chain].some((k) => /^(?:you|they)'/.test(tokens[k]?.lower ?? '')));
const PULL = lemma('pull');

/** "Pulls packages from the mirror": gets them there. */
const isFetched = (tokens: readonly Token[], object: number, stop: number): boolean =>
  tokens.slice(object, Math.min(stop, object + FETCHED)).some(({ lower }) => lower === 'from');
/** So many words what is fetched takes at most. */
const FETCHED = 6;

/** "It stops the server from starting": one thing hinders another, and ends nothing. */
export const isHindered = (tokens: readonly Token[], at: number, end: number, stop: number): boolean => {
  if (!/^(?:stops|blocks)$/.test(tokens[at]!.lower)) return false;
  const from = tokens.slice(end, Math.min(stop, end + FETCHED)).findIndex(({ lower }) => lower === 'from');
  return from > 0 && /^\p{Ll}{2,}ing$/u.test(tokens[end + from + 1]?.text ?? '');
};

/** "200 anonymous pulls an hour": a noun, and how many of it. */
export const isRate = (tokens: readonly Token[], at: number): boolean =>
  /^(?:an?|per|each|every)$/.test(tokens[at + 1]?.lower ?? '') &&
  /^(?:second|minute|hour|day|week|month|quarter|year)$/.test(tokens[at + 2]?.lower ?? '');

/** "Before the shut-off": the end of a compound. */
export const isCompound = ({ tokens, plain }: Document, at: number): boolean =>
  tokens[at]!.lower === 'off' && plain[tokens[at]!.start - 1] === '-';

/** The object is a plan, and not a thing: "we have dropped the idea", "withdrawn the plan to retire X". */
export const isPlan = (tokens: readonly Token[], object: readonly number[]): boolean =>
  PLANS.test(tokens[object[0]!]!.lower) &&
  (object.length <= 3 || /^(?:to|of|for)$/.test(tokens[object[0]! + 1]?.lower ?? ''));

/** "You are on Seasonal. We withdraw that plan": something to buy, where nothing was announced before it. */
const isTariff = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'plan' &&
  !tokens
    .slice(Math.max(0, at - TOLD), at)
    .some(({ lower }) => /^(?:announced|planned|intended|told|said|wrote)$/.test(lower));
/** So many words before it the plan was told. */
const TOLD = 40;

/** "Its retirement is off", "that date is no longer valid": what goes is the plan, or its day. */
export const endsPlan = (tokens: readonly Token[], subject: readonly number[], family: Family, at: number): boolean => {
  const head = headOf(tokens, subject);
  const isDay = head !== undefined && !tokens[head]!.code && /^(?:dates?|days?|deadlines?)$/.test(tokens[head]!.lower);
  if (isDay && family === 'work') return true;
  return isPlanned(tokens, subject) && (family === 'state' || TAKEN_BACK.test(tokens[at]!.lower));
};

/** "(31 May has been dropped)": nothing but a day stands before the verb. */
export const isDayDropped = (tokens: readonly Token[], { first }: Clause, chain: number, at: number): boolean =>
  chain > first &&
  tokens.slice(first, chain).every((_, n) => isTime(tokens, first + n)) &&
  /^(?:dropped|withdrawn|abandoned|scrapped|cancell?ed|revoked|gone|off)$/.test(tokens[at]!.lower);

/** The head of a subject is a plan: "its retirement", "the planned shutdown of X". */
const isPlanned = (tokens: readonly Token[], subject: readonly number[]): boolean => {
  const head = headOf(tokens, subject);
  const isPlanWord = (k: number): boolean => !tokens[k]!.code && PLANS.test(tokens[k]!.lower);
  // "The switch-off and its rehearsals are off"
  const joined = subject.some(
    (k) => isPlanWord(k) && /^(?:its|their|the)$/.test(tokens[k - 1]?.lower ?? '') && tokens[k - 2]?.lower === 'and',
  );
  return (head !== undefined && isPlanWord(head)) || joined;
};

/** "This release marks three calls as deprecated", "we consider the plugin deprecated": who says so is no subject. */
export function behindNaming(tokens: readonly Token[], family: Family, subject: readonly number[]): readonly number[] {
  if (family !== 'deprecation') return subject;
  const verb = subject.findIndex((k, n) => n > 0 && NAMES.test(tokens[k]!.lower) && !tokens[k]!.code);
  return verb > 0 && verb + 1 < subject.length ? subject.slice(verb + 1) : subject;
}
const NAMES = /^(?:marks?|declares?|flags?|considers?|lists?|classif(?:y|ies))$/;

const TAKEN_BACK = /^(?:given|withdrawn|dropped|abandoned|scrapped|cancell?ed|revoked|shelved|axed)$/;

export const takesBack = (tokens: readonly Token[], at: number, object: readonly number[]): boolean =>
  /^(?:withdr|drop|abandon|scrap|cancel|revok)/.test(tokens[at]!.lower) &&
  /^(?:it|that|this|them|those)$/.test(tokens[object[0]!]!.lower) &&
  !isTariff(tokens, object[0]! + 1);

/** "We had announced …" stands in the same sentence: what is taken back is that. */
export function afterPlan(doc: Document, s: number): boolean {
  const { first, last } = doc.sentences[s]!;
  for (let k = first; k < last; k++)
    if (/^(?:announced|planned|intended|told|said|wanted|announcement|plan|plans)$/.test(doc.tokens[k]!.lower))
      return true;
  return false;
}

/** "failed deliveries are retried": a participle before its noun. */
export function isAttribute(tokens: readonly Token[], from: number, stop: number): boolean {
  for (let k = from; k < stop && k < from + 4; k++)
    if (/^(?:is|are|was|were|will|can|have|has|may|must|stay|remain)$/.test(tokens[k]!.lower)) return true;
  return false;
}

/** "Guest links are deprecated": what the company discourages is a thing of its own, be it called a link or a key. */
export const isOwnWarning = (tokens: readonly Token[], family: Family, subject: readonly number[]): boolean =>
  family === 'deprecation' && !subject.some((k) => isThirdParty(tokens[k]!));

/** "Delete it, or the section will refuse to save": what follows where the order is not obeyed. */
export function isOtherwise({ tokens, plain }: Document, first: number, chain: number): boolean {
  for (let k = chain - 1; k >= Math.max(first, 1); k--) {
    if (tokens[k]!.lower !== 'or') continue;
    // "Move your drafts or they're lost"
    if (/^(?:it|they|you)(?:['’]\p{Ll}+)?$/u.test(tokens[k + 1]!.lower)) return true;
    if (!plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) continue;
    return k + 1 < chain && /^(?:the|your|it|they|you|its|their|this|these)$/.test(tokens[k + 1]!.lower);
  }
  return false;
}

/** "Evicted on 6 December, instances stopped and `/data` deleted": a participle beside another, neither with its auxiliary. */
export function hasTwin(tokens: readonly Token[], end: number, stop: number): boolean {
  if (tokens[end]?.lower !== 'and') return false;
  for (let k = end + 2; k < Math.min(stop, end + 5); k++) {
    if (AUXILIARY.test(tokens[k]!.lower)) return false;
    if (!tokens[k]!.code && /[^e]ed$/.test(tokens[k]!.lower)) return !PAST_INTRANSITIVE.test(tokens[k]!.lower);
  }
  return false;
}
