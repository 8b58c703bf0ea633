import type { Clause } from '../../text/clauses.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { familiesOf } from '../grammar/families.ts';
import { isOfVendor } from './of-vendor.ts';
import { isDoing } from './orders/doing.ts';
import { PEOPLE } from './people.ts';

const lemmas = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(lemma));

const MUST = new Set('must should shall ought'.split(' '));
const NEED = lemmas('need require oblige ask advise urge want recommend encourage');
/** What has to be, as an adjective or a noun: "a precondition is the signed agreement". */
const REQUIRED = new Set(
  'mandatory necessary obligatory compulsory unavoidable inevitable indispensable precondition prerequisite'.split(' '),
);
/** To stay as one is, or to know something, is no act. */
const IDLE = lemmas('stay remain keep continue know see notice expect find feel be understand');
const CONDITION = /^(?:if|when|whenever|should|unless|whoever|where)$/;

/** Whether the word at `k` obliges readers to something. `last` is one past its sentence. */
export function isObligation(tokens: readonly Token[], k: number, clause: Clause, last: number): boolean {
  const { lower, lemma: key } = tokens[k]!;
  const next = tokens[k + 1]?.lower ?? '';
  if (isOfVendor(tokens, k, clause)) return false;
  if (MUST.has(lower)) return !isIdle(tokens, k + 1, last) && !(lower === 'should' && k === clause.first);
  // "No application required", "that the cloud has to require": nothing is asked, or of somebody else.
  if (isDeniedBefore(tokens, k, clause.first) || isUnderLaw(tokens, clause)) return false;
  // "Inspectors may ask for the consents": what somebody may want some day.
  if (/^(?:ask|want|require)$/.test(lower) && /^(?:may|might|could|will)$/.test(tokens[k - 1]?.lower ?? ''))
    return false;
  if (/^(?:has|have|having)$/.test(lower))
    return (next === 'to' && !NEED.has(tokens[k + 2]?.lemma ?? '')) || (next === 'until' && untilTo(tokens, k, last));
  if (REQUIRED.has(lower)) return true;
  if (!NEED.has(key) || /^(?:no|nothing|not)$/.test(next)) return false;
  // "The server they asked was closed"
  if (lower === 'asked' && /^(?:is|was|are|were|has|had)$/.test(next)) return false;
  // "Visitors ask about the bell", "most of you want": what they do, and no call on them.
  if (/^(?:ask|want|advise|urge|recommend|encourage)$/.test(lower) && doPeople(tokens, k, clause.first)) return false;
  // "Keep it by asking at …": how some get their way.
  if (lower.endsWith('ing') && tokens[k - 1]?.lower === 'by') return false;
  if (tokens[k - 1]?.lower === 'to' && /^(?:has|have|had)$/.test(tokens[k - 2]?.lower ?? '')) return false;
  // "If you require further support": a wish of the reader's.
  if (
    /^(?:need|require|want|ask)$/.test(lower) &&
    (CONDITION.test(clause.lead) || CONDITION.test(tokens[clause.first]!.lower))
  )
    return false;
  // "all the time you need": nothing follows.
  if (/^(?:need|want)$/.test(lower) && k + 1 >= clause.last) return false;
  // "The longer keys that the cloud requires from then on": what a thing takes.
  if (/^requires?$/.test(lower) && (k + 1 >= clause.last || /^(?:from|since|by|now|today|anyway)$/.test(next)))
    return false;
  return !isLaw(tokens, k, clause.first);
}

/** "No application required", "no action is needed". */
function isDeniedBefore(tokens: readonly Token[], at: number, first: number): boolean {
  if (!/^(?:required|needed|necessary|mandatory|obligatory|asked)$/.test(tokens[at]!.lower)) return false;
  for (let k = at - 1; k >= first && k > at - 5; k--) {
    if (/^(?:no|not|nothing|never|without)$/.test(tokens[k]!.lower)) return true;
    if (/^(?:but|and|which|that)$/.test(tokens[k]!.lower)) return false;
  }
  return false;
}

/** "The Act, under which each download has to be tied to an account": what a law asks, and of whom it does not say. */
function isUnderLaw(tokens: readonly Token[], { first, lead }: Clause): boolean {
  const at = tokens[first]!.lower === 'which' ? first : lead === 'which' ? first - 1 : -1;
  return at > 0 && tokens[at]!.lower === 'which' && tokens[at - 1]!.lower === 'under';
}

