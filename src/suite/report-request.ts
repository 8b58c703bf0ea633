import { realpathSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { Refusal } from '../cli/refusal.ts';
import { type GateFormat, gateFormatNames, gateFormats } from '../report/gate/index.ts';
import { printable } from '../report/quote.ts';
import { nearest } from '../suggest.ts';

/** One report that is asked for. */
export interface ReportRequest {
  readonly format: GateFormat;
  /** Path from the working directory; undefined for standard output. */
  readonly file?: string;
}

/** Reads `FORMAT` or `FORMAT=FILE`; `-` as the file is standard output. Refuses an unknown format by name. */
export function parseReportRequest(text: string): ReportRequest {
  const at = text.indexOf('=');
  const name = (at < 0 ? text : text.slice(0, at)).trim();
  const format = gateFormatNames.find((known) => known === name);
  if (format === undefined) throw unknownFormat(name, at < 0);
  if (at < 0) return { format };
  const file = text.slice(at + 1);
  if (file.trim() === '')
    throw new Refusal(
      `--report ${format}= names no file; write --report ${format}=report${gateFormats[format].extension}.`,
    );
  return file === '-' ? { format } : { format, file };
}

function unknownFormat(name: string, alone: boolean): Refusal {
  const list = gateFormatNames.join(', ');
  const said = `There is no report format "${printable(name)}"`;
  // A file where a format belongs: its ending says which is meant.
  const byEnding = alone && gateFormatNames.find((format) => gateFormats[format].extension === extname(name));
  if (byEnding) return new Refusal(`${said}; for that file write --report ${byEnding}=${printable(name)}.`);
  const near = nearest(name, gateFormatNames);
  return new Refusal(`${said}; ${near ? `did you mean "${near}"?` : `choose one of ${list}.`}`);
}

/**
 * Refuses requests that could not all be met: two for standard output, two for one file, one for a file that the run
 * reads (`inputs`: the baseline, the config, the suite). Called before anything runs.
 */
export function refuseClashes(requests: readonly ReportRequest[], inputs: readonly string[] = []): void {
  const printed = requests.filter(({ file }) => file === undefined).map(({ format }) => format);
  if (printed.length > 1) {
    const [first, second] = printed as [GateFormat, GateFormat];
    const example = `--report ${second}=report${gateFormats[second].extension}`;
    throw new Refusal(`${first} and ${second} cannot both go to standard output; give one of them a file: ${example}.`);
  }
  const read = new Set(inputs.map(realPath));
  const written = new Map<string, GateFormat>();
  for (const { format, file } of requests) {
    if (file === undefined) continue;
    const path = realPath(file);
    const other = written.get(path);
    if (other !== undefined)
      throw new Refusal(
        `${other} and ${format} would both be written to ${printable(file)}; give each a file of its own.`,
      );
    if (read.has(path))
      throw new Refusal(
        `The ${format} report would overwrite ${printable(file)}, which this run reads; give it another file.`,
      );
    written.set(path, format);
  }
}

/** One name for a file, through links, whether it is there or not. */
function realPath(file: string): string {
  const path = resolve(file);
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}
