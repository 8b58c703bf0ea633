import { BARE_VERSION, keysOf } from '../../facts/lifecycle/keys.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { dayOf } from './calendar.ts';

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
