import { relative, resolve, sep } from 'node:path';
import { gateFormats } from '../report/gate/index.ts';
import { plainPaint } from '../report/paint.ts';
import { toPretty } from '../report/pretty.ts';
import type { TextPlace } from '../suite/gate-result.ts';
import { onePair } from '../suite/one-pair.ts';
import { fromRepository } from '../suite/repository.ts';
import { type CheckArgs, checkTexts } from './check.ts';
import type { Io } from './io.ts';
import type { CheckFormat } from './options.ts';

/** Columns of the report in the log of a job. */
const LOG = 100;

/** `dnlint check` in a format of the gate, as the gate writes it. Exit code 0 where all rules hold, 1 where one fails. */
export async function runCheckReport(
  args: Omit<CheckArgs, 'format'> & { readonly format: Exclude<CheckFormat, 'pretty' | 'json'> },
  io: Io,
): Promise<number> {
  const { report, notice, output } = await checkTexts(args, io);
  const root = fromRepository(io.env);
  // What comes from a pipe stands in no file.
  const outputPlace = args.output === '-' ? undefined : placeOf(args.output);
  const result = await onePair({ notice, output, noticePlace: placeOf(args.notice), outputPlace, report }, root);
  const pair = toPretty(report, { notice, output, width: LOG, paint: plainPaint, quiet: args.quiet ?? false });
  const write = await gateFormats[args.format].load();
  for (const text of write(result, { width: LOG, paint: plainPaint, root, pair })) io.out(text);
  return report.pass ? 0 : 1;
}

/** A file as it is called from here, so that an absolute path is one within the repository, too. */
const placeOf = (operand: string): TextPlace => ({
  file: operand === '-' ? operand : relative('', resolve(operand)).split(sep).join('/'),
});
