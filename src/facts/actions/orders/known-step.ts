import type { Candidate } from './candidate.ts';
import { isAmbiguous, isDoing } from './doing.ts';
import { isIdleStep } from './no-order.ts';
import { opensWithObject } from './objects.ts';
import { isCompoundSubject } from './subjects.ts';

/** Whether a word is a verb of a step in its base form. */
export const isKnownStep = (candidate: Candidate): boolean =>
  (isIdleStep(candidate) || isDoing(candidate.verb)) && !isDerived(candidate.verb.lower);

/** "Updated", "migration", "sender", "exports": what is made of a verb. "Ring" and "bring" are verbs: no vowel stands before. */
const isDerived = (word: string): boolean =>
  /(?:ed|[aeiouy][a-z-]*ing|tion|tions|sion|sions|ment|al|ings)$|(?:quest|own|send|hold|build|review|approv|report|publish|subscrib|develop|load|print|scann|play|mak|work)er$/.test(
    word,
  ) ||
  (word.endsWith('s') && !word.endsWith('ss'));

/** Whether such a verb orders its step, and is neither a noun nor a part of one. */
export const isOrderOfStep = (candidate: Candidate): boolean =>
  !isNoun(candidate) &&
  !isCompoundSubject(candidate.tokens, candidate.at, candidate.last, candidate.plain) &&
  !/^(?:is|are|was|were|has|have|will|of|can|may)$/.test(candidate.next?.lower ?? '');

/** "(test environment: …)": a verb that is a noun as often, before another. */
const isNoun = ({ tokens, first, last, at, verb, next }: Candidate): boolean =>
  first > 0 &&
  next !== undefined &&
  next.content &&
  !next.code &&
  !next.shaped &&
  isAmbiguous(verb) &&
  !/^\p{Lu}|s$/u.test(next.text) &&
  !opensWithObject(tokens, at, last) &&
  // "Use version 3": what opens a clause so is a verb, save in "use case".
  !(verb.lower === 'use' && at === first && next.lower !== 'case');
