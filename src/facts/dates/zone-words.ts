import type { Document } from '../../text/document.ts';
import type { Lex } from './lex/lexeme.ts';
import { ZONE_NAMES, ZONES } from './words.ts';
import { abbreviation, offsetZone } from './zone-words/abbreviation.ts';
import { databaseName, databaseNameInTwo, isArea } from './zone-words/database.ts';
import { bareName, namedTime } from './zone-words/named-time.ts';
import type { Zone } from './zone-words/place.ts';

const FIRST_WORDS = new Set(
  [...ZONE_NAMES.keys()].map((name) => name.slice(0, name.includes(' ') ? name.indexOf(' ') : undefined)),
);

/** True where a word can begin the name of a zone; "Berlin time" is known by its second word. */
export const beginsZone = (text: string): boolean =>
  ZONES.has(text) ||
  /^(?:utc|gmt)/i.test(text) ||
  /^[A-Z]\w+\/[A-Z]/.test(text) ||
  isArea(text) ||
  /^(?:local|your)$/i.test(text) ||
  FIRST_WORDS.has(text.toLowerCase());

/** Zones: "UTC", "UTC+2", "PT", "Pacific Time", "America/Los_Angeles", "local time", "Berlin time". */
export function zoneAt(doc: Document, i: number, last: number, previous: Lex | undefined): Zone | null {
  const token = doc.tokens[i]!;
  const before = previous !== undefined && previous.last >= i - 1 ? previous : undefined;
  const afterClock =
    before?.kind === 'clock' || before?.kind === 'meridiem' || before?.kind === 'number' || before?.kind === 'word';
  const first = token.text.charCodeAt(0);
  const upper = first >= 65 && first <= 90;
  if (!upper && !(afterClock && /^(?:utc|gmt|local|your)$/.test(token.lower))) return null;
  const place = { doc, token, i, last, before, afterClock };
  return (
    offsetZone(place) ??
    abbreviation(place) ??
    databaseName(place) ??
    databaseNameInTwo(place) ??
    namedTime(place) ??
    bareName(place)
  );
}
