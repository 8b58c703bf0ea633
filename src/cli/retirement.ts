import { read } from '../facts/read.ts';
import { Refusal } from './refusal.ts';

/** Lemma stems of words that say that something leaves: one of them anywhere is enough for a notice to be taken. */
const LEAVING =
  /\b(?:deprecat|retir|remov|sunset|sun-set|discontinu|decommission|shut|switch|turn|end|stop|ceas|expir|close|closing|closure|withdraw|phas|drop|delet|disabl|unavailab|unsupported|no longer|obsolet|eol|eos|replac|migrat|legacy|block|revok|reject|fail|leav|go(?:es|ing)? away|termina|kill|archiv|brownout|freez|frozen|last day|until)/i;

/** Words of an English text that others lack. */
const ENGLISH = /\b(?:the|will|is|are|your|you|we|from|of|that|must|and|on)\b/i;

/**
 * Refuses a notice in which nothing retires: no question about its shortening could be answered. Whatever the words for what
 * happens ("keys are invalidated", "plans are moved"), an English text that sets a day for it is taken.
 */
export function requireRetirement(notice: string, name: string): void {
  if (LEAVING.test(notice)) return;
  const { things, dates } = read(notice).facts;
  if (things.length > 0 || (dates.length > 0 && ENGLISH.test(notice))) return;
  throw new Refusal(
    `${name} retires nothing that dnlint can see, and it reads English only; is this the notice, and not the output?`,
  );
}
