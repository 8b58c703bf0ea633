import type { Document, Sentence } from '../text/document.ts';
import { type Range, rangeAt } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import { populationOf } from './audience/population.ts';
import { isDenied, isToBeTested } from './equivalence/denied.ts';
import { claimOfField, isDeniedByValue } from './equivalence/fields.ts';
import { isClaimed, isOfAll, PARTS, partsAfter, partsBefore } from './equivalence/parts.ts';
import { SAMENESS_PHRASES, type Sameness } from './equivalence/words.ts';
import type { Fact } from './fact.ts';
import { segmentStarts } from './grammar/segments.ts';
import type { PhraseMatch } from './phrases.ts';

/** A claim that two things are the same, or that a move takes nothing more. */
export interface EquivalenceFact extends Fact {
  /** `total`: "drop-in", "identical". `partial`: the sameness of something named ("the same parameters"). */
  readonly scope: 'total' | 'partial';
  /** Which kind of words made it. */
  readonly sort: Exclude<Sameness, 'like'>;
  /** For a partial claim: what is the same, synonyms under one word ("parameter"). */
  readonly of: readonly string[];
  /** True where it is said of all of several things ("all replacements take the same arguments"). */
  readonly ofAll: boolean;
  /** True where a part is said to stay as it is ("the price is unchanged"); false where something has the same part. */
  readonly stays: boolean;
  /** The sentence that it stands in, as an index into `Document.sentences`. */
  readonly sentence: number;
  /** Its first token, as an index into `Document.tokens`. */
  readonly token: number;
  /** Claimed by a field, which can mean nothing else: "Differences: none". */
  readonly sure?: boolean;
}

/** Reads every claim of sameness that is neither denied nor to be tested. */
export function readEquivalences(doc: Document): EquivalenceFact[] {
  const facts: EquivalenceFact[] = [];
  const starts = segmentStarts(doc);
  doc.sentences.forEach((sentence, s) => {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'mail-header' || kind === 'salutation') return;
    const field = claimOfField(doc, s);
    if (field !== undefined) {
      const { range, sort, of, first } = field;
      const scope = sort === 'part' ? 'partial' : 'total';
      const stays = sort === 'part';
      facts.push({
        span: doc.span(range),
        range,
        scope,
        sort,
        of,
        ofAll: false,
        stays,
        sentence: s,
        token: first,
        sure: true,
      });
      return;
    }
    const matches = SAMENESS_PHRASES.find(doc.tokens, sentence.first, sentence.last, starts);
    let taken = -1;
    for (const match of matches.sort((a, b) => a.first - b.first || rank(a) - rank(b) || b.last - a.last)) {
      if (match.first < taken || isDeniedByValue(doc, s, match.last) || isDenied(doc, sentence, match, starts))
        continue;
      if (isToBeTested(doc, sentence, match, starts)) continue;
      if (!isMeant(doc, match, starts) || isIdle(doc, sentence, match) || isForbidden(doc, match)) continue;
      if (match.value === 'easy' && isConditional(doc, sentence, match)) continue;
      if (match.value === 'rest' && isOfUsers(doc, match)) continue;
      if (isHeldByUser(doc, match) || isSameAnswer(doc, sentence, match) || isOfKind(doc, match)) continue;
      // "Don't change" speaks of what stands before it.
      const ends = /^(?:change|differ)$/.test(doc.tokens[match.last - 1]!.lower);
      const after = match.value === 'part' && !ends ? partsAfter(doc, sentence, match) : [];
      const of = match.value === 'part' && after.length === 0 ? partsBefore(doc, match, starts) : after;
      if (match.value === 'part' && (of.length === 0 || (after.length > 0 && !isClaimed(doc, match, starts)))) continue;
      taken = match.last;
      const range: Range = { start: doc.tokens[match.first]!.start, end: doc.tokens[match.last - 1]!.end };
      facts.push({
        span: doc.span(range),
        range,
        scope: match.value === 'part' ? 'partial' : 'total',
        sort: match.value === 'like' ? 'same' : match.value,
        of,
        ofAll: match.value === 'part' && isOfAll(doc, sentence, match),
        stays: match.value === 'part' && after.length === 0 && !isOf(doc, match.first),
        sentence: s,
        token: match.first,
      });
    }
  });
  return facts;
}

/** "Receipts need equally long pieces": like one another, and not like what retires. */
const isOfKind = ({ tokens, plain }: Document, { first, last }: PhraseMatch<Sameness>): boolean =>
  tokens[first]!.lower === 'equally' &&
  tokens[last] !== undefined &&
  /^\p{Ll}+s$/u.test(tokens[last]!.text) &&
  tokens[last]!.content &&
  plain.slice(tokens[last - 1]!.end, tokens[last]!.start) === ' ';

