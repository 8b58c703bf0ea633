import { Prefiltered } from '../../text/prefilter.ts';
import { isFlat } from './gaps.ts';
import type { Lex } from './lex.ts';
import { to24 } from './lex-number.ts';

/** A time of day or a window between two, in one sentence. Minutes since midnight of the day it is said of. */
export interface RawTime {
  readonly start: number;
  end: number;
  readonly minutes: number;
  /** The end of a window. */
  until: number | null;
  /** "for 12 hours": the window's length, in minutes. */
  length: number | null;
  zone: { text: string; resolved: string } | null;
}

/** A zone that stands beside no time of its own: "all times UTC". */
export interface LooseZone {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly resolved: string;
}

/** "From 9 to 11:00": a bare number before a word is an hour only where a window is led in or a list of times goes on; "TIDE 2 until 24:00" is a name. */
const OPENS_WINDOW = /(?:\b(?:from|between|at|around|about)|[,;:(]|\d(?:,|\sand))\s?$/i;
const BETWEEN = /^\s*(?:-|–|—|~|to|until|till|through|and)\s*$/i;

/** Reads the times of one sentence. `taken` marks the lexemes that dates have used. */
export function readClock(
  plain: string,
  lexes: readonly Lex[],
  taken: (index: number) => boolean,
): { times: RawTime[]; zones: LooseZone[] } {
  const times: RawTime[] = [];
  const zones: LooseZone[] = [];
  const meridiems: ('am' | 'pm' | null)[] = [];
  let closed = false;
  for (let i = 0; i < lexes.length; i++) {
    const lex = lexes[i]!;
    const next = lexes[i + 1];
    const gapAfter = next ? plain.slice(lex.end, next.start) : '\n';
    let minutes: number | null = null;
    let meridiem: 'am' | 'pm' | null = null;
    let end = lex.end;
    let weak = false;
    if (lex.kind === 'clock') {
      minutes = lex.minutes;
      meridiem = lex.meridiem;
    } else if (lex.kind === 'number' && !lex.ordinal && lex.value <= 24 && !taken(i)) {
      const zoned = next?.kind === 'zone' && next.sure && /^\s?\(?$/.test(gapAfter);
      const halfDay = next?.kind === 'meridiem';
      const opensWindow =
        next !== undefined &&
        BETWEEN.test(gapAfter) &&
        (next.kind === 'clock' || next.kind === 'number') &&
        !taken(i + 1) &&
        closesWindow(i + 1) &&
        (/[-–—~]/.test(gapAfter) || OPENS_WINDOW.test(plain.slice(Math.max(0, lex.start - 14), lex.start)));
      if (zoned || halfDay || opensWindow) minutes = lex.value * 60;
      weak = opensWindow && !zoned && !halfDay;
    } else if (
      lex.kind === 'days' &&
      !taken(i) &&
      (next?.kind === 'meridiem' || (next?.kind === 'zone' && next.sure))
    ) {
      const pm = next.kind === 'meridiem' ? next.value : null;
      const hour = next.kind === 'meridiem' && lex.from > lex.to ? lex.from : to24(lex.from, pm);
      times.push({
        start: lex.start,
        end: next.end,
        minutes: hour * 60,
        until: to24(lex.to, pm) * 60,
        length: null,
        zone: null,
      });
      meridiems.push(pm);
      continue;
    } else if (lex.kind === 'word') {
      if (lex.value === 'noon' || lex.value === 'midday') minutes = 720;
      else if (lex.value === 'midnight') minutes = 0;
      else if (lex.value === 'eod' || lex.value === 'cob') minutes = 1440;
      else if (/^\d{4}$/.test(lex.value) && isTime(i))
        minutes = Number(lex.value.slice(0, 2)) * 60 + Number(lex.value.slice(2));
    } else if (lex.kind === 'zone') {
      const last = times.at(-1);
      const gap = last ? plain.slice(last.end, lex.start) : '\n';
      if (last && last.zone === null && /^[\s(,[/]{0,3}$/.test(gap)) {
        last.zone = { text: lex.name, resolved: lex.resolved };
        last.end = lex.end;
        // A zone after the second of two times holds for both.
        closed = true;
      } else if (last?.zone && last.end <= lex.start && /^\s?[(/]\s?$/.test(gap)) {
        // "PT (America/Los_Angeles)": said twice.
        last.end = lex.end;
      } else if (lex.sure) zones.push({ start: lex.start, end: lex.end, text: lex.name, resolved: lex.resolved });
      continue;
    }
    if (minutes === null) continue;
    if (next?.kind === 'meridiem' && /^\s?$/.test(gapAfter) && meridiem === null) {
      meridiem = next.value;
      end = next.end;
    }
    const value = to24(Math.floor(minutes / 60), meridiem) * 60 + (minutes % 60);
    const last = times.at(-1);
    const gap = last ? plain.slice(last.end, lex.start) : '\n';
    if (
      last &&
      last.until === null &&
      BETWEEN.test(gap) &&
      !(
        closed &&
        /and/i.test(gap) &&
        !/\bbetween\b[^.]{0,24}$/i.test(plain.slice(Math.max(0, last.start - 12), last.start))
      ) &&
      (!/and/i.test(gap) || /\bbetween\s$/i.test(plain.slice(Math.max(0, last.start - 9), last.start)))
    ) {
      // "9:00–11:00 AM": the half of the day is said once.
      const first = meridiems.at(-1);
      const start =
        first === null && meridiem !== null && last.minutes < 720
          ? halved(last.minutes, value, meridiem)
          : last.minutes;
      times[times.length - 1] = { ...last, minutes: start, until: value, end };
      closed = false;
      continue;
    }
    if (weak && !closesWindow(i + 1)) continue;
    const lead = zones.at(-1);
    const led = lead !== undefined && lexes[i - 1]?.kind === 'zone' && plain.slice(lead.end, lex.start) === ' ';
    if (led) zones.pop();
    times.push({
      start: led ? lead.start : lex.start,
      end,
      minutes: value,
      until: null,
      length: null,
      zone: led ? { text: lead.text, resolved: lead.resolved } : null,
    });
    meridiems.push(meridiem);
    closed = false;
  }
  for (const time of times) if (time.until === null) readLength(plain, time);
  shareZones(plain, times);
  return { times, zones };

  /** "18.00" and "1800" are times before a zone, at either end of a window, and after "at". */
  function isTime(i: number): boolean {
    const lex = lexes[i]!;
    const next = lexes[i + 1];
    const gap = next ? plain.slice(lex.end, next.start) : '\n';
    if ((next?.kind === 'zone' || next?.kind === 'meridiem') && /^[\s(]{0,2}$/.test(gap)) return true;
    const last = times.at(-1);
    if (last && last.until === null && BETWEEN.test(plain.slice(last.end, lex.start))) return true;
    if (next && BETWEEN.test(gap) && (next.kind === 'clock' || (next.kind === 'word' && /^\d{4}$/.test(next.value))))
      return next.kind === 'clock' || plain.slice(lex.start, next.end).includes('.') || isTime(i + 1);
    if (!/^\d\d\.\d\d$/.test(plain.slice(lex.start, lex.end))) return false;
    const before = lexes[i - 1];
    const dated =
      before?.kind === 'year' || before?.kind === 'date' || before?.kind === 'month' || before?.kind === 'number';
    return (
      /\b(?:at|from)\s$/i.test(plain.slice(Math.max(0, lex.start - 5), lex.start)) ||
      (dated && taken(i - 1) && /^,?\s$/.test(plain.slice(before.end, lex.start)))
    );
  }

  function closesWindow(i: number): boolean {
    const lex = lexes[i]!;
    if (lex.kind === 'clock') return true;
    const next = lexes[i + 1];
    return (
      (next?.kind === 'meridiem' || (next?.kind === 'zone' && next.sure)) &&
      /^\s?\(?$/.test(plain.slice(lex.end, next.start))
    );
  }
}

/** "9–11 AM" is 9 to 11 in the morning, "10–2 PM" crosses noon, "3–7 pm" is all afternoon. */
function halved(start: number, end: number, meridiem: 'am' | 'pm'): number {
  const same = to24(Math.floor(start / 60), meridiem) * 60 + (start % 60);
  return same < end ? same : start;
}

const LENGTH_BEFORE = new Prefiltered(
  /((?:\d{1,3}|[a-z-]+)[\s-][a-z]+),?\s(?:(?:window|period|long|outage)\s)?(?:starting|beginning|from|as of|commencing)\s(?:at\s|from\s|on\s)?$/i,
);
const LENGTH_AFTER = new Prefiltered(
  /^(?:\s\(?[A-Z]{2,4}\)?)?,?\s\(?(?:for|lasting|during)\s((?:\d{1,3}|[a-z-]+)[\s-]?[a-z]+)|^(?:,\s|\s\(|,?\s[–—-]\s)((?:\d{1,3}|[a-z-]+)[\s-]?(?:hours?|hrs?|h|minutes?|mins?))(?:\seach)?(?=[).,;]|\s*$|\sand\b)/i,
);
const LENGTH =
  /\b(\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|twenty-four)[\s-]?(hours?|hrs?|h|minutes?|mins?)\b/i;
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  'twenty-four': 24,
};

const FROM_NEXT = /^\s(?:from|starting|beginning|as of)\s/;

/** "for 12 hours starting at 14:00", "24 hours starting at 00:00", "14:00 UTC for two hours", "14:00 UTC, 2 h". */
function readLength(plain: string, time: RawTime): void {
  const before = plain.slice(Math.max(0, time.start - 44), time.start);
  const lead = LENGTH_BEFORE.exec(before);
  const after = LENGTH_AFTER.exec(plain.slice(time.end, time.end + 40));
  // "…, for four hours from 15 June" is the length of the next window.
  const next = after && FROM_NEXT.test(plain.slice(time.end + after[0].length, time.end + after[0].length + 12));
  const length = lead?.[1] ?? (next ? undefined : (after?.[1] ?? after?.[2]));
  const said = length === undefined ? null : LENGTH.exec(length);
  if (!said) return;
  const count = WORDS[said[1]!.toLowerCase()] ?? Number(said[1]);
  time.length = /^m/i.test(said[2]!) ? count : count * 60;
}

/**
 * A zone that is given once for several times of a list holds for each: the one after them for all before it, the one in
 * front only as far as nothing but a comma or "and" follows.
 */
function shareZones(plain: string, times: RawTime[]): void {
  for (let i = times.length - 2; i >= 0; i--) {
    const [time, next] = [times[i]!, times[i + 1]!];
    if (time.zone === null && next.zone && isFlat(plain.slice(time.end, next.start))) time.zone = next.zone;
  }
  for (let i = 1; i < times.length; i++) {
    const [before, time] = [times[i - 1]!, times[i]!];
    if (
      time.zone === null &&
      before.zone &&
      isFlat(plain.slice(before.end, time.start)) &&
      time.start - before.end < 48
    )
      time.zone = before.zone;
  }
}
