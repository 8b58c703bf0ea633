import type { RawDate } from './calendar/page.ts';
import type { Lex } from './lex/lexeme.ts';
import { type Edge, monthsOf, type Stamp } from './stamp.ts';
import { MONTHS } from './words.ts';

/** A month without day and year: "in October", "until March", "October release". */
export function standsAlone(plain: string, month: Lex & { kind: 'month' }): boolean {
  // "May" and "March" are names of months only after a preposition of time, and with their capital.
  if (month.weak)
    return (
      plain[month.start]! < 'a' &&
      (/\b(?:in|by|until|till|before|since|during|through|after|from|between|end of|no earlier than)\s$/i.test(
        plain.slice(Math.max(0, month.start - 18), month.start),
      ) ||
        MONTHS.has(NEXT_MONTH.exec(plain.slice(month.end, month.end + 16))?.[1]?.toLowerCase() ?? ''))
    );
  return /\b(?:in|by|until|till|before|after|from|since|during|through|this|next|of|starting|beginning|early|late|mid|and|or|to|no earlier than)[\s-]+$/i.test(
    plain.slice(Math.max(0, month.start - 18), month.start),
  );
}

/** "May/June 2028", "March to May": what goes on with a month is one. */
const NEXT_MONTH = /^(?:\s?[/–—-]\s?|\s(?:to|or)\s)(\p{Lu}\p{Ll}+)/u;

/** "early 2027", "mid-October", "end of Q2", "at the end of December 2026". */
export function edgeBefore(plain: string, lexes: readonly Lex[], i: number, ordinal = ''): Edge | null {
  const beside = lexes[i - 1];
  // "The end of the year 2028"
  const word = beside?.kind === 'word' && beside.value === 'year' ? lexes[i - 2] : beside;
  if (word?.kind !== 'word') return null;
  const between = plain.slice(word.end, lexes[i]!.start);
  const gap = between.endsWith(ordinal) ? between.slice(0, between.length - ordinal.length) : between;
  if (!/^(?:[\s-]|\s(?:of|in)\s(?:the\s)?(?:year\s)?(?:month of\s)?)$/i.test(gap)) return null;
  switch (word.value) {
    case 'early':
    case 'late':
    case 'mid':
      return word.value;
    case 'middle':
      return 'mid';
    case 'end':
    case 'close':
      return /of/i.test(gap) || gap.trim() === '' ? 'end' : null;
    case 'start':
    case 'beginning':
      return /of/i.test(gap) ? 'start' : null;
    default:
      return null;
  }
}

/** "the week of June 21, 2027", "the week beginning 8 March": a week, named by a day in it. Takes edge words into the range. */
export function weeks(plain: string, lexes: readonly Lex[], dates: RawDate[]): RawDate[] {
  return dates.map((date) => {
    const before = plain.slice(Math.max(0, date.start - 32), date.start);
    const outer = OUTER_DAY.exec(before);
    const day = outer ? outerDay(date.stamp, /^f\w+t/i.test(outer[0])) : null;
    if (day) return { ...date, stamp: day, start: date.start - outer![0].length };
    const week =
      date.stamp.unit === 'day'
        ? /\b(?:w\/[bc]\.?:?\s|(?:week|wk\.?)\s(?:(?:of|from|beginning|starting|commencing|ending)\s(?:on\s)?(?:the\s)?|that\s\w+\s(?:on\s)?))$/i.exec(
            before,
          )
        : null;
    if (week) return { ...date, stamp: { ...date.stamp, unit: 'week' }, start: date.start - week[0].length };
    // "Before 2030 is over", "when March ends"
    if (date.stamp.edge === null && RUNS_OUT.test(plain.slice(date.end, date.end + 24)) && WHILE.test(before))
      return { ...date, stamp: { ...date.stamp, edge: 'end' } };
    if (date.stamp.edge !== null) return { ...date, start: lexes[date.from - 1]?.start ?? date.start };
    const ordinal =
      date.stamp.unit === 'half' || date.stamp.unit === 'quarter'
        ? /\b(?:first|second|third|fourth|last)\s$/i.exec(before)
        : null;
    return ordinal ? { ...date, start: date.start - ordinal[0].length } : date;
  });
}

/** Behind a date and before it, where its end is meant. */
const RUNS_OUT =
  /^\s(?:is (?:over|out|up|done)|ends|closes|runs out|comes to (?:an end|its end|a close)|has passed)\b/i;
const WHILE =
  /\b(?:before|until|till|when|once|as|after|as soon as|by the time)\s(?:the (?:year|month of|quarter)\s)?$/i;

/** "The last day of August 2027", "the first day of Q3", "the last day of the year 2028": 31 August, 1 July, 31 December. */
const OUTER_DAY =
  /\b(?:first|last|final)\s(?:calendar\s)?day\s(?:of|in)\s(?:the\s(?:calendar\s)?(?:year|month\sof)\s)?$/i;

function outerDay(stamp: Stamp, first: boolean): Stamp | null {
  const months = stamp.edge === null && stamp.unit !== 'season' && stamp.unit !== 'day' ? monthsOf(stamp) : null;
  if (!months) return null;
  const part = first ? months[0] : months[1];
  // How long February is, its year tells.
  if (stamp.year === null && part === 2 && !first) return null;
  const day = first ? 1 : new Date(Date.UTC(stamp.year ?? 2001, part, 0)).getUTCDate();
  return { ...stamp, unit: 'day', part, day };
}

const BARE_PART =
  /(?:^|[:(|/–—-]\s*|\b(?:in|by|during|until|till|from|of|through|since|after|before|around|early|late|mid|end|this|next|coming)[\s-]+)$/i;
/** Of those, the ones that no name can follow either. */
const BEFORE_TIME = /\b(?:in|by|during|until|till|early|late|mid|end of|this|next|coming)[\s-]+$/i;

/**
 * What leads a quarter or a half without its year: "in Q3", "late H1", "Removal: Q2"; "H2 gateways" are no date, and
 * "(q2: 750 GB)" is a name, since a label gives a quarter its capital.
 */
export function opensBarePart(plain: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 12), at);
  // "Austria: H1 stays in use": a name with its verb.
  const named = /^\w+ (?:[a-z]+s|can|will|may|must)\b/.test(plain.slice(at, at + 20));
  return (/[QH]/.test(plain[at]!) && !named ? BARE_PART : BEFORE_TIME).test(before);
}
