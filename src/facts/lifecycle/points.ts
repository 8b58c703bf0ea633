import type { Token } from '../../text/tokens.ts';
import { isTime } from './subject.ts';

/* What stands behind a verb and tells when, or how much. */

/** "Left on 3 May", "left on the third of May"; but "instances left on 13". */
export const isDayAt = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at, at + (tokens[at]?.lower === 'the' ? 4 : 2))
    .some(({ dateWord, text }) => dateWord || /^\d{4}-\d\d-\d\d/.test(text));

/** A date or a release right after a preposition. */
export function isPoint(tokens: readonly Token[], at: number, last: number): boolean {
  const token = tokens[at];
  if (!token || at >= last) return false;
  return (
    token.dateWord ||
    /^v?\d+(?:\.\d+)+$|^v\d{1,2}$|^\d{4}-\d\d|^\d{1,2}$/.test(token.lower) ||
    (/^(?:the|version|release)$/.test(token.lower) &&
      /^(?:next|end|start|beginning|middle|course|day|date|week|month|quarter|year|first|second|third|last|fourth|\d|summer|winter|spring|autumn|fall|release)/.test(
        tokens[at + 1]?.lower ?? '',
      ))
  );
}

/** "Kite 96", "Acme SDK 4.0": a product's name with the number of its release. */
export function isNamedRelease(tokens: readonly Token[], at: number, last: number): boolean {
  let k = at;
  while (k < last && k < at + 4 && /\p{Lu}/u.test(tokens[k]!.text) && !tokens[k]!.code) k++;
  return k > at && k < last && /^v?\d{1,3}(?:\.\d+)*$/.test(tokens[k]!.lower);
}

/** "At 8 players", "at 8,192 tokens": how many of what; "at 8 am" is a time. */
export const isLimit = (tokens: readonly Token[], at: number, last: number): boolean =>
  at + 1 < last &&
  tokens[at]!.number &&
  !isTime(tokens, at) &&
  tokens[at + 1]!.content &&
  !tokens[at + 1]!.number &&
  !isTime(tokens, at + 1);

/** "It is deprecated; Tern 6 drops it": whether the verb from `first` to `end` is told of a release that does so, which is the time. */
export const isByRelease = (tokens: readonly Token[], first: number, end: number): boolean =>
  /^(?:it|them)$/.test(tokens[end]?.lower ?? '') &&
  /^v?\d{1,3}(?:\.(?:\d+|x))*$/.test(tokens[first - 1]?.lower ?? '') &&
  tokens[first - 1]!.end + 1 === tokens[first]!.start;
