import { readCheer } from '../facts/filler/cheer.ts';
import { substanceOf } from '../facts/filler/substance.ts';
import type { FillerFact, FillerSort } from '../facts/filler.ts';
import { isGeneric } from '../facts/grammar/naming.ts';
import { type Segment, segmentsOf } from '../facts/grammar/segments.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import type { Range, Span } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST } from './nearby.ts';
import { touching } from './touching.ts';

/** Filler of the output, with the filler of the notice that it repeats, if any. */
export interface KeptFiller {
  readonly sort: FillerSort;
  readonly span: Span;
  readonly notice: Span | undefined;
  /** True where the words are filler beyond reasonable doubt, by themselves or because the notice's filler says the same. */
  readonly sure: boolean;
}

/** Lays the output's filler beside the notice's: what reads as filler, and what says the notice's filler in plain words. */
export function keptFiller(ledger: Ledger): KeptFiller[] {
  const { notice, output } = ledger;
  const cheer = readCheer(output.doc);
  const sources = notice.facts.filler
    .slice(0, 2 * MOST)
    .map((fact) => ({ fact, words: contentOf(notice.doc, fact.range) }));
  const parts = nameParts(notice.doc);
  const fillers = output.facts.filler.filter(({ span }) => !parts.has(span.text.toLowerCase()));
  const told = factsTold(notice);
  const found = fillers.map((fact): KeptFiller => {
    const words = contentOf(output.doc, fact.range);
    const best = nearest(words, sources, 0.3);
    return {
      sort: fact.sort,
      span: fact.span,
      notice: best?.fact.span,
      sure:
        (fact.sure || cheer.loud || (best !== undefined && best.share >= 0.6 && confirms(best, fact))) &&
        !(isPraise(fact) && told(words)),
    };
  });
  if (cheer.dressed)
    found.push({ sort: 'marketing', span: output.doc.span(cheer.dressed), notice: undefined, sure: true });
  return [...found, ...echoes(notice, output, sources), ...echoedNames(notice, output)];
}

/** A sure source, or a story or a reason that both texts only seem to tell, in the same words. */
const confirms = ({ fact: source, common }: Nearest, { sort }: FillerFact): boolean =>
  source.sure || (source.sort === sort && sort === 'history' && common >= 3);

const isPraise = ({ sort }: FillerFact): boolean => sort === 'marketing' || sort === 'business-reason';

/** Answers whether words tell what a clause of the notice tells that is no filler: "free moves" of "Moves are free of charge". */
function factsTold({ doc, facts }: Reading): (words: ReadonlySet<string>) => boolean {
  const filler = touching(facts.filler.map(({ range }) => range));
  const clauses = doc.clauses
    .filter((clause) => !filler(clause))
    .slice(0, 8 * MOST)
    .map((clause) => contentOf(doc, clause));
  return (words) =>
    clauses.some((others) => {
      const common = commonWords(words, others);
      return common >= 2 && common >= words.size / 2;
    });
}

/** The words of which the notice's identifiers are made: "attic" of attic.example.com is a name, whatever else it means. */
function nameParts({ tokens }: Document): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const { lower, code, shaped, url } of tokens)
    if (code || shaped || url) for (const part of lower.split(/[^\p{L}\d-]+/u)) if (part.length > 1) parts.add(part);
  return parts;
}

interface Source {
  readonly fact: FillerFact;
  readonly words: ReadonlySet<string>;
}

