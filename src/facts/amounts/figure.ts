import { byWord } from '../../text/by-word.ts';
import { numberWord } from '../../text/number-word.ts';

/** A number as a token writes it. */
export interface Figure {
  /** Its digits, with what groups them; undefined where it is written as a word. */
  readonly digits: string | undefined;
  /** The letters behind them: "h" of "24h", "k" of "5k"; or "". */
  readonly suffix: string;
  /** What stands behind a stroke, or "". */
  readonly over: string;
}

/** "$5/month": what it is counted over stands behind the stroke. */
const STROKED = /^[+~≈]?([$€£]?\d[\d,.]*[x×]?)\/(\p{L}[\p{L}-]*)$/u;
const DIGITS = /^[$€£~≈]?(\d[\d,. ]*\d|\d)(%|\+|×|[A-Za-z]{1,4})?$/;

/** "2½ years" */
const PARTS: Record<string, string> = byWord({ '½': '.5', '¼': '.25', '¾': '.75' });

export function figureOf(text: string): Figure {
  const [, stroked = text, over = ''] = STROKED.exec(text) ?? [];
  const [, digits, suffix = ''] = DIGITS.exec(stroked.replace(/(?<=\d)[½¼¾]/, (part) => PARTS[part] ?? part)) ?? [];
  return { digits, suffix, over };
}

export const valueOfDigits = (digits: string): number =>
  Number(
    digits
      .replace(/,(?=\d{3})/g, '')
      .replace(/ /g, '')
      .replace(/[,.]$/, '')
      .replace(',', '.'),
  );

/** Words that count before what is measured: "an hour", "half a year". */
const BEFORE_UNIT: Record<string, number> = byWord({ a: 1, an: 1, one: 1, half: 0.5 });

/** Whether a word may tell a number. */
export const isNumberWord = (word: string): boolean =>
  BEFORE_UNIT[word] !== undefined || numberWord(word) !== undefined;

/** What a word tells: "half a year", "half a GB", "six regions". NaN where it tells no number. */
export const valueOfWord = (word: string, measured: boolean): number =>
  (measured ? BEFORE_UNIT[word] : undefined) ?? numberWord(word) ?? Number.NaN;
