import { type Facts, readFacts } from '../read-facts.ts';
import { factsTable } from '../report/facts-table.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';
import { nameOf, readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

export interface FactsArgs {
  readonly file: string;
  readonly output?: string | undefined;
  readonly format?: 'pretty' | 'json';
  readonly color?: boolean | undefined;
}

/** `dnlint facts`: what one text says, or what each of two says. */
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
  if (args.format === 'json') {
    const [notice, output] = read;
    io.out(`${JSON.stringify(output ? { notice: notice!.facts, output: output.facts } : notice!.facts, null, 2)}\n`);
    return 0;
  }
  const paint = await paintFor(args.color, io);
  const tables = read.map(({ file, text, facts }) => {
    const table = factsTable(facts, text, { width: widthOf(io), paint });
    return read.length === 1 ? table : `${paint.bold(`== ${nameOf(file)}`)}\n\n${table}`;
  });
  io.out(tables.join('\n'));
  return 0;
}
