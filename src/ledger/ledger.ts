import { type Reading, read } from '../facts/read.ts';

/** The two texts side by side. Each matcher lays one kind of fact of the notice beside those of the output. */
export interface Ledger {
  readonly notice: Reading;
  readonly output: Reading;
}

export function toLedger(notice: string, output: string): Ledger {
  return { notice: read(notice), output: read(output) };
}
