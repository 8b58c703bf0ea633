import { populationOf } from '../../facts/audience/population.ts';
import { substanceOf } from '../../facts/filler/substance.ts';
import type { FillerSort } from '../../facts/filler.ts';
import { isGeneric } from '../../facts/grammar/naming.ts';
import { type Segment, segmentsOf } from '../../facts/grammar/segments.ts';
import { purposesIn } from '../../facts/purposes.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lazy } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { commonWords } from '../nearby.ts';
import { touching } from '../touching.ts';
import { clausesOf, contentOf, isProse, type Passage, type Passages, sortOf, wordsOf } from './passages.ts';

/** A stretch of the output that is filler, and what it repeats, if anything. */
export interface Echo {
  readonly sort: FillerSort;
  readonly range: Range;
  readonly source: Passage | undefined;
}

/** Stretches of the output without a sign of their own that are made of words which only the notice's filler has. */
export function echoes({ doc, facts }: Reading, { all, plain }: Passages, likely: readonly number[]): Echo[] {
  const sources = all.filter(({ sure, told, sort }) => (sure || !told) && isProse(sort));
  if (sources.length === 0) return [];
  const phrases = new Set(sources.filter(({ told }) => told).flatMap(({ words }) => [...words]));
  const found: Echo[] = [];
  const filler = touching(facts.filler.filter(({ sure }) => sure).map((fact) => fact.range));
  const days = touching(facts.dates.filter(({ stamp }) => stamp.unit !== 'year').map(({ range }) => range));
  for (const segment of segmentsOf(doc)) {
    if (filler(segment) || isOfReaders(doc, segment)) continue;
    const names = namesIn(doc, segment);
    const all = wordsOf(doc.tokens.slice(segment.first, segment.last));
    const telling = new Set([...all].filter((word) => !plain.has(word) && !isGeneric(word)));
    const source = telling.size > 0 ? nearest(telling, sources) : undefined;
    if (source === undefined) continue;
    const words = new Set([...telling].filter((word) => !names.has(word)));
    const common = commonWords(words, source.words);
    const told = commonWords(words, phrases);
    const filled = likely[rangeAt(doc.clauses, segment.start)] ?? 0;
    const repeats = common >= 1 && commonWords(telling, source.words) >= Math.max(2, telling.size / 2);
    const whole = commonWords(all, source.words) >= WHOLE * all.size;
    const anchored =
      source.sure &&
      commonWords(telling, source.words) >= 2 &&
      figuresIn(doc, segment, days).some((word) => telling.has(word) && source.words.has(word));
    // "To keep skiff small", of "pruning keeps skiff the small tool …": no word of it is from anywhere else.
    const within =
      source.sure &&
      !source.told &&
      filled >= REMAINS &&
      all.size >= RUN &&
      commonWords(all, source.words) === all.size;
    const echoed =
      anchored ||
      (within && common >= 1) ||
      (source.told && told >= 2 && told >= words.size / 2) ||
      (repeats &&
        (source.sure
          ? filled >= SOMEWHAT || common >= 3 || (common >= 2 && (whole || filled >= LEAST))
          : filled >= SOUNDS && common >= 3));
    if (echoed && !hasSubstance(doc, segment, source, plain, anchored || within || (common >= 2 && filled >= REMAINS)))
      found.push({ sort: source.sort, range: segment, source });
    else {
      const since = sinceIn(doc, segment, sources, telling);
      const range = since ?? (source.sure ? insertion(doc, segment, source, telling) : undefined);
      if (range) found.push({ sort: since ? 'history' : source.sort, range, source });
    }
  }
  return found;
}

/** "Your carrier since 2003", "212 publications": figures by which a story is known. */
const figuresIn = ({ tokens }: Document, { first, last }: Segment, days: (range: Range) => boolean): string[] =>
  tokens
    .slice(first, last)
    .filter((token) => token.number && /\d{3}|\d,\d/.test(token.text) && !days(token))
    .map(({ lemma }) => lemma);

/** "For developers using our SDKs:" at the head of a sentence tells of whom it speaks; "for fewer evenings with receipts" does not. */
const isOfReaders = ({ plain, tokens, sentences }: Document, { first, last, sentence, end }: Segment): boolean =>
  first === sentences[sentence]!.first &&
  (tokens[first]!.lower === 'if' ||
    // "Shop + blog: our zones still have it"
    (plain[end] === ':' && last - first <= RUN) ||
    (tokens[first]!.lower === 'for' &&
      tokens
        .slice(first, last)
        .some((token) => (token.capital && token !== tokens[first]) || token.code || populationOf(token) !== null)));

/** So likely a clause is filler by itself that few words of the notice's filler, or two, confirm it. */
const SOMEWHAT = 0.1;
const LEAST = 0.02;
/** So much of a stretch the notice's filler has, where it says the same. */
const WHOLE = 0.6;
/** "Security remains at its heart": a word of fate in what else sounds like filler. */
const REMAINS = 0.2;
/** What repeats a clause that may also tell a fact or a reason must sound like filler itself. */
const SOUNDS = 0.4;

const OVER = /^(?:without|off|down|over|gone|away|dead|closed|unavailable|optional|possible|impossible)$/;

/** "Over 40,000 of them out there since 2015": a year of which only the notice's filler tells, as that of a beginning. */
function sinceIn(
  { tokens }: Document,
  { first, last }: Segment,
  sources: readonly Passage[],
  telling: ReadonlySet<string>,
): Range | undefined {
  for (let i = first; i + 1 < last; i++) {
    const year = tokens[i + 1]!;
    if (
      tokens[i]!.lower === 'since' &&
      // "It has been off since 2025": a state, and no story.
      !tokens.slice(Math.max(first, i - 6), i).some(({ lower }) => OVER.test(lower)) &&
      substanceOf(tokens, Math.max(first, i - 1), i).acts === 0 &&
      /^(?:19|20)\d\d$/.test(year.text) &&
      telling.has(year.lemma) &&
      sources.some(({ sure, words }) => sure && words.has(year.lemma))
    )
      return { start: tokens[i]!.start, end: year.end };
  }
  return undefined;
}

