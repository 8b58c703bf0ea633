import { byWord } from '../../text/by-word.ts';
import type { Document } from '../../text/document.ts';
import { numberWord } from '../../text/number-word.ts';

/** Words that multiply the number before them. */
export const SCALE: Record<string, number> = byWord({ hundred: 100, thousand: 1000, million: 1_000_000 });

/** Number words that no other goes on with. */
const COUNTS_OTHERWISE = /^(?:once|twice|both|dozen|fortnight)$/;

/** A number that several words tell: its last token, and its value. */
export interface NumberWords {
  readonly last: number;
  readonly value: number;
}

/**
 * "Forty-five", "twenty one", "two hundred and fifty": one number told in several words, of which `at` is the first.
 * Undefined where no more than one word tells it.
 */
export function numberWordsAt(doc: Document, at: number): NumberWords | undefined {
  const { tokens } = doc;
  // "A million"
  const isArticle = /^an?$/.test(tokens[at]!.lower) && SCALE[tokens[at + 1]?.lower ?? ''] !== undefined;
  let value = isArticle ? 1 : numberWord(tokens[at]!.lower);
  if (value === undefined) return undefined;
  let last = at;
  for (let next = followerOf(doc, last); next !== undefined; next = followerOf(doc, last)) {
    const word = tokens[next]!.lower;
    const scale = SCALE[word];
    const more = COUNTS_OTHERWISE.test(word) ? undefined : numberWord(word);
    if (scale !== undefined && scale > value) value *= scale;
    else if (more !== undefined && scale === undefined && fits(value, more)) value += more;
    else break;
    last = next;
  }
  return last > at ? { last, value } : undefined;
}

const isJoined = (gap: string): boolean => gap === ' ' || gap === '-';

/** The next word that may go on with a number, past an "and". */
function followerOf({ plain, tokens }: Document, last: number): number | undefined {
  const isNext = (k: number): boolean =>
    tokens[k] !== undefined && isJoined(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
  if (!isNext(last + 1)) return undefined;
  return tokens[last + 1]!.lower === 'and' && SCALE[tokens[last]!.lower] !== undefined && isNext(last + 2)
    ? last + 2
    : last + 1;
}

/** "Twenty" takes 1 to 9 behind it, "hundred" 1 to 99, "thousand" 1 to 999. */
function fits(value: number, more: number): boolean {
  if (value < 10 || more < 1) return false;
  if (value % 1000 === 0) return more < 1000;
  if (value % 100 === 0) return more < 100;
  return value % 10 === 0 && value % 100 >= 20 && more < 10;
}
