import { lemma } from '../../../text/lemma.ts';
import {
  BEFALLING,
  DENIAL,
  ENDING,
  LASTING,
  LEAVING,
  MEANS,
  OFF,
  PARTICLE,
  SPARING,
  STOP,
  TIMING,
} from '../role-words.ts';

/** True where the words after an identifier tell that it ends: "is deprecated", "will be switched off", "reaches its end of life". */
export function isSubject(after: readonly string[], loose: boolean, called: boolean): boolean {
  for (let i = 0; i < after.length; i++) {
    const word = after[i]!;
    if (DENIAL.has(word) || SPARING.has(word) || STOP.has(word) || SUBJECT.has(word)) return false;
    const ends =
      ENDING.has(word) ||
      BEFALLING.has(word) ||
      (PARTICLE.has(word) && after.slice(i + 1, i + 4).some((next) => OFF.has(next)));
    if (!ends || after.includes('default')) continue;
    // "`pull` ends in `unknown`" tells of an answer, "is left alone" of nothing that befalls it.
    if (ANSWERED.has(word) && MEANS.has(after[i + 1] ?? '') && after[i + 2] === '`') return false;
    if (word === lemma('leave') && ALONE.test(after[i + 1] ?? '')) return false;
    // "is rejected" tells how things are; "will be rejected", "is rejected from May", "calls to X are rejected" of an end.
    if (LASTING.has(word) && !called && !isTimed(after, i)) return false;
    if (i === 1 && after[0] === 'be' && !loose) return true;
    if (after[i - 1] === 'and' || after[i - 1] === 'or') return false;
    const passive = after.slice(0, i).some((w) => w === 'be' || w === lemma('reach') || w === lemma('get'));
    // A vendor "retires" things too, but only what leaves "ends", "disappears" or "goes away".
    return passive || (!loose && !BEFALLING.has(word)) || LEAVING.has(word);
  }
  return false;
}

/** "Yields `str`, and it must be closed": the verb has a subject of its own. */
const SUBJECT = new Set(['it', 'they', 'you', 'he', 'she']);
const ANSWERED = new Set([lemma('end'), lemma('stop'), lemma('close')]);
const ALONE = /^(?:alon|untouch|unchang|as$|be$|in$|unaffect|out$)/;

/** True where an auxiliary before or a word of time behind place an event in time. */
const isTimed = (after: readonly string[], at: number): boolean =>
  after.slice(0, at).some((w) => w === 'will' || w === 'has' || w === 'have' || w === lemma('get')) ||
  after.slice(at + 1, at + 3).some((w) => TIMING.has(w));
