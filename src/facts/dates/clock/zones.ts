import { isFlat } from '../gaps.ts';
import type { LexOf } from '../lex/lexeme.ts';
import { type Dial, gapSinceLast, type RawTime } from './dial.ts';

/** A zone behind a time is the time's, whether one or the second of two; any other stands alone for now. */
export function readZone({ plain, times, zones }: Dial, { start, end, name, resolved, sure }: LexOf<'zone'>): void {
  const last = times.at(-1);
  const gap = gapSinceLast(plain, times, start);
  if (last?.zone === null && /^[\s(,[/]{0,3}$/.test(gap)) {
    last.zone = { text: name, resolved };
    last.end = end;
  } else if (last?.zone && last.end <= start && /^\s?[(/]\s?$/.test(gap)) {
    // "PT (America/Los_Angeles)": said twice.
    last.end = end;
  } else if (sure) zones.push({ start, end, text: name, resolved });
}

/**
 * A zone that is given once for several times of a list holds for each: the one after them for all before it, the one in
 * front only as far as nothing but a comma or "and" follows.
 */
export function shareZones(plain: string, times: RawTime[]): void {
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
