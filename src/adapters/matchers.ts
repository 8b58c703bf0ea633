import { requireOptions } from '../known-options.ts';
import { countsOf } from '../report/counts.ts';
import { plainPaint } from '../report/paint.ts';
import { toPretty } from '../report/pretty.ts';
import { numbersOf } from '../rule-names.ts';
import { judge, type RuleNames } from './judge.ts';

export interface KeepNoticeOptions {
  /** Only these rules, by number (1 to 14) or id; all fourteen where left out. */
  readonly rules?: RuleNames;
}

/** What Vitest and Jest read of a matcher. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** What the matcher reads of the `this` that Vitest and Jest give it. */
export interface MatcherState {
  readonly isNot?: boolean;
}

/** Columns of the message: test tools indent it, and do not wrap. */
const WIDTH = 96;

/**
 * `expect(output).toKeepNotice(notice, { rules })`: passes where no rule fails. Throws, also under `.not`, where there is
 * nothing to judge: a text that is no string, an empty notice, one that retires nothing, an unknown rule or option.
 */
export function toKeepNotice(
  this: MatcherState | undefined,
  output: unknown,
  notice: unknown,
  options: KeepNoticeOptions = {},
): MatcherResult {
  requireOptions(options, ['rules']);
  const report = judge(
    { notice, output },
    { notice: 'The notice given to toKeepNotice', output: 'The output given to expect' },
    numbersOf(options?.rules),
  );
  const not = this?.isNot ? '.not' : '';
  return {
    pass: report.pass,
    message: () => {
      const proof = report.pass
        ? `${countsOf(report).join(', ')}.`
        : toPretty(report, {
            notice: notice as string,
            output: output as string,
            width: WIDTH,
            paint: plainPaint,
            quiet: true,
          });
      return `expect(output)${not}.toKeepNotice(notice)\n\n${proof.trimEnd()}`;
    },
  };
}

declare global {
  /** The types of Jest's global `expect`; the type parameters are those that @types/jest gives the interface. */
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: the same as there
    interface Matchers<R, T = {}> {
      /** Passes where the output, a shortened notice, breaks none of dnlint's rules on the notice. */
      toKeepNotice(notice: string, options?: KeepNoticeOptions): R;
    }
  }
}
