import type { Document, Sentence } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import type { Segment } from '../grammar/segments.ts';
import type { PhraseMatch } from '../phrases.ts';
import type { Sign } from './words.ts';

/* Words of filler that stand for something else: a name, a measure, a file that is committed to a repository. */

interface Found {
  readonly doc: Document;
  readonly sentence: Sentence;
  readonly segments: readonly Segment[];
  readonly match: PhraseMatch<Sign>;
}

/** Whether a sign of filler is none where it stands. */
export const isOrdinary = ({ doc, sentence, segments, match }: Found): boolean =>
  isName(doc, sentence, match) ||
  isForbidden(doc, sentence, match) ||
  isMeasured(doc, match) ||
  isHalved(doc, match) ||
  isSuccession(doc, match) ||
  isAskedNext(doc, sentence, match) ||
  isQuotedWord(doc, match) ||
  isWithheld(doc, segments, match) ||
  isTarget(doc, match) ||
  isStored(doc, match) ||
  isOfEachNewOne(doc, match) ||
  isNoWorse(doc, match) ||
  isPerhapsBetter(doc, sentence, match) ||
  isTechnical(doc, sentence, match);

/** "`ci.yml` is committed to your repository": a file, and nobody's resolve. */
const isStored = ({ tokens }: Document, { first, last }: PhraseMatch<Sign>): boolean =>
  tokens.slice(first, last).some(({ lower }) => lower === 'committed') &&
  (tokens[first - 1]?.code === true ||
    tokens
      .slice(last, last + 4)
      .some(({ lower }) => /^(?:git|svn|repo|repos|repository|repositories|branch|branches|vcs)$/.test(lower)));

/** "All new customers should use v3": each of those that are new. */
const isOfEachNewOne = ({ tokens, plain }: Document, { first, last }: PhraseMatch<Sign>): boolean =>
  tokens[first]!.lower === 'all' &&
  tokens[last - 1]!.lower === 'new' &&
  plain[tokens[first]!.end] === ' ' &&
  /[^s]s$/.test(tokens[last]?.lower ?? '');

/** "The same price for the same or a better configuration": a bound, and no praise. */
const isNoWorse = ({ tokens, plain }: Document, { first }: PhraseMatch<Sign>): boolean =>
  /^(?:better|newer|higher|faster|larger)$/.test(tokens[first]!.lower) &&
  /\b(?:same|equal|comparable) or (?:an?\s)?$/i.test(
    plain.slice(Math.max(0, tokens[first]!.start - 24), tokens[first]!.start),
  );

/** "You may find it more consistent to move there": advice for some, and no praise. */
const isPerhapsBetter = (
  { tokens }: Document,
  sentence: Sentence,
  { first, last, value }: PhraseMatch<Sign>,
): boolean =>
  value.sort === 'marketing' &&
  /^(?:more|better)$/.test(tokens[first]!.lower) &&
  last - first <= 2 &&
  tokens.slice(Math.max(sentence.first, first - 6), first).some(({ lower }) => /^(?:may|might|perhaps)$/.test(lower));

/** "The Journeys feature", "Celebrations API": a capital inside a sentence makes a name of an ordinary word. */
function isName(doc: Document, sentence: Sentence, { first, last }: PhraseMatch<Sign>): boolean {
  // "Of a Founder's Badge"
  if (last - first > (/^(?:of|our|the|its|an?|two|three|one)$/.test(doc.tokens[first]!.lower) ? 3 : 2)) return false;
  // "The birthday voucher"
  if (
    doc.tokens[first]!.lower === 'birthday' &&
    last - first === 1 &&
    last < sentence.last &&
    doc.tokens[last]!.content &&
    doc.tokens[last]!.start === doc.tokens[first]!.end + 1 &&
    !isKnownVerb(doc.tokens[last]!)
  )
    return true;
  // "Thank-you pages must be recreated."
  if (
    doc.tokens[first]!.lower === 'thank' &&
    doc.plain[doc.tokens[first]!.end] === '-' &&
    doc.tokens[last]?.content &&
    last < sentence.last
  )
    return true;
  for (let i = first; i < last; i++) {
    const { text } = doc.tokens[i]!;
    if (!/^\p{Lu}\p{Ll}/u.test(text) || text.startsWith('I')) continue;
    const next = doc.tokens[i + 1];
    if (
      i > sentence.first
        ? i === first || /^\p{Ll}/u.test(doc.tokens[first]!.text)
        : last - first === 1 && next !== undefined && i + 1 < sentence.last && next.capital
    )
      return true;
  }
  return false;
}

