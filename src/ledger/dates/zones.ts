import type { ZoneFact } from '../../facts/dates.ts';

/** Zones that differ by summer time only: one of them may stand loosely for the all-year name. */
const FAMILY: Record<string, readonly string[]> = {
  'America/Los_Angeles': ['PST', 'PDT'],
  'America/New_York': ['EST', 'EDT'],
  'America/Chicago': ['CST', 'CDT'],
  'America/Denver': ['MST', 'MDT'],
  'Australia/Sydney': ['AEST', 'AEDT'],
  'Pacific/Auckland': ['NZST', 'NZDT'],
};

export type ZoneRelation = 'same' | 'loose' | 'other';

/** `loose`: PST for PT, which is right for half of the year. */
export function relateZones(a: ZoneFact, b: ZoneFact): ZoneRelation {
  if (a.resolved === b.resolved || cityOf(a) === cityOf(b) || isShortFor(a, b) || isShortFor(b, a)) return 'same';
  const loose = (wide: ZoneFact, narrow: ZoneFact): boolean =>
    (FAMILY[wide.resolved] ?? []).some((name) => narrow.text.toUpperCase().startsWith(name)) ||
    FAMILY_BY_NAME.get(wide.resolved)?.test(narrow.text) === true;
  // "Local depot time", told as "local time"
  const isLocal = (one: ZoneFact, other: ZoneFact): boolean =>
    /^(?:your )?local time$/i.test(one.text) && /^(?:your )?local\b/i.test(other.text);
  return loose(a, b) || loose(b, a) || isLocal(a, b) || isLocal(b, a) ? 'loose' : 'other';
}

/** "Europe/Zurich" and "Zurich time" are one; any other zone is only itself. */
const cityOf = ({ text, resolved }: ZoneFact): string =>
  (
    /^[A-Z]\w+\/(\w+)$/.exec(resolved)?.[1]?.replace(/_/g, ' ') ??
    (/^(\S.*) time$/.exec(resolved)?.[1] || text.replace(/ time$/i, ''))
  ).toLowerCase();

/** "IST" for "Indian Standard Time", "EAT" for "East Africa Time": the first letters of a name that is written out. */
function isShortFor({ text: short }: ZoneFact, { text: long }: ZoneFact): boolean {
  const words = long.toLowerCase().split(/\s+/);
  if (!/^[A-Z]{3,4}$/.test(short) || words.length < 3 || words.at(-1) !== 'time') return false;
  return words.map(([first]) => first).join('') === short.toLowerCase();
}

const FAMILY_BY_NAME: ReadonlyMap<string, RegExp> = new Map([
  ['America/Los_Angeles', /^Pacific (?:Standard|Daylight)/i],
  ['America/New_York', /^Eastern (?:Standard|Daylight)/i],
  ['America/Chicago', /^Central (?:Standard|Daylight)/i],
  ['America/Denver', /^Mountain (?:Standard|Daylight)/i],
]);
