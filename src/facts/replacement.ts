import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { isNegative } from './families.ts';

/** A statement that nothing takes the retiring thing's place. */
export interface NoReplacementFact extends Fact {}

const REPLACEMENT = new Set(
  'replacement replace successor succeed substitute alternative equivalent supersede follow-up heir stand-in'
    .split(' ')
    .map((word) => lemma(word)),
);
const NONE = new Set(['no', 'not', 'none', 'nothing', 'without', 'never', 'nor', 'nobody']);
/** "–", "none", "none: the satellite re-enters". */
const EMPTY_CELL = /^(?:(?:no|n\/a|-|–|—|no replacement|not replaced)\.?$|(?:none|nothing)(?:\.?$|\s?[:;,(–—-]))/i;
const HEADER = /replac|instead|successor|alternative|move to|migrate to|use$|^(?:next|then|follow|new\b|heir)/i;

const ARROW = /(?:→|[-=]>)\s*$/;

/** Reads where a text says that there is no replacement. Linear. */
export function readNoReplacement(doc: Document): NoReplacementFact[] {
  const facts: NoReplacementFact[] = [];
  for (const block of doc.blocks) {
    if (
      block.kind === 'cell' &&
      HEADER.test(block.header ?? '') &&
      EMPTY_CELL.test(doc.plain.slice(block.start, block.end))
    )
      facts.push({ range: block, span: doc.span(block) });
  }
  for (const [s, sentence] of doc.sentences.entries()) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'cell' && EMPTY_CELL.test(doc.plain.slice(block.start, block.end))) continue;
    let c = sentence.firstClause;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      while (c + 1 < sentence.lastClause && doc.clauses[c]!.last <= i) c++;
      // "There is none on Free", "`legal-1` → nothing"
      if (
        (/^(?:none|nothing)$/.test(token.lower) &&
          ARROW.test(doc.plain.slice(Math.max(sentence.start, token.start - 4), token.start))) ||
        (token.lower === 'none' &&
          (/^(?:is|are|exists?|was|be|has|offer|offers)$/.test(doc.tokens[i - 1]?.lower ?? '') ||
            /^(?:for|on|in|planned)$/.test(doc.tokens[i + 1]?.lower ?? '')) &&
          speaksOfReplacing(doc, s, i))
      ) {
        facts.push({ range: token, span: doc.span(token) });
        break;
      }
      if (nothingFollows(doc.tokens, doc.clauses[c]!.first, i)) {
        const range = { start: doc.tokens[doc.clauses[c]!.first]!.start, end: token.end };
        facts.push({ range, span: doc.span(range) });
        break;
      }
      // "take its place", "takes the old feed's place"
      const place =
        token.lower === 'place' &&
        doc.tokens.slice(Math.max(sentence.first, i - 4), i).some((verb) => /^t[ao]k/.test(verb.lower) && !verb.code);
      // "A follower", "succeeded by": other forms of these verbs have other meanings ("follow the guide", "a call succeeds").
      const named =
        REPLACEMENT.has(token.lemma) ||
        /^followers?$/.test(token.lower) ||
        (token.lower === 'succeeded' && doc.tokens[i + 1]?.lower === 'by');
      if ((!named && !place) || token.code) continue;
      const { first, last } = doc.clauses[c]!;
      if (isDenied(doc.tokens, first, i, last)) {
        const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
        facts.push({ range, span: doc.span(range) });
        break;
      }
    }
  }
  return facts;
}

/** So many tokens on either side are looked at; real sentences are shorter. */
const NEAR = 60;

/**
 * Whether "none" stands for a replacement: the word is in the same sentence, in the one before it, or in the heading.
 * "The shared token has none", "there is none for others" may be about a name or an extension.
 */
