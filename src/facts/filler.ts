import type { Document, Sentence } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import { asks } from '../text/question.ts';
import type { Range } from '../text/span.ts';
import type { Fact } from './fact.ts';
import { type Substance, substanceOf } from './filler/substance.ts';
import { taglineOf, valedictionOf, wishOf } from './filler/tagline.ts';
import { FILLER_PHRASES, type Sign } from './filler/words.ts';
import { isKnownVerb } from './grammar/has-verb.ts';
import { type Segment, segmentStarts, segmentsOf } from './grammar/segments.ts';
import type { PhraseMatch } from './phrases.ts';

export type FillerSort =
  | 'history'
  | 'thanks'
  | 'apology'
  | 'marketing'
  | 'business-reason'
  | 'encouragement'
  | 'greeting'
  | 'signature';

/** A clause or sentence that serves no reader who has to act. `range` covers no words that carry a fact of the move. */
export interface FillerFact extends Fact {
  readonly sort: FillerSort;
  /** False where the words may also be read as a fact or a mere courtesy: too little to fail a rule on. */
  readonly sure: boolean;
}

/** Signs add up to this weight before a stretch counts as filler for sure, or at all. */
const SURE = 1;
const SUSPECT = 0.5;

/** Exclamation and cheerful emoji: evidence, though none on their own. */
const LOUD = /[!🎉💚🙏🚀✨🥳💙🌟]/u;

/** Reads what could go: history, thanks, apologies, praise, reasons of business, empty calls, greetings and signatures. */
export function readFiller(doc: Document): FillerFact[] {
  const segments = segmentsOf(doc);
  const facts: FillerFact[] = [];
  const add = (range: Range, sort: FillerSort, sure: boolean): void => {
    facts.push({ span: doc.span(range), range: { start: range.start, end: range.end }, sort, sure });
  };
  let next = 0;
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const first = next;
    while (next < segments.length && segments[next]!.sentence === s) next++;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'mail-header') continue;
    if (kind === 'salutation') add(sentence, 'greeting', true);
    // "Hello from Reedfile, now with a new logo!": a greeting may carry more.
    readSentence(doc, segments.slice(first, next), sentence, add);
  }
  const tagline = taglineOf(doc);
  const valediction = valedictionOf(doc);
  if (valediction && facts.every(({ range }) => range.start < valediction.start)) add(valediction, 'signature', true);
  const wish = wishOf(doc);
  if (wish && facts.every(({ range }) => range.start < wish.start)) add(wish, 'marketing', true);
  if (tagline && facts.every(({ range }) => range.start < tagline.start)) add(tagline, 'marketing', true);
  return facts;
}

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

/** "What comes next? No replacement.": a question that is answered. */
const isAskedNext = (doc: Document, sentence: Sentence, { first, last }: PhraseMatch<Sign>): boolean =>
  first === sentence.first && doc.tokens[last - 1]!.lower === 'next' && asks(doc, sentence);

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

interface Judged extends Segment {
  readonly sort: FillerSort | undefined;
  readonly weight: number;
  readonly substance: Substance;
  /** "Action:" at the head of a line, which dresses nothing. */
  readonly isLabel: boolean;
  /** First telling token and one past the last. */
  readonly told: readonly [number, number];
}

