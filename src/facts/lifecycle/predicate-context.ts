import type { Token } from '../../text/tokens.ts';
import { isPoint } from './points.ts';
import { DEPRECATE, ERROR_CODE, PHRASAL, REFUSE, REMOVE } from './words.ts';

const LIFE = /^(?:end|close|retirement|eol|halt)$/;
/** "Should not", "should no longer", "ought not to" before "be used". */
export const isDissuaded = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.lower === 'to' && tokens[at - 1]?.lower === 'not' && /^(?:is|are)$/.test(tokens[at - 2]?.lower ?? '')) ||
  (/^(?:should|ought)$/.test(tokens[tokens[at]?.lower === 'longer' ? at - 2 : at - 1]?.lower ?? '') &&
    /^(?:not|longer)$/.test(tokens[at]?.lower ?? ''));

/** "`a`: legacy.": marks before and behind it. */
export const standsAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.start - tokens[at - 1]!.end > 1 &&
  (tokens[at + 1] === undefined || tokens[at + 1]!.start - tokens[at]!.end > 1);

/** "Was on the list", shortly before. */
export function wasListed(tokens: readonly Token[], at: number): boolean {
  for (let k = at - 1; k > 0 && k > at - 20; k--)
    if (
      /^(?:list|plan|schedule|agenda|roadmap)$/.test(tokens[k]!.lower) &&
      /^(?:the|our|that|this)$/.test(tokens[k - 1]!.lower)
    )
      return true;
  return false;
}

/** "Goes too", "goes as well", "goes next": as what was told before it. */
export function goesAsWell(tokens: readonly Token[], at: number, last: number): boolean {
  const word = (k: number): string => (k < last ? (tokens[k]?.lower ?? '') : '');
  return /^(?:too|also|next|last|likewise)$/.test(word(at + 1)) || (word(at + 1) === 'as' && word(at + 2) === 'well');
}

/** "Given up to 5 GB": how much, and no end. */
export const isAmount = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 2]?.lower === 'to' && tokens[at + 3]?.number === true;

/** "Takes the policy out.": a mark or the end follows. */
export const closesAt = (tokens: readonly Token[], k: number, last: number): boolean =>
  k + 1 >= last || tokens[k + 1]!.start - tokens[k]!.end > 1 || isPoint(tokens, k + 2, last);

/** "`ox-2` off on 3 May": an end told without a verb. */
export function isVerblessOff(tokens: readonly Token[], at: number, last: number): boolean {
  if (tokens[at]!.lower !== 'off' || !/^(?:on|from|at|after|by)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  const named = tokens[at - 1];
  if (!named || !(named.code || named.shaped) || !isPoint(tokens, at + 2, last)) return false;
  // "Turns `ox-2` off on 3 May": the verb's particle.
  for (let k = at - 1; k >= 0 && k > at - 9; k--) if (!tokens[k]!.code && PHRASAL.has(tokens[k]!.lemma)) return false;
  return true;
}

/** "removal", "shutdown", "closing date": names of the event, not the event as a verb. */
export function isNounForm(lower: string): boolean {
  return (
    /(?:al|als|ment|ments|tion|tions|ance|ity|ure|ures|iry|down|downs|ings)$/.test(lower) ||
    lower === 'loss' ||
    lower === 'eol' ||
    lower === 'expiry' ||
    (/(?:er|or|ee)s$/.test(lower) && !/^(?:answers|enters|delivers|offers|sees)$/.test(lower))
  );
}

export const predicateVerb = (token: Token): boolean =>
  REMOVE.has(token.lemma) || DEPRECATE.has(token.lemma) || REFUSE.has(token.lemma);

export function reachesEnd(tokens: readonly Token[], at: number, last: number): boolean {
  for (let k = at + 1; k < last && k < at + 6; k++) {
    const word = tokens[k]!.lower;
    if (LIFE.test(word) || word === 'eol') return !isOthersEnd(tokens, k, last);
    if (!/^(?:the|its|their|an|a|of|to|full|official|now|already|also|end)$/.test(word)) return false;
  }
  return false;
}

/** "The end of their maker's programme": not that of the subject's own life. */
function isOthersEnd(tokens: readonly Token[], end: number, last: number): boolean {
  if (tokens[end]!.lower !== 'end' || tokens[end + 1]?.lower !== 'of') return false;
  for (let k = end + 2; k < last && k < end + 7; k++)
    if (!tokens[k]!.code && /'s?$/.test(tokens[k]!.lower)) return true;
  return false;
}

/** "Returns `410`"; but "get warning `QS-0931`", "see `DEPR-011`": what still works may warn. */
export function answersError(tokens: readonly Token[], at: number, last: number): boolean {
  for (let k = at + 1; k < last && k < at + 5 && !WARNING.test(tokens[k]!.lower); k++)
    if (ERROR_CODE.test(tokens[k]!.text) || /^(?:error|errors|http)$/.test(tokens[k]!.lower)) return true;
  return false;
}
const WARNING = /^warnings?$|(?:^|[^a-z])(?:warn|depr|deprecat\w*)(?:[^a-z]|$)/;

/** "Importing it raises a `DeprecationWarning`", "the flag prints a warning": where the warning stands. */
export function warningAt(tokens: readonly Token[], at: number, last: number): number | undefined {
  for (let k = at + 1; k < last && k < at + 4; k++) {
    if (/^(?:\w*deprecat\w*|future)?warnings?$/.test(tokens[k]!.lower)) return k;
    if (!/^(?:an?|the|deprecation|its|this|out)$/.test(tokens[k]!.lower)) break;
  }
  return undefined;
}

/** "Vouchers (unsupported so far)": what has not begun; "Offline packages": a quality of what follows. */
export const isNotYet = (tokens: readonly Token[], at: number, last: number): boolean => {
  const [next, after] = [at + 1 < last ? tokens[at + 1] : undefined, tokens[at + 2]?.lower];
  if (/^(?:so|as)$/.test(next?.lower ?? '')) return /^(?:far|yet)$/.test(after ?? '');
  return next?.lower === 'yet' || (tokens[at]!.capital && next?.content === true && /^\p{Ll}+s$/u.test(next.text));
};

/** "Unavailable for about ten minutes", "offline for some hours": an interruption, after which it works again. */
export function isPassing(tokens: readonly Token[], at: number, last: number): boolean {
  if (/^(?:briefly|temporarily|intermittently)$/.test(tokens[at - 1]?.lower ?? '')) return true;
  const to = Math.min(last, at + 7);
  for (let k = at + 1; k < to; k++) {
    const { lower } = tokens[k]!;
    if (/^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|moments?|briefly|temporarily|intermittently)$/.test(lower))
      return true;
    if (k === at + 1 && lower !== 'for') return false;
  }
  return false;
}
