import type { Token } from '../../text/tokens.ts';
import type { Predicate } from './predicate.ts';

/** Words with which no other predicate begins. */
export const ABSENT = new Set(['no', 'nothing', 'has', 'have', 'had', 'part', 'in']);

/**
 * An end told by what a thing has or does no more: "there is no `a` any longer", "`a` does nothing",
 * "has its last run on 3 May", "has had its day".
 */
export function absentAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const word = (k: number): string => (k >= 0 && k < last && !tokens[k]!.code ? tokens[k]!.lower : '');
  switch (word(at)) {
    case 'no': {
      if (!isMissing(tokens, at, last)) return undefined;
      return { family: 'state', form: 'adjective', end: word(at + 1) === 'more' ? at + 2 : at + 1, transitive: true };
    }
    case 'nothing':
      return word(at - 1) === 'does'
        ? { family: 'state', form: 'adjective', end: at + 1, transitive: false }
        : undefined;
    case 'has':
    case 'have':
    case 'had': {
      // "Has had its last firmware": what is built upon it, and not its end.
      const isLast =
        /^(?:its|their)$/.test(word(at + 1)) && /^(?:last|final|day)$/.test(word(at + 2)) && !BUILT.test(word(at + 3));
      const form = word(at) === 'had' ? 'ed' : word(at) === 'has' ? 's' : 'base';
      return isLast ? { family: 'removal', form, end: at + 3, transitive: false } : undefined;
    }
    // "Is no longer part of the firmware", "won't be in 5.0"
    case 'part':
      return word(at + 1) === 'of' && isDenied(word, at)
        ? { family: 'work', form: 'adjective', end: at + 1, transitive: false }
        : undefined;
    case 'in':
      return RELEASE.test(word(at + 1)) && isDenied(word, at)
        ? { family: 'work', form: 'adjective', end: at + 1, transitive: false }
        : undefined;
    default:
      return undefined;
  }
}

const RELEASE = /^v?\d+(?:\.(?:\d+|x))+$/;
/** "Is not", "won't be", "has no longer been": right before. */
function isDenied(word: (k: number) => string, at: number): boolean {
  let k = at - 1;
  if (/^(?:be|been)$/.test(word(k))) k--;
  if (/^(?:a|any)$/.test(word(k))) k--;
  if (word(k) === 'longer') return word(k - 1) === 'no';
  return /^(?:not|won't|isn't|aren't|never)$/.test(word(k));
}

const BUILT = /^(?:firmware|updates?|releases?|versions?|patch|fix|fixes|changes?)$/;

/** "There is no more `a`", "there is no `a` any more"; but not "there is no replacement". */
function isMissing(tokens: readonly Token[], no: number, last: number): boolean {
  let k = no - 1;
  while (k > 0 && no - k < 4 && /^(?:is|are|be|been|will|has|have)$/.test(tokens[k]!.lower)) k--;
  if (k === no - 1 || tokens[k]?.lower !== 'there') return false;
  // "There is no limit of ten any more": what held people back is no thing that retires.
  if (tokens.slice(no + 1, Math.min(last, no + 4)).some(({ lower, code }) => !code && HINDERS.test(lower)))
    return false;
  if (tokens[no + 1]?.lower === 'more') return true;
  for (let n = no + 2; n < last && n < no + 8; n++)
    if (
      /^(?:anymore|since)$/.test(tokens[n]!.lower) ||
      (tokens[n]!.lower === 'any' && /^(?:more|longer)$/.test(tokens[n + 1]?.lower ?? ''))
    )
      return true;
  return false;
}

const HINDERS =
  /^(?:limits?|caps?|ceilings?|maximum|minimum|restrictions?|need|reasons?|requirements?|obligations?|barriers?)$/;
