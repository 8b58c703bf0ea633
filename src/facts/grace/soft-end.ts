import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import type { Lenience } from './lenience.ts';

/* What is said of the end itself, or of what may still be done behind it: by who does what, whatever the words. */

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => lemma(word)));

/** The end as a noun. */
const END =
  /^(?:deadlines?|dates?|days?|cut-?offs?|end|shut-?downs?|shut-?offs?|switch-?offs?|turn-?offs?|closures?|closing|removals?|retirements?|withdrawals?|sunset|termination|expiry|stop)$/;
/** What an end is that gives way. */
const SOFT = /^(?:soft|flexible|negotiable|movable|moveable|adjustable|extend[ai]ble|elastic|stretchable|lax|loose)$/;
const RIGID = /^(?:hard|strict|strictly|rigid|binding|absolute|immovable|ironclad)$/;
const COPULA = /^(?:is|are|be|being|was|remains?|stays?|seems?)$/;
const NOT = /^(?:not|never|no|nor|neither|nobody|none|nothing|cannot|hardly|without)$|n't$/;
const MODAL = /^(?:can|could|may|might|will)$/;
/** What puts an end off, and what it does by itself. */
const PUT_OFF = keys('postpone delay defer extend prolong reschedule lengthen');
const MOVES = keys('slip slide drift shift move');
/** What the users do who move, or what is done with their move. */
const MAKES = keys('finish complete migrate move switch convert');
const IT = /^(?:that|then|it|this)$/;
const LATER = /^(?:later|afterwards?|thereafter)$/;
const BEHIND = /^(?:after|past|beyond)$/;
const BY_DEGREES =
  /^(?:later|afterwards|gradual|gradually|lenient|leniently|soft|softly|loose|loosely|lax|light|lightly|relaxed|gentle|gently|progressive|progressively)$/;
const AT_ONCE = /^(?:immediate|immediately|strictly|rigidly|instantly|rigorously|once|straight|right|day)$/;
const KIND = /^(?:generous|kind|patient|lenient|understanding|tolerant|forgiving|gentle)$/;
const LATE = /^(?:late|latecomers?|stragglers?|laggards?)$/;

