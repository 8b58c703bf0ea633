import type { Range } from '../../text/span.ts';

/** Time that the output tells and that the notice has nothing of. */
export interface InventedTime {
  readonly fault: 'none';
  readonly output: Range;
}

/** Time of the notice that the output tells for longer, or of more people, with the place that grants it. */
export interface StretchedTime {
  readonly fault: 'longer' | 'wider';
  readonly output: Range;
  readonly notice: Range;
}

/** Time that the output grants and the notice does not. */
export type ExcessTime = InventedTime | StretchedTime;
