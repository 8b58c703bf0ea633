import { type Problem, sentenceOf } from './problem.ts';

/** A fault as JSON has it. What is not known of its place is left out. */
export interface JsonProblem extends Omit<Problem, 'line'> {
  readonly line?: number;
}

/** What `dnlint validate --format json` prints. */
export interface JsonProblems {
  readonly schema: 1;
  /** True where there is no error; warnings are none. */
  readonly pass: boolean;
  /** What was looked at, as it was given. */
  readonly path: string;
  readonly errors: number;
  readonly warnings: number;
  readonly problems: readonly JsonProblem[];
}

/** How many of the problems are errors, and how many warnings. */
export function countsOf(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** The problems as JSON with a fixed order of keys: the same folder gives the same bytes. Ends with a newline. */
export function toJson(path: string, problems: readonly Problem[]): string {
  const { errors, warnings } = countsOf(problems);
  const whole: JsonProblems = {
    schema: 1,
    pass: errors === 0,
    path,
    errors,
    warnings,
    problems: problems.map(
      ({ file, line, column, at, severity, message, from }): JsonProblem => ({
        file,
        line,
        column,
        at: at === '' ? undefined : at,
        severity,
        message: sentenceOf({ at, message }),
        from,
      }),
    ),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
