import type { Document } from '../../text/document.ts';
import type { Lex } from './lex.ts';
import { WORLDLY, ZONE_NAMES, ZONES } from './words.ts';

/** "+2", "-0530", "+05:30" as "+05:30". */
export function offsetOf(text: string): string {
  const parts = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text.trim());
  if (!parts) return text;
  const offset = `${parts[1]}${parts[2]!.padStart(2, '0')}:${parts[3] ?? '00'}`;
  return /00:00/.test(offset) ? 'UTC' : offset;
}

/** The first half of a name such as "Europe/Zurich", which may come as two tokens. */
const AREA = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US)$/;
const FIRST_WORDS = new Set(
  [...ZONE_NAMES.keys()].map((name) => name.slice(0, name.includes(' ') ? name.indexOf(' ') : undefined)),
);

/** True where a word can begin the name of a zone; "Berlin time" is known by its second word. */
export const beginsZone = (text: string): boolean =>
  ZONES.has(text) ||
  /^(?:utc|gmt)/i.test(text) ||
  /^[A-Z]\w+\/[A-Z]/.test(text) ||
  AREA.test(text) ||
  /^(?:local|your)$/i.test(text) ||
  FIRST_WORDS.has(text.toLowerCase());

/** Zones: "UTC", "UTC+2", "PT", "Pacific Time", "America/Los_Angeles", "local time", "Berlin time". */
export function zoneAt(
  doc: Document,
  i: number,
  last: number,
  before: Lex | undefined,
): (Lex & { kind: 'zone' }) | null {
  const { tokens, plain } = doc;
  const token = tokens[i]!;
  const at = { start: token.start, end: token.end, first: i, last: i };
  const first = token.text.charCodeAt(0);
  const upper = first >= 65 && first <= 90;
  const afterClock =
    before !== undefined &&
    (before.kind === 'clock' || before.kind === 'meridiem' || before.kind === 'number' || before.kind === 'word') &&
    before.last >= i - 1;
  const afterDate = before !== undefined && (before.kind === 'year' || before.kind === 'date') && before.last >= i - 1;
  if (
    upper ||
    (afterClock &&
      (token.lower === 'utc' || token.lower === 'gmt' || token.lower === 'local' || token.lower === 'your'))
  ) {
    const offset = /^(UTC|GMT)([+-]\d{1,2}(?::?\d{2})?)$/i.exec(token.text);
    if (offset) return { ...at, kind: 'zone', name: token.text, resolved: offsetOf(offset[2]!), sure: true };
    const name = token.text.toUpperCase();
    const plainName =
      token.text === name || token.lower === 'utc' || token.lower === 'gmt' ? ZONES.get(name) : undefined;
    if (plainName !== undefined && !(WORLDLY.has(name) && !afterClock && !speaksOfTimes(doc, i))) {
      // "UTC +2", "UTC + 2", "UTC −05:00".
      const next = /^ ?([+-]) ?(\d{1,2}(?::?\d{2})?)(?![\d:])/.exec(plain.slice(token.end, token.end + 9));
      if (next && plainName === 'UTC') {
        const end = token.end + next[0].length;
        let to = i;
        while (to + 1 < last && tokens[to + 1]!.start < end) to++;
        return {
          ...at,
          end,
          last: to,
          kind: 'zone',
          name: plain.slice(token.start, end),
          resolved: offsetOf(next[1]! + next[2]!),
          sure: true,
        };
      }
      const closing = tokens[i + 1]?.lower === 'time' && i + 1 < last ? i + 1 : i;
      return {
        ...at,
        end: tokens[closing]!.end,
        last: closing,
        kind: 'zone',
        name: token.text,
        resolved: plainName,
        sure: !WORLDLY.has(name) || speaksOfTimes(doc, i),
      };
    }
    if (
      /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US)\/[A-Z][\w+/-]{1,40}$/.test(
        token.text,
      )
    )
      return {
        ...at,
        kind: 'zone',
        name: token.text,
        resolved:
          token.text === 'Etc/UTC' || token.text === 'Etc/GMT'
            ? 'UTC'
            : token.text === 'US/Pacific'
              ? 'America/Los_Angeles'
              : token.text === 'US/Eastern'
                ? 'America/New_York'
                : token.text,
        sure: true,
      };
    const city = tokens[i + 1];
    if (
      AREA.test(token.text) &&
      city &&
      i + 1 < last &&
      city.start === token.end + 1 &&
      plain[token.end] === '/' &&
      (afterClock || /[(\s]$/.test(plain.slice(token.start - 1, token.start))) &&
      /^[A-Z][a-z]{2,}/.test(city.text) &&
      !AREA.test(city.text) &&
      !/^(?:Oceania|Africas?|Americas|Middle)$/.test(city.text)
    ) {
      const name = plain.slice(token.start, city.end);
      return { ...at, end: city.end, last: i + 1, kind: 'zone', name, resolved: name, sure: afterClock };
    }
    // Up to three words and "time"; "AM" is no place.
    for (let k = i + 1; !/^[ap]m$/.test(token.lower) && k < last && k <= i + 3; k++) {
      if (tokens[k]!.lower !== 'time' || plain.slice(tokens[k - 1]!.end, tokens[k]!.start) !== ' ') continue;
      const words = tokens.slice(i, k).map((t) => t.lower);
      const abbreviation = ZONE_NAMES.get(words.join(' '));
      const name = plain.slice(token.start, tokens[k]!.end);
      const where = { ...at, end: tokens[k]!.end, last: k };
      if (abbreviation) return { ...where, kind: 'zone', name, resolved: ZONES.get(abbreviation)!, sure: true };
      // "Local time of Ravnost", "local time in New York"
      const to = words.length === 1 && words[0] === 'local' ? placeEnd(doc, k + 1, last) : -1;
      if (to > k)
        return {
          ...at,
          end: tokens[to - 1]!.end,
          last: to - 1,
          kind: 'zone',
          name: plain.slice(token.start, tokens[to - 1]!.end),
          resolved: `${plain.slice(tokens[k + 2]!.start, tokens[to - 1]!.end).toLowerCase()} time`,
          sure: true,
        };
      const place = name.toLowerCase().replace(/^your |(?<=\S) local(?= time$)/g, '');
      if (words.at(-1) === 'local' || words[0] === 'local' || ((afterClock || afterDate) && k === i + 1))
        return { ...where, kind: 'zone', name, resolved: place, sure: true };
    }
    if (afterClock && before.kind !== 'number' && /^(?:Pacific|Eastern|Central|Mountain)$/.test(token.text))
      return { ...at, kind: 'zone', name: token.text, resolved: ZONES.get(ZONE_NAMES.get(token.lower)!)!, sure: true };
  }
  return null;
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

/** "All times are PT", "(times in ET)", "Key dates (2028, ET)", "Start (PT)". */
function speaksOfTimes({ tokens, plain }: Document, i: number): boolean {
  const inBrackets = plain[tokens[i]!.start - 1] === '(' || plain[tokens[i]!.end] === ')';
  for (let k = i - 1; k >= 0 && k >= i - 4; k--) {
    const word = tokens[k]!.lower;
    if (/^(?:times?|hours?|timezone|clock)$/.test(word)) return true;
    if (inBrackets && /^(?:dates?|windows?|schedule|timeline|start|end|from|to|until|starts|ends|zone)$/.test(word))
      return true;
    if (!/^(?:are|is|in|all|given|shown|stated|listed|local|\d{4}|and|use|zone)$/.test(word)) return false;
  }
  return false;
}
