import { WordMemo } from '../../../text/word-memo.ts';
import { DAYS, SEASONS } from '../words.ts';
import { beginsZone } from '../zone-words.ts';

/** Words that the grammar of dates and times looks at. */
export const WORDS = new Set([
  'early',
  'mid',
  'late',
  'end',
  'start',
  'beginning',
  'middle',
  'week',
  'noon',
  'midnight',
  'midday',
  'eod',
  'cob',
  'quarter',
  'half',
  'year',
  'hours',
  'hour',
  'hrs',
  'hr',
  'minutes',
  'minute',
  'close',
]);

const known = new WordMemo<boolean>();

/** True for words that can begin a calendar or clock expression; remembered, as texts repeat their words. */
export function matters(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    const word = text.toLowerCase().replace(/\./g, '');
    answer =
      WORDS.has(word) ||
      DAYS.has(word) ||
      SEASONS.has(word) ||
      word === 'am' ||
      word === 'pm' ||
      beginsZone(text) ||
      /^(?:[~+’-]?(?:\d|[qh][1-4]|[a-z]{3,9}[-/.]?\d)|[ap]m[–—]\d|h$|uhr$|o['’]clock$|morning$|afternoon$|evening$)/.test(
        word,
      );
    known.set(text, answer);
  }
  return answer;
}
