import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';

/** A claim that two things are the same, or that a move takes nothing more. */
export interface EquivalenceFact extends Fact {
  /** `total`: "drop-in", "identical". `partial`: the sameness of something named ("the same parameters"). */
  readonly scope: 'total' | 'partial';
}

export function readEquivalences(_doc: Document): EquivalenceFact[] {
  return [];
}
