import type { Document, Sentence } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import type { Fact } from './fact.ts';
import { isOrdinary } from './filler/ordinary.ts';
import { type Substance, substanceOf } from './filler/substance.ts';
import { taglineOf, valedictionOf, wishOf } from './filler/tagline.ts';
import { FILLER_PHRASES, type Sign } from './filler/words.ts';
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
  const matches = found.filter((match) => !isOrdinary({ doc, sentence, segments, match }));
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