/** "Listen to `payment.settled`", "hear from the webhook": events and ports are listened to, customers as well. */
const isTechnical = ({ tokens }: Document, { last: end }: Sentence, { first, last }: PhraseMatch<Sign>): boolean =>
  /^(?:listen|hear)/.test(tokens[first]!.lower) &&
  tokens
    .slice(last, Math.min(end, last + 4))
    .some(
      ({ code, shaped, lower }) =>
        code ||
        shaped ||
        /^(?:events?|webhooks?|ports?|sockets?|hooks?|topics?|queues?|streams?|channels?|callbacks?|signals?|broadcasts?|messages|notifications?)$/.test(
          lower,
        ),
    );

/** "6 % more expensive": a difference with its amount is a price, no reason. */
const isMeasured = ({ plain, tokens }: Document, { first, last, value }: PhraseMatch<Sign>): boolean =>
  value.sort === 'business-reason' &&
  /^(?:more|less|expensive|costly|cheaper)$/.test(tokens[last - 1]!.lower) &&
  /(?:\d\s?%|\bper ?cent|[$€£]\s?[\d.,]+|\btwice as|\btimes)\s*$/i.test(
    plain.slice(Math.max(0, tokens[first]!.start - 12), tokens[first]!.start),
  );

/** "What comes next? No replacement.", "What comes next:" over a list: a question that is answered. */
const isAskedNext = (doc: Document, sentence: Sentence, { first, last }: PhraseMatch<Sign>): boolean =>
  first === sentence.first &&
  doc.tokens[last - 1]!.lower === 'next' &&
  (asks(doc, sentence) || doc.plain[doc.tokens[last - 1]!.end] === ':');

/** "The turn-off time is …", "with `x`, which need restructuring": half of a compound, or what has code in its midst. */
const isHalved = ({ plain, tokens }: Document, { first, last, value }: PhraseMatch<Sign>): boolean =>
  value.sort === 'business-reason' &&
  (plain[tokens[first]!.end] === '-' ||
    tokens.slice(first, last).some(({ code, text }) => code || text.startsWith('\\')));

/** "It makes way for `v2`": what comes after it, by its name. */
const isSuccession = ({ tokens }: Document, { first, last }: PhraseMatch<Sign>): boolean =>
  tokens[last - 1]!.lower === 'for' &&
  tokens.slice(first, last).some(({ lower }) => lower === 'way') &&
  tokens.slice(last, last + 3).some(({ code, shaped, capital }) => code || shaped || capital);

/** 'Module "attic"': a single word in quotes is what something is called. */
const isQuotedWord = ({ plain, tokens }: Document, { first, last }: PhraseMatch<Sign>): boolean =>
  last - first === 1 &&
  /["“‘]/.test(plain[tokens[first]!.start - 1] ?? '') &&
  /["”’]/.test(plain[tokens[first]!.end] ?? '');

/** "They get no features, enhancements …", "don't expect new features": what a thing does not get is no praise of it. */
function isWithheld({ tokens }: Document, segments: readonly Segment[], { first, value }: PhraseMatch<Sign>): boolean {
  if (value.sort !== 'marketing' || !GIVEN.test(tokens[first]!.lower)) return false;
  const from = segments.find((segment) => first < segment.last)!.first;
  return tokens.slice(Math.max(from, first - 12), first).some(({ lower }) => WITHHELD.test(lower));
}
const GIVEN = /^(?:new|further|features?|improvements?|enhancements?|updates?)$/;
const WITHHELD = /^(?:no|without|neither|nor|not|never|won't|don't|doesn't)$/;

/** "Move to the next generation heating": where the move leads, by the words that the notice has for it. */
const isTarget = ({ tokens }: Document, { first, last, value }: PhraseMatch<Sign>): boolean =>
  value.sort === 'marketing' &&
  tokens[first]!.lower === 'next' &&
  last - first <= 2 &&
  /^(?:to|onto|into|for|with)$/.test(
    tokens[/^(?:the|our|its|their|a)$/.test(tokens[first - 1]?.lower ?? '') ? first - 2 : first - 1]?.lower ?? '',
  );

/** "No longer lets us keep keys", "does not allow that": what somebody is not let do is a constraint, no reason of business. */
function isForbidden(doc: Document, sentence: Sentence, { first, last, value }: PhraseMatch<Sign>): boolean {
  // "So let's move our builds": a call to act.
  if (value.sort === 'business-reason' && /^let['’]s$/.test(doc.tokens[first]!.lower)) return true;
  if (value.sort !== 'business-reason' || !LETTING.test(doc.tokens[first]!.lower)) return false;
  for (let i = Math.max(sentence.first, first - 4); i < Math.min(sentence.last, last + 8); i++)
    if (i < last ? BARRED.test(doc.tokens[i]!.lower) : doc.tokens[i]!.lower === 'only') return true;
  return false;
}

const BARRED =
  /^(?:no|not|never|cannot|only|law|laws|act|rule|rules|regulator|regulation|licen[cs]e|terms|contract)$|n't$/;
const LETTING = /^(?:let|lets|letting|allow|allows|enable|enables|help|helps|permit|permits)$/;
