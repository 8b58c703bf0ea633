import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';

/** Two neighbours of a text that are told alike: "a call with an old stamp gets a 406 error", "a call with none falls back". */
interface Cases {
  readonly range: Range;
  /** What only the one has, in its order; what only the other has. */
  readonly one: readonly string[];
  readonly other: readonly string[];
  /** Both have so many words. */
  readonly shared: number;
  /** One of them has a day, or tells that something ends: those are compared as such. */
  readonly ofLife: boolean;
  /** Both have a name. */
  readonly named: boolean;
}

/**
 * Two cases told one after the other, whose halves the output has paired crosswise: "a call with no stamp gets a 406 error, and
 * those with an old one fall back". Each of the two is cut in one place, and its head goes with the tail of the other.
 */
export function exchangedHalves({ notice, output }: Ledger): Reversal[] {
  const told = casesOf(output);
  const said = casesOf(notice).filter(isParallel);
  if (told.length === 0) return [];
  return said.flatMap((cases) => {
    const found = told.find((pair) => isCrossed(cases, pair));
    return found === undefined || told.some((pair) => isStraight(cases, pair))
      ? []
      : [{ notice: cases.range, output: found.range }];
  });
}

/** The more the two have in common, the fewer words tell them apart. */
const isParallel = ({ one, other, shared, named, ofLife }: Cases): boolean => {
  if (ofLife) return false;
  const least = Math.min(one.length, other.length);
  return shared > 1 ? least > 1 : (shared > 0 || named) && least > 2;
};

/** Where the words of a case went: to the one, or to the other of two neighbours; "" where they are in neither or both. */
const sidesOf = (words: readonly string[], { one, other }: Cases): readonly string[] =>
  words.map((word) => (one.includes(word) ? 'a' : other.includes(word) ? 'b' : '')).filter((side) => side !== '');

/** The head goes to one side and the tail to the other: "ab" or "ba"; "" where it is not cut, or in more than one place. */
function cutOf(sides: readonly string[]): string {
  const cut = sides.findIndex((side) => side !== sides[0]);
  return cut < 0 || sides.slice(cut).some((side) => side === sides[0]) ? '' : `${sides[0]}${sides[cut]}`;
}

function isCrossed(said: Cases, told: Cases): boolean {
  const [a, b] = [sidesOf(said.one, told), sidesOf(said.other, told)];
  if (a.length < said.one.length * ENOUGH || b.length < said.other.length * ENOUGH) return false;
  const [first, second] = [cutOf(a), cutOf(b)];
  return first !== '' && second !== '' && first !== second;
}
/** Share of the words of a case that must be found. */
const ENOUGH = 0.75;

/** The output has both cases as they are besides. */
function isStraight(said: Cases, told: Cases): boolean {
  const [a, b] = [sidesOf(said.one, told), sidesOf(said.other, told)];
  const isWhole = (sides: readonly string[], words: readonly string[]): boolean =>
    sides.length >= words.length * ENOUGH && sides.every((side) => side === sides[0]);
  return isWhole(a, said.one) && isWhole(b, said.other) && a[0] !== b[0];
}

/** The neighbours among the clauses of a text, and among the parts of those between commas and "and". Once for each text. */
const casesOf = oncePer(({ doc, facts }: Reading): readonly Cases[] => {
  const dated = touching(facts.dates.map(({ range }) => range));
  const stretch = (first: number, last: number): Stretch => {
    const words = new Set<string>();
    let named = false;
    let ofLife = false;
    for (let k = first; k < Math.min(last, first + LONG); k++) {
      const token = doc.tokens[k]!;
      const { lower, lemma, content, code, shaped } = token;
      ofLife ||= dated(token) || OF_LIFE.test(lower);
      if (dated(token) || BARE.test(lemma) || !(content || NONE.test(lower))) continue;
      words.add(NONE.test(lower) ? 'no' : lemma);
      named ||= code || shaped;
    }
    return { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end, words, named, ofLife };
  };
  const ends = doc.clauses.slice(0, MOST).filter(({ sentence }, c) => !isRelative(doc.clauses[c + 1], sentence));
  const whole = ends.map(({ first, last, sentence }, i) => {
    const before = ends[i - 1];
    return stretch(before?.sentence === sentence ? before.last : Math.min(first, doc.sentences[sentence]!.first), last);
  });
  const parts = doc.clauses.slice(0, MOST).flatMap(({ first, last }) => {
    const cuts = [first];
    for (let k = first + 1; k < last; k++)
      if (
        JOINS.test(doc.tokens[k]!.lower) ||
        doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start).includes(',')
      )
        cuts.push(k);
    return cuts.map((cut, i) => stretch(cut, cuts[i + 1] ?? last));
  });
  return [...neighbours(whole), ...(parts.length > whole.length ? neighbours(parts) : [])];
});
/** "Pass `a`, | which follows the locale": what is told of it belongs to it. */
const isRelative = (clause: Clause | undefined, sentence: number): boolean =>
  clause?.sentence === sentence && /^(?:which|who)$/.test(clause.lead);
const OF_LIFE = /^(?:deprecat|remov|retir|shut|clos|discontinu|sunset)/;
/** So many words of a stretch are looked at. */
const LONG = 30;
const JOINS = /^(?:and|but|while|whereas)$/;
const NONE = /^(?:no|none|without)$/;
/** Words that tell nothing by themselves. */
const BARE = /^(?:be|have|do|get|can|will|please)$/;

interface Stretch extends Range {
  readonly words: ReadonlySet<string>;
  readonly named: boolean;
  readonly ofLife: boolean;
}

function neighbours(stretches: readonly Stretch[]): readonly Cases[] {
  return stretches.slice(1).flatMap((b, i): Cases[] => {
    const a = stretches[i]!;
    const one = [...a.words].filter((word) => !b.words.has(word));
    const other = [...b.words].filter((word) => !a.words.has(word));
    const shared = a.words.size - one.length;
    const named = a.named && b.named;
    return one.length > 0 && other.length > 0
      ? [{ range: { start: a.start, end: b.end }, one, other, shared, named, ofLife: a.ofLife || b.ofLife }]
      : [];
  });
}