/** "a drop in traffic", "Owner or equivalent role", "an equivalent of 5 GB" are something else. */
function isMeant(doc: Document, match: PhraseMatch<Sameness>, starts: (token: number) => boolean): boolean {
  const first = doc.tokens[match.first]!;
  // "Is licensed otherwise and stays as it is": in another way; "must be set, otherwise it stays as it is": or else.
  if (first.lower === 'otherwise' && (doc.tokens[match.first + 1]?.lower === 'and' || isOrElse(doc, match)))
    return false;
  if (first.lower === 'drop' && match.last - match.first <= 2)
    return /^-/.test(doc.plain.slice(first.end, first.end + 1));
  const next = doc.tokens[match.last];
  const open = next !== undefined && !starts(match.last);
  // "Business as usual until then", "unchanged up to 3 May": what is said of the time before the end.
  const end = doc.tokens[match.last - 1]!.lower;
  if (open && /^(?:until|till|before|up|beforehand)$/.test(next.lower) && !/^(?:as|like|same)$/.test(end)) return false;
  if (isOfTheTimeBefore(doc, match)) return false;
  // "Forgeries are indistinguishable from real ones": a reason.
  if (
    end === 'indistinguishable' &&
    open &&
    next.lower === 'from' &&
    GENUINE.test(doc.tokens[match.last + 1]?.lower ?? '')
  )
    return false;
  // "Except for the same relying party": the word picks out a thing named before.
  if (match.value !== 'part' && end === 'same' && open && isPlainNoun(next)) return false;
  // "Both of them on one and the same socket"
  if (first.lower === 'one' && end === 'same' && open && (next.code || next.content)) return false;
  // "Is refused in the same way", "v2 goes the same way": how, and not what.
  if (
    match.value === 'same' &&
    first.lower === 'the' &&
    end === 'way' &&
    TOGETHER.test(doc.tokens[match.first - 1]?.lower ?? '')
  )
    return false;
  // "Behaves like v2", but not "acts like a proxy": what a name tells is something one has known before.
  if (match.value === 'like')
    return doc.tokens.slice(match.first + 1, match.last).some(isNamed) || (open && isOneOfSeveral(doc, match.last));
  // "With empty answers as the result": a noun.
  if (open && end === 'the' && /^(?:result|reason|basis|case|rule|outcome|consequence)$/.test(next.lower)) return false;
  // "Thank you for all you do", "if all you do is read".
  if (first.lower === 'all' && /^(?:for|if|when)$/.test(doc.tokens[match.first - 1]?.lower ?? '')) return false;
  // "identical responses" is a claim about a part, which has a row of its own.
  if (first.lower === 'identical' && match.value === 'same' && match.last - match.first === 1) {
    for (let i = match.last; i <= match.last + 1; i++)
      if (doc.tokens[i] !== undefined && PARTS.has(doc.tokens[i]!.lemma)) return false;
  }
  if (first.lower.startsWith('equivalent'))
    return (
      doc.tokens[match.first - 1]?.lower !== 'or' &&
      !(next?.lower === 'of' && doc.tokens[match.last + 1]?.number) &&
      !(next?.lower !== 'to' && isOfMeasure(doc, match))
    );
  return true;
}

/** "80 bits symmetric equivalent", "a 60 W incandescent equivalent": a unit in which something is measured. */
const isOfMeasure = ({ plain, tokens }: Document, { first }: PhraseMatch<Sameness>): boolean =>
  MEASURED.test(plain.slice(Math.max(0, tokens[first]!.start - 60), tokens[first]!.start));
const MEASURED =
  /\d[ -](?:bits?|bytes?|[kMGT]i?B|k?Wh?|watts?|V|volts?|k?g|grams?|t|tons?|tonnes?|[kcm]?m|inch(?:es)?|miles?|ml|l|lit(?:er|re)s?|lm|lumens?|hp|hours?|days?|points?)[ -](?:\p{L}[\p{L}\d]*[ -]){0,2}$/u;

const TOGETHER = /^(?:in|go|goes|going|went|gone)$/;

/** "Otherwise" behind a mark and a duty: what comes of not doing it. */
function isOrElse({ clauses, plain, tokens }: Document, { first }: PhraseMatch<Sameness>): boolean {
  if (!/[,;]/.test(plain.slice(tokens[first - 1]?.end ?? 0, tokens[first]!.start))) return false;
  const c = rangeAt(clauses, tokens[first]!.start);
  const before = clauses[c]!.first === first ? clauses[c - 1] : clauses[c];
  return (
    before !== undefined &&
    DUTY.test(plain.slice(before.start, tokens[first - 1]!.end)) &&
    before.sentence === clauses[c]!.sentence
  );
}
const DUTY = /\b(?:must|ha(?:s|ve) to|needs? to|needed|necessary|required|mandatory|a must)\b/i;

const isNamed = ({ code, shaped, capital, dateWord, lower }: Token): boolean =>
  code || shaped || (capital && !dateWord) || /^v\d/.test(lower);

/** "Works like app 3", "like version 2": a number makes a name of the noun before it. */
const isOneOfSeveral = ({ tokens, plain }: Document, number: number): boolean =>
  /^\d{1,3}(?:\.\d+)*$/.test(tokens[number]!.text) &&
  plain[tokens[number]!.start - 1] === ' ' &&
  !tokens[number + 1]?.content;

