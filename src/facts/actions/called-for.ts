import type { Token } from '../../text/tokens.ts';
import { familiesOf } from '../grammar/families.ts';
import { isDoing } from './orders/doing.ts';
import { PEOPLE } from './people.ts';

/*
 * What calls for an act by a word before its "to" or "that": a call on people ("merchants are kindly requested to"), its
 * weight ("it is vital to"), whose task it is ("it is up to you to"), its hour ("it's time to"), care ("remember to"), or
 * nothing at all ("shops are to re-pair", "keys are to be rotated", "Shops to re-pair").
 */
const CALLED = /^(?:advised|requested|instructed|reminded|directed|urged|cautioned)$/;
/** Said of things as well: "downtime is expected to", "its use is supposed to". */
const DUE = /^(?:expected|supposed|bound|told)$/;
const WEIGHTY = /^(?:imperative|essential|vital|crucial|critical|important|urgent)$/;
const ASKING = /^(?:requests?|insists?|asks?|demands?)$/;
const ASKED = /^(?:requested|asked)$/;
const CARE = /^(?:sure|certain|careful|care|remember|forget)$/;
const TASK = /^(?:responsibility|duty|task|job|obligation|turn)$/;
const OURS = /^(?:we|our|us)$/;

/** So far before its "to" the one stands of whom something is asked. */
const NEAR = 8;

/** Whether the word at `k` is the "to" or "that" by which an act is called for. `last` is one past its sentence. */
export function isCalledFor(tokens: readonly Token[], k: number, first: number, last: number): boolean {
  const { lower, code } = tokens[k]!;
  if (code || k + 1 >= last) return false;
  if (lower === 'gotta') return isStep(tokens, k + 1, last);
  const word = (n: number): string => (n >= first ? tokens[n]!.lower : '');
  const before = word(k - 1);
  const isOf = /^(?:is|are|be|it['’]s)$/;
  if (lower === 'that') {
    // "Some hosts asked that the date be moved": what they wanted of the vendor.
    const asks = ASKING.test(before) ? !isOfPeople(tokens, first, k) : ASKED.test(before) && isOf.test(word(k - 2));
    return (asks || WEIGHTY.test(before)) && callsOn(tokens, k, last);
  }
  if (lower !== 'to' || !isStep(tokens, k + 1, last)) return false;
  if (/^(?:is|are)$/.test(before)) return isToBeDone(tokens, k, first);
  if (CALLED.test(before)) return !tokens.slice(Math.max(first, k - NEAR), k).some((token) => OURS.test(token.lower));
  if (DUE.test(before)) return isOfPeople(tokens, first, k);
  if (before === 'got') return /^(?:have|has)$|['’](?:ve|s)$/.test(word(k - 2));
  if (before === 'time') return k - 1 === first || /^(?:is|it['’]s|now|high|the)$/.test(word(k - 2));
  if (WEIGHTY.test(before)) return /\b(?:is|be|it['’]s)$/.test(word(k - 2)) || !tokens[k - 2]?.content;
  // "Be sure to", "do not forget to": an order, and no report.
  if (CARE.test(before)) return k - 1 === first || /^(?:be|please|take|don['’]t|not|and|also|but)$/.test(word(k - 2));
  if (TASK.test(before)) return /^(?:your|their)$/.test(word(k - 2));
  if (/^(?:you|them)$/.test(before) && word(k - 2) === 'to') return /^(?:up|look)$/.test(word(k - 3));
  // "We count on you to"
  if (before === 'you' && word(k - 2) === 'on') return /^(?:rely|count|depend)$/.test(word(k - 3));
  // "Shops to re-pair their tills", "All keys to be rotated": in the manner of minutes.
  if (word(k + 1) === 'be') return k > first && k - first < 4 && before.endsWith('s') && isToBeDone(tokens, k, first);
  return (
    PEOPLE.test(before) &&
    !OURS.test(before) &&
    (k - 1 === first || (k - 2 === first && /^(?:all|affected|the)$/.test(word(first))))
  );
}

/** A step of users' at `k`, with an "also" before it, in the passive, or with a "re-" of its own. */
function isStep(tokens: readonly Token[], k: number, last: number): boolean {
  let at = k;
  while (at < last && /^(?:be|also|first|now|please|re|\p{L}+ly)$/u.test(tokens[at]!.lower)) at++;
  return at < last && !tokens[at]!.code && isDoing(tokens[at]!) && !/^(?:note|us)$/.test(tokens[at]!.lower);
}

/** "Shops are to re-pair", "tills are to be re-paired"; but "the feed is to be removed", "is to move": what befalls a thing. */
function isToBeDone(tokens: readonly Token[], k: number, first: number): boolean {
  if (tokens[k + 1]!.lower !== 'be') return isOfPeople(tokens, first, k);
  for (let n = k + 2; n < k + 5 && n < tokens.length; n++)
    if (isDoing(tokens[n]!))
      return !familiesOf(tokens[n]!.lemma).includes('lifecycle') && !BEFALLS.test(tokens[n]!.lower);
  return false;
}
const BEFALLS =
  /^(?:replaced|moved|transferred|archived|deactivated|cancelled|merged|purged|dropped|renamed|retired|migrated|published|deleted|told|given|announced|found|included|excluded|used|made|taken|let|done|kept|stored|read)$/;

/** Whether the one who is or does something before `k` are people, and not the vendor. */
function isOfPeople(tokens: readonly Token[], first: number, k: number): boolean {
  for (let n = k - 1; n >= first && n > k - NEAR; n--)
    if (PEOPLE.test(tokens[n]!.lower) && !tokens[n]!.code) return !OURS.test(tokens[n]!.lower);
  return false;
}

/** "That merchants re-pair", "that each key be rotated" */
function callsOn(tokens: readonly Token[], k: number, last: number): boolean {
  for (let n = k + 1; n < last && n < k + NEAR; n++) {
    if (OURS.test(tokens[n]!.lower)) return false;
    if (n > k + 1 && isStep(tokens, n, last)) return true;
  }
  return false;
}
