import type { Range } from '../../text/span.ts';
import type { DateFact } from '../dates.ts';
import type { Fate } from './fate.ts';
import { BARE_VERSION, isEmpty, type Keys, NO_KEYS, sameThing, versionsDiffer } from './keys.ts';

/** A retiring thing with one fate. A thing that ends at different times for different groups is several units. */
export interface Unit {
  /** First mention, in `doc.plain`. */
  range: Range;
  /** The words that decide the fate. */
  evidence: Range;
  fate: Fate;
  keys: Keys;
  /** Words that tell one group of users from another, where the same thing has two fates. */
  groups: Keys;
  /** Tokens of all mentions that belong to it. */
  tokens: number[];
  dates: DateFact[];
  /** A row of a table: never joined with another row. */
  row: boolean;
  /** Told of the thing itself, and not only of what befalls requests. */
  firm: boolean;
  /** Told with a date, but in words whose tense is open: "removed 3 May 2027", "is gone as of 5.8". */
  open: boolean;
}

const RANK: Record<Fate, number> = { neutral: 0, warning: 1, spared: 2, scheduled: 3, failing: 3 };
/** A notice retires a few things; a longer list than this is none, and would be compared in vain. */
const MOST = 300;
/** Joins a mention to the thing it is about, or lets it stand as a new one. */
export function join(units: Unit[], next: Unit): Unit {
  const same = units.filter((x) => sameThing(x.keys, next.keys) && !isOtherRelease(x, next));
  const target =
    same.find((x) => x.fate === next.fate && !differ(x.groups, next.groups)) ??
    same.find((x) => RANK[x.fate] !== RANK[next.fate] || next.fate === 'neutral') ??
    (same.length > 0 && same[0]!.row ? same[0] : undefined);
  if (!target) {
    if (units.length < MOST) units.push(next);
    return next;
  }
  if ((RANK[next.fate] > RANK[target.fate] && !(target.row && target.fate !== 'neutral')) || isOver(target, next)) {
    // The day of a mere warning is none of its end.
    if (target.fate === 'warning') target.dates = [];
    target.fate = next.fate;
    target.evidence = next.evidence;
    target.groups = next.groups;
    target.open = next.open;
  }
  if (next.fate === target.fate) {
    target.dates.push(...next.dates);
    target.firm ||= next.firm;
    target.open &&= next.open;
  }
  if (!target.row) {
    for (const k of next.tokens) if (!target.tokens.includes(k)) target.tokens.push(k);
    target.keys = {
      strong: new Set([...target.keys.strong, ...next.keys.strong]),
      weak: new Set([...target.keys.weak, ...next.keys.weak]),
    };
  }
  return target;
}

/** A row's day tells no tense: "`a` | shut down | 30 November", and below it "`a` has been shut down". */
const isOver = (target: Unit, next: Unit): boolean =>
  target.row &&
  target.fate === 'scheduled' &&
  next.fate === 'failing' &&
  next.firm &&
  next.dates.length === 0 &&
  next.keys.strong.size > 0 &&
  [...next.keys.strong].every((key) => target.keys.strong.has(key) && !BARE_VERSION.test(key));

/** "`OrderRQ` 2.1" and "`OrderRQ` 2.3", which end on different days. */
const isOtherRelease = (a: Unit, b: Unit): boolean =>
  versionsDiffer(a.keys, b.keys) &&
  a.dates.length > 0 &&
  b.dates.length > 0 &&
  !a.dates.some(({ value }) => b.dates.some((other) => other.value === value));

const differ = (a: Keys, b: Keys): boolean => !isEmpty(a) && !isEmpty(b) && !sameThing(a, b);

/** Words of a text, where no thing was recognised whose fate they tell. */
export const unitAt = (range: Range, fate: Unit['fate'], dates: DateFact[] = []): Unit => ({
  range,
  evidence: range,
  fate,
  keys: NO_KEYS,
  groups: NO_KEYS,
  tokens: [],
  dates,
  row: false,
  firm: true,
  open: false,
});

/** A day itself, where no thing was recognised whose day it is. */
export const unitOfDay = (date: DateFact, fate: Unit['fate']): Unit => unitAt(date.range, fate, [date]);
