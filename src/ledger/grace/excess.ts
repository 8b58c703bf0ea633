import type { Range } from '../../text/span.ts';

/** Time that the output tells and that the notice has nothing of. */
export interface InventedTime {
  readonly fault: 'none';
  readonly output: Range;
  /** Beyond doubt by what it says of the end. */
  readonly sure?: boolean;
}

/** Time of the notice that the output tells for longer, or of more people, with the place that grants it. */
export interface StretchedTime {
  readonly fault: 'longer' | 'wider';
  readonly output: Range;
  readonly notice: Range;
  readonly sure?: boolean;
}

/** Time that the output grants and the notice does not. */
export type ExcessTime = InventedTime | StretchedTime;
