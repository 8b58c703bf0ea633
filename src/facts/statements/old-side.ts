import type { Clause } from '../../text/clauses.ts';
import { numberWord } from '../../text/number-word.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';

/**
 * The old side of a contrast, as positions in the clause: "rather than 20 GB", "instead of plain text", "(was 50,000)".
 * Rule 6 asks for the new side only.
 */
export function oldSide(tokens: readonly Token[], clause: Clause, plain: string): Range {
  if (clause.bracketed && SO_FAR.test(plain.slice(clause.start, clause.start + LONGEST)))
    return { start: 0, end: tokens.length };
  if (clause.lead === 'whereas' && tellsHowItWas(tokens)) return { start: 0, end: tokens.length };
  for (let k = 0; k < tokens.length; k++) {
    const word = tokens[k]!.lower;
    const next = tokens[k + 1]?.lower;
    if (contrasts(tokens, k)) {
      const start = k + (word === 'unlike' ? 1 : 2);
      let end = start;
      while (
        end < tokens.length &&
        !(end > start && plain.slice(tokens[end - 1]!.end, tokens[end]!.start).includes(','))
      )
        end++;
      return { start: Math.min(start, end), end };
    }
    // "Falls from 50 to 10 rows"
    if (word === 'from' && k > 0 && CHANGES.test(tokens[k - 1]!.lower)) {
      const to = tokens.slice(k + 1, k + 5).findIndex(({ lower }) => lower === 'to');
      // "Goes from 0 to 255 rather than from 0 to 1": a range, and the old one behind it.
      const range = tokens.some((_, n) => n > k && contrasts(tokens, n));
      if (to > 0 && tokens[k + 1]!.number && !range) return { start: k, end: k + 1 + to };
      // "2,000 calls, down from 10,000"
      const value = tokens[k + 1];
      const counted = value !== undefined && (value.number || numberWord(value.lower) !== undefined);
      if (to < 0 && counted && /^(?:down|up)$/.test(tokens[k - 1]!.lower)) return { start: k - 1, end: tokens.length };
    }
    if (k > 0 && /^(?:formerly|previously|originally|hitherto)$/.test(word)) return { start: k, end: tokens.length };
    if (
      clause.bracketed &&
      (k === 0
        ? /^(?:was|were|formerly|previously|before|old|until)$/.test(word)
        : k < 3 && /^(?:was|were|sent|had|took|gave|used|returned|accepted|allowed|held|kept)$/.test(word))
    )
      return { start: 0, end: tokens.length };
    if (
      word === 'not' &&
      k > 0 &&
      k > tokens.length - 5 &&
      clause.lead !== 'but' &&
      (OLD_VALUE.test(next ?? '') || numberWord(next ?? '') !== undefined)
    )
      return { start: k + 1, end: tokens.length };
    // "The default is 3.12, | not 3.8, and `/tmp` is emptied"
    if (word === 'not' && k === 0 && tokens[1]?.number) {
      let end = 2;
      while (end < tokens.length && !plain.slice(tokens[end - 1]!.end, tokens[end]!.start).includes(',')) end++;
      return { start: 0, end };
    }
    // "Once an hour and no longer every five minutes"
    if (word === 'no' && next === 'longer' && k > 0) {
      const value = tokens[k + 2]?.lower ?? '';
      if (OLD_VALUE.test(value) || /^(?:every|each|once|only)$/.test(value) || numberWord(value) !== undefined)
        return { start: k, end: tokens.length };
    }
  }
  return { start: 0, end: 0 };
}

/** Whether what the new is set against begins at token `k`. */
function contrasts(tokens: readonly Token[], k: number): boolean {
  const word = tokens[k]!.lower;
  const next = tokens[k + 1]?.lower;
  return (
    (word === 'instead' && next === 'of') ||
    (word === 'rather' && next === 'than') ||
    (word === 'opposed' && next === 'to') ||
    (word === 'place' && next === 'of') ||
    (word === 'contrast' && next === 'to') ||
    (word === 'compared' && /^(?:with|to)$/.test(next ?? '')) ||
    (word === 'as' && next === 'against') ||
    word === 'unlike'
  );
}

/** "Whereas FTP slots lapsed after 2 hours", "whereas v1 had no limit": the past, which nothing else in a contrast is told in. */
const tellsHowItWas = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower, code }, k) =>
      !code &&
      k > 1 &&
      (PAST.test(lower) || (/^\p{Ll}{2,}ed$/u.test(lower) && !DESCRIBES.test(tokens[k + 1]?.lower ?? ''))) &&
      !tokens.slice(1, k).some((before) => AUXILIARY.test(before.lower)),
  );
const PAST =
  /^(?:was|were|had|did|didn['’]t|could|gave|took|sent|kept|held|ran|came|went|got|made|let|cost|brought|left|meant|wrote|knew|found|met|paid|sold|lost|spoke|told|grew|saw|used)$/;
/** "Those booked through it lapse": behind a participle that describes. */
const DESCRIBES = /^(?:through|by|on|via|with|in|under|at|from|before|since|to|for|as)$/;
const AUXILIARY = /^(?:is|are|has|have|will|can|may|must|do|does|be|been|being|the|an?|its|their|your|our)$/;

const CHANGES =
  /^(?:fall|drop|sink|go|goes|come|rise|grow|climb|increase|decrease|shrink|change|move|shift|raise|lower|reduce|cut|double|extend|shorten|fell|went|rose|grew|risen|grown|gone|down|up)(?:s|es|d|ed|ing)?$|^(?:dropp|cutt)(?:ed|ing)$/;

/** What a denied old value begins with: "not 24 hours", "not in the cloud". */
const OLD_VALUE = /^(?:\d|a$|an$|the$|in$|on$|as$|per$|over$|from$)/;

/** So many characters of a bracket are looked at. */
const LONGEST = 60;

/** A value in brackets with an adverb that calls it old, and nothing besides: "13 until now", "at present 65 seats". */
const SO_FAR = (() => {
  const adverb =
    '(?:until now|till now|up to now|so far|to date|hitherto|at present|presently|currently|today|at the moment|as of today)';
  const value = String.raw`[$€£~≈]?\d[\d.,]*(?:\s\p{L}+){0,2}`;
  return new RegExp(String.raw`^\s*(?:${adverb}:?\s${value}|${value},?\s${adverb})\s*[)\]]`, 'iu');
})();