function readSentence(
  doc: Document,
  segments: readonly Segment[],
  sentence: Sentence,
  add: (range: Range, sort: FillerSort, sure: boolean) => void,
): void {
  const found = FILLER_PHRASES.find(doc.tokens, sentence.first, sentence.last, segmentStarts(doc));
  if (found.length === 0) return;
  const matches = found.filter(
    (match) =>
      !isName(doc, sentence, match) &&
      !isForbidden(doc, sentence, match) &&
      !isMeasured(doc, match) &&
      !isHalved(doc, match) &&
      !isSuccession(doc, match) &&
      !isAskedNext(doc, sentence, match) &&
      !isQuotedWord(doc, match) &&
      !isWithheld(doc, segments, match) &&
      !isTarget(doc, match) &&
      !isTechnical(doc, sentence, match),
  );
  if (matches.length === 0) return;
  const loud = LOUD.test(doc.plain.slice(sentence.start, sentence.end + 3)) ? 0.25 : 0;
  // Signs that do not amount to a suspicion even together need no closer look.
  if (matches.reduce((sum, { value }) => sum + value.weight, loud) < SUSPECT) return;
  const spoken = new Set<number>();
  for (const match of matches)
    if (match.value.weight >= SUSPECT) for (let token = match.first; token < match.last; token++) spoken.add(token);
  let next = 0;
  const judged = segments.map((segment): Judged => {
    const first = next;
    while (next < matches.length && matches[next]!.first < segment.last) next++;
    return judge(doc, segment, matches.slice(first, next), spoken);
  });
  const weight = judged.reduce((sum, part) => sum + part.weight, loud);
  // A sentence without substance goes as a whole: its other parts only dress the one that gave it away.
  const whole = weight >= SURE && judged.every(isEmpty);
  // A call to act makes no marketing of what stands before it: "To try it in your own time, change earlier".
  const prose = judged.some(({ sort }) => sort !== undefined && sort !== 'encouragement');
  for (const run of runsOf(judged, whole)) {
    const sum = whole ? weight : run.reduce((all, part) => all + part.weight, 0);
    if (sum < SUSPECT || (!prose && run.every(({ sort, first, last }) => sort === undefined && last - first > CRY)))
      continue;
    const [from, to] = run.every(isEmpty) ? [run[0]!.first, run.at(-1)!.last] : told(run);
    add({ start: doc.tokens[from]!.start, end: doc.tokens[to - 1]!.end }, sortOf(run), sum >= SURE);
  }
}

/** "Remember: make the switch!": so few words are a cry, and nothing is told by them. */
const CRY = 2;

/** Neighbouring segments of one sort; where the whole sentence goes, those without a sign join the run before them. */
function runsOf(parts: readonly Judged[], whole: boolean): Judged[][] {
  const runs: Judged[][] = [];
  let open: Judged[] | undefined;
  let sort: FillerSort | undefined;
  for (const part of parts) {
    if (part.sort === undefined && (!whole || part.isLabel)) {
      open = undefined;
      continue;
    }
    // Calls to act are counted, so each keeps its own place.
    const joins =
      open !== undefined &&
      part.sort !== 'encouragement' &&
      (sort === undefined ||
        part.sort === undefined ||
        (part.sort === sort && (whole || (isEmpty(part) && isEmpty(open.at(-1)!)))));
    if (joins) open!.push(part);
    else {
      open = [part];
      runs.push(open);
      sort = undefined;
    }
    sort ??= part.sort;
  }
  return runs;
}

const sortOf = (run: readonly Judged[]): FillerSort =>
  run.reduce((best, part) => (part.weight > best.weight ? part : best)).sort ?? 'marketing';

const told = (run: readonly Judged[]): readonly [number, number] => {
  const signs = run.filter((part) => part.sort !== undefined);
  return [signs[0]!.told[0], signs.at(-1)!.told[1]];
};

/** Where two sorts show alike, the more telling one names the stretch. */
const RANK: readonly FillerSort[] = [
  'apology',
  'thanks',
  'history',
  'business-reason',
  'encouragement',
  'marketing',
  'greeting',
  'signature',
];

function judge(
  doc: Document,
  segment: Segment,
  matches: readonly PhraseMatch<Sign>[],
  spoken: ReadonlySet<number>,
): Judged {
  const bySort = new Map<FillerSort, number>();
  let weight = 0;
  let taken = segment.first;
  for (const { first, last, value } of matches) {
    bySort.set(value.sort, Math.max(bySort.get(value.sort) ?? 0, value.weight));
    // Overlapping phrases are one sign seen twice.
    weight = first >= taken ? weight + value.weight : Math.max(weight, value.weight);
    taken = Math.max(taken, last);
  }
  const sort = [...bySort].sort((a, b) => b[1] - a[1] || RANK.indexOf(a[0]) - RANK.indexOf(b[0]))[0]?.[0];
  const substance = substanceOf(doc.tokens, segment.first, segment.last, (token) => spoken.has(token));
  return {
    ...segment,
    sort,
    weight,
    substance,
    isLabel: segment.end <= (labelEnds(doc).get(segment.start) ?? -1),
    told: [matches[0]?.first ?? segment.first, Math.min(taken, segment.last)],
  };
}

/** Where labels end, by where they begin. */
const labelEnds = oncePer(
  ({ labels }: Document): ReadonlyMap<number, number> => new Map(labels.map(({ start, end }) => [start, end])),
);

/** History may name what it tells of; nothing else may carry a name and go. */
const isEmpty = ({ substance: s, sort, weight }: Judged): boolean =>
  s.dates + s.acts === 0 && s.quantities < 1 && (s.names === 0 || (sort === 'history' && weight >= SURE));
