import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { ABSENT, absentAt } from './absent.ts';
import type { Form } from './chain.ts';
import { deniedAt } from './denied.ts';
import { type Candidate, candidateAt, NONE, predicate, type Reading } from './predicate/candidate.ts';
import { discouraged, RECOMMEND, WARNS, warns } from './predicate/discouraged.ts';
import { DELETE, end, LOSE } from './predicate/ends.ts';
import { isEndUser, isNounForm } from './predicate/nouns.ts';
import { particleVerb } from './predicate/particle-verbs.ts';
import { comesBack, RAISES, refusal } from './predicate/refusals.ts';
import { state } from './predicate/states.ts';
import { FOLLOW, toldBefore } from './predicate/told-before.ts';
import { ANSWER, DEPRECATE, END, PASS, PHRASAL, REACH, REFUSE, REMOVE, STATE, WORK } from './words.ts';

export type Family =
  | 'removal' // remove, shut down, end
  | 'refusal' // fail, reject, answer 410
  | 'deprecation'
  | 'state' // gone, off
  | 'work' // work, be available: counts only when negated
  | 'stay'; // stay, remain, keep working

export interface Predicate {
  readonly family: Family;
  readonly form: Form;
  /** One past the last token of the predicate itself, particle included. */
  readonly end: number;
  /** May take the thing as its object ("we remove X"). */
  readonly transitive: boolean;
}

const STAY = new Set(['stay', 'remain', 'continue', 'keep'].map(lemma));

/** Every lemma and every form with which a predicate can begin: most words are none of these. */
const STARTS = new Set([
  ...REMOVE,
  ...END,
  ...REFUSE,
  ...ANSWER,
  ...RAISES,
  ...PHRASAL.keys(),
  ...REACH,
  ...PASS,
  ...DEPRECATE,
  ...WORK,
  ...STAY,
  ...WARNS,
  LOSE,
  FOLLOW,
  RECOMMEND,
  DELETE,
]);
const STARTING_FORMS = new Set([
  ...STATE,
  ...ABSENT,
  'legacy',
  'obsolescent',
  'maintenance',
  'next',
  'over',
  'on',
  'out',
]);

/** The mark of a comment in code on what is declared under it. */
export const DOC_TAG = '@deprecated';

/** The lifecycle predicate that begins at `at`, or undefined. */
export function predicateAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const token = tokens[at]!;
  if (token.text === DOC_TAG) return { family: 'deprecation', form: 'ed', end: at + 1, transitive: false };
  // "Us" has the stem of "use".
  if (token.code || token.number || token.url || token.shaped || token.lower === 'us') return undefined;
  if (!STARTS.has(token.lemma) && !STARTING_FORMS.has(token.lower)) return deniedAt(tokens, at, last);
  const reading = read(candidateAt(tokens, at, last));
  return reading === NONE ? undefined : (reading ?? deniedAt(tokens, at, last));
}

/** Asks those who know one kind of predicate each, the more exact first. */
function read(c: Candidate): Reading {
  // "Has no closing day"
  if (c.before === 'no' || isEndUser(c) || comesBack(c)) return NONE;
  return particleVerb(c) ?? absent(c) ?? state(c) ?? toldBefore(c) ?? discouraged(c) ?? verb(c);
}

/** Verbs without a particle, and nothing where such a word is a noun by its ending. */
function verb(c: Candidate): Reading {
  return isNounForm(c) ? NONE : (end(c) ?? warns(c) ?? refusal(c) ?? work(c));
}

const absent = ({ tokens, at, last, lower }: Candidate): Reading =>
  ABSENT.has(lower) ? (absentAt(tokens, at, last) ?? NONE) : undefined;

/** It works, or stays as it is. */
function work(c: Candidate): Reading {
  if (WORK.has(c.verb)) return predicate(c, 'work');
  return STAY.has(c.verb) && c.form !== 'ed' ? predicate(c, 'stay') : undefined;
}
