import { check, type Report } from '../check.ts';
import { toJson } from '../report/json.ts';
import { toPretty } from '../report/pretty.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';
import { nameOf, readText } from './read-text.ts';
import { Refusal } from './refusal.ts';
import { requireRetirement } from './retirement.ts';
import { chosenRules } from './rule-list.ts';

export interface CheckArgs {
  readonly notice: string;
  readonly output: string;
  readonly format?: 'pretty' | 'json';
  readonly rule?: readonly string[];
  readonly skip?: readonly string[];
  readonly quiet?: boolean;
  readonly color?: boolean | undefined;
}

/** `dnlint check`: exit code 0 where all rules hold, 1 where one fails. */
export async function runCheck(args: CheckArgs, io: Io): Promise<number> {
  const { notice, output, report } = await checkTexts(args, io);
  if (args.format === 'json') io.out(toJson(report, { notice, output }));
  else {
    const paint = await paintFor(args.color, io);
    io.out(toPretty(report, { notice, output, width: widthOf(io), paint, quiet: args.quiet ?? false }));
  }
  return report.pass ? 0 : 1;
}

/** Reads the two texts and checks them. */
export async function checkTexts(
  args: Pick<CheckArgs, 'notice' | 'output' | 'rule' | 'skip'>,
  io: Io,
): Promise<{ readonly notice: string; readonly output: string; readonly report: Report }> {
  if (args.notice === '-' && args.output === '-') {
    throw new Refusal('Only one of the two texts can come from standard input; give the other as a file.');
  }
  const rules = chosenRules(args.rule ?? [], args.skip ?? []);
  const notice = await readText(args.notice, io);
  if (notice.trim() === '') throw new Refusal(`${nameOf(args.notice)} is empty; give the notice that was shortened.`);
  const output = await readText(args.output, io);
  requireRetirement(notice, nameOf(args.notice));
  return { notice, output, report: check(notice, output, rules ? { rules } : {}) };
}
