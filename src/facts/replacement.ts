import type { Document, Sentence } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import { asks } from '../text/question.ts';
import { rangeAt } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { isNegative } from './grammar/families.ts';
import { emptyFields } from './replacement/empty-field.ts';
import { headsHeirs, isEmpty, isEmptyPlace } from './replacement/empty-place.ts';

/** A statement that nothing takes the retiring thing's place. */
export interface NoReplacementFact extends Fact {}

const REPLACEMENT = new Set(
  'replacement replace successor succeed substitute alternative equivalent supersede follow-up heir stand-in'
    .split(' ')
    .map((word) => lemma(word)),
);
const ARROW = /(?:→|[-=]>)\s*$/;

/** Reads where a text says that there is no replacement. Linear. */
export const readNoReplacement = oncePer((doc: Document): NoReplacementFact[] => {
  const facts: NoReplacementFact[] = [];
  doc.blocks.forEach((block, b) => {
    if (isEmptyPlace(doc, b)) facts.push({ range: block, span: doc.span(block) });
  });
  for (const [s, sentence] of doc.sentences.entries()) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'cell' && isEmpty(doc, block)) continue;
    let c = sentence.firstClause;
    if (answersNo(doc, s)) {
      const range = { start: doc.sentences[s - 1]!.start, end: doc.tokens[sentence.first]!.end };
      facts.push({ range, span: doc.span(range) });
      continue;
    }
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      while (c + 1 < sentence.lastClause && doc.clauses[c]!.last <= i) c++;
      // "There is none on Free", "`legal-1` → nothing"
      if (
        (/^(?:none|nothing)$/.test(token.lower) &&
          ARROW.test(doc.plain.slice(Math.max(sentence.start, token.start - 4), token.start)) &&
          // "`page()` → nothing, it's automatic": what is done without it stands behind.
          !/^,\s/.test(doc.plain.slice(token.end, token.end + 2))) ||
        (token.lower === 'none' &&
          (/^(?:is|are|exists?|was|be|has|offer|offers)$/.test(doc.tokens[i - 1]?.lower ?? '') ||
            /^(?:for|on|in|planned)$/.test(doc.tokens[i + 1]?.lower ?? '')) &&
          speaksOfReplacing(doc, s, i))
      ) {
        facts.push({ range: token, span: doc.span(token) });
        break;
      }
      if (nothingFollows(doc.tokens, doc.clauses[c]!.first, i) && !isNoneOfMany(doc, sentence, i)) {
        const range = { start: doc.tokens[doc.clauses[c]!.first]!.start, end: token.end };
        facts.push({ range, span: doc.span(range) });
        break;
      }
      // "take its place", "takes the old feed's place"; but "takes place at build time"
      const place =
        token.lower === 'place' &&
        doc.tokens
          .slice(Math.max(sentence.first, i - 4), Math.max(sentence.first, i - 1))
          .some((verb) => /^t[ao]k/.test(verb.lower) && !verb.code);
      // "A follower", "succeeded by": other forms of these verbs have other meanings ("follow the guide", "a call succeeds").
      const named =
        REPLACEMENT.has(token.lemma) ||
        /^followers?$/.test(token.lower) ||
        (token.lower === 'succeeded' && doc.tokens[i + 1]?.lower === 'by');
      if ((!named && !place) || token.code) continue;
      const { first, last } = doc.clauses[c]!;
      if (isDenied(doc, first, i, last)) {
        const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
        facts.push({ range, span: doc.span(range) });
        break;
      }
    }
  }
  const told = new Set(facts.map(({ range }) => rangeAt(doc.blocks, range.start)));
  for (const field of emptyFields(doc))
    if (!field.open && !told.has(rangeAt(doc.blocks, field.start))) facts.push({ range: field, span: doc.span(field) });
  // "There is no replacement other than AS2": there is one.
  return facts.filter(
    ({ range }) =>
      !/\b(?:replacement|successor|substitute|alternative|equivalent|nothing|none)\b[^.;:]{0,40}?\b(?:other than|except(?: for)?|apart from|aside from|besides)\b/i.test(
        doc.plain.slice(range.start, range.end + 60),
      ),
  );
});

