import type { Chain, Mood } from './chain.ts';
import type { Family } from './predicate.ts';

/** What a statement makes of its subject. `neutral`: named as leaving, without a tense that tells when. */
export type Fate = 'warning' | 'scheduled' | 'failing' | 'spared' | 'neutral';

/** What stands round a predicate and decides its time. */
export interface Signs {
  /** "in this release" */
  readonly here: boolean;
  readonly since: boolean;
  readonly already: boolean;
  /** "already" right beside the predicate. */
  readonly firmly: boolean;
  readonly anchored: boolean;
  /** A date of its own, outside brackets. */
  readonly own: boolean;
  readonly conditional: boolean;
}

/** A fate, and whether it is told as accomplished or as to come. */
export interface Told {
  readonly fate: Fate;
  readonly done: boolean;
  readonly ahead: boolean;
}
const NEUTRAL: Told = { fate: 'neutral', done: false, ahead: false };
export const DONE: Told = { fate: 'failing', done: true, ahead: false };
const AHEAD: Told = { fate: 'scheduled', done: false, ahead: true };
export const DATED: Told = { fate: 'scheduled', done: false, ahead: false };
const SPARED: Told = { fate: 'spared', done: false, ahead: false };
const WARNED: Told = { fate: 'warning', done: false, ahead: false };

/** From tense, family and polarity to a fate. */
export function fateOf(family: Family, mood: Mood, chain: Chain, signs: Signs): Told {
  if (family === 'stay') return SPARED;
  const denied = chain.noLonger || chain.negated;
  if (family === 'deprecation') return denied ? SPARED : WARNED;
  if (mood === 'plan-past' || mood === 'infinitive' || signs.conditional) return NEUTRAL;
  if (family === 'work') return fateOfWork(mood, chain, signs);
  if (denied) return family === 'removal' ? SPARED : NEUTRAL;
  if (mood === 'future') return AHEAD;
  if (mood === 'progressive') return family === 'refusal' ? fateOfRefusing(chain, signs) : AHEAD;
  if (mood === 'perfect') return DONE;
  if (mood === 'past') return family === 'refusal' && isBehaviour(chain, signs) ? NEUTRAL : DONE;
  return mood === 'modal' ? NEUTRAL : fateOfNow(family, mood, chain, signs);
}

/** Of what no longer works. */
function fateOfWork(mood: Mood, chain: Chain, signs: Signs): Told {
  // What may or might end is no event.
  if (mood === 'modal' && !chain.able) return NEUTRAL;
  if (mood === 'future' || mood === 'progressive') return AHEAD;
  if (mood === 'past' || (mood === 'perfect' && !chain.negated)) return DONE;
  return signs.since || signs.here || signs.already || !signs.anchored ? DONE : DATED;
}

/** "Is failing since Monday", "are being rejected with 4410": going on. "Are failing as of 7.3": begun or to come. */
function fateOfRefusing({ passive }: Chain, { since, already, firmly, anchored }: Signs): Told {
  if (since || already || firmly || !anchored) return DONE;
  return passive ? AHEAD : DATED;
}

/** "`setSource` threw `SourceError`": how it behaved, where no time says that it began to. */
const isBehaviour = ({ passive }: Chain, { anchored, since, already }: Signs): boolean =>
  !passive && !anchored && !since && !already;

/** Of an end told in the present or without a tense: "support ends", "removed". */
function fateOfNow(family: Family, mood: Mood, chain: Chain, signs: Signs): Told {
  if (signs.since || signs.here) return DONE;
  // "Support ends already on 30 June", "already once the key expires": earlier than the rest, and still to come.
  const sooner = mood === 'present' && family === 'removal' && !chain.passive && (signs.own || signs.anchored);
  if (signs.firmly && !sooner) return DONE;
  if (signs.already && ((!signs.own && !sooner) || family === 'state')) return DONE;
  if (family === 'state' && !signs.anchored) return DONE;
  return signs.anchored && (mood === 'present' || signs.own) ? DATED : NEUTRAL;
}