/** "Most units should stay connected", "readers should be aware". */
function isIdle(tokens: readonly Token[], from: number, last: number): boolean {
  let k = from;
  while (k < last && /^(?:not|also|now|already|still|simply|only|just|therefore|\w+ly)$/.test(tokens[k]!.lower)) k++;
  const verb = tokens[k];
  if (!verb || k >= last || !IDLE.has(verb.lemma)) return false;
  // "must be signed", "must be re-entered"
  return verb.lower !== 'be' || !/(?:^re|ed|en|wn|ut|et|lt|ade|ent|one|un|ept)$/.test(tokens[k + 1]?.lower ?? '');
}

/** People who are not the vendor, right before a verb, or with an adverb between. */
function doPeople(tokens: readonly Token[], at: number, first: number): boolean {
  let k = at - 1;
  while (k > first && k > at - 4 && /^(?:often|always|still|sometimes|usually|also|now|\w+ly)$/.test(tokens[k]!.lower))
    k--;
  return k >= first && !/^(?:we|they)$/.test(tokens[k]!.lower) && PEOPLE.test(tokens[k]!.lower);
}

/** "The Payment Accounts Act obliges us": the law asks, of the company. */
function isLaw(tokens: readonly Token[], at: number, first: number): boolean {
  const { lower } = tokens[at]!;
  if (/(?:ed)$/.test(lower)) return false;
  for (let k = at - 1; k >= first && k > at - 5; k--)
    if (tokens[k]!.content) return !tokens[k]!.code && familiesOf(tokens[k]!.lemma).includes('law');
  return false;
}

/** "users have until 31 January to download their entries". */
function untilTo(tokens: readonly Token[], from: number, last: number): boolean {
  for (let k = from + 2; k < last && k < from + 14; k++)
    if (tokens[k]!.lower === 'to' && tokens[k + 1]?.content) return true;
  return false;
}

const isStep = (token: Token | undefined): boolean => token !== undefined && familiesOf(token.lemma).includes('step');
/** Steps by which one gets something out, over or in its place; what else "can be done" is the use of a thing. */
const TAKEN = lemmas(
  `download export save copy fetch back move transfer migrate convert collect retrieve order claim request apply choose switch replace install
   set upload register import port renew extend pull unload take withdraw recreate rebuild restore`.replace(
    /\s+/g,
    ' ',
  ),
);
/** "You can fetch it", "can be downloaded": a step told as a possibility. */
export function isAbility(tokens: readonly Token[], at: number, first: number, last: number): boolean {
  const next = at + 1 < last ? tokens[at + 1]! : undefined;
  if (!next || next.code || /^(?:no|not|only|never)$/.test(next.lower)) return false;
  if (next.lower === 'be') {
    if (at + 2 >= last || !TAKEN.has(tokens[at + 2]!.lemma)) return false;
    // "No new rooms can be set up"
    for (let k = at - 1; k >= first && k > at - 6; k--)
      if (/^(?:no|none|nothing|neither)$/.test(tokens[k]!.lower)) return false;
    return true;
  }
  // "Customers can go on requesting"
  if (next.lower === 'keep' || (next.lower === 'go' && tokens[at + 2]?.lower === 'on')) return false;
  const who = tokens[at - 1]?.lower ?? '';
  // "Inspectors may ask for them": others of the reader.
  return isStep(next) && PEOPLE.test(who) && (next.lower !== 'ask' || who === 'you');
}

/** Past forms, and verbs of what goes on by itself. */
const NARRATED =
  /^(?:made|gave|took|sent|wrote|told|paid|kept|put|let|go|keep|find|wait|use|try|brought|held|sold|bought|store|receive|see|ask|get)$/;

/** "Owners pick Quay", "admins on Basic turn on Keyring": who acts, then the verb in its base form. */
export function isDescribed(tokens: readonly Token[], at: number, first: number, plain: string): boolean {
  const verb = tokens[at]!;
  if (
    verb.code ||
    !isDoing(verb) ||
    !/^[a-z]+$/.test(verb.text) ||
    /(?:s|ed|[aeiouy][a-z]*ing)$/.test(verb.lower) ||
    (NARRATED.test(verb.lower) && !(verb.lower === 'go' && /^(?:over|to)$/.test(tokens[at + 1]?.lower ?? '')))
  )
    return false;
  for (let k = at - 1; k >= first && k > at - 6; k--) {
    const { lower, code } = tokens[k]!;
    if (code) continue;
    if (PEOPLE.test(lower))
      return (
        !/^(?:we|to)$/.test(lower) &&
        // "Clients' order numbers", "operators who only read": what they have, and who they are.
        !/^['’]/.test(plain.slice(tokens[k]!.end)) &&
        !isWhose(tokens, k + 1, at) &&
        (k === at - 1 ||
          /^(?:on|of|with|in|at|from|affected|concerned|who|then|now|just|simply|first|therefore|[a-z]+ing)$/.test(
            tokens[k + 1]!.lower,
          ))
      );
    if (
      /^(?:is|are|was|were|can|may|will|would|to|not|no|and|or|the|a|an|every|each|any|their|its|our|must|should|that|which)$/.test(
        lower,
      )
    )
      return false;
  }
  return false;
}

/** "Who only", "who still": between these tokens a relative clause begins whose verb is the next. */
const isWhose = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]!.lower === 'who' &&
  tokens.slice(from + 1, to).every(({ lower }) => /^(?:only|still|also|merely|just|[a-z]+ly)$/.test(lower));

