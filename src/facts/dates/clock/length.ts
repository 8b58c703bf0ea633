import { Prefiltered } from '../../../text/prefilter.ts';
import type { RawTime } from './dial.ts';

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
export function readLength(plain: string, time: RawTime): void {
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