/** "Acme does not offer one." */
const DENIES_ONE = /^[^.;:!?]{0,40}(?:\b(?:not|never|cannot)\b|n['’]t\b)[^.;:!?]{0,20}\bone\b(?!\sof\b)/i;

/** "Is there a replacement? No.", "What can I use instead? Nothing.", "A replacement? We do not offer one." */
function answersNo(doc: Document, s: number): boolean {
  const { tokens, sentences, plain } = doc;
  const [question, { first, start, end }] = [sentences[s - 1], sentences[s]!];
  if (question === undefined) return false;
  if (!/^\W*(?:no|none|nothing|nope)(?:[.,;:!–—-]|\s[–—-]|$)/i.test(plain.slice(start, Math.min(end, start + 16))))
    if (!DENIES_ONE.test(plain.slice(start, Math.min(end, start + 80)))) return false;
  if (!asks(doc, question)) return false;
  const words = tokens.slice(question.first, Math.min(first, question.first + NEAR)).filter(({ code }) => !code);
  // "Can I send it by fax instead? No.": one way is refused, which leaves others.
  const isOpen = words.some(({ lower }) => OPEN.test(lower));
  return words.some(({ lemma: key, lower }) => REPLACEMENT.has(key) || (isOpen && lower === 'instead'));
}
/** What is asked for in a question that names no one thing. */
const OPEN = /^(?:what|which|anything|something|any|some|there|one|else)$/;

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
  // "The law wants a named sender, and a row has none": of what its own sentence names.
  const opens = doc.clauses[sentence.firstClause]!.last > at;
  if (opens && before?.block === sentence.block && named(Math.max(before.first, before.last - NEAR), before.last))
    return true;
  return headsHeirs(heading ? doc.plain.slice(heading.start, heading.end) : (block.header ?? ''));
}

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => lemma(word)));
const FOLLOWS = keys('follow inherit');
const OFFERS = keys('offer suggest recommend propose');
const MOVES = keys('switch move migrate upgrade change');

/** Something that stands where the thing stood, or a way on to it: "follows", "takes over", "in its place", "to move to". */
function isAfter(tokens: readonly Token[], i: number): boolean {
  const { lower, lemma: key, code } = tokens[i]!;
  const before = tokens[i - 1];
  if (code || before === undefined) return false;
  if (FOLLOWS.has(key)) return true;
  if (lower === 'over') return /^t[ao]k|^tak/.test(before.lower);
  if (lower === 'after') return /^c[oa]m/.test(before.lower);
  // "We have nothing to offer"
  if (OFFERS.has(key)) return before.lower === 'to';
  if (lower === 'to') return MOVES.has(before.lemma) && tokens[i - 2]?.lower === 'to';
  return /^(?:place|stead)$/.test(lower) && POSSESSIVE.test(before.lower) && tokens[i - 2]?.lower === 'in';
}

/** "Nothing can follow", "with nothing in its place", "there is nothing to move to": the word for nothing is close before. */
function nothingFollows(tokens: readonly Token[], first: number, at: number): boolean {
  if (!isAfter(tokens, at)) return false;
  for (let k = at - 1; k >= Math.max(first, at - 5); k--)
    if (/^(?:nothing|none|nobody)$/.test(tokens[k]!.lower))
      return (
        !/^(?:but|else|other)$/.test(tokens[k + 1]!.lower) &&
        // "Nobody has to move to 3.1": it is there, and may be left alone.
        !(tokens[k]!.lower === 'nobody' && tokens[at]!.lower === 'to')
      );
  return false;
}

/** "Updates ceased in May, and none will follow": none of what its sentence has named in the plural, and no successor. */
function isNoneOfMany({ tokens, clauses, sentences }: Document, sentence: Sentence, at: number): boolean {
  let none = at - 1;
  while (none > sentence.first && tokens[none]!.lower !== 'none') none--;
  const c = clauses.findLastIndex(({ first }) => first <= none);
  return (
    tokens[none]!.lower === 'none' &&
    tokens[none + 1]?.lower !== 'of' &&
    sentences[clauses[c]!.sentence] === sentence &&
    tokens
      .slice(sentence.first, Math.min(none, sentence.first + NEAR))
      .some(({ lower, content }, k, before) => content && isCeasing(before, k, lower))
  );
}

