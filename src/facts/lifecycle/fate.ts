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
  if (family === 'work') {
    // What may or might end is no event.
    if (mood === 'modal' && !chain.able) return NEUTRAL;
    if (mood === 'future' || mood === 'progressive') return AHEAD;
    return mood === 'past' ||
      (mood === 'perfect' && !chain.negated) ||
      signs.since ||
      signs.here ||
      signs.already ||
      !signs.anchored
      ? DONE
      : DATED;
  }
  if (denied) return family === 'removal' ? SPARED : NEUTRAL;
  // "Is failing since Monday", "are being rejected with 4410": going on. "Are failing as of 7.3": begun or to come.
  if (mood === 'progressive' && family === 'refusal') {
    if (signs.since || signs.already || signs.firmly || !signs.anchored) return DONE;
    if (!chain.passive) return DATED;
  }
  if (mood === 'future' || mood === 'progressive') return AHEAD;
  // "`setSource` threw `SourceError`": how it behaved, where no time says that it began to.
  const behaved = family === 'refusal' && mood === 'past' && !chain.passive;
  if (behaved && !signs.anchored && !signs.since && !signs.already) return NEUTRAL;
  if (mood === 'perfect' || mood === 'past') return DONE;
  if (mood === 'modal') return NEUTRAL;
  if (signs.since || signs.here) return DONE;
  // "Support ends already on 30 June": earlier than the rest, and still to come.
  const sooner = mood === 'present' && family === 'removal' && !chain.passive && signs.own;
  if ((signs.firmly && !sooner) || (signs.already && (!signs.own || family === 'state'))) return DONE;
  if (family === 'state' && !signs.anchored) return DONE;
  return signs.anchored && (mood === 'present' || signs.own) ? DATED : NEUTRAL;
}
