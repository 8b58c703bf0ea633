import { hasVerb, SUBORDINATE } from '../../grammar/has-verb.ts';
import type { Sign } from '../signs.ts';
import { asksForStep } from './asked-steps.ts';

/** What a clause is as a whole, and what its sentence is about. */
export const WHOLE: readonly Sign[] = [
  ['old-side', ({ old }) => old.end > old.start],
  ['verbless', ({ clause, tokens }) => !SUBORDINATE.test(clause.lead) && !hasVerb(tokens)],
  ['contrasted', ({ contrasted }) => contrasted],
  ['must-step', ({ tokens }, found) => found.has('cue:must') && asksForStep(tokens)],
  ['counts', ({ tokens }) => tokens.some(({ lower }) => COUNT.test(lower))],
  ['one-word', ({ content }) => content.length <= 1],
  ['two-words', ({ content }) => content.length === 2],
  ['sentence-business', ({ topics }) => topics.business],
  ['sentence-emotion', ({ topics }) => topics.emotion],
  ['sentence-technical', ({ topics }) => topics.technical],
  ['sentence-past', ({ topics }) => topics.past],
];
const COUNT = /^(?:two|three|four|five|six|seven|both|several|few|following)$/;