/** "What do boards use then?" */
export function isQuestion(tokens: readonly Token[], first: number, last: number): boolean {
  if (!/^(?:what|which|how|where)$/.test(tokens[first]?.lower ?? '')) return false;
  for (let k = first + 1; k < last && k < first + 10; k++)
    if (isDoing(tokens[k]!) && /^[a-z]+$/.test(tokens[k]!.text) && tokens[k]!.lower !== 'do') return true;
  return false;
}

const DEED =
  /^(?:move|migration|switch|upgrade|export|changeover|transfer|conversion|registration|replacement|re-registration|import|backup)$/;

/** "A key first, then the move": the step as a noun. */
export const isDeed = (tokens: readonly Token[], at: number): boolean =>
  DEED.test(tokens[at]!.lower) &&
  /^(?:the|a|your|its)$/.test(tokens[at - 1]?.lower ?? '') &&
  /^(?:then|first|before|needs|need|requires)$/.test(tokens[at - 2]?.lower ?? '');

/** "who have not moved by then", "unless they have migrated": the step, told by what happens without it. */
export function isOmitted(tokens: readonly Token[], at: number, first: number): boolean {
  let denied = false;
  let have = false;
  for (let k = at - 1; k >= first && k > at - 6; k--) {
    have ||= /^(?:have|has|haven't|hasn't)$/.test(tokens[k]!.lower);
    denied ||= /^(?:not|haven't|hasn't|unless|never)$/.test(tokens[k]!.lower);
    if (/^(?:been|that)$/.test(tokens[k]!.lower)) return false;
  }
  return have && denied && isStep(tokens[at]);
}

const LACK = lemmas('lack omit miss skip forget');

/** "No request may lack the guest's name", "once an owner has signed off the terms": what has to be, told as a condition. */
export function isCondition(tokens: readonly Token[], at: number, first: number): boolean {
  const { lower } = tokens[at]!;
  if (/^(?:may|can|must|should)$/.test(lower)) {
    const verb = tokens[at + 1];
    const lacks =
      verb !== undefined && (LACK.has(verb.lemma) || (verb.lower === 'be' && tokens[at + 2]?.lower === 'without'));
    for (let k = at - 1; lacks && k >= first && k > at - 5; k--) if (tokens[k]!.lower === 'no') return true;
    return false;
  }
  if (!/^(?:has|have)$/.test(lower) || at === 0 || !PEOPLE_OF.test(tokens[at - 1]!.lower)) return false;
  const step = tokens[at + 1];
  if (
    step === undefined ||
    !/(?:ed|en|ne|id|ut|et|lt|pt)$/.test(step.lower) ||
    !(isStep(step) || STEPS_DONE.test(step.lower))
  )
    return false;
  for (let k = at - 2; k >= first && k > at - 5; k--)
    if (/^(?:once|after|until|when|unless)$/.test(tokens[k]!.lower)) return true;
  return false;
}
const PEOPLE_OF = new RegExp(
  `${PEOPLE.source}|^(?:owner|user|administrator|admin|member|customer|manager|somebody|someone|developer|operator|holder)$`,
);
const STEPS_DONE =
  /^(?:signed|accepted|approved|confirmed|agreed|installed|registered|deposited|uploaded|verified|renewed|paired)$/;

/** The last token of "no action is needed", "need do nothing", "needs no change", or -1. */
export function nothingAt(tokens: readonly Token[], at: number, last: number): number {
  const word = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower ?? '';
  if (word === 'nothing')
    return /^(?:to|for|else|is|changes?|more|you)$/.test(next) ||
      at + 1 >= last ||
      tokens[at - 1]?.lower === 'do' ||
      tokens[at - 1]?.lower === 'needs'
      ? at
      : -1;
  if (
    (word === 'no' || word === 'without') &&
    /^(?:action|change|changes|work|step|steps|migration|effort|attention|intervention|further)$/.test(next)
  )
    return at + 1;
  if (/^(?:don't|needn't|doesn't|not)$/.test(word))
    for (let k = at + 1; k < last && k < at + 6; k++) if (/^(?:anything|act|action)$/.test(tokens[k]!.lower)) return k;
  return -1;
}
