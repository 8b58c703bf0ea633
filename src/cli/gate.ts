import { existsSync } from 'node:fs';
import { changeText } from '../report/gate/change.ts';
import { sumLines } from '../report/gate/sum.ts';
import { plainPaint } from '../report/paint.ts';
import { printable } from '../report/quote.ts';
import type { GateFlags } from '../suite/config/flags.ts';
import { type LoadedConfig, loadConfig } from '../suite/config/load.ts';
import { type GateSettings, settingsOf, toConfig } from '../suite/config/settings.ts';
import { type GateRun, runGate } from '../suite/gate.ts';
import type { GateResult } from '../suite/gate-result.ts';
import { parseReportRequest, type ReportRequest } from '../suite/report-request.ts';
import type { Baseline } from '../suite/verdict/baseline.ts';
import { readBaseline, writeBaseline } from '../suite/verdict/baseline-file.ts';
import { prepareReports, writeReports } from '../suite/write-reports.ts';
import { Interrupted, interruptible } from './interrupt.ts';
import { type Io, widthOf } from './io.ts';
import { progressFor } from './progress.ts';
import { Refusal } from './refusal.ts';

export type GateArgs = GateFlags;

/** `dnlint gate [SUITE…]`: exit code 0 passed, 1 got worse, 2 could not be judged; 128 and more where a signal ended it. */
export async function runGateCommand(args: GateArgs, io: Io): Promise<number> {
  const loaded = await loadConfig(args.config);
  try {
    return await runWith(loaded, args, io);
  } catch (error) {
    // A config that nobody named and that stands in a folder above may be none that is meant.
    if (!(error instanceof Refusal) || args.config !== undefined || !loaded?.file.includes('/')) throw error;
    throw error.message.startsWith(loaded.file)
      ? error
      : new Refusal(`${error.message} The config is ${printable(loaded.file)}.`);
  }
}

async function runWith(loaded: LoadedConfig | undefined, args: GateArgs, io: Io): Promise<number> {
  const settings = settingsOf(loaded, args);
  if (args.printConfig) {
    io.out(`${JSON.stringify(toConfig(settings), null, 2)}\n`);
    return 0;
  }
  const requests = settings.reports.map(parseReportRequest);
  prepareReports(requests, inputsOf(settings, loaded));
  const baseline = knownBy(settings, args.updateBaseline ?? false);
  const progress = progressFor(io, args.quiet ?? false);
  let run: GateRun | undefined;
  try {
    run = await interruptible((signal) =>
      runGate(settings, args.updateBaseline ?? false, { io, baseline, signal, onCase: progress.onCase }),
    ).finally(progress.end);
    return await interruptible((signal) => told(run!, settings, requests, args, io, signal));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    const found = run ? 'not all reports are written' : 'nothing was judged';
    const kept =
      settings.agent && settings.cache ? ' Finished outputs are kept; the same command goes on from there.' : '';
    io.err(`dnlint: Interrupted, ${found}.${kept}\n`);
    return error.code;
  } finally {
    run?.close();
  }
}

/** What the run reads, which no report may overwrite. */
const inputsOf = ({ baseline, prompt, suite }: GateSettings, loaded: LoadedConfig | undefined): string[] =>
  [baseline, prompt, loaded?.file, ...suite].filter((path) => path !== undefined);

/** The baseline that is named; one that is to be written first need not be there yet. */
function knownBy({ baseline }: GateSettings, updating: boolean): Baseline | undefined {
  if (baseline === undefined || (updating && !existsSync(baseline))) return undefined;
  return readBaseline(baseline);
}

async function told(
  { result, update }: GateRun,
  settings: GateSettings,
  requests: readonly ReportRequest[],
  { quiet = false, color }: GateArgs,
  io: Io,
  signal: AbortSignal,
): Promise<number> {
  const { code } = result.decision;
  if (update && settings.baseline !== undefined) {
    writeBaseline(settings.baseline, update.baseline);
    io.err(changeText(settings.baseline, update.change, widthOf(io)));
  }
  // Without a request there is a report for people; a quiet run has nothing to say where all is well.
  const wanted: readonly ReportRequest[] =
    requests.length > 0 ? requests : quiet && code === 0 ? [] : [{ format: 'pretty' }];
  // A report that cannot be written is told of, and changes nothing about the answer.
  const problems = await writeReports(result, wanted, io, { color, signal });
  for (const problem of problems) io.err(`dnlint: ${problem}\n`);
  const printed = wanted.some(({ file }) => file === undefined);
  if (!printed && !(quiet && code === 0)) io.err(sumText(result, problems.length === 0 ? wanted : [], io));
  return code;
}

/** Where all reports go into files: how the run came out, and where it is told in full. A red run is never silent. */
function sumText(result: GateResult, written: readonly ReportRequest[], io: Io): string {
  const files = written.map(({ format, file }) => `${format} in ${printable(file ?? '')}`);
  const where = files.length === 0 ? [] : [`The report: ${files.join(', ')}.`];
  return `${[...sumLines(result, widthOf(io), plainPaint), ...where].join('\n')}\n`;
}
