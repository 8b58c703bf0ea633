import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { type DateIssue, issue, phrase } from '../dates.ts';

/** "Around 5 June", told of "on 5 June", or the reverse: the day itself is the same, and how sure it is has changed. */
export function compareRough(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): DateIssue | null {
  const [meant, told] = [own[0]!, found[0]!];
  const [expected, said] = [phrase(notice, meant), phrase(output, told)];
  if (found.every((fact) => isRough(output, fact)) && !own.some((fact) => saysRough(notice, fact)))
    return issue('date-less-precise', meant, told, expected, said);
  if (own.every((fact) => isRough(notice, fact)) && !found.some((fact) => saysRough(output, fact)))
    return issue('date-more-precise', meant, told, expected, said);
  return null;
}

/** "A mail about 5 June" tells what of; behind a verb or a preposition it is a rough day. */
const BEFORE =
  /(?:\b(?:around|roughly|approximately|approx\.?|circa)|[~≈]|(?:\w(?:ed|wn)|off|down|ends?|on|in|by|or|until|from|after|at)\sabout)\s?(?:on\s)?$/i;
const BEHIND = /^\s(?:or so|or thereabouts|give or take)\b/i;
const ANYWHERE =
  /\b(?:around|about|roughly|approximately|approx|circa|c\.|near|or so|thereabouts|estimat\w*|tentativ\w*|provisional\w*|expect\w*|target\w*|aim\w*|plan\w*)(?!\w)|[~≈]/i;

function isRough({ doc }: Reading, { sentence, range }: DateFact): boolean {
  const { start, end } = doc.sentences[sentence]!;
  const near = doc.plain.slice(Math.max(start, range.start - REACH), range.start);
  return BEFORE.test(near) || BEHIND.test(doc.plain.slice(range.end, Math.min(end, range.end + REACH)));
}
/** So many characters on each side of a date are looked at. */
const REACH = 32;

/** A word for it near the date, if only of its time of day: "on 5 June, around 10:00". */
const saysRough = ({ doc }: Reading, { range }: DateFact): boolean =>
  ANYWHERE.test(doc.plain.slice(Math.max(0, range.start - REACH), range.end + REACH));
