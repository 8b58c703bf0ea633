import type { Document } from '../../../text/document.ts';
import { ZONE_NAMES, ZONES } from '../words.ts';
import { type Zone, type ZonePlace, zoneTo } from './place.ts';

/** "Pacific Time", "Central European Summer Time", "local time", "Berlin time": up to three words and "time". */
export function namedTime(place: ZonePlace): Zone | null {
  const { doc, token, i, last } = place;
  // "AM" is no place.
  if (/^[ap]m$/.test(token.lower)) return null;
  for (let k = i + 1; k < last && k <= i + 3; k++) {
    const zone =
      doc.tokens[k]!.lower === 'time' && doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start) === ' '
        ? timeOf(place, k)
        : null;
    if (zone) return zone;
  }
  return null;
}

/** The zone of the words before "time" at token `k`. */
function timeOf(place: ZonePlace, k: number): Zone | null {
  const { doc, i, last, before, afterClock } = place;
  const words = doc.tokens.slice(i, k).map(({ lower }) => lower);
  const abbreviation = ZONE_NAMES.get(words.join(' '));
  if (abbreviation) return zoneTo(place, k, ZONES.get(abbreviation)!);
  // "Local time of Ravnost", "local time in New York".
  const to = words.length === 1 && words[0] === 'local' ? placeEnd(doc, k + 1, last) : -1;
  if (to > k) {
    const city = doc.plain.slice(doc.tokens[k + 2]!.start, doc.tokens[to - 1]!.end);
    return zoneTo(place, to - 1, `${city.toLowerCase()} time`);
  }
  const isLocal = words[0] === 'local' || words.at(-1) === 'local';
  const isSaidOfTime = afterClock || before?.kind === 'year' || before?.kind === 'date' || followsTimes(doc, i);
  // "India Standard Time", "East Africa Time": of more words only those that hold nothing but names and the season.
  const isName = k === i + 1 || doc.tokens.slice(i, k).every(({ capital }) => capital);
  if (!isLocal && !(isName && isSaidOfTime)) return null;
  const name = doc.plain.slice(place.token.start, doc.tokens[k]!.end).toLowerCase();
  return zoneTo(place, k, name.replace(/^your |(?<=\S) local(?= time$)/g, ''));
}

/** "All times Lisbon time", "times are in Lisbon time": the name at token `i` is that of a place whose time it is. */
export function followsTimes({ tokens }: Document, i: number): boolean {
  let k = i - 1;
  while (k > i - 3 && /^(?:are|in|given|is|as)$/.test(tokens[k]?.lower ?? '')) k--;
  return tokens[k]?.lower === 'times';
}

/** "12:00 Pacific". */
export function bareName(place: ZonePlace): Zone | null {
  const { token, i, before, afterClock } = place;
  return afterClock && before?.kind !== 'number' && /^(?:Pacific|Eastern|Central|Mountain)$/.test(token.text)
    ? zoneTo(place, i, ZONES.get(ZONE_NAMES.get(token.lower)!)!)
    : null;
}

/** One past the capitalised words of a place behind "of" or "in" at token `i`, or -1. */
function placeEnd({ tokens, plain }: Document, i: number, last: number): number {
  if (i >= last || !/^(?:of|in|at)$/.test(tokens[i]!.lower)) return -1;
  let to = i + 1;
  while (
    to < last &&
    to < i + 4 &&
    tokens[to]!.capital &&
    !tokens[to]!.dateWord &&
    plain[tokens[to]!.start - 1] === ' '
  )
    to++;
  return to > i + 1 ? to : -1;
}
