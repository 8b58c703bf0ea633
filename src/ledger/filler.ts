import { readCheer } from '../facts/filler/cheer.ts';
import type { FillerFact, FillerSort } from '../facts/filler.ts';
import { purposesIn } from '../facts/purposes.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import { lazy } from '../text/once.ts';
import type { Range, Span } from '../text/span.ts';
import { echoes, idleSentences, plainFiller } from './filler/echoes.ts';
import { clausesOf, contentOf, isProse, type Passage, passagesOf, sortOf } from './filler/passages.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST } from './nearby.ts';
import { suspectClaims } from './second-opinion/claims.ts';
import { statementsOf } from './statements.ts';
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
  const passages = passagesOf(ledger);
  const sources = passages.all;
  const { statements, likely } = clausesOf(output);
  const purposes = lazy(() => purposesIn(statements, output.doc));
  const parts = nameParts(notice.doc);
  const fillers = output.facts.filler.filter(({ span }) => !parts.has(span.text.toLowerCase()));
  const told = factsTold(ledger, passages.all);
  /** "You would hear six months before, so you can go on for a good while": a turn of phrase in clauses that are there for something. */
  const lone = sources.length > 0 && fillers.filter(({ sort }) => isProse(sort)).length === 1;
  const isChance = ({ range, sort }: FillerFact, best: Nearest | undefined): boolean => {
    if (!lone || !isPraise({ sort }) || (best !== undefined && best.common > 1)) return false;
    const telling = statements.flatMap(({ content, range: own }, i) =>
      content.length > 1 && within(own, range) ? [Math.max(...Object.values(purposes()[i]!))] : [],
    );
    return telling.length > 0 && telling.every((purpose) => purpose >= TELLING);
  };
  const found = fillers.map((fact): KeptFiller => {
    const words = contentOf(output.doc, fact.range);
    const best = nearest(words, sources, 0.3);
    return {
      sort: fact.sort,
      span: fact.span,
      notice: best && notice.doc.span(best.passage.range),
      sure:
        ((fact.sure && !isChance(fact, nearest(words, sources, 0))) ||
          cheer.loud ||
          (best !== undefined && best.share >= 0.6 && confirms(best, fact))) &&
        !(isPraise(fact) && told(words)),
    };
  });
  if (cheer.dressed)
    found.push({ sort: 'marketing', span: output.doc.span(cheer.dressed), notice: undefined, sure: true });
  const known = touching(fillers.filter((_, k) => found[k]!.sure).map(({ range }) => range));
  const repeated = [...echoes(output, passages, likely), ...idleSentences(output, passages, likely)].filter(
    ({ range }) => !known(range),
  );
  const taken = touching(repeated.map(({ range }) => range));
  const plain = plainFiller(output, told).filter(({ range }) => !taken(range));
  const read = touching(plain.map(({ range }) => range));
  const suspect = suspectClaims(ledger, 7)
    .filter(({ range }) => !known(range) && !taken(range) && !read(range))
    .map((statement) => ({
      sort: sortOf(statement, output.facts.filler),
      range: statement.range,
      source: undefined,
    }));
  return [
    ...found,
    ...[...repeated, ...plain, ...suspect].map(({ sort, range, source }) => ({
      sort,
      span: output.doc.span(range),
      notice: source && notice.doc.span(source.range),
      sure: true,
    })),
    ...echoedNames(notice, output),
  ];
}

const within = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** From here on a clause is there for something. */
const TELLING = 0.6;

/** A sure source, or a story or a reason that both texts only seem to tell, in the same words. */
const confirms = ({ passage: source, common }: Nearest, { sort }: FillerFact): boolean =>
  source.sure || (source.sort === sort && sort === 'history' && common >= 3);

const isPraise = ({ sort }: Pick<FillerFact, 'sort'>): boolean => sort === 'marketing' || sort === 'business-reason';

/**
 * Answers whether words tell what a clause of the notice tells that is no filler: "free moves" of "Moves are free of charge";
 * or are all in one that is there for something, whatever they mean elsewhere: "unmatched" of "Unmatched payments are kept".
 */
function factsTold(ledger: Ledger, passages: readonly Passage[]): (words: ReadonlySet<string>) => boolean {
  const { doc } = ledger.notice;
  const filler = touching(passages.map(({ range }) => range));
  const needed = lazy(() =>
    statementsOf(ledger)
      .filter(({ purposes: { fact, reason, step } }) => Math.max(fact, reason, step) >= TELLING)
      .slice(0, 8 * MOST)
      .map(({ statement }) => new Set(statement.content.map(({ lemma }) => lemma))),
  );
  const clauses = doc.clauses
    .filter((clause) => !filler(clause))
    .slice(0, 8 * MOST)
    .map((clause) => contentOf(doc, clause));
  return (words) => {
    const tells = (others: ReadonlySet<string>): boolean => {
      const common = commonWords(words, others);
      return common >= 2 && common >= words.size / 2;
    };
    const tellsAll = (others: ReadonlySet<string>): boolean => commonWords(words, others) === words.size;
    return clauses.some(tells) || (words.size > 0 && needed().some((others) => tells(others) || tellsAll(others)));
  };
}

/** The words of which the notice's identifiers are made: "attic" of attic.example.com is a name, whatever else it means. */
function nameParts({ tokens }: Document): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const { lower, code, shaped, url } of tokens)
    if (code || shaped || url) for (const part of lower.split(/[^\p{L}\d-]+/u)) if (part.length > 1) parts.add(part);
  return parts;
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

interface Nearest {
  readonly share: number;
  readonly common: number;
  readonly passage: Passage;
}

function nearest(words: ReadonlySet<string>, sources: readonly Passage[], above: number): Nearest | undefined {
  let best: Nearest | undefined;
  for (const passage of sources) {
    const common = commonWords(words, passage.words);
    const share = words.size === 0 ? 0 : common / words.size;
    if (share > (best?.share ?? above)) best = { share, common, passage };
  }
  return best;
}
