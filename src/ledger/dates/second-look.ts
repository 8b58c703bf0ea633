import type { Stamp } from '../../facts/dates/stamp.ts';
import { MONTHS, ZONE_NAMES, ZONES } from '../../facts/dates/words.ts';
import type { ZoneFact } from '../../facts/dates.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { relateZones } from './zones.ts';

/*
 * A second look at the bare words of a text, taken only where a difference is about to be told: an unusual way to write a
 * date is no reason for an alarm.
 */

const BETWEEN = /^(?:and|or|to|the|of|through|until|on|\d{1,2}(?:st|nd|rd|th)?[,.]?|[a-z]+day)$/;

/** True where a text has a day's number beside its month, or its digits in one word, in whatever grammar or code. */
export function saysDay(doc: Document, { unit, year, part, day }: Stamp): boolean {
  if (part === null || (unit !== 'day' && unit !== 'month')) return false;
  const { tokens } = doc;
  const digits = unit === 'day' && year !== null ? digitsOf(year, part, day!) : [];
  const dated = year === null || doc.plain.includes(String(year));
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (digits.length > 0 && token.text.length < 32 && token.number && digits.some((d) => token.text.startsWith(d)))
      return true;
    if (!dated || MONTHS.get(token.lower) !== part || (!token.dateWord && token.lower !== 'may')) continue;
    if (unit === 'month') return year === null || tokens[i + 1]?.text === String(year);
    if (year !== null && yearAfter(doc, i, year)) continue;
    // "In June 2028: on the 5th in the EU, the 12th in the US", "EU 5, US 12, APAC 19 June": the month stands once.
    for (let k = Math.max(0, i - 14); k < Math.min(tokens.length, i + 14); k++) {
      const word = tokens[k]!.lower;
      if (Number.parseInt(word, 10) !== day) continue;
      // "January 14, … in July": the day of another month.
      if (k !== i - 1 && (isMonth(tokens[k - 1]) || (k + 1 !== i && isMonth(tokens[k + 1])))) continue;
      if (/^\d{1,2}(?:st|nd|rd|th)$/.test(word)) return true;
      if (k < i && /^\d{1,2}$/.test(word) && /^\s?[,;(]/.test(doc.plain.slice(tokens[k]!.end, tokens[k]!.end + 2)))
        return true;
    }
    for (const step of [-1, 1])
      for (let k = i + step; k >= 0 && k < tokens.length && Math.abs(k - i) < 7; k += step) {
        if (Number.parseInt(tokens[k]!.lower, 10) === day && /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[k]!.lower))
          return true;
        if (!BETWEEN.test(tokens[k]!.lower)) break;
      }
  }
  return false;
}

const isMonth = (token: Token | undefined): boolean => token?.dateWord === true && MONTHS.has(token.lower);

/** True where the month at `i` has another year. */
function yearAfter({ tokens }: Document, i: number, year: number): boolean {
  const next = tokens.slice(i + 1, i + 4).find((token) => /^(?:19|20)\d\d$/.test(token.text));
  return next !== undefined && Number(next.text) !== year;
}

/** "2027-05-03", "20270503", "03.05.2027", "03.05.27", "05/03/27". */
function digitsOf(year: number, part: number, day: number): string[] {
  const two = (n: number): string => String(n).padStart(2, '0');
  const [y, m, d] = [String(year).slice(2), two(part), two(day)];
  return [
    `${year}-${m}-${d}`,
    `${year}${m}${d}`,
    ...['.', '/', '-'].flatMap((s) => [`${d}${s}${m}${s}${year}`, `${d}${s}${m}${s}${y}`, `${m}${s}${d}${s}${y}`]),
  ];
}

/** True where a text names the zone anywhere outside the given ranges. */
export function saysZone(
  doc: Document,
  zone: ZoneFact,
  except: readonly { start: number; end: number }[] = [],
): boolean {
  if (/\blocal time$/i.test(zone.text)) {
    const at = doc.plain.search(LOCAL);
    if (at >= 0 && !except.some(({ start, end }) => at >= start && at < end)) return true;
  }
  // "Lisbon time" is told by "(Lisbon)".
  const place = /^(?:[A-Z]\w+\/|your |local )?([A-Z][a-z]{3,})/.exec(zone.text)?.[1]?.toLowerCase();
  for (const token of doc.tokens) {
    if (token.code || token.url) continue;
    if (place === token.lower && !except.some((range) => token.start >= range.start && token.end <= range.end))
      return true;
    const name = token.text.toUpperCase();
    const known =
      token.text === name || token.lower === 'utc' ? ZONES.get(name) : ZONES.get(ZONE_NAMES.get(token.lower) ?? '');
    if (known === undefined || relateZones({ text: token.text, resolved: known }, zone) === 'other') continue;
    if (!except.some((range) => token.start >= range.start && token.end <= range.end)) return true;
  }
  return false;
}

/** "In your time zone", "by the clinic's own clock": the time of where the reader is. */
const LOCAL =
  /\blocal (?:[a-z]+ )?times?\b|\b(?:your|their|its|each \p{L}+['’]s|the \p{L}+['’]s) (?:own )?(?:time(?: ?zone)?|clocks?)\b|\btime(?: ?zone)? (?:where|in which) (?:you|they|it)\b/iu;

/** True where a text has the time of day, in minutes since midnight, anywhere. */
export function saysTime(doc: Document, minutes: number): boolean {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const two = String(minute).padStart(2, '0');
  const half = hour % 12 === 0 ? 12 : hour % 12;
  const forms = new RegExp(
    `${inWords(hour % 12, minute)}|(?<![\\d:.])(?:0?${hour}[:.h]?${two}|${half}(?:[:.]${two})?\\s?${hour < 12 ? 'a' : 'p'}\\.?m${minute === 0 ? `|0?${hour}\\s?(?:h|hours|hrs|UTC|GMT|o.clock)\\b` : ''}${hour === 0 ? '|midnight|24:00|end of (?:the )?(?:day|\\d)' : hour === 12 ? '|noon|midday' : ''})(?![\\d:])`,
    'i',
  );
  return forms.test(doc.plain.slice(0, 100_000));
}

/** "Five o'clock", "half past four", "a quarter to ten": a time without a digit, of either half of the day. */
function inWords(hour: number, minute: number): string {
  const [own, next] = [HOURS[hour]!, HOURS[(hour + 1) % 12]!];
  const past: Readonly<Record<number, string>> = {
    0: `${own} (?:o.clock|in the (?:morning|afternoon|evening)|at night|[ap]\\.?m)`,
    15: `quarter (?:past|after) ${own}`,
    30: `(?:half past ${own}|${own} thirty)`,
    45: `quarter (?:to|before) ${next}`,
  };
  return `\\b${past[minute] ?? '(?!)'}\\b`;
}
const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
