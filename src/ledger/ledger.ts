import { type Reading, read } from '../facts/read.ts';

/** The two texts side by side. Each matcher lays one kind of fact of the notice beside those of the output. */
export interface Ledger {
  readonly notice: Reading;
  readonly output: Reading;
}

export function toLedger(notice: string, output: string): Ledger {
  return { notice: readNotice(notice), output: read(output) };
}

/** The notice that was read last: a suite lays many outputs beside one notice, and half of the work is the notice's. */
let last: { readonly text: string; readonly reading: Reading } | undefined;

function readNotice(text: string): Reading {
  if (last?.text === text) return last.reading;
  const reading = read(text);
  last = text.length <= LONGEST ? { text, reading } : undefined;
  return reading;
}
/** Characters of the longest notice that is remembered, so that no large text is kept in memory. */
const LONGEST = 65_536;
