import { type Dial, gapSinceLast, isBetween, type LooseZone, type RawTime } from './clock/dial.ts';
import { minutesAt } from './clock/hours.ts';
import { readLength } from './clock/length.ts';
import { readZone, shareZones } from './clock/zones.ts';
import { gapAfter } from './gaps.ts';
import { type Lex, type LexOf, type Meridiem, to24 } from './lex/lexeme.ts';

/** Reads the times of one sentence. `taken` marks the lexemes that dates have used. */
export function readClock(
  plain: string,
  lexes: readonly Lex[],
  taken: (index: number) => boolean,
): { times: RawTime[]; zones: LooseZone[] } {
  const dial: Dial = { plain, lexes, taken, times: [], zones: [] };
  for (let i = 0; i < lexes.length; i++) {
    const lex = lexes[i]!;
    if (lex.kind === 'zone') readZone(dial, lex);
    else if (lex.kind === 'days') readHours(dial, i, lex);
    else readTime(dial, i, lex);
  }
  const { times, zones } = dial;
  for (const time of times) if (time.until === null) readLength(plain, time);
  shareZones(plain, times);
  return { times, zones };
}

/** "9-11 pm", "9-11 UTC": what looks like two days is a window. */
function readHours({ lexes, taken, times }: Dial, i: number, { start, from, to }: LexOf<'days'>): void {
  const next = lexes[i + 1];
  if (taken(i) || !(next?.kind === 'meridiem' || (next?.kind === 'zone' && next.sure))) return;
  const meridiem = next.kind === 'meridiem' ? next.value : null;
  times.push({
    start,
    end: next.end,
    minutes: to24(from, meridiem) * 60,
    until: to24(to, meridiem) * 60,
    length: null,
    zone: null,
    meridiem,
  });
}

/** A time of day, alone or as the second end of a window. */
function readTime(dial: Dial, i: number, lex: Lex): void {
  const said = minutesAt(dial, i);
  if (said === null) return;
  const half = lex.kind === 'clock' && lex.meridiem !== null ? null : halfBehind(dial, i);
  const meridiem = half ? half.value : lex.kind === 'clock' ? lex.meridiem : null;
  const end = half ? half.end : lex.end;
  const minutes = inHalf(said, meridiem);
  if (endsWindow(dial, lex.start)) {
    const last = dial.times.at(-1)!;
    // "9:00–11:00 AM": the half of the day is said once.
    const once = last.meridiem === null && meridiem !== null && last.minutes < 720;
    const first = once ? halved(last.minutes, minutes, meridiem) : last.minutes;
    dial.times[dial.times.length - 1] = { ...last, minutes: first, until: minutes, end };
    return;
  }
  const lead = zoneBefore(dial, i);
  if (lead) dial.zones.pop();
  dial.times.push({
    start: lead ? lead.start : lex.start,
    end,
    minutes,
    until: null,
    length: null,
    zone: lead ? { text: lead.text, resolved: lead.resolved } : null,
    meridiem,
  });
}

/** "am" or "pm" right behind the lexeme `i`. */
function halfBehind(dial: Dial, i: number): LexOf<'meridiem'> | null {
  const next = dial.lexes[i + 1];
  return next?.kind === 'meridiem' && /^\s?$/.test(gapAfter(dial, i)) ? next : null;
}

/** True where a time at `start` is the second end of the last one's window: "9:00–11:00", "between 9 and 11:00". */
function endsWindow({ plain, times }: Dial, start: number): boolean {
  const last = times.at(-1);
  const gap = gapSinceLast(plain, times, start);
  if (last?.until !== null || !isBetween(gap)) return false;
  return !/and/i.test(gap) || /\bbetween\s$/i.test(plain.slice(Math.max(0, last.start - 9), last.start));
}

/** "UTC 14:00": the zone right before the lexeme `i`. */
function zoneBefore({ plain, lexes, zones }: Dial, i: number): LooseZone | null {
  const lead = zones.at(-1);
  return lead !== undefined && lexes[i - 1]?.kind === 'zone' && plain.slice(lead.end, lexes[i]!.start) === ' '
    ? lead
    : null;
}

const inHalf = (minutes: number, meridiem: Meridiem | null): number =>
  to24(Math.floor(minutes / 60), meridiem) * 60 + (minutes % 60);

/** "9–11 AM" is 9 to 11 in the morning, "10–2 PM" crosses noon, "3–7 pm" is all afternoon. */
function halved(start: number, end: number, meridiem: Meridiem): number {
  const same = inHalf(start, meridiem);
  return same < end ? same : start;
}
