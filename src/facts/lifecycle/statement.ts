import type { Range } from '../../text/span.ts';
import type { DateFact } from '../dates.ts';
import type { Mood } from './chain.ts';
import type { Fate } from './fate.ts';
import type { Family } from './predicate.ts';

/** One statement about the life of something. Numbers index `doc.tokens`, `range` is into `doc.plain`. */
export interface LifeStatement {
  readonly range: Range;
  readonly sentence: number;
  readonly clause: number;
  readonly family: Family;
  readonly fate: Fate;
  /** Told as accomplished: "has been shut down", "is gone", "now fails". */
  readonly done: boolean;
  /** Told as to come: "will be", "is going to". */
  readonly ahead: boolean;
  /** Present tense, its time told by a date or by an event. */
  readonly anchored: boolean;
  /** "As of 1 May builds are no longer possible": the tense leaves open whether that is over. */
  readonly soft: boolean;
  /** Told as a state of now, but for a date that follows. */
  readonly lent: boolean;
  /** May happen, or only under a condition. */
  readonly hedged: boolean;
  /** Only making, adding, signing up ends. */
  readonly partial: boolean;
  /** About somebody else's thing or about data round the thing, or told on the way: "for which …". */
  readonly aside: boolean;
  /** Stands in a reason or a condition, or restricts a noun. */
  readonly dependent: boolean;
  readonly mood: Mood;
  readonly negated: boolean;
  /** First token of the auxiliaries, the predicate, one past the predicate. */
  readonly chain: number;
  readonly at: number;
  readonly end: number;
  /** True where the verb has an object of its own ("we remove X", "no longer carries X"). */
  readonly verbObject: boolean;
  /** What it is about. */
  readonly subject: readonly number[];
  /** The subject is a pronoun or nothing: an earlier one goes on. */
  readonly elliptic: boolean;
  readonly dates: readonly DateFact[];
  /** Dates that only say who is concerned. */
  readonly conditions: readonly DateFact[];
}
