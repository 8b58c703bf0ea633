import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { tokenAt } from './governing-words.ts';
import { BEFALLING, ENDING, EXCHANGE, MOVING, REPLACE, USING } from './role-words.ts';

/*
 * Identifiers that only help to say which thing is meant: the key of a setting whose values retire, and what the
 * retiring thing is a part of, or lacks. Nothing befalls them, and they may go.
 */

const VALUES =
  /^(?:values|options|labels|modes|settings|types|kinds|names|entries|choices|variants|levels|formats|tags|arguments|ids|keys|sizes|classes|families|profiles)$/;
const SOME =
  /^(?:these|those|following|some|several|certain|few|many|most|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/;

/** "These `runs-on` labels", "the `engine` values `fast-1` and `fast-2`": the key under which the retiring ones are set. */
export function isMereKey({ tokens, plain }: Document, sentence: Sentence, { range, code }: IdentifierFact): boolean {
  if (!code) return false;
  let next = tokenAt({ tokens }, sentence, range.start);
  const before = tokens[next - 1];
  while (next < sentence.last && tokens[next]!.start < range.end) next++;
  const noun = tokens[next];
  if (noun === undefined || next >= sentence.last || noun.code || !VALUES.test(noun.lower)) return false;
  if (before !== undefined && SOME.test(before.lower)) return true;
  const listed = tokens[next + 1];
  return listed?.code === true && next + 1 < sentence.last && /^:?\s["']?$/.test(plain.slice(noun.end, listed.start));
}

/** "`mel2` has no `gpu.s` type", "without `text=`": what another thing does not have. */
export const isLacking = ({ plain }: Document, _: Sentence, { range, code }: IdentifierFact): boolean =>
  code &&
  /\b(?:ha(?:s|ve|d)\s(?:got\s)?no|lacks?|lacking|without(?: an?| the)?|knows? no|offers? no)\s["']?$/i.test(
    plain.slice(Math.max(0, range.start - 24), range.start),
  );

/** "Plus changed the default hash from `a` to `b`", "the default port moves from `x` to `y`": how another thing differs, and nothing goes. */
export const isSettingChanged = ({ plain }: Document, { start }: Sentence, { range }: IdentifierFact): boolean =>
  CHANGED_SETTING.test(plain.slice(Math.max(start, range.start - 120), range.start));
/** Somebody else than the vendor or the reader did it. */
const CHANGES_IT =
  '(?<!\\b(?:we|i|you|they|to|must|should|please|will|have|has)\\s)\\b(?:chang|switch)(?:ed|es)\\s(?:the|its|their|an?)\\s(?:[\\p{L}-]+\\s){1,4}';
const CHANGES_DEFAULT = '\\bchang(?:e|es|ed|ing)\\s(?:the|its|their)\\sdefault\\s(?:[\\p{L}-]+\\s){1,3}';
const DEFAULT_CHANGES = '\\bdefault\\s(?:[\\p{L}-]+\\s){1,3}(?:chang|switch|mov)(?:e|es|ed|ing)\\s';
const CHANGED_SETTING = new RegExp(
  `(?:${CHANGES_IT}|${CHANGES_DEFAULT}|${DEFAULT_CHANGES})from\\s["']?(?:\\S{1,40}\\sto\\s["']?)?$`,
  'iu',
);

const WITHIN = /^(?:of|in|on|under|within|inside|from|at)$/;
/** "In favour of", "in place of", "as of version": what stands behind is no whole. */
const NO_WHOLE = /^(?:favou?r|place|lieu|instead|version|release|january|terms)$/;
const VERBAL = (lemma: string): boolean =>
  ENDING.has(lemma) ||
  MOVING.has(lemma) ||
  USING.has(lemma) ||
  BEFALLING.has(lemma) ||
  EXCHANGE.has(lemma) ||
  lemma === REPLACE;
/** So many words may stand between a part and the word that ties it to its whole, and from there to the whole. */
const REACH = 4;

/** "The `color` attribute of `<badge>`", "the `X-Old` header in requests to `api.acme.example`": the whole, of which a part goes. */
export function isWhole({ tokens, plain }: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  const at = tokenAt({ tokens }, sentence, range.start);
  let tie = -1;
  for (let k = at - 1; k > sentence.first && k >= at - 2 * REACH; k--) {
    const token = tokens[k]!;
    if (/[,;:()]|\s[–—-]\s|[.!?]\s/.test(plain.slice(token.end, tokens[k + 1]!.start))) return false;
    if (token.code || token.shaped) return tie > 0 && tie - k < REACH;
    if (tie < 0 && at - k > REACH) return false;
    if (
      VERBAL(token.lemma) ||
      /^(?:be|have|will|can|must|and|or|but|to be|not)$/.test(token.lemma) ||
      NO_WHOLE.test(token.lower)
    )
      return false;
    if (WITHIN.test(token.lower)) tie = k;
  }
  return false;
}
