import type { Token } from '../../text/tokens.ts';

/* How long each of something lasts, and states that pass: no end of the kind. */

/** "For about ten minutes", "during the upgrade", "while it restarts": a state that passes. */
export function passes(tokens: readonly Token[], from: number, last: number): boolean {
  const opens = tokens[from]?.lower ?? '';
  if (from >= last) return false;
  if (/^(?:during|while|meanwhile|temporarily|briefly)$/.test(opens)) return true;
  if (opens !== 'for') return false;
  for (let k = from + 1; k < last && k < from + 6; k++) if (SPAN.test(tokens[k]!.lower)) return true;
  return false;
}
const SPAN = /^(?:seconds?|minutes?|mins?|hours?|moment|while|night|weekend)$/;

/** "Lapses after 8 minutes", "runs out within 30 days": the life of each, and no end of the kind. */
export function lastsFor(tokens: readonly Token[], at: number, end: number, last: number): boolean {
  // "Cuts off idle streams after 60 seconds": a limit, and no end.
  for (let k = end; k + 2 < last && k < end + LIMITED; k++)
    if (
      /^(?:after|following)$/.test(tokens[k]!.lower) &&
      tokens[k + 1]!.number &&
      /^(?:second|minute|hour)s?$/.test(tokens[k + 2]!.lower)
    )
      return true;
  if (!/^(?:lapse|expire|run|time)/.test(tokens[at]!.lower) || !/^(?:after|within)$/.test(tokens[end]?.lower ?? ''))
    return false;
  for (let k = end + 1; k < last && k < end + 4; k++)
    if (/^(?:second|minute|hour|day|week|month|year)s?$/.test(tokens[k]!.lower)) return true;
  return false;
}
/** So many words stand before the time at most. */
const LIMITED = 6;
