import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { hasVerb } from '../grammar/has-verb.ts';
import { keyOf, readVendor } from '../grammar/naming.ts';

/** So many words make a slogan at most. */
const LONGEST = 12;
/** What tells something: a thing by its letters, a time, a duty, a denial, an end. */
const TELLS =
  /[`@/]|\w\.\w|\b(?:must|need|please|keeps?|works?|stays?|remains?|continues?|will|can|is|are|not|no|until|from|before|after|on|support|status|contact|see|read|end|ends|deprecated|removed)\b|n['’]t\b/i;

/** "Beacon: sleep well, wake when it counts.": the vendor's name, a mark and a few words, at the very end of a text. */
export function taglineOf(doc: Document): Range | undefined {
  // A smiley at the end has no words.
  const sentence = doc.sentences.findLast(({ start, end }) => /\p{L}/u.test(doc.plain.slice(start, end)));
  if (sentence === undefined || sentence.last - sentence.first > LONGEST) return undefined;
  const block = doc.blocks[sentence.block]!;
  const [name, next] = [doc.tokens[sentence.first], doc.tokens[sentence.first + 1]];
  if (block.kind !== 'paragraph' || sentence.start > block.start + 2 || name === undefined || next === undefined)
    return undefined;
  if (!/^\s?[:–—-]\s$/.test(doc.plain.slice(name.end, next.start)) || !readVendor(doc).has(keyOf(name)))
    return undefined;
  const told = doc.plain.slice(next.start, sentence.end);
  return TELLS.test(told) || /\d/.test(told.replace(/\bsince (?:19|20)\d\d\b/i, '')) ? undefined : sentence;
}

/** "Clear skies!", "Happy forecasting, friends!": a few words that wish well at the very end of a text. */
export function wishOf({ sentences, tokens, blocks, plain }: Document): Range | undefined {
  const last = sentences.findLast(({ start, end }) => /\p{L}/u.test(plain.slice(start, end)));
  if (last === undefined || last.last - last.first > WISH || !/!\W{0,4}$/.test(plain.slice(last.start, last.end + 1)))
    return undefined;
  const told = tokens.slice(last.first, last.last);
  const plainly = told.every(
    ({ code, url, number, dateWord, capital }, k) => !(code || url || number || dateWord || (capital && k > 0)),
  );
  return blocks[last.block]!.kind !== 'code' &&
    plainly &&
    !hasVerb(told) &&
    !TELLS.test(plain.slice(last.start, last.end))
    ? last
    : undefined;
}
/** In tokens. */
const WISH = 5;

/** "Stay curious,\nTomás from DevRel": a line that ends with a comma over a line of names, at the very end of a text. */
export function valedictionOf({ blocks, plain, raw, map }: Document): Range | undefined {
  const block = blocks.findLast(({ start, end }) => /\p{L}/u.test(plain.slice(start, end)));
  if (block?.kind !== 'paragraph' || block.end - block.start > LONGEST_CLOSE) return undefined;
  // The plain text joins lines that wrap.
  return VALEDICTION.test(raw.slice(map[block.start], (map[block.end - 1] ?? block.end) + 1)) ? block : undefined;
}
/** In characters. */
const LONGEST_CLOSE = 160;
const VALEDICTION = /^\s*\p{Lu}[^\n,.:;!?\d`/]{2,39},[^\S\n]*\n\s*\p{Lu}[^\n:`]{1,60}(?:\n[^\n:`]{0,60}){0,2}\s*$/u;