/** So many words in a row tell a story within a clause that tells something else. */
const RUN = 3;

/** "After 2.3 million pages it is switched off": words of the notice's filler in a row, with nothing else between them. */
function insertion(
  { tokens }: Document,
  { first, last }: Segment,
  { words }: Passage,
  telling: ReadonlySet<string>,
): Range | undefined {
  let run: number[] = [];
  for (let i = first; i <= last; i++) {
    const token = tokens[i];
    if (i < last && !token!.content && !token!.number && !token!.dateWord) continue;
    if (i < last && telling.has(token!.lemma) && words.has(token!.lemma)) run.push(i);
    else {
      const named = run.filter((k) => tokens[k]!.number || tokens[k]!.capital).length;
      if (run.length >= RUN && named < run.length - 1)
        return { start: tokens[run[0]!]!.start, end: tokens[run.at(-1)!]!.end };
      run = [];
    }
  }
  return undefined;
}

/** Words of fate and duty; names and dates, but for those that only the notice's filler has. */
function hasSubstance(
  doc: Document,
  { first, last }: Segment,
  source: Passage,
  plain: ReadonlySet<string>,
  fateful: boolean,
): boolean {
  const { dates, names } = substanceOf(doc.tokens, first, last, (k) => {
    const { lemma, code } = doc.tokens[k]!;
    return source.words.has(lemma) && (code || !plain.has(lemma));
  });
  return dates + names > 0 || substanceOf(doc.tokens, first, last).acts > (fateful ? 1 : 0);
}

function nearest(words: ReadonlySet<string>, sources: readonly Passage[]): Passage | undefined {
  let best: Passage | undefined;
  let most = 0;
  for (const source of sources) {
    const common = commonWords(words, source.words);
    if (common > most) [best, most] = [source, common];
  }
  return best;
}

/**
 * Capitalised words inside a sentence, and numbers: a product's name and a count tell no story by themselves. The name of a
 * place does ("in Tartu", "from Lapland").
 */
function namesIn({ tokens, sentences }: Document, { first, last, sentence }: Segment): ReadonlySet<string> {
  const names = new Set<string>();
  for (let i = first; i < last; i++) {
    const { number, capital, lemma, text } = tokens[i]!;
    const led = i > first && /^(?:in|from|near)$/.test(tokens[i - 1]!.lower);
    const place = led && /^\p{Lu}\p{Ll}/u.test(text) && (i + 1 === last || !tokens[i + 1]!.capital);
    // A sentence opens with a capital, and with a name where the next word has one, too.
    const inside = i > sentences[sentence]!.first || (i + 1 < last && tokens[i + 1]!.capital);
    if (number || (capital && inside && !place)) names.add(lemma);
  }
  return names;
}

/**
 * "We want to stop juggling four generations so that more time goes into new features": a sentence that is there for nothing
 * else, sounds like filler in one of its clauses, and is made of words of the notice's filler.
 */
export function idleSentences(output: Reading, { all, plain }: Passages, likely: readonly number[]): Echo[] {
  const { doc } = output;
  const { statements } = clausesOf(output);
  const sources = all.filter(({ sure, sort }) => sure && isProse(sort));
  const found: Echo[] = [];
  for (let i = 0; i < statements.length && sources.length > 0; i++) {
    const s = statements[i]!.clause.sentence;
    const first = i;
    let most = i;
    while (statements[i + 1]?.clause.sentence === s) if (likely[++i]! > likely[most]!) most = i;
    if (likely[most]! < IDLE) continue;
    const sentence = doc.sentences[s]!;
    const words = contentOf(doc, sentence);
    const common = [...words].filter((word) => sources.some((source) => source.words.has(word)));
    if (common.length < RUN || common.every((word) => plain.has(word))) continue;
    const { dates, names } = substanceOf(doc.tokens, sentence.first, sentence.last);
    const needed = purposesIn(statements, doc)
      .slice(first, i + 1)
      .some(({ fact, reason, step }) => Math.max(fact, reason, step) >= HALF);
    const source = nearest(words, sources);
    if (dates + names === 0 && !needed && source)
      found.push({ sort: source.sort, range: statements[most]!.range, source });
  }
  return found;
}
const IDLE = 0.4;
const HALF = 0.5;

/** So likely a clause of the output is filler whatever the notice says. */
const SURELY = 0.9;
const NEEDED = 0.2;

/** Clauses of the output that can hardly be anything else. */
export function plainFiller(output: Reading, told: (words: ReadonlySet<string>) => boolean): Echo[] {
  const { doc, facts } = output;
  const { statements, likely } = clausesOf(output);
  const known = touching(facts.filler.map(({ range }) => range));
  const purposes = lazy(() => purposesIn(statements, doc));
  return statements.flatMap((statement, i): Echo[] => {
    if (likely[i]! < SURELY || statement.features.has('imperative') || known(statement.range)) return [];
    // "It was found that proxies log credentials": in the tone of a story, and of the words of a reason.
    if (told(contentOf(doc, statement.range))) return [];
    const { fact, reason, step } = purposes()[i]!;
    return Math.max(fact, reason, step) < NEEDED
      ? [{ sort: sortOf(statement, facts.filler), range: statement.range, source: undefined }]
      : [];
  });
}