/** Stretches of the output without a sign of their own that are made of words which only the notice's filler has. */
function echoes(notice: Reading, output: Reading, sources: readonly Source[]): KeptFiller[] {
  const sure = sources.filter(
    ({ fact }) => fact.sure && fact.sort !== 'greeting' && fact.sort !== 'signature' && fact.sort !== 'encouragement',
  );
  if (sure.length === 0) return [];
  const plain = substanceWords(notice);
  const all = new Set(sure.flatMap(({ words }) => [...words]));
  const found: KeptFiller[] = [];
  const { doc, facts } = output;
  const filler = touching(facts.filler.filter(({ sure }) => sure).map((fact) => fact.range));
  for (const segment of segmentsOf(doc)) {
    if (filler(segment)) continue;
    const substance = substanceOf(doc.tokens, segment.first, segment.last);
    if (substance.acts + substance.dates + substance.names > 0) continue;
    const names = namesIn(doc, segment);
    const telling = new Set(
      [...contentOf(doc, segment)].filter((word) => !plain.has(word) && !names.has(word) && !isGeneric(word)),
    );
    const common = commonWords(telling, all);
    const best = nearest(telling, sure, 0);
    if (best && common >= 2 && common >= telling.size / 2)
      found.push({ sort: best.fact.sort, span: doc.span(segment), notice: best.fact.span, sure: true });
  }
  return found;
}

/** "As part of 'Open Harbour 2030'": what the notice names in quotes, and in its filler only. */
function echoedNames(notice: Reading, output: Reading): KeptFiller[] {
  const [there, here] = [notice.doc.plain, output.doc.plain];
  const filler = touching(output.facts.filler.map(({ range }) => range));
  return notice.facts.filler
    .filter(({ sure, sort }) => sure && isWhy(sort))
    .slice(0, MOST)
    .flatMap(({ sort, range, span }) => {
      const name = QUOTED.exec(there.slice(range.start, Math.min(range.end + 1, range.start + LONGEST)))?.[1];
      const start = name === undefined ? -1 : here.indexOf(name);
      if (name === undefined || start < 0 || there.indexOf(name) !== there.lastIndexOf(name)) return [];
      const told = { start, end: start + name.length };
      return filler(told) ? [] : [{ sort, span: output.doc.span(told), notice: span, sure: true }];
    });
}
const isWhy = (sort: FillerSort): boolean => sort === 'business-reason' || sort === 'marketing' || sort === 'history';
/** A name of two words or more. */
const QUOTED = /["“„](\p{Lu}[^"”“\n]{2,60}\s[^"”“\n]{1,60}?)(?:["”“]|$)/u;
const LONGEST = 400;

/** The words of the notice outside its filler. */
function substanceWords({ doc, facts }: Reading): ReadonlySet<string> {
  const filler = facts.filler.filter((fact) => fact.sure).map((fact) => fact.range);
  const words = new Set<string>();
  let next = 0;
  for (const token of doc.tokens) {
    while (next < filler.length && filler[next]!.end <= token.start) next++;
    if (!(next < filler.length && filler[next]!.start <= token.start)) words.add(token.lemma);
  }
  return words;
}

interface Nearest {
  readonly share: number;
  readonly common: number;
  readonly fact: FillerFact;
}

function nearest(words: ReadonlySet<string>, sources: readonly Source[], above: number): Nearest | undefined {
  let best: Nearest | undefined;
  for (const { fact, words: others } of sources) {
    const common = commonWords(words, others);
    const share = words.size === 0 ? 0 : common / words.size;
    if (share > (best?.share ?? above)) best = { share, common, fact };
  }
  return best;
}

/** Capitalised words inside a sentence, and numbers: a product's name and a count tell no story. */
function namesIn(doc: Document, segment: Segment): ReadonlySet<string> {
  const names = new Set<string>();
  for (let i = segment.first; i < segment.last; i++) {
    const token = doc.tokens[i]!;
    if (token.number || (token.capital && i > doc.sentences[segment.sentence]!.first)) names.add(token.lemma);
  }
  return names;
}

const AUXILIARY = /^(?:be|have|do|can|will)$/;

function contentOf(doc: Document, range: Range): ReadonlySet<string> {
  const words = new Set<string>();
  let low = 0;
  let high = doc.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (doc.tokens[middle]!.start < range.start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < Math.min(doc.tokens.length, low + 2 * MOST) && doc.tokens[i]!.end <= range.end; i++)
    if (doc.tokens[i]!.content && !AUXILIARY.test(doc.tokens[i]!.lemma)) words.add(doc.tokens[i]!.lemma);
  return words;
}