/** A plural before the verb that ends it. */
const isCeasing = (words: readonly Token[], k: number, lower: string): boolean =>
  /[^su]s$/.test(lower) &&
  /^(?:have|had|were|are|will|ceased?|ended?|stopped|stop|came|come)$/.test(words[k + 1]?.lower ?? '');

const POSSESSIVE = /^(?:its|their|his|her|your|our|the|this|that|these)$/;
const DEFINITE = /^(?:its|their|his|her|your|our|the|this|that|these|those|whose|my)$|['’]s$/;
const NO = /^(?:no|without|neither|nor|nothing|none|nobody)$/;
/** What joins a negation to its verb: "will not be replaced", "isn't yet being replaced". */
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|will|would|shall|has|have|had|do|does|did|get|gets|going|to|yet|currently|directly|ever|simply|also|itself|themselves|intend|plan)$/;
/** Having, offering and planning: what a vendor does not do where nothing comes. */
const HAS = keys(
  'have offer provide plan get be exist build find see know develop prepare sell foresee envisage intend announce name recommend suggest supply ship make introduce release give expect',
);
const isNot = (lower: string): boolean => lower === 'not' || lower === 'never' || isNegative(lower);

/** "no (direct) replacement", "nothing replaces it", "not replaced", "replacement: none". */
function isDenied(doc: Document, first: number, at: number, last: number): boolean {
  const { tokens } = doc;
  // "Where no successor is named": a case, and no statement.
  if (CASE.test(tokens[first]!.lower) && tokens[first]!.lower !== 'where') return isWantingAfter(doc, at, last, true);
  const verb = VERBS.has(tokens[at]!.lower) || tokens[at]!.lower === 'place';
  if (verb ? isVerbDenied(tokens, first, at) : isNounDenied(tokens, first, at)) return true;
  return isWantingAfter(doc, at, last, isDefinite(tokens, first, at));
}
const CASE = /^(?:if|whether|unless|should)$/;
const VERBS: ReadonlySet<string> = new Set(
  'replace replaces replaced replacing succeed succeeds succeeded supersede supersedes superseded substituted'.split(
    ' ',
  ),
);

/** How far before its noun a determiner stands: "no direct like-for-like replacement". */
const NOUN_PHRASE = 6;

/** Whether the noun phrase that ends at `at` speaks of one that there is: "the certified successor", "its replacement". */
function isDefinite(tokens: readonly Token[], first: number, at: number): boolean {
  for (let k = at - 1; k >= Math.max(first, at - NOUN_PHRASE); k--) {
    const { lower, content } = tokens[k]!;
    if (DEFINITE.test(lower)) return true;
    if (!content) return false;
  }
  return false;
}

/** "No successor", "without any substitute", "we do not offer a replacement", "nobody sells an alternative". */
function isNounDenied(tokens: readonly Token[], first: number, at: number): boolean {
  const from = Math.max(first, at - NOUN_PHRASE);
  let has = false;
  for (let k = at - 1; k >= from; k--) {
    const { lower, lemma: key } = tokens[k]!;
    if (DEFINITE.test(lower)) return false;
    // "Neither successor has a parallel port": there are two.
    if (lower === 'neither') return k < at - 1 && /^an?$|^any$/.test(tokens[k + 1]!.lower);
    if (lower === 'no' || lower === 'without' || lower === 'nor')
      return !/^(?:only|just|longer)$/.test(tokens[k + 1]!.lower) && !isEach(tokens, at);
    if (NO.test(lower) || isNot(lower)) return has || k >= at - 2;
    has ||= HAS.has(key);
  }
  return false;
}

