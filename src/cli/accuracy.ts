import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules } from '../../rules/index.ts';
import { check } from '../check.ts';
import { accuracyTable } from '../report/accuracy-table.ts';
import { findingJson, toJson } from '../report/json.ts';
import { labelledPair } from '../report/labelled-pair.ts';
import { toPretty } from '../report/pretty.ts';
import { placesOf } from '../report/proof.ts';
import { printable } from '../report/quote.ts';
import { nearest } from '../suggest.ts';
import { type Accuracy, measureAccuracy } from '../suite/accuracy.ts';
import { type LabelledCase, readLabelled } from '../suite/labelled.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';
import { counterFor } from './progress.ts';
import { Refusal } from './refusal.ts';
import { shippedCases } from './shipped.ts';

export interface AccuracyArgs {
  readonly files?: readonly string[] | undefined;
  readonly format?: 'pretty' | 'json';
  /** How many mistakes to print. */
  readonly mistakes?: number | undefined;
  /** Id of the one pair to show. */
  readonly pair?: string | undefined;
  readonly color?: boolean | undefined;
}

interface PairFile {
  readonly path: string;
  /** As messages name it. */
  readonly name: string;
}

/** `dnlint accuracy [FILE…]`: scores the checker on labelled pairs, the shipped ones unless told, or shows one of them. */
export async function runAccuracy(args: AccuracyArgs, io: Io): Promise<number> {
  const given = args.files ?? [];
  const files: readonly PairFile[] =
    given.length > 0
      ? given.map((path) => ({ path, name: printable(path) }))
      : shippedCases().map((url) => ({ path: fileURLToPath(url), name: basename(url.pathname) }));
  const most = args.mistakes ?? 10;
  if (!Number.isInteger(most) || most < 0) throw new Refusal('--mistakes takes a whole number from 0 on.');
  for (const { path, name } of files) {
    if (!existsSync(path)) throw new Refusal(`${name} does not exist; check the path.`);
    if (statSync(path).isDirectory()) throw new Refusal(`${name} is a directory; give the JSON Lines file in it.`);
  }
  if (args.pair !== undefined) {
    await showPair(args.pair, files, args, io);
    return 0;
  }
  const progress = counterFor(io, 'pairs');
  const accuracy = await measureAccuracy(all(files, progress.count)).finally(progress.end);
  if (accuracy.cases === 0)
    throw new Refusal(`${files.map(({ name }) => name).join(', ')} holds no labelled pair; write one object per line.`);
  if (args.format === 'json') io.out(`${JSON.stringify(inJson(accuracy), null, 2)}\n`);
  else {
    const titles = rules.map(({ title }) => title);
    const command = ['dnlint accuracy', ...given.map(printable), '--pair'].join(' ');
    io.out(accuracyTable(accuracy, { titles, most, showPair: command, paint: await paintFor(args.color, io) }));
  }
  return 0;
}

async function showPair(
  asked: string,
  files: readonly PairFile[],
  { format, color }: AccuracyArgs,
  io: Io,
): Promise<void> {
  const ids: string[] = [];
  for await (const pair of all(files, () => {})) {
    const { id, notice, output } = pair;
    ids.push(id);
    if (id !== asked) continue;
    const report = check(notice, output);
    const paint = await paintFor(color, io);
    if (format === 'json') io.out(toJson(report, { notice, output }));
    else io.out(`${labelledPair(pair, paint)}\n${toPretty(report, { notice, output, width: widthOf(io), paint })}`);
    return;
  }
  const meant = nearest(asked, ids);
  const mend = meant === undefined ? 'check the id and the files.' : `did you mean "${printable(meant)}"?`;
  throw new Refusal(`No pair has the id "${printable(asked)}"; ${mend}`);
}

/** The pairs of all files; `onCase` hears of each. Refuses one that comes twice, which would count twice. */
async function* all(files: readonly PairFile[], onCase: () => void): AsyncGenerator<LabelledCase> {
  const ids = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const { path, name } of files)
    for await (const pair of readLabelled(path, name)) {
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
