import type { Token } from '../../text/tokens.ts';
import { ALREADY, BE_NOW, BE_PAST, BEGIN, DO, FUTURE, GET, HAVE, isAdverb, MODAL, NEGATIVE, PLAN } from './words.ts';

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

/** Verbs whose past and base are one form: told apart by what stands before them. */
const SAME = new Set(['shut', 'cut', 'put', 'set', 'sunset', 'run', 'hit', 'read', 'come', 'become']);

interface Seen {
  future: boolean;
  plan: boolean;
  bePast: boolean;
  beNow: boolean;
  been: boolean;
  being: boolean;
  have: boolean;
  had: boolean;
  get: boolean;
  did: boolean;
  modal: boolean;
  would: boolean;
  to: boolean;
  able: boolean;
  begins: boolean;
}

/** Reads the chain of auxiliaries that ends before token `at`, not further back than `floor`. Bounded: ten words. */
export function readChain(tokens: readonly Token[], at: number, floor: number, form: Form): Chain {
  const seen: Seen = {
    future: false,
    plan: false,
    bePast: false,
    beNow: false,
    been: false,
    being: false,
    have: false,
    had: false,
    get: false,
    did: false,
    modal: false,
    would: false,
    to: false,
    able: false,
    begins: false,
  };
  let negated = false;
  let noLonger = false;
  let already = false;
  let any = false;
  let k = behindTime(tokens, at, floor);
  for (; k >= floor && k > at - 11; k--) {
    const word = tokens[k]!.code ? '' : tokens[k]!.lower;
    const short = /'(?:ll|ve|re|s|d|m)$/.exec(word)?.[0];
    const next = tokens[k + 1]!.lower;
    let pronoun = false;
    if (word === '') break;
    // "- Both end on 7 May", "… or `b()`; all are removed": nothing before it that it could stress.
    // "The first retires in June": it is what the article belongs to.
    if (/^(?:first|last)$/.test(word) && k > floor && tokens[k - 1]!.lower === 'the') break;
    if (/^(?:both|all)$/.test(word) && (k === floor || !isStressed(tokens[k - 1]!))) break;
    if (FUTURE.has(word)) seen.future = true;
    else if (word === 'would' || word === "wouldn't") seen.would = true;
    else if (BE_PAST.has(word)) seen.bePast = true;
    else if (BE_NOW.has(word)) seen.beNow = true;
    else if (word === 'been') seen.been = true;
    else if (word === 'being') seen.being = true;
    else if (word === 'had' || word === "hadn't") seen.had = true;
    else if (HAVE.has(word)) seen.have = true;
    else if (GET.has(word) && form === 'ed') seen.get = true;
    else if (word === 'got' && form === 'ed') seen.bePast = true;
    else if (DO.has(word)) seen.did = word.startsWith('did') || seen.did;
    else if (MODAL.has(word)) {
      seen.modal = true;
      if (word.startsWith('can')) seen.able = true;
    } else if (word === 'to' && (k > floor || next === 'be')) seen.to = true;
    else if ((PLAN.has(word) || BEGIN.has(word)) && next === 'to') {
      seen.plan = seen.plan || PLAN.has(word);
      // "Which we intended to retire": no longer so.
      if (/^(?:intended|planned|meant|wanted)$/.test(word) && tokens[k - 1]?.lower === 'we') seen.had = true;
      // "We have dropped the plan to …"
      if (PLAN.has(word) && tokens.slice(Math.max(0, k - 4), k).some(({ lower }) => TAKES_BACK.test(lower)))
        seen.would = true;
      // "there are no plans to"
      const none = tokens[/^an?$/.test(tokens[k - 1]?.lower ?? '') ? k - 2 : k - 1]?.lower ?? '';
      if (/^(?:no|any|without)$/.test(none) && PLAN.has(word)) seen.would = true;
    } else if (word === 'able' && next === 'to') seen.able = true;
    else if (BEGIN.has(word) && form === 'ing') seen.begins = any = word !== 'starting' && word !== 'beginning';
    else if (short !== undefined && /^(?:i|we|you|they|he|she|it|that|there|this|who|which)'/.test(word)) {
      pronoun = true;
      if (short === "'ll") seen.future = true;
      else if (short === "'ve") seen.have = true;
      else if (short === "'re" || short === "'m" || (short === "'s" && (form !== 'ed' || !seen.been)))
        seen.beNow = true;
      else if (short === "'s") seen.have = true;
      else seen.would = true;
    } else if (!isAdverb(word) || isName(tokens[k]!, k > floor) || (k === at - 1 && isParted(tokens, at))) break;
    any = true;
    if (NEGATIVE.has(word)) negated = true;
    if (word === 'no' && next === 'longer') noLonger = true;
    if (ALREADY.has(word)) already = true;
    if (pronoun) break;
  }
  const first = k + 1;
  const subjectless = first === floor;
  const s = seen;
  const passive = form === 'ed' && (s.beNow || s.bePast || s.been || s.being || s.get);
  return {
    first,
    mood: moodOf(s, form, subjectless, tokens[at]!.lower),
    passive,
    negated,
    noLonger,
    already,
    empty: !any,
    able: s.able,
  };
}

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

/** "Reminders through Twilly were …": a capital within a clause. */
const isName = ({ text }: Token, within: boolean): boolean => within && /^\p{Lu}\p{Ll}/u.test(text);

/** What is done to a plan that is given up. */
export const TAKES_BACK =
  /^(?:withdraws?|withdrawn|withdrew|drop(?:s|ped)?|abandon(?:s|ed)?|scrap(?:s|ped)?|cancel(?:s|led|ed)?|revokes?|revoked|shelved?|shelves|axed|reversed?|reverses)$/;

/** "Deprecated now, removed in 9.0": more than a space before a token, so that what stands there is another's. */
export const isParted = (tokens: readonly Token[], k: number): boolean =>
  k > 0 && tokens[k]!.start - tokens[k - 1]!.end > 1;

/** What "both" and "all" can follow as an adverb: a subject or another word of the chain. */
const isStressed = (token: Token): boolean =>
  token.content ||
  token.code ||
  isAdverb(token.lower) ||
  /^(?:they|we|you|these|those|are|were|will|would|shall|should|have|had|must|can|could|may|might)$/.test(token.lower);

function moodOf(s: Seen, form: Form, subjectless: boolean, word: string): Mood {
  if (s.would) return 'conditional';
  if (s.future) return 'future';
  // "Apps should plan to leave it": asked of users.
  if (s.plan && s.modal) return 'modal';
  if (s.plan) return s.had || s.bePast ? 'plan-past' : 'future';
  if (s.modal) return 'modal';
  if (s.to && s.beNow) return s.have ? 'infinitive' : 'future';
  // "We had to close it at once": done, and no mere plan.
  if (s.to && s.had) return 'past';
  if (s.to) return s.bePast ? 'plan-past' : 'infinitive';
  if (s.had) return 'plan-past';
  if (s.have) return 'perfect';
  if (s.bePast) return form === 'ing' ? 'plan-past' : 'past';
  if (s.being) return s.beNow ? 'progressive' : 'infinitive';
  if (s.beNow) return form === 'ing' ? 'progressive' : 'present';
  if (s.get) return 'present';
  if (s.did) return 'past';
  // "Servers start refusing it on 3 May"; but "start refusing it" is an order.
  if (form === 'ing') return s.begins && !subjectless ? 'present' : 'infinitive';
  if (form === 'ed' && !SAME.has(word)) return 'bare';
  if (form === 'adjective') return 'bare';
  if (form === 'ed') return 'bare';
  return subjectless && form === 'base' ? 'infinitive' : 'present';
}
