import type { Report } from '../check.ts';
import { version } from '../cli/version.ts';
import { countsOf } from '../report/counts.ts';
import { fromRoot } from '../report/gate/location.ts';
import type { GateResult, GateRule, TextPlace } from './gate-result.ts';
import { beside } from './verdict/baseline.ts';
import { decide } from './verdict/decide.ts';
import { judge } from './verdict/judge.ts';

/** A pair that was checked, and where its texts stand. */
export interface CheckedPair {
  readonly notice: string;
  readonly output: string;
  readonly noticePlace: TextPlace;
  /** Undefined where the output stands in no file. */
  readonly outputPlace?: TextPlace;
  readonly report: Report;
}

/**
 * One pair as a gate without a baseline would tell of a suite of it, so that both have the same reports. It is named by
 * the file of its output, else of its notice, as `root` (see `GateReportOptions`) shows it.
 */
export async function onePair({ report, ...pair }: CheckedPair, root: string): Promise<GateResult> {
  const rules = report.rules
    .filter(({ verdict }) => verdict !== 'skipped')
    .map(({ rule, id, title }): GateRule => ({ rule, id, title, severity: 'error' }));
  const suiteCase = { id: fromRoot((pair.outputPlace ?? pair.noticePlace).file, root), tags: [], ...pair };
  const answer = { output: pair.output, cached: false, milliseconds: 0 };
  const judged = await judge(suiteCase, [answer], { rules, minPass: 1 }, async () => report);
  const cases = [beside(judged, undefined, 1)];
  const { counts, decision } = decide({ cases, rules, missing: [], strict: false });
  return {
    schema: 1,
    version,
    rules,
    repeat: { runs: 1, minPass: 1 },
    cases,
    missing: [],
    counts,
    // Without a baseline nothing is new.
    decision: { ...decision, reasons: report.pass ? [] : [`${countsOf(report)[0]}.`] },
  };
}
