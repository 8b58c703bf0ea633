import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Range } from '../../text/span.ts';

/** A thing whose situation the output tells otherwise than the notice, and where. */
export interface Mistold {
  readonly unit: Unit;
  /** Undefined where the output does not tell it at all. */
  readonly range: Range | undefined;
  /** An end that lies ahead is told as over. */
  readonly early: boolean;
  /** Told by words that can mean nothing else: "Status: removed". */
  readonly sure?: boolean;
}

/** Nothing where there is no such thing. */
export const mistold = (unit: Unit | undefined, range: Range | undefined, early = false): Mistold | undefined =>
  unit && { unit, range, early };
