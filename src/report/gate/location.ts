import type { CaseOutcome, GateFinding, TextPlace } from '../../suite/gate-result.ts';
import type { Span } from '../../text/span.ts';
import { type Place, placesIn } from '../place.ts';
import type { Failure } from './failures.ts';

/** Where an annotation points. Lines and columns are 1-based, columns in UTF-16 units unless told, the end after the last character. */
export interface Location {
  /** Path from the root of the repository, with `/`. */
  readonly file: string;
  readonly line: number;
  /** Absent where the line is all that is known. */
  readonly region?: { readonly column: number; readonly endLine: number; readonly endColumn: number };
}

export interface Located {
  readonly finding: GateFinding;
  /** Which text it points into. */
  readonly side: 'notice' | 'output';
  /** Undefined where the case came from standard input. */
  readonly at: Location | undefined;
  /** The words in the notice, where there are any. */
  readonly inNotice: Location | undefined;
}

/**
 * Finds the place of each error of a failure.
 *
 * An output that stands in a file is pointed at. What an agent has just said stands in none, so the words of the notice
 * are pointed at in its place: that is the file of the repository in which a reader can see what was lost. In a JSON Lines
 * suite a text is one escaped string, in which no column is the column of the text; there the line of the case is the place.
 */
export function locate(failure: Failure, root: string, columnOf?: ColumnOf): Located[] {
  const { noticePlace, outputPlace, notice, output: recorded } = failure.outcome.suiteCase;
  const own = outputPlace !== undefined && recorded === failure.output;
  const notices = locator(noticePlace, notice, root, columnOf);
  const outputs = own ? locator(outputPlace, failure.output, root, columnOf) : undefined;
  return failure.rule.findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => ({
      finding,
      side: outputs ? 'output' : 'notice',
      at: outputs ? outputs(finding.output) : notices(finding.notice),
      inNotice: finding.notice && notices(finding.notice),
    }));
}

/** The place of a case as a whole: where its notice begins. */
export const locateCase = ({ suiteCase }: CaseOutcome, root: string): Location | undefined =>
  locator(suiteCase.noticePlace, suiteCase.notice, root)(undefined);

/** Columns counted in another unit: 1-based, from the words of the line before the place. */
export type ColumnOf = (before: string) => number;

/** How standard input is called as a file. */
const STDIN = '-';

function locator(
  place: TextPlace,
  text: string,
  root: string,
  columnOf: ColumnOf = (before) => before.length + 1,
): (span: Span | undefined) => Location | undefined {
  const file = fromRoot(place.file, root);
  if (place.file === STDIN) return () => undefined;
  if (place.line !== undefined) return () => ({ file, line: place.line! });
  let placeOf: ReturnType<typeof placesIn> | undefined;
  const at = (offset: number): Place => {
    placeOf ??= placesIn(text);
    const { line, column } = placeOf(offset);
    return { line, column: columnOf(text.slice(offset - column + 1, offset)) };
  };
  return (span) => {
    if (!span) return { file, line: 1 };
    const from = at(span.start);
    const to = at(span.end);
    return { file, line: from.line, region: { column: from.column, endLine: to.line, endColumn: to.column } };
  };
}

/** A path from the working directory as one from the root of the repository; an absolute one stays. */
export function fromRoot(file: string, root: string): string {
  const path = file.replaceAll('\\', '/');
  if (/^(?:\/|[a-z]:\/)/i.test(path)) return path;
  const parts: string[] = [];
  for (const part of `${root}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