function speaksOfReplacing(doc: Document, s: number, at: number): boolean {
  const sentence = doc.sentences[s]!;
  const block = doc.blocks[sentence.block]!;
  const before = doc.sentences[s - 1];
  const heading = block.under === undefined ? undefined : doc.blocks[block.under];
  const named = (from: number, to: number): boolean =>
    doc.tokens.slice(from, to).some(({ lemma: key, lower }) => REPLACEMENT.has(key) || lower === 'instead');
  if (named(Math.max(sentence.first, at - NEAR), Math.min(sentence.last, at + NEAR))) return true;
  if (before && before.block === sentence.block && named(Math.max(before.first, before.last - NEAR), before.last))
    return true;
  return HEADER.test(heading ? doc.plain.slice(heading.start, heading.end) : (block.header ?? ''));
}

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => lemma(word)));
const FOLLOWS = keys('follow inherit');
const MOVES = keys('switch move migrate upgrade change');

/** Something that stands where the thing stood, or a way on to it: "follows", "takes over", "in its place", "to move to". */
function isAfter(tokens: readonly Token[], i: number): boolean {
  const { lower, lemma: key, code } = tokens[i]!;
  const before = tokens[i - 1];
  if (code || before === undefined) return false;
  if (FOLLOWS.has(key)) return true;
  if (lower === 'over') return /^t[ao]k|^tak/.test(before.lower);
  if (lower === 'after') return /^c[oa]m/.test(before.lower);
  if (lower === 'to') return MOVES.has(before.lemma) && tokens[i - 2]?.lower === 'to';
  return /^(?:place|stead)$/.test(lower) && POSSESSIVE.test(before.lower) && tokens[i - 2]?.lower === 'in';
}

/** "Nothing can follow", "with nothing in its place", "there is nothing to move to": the word for nothing is close before. */
function nothingFollows(tokens: readonly Token[], first: number, at: number): boolean {
  if (!isAfter(tokens, at)) return false;
  for (let k = at - 1; k >= Math.max(first, at - 5); k--)
    if (/^(?:nothing|none|nobody)$/.test(tokens[k]!.lower)) return !/^(?:but|else|other)$/.test(tokens[k + 1]!.lower);
  return false;
}

const POSSESSIVE = /^(?:its|their|his|her|your|our|the|this|that|these)$/;

/** A verb of doing between a negation and the word for a replacement. */
const tellsStep = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lemma, code }) => !code && !REPLACEMENT.has(lemma) && STEP.has(lemma));
const STEP = new Set(
  'install use adopt enable choose migrate move switch upgrade set update configure deploy order select test pass send import'
    .split(' ')
    .map((word) => lemma(word)),
);

/** "no (direct) replacement", "nothing replaces it", "not replaced", "replacement: none". */
function isDenied(tokens: readonly Token[], first: number, at: number, last: number): boolean {
  for (let k = Math.max(first, at - 7); k < at; k++) {
    const { lower } = tokens[k]!;
    // "Cameras without its successor", "if you have not installed the replacement": there is one.
    if (lower === 'without' && POSSESSIVE.test(tokens[k + 1]?.lower ?? '')) continue;
    if ((lower === 'not' || isNegative(lower)) && tellsStep(tokens, k + 1, at)) continue;
    if (NONE.has(lower) || isNegative(lower)) return !/^(?:only|just)$/.test(tokens[k + 1]?.lower ?? '');
  }
  for (let k = at + 1; k < Math.min(last + 1, at + 5, tokens.length); k++) {
    const { lower } = tokens[k]!;
    if (/^(?:none|nothing)$/.test(lower)) return true;
    if (lower === 'not' || isNegative(lower)) return isWanting(tokens, k + 1, last);
  }
  return false;
}

/** "A replacement is not planned", "does not exist": what follows the negation says that there is one, not what it does. */
function isWanting(tokens: readonly Token[], from: number, last: number): boolean {
  const next = tokens.slice(from, Math.min(last, from + 4)).find(({ content, lemma }) => content && !IS.has(lemma));
  return next === undefined || THERE.has(next.lemma);
}

const IS = keys('be have do yet currently');
const THERE = keys(
  'exist plan provide offer available foresee envisage intend schedule expect supply come follow arrive ship make develop build need necessary require support possible name set find give',
);
