import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import { segmentStarts } from '../grammar/segments.ts';
import type { PhraseMatch } from '../phrases.ts';
import { SAMENESS_PHRASES, type Sameness } from './words.ts';

const NEGATION = new Set(
  "no not never cannot neither nor can't won't don't doesn't isn't aren't wasn't weren't didn't hardly without lacks nothing none few unlike rather".split(
    ' ',
  ),
);
/** Words before a phrase that make its contrary of it: "far from", "anything but". */
const CONTRARY = /^(?:far from|anything but|nowhere near|nothing like)$/;

/** A negation up to four words before, in the same stretch: "is not a drop-in", "no direct equivalent". */
export function isDenied(
  doc: Document,
  sentence: Sentence,
  match: PhraseMatch<Sameness>,
  starts: (token: number) => boolean,
): boolean {
  // "But" and "from" may begin a stretch of their own; an article stands between.
  for (const at of [match.first - 2, match.first - 3])
    if (CONTRARY.test(`${doc.tokens[at]?.lower} ${doc.tokens[at + 1]?.lower}`)) return true;
  for (let i = match.first - 1; i >= Math.max(sentence.first, match.first - 4) && !starts(i + 1); i--) {
    const word = doc.tokens[i]!.lower;
    if (NEGATION.has(word) && doc.tokens[i + 1]?.lower !== 'only') return true;
  }
  // "Other than the address, you do not have to change anything" denies no sameness.
  const needless = NEGATION.has(doc.tokens[match.first]!.lower) || isAnything(doc, match);
  for (let i = match.first + 1; i < match.last && !needless; i++)
    if (/^(?:not|never|isn't|aren't)$/.test(doc.tokens[i]!.lower)) return true;
  for (let i = match.last; i < Math.min(sentence.last - 1, match.last + 4); i++) {
    if (
      /^(?:not|never)$/.test(doc.tokens[i]!.lower) &&
      /^(?:exist|available|there|possible|planned|guaranteed)$/.test(doc.tokens[i + 1]!.lower)
    )
      return true;
  }
  return false;
}

/** The words that nothing has to be done with: "… do not have to change anything". */
const isAnything = ({ tokens }: Document, { first, last }: PhraseMatch<Sameness>): boolean =>
  tokens[last - 1]!.lower === 'anything' || (last - first > 4 && tokens[last - 2]!.lower === 'anything');

/**
 * "Check that results are the same", "make sure that calls behave alike", "do not expect identical output": what users find
 * out. "We confirm that it is the same" and "tests confirm it" are claims: the verb has a subject.
 */
export function isToBeTested(
  { tokens }: Document,
  sentence: Sentence,
  { first }: PhraseMatch<Sameness>,
  starts: (token: number) => boolean,
): boolean {
  for (let i = first - 1; i >= Math.max(sentence.first, first - MOST_BETWEEN); i--) {
    const before = tokens[i - 1]?.lower ?? '';
    if (TESTS.test(tokens[i]!.lower) && (i === sentence.first || starts(i) || LEADS.test(before))) return true;
    if (starts(i)) return false;
  }
  return false;
}
/** So many words stand between the order and what is to be the same. */
const MOST_BETWEEN = 10;
const TESTS = /^(?:check|test|verify|confirm|ensure|validate|compare|assume|expect|sure|see|assert|prove)$/;
const LEADS = /^(?:to|and|then|please|must|should|do|not|don't|never|cannot|make|be|always|first|also)$/;

/** Where sameness is denied, or has to be tested: clauses that claim none, whatever words they have. Linear. */
export const deniedSameness = oncePer((doc: Document): readonly Range[] => {
  const starts = segmentStarts(doc);
  return doc.sentences.flatMap((sentence) =>
    SAMENESS_PHRASES.find(doc.tokens, sentence.first, sentence.last, starts)
      .filter((match) => isDenied(doc, sentence, match, starts) || isToBeTested(doc, sentence, match, starts))
      .map(({ first, last }) => ({ start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end })),
  );
});
