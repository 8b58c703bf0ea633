import type { Candidate } from './candidate.ts';

/** So far behind its verb the object of a courtesy stands. */
const NEAR = 6;
const KINDNESS =
  /^(?:thanks|thank|apolog(?:y|ies)|regrets?|gratitude|appreciation|condolences|sympathy|wishes|greetings|congratulations|respects|compliments)$/;
const PARTING = /^(?:goodbye|good-bye|bye|farewell|adieu|hello|hi|cheers|thanks)$/;

/**
 * "Please accept my warmest thanks", "do come and say goodbye": what a letter bids out of courtesy, which is no step.
 */
export function isCourtesy({ tokens, last, at, verb, next }: Candidate): boolean {
  if (!COURTEOUS.test(verb.lower)) return false;
  const behind = tokens.slice(at + 1, Math.min(last, at + NEAR));
  if (/^(?:raise|drink)$/.test(verb.lower)) return behind.some(({ lower }) => /^(?:glass|toast|cup|pint)$/.test(lower));
  if (/^(?:come|drop)$/.test(verb.lower))
    return (
      /^(?:and|along|by|in|over|round|to)$/.test(next?.lower ?? '') &&
      behind.some(({ lower }, k) => /^(?:and|to)$/.test(lower) && MEETING.test(behind[k + 1]?.lower ?? ''))
    );
  const own = /^(?:accept|allow|permit|receive)$/.test(verb.lower);
  return behind.some(({ lower }) => KINDNESS.test(lower) || (!own && PARTING.test(lower)));
}
const COURTEOUS = /^(?:accept|allow|permit|receive|pass|give|send|say|bid|wave|come|drop|raise|drink)$/;
/** "Come along and raise a glass" */
const MEETING = /^(?:say|celebrate|join|raise|share|enjoy|wave|bid|toast|chat|meet)$/;
