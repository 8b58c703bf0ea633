import { entriesOf } from '../ledger/entries.ts';
import { toLedger } from '../ledger/ledger.ts';
import { type Facts, readFacts } from '../read-facts.ts';
import { factsTable } from '../report/facts-table.ts';
import { ledgerTable } from '../report/ledger-table.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';
import { readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

export interface FactsArgs {
  readonly file: string;
  readonly output?: string | undefined;
  readonly format?: 'pretty' | 'json';
  readonly color?: boolean | undefined;
}

/** `dnlint facts`: what one text says, or the ledger of two: what the second keeps, changes, loses and adds. */
export async function runFacts(args: FactsArgs, io: Io): Promise<number> {
  const files = args.output === undefined ? [args.file] : [args.file, args.output];
  if (files.every((file) => file === '-') && files.length > 1) {
    throw new Refusal('Only one of the two texts can come from standard input; give the other as a file.');
  }
  const read: { file: string; text: string; facts: Facts }[] = [];
  for (const file of files) {
    const text = await readText(file, io);
    read.push({ file, text, facts: readFacts(text) });
  }
  const [first, second] = read;
  const paint = await paintFor(args.color, io);
  const look = { width: widthOf(io), paint };
  if (second === undefined) {
    io.out(
      args.format === 'json'
        ? `${JSON.stringify(first!.facts, null, 2)}\n`
        : factsTable(first!.facts, first!.text, look),
    );
    return 0;
  }
  const ledger = entriesOf(toLedger(first!.text, second.text));
  if (args.format === 'json')
    io.out(`${JSON.stringify({ notice: first!.facts, output: second.facts, ledger }, null, 2)}\n`);
  else io.out(ledgerTable(ledger, { notice: first!.text, output: second.text }, look));
  return 0;
}
