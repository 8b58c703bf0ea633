import type { Mood } from '../chain.ts';
import type { Topic } from './arguments.ts';
import type { Days } from './days.ts';
import type { Verb } from './verb.ts';

/** A statement as it is read: its verb, what that tells of, in which mood and of which days. */
export interface Reading {
  readonly verb: Verb;
  readonly topic: Topic;
  readonly mood: Mood;
  readonly days: Days;
}
