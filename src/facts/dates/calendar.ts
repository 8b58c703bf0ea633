import { edgeBefore, opensBarePart, standsAlone, weeks } from './edges.ts';
import { isCounted, isListed, isListGap } from './gaps.ts';
import type { Lex } from './lex.ts';
import type { Stamp } from './stamp.ts';

/** A calendar statement in one sentence: its stamp and the lexemes it is made of (first and last, inclusive). */
export interface RawDate {
  stamp: Stamp;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** Index of the coordination ("7 and 21 September") it belongs to; alone where no other date has the same. */
  group: number;
  /** True for the second half of "21 – 23 April": both ends of one stretch. */
  readonly closes: boolean;
}

const RANGE = /^\s*(?:-|–|—|to|through|thru|until|till)\s*(?:the\s+)?$/i;
const LINK = /^[\s,.-]{0,3}(?:(?:day\s+)?of\s+)?\(?$/i;

/** Reads the dates out of the lexemes of one sentence. Linear: every lexeme is looked at a bounded number of times. */
export function readCalendar(plain: string, lexes: readonly Lex[]): RawDate[] {
  const dates: RawDate[] = [];
  const used = new Uint8Array(lexes.length);
  const gap = (i: number): string =>
    i < 0 || i + 1 >= lexes.length ? '\n' : plain.slice(lexes[i]!.end, lexes[i + 1]!.start);
  const free = (i: number): Lex | undefined => (i >= 0 && i < lexes.length && !used[i] ? lexes[i] : undefined);
  let groups = 0;
  const push = (from: number, to: number, stamp: Stamp, group: number, closes = false): void => {
    for (let k = from; k <= to; k++) used[k] = 1;
    let [start, end] = [lexes[from]!.start, lexes[to]!.end];
    if (lexes[from - 1]?.kind === 'weekday' && !used[from - 1] && /^[,.]?\s+(?:the\s+)?$/.test(gap(from - 1))) {
      start = lexes[from - 1]!.start;
      used[from - 1] = 1;
    }
    const next = lexes[to + 1];
    if (
      next?.kind === 'weekday' &&
      !used[to + 1] &&
      /^,?\s\(?$/.test(gap(to)) &&
      /^[),;.\s]?(?:$|\s|\))/.test(plain.slice(next.end, next.end + 2))
    ) {
      // "June 9 (Wednesday)": taken in only where no other date follows it.
      if (gap(to).includes('(') && plain[next.end] === ')') {
        end = next.end + 1;
        used[to + 1] = 1;
      }
    }
    if (plain[start - 1] === '~' && plain[end] === '~') end++;
    if (lexes[to]!.kind === 'year' && to > from && plain[end] === ')' && gap(to - 1).includes('(')) end++;
    dates.push({ stamp, start, end, from, to, group, closes });
  };
  const yearAfter = (i: number): { year: number; to: number } | null => {
    const next = free(i + 1);
    if (next?.kind !== 'year' || !/^(?:[\s,.-]{0,3}|\s+of\s+|\s*[,]?\s*(?:in|\()\s*)$/.test(gap(i))) return null;
    return { year: next.value, to: i + 1 };
  };
  const dayStamp = (year: number | null, month: number, day: number): Stamp => ({
    unit: 'day',
    year,
    part: month,
    day,
    edge: null,
    written: null,
  });

  for (let i = 0; i < lexes.length; i++) {
    if (used[i]) continue;
    const lex = lexes[i]!;
    if (lex.kind === 'date') {
      if (lex.day === null) {
        // "2027-10" alone is as often an API version: the governing words decide later.
        push(
          i,
          i,
          {
            unit: 'month',
            year: lex.year,
            part: lex.month,
            day: null,
            edge: edgeBefore(plain, lexes, i),
            written: null,
          },
          groups++,
        );
      } else if (lex.written !== null)
        push(
          i,
          i,
          { unit: 'numeric', year: lex.year, part: lex.month, day: lex.day, edge: null, written: lex.written },
          groups++,
        );
      else push(i, i, dayStamp(lex.year, lex.month, lex.day), groups++);
      continue;
    }
    if (lex.kind === 'month-year') {
      const before = free(i - 1);
      if (before?.kind === 'number' && before.value >= 1 && before.value <= 31 && /^[-\s/.]$/.test(gap(i - 1)))
        push(i - 1, i, dayStamp(lex.year, lex.month, before.value), groups++);
      else
        push(
          i,
          i,
          {
            unit: 'month',
            year: lex.year,
            part: lex.month,
            day: null,
            edge: edgeBefore(plain, lexes, i),
            written: null,
          },
          groups++,
        );
      continue;
    }
    if (lex.kind === 'month') {
      readMonth(i, lex);
      continue;
    }
    if (lex.kind === 'quarter' || lex.kind === 'half') {
      const after = lex.year === null ? yearAfter(i) : null;
      const before = lex.year === null && !after ? free(i - 1) : undefined;
      const led = before?.kind === 'year' && /^\s$/.test(gap(i - 1));
      const year = lex.year ?? after?.year ?? (led ? before.value : null);
      if (year === null && !(used[i - 1] && !/[:.;]/.test(gap(i - 1))) && !opensBarePart(plain, lex.start)) continue;
      push(
        led ? i - 1 : i,
        after?.to ?? i,
        {
          unit: lex.kind,
          year,
          part: lex.value,
          day: null,
          edge: edgeBefore(plain, lexes, led ? i - 1 : i),
          written: null,
        },
        groups++,
      );
      continue;
    }
    if (lex.kind === 'word' && (lex.value === 'quarter' || lex.value === 'half')) {
      const which = /\b(first|second|third|fourth|last|1st|2nd|3rd|4th)\s$/i.exec(
        plain.slice(Math.max(0, lex.start - 8), lex.start),
      );
      const after = yearAfter(i);
      if (which && (after || /^\s(?:of|in)\s(?:the\s)?$/.test(gap(i)))) {
        const value = {
          first: 1,
          '1st': 1,
          second: 2,
          '2nd': 2,
          third: 3,
          '3rd': 3,
          fourth: 4,
          '4th': 4,
          last: lex.value === 'half' ? 2 : 4,
        }[which[1]!.toLowerCase()]!;
        const from = lexes[i - 1]?.kind === 'number' && !used[i - 1] ? i - 1 : i;
        push(
          from,
          after?.to ?? i,
          {
            unit: lex.value,
            year: after?.year ?? null,
            part: value,
            day: null,
            edge: edgeBefore(plain, lexes, from, which[0]),
            written: null,
          },
          groups++,
        );
      }
      continue;
    }
    if (lex.kind === 'season') {
      const after = yearAfter(i);
      if (after)
        push(
          i,
          after.to,
          {
            unit: 'season',
            year: after.year,
            part: lex.value,
            day: null,
            edge: edgeBefore(plain, lexes, i),
            written: null,
          },
          groups++,
        );
      continue;
    }
    if (lex.kind === 'year') {
      const next = lexes[i + 1];
      if (
        next &&
        gap(i) === ' ' &&
        (next.kind === 'quarter' || next.kind === 'half' ? next.year === null : isYearFirst(i + 1))
      )
        continue;
      const edge = edgeBefore(plain, lexes, i);
      push(i, i, { unit: 'year', year: lex.value, part: null, day: null, edge, written: null }, groups++);
      continue;
    }
    if (
      lex.kind === 'word' &&
      /^\d+\/\d+$/.test(lex.value) &&
      /\b(?:on|by|until|before|after|from|through|since)\s+$/i.test(plain.slice(Math.max(0, lex.start - 10), lex.start))
    ) {
      const [a, b] = lex.value.split('/').map(Number) as [number, number];
      if (b > 12) push(i, i, dayStamp(null, a, b), groups++);
      else if (a > 12) push(i, i, dayStamp(null, b, a), groups++);
      else push(i, i, { unit: 'numeric', year: null, part: a, day: b, edge: null, written: lex.value }, groups++);
    }
  }
  return weeks(
    plain,
    lexes,
    dates.sort((a, b) => a.start - b.start || a.end - b.end),
  );

  function readMonth(i: number, month: Lex & { kind: 'month' }): void {
    const group = groups++;
    const right = free(i + 1);
    const left = free(i - 1);
    const leftDay = left && LINK.test(gap(i - 1)) && !/,/.test(gap(i - 1)) && isDay(left);
    const rightDay = right && /^[\s.]{1,3}(?:the\s+)?$/.test(gap(i)) && isDay(right) && !followedByUnit(i + 1);
    if (leftDay && !(rightDay && yearAfter(i + 1))) {
      // "12 and 19 May 2027", "21 – 23 April", "the 3rd of April".
      const year = yearAfter(i);
      const days: { lex: number; value: number; closes: boolean }[] = [];
      let k = i - 1;
      addDays(days, k);
      while (
        free(k - 1) &&
        isDay(lexes[k - 1]!) &&
        !isSpent(k - 1) &&
        ((isListGap(gap(k - 1)) && isListed(plain, lexes[k - 1]!, days.at(-1)!.value)) ||
          (RANGE.test(gap(k - 1)) &&
            !isCounted(plain, lexes[k - 1]!) &&
            (!/[a-z]/i.test(gap(k - 1)) || opensRange(k - 1))))
      ) {
        if (RANGE.test(gap(k - 1))) days[days.length - 1]!.closes = true;
        k--;
        addDays(days, k);
      }
      days.reverse();
      for (const day of days) {
        const last = day.lex === i - 1 && day === days.at(-1);
        push(
          day.lex,
          last ? (year?.to ?? i) : day.lex,
          dayStamp(year?.year ?? null, month.value, day.value),
          group,
          day.closes,
        );
      }
      return;
    }
    if (rightDay) {
      // "May 12, 2027", "April 21 and 23, 2025", "April 21-23".
      const days: { lex: number; value: number; closes: boolean }[] = [];
      let k = i + 1;
      addDays(days, k);
      days.reverse();
      let year = yearAfter(k);
      const chain: number[] = [];
      for (
        let n = k;
        !year &&
        free(n + 1) &&
        isDay(lexes[n + 1]!) &&
        !opensDate(n + 1) &&
        (isListGap(gap(n)) || RANGE.test(gap(n))) &&
        !followedByUnit(n + 1);
      ) {
        n++;
        chain.push(n);
        if (yearAfter(n)) break;
      }
      if (
        chain.length > 0 &&
        (/and|or|&/i.test(gap(chain.at(-1)! - 1)) || RANGE.test(gap(chain.at(-1)! - 1)) || yearAfter(chain.at(-1)!))
      ) {
        for (const n of chain) {
          const closes = RANGE.test(gap(n - 1));
          addDays(days, n);
          if (closes) days.at(-1)!.closes = true;
          k = n;
        }
        year = yearAfter(k);
      }
      const front =
        !year && isYearFirst(i) && lexes[i - 1]!.kind === 'year' ? (lexes[i - 1] as Lex & { kind: 'year' }) : null;
      days.forEach((day, n) => {
        const last = n === days.length - 1;
        push(
          n === 0 ? (front ? i - 1 : i) : day.lex,
          last ? (year?.to ?? day.lex) : day.lex,
          dayStamp(year?.year ?? front?.value ?? null, month.value, day.value),
          group,
          day.closes,
        );
      });
      return;
    }
    const year = yearAfter(i);
    const led = !year && left?.kind === 'year' && /^\s$/.test(gap(i - 1));
    const edge = edgeBefore(plain, lexes, i);
    if (!year && !led && !edge && !standsAlone(plain, month)) return;
    if (month.weak && year && plain[month.start]! >= 'a') return;
    if (year && readBracket(year, month.value, group)) return;
    push(
      led ? i - 1 : i,
      year?.to ?? i,
      {
        unit: 'month',
        year: year?.year ?? (led ? left.value : null),
        part: month.value,
        day: null,
        edge,
        written: null,
      },
      group,
    );
  }

  /** "every Tuesday in March 2027 (2, 9 and 16)": the days stand in brackets. */
  function readBracket({ year, to }: { year: number; to: number }, month: number, group: number): boolean {
    const days: number[] = [];
    for (let k = to + 1; free(k)?.kind === 'number' && isDay(lexes[k]!); k++) {
      if (days.length === 0 ? gap(k - 1) !== ' (' : !isListGap(gap(k - 1))) break;
      days.push(k);
    }
    if (
      days.length === 0 ||
      !/^(?:st|nd|rd|th)?\)/.test(plain.slice(lexes[days.at(-1)!]!.end, lexes[days.at(-1)!]!.end + 3))
    )
      return false;
    for (const k of days) push(k, k, dayStamp(year, month, (lexes[k] as Lex & { kind: 'number' }).value), group);
    return true;
  }

  /** "2027 March 5": the month at `i` has its year before it, and no other after its day. */
  function isYearFirst(i: number): boolean {
    const [month, day] = [lexes[i], lexes[i + 1]];
    return (
      month?.kind === 'month' &&
      day?.kind === 'number' &&
      isDay(day) &&
      lexes[i - 1]?.kind === 'year' &&
      !used[i - 1] &&
      gap(i - 1) === ' ' &&
      /^\s(?:the\s)?$/.test(gap(i)) &&
      yearAfter(i + 1) === null
    );
  }

  function addDays(days: { lex: number; value: number; closes: boolean }[], at: number): void {
    const lex = lexes[at]!;
    if (lex.kind === 'days')
      days.push({ lex: at, value: lex.to, closes: true }, { lex: at, value: lex.from, closes: false });
    else if (lex.kind === 'number') days.push({ lex: at, value: lex.value, closes: false });
  }

  /** "from 5 until 29 October", "Mon 5 to Fri 9": a word joins two days only after a preposition or a weekday. */
  function opensRange(i: number): boolean {
    return (
      lexes[i - 1]?.kind === 'weekday' ||
      /(?:^|[(:,;|]\s?|\b(?:from|between|on|the|during|runs?|takes place|lasts?|window)\s)$/i.test(
        plain.slice(Math.max(0, lexes[i]!.start - 14), lexes[i]!.start),
      )
    );
  }

  /** A number before the list that already closes another date: "7 September and 21 October". */
  function isSpent(i: number): boolean {
    const before = lexes[i - 1];
    return before?.kind === 'month' && /^[\s.]{1,3}$/.test(gap(i - 1));
  }

  /** "May 11, 18 June": the number at `i` is the day of the month behind it; in "11 and 18 and June 3" it is not. */
  function opensDate(i: number): boolean {
    return lexes[i + 1]?.kind === 'month' && LINK.test(gap(i)) && !gap(i).includes(',');
  }

  /** "May 12 users", "June 3 p.m.": the number belongs to what follows it. */
  function followedByUnit(i: number): boolean {
    const next = lexes[i + 1];
    if (next?.kind === 'meridiem') return true;
    return /^(?::\d|\s(?:gb|mb|kb|tb|users|requests|days|hours|minutes|percent|%|times|versions?)\b)/i.test(
      plain.slice(lexes[i]!.end, lexes[i]!.end + 12),
    );
  }
}

const isDay = (lex: Lex): boolean =>
  (lex.kind === 'number' && lex.value >= 1 && lex.value <= 31) || lex.kind === 'days';