/** "No successor has a parallel port", "no replacement reads `.ini`": of each that there is. */
const isEach = (tokens: readonly Token[], at: number): boolean =>
  /^(?:has|have|can|does|needs?|supports?|reads?|accepts?|requires?)$/.test(tokens[at + 1]?.lower ?? '') &&
  tokens[at + 2]?.lower !== 'been';

/** "Nothing replaces it", "is not being replaced", "will not be succeeded"; but "cannot be replaced over the air", "must be replaced". */
function isVerbDenied(tokens: readonly Token[], first: number, at: number): boolean {
  for (let k = at - 1; k >= Math.max(first, at - NOUN_PHRASE); k--) {
    const { lower } = tokens[k]!;
    if (/^(?:nothing|none|nobody)$/.test(lower)) return !/^(?:but|else|other)$/.test(tokens[k + 1]!.lower);
    if (lower === 'no') return true;
    if (isNot(lower)) {
      if (/^(?:cannot|can't|couldn't|mustn't|needn't|shouldn't)$/.test(lower)) return false;
      const before = tokens[k - 1]?.lower ?? '';
      // "Do not replace the battery", "you need not replace it".
      return k > first && !/^(?:can|may|must|should|need|do|you)$/.test(lower === "don't" ? 'do' : before);
    }
    if (!AUXILIARY.test(lower) && !/ly$/.test(lower)) return isFarSubject(tokens, first, k);
  }
  return false;
}

/** "No other device will replace it", "none of our models succeeds it": the subject begins with its negation. */
const isFarSubject = (tokens: readonly Token[], first: number, at: number): boolean => {
  for (let k = at; k >= Math.max(first, at - 5); k--)
    if (/^(?:no|none|nothing|nobody)$/.test(tokens[k]!.lower))
      // "That nobody can replace": what people are not able to do, and no word of a successor.
      return !(tokens[k]!.lower === 'nobody' && /^(?:can|could|may|might)$/.test(tokens[k + 1]!.lower));
  return false;
};

/** "Replacement: none", "replacement for Gen 1 voice: none", "a successor is not planned"; but "the successor is X. Nothing changes". */
function isWantingAfter({ tokens, plain }: Document, at: number, last: number, definite: boolean): boolean {
  // "Supersedes: none", at the head of a paper: what it takes the place of.
  if (/^(?:replaces|supersedes|succeeds)$/.test(tokens[at]!.lower)) return false;
  const answer = tokens[last];
  const gap = answer === undefined ? '' : plain.slice(tokens[last - 1]!.end, answer.start);
  if (gap.includes(':') && /^(?:none|nothing)$/.test(answer!.lower)) return last - at <= NOUN_PHRASE;
  const stop = /[.!\n]/.test(gap) ? last : last + 1;
  for (let k = at + 1; k < Math.min(stop, at + 5, tokens.length); k++) {
    const { lower } = tokens[k]!;
    if (/^(?:none|nothing)$/.test(lower)) return true;
    if (isNot(lower)) return isWanting(tokens, k + 1, last, definite);
  }
  return false;
}

/** "A replacement is not planned", "does not exist": what follows the negation says that there is one, not what it does. */
function isWanting(tokens: readonly Token[], from: number, last: number, definite: boolean): boolean {
  const at = tokens
    .slice(from, Math.min(last, from + 4))
    .findIndex(({ content, lemma: key }) => content && !IS.has(key));
  if (at < 0) return !definite;
  const { lower, lemma: key } = tokens[from + at]!;
  if (EXISTS.has(key)) return true;
  if (definite) return PLANNED.has(key) && /ed$|en$/.test(lower);
  return THERE.has(key) && (/(?:ed|en|ent|able|ible|ary|built|made|found|set)$/.test(lower) || COMES.has(key));
}

const IS = keys('be have do yet currently');
const EXISTS = keys('exist');
const COMES = keys('come follow arrive ship');
const PLANNED = keys('plan foresee envisage intend schedule');
const THERE = keys(
  'exist plan provide offer available foresee envisage intend schedule expect supply come follow arrive ship make develop build need necessary require support possible name set find give',
);
