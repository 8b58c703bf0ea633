import { type Zone, type ZonePlace, zoneTo } from './place.ts';

/** The first half of a name such as "Europe/Zurich", which may come as two tokens. */
const AREA = /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US)$/;
export const isArea = (text: string): boolean => AREA.test(text);

/** Names with a better known one. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT', 'UTC'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['US/Eastern', 'America/New_York'],
]);

/** "America/Los_Angeles", "Etc/UTC": a name of the time zone database. */
export function databaseName(place: ZonePlace): Zone | null {
  const { text } = place.token;
  return /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US)\/[A-Z][\w+/-]{1,40}$/.test(
    text,
  )
    ? zoneTo(place, place.i, RENAMED.get(text))
    : null;
}

/** "Europe/Zurich" as two tokens; "Asia/Pacific" and "Europe/Middle East" are regions. */
export function databaseNameInTwo(place: ZonePlace): Zone | null {
  const { doc, token, i, last, afterClock } = place;
  const city = doc.tokens[i + 1];
  return isArea(token.text) &&
    city &&
    i + 1 < last &&
    city.start === token.end + 1 &&
    doc.plain[token.end] === '/' &&
    (afterClock || /[(\s]$/.test(doc.plain.slice(token.start - 1, token.start))) &&
    /^[A-Z][a-z]{2,}/.test(city.text) &&
    !isArea(city.text) &&
    !/^(?:Oceania|Africas?|Americas|Middle)$/.test(city.text)
    ? zoneTo(place, i + 1, undefined, afterClock)
    : null;
}
