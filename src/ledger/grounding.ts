import type { Reading } from '../facts/read.ts';
import { segmentsOf } from '../facts/segments.ts';
import { substanceOf } from '../facts/substance.ts';
import type { Clause } from '../text/clauses.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
import type { Ledger } from './ledger.ts';
import { touching } from './touching.ts';

/**
 * A clause of the output whose words the notice's substance does not have. A faithful shortening says what the notice
 * says, mostly in its words; what stands on other words and carries no name, date or number was added or is filler.
 */
export interface LooseClause {
  readonly clause: Clause;
  /** Content words, and how many of them the notice's substance has. */
  readonly words: number;
  readonly known: number;
  /** True where the whole sentence is as loose. */
  readonly whole: boolean;
  /** True where it says "we" or "our". */
  readonly ours: boolean;
}

const keys = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => lemma(word)),
  );

/** Words of grammar and of this kind of text, which ground nothing and need no ground. */
const COMMON = keys(
  'be have do can will affect action deadline user customer account who not get make use need please note keep let also',
);

const cache = new WeakMap<Ledger, readonly LooseClause[]>();

/** At most two fifths of a loose clause's words are known. */
const KNOWN = 0.4;

/** The loose clauses of the output, in order. Computed once per ledger. */
export function looseClauses(ledger: Ledger): readonly LooseClause[] {
  const before = cache.get(ledger);
  if (before) return before;
  const known = substanceWords(ledger.notice);
  const { doc } = ledger.output;
  const found: LooseClause[] = [];
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'salutation' || kind === 'mail-header' || kind === 'heading') continue;
    const all = count(ledger.output, sentence.first, sentence.last, known);
    const whole = !all.hard && (all.words >= 3 ? all.known <= all.words / 3 : all.words === 2 && all.known === 0);
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const clause = doc.clauses[c]!;
      const { words, known: have, hard } = count(ledger.output, clause.first, clause.last, known);
      if (!hard && words >= 2 && have <= words * KNOWN)
        found.push({ clause, words, known: have, whole, ours: saysWe(ledger.output, clause.first, clause.last) });
    }
  }
  const taken = touching(found.map(({ clause }) => clause));
  for (const aside of asides(doc)) {
    if (taken(aside)) continue;
    const { words, known: have, hard } = count(ledger.output, aside.first, aside.last, known);
    if (!hard && words >= 2 && have <= words / 3)
      found.push({ clause: aside, words, known: have, whole: false, ours: false });
  }
  cache.set(ledger, found);
  return found;
}

/** Appositions: ", a weekend project of three students,". Clauses of their own, with the lead "a". */
function asides(doc: Document): Clause[] {
  return segmentsOf(doc)
    .filter(
      ({ first, sentence }) =>
        /^(?:an?|the|one|once|long)$/.test(doc.tokens[first]!.text) &&
        first > doc.sentences[sentence]!.first &&
        /[,–—]/.test(doc.plain.slice(doc.tokens[first - 1]!.end, doc.tokens[first]!.start)),
    )
    .map((segment) => ({ ...segment, lead: 'a', bracketed: false }));
}

function count(
  { doc }: Reading,
  first: number,
  last: number,
  known: ReadonlySet<string>,
): { words: number; known: number; hard: boolean } {
  let words = 0;
  let have = 0;
  for (let i = first; i < last; i++) {
    const token = doc.tokens[i]!;
    if (token.code || token.url || token.dateWord || token.shaped) return { words, known: have, hard: true };
    // A great number or a year that the notice's substance does not have is a boast; any other number may be a fact.
    if (token.number && (known.has(token.lemma) || !isBoast(doc.tokens, i))) return { words, known: have, hard: true };
    if (!token.content || COMMON.has(token.lemma)) continue;
    words++;
    if (known.has(token.lemma)) have++;
  }
  return { words, known: have, hard: false };
}

const isBoast = (tokens: readonly Token[], i: number): boolean =>
  /^(?:\d{1,3},\d{3}|(?:19|20)\d\d$)/.test(tokens[i]!.text) ||
  /^(?:million|billion|thousand)s?$/.test(tokens[i + 1]?.lower ?? '');

function saysWe({ doc }: Reading, first: number, last: number): boolean {
  for (let i = first; i < last; i++)
    if (/^(?:we|us|our|we're|we've|we'll|i|i'm)$/.test(doc.tokens[i]!.lower)) return true;
  return false;
}

/** The words of the notice outside its filler. */
export function substanceWords({ doc, facts }: Reading): ReadonlySet<string> {
  const filler = facts.filler.filter((fact) => fact.sure).map((fact) => fact.range);
  const words = new Set<string>();
  let next = 0;
  for (const token of doc.tokens) {
    while (next < filler.length && filler[next]!.end <= token.start) next++;
    if (!(next < filler.length && filler[next]!.start <= token.start)) words.add(token.lemma);
  }
  return words;
}

/** Verbs of what happens to data and requests: too plain to be filler, though a paraphrase may be the first to use them. */
const HAPPENS = keys(
  'lose finish forge approve decline poll available missing accept process store deliver follow announce inform install turn open read carry lack impossible possible',
);

/** True where the clause carries a word of fate, duty or ability, or says what happens. */
export function acts({ doc }: Reading, clause: Clause): boolean {
  for (let i = clause.first; i < clause.last; i++) if (HAPPENS.has(doc.tokens[i]!.lemma)) return true;
  return substanceOf(doc.tokens, clause.first, clause.last).acts > 0;
}

/** Words by which a stretch speaks of more time or of a soft end: one of the first says it, of the others it takes two. */
const TIME = [
  keys(`later extra additional delay postpone defer deferral extend flexible flexibility exception grace overlap afterwards thereafter late lenient gradual slow
    linger leeway reprieve soft enforce enforcement prolong`),
  keys(
    'after beyond past still yet week month day time date window again request hard cutoff end following stay keep step stone',
  ),
] as const;
/** Words by which a stretch speaks of sameness, or of nothing more to do. */
const SAME = [
  keys('same differ alike unchanged identical exactly else nothing everything merely equal relearn'),
  keys(
    'change lose lost loss notice only all simply enough new learn way like match carry just image effort slot straight swap old both feature function behavior',
  ),
] as const;

function speaks(
  { doc }: Reading,
  clause: Clause,
  [strong, weak]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): boolean {
  let hints = 0;
  for (let i = clause.first; i < clause.last; i++) {
    const token = doc.tokens[i]!;
    if (/^(?:no|any|not)$/.test(doc.tokens[i - 1]?.lower ?? '') && token.lower === 'longer') continue;
    if (strong.has(token.lemma) || (strong === TIME[0] && token.lower === 'longer')) return true;
    if (weak.has(token.lemma)) hints++;
  }
  return hints >= 2;
}

const OURS = /^(?:we|we're|we've|we'll|i|our)$/;

/** What a loose clause speaks of: more time (rule 11), sameness (rule 13), or neither. */
export function topicOf(output: Reading, clause: Clause): 'time' | 'sameness' | undefined {
  return !OURS.test(output.doc.tokens[clause.first]!.lower) && speaks(output, clause, SAME)
    ? 'sameness'
    : speaks(output, clause, TIME)
      ? 'time'
      : undefined;
}
