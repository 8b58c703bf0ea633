import { read } from '../facts/read.ts';
import { Refusal } from './refusal.ts';

/** Lemma stems of words that say that something leaves: one of them anywhere is enough for a notice to be taken. */
const LEAVING =
  /\b(?:deprecat|retir|remov|sunset|sun-set|discontinu|decommission|shut|switch|turn|end|stop|ceas|expir|close|closing|closure|withdraw|phas|drop|delet|disabl|unavailab|unsupported|no longer|obsolet|eol|eos|replac|migrat|legacy|block|revok|reject|fail|leav|go(?:es|ing)? away|termina|kill|archiv|brownout|freez|frozen|last day|until)/i;

/** Refuses a notice in which nothing retires: no question about its shortening could be answered. */
export function requireRetirement(notice: string, name: string): void {
  if (LEAVING.test(notice)) return;
  if (read(notice).facts.things.length > 0) return;
  throw new Refusal(
    `${name} retires nothing that dnlint can see, and it reads English only; is this the notice, and not the output?`,
  );
}
