import { readActions } from '../../facts/actions.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { type Named, namesFrom } from './named.ts';

/** A name that is called for. */
interface Coming extends Named {
  /** By a verb for what helps on the way: "install the driver", "request the scope". */
  readonly means: boolean;
}

const ARTICLE = '(?:(?:the|an?|our|your)\\s)?(?:(?:new|newer|old|existing|legacy|current)\\s)?["\'`(]{0,2}$';
/** "Switch to", "move your apps over to", "be converted to". */
const MOVE_TO = new RegExp(
  `\\b(?:go(?:es)?|(?:switch|mov|migrat|upgrad|convert|transition|redirect|shift|chang|updat|adapt)(?:e|es|ed|ing|s)?)\\s(?:(?!(?:that(?!\\sda)|which|who|whose|to|away|if|when)\\s)[\\p{L}'’-]+:?\\s){0,6}to\\s(?:(?:use|using|call)\\s)?${ARTICLE}`,
  'iu',
);
/** "Recreated with", "rebuild them on": what stands on something new from then on. */
const REBUILD =
  /\b(?:recreat|rebuil|redeploy|recompil|rewrit|reinstall)\p{L}{1,4}\s(?:(?!(?:that|which|who|with|on|for)\s)[\p{L}'’-]+\s){0,4}(?:with|on|onto|against|for)\s(?:(?:the|an?)\s)?["'`(]{0,2}$/iu;
/** "An update to", "the changes to": no move. */
const NOUN =
  /(?:(?:^\W*|[:;,–—(]\s)(?:updates|changes|upgrades|moves)|\b(?:the|an?|these|those|this|any|all|no|other|such|of|latest|recent|for|about|due)\s(?:\p{L}+\s)?(?:updates?|changes?|upgrades?|moves?|switch))\s(?:\p{L}+\s)?to\s\S*$/iu;
const PUT = '(?:use|call|request|send|choose|pick|adopt|install|import|query|select|prefer)';
/** An order to use: at the head of what is said, or behind a modal. */
const ORDER = new RegExp(
  `(?:^\\W*|[.:;–—]\\s|,\\s|\\b(?:must|should|shall|needs? to|ha(?:ve|s) to|please|instead|then|now)\\s)(?:(?:then|now|instead|please|simply|just|therefore)\\s)?${PUT}\\s${ARTICLE}`,
  'i',
);
/** "Replaced by", "in favour of", "the replacement is". */
const SUCCESSION = new RegExp(
  `(?:\\b(?:replaced|superseded|succeeded)\\s(?:by|with)|\\breplac(?:e|ing)\\s(?:it|them|this|these)\\s(?:with|by)|favou?r\\sof|(?<!\\bno\\s)\\b(?:replacements?|successors?|alternatives?|substitutes?)\\s(?:is|are)|(?:^\\W*|[.;]\\s)(?:replacement|successor|alternative|substitute):|\\bas\\s(?:(?:an?|the|its|their)\\s)?(?:replacement|successor|alternative|substitute),?\\s(?:we|they)\\s(?:now\\s)?(?:offer|provide|propose|recommend|suggest))\\s${ARTICLE}`,
  'i',
);
/** So much before a name is looked at. */
const REACH = 90;
/** And so much of a sentence, to see how it begins. */
const OPENS = 12;

/** "Remove the logic that handles it and use": goes on with an order. */
const AND_PUT = new RegExp(`,?\\s(?:and|then|or)\\s(?:then\\s|instead\\s)?${PUT}\\s${ARTICLE}`, 'i');
/** "Programs should look for it, remove it and use": of what users have to do, with no word of who they are in between. */
const HAVE_TO = /\b(?:must|should|need to|have to)\s(?!.*\b(?:who|that|which|whose|if|they|when)\s)/i;
/** Where the orders of a text stand, by token. */
const ordersIn = oncePer(
  (doc: Document): ReadonlySet<number> =>
    new Set(readActions(doc).flatMap(({ kind, at }) => (kind === 'imperative' ? [at] : []))),
);

/** True where the words before a place call for what stands there. */
export function isCalledFor(doc: Document, at: number): boolean {
  const { plain, sentences } = doc;
  const sentence = sentences[rangeAt(sentences, at)];
  if (sentence === undefined) return false;
  const before = plain.slice(Math.max(sentence.start, at - REACH), at);
  const order = ORDER.exec(before);
  if (
    order &&
    !(
      order[0].startsWith(',') &&
      isTold(
        plain.slice(sentence.start, sentence.start + OPENS),
        before,
        plain.slice(at, Math.min(sentence.end, at + REACH)),
      )
    )
  )
    return true;
  if (AND_PUT.test(before) && (ordersIn(doc).has(sentence.first) || HAVE_TO.test(before))) return true;
  return (MOVE_TO.test(before) && !NOUN.test(before)) || SUCCESSION.test(before) || REBUILD.test(before);
}

/** "Projects that pass `a`, call `b` or set `c`", behind a comma: what they do, and no order. */
const isTold = (opening: string, before: string, after: string): boolean =>
  !/^\W*(?:if|when|where|for|to|in|on|from|instead|after|by)\b/i.test(opening) ||
  /\b(?:who|that|which|whose)\b/i.test(before) ||
  /\sor\s/.test(after);

/** What is called for in a text, with what is named beside it: "API tokens, OAuth or Connect". */
export const comingIn = oncePer((reading: Reading): readonly Coming[] => {
  const { doc } = reading;
  const found: Coming[] = [];
  let by = '';
  let moved = -1;
  let listed = false;
  doc.tokens.forEach((token, k) => {
    const before = doc.tokens[k - 1];
    const gap = before === undefined ? '' : doc.plain.slice(before.end, token.start);
    if (/[.;:()]/.test(gap)) listed = false;
    if ((!token.content && !token.code) || (!token.code && USED.test(token.lower))) return;
    const isNext = listed && (gap.includes(',') || /^(?:or|and)$/.test(wordBefore(doc, k)));
    if (!isNext && !MAY_LEAD.test(wordBefore(doc, k))) return;
    const s = rangeAt(doc.sentences, token.start);
    // "Shops must move to `a`, schools to `b`": the verb holds for both.
    const goesOn = moved === s && wordBefore(doc, k) === 'to' && (token.code || token.shaped || token.capital);
    if (!isNext && !goesOn && !isCalledFor(doc, token.start)) return;
    const last = doc.sentences[s]?.last ?? k;
    const names = namesFrom(reading, k, Math.min(last, k + 5));
    if (!isNext) by = wordBefore(doc, k);
    found.push(...names.map((one) => ({ ...one, means: MEANS.test(by) })));
    listed = names.length > 0;
    if (listed && by === 'to') moved = s;
  });
  return found;
});
/** "To use": the name stands behind. */
const USED = /^(?:use|using|call)$/;
/** Verbs for what helps on the way: a driver, a scope, a key. */
const MEANS = /^(?:install|import|request|send|query|select)$/;

/** The word before the article, with which what is called for begins. */
const wordBefore = ({ tokens }: Document, k: number): string => {
  let at = k - 1;
  while (at > k - 4 && /^(?:the|an?|our|your|new|newer|old|existing|legacy|current)$/.test(tokens[at]?.lower ?? ''))
    at--;
  return tokens[at]?.lower ?? '';
};
const MAY_LEAD =
  /^(?:to|by|with|on|onto|against|for|of|is|are|replacements?|successors?|alternatives?|substitutes?|use|using|call|request|send|choose|pick|adopt|install|import|query|select|prefer)$/;

/** What holds only for a while, or leads back: "until then use", "fall back to", "keep using". */
const FOR_NOW =
  /\b(?:until|till|still|back|keep|keeps|continue|continues|stay|stays|remain|remains|meanwhile|meantime|for now|revert|as long as|temporar\p{L}*)\b/iu;
/** "Apps that still use it must …": who is concerned. */
const STILL_USED = /\b(?:that|who|which|you|they|if|\p{Ll}+s)\s(?:are\s)?still\s/giu;
const DENIED =
  /\b(?:not|never|no|cannot|nobody|nothing|without|stop|avoid|unless|except|instead of|rather than|from)\b|n['’]t\b/i;

/** "Use the Crew Hub v2 → v3 migration guide": from what to what the guide leads. */
const IS_OF_GUIDE =
  /^[`"'’]{0,2}\s?(?:→|->|=>|⇒|to|-to-)\s?(?:[^\s.,;:]+\s){1,4}?(?:\p{L}+\s)?(?:guides?|notes|instructions|tutorials?|checklists?|walkthroughs?|manuals?|docs|documentation|pages?|tables?|scripts?|wizards?|tools?)\b/iu;

/** True where a text orders what stands there in earnest: not for a while, not as a way back, not denied. */
export function isOrdered(doc: Document, { start, end }: Range): boolean {
  if (!isCalledFor(doc, start)) return false;
  const { sentences, plain } = doc;
  const sentence = sentences[rangeAt(sentences, start)]!;
  const before = plain.slice(Math.max(sentence.start, start - REACH), start);
  const clause = before.slice(before.search(/[^.;:,]*$/));
  const around = clause + plain.slice(start, Math.min(sentence.end, end + REACH));
  const after = plain.slice(end, Math.min(sentence.end, end + REACH));
  return !FOR_NOW.test(around.replace(STILL_USED, '')) && !DENIED.test(clause) && !IS_OF_GUIDE.test(after);
}
