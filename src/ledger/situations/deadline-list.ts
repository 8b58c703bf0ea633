import { BARE_VERSION, keysAt, keysOf } from '../../facts/lifecycle/keys.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { dayOf } from './calendar/day.ts';

/** Any word by which such a line says of a thing that it is over, or that it has no day. */
const APART =
  /^(?:already|since|gone|out|fail\w*|off|over|past|passed|longer|now|dead|returns?|removed|retired|closed|ended|stopped|dropped|was|were|has|have|no|none|not|without|un\w+|deprecated|discouraged|still|stays?|keeps?|works?|tb[acd]|open|but|except|only|warning)$/;

/**
 * "Deadline: 12 April 2027, for the `pie3d` widget and `GET /v2/embed`", where one of them has no such day: things that a line of
 * deadlines puts under the day of another, with no word that sets them apart. `owners`: how many things have a key.
 */
export function underOthersDay(
  { doc, facts }: Reading,
  units: readonly Unit[],
  future: ReadonlySet<string>,
  owners: (key: string) => number,
): readonly (readonly [Unit, Range])[] {
  const found: [Unit, Range][] = [];
  const stays = units.filter(({ fate }) => fate === 'failing' || fate === 'warning');
  if (stays.length === 0) return found;
  for (const label of doc.labels) {
    if (!/^deadline/i.test(label.name)) continue;
    const block = doc.blocks[label.block]!;
    for (const words of entriesIn(doc, block)) {
      const [from, to] = [doc.tokens[words[0]!]!.start, doc.tokens[words.at(-1)!]!.end];
      const [day, ...others] = facts.dates.filter(({ range }) => range.start >= from && range.end <= to).map(dayOf);
      if (day === undefined || others.some((other) => other !== day) || !future.has(day)) continue;
      if (words.some((k) => !doc.tokens[k]!.code && APART.test(doc.tokens[k]!.lower))) continue;
      const { strong } = keysOf(doc.tokens, words);
      const isNamed = ({ keys }: Unit): boolean =>
        [...keys.strong].some((key) => strong.has(key) && owners(key) === 1 && !BARE_VERSION.test(key));
      const one = stays.find((unit) => isNamed(unit) && !unit.dates.some((date) => dayOf(date) === day));
      if (one) found.push([one, { start: from, end: to }]);
    }
  }
  return found;
}

/** Words by which a bracket says of its thing that it is over, or goes on. */
const ELSE =
  /^(?:already|since|gone|off|over|past|passed|now|no|none|not|without|un\w+|until|stays?|keeps?|works?|open|but|except|only)$/;
/** So many words behind the last name its day stands. */
const NEAR = 9;

/**
 * "`pie3d` and `GET /v2/embed` on 12 April 2027", "`a` (deprecated in May) and `b`: removal 12 April 2027": names side by side
 * right before one day that lies ahead and is that of one of them alone. `own`: the identifiers that one thing alone has.
 */
export function besideOthersDay(
  { doc, facts }: Reading,
  units: readonly Unit[],
  future: ReadonlySet<string>,
  owners: (key: string) => number,
): readonly (readonly [Unit, Range])[] {
  const { tokens, sentences } = doc;
  const stays = units.filter(({ fate }) => fate === 'failing' || fate === 'warning');
  if (stays.length === 0 || stays.length === units.length) return [];
  const unitAt = (k: number): Unit | undefined => {
    const keys = keysAt(tokens, k).strong;
    return units.find((unit) =>
      [...keys].some((key) => unit.keys.strong.has(key) && owners(key) === 1 && !BARE_VERSION.test(key)),
    );
  };
  return facts.dates.flatMap((date): (readonly [Unit, Range])[] => {
    const day = dayOf(date);
    if (!future.has(day) || date.condition || date.superseded) return [];
    const { first, last } = sentences[date.sentence]!;
    let k = first;
    while (k < last && tokens[k]!.end <= date.range.start) k++;
    if (isBracketed(doc, k)) return [];
    const named: Unit[] = [];
    const border = k;
    for (k--; k >= first; k--) {
      if (isBracketed(doc, k)) {
        if (ELSE.test(tokens[k]!.lower)) return [];
        continue;
      }
      const unit = unitAt(k);
      if (unit !== undefined) named.push(unit);
      else if (named.length === 0 ? border - k > NEAR || STOPS.test(tokens[k]!.lower) : !JOINS.test(tokens[k]!.lower))
        break;
      if (named.length > 0 && k > first && !isJoined(doc, k - 1, k)) break;
    }
    const hasIt = (unit: Unit): boolean => unit.dates.some((own) => dayOf(own) === day);
    const one = named.find((unit) => stays.includes(unit) && !hasIt(unit));
    return one !== undefined && named.some(hasIt) ? [[one, date.range]] : [];
  });
}
/** Between a last name and its day, words that tell something else of it, or begin anew. */
const STOPS =
  /^(?:already|since|not|no|never|was|were|has|have|had|but|except|instead|use|to|before|and|or|which|that|who|when|if|because|as|it|this|former|latter|first|second|third|last|one|other|others|rest)$|n't$/;
/** Between two names of one list. */
const JOINS = /^(?:and|or|&|the|our|its|both|get|post|put|patch|delete)$/;

const isBracketed = ({ clauses, tokens }: Document, k: number): boolean =>
  clauses[rangeAt(clauses, tokens[Math.min(k, tokens.length - 1)]!.start)]?.bracketed === true;

/** Nothing but a space, a comma or a closing bracket stands between. */
const isJoined = ({ tokens, plain }: Document, a: number, b: number): boolean =>
  !/[.;:!?–—→]/.test(plain.slice(tokens[a]!.end, tokens[b]!.start));

/** The entries of a line, parted by semicolons and full stops: the words of each, without what stands in brackets. */
function entriesIn({ sentences, clauses, tokens, plain }: Document, { start, end }: Range): readonly number[][] {
  const entries: number[][] = [];
  for (const sentence of sentences) {
    if (sentence.start < start || sentence.end > end) continue;
    let entry: number[] = [];
    for (const { first, last, bracketed } of clauses.slice(sentence.firstClause, sentence.lastClause))
      for (let k = first; k < last; k++) {
        if (k > sentence.first && plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(';')) {
          entries.push(entry);
          entry = [];
        }
        if (!bracketed) entry.push(k);
      }
    entries.push(entry);
  }
  return entries.filter((entry) => entry.length > 0);
}