const GENUINE = /^(?:real|genuine|authentic|legitimate|valid|true)$/;

/** "Until that point in time it can be filled in exactly as it always could": what is told of the time before the end. */
function isOfTheTimeBefore({ tokens, plain }: Document, { first }: PhraseMatch<Sameness>): boolean {
  for (let i = first - 1; i > 0 && i > first - LONG_CLAUSE; i--) {
    if (/[.;:?!]/.test(plain.slice(tokens[i]!.end, tokens[i + 1]!.start))) return false;
    if (/^(?:until|till)$/.test(tokens[i]!.lower)) return /^(?:then|that|the)$/.test(tokens[i + 1]!.lower);
  }
  return false;
}
/** So many words before a claim the time may stand for which it is made. */
const LONG_CLAUSE = 14;

/** "Answers will be of the same quality." */
const isOf = ({ tokens }: Document, at: number): boolean =>
  tokens[at - 1]?.lower === 'of' || (tokens[at - 1]?.lower === 'the' && tokens[at - 2]?.lower === 'of');

/** "After 45 seconds without work", "30 days with no changes": how long nothing happens. */
function isIdle({ tokens }: Document, sentence: Sentence, { first }: PhraseMatch<Sameness>): boolean {
  if (first === sentence.first || !/^(?:no|without|zero)$/.test(tokens[first]!.lower)) return false;
  const at = tokens[first - 1]?.lower === 'with' ? first - 2 : first - 1;
  return (
    TIME_UNIT.test(tokens[at]?.lower ?? '') &&
    (tokens[at - 1]?.number || /^(?:an?|one)$/.test(tokens[at - 1]?.lower ?? ''))
  );
}
const TIME_UNIT = /^(?:s|secs?|seconds?|mins?|minutes?|h|hours?|days?|weeks?|months?|years?)$/;

/** "No changes after 5 May", "no edits possible": what is not allowed, rather than not needed. */
function isForbidden({ tokens }: Document, { first, last }: PhraseMatch<Sameness>): boolean {
  if (!/^(?:no|without|zero)$/.test(tokens[first]!.lower)) return false;
  for (let i = first + 1; i < Math.min(tokens.length, last + 3); i++)
    if (FORBIDDING.test(tokens[i]!.lower)) return true;
  return false;
}
const FORBIDDING = /^(?:possible|allowed|permitted|accepted|admitted|after|once|from|past|thereafter|afterwards)$/;

/** "Answers `410`; the same answer is given in the brownouts": the one told before, by its code. */
const isSameAnswer = (
  { tokens }: Document,
  { first: from }: Sentence,
  { first, last }: PhraseMatch<Sameness>,
): boolean =>
  tokens[last - 1]!.lower === 'same' &&
  // "But otherwise yields the same result" is no such answer.
  tokens[first]!.lower !== 'otherwise' &&
  /^(?:answer|response|reply|error|code|status|result|message)$/.test(tokens[last]?.lower ?? '') &&
  tokens.slice(Math.max(from, first - 16), first).some(({ code, text }) => code || /^[45]\d\d$/.test(text));

/** "Only the older clients have to be updated": who has to act, and not what stays the same. */
const isOfUsers = ({ tokens }: Document, { first, last }: PhraseMatch<Sameness>): boolean =>
  /^(?:only|just|merely)$/.test(tokens[first]!.lower) &&
  tokens.slice(first, last).some(({ lower }) => /^(?:has|have|needs?)$/.test(lower)) &&
  tokens.slice(first, last).some((token) => populationOf(token) !== null);

/** "You'll have everything in one archive": what the user gets, and no feature of a successor. */
const isHeldByUser = ({ tokens }: Document, { first }: PhraseMatch<Sameness>): boolean =>
  tokens[first]!.lemma === 'have' &&
  tokens[first + 1]?.lower === 'everything' &&
  /^(?:you|we|they)(?:['’](?:ll|ve|d))?$/.test(tokens[first - 1]?.lower ?? '');

/** "If you are on 5.x, you're all set", "`ok` means you're done": ease for those who have nothing to move. */
function isConditional({ tokens }: Document, { first }: Sentence, match: PhraseMatch<Sameness>): boolean {
  if (!/^(?:you|you're|you'll|good|nothing|no)$/.test(tokens[match.first]!.lower)) return false;
  for (let i = match.first - 1; i >= Math.max(first, match.first - 12); i--)
    if (CONDITION.test(tokens[i]!.lower)) return true;
  return false;
}
const CONDITION = /^(?:if|where|whoever|whose|who|means?|meaning|already|unless|should)$/;

const isPlainNoun = (token: Token): boolean =>
  token.content &&
  !token.code &&
  !PARTS.has(token.lemma) &&
  !/^(?:today|now|too|also|still|way|thing|experience|product|service|job)$/.test(token.lower);

const rank = (match: PhraseMatch<Sameness>): number =>
  ['same', 'like', 'rest', 'easy', 'part', 'bare', 'hint'].indexOf(match.value);