const isNot = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from), to).some(({ lower }) => NOT.test(lower));
/** The end as the head of what stands before token `k`: "the date", and neither "the date format" nor "the 24-hour day". */
const isEnd = (tokens: readonly Token[], k: number): boolean => {
  const token = k > 0 ? tokens[k] : undefined;
  if (token === undefined || token.code) return false;
  return END.test(token.lower) || (token.lower === 'off' && /^(?:cut|switch|shut|turn)$/.test(tokens[k - 1]!.lower));
};
/** "(flexible)", "(can be postponed)": in a bracket right behind a day. */
const followsDay = (plain: string, { start }: Token): boolean =>
  /\d\*{0,2}\s?\($/.test(plain.slice(Math.max(0, start - 6), start));
const closesBracket = (plain: string, { end }: Token): boolean => plain[end] === ')';

type At = (tokens: readonly Token[], plain: string, i: number, end: number) => number;

/** "A soft deadline", "the date is flexible", "the cut-off is not hard", "4 May 2027 (negotiable)". */
const givesWay: At = (tokens, plain, i, end) => {
  const { lower } = tokens[i]!;
  const soft = SOFT.test(lower);
  if (!soft && !RIGID.test(lower)) return -1;
  if (soft && followsDay(plain, tokens[i]!) && closesBracket(plain, tokens[i]!)) return i + 1;
  const before = /^(?:an?|very|quite|rather|somewhat|fairly|particularly|fully)$/.test(tokens[i - 1]?.lower ?? '')
    ? i - 1
    : i;
  const denied = isNot(tokens, before - 1, before);
  if (soft === denied) return -1;
  // "A flexible date", but no "flexible date formats"
  const noun = isEnd(tokens, i + 1) ? i + 1 : isEnd(tokens, i + 2) && tokens[i + 1]?.lower === 'end' ? i + 2 : -1;
  if (
    soft &&
    noun > 0 &&
    noun < end &&
    !/^\s\p{L}/u.test(plain.slice(tokens[noun]!.end, tokens[noun]!.end + 3)) &&
    lower !== 'loose'
  )
    return noun + 1;
  const copula = denied && COPULA.test(tokens[before - 2]?.lower ?? '') ? before - 2 : before - 1;
  const verb = COPULA.test(tokens[copula]?.lower ?? '') || /^(?:isn't|aren't)$/.test(tokens[copula]?.lower ?? '');
  return verb && isEnd(tokens, tokens[copula - 1] && MODAL.test(tokens[copula - 1]!.lower) ? copula - 2 : copula - 1)
    ? i + 1
    : -1;
};

/** "We may postpone it", "4 May 2027 (can be postponed)", "(extension possible)", "the switch-off may slip". */
const isPutOff: At = (tokens, plain, i, end) => {
  const token = tokens[i]!;
  if (/^(?:extension|postponement|deferral|prolongation)$/.test(token.lower))
    return followsDay(plain, token) && /^(?:possible|available|negotiable)$/.test(tokens[i + 1]?.lower ?? '')
      ? i + 2
      : -1;
  if (!MODAL.test(token.lower) || token.lower === 'will') return -1;
  const next = /^(?:be|still|also|yet)$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1;
  const verb = tokens[next];
  if (verb === undefined || next >= end) return -1;
  if (tokens[i + 1]!.lower === 'be') return PUT_OFF.has(verb.lemma) && followsDay(plain, token) ? next + 1 : -1;
  if (MOVES.has(verb.lemma)) return isEnd(tokens, i - 1) && !isEnd(tokens, next + 1) ? next + 1 : -1;
  if (!PUT_OFF.has(verb.lemma) || !/^(?:we|they|support|team|vendor)$/.test(tokens[i - 1]?.lower ?? '')) return -1;
  const object = /^(?:the|this|that|your)$/.test(tokens[next + 1]?.lower ?? '') ? next + 2 : next + 1;
  return isEnd(tokens, object) || tokens[object]?.lower === 'it' ? object + 1 : -1;
};

/** "Enforcement starts later", "it is not strictly enforced". */
const isEnforcedLater: At = (tokens, _plain, i, end) => {
  if (!/^enforce/.test(tokens[i]!.lower)) return -1;
  for (let k = Math.max(0, i - 3); k < Math.min(end, i + 6); k++) {
    const { lower } = tokens[k]!;
    const denied = isNot(tokens, k - 4, k);
    if ((BY_DEGREES.test(lower) && !denied) || (AT_ONCE.test(lower) && denied)) return Math.max(i, k) + 1;
  }
  return -1;
};

/** "Moves can be completed after the deadline", "you can finish the move later". */
const isMadeLater: At = (tokens, _plain, i, end) => {
  if (!MODAL.test(tokens[i]!.lower)) return -1;
  let k = i + 1;
  while (k < end && /^(?:be|still|also|even|just|simply)$/.test(tokens[k]!.lower)) k++;
  if (k >= end || !MAKES.has(tokens[k]!.lemma)) return -1;
  for (let n = k + 1; n < Math.min(end, k + 6); n++) {
    const { lower, dateWord } = tokens[n]!;
    if (dateWord || NOT.test(lower) || /^(?:back|until|before|by|to|only)$/.test(lower)) return -1;
    if (LATER.test(lower)) return tokens[n + 1]?.dateWord || tokens[n + 1]?.lower === 'than' ? -1 : n + 1;
    if (!BEHIND.test(lower)) continue;
    const object = /^(?:the|this|that)$/.test(tokens[n + 1]?.lower ?? '') && isEnd(tokens, n + 2) ? n + 2 : n + 1;
    return object < end && (isEnd(tokens, object) || IT.test(tokens[object]!.lower)) ? object + 1 : -1;
  }
  return -1;
};

/** "We will be generous with latecomers" */
const isKindToLate: At = (tokens, _plain, i, end) =>
  KIND.test(tokens[i]!.lower) &&
  i + 2 < end &&
  /^(?:with|to|towards?)$/.test(tokens[i + 1]!.lower) &&
  LATE.test(tokens[i + 2]!.lower) &&
  !isNot(tokens, i - 3, i)
    ? i + 3
    : -1;

const READERS: readonly (readonly [At, Lenience['value']])[] = [
  [givesWay, 'ease'],
  [isPutOff, 'request'],
  [isEnforcedLater, 'ease'],
  [isMadeLater, 'vague'],
  [isKindToLate, 'ease'],
];

/** What token `i` begins that softens the end, if anything. Every reader looks at a few tokens only. */
export function softEndAt(tokens: readonly Token[], plain: string, i: number, end: number): Lenience | undefined {
  for (const [read, value] of READERS) {
    const last = read(tokens, plain, i, end);
    if (last > 0) return { first: i, last: Math.min(last, end), value, sure: true };
  }
  return undefined;
}
