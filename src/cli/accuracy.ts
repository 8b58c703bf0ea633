import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from '../../rules/index.ts';
import { accuracyTable } from '../report/accuracy-table.ts';
import { findingJson } from '../report/json.ts';
import { placesOf } from '../report/proof.ts';
import { printable } from '../report/quote.ts';
import { type Accuracy, measureAccuracy } from '../suite/accuracy.ts';
import { type LabelledCase, readLabelled } from '../suite/labelled.ts';
import { paintFor } from './colour.ts';
import type { Io } from './io.ts';
import { counterFor } from './progress.ts';
import { Refusal } from './refusal.ts';
import { shippedCases } from './shipped.ts';

export interface AccuracyArgs {
  readonly files?: readonly string[] | undefined;
  readonly format?: 'pretty' | 'json';
  /** How many mistakes to print. */
  readonly mistakes?: number | undefined;
  readonly color?: boolean | undefined;
}

/** `dnlint accuracy [FILE…]`: scores the checker on labelled pairs, the shipped ones unless told. */
export async function runAccuracy(args: AccuracyArgs, io: Io): Promise<number> {
  const files = args.files && args.files.length > 0 ? args.files : shippedCases().map((url) => fileURLToPath(url));
  const most = args.mistakes ?? 10;
  if (!Number.isInteger(most) || most < 0) throw new Refusal('--mistakes takes a whole number from 0 on.');
  for (const file of files) {
    if (!existsSync(file)) throw new Refusal(`${printable(file)} does not exist; check the path.`);
    if (statSync(file).isDirectory())
      throw new Refusal(`${printable(file)} is a directory; give the JSON Lines file in it.`);
  }
  const progress = counterFor(io, 'pairs');
  const accuracy = await measureAccuracy(all(files, progress.count)).finally(progress.end);
  if (accuracy.cases === 0)
    throw new Refusal(`${files.map(printable).join(', ')} holds no labelled pair; write one object per line.`);
  if (args.format === 'json') io.out(`${JSON.stringify(inJson(accuracy), null, 2)}\n`);
  else
    io.out(
      accuracyTable(accuracy, { titles: rules.map(({ title }) => title), most, paint: await paintFor(args.color, io) }),
    );
  return 0;
}

/** The pairs of all files; `onCase` hears of each. Refuses one that comes twice, which would count twice. */
async function* all(files: readonly string[], onCase: () => void): AsyncGenerator<LabelledCase> {
  const ids = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const file of files)
    for await (const pair of readLabelled(file)) {
      const { id, place, notice, output } = pair;
      const digest = createHash('sha256')
        .update(JSON.stringify([notice, output]))
        .digest('base64');
      const same = texts.get(digest);
      if (same !== undefined) throw new Refusal(`${place} has the texts of ${same} once more; take one out.`);
      const named = ids.get(id);
      if (named !== undefined)
        throw new Refusal(
          `${place} has the id "${printable(id)}", and so has ${named}; give each pair one of its own.`,
        );
      texts.set(digest, place);
      ids.set(id, place);
      onCase();
      yield pair;
    }
}

/** Findings as the other JSON reports have them; the texts stand in the files. */
const inJson = ({ mistakes, ...rest }: Accuracy): object => ({
  ...rest,
  mistakes: mistakes.map(({ notice, output, findings, ...mistake }) => {
    const places = placesOf(notice, output);
    return { ...mistake, findings: findings.map((finding) => findingJson(finding, places)) };
  }),
});
