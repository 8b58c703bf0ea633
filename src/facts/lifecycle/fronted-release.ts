import type { Token } from '../../text/tokens.ts';

/**
 * "As of 12.4 the method is deprecated", "in version 5 the engine goes": the release in front says when, and is no part of
 * the subject. The token behind it; `first` where none stands there.
 */
export function behindRelease(tokens: readonly Token[], first: number, last: number): number {
  let k = first;
  if (!OPENS.test(tokens[k]?.lower ?? '')) return first;
  k++;
  while (k < last && k < first + LONGEST && !isVersion(tokens[k]!)) {
    const { lower, capital, code } = tokens[k]!;
    if (code || !(capital || INSIDE.test(lower))) return first;
    k++;
  }
  const subject = tokens[k + 1];
  if (k >= last || !isVersion(tokens[k]!) || subject === undefined || k + 1 >= last) return first;
  return subject.code || DETERMINER.test(subject.lower) || subject.start - tokens[k]!.end > 1 ? k + 1 : first;
}

const OPENS = /^(?:as|from|with|in|since|until|starting|beginning|effective)$/;
/** Words between the preposition and the number. */
const INSIDE = /^(?:of|with|from|in|the|our|version|release|v|sdk|app|client|firmware)$/;
const DETERMINER = /^(?:the|an?|our|your|its|their|this|that|these|those|all|every|both|any|it|they)$/;
/** Words of the longest such adverbial: "starting with the Kite SDK version 5". */
const LONGEST = 7;

const isVersion = ({ lower, code, dateWord }: Token): boolean =>
  !code && !dateWord && /^v?\d{1,3}(?:\.(?:\d+|x))*$|^v?20\d\d(?:\.\d+)+$/.test(lower);
