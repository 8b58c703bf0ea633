import { MONTHS } from '../words.ts';
import { offsetOf } from '../zone-words/offset.ts';
import { isoParts } from './digit-dates.ts';
import { century, pushDate, zoneLex } from './lexeme.ts';
import type { Place } from './place.ts';

/** "~2025-04-01~", "+02:00" or "(+02:00)" after a time; any other word with a sign tells nothing. */
export function readSigned({ doc, token, at, found }: Place): boolean {
  if (!/^[~+-]/.test(token.text)) return false;
  const iso = token.text.startsWith('~') ? isoParts(token.text.replace(/^~+|~+$/g, '')) : null;
  if (iso) {
    pushDate(at, Number(iso[1]), Number(iso[2]), Number(iso[3]), found);
    return true;
  }
  const before = found.at(-1);
  if (
    before?.kind === 'clock' &&
    /^[+-]\d{1,2}:?(?:\d{2})?$/.test(token.text) &&
    /^\s?\(?$/.test(doc.plain.slice(before.end, at.start))
  )
    found.push(zoneLex(at, token.text, offsetOf(token.text)));
  return true;
}

/** "’27". */
export function readShortYear({ token: { lower }, at, found }: Place): boolean {
  if (!/^’\d\d$/.test(lower)) return false;
  found.push({ ...at, kind: 'year', value: century(lower.slice(1)) });
  return true;
}

const QUARTER = /^(?:(\d{4})-?)?q([1-4])(?:[/-]?'?(\d{4}|\d{2}))?$/;
const HALF = /^(?:(\d{4})-?)?h([12])(?:[/-]?'?(\d{4}|\d{2}))?$/;

/** "Q2", "Q2/2027", "H1'27". */
export function readPartOfYear({ token: { lower }, at, found }: Place): boolean {
  const quarter = QUARTER.exec(lower);
  const part = quarter ?? HALF.exec(lower);
  if (!part) return false;
  const year = part[1] ?? part[3];
  found.push({
    ...at,
    kind: quarter ? 'quarter' : 'half',
    value: Number(part[2]),
    year: year ? century(year) : null,
  });
  return true;
}

/** "Jun/24/2028". */
export function readAmerican({ token: { lower }, at, found }: Place): boolean {
  const american = /^([a-z]{3,9})([/-])(\d{1,2})\2(\d{4})$/.exec(lower);
  const month = american ? MONTHS.get(american[1]!) : undefined;
  if (!american || month === undefined) return false;
  pushDate(at, Number(american[4]), month, Number(american[3]), found);
  return true;
}

/** "Mar-2027" (the day stands before it), "March/2027", "mid-2027". */
export function readJoined({ token: { lower }, at, found }: Place): boolean {
  const joined = /^([a-z]{3,9})[-/.]?(\d{4}|\d{2})$/.exec(lower);
  if (!joined) return false;
  const [, name, year] = joined as unknown as [string, string, string];
  const month = MONTHS.get(name);
  const before = found.at(-1);
  // "2027-Jun-30": what stands behind the year and a mark is the day.
  if (month !== undefined && year.length === 2 && before?.kind === 'year' && before.end === at.start - 1) {
    found.pop();
    pushDate({ ...at, start: before.start, first: before.first }, before.value, month, Number(year), found);
  } else if (month !== undefined && (year.length === 4 || /-/.test(lower)))
    found.push({ ...at, kind: 'month-year', month, year: century(year) });
  else if (year.length === 4 && /^(?:early|mid|late)$/.test(name)) {
    const split = at.start + name.length;
    found.push(
      { ...at, end: split, kind: 'word', value: name },
      { ...at, start: split + 1, kind: 'year', value: Number(year) },
    );
  }
  return true;
}
