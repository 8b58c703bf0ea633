import type { GateResult } from '../../suite/gate-result.ts';
import { wordsFor } from '../wording.ts';
import { type Failure, failuresOf, weightOfFinding } from './failures.ts';
import type { GateReport, GateReportOptions } from './format.ts';
import { type Located, type Location, locate, locateCase } from './location.ts';
import { faultsOf, MISSING, whose } from './sentences.ts';

const SEVERITIES = { new: 'ERROR', known: 'INFO', warning: 'WARNING' } as const;

interface Range {
  readonly start: { readonly line: number; readonly column?: number };
  readonly end?: { readonly line: number; readonly column: number };
}
interface Place {
  readonly path: string;
  readonly range: Range;
}
interface Diagnostic {
  readonly message: string;
  readonly location: Place;
  readonly severity: 'ERROR' | 'WARNING' | 'INFO';
  readonly code: { readonly value: string };
  readonly related_locations?: readonly { readonly message: string; readonly location: Place }[];
}

const encoder = new TextEncoder();
/** The Reviewdog Diagnostic Format counts columns in bytes of UTF-8. */
const bytes = (before: string): number => encoder.encode(before).length + 1;

/** The Reviewdog Diagnostic Format, one diagnostic a line. */
export const rdjson: GateReport = function* (result, options) {
  yield '{"source":{"name":"dnlint"},"severity":"ERROR","diagnostics":[';
  let separator = '\n';
  for (const diagnostic of diagnostics(result, options)) {
    yield separator + JSON.stringify(diagnostic);
    separator = ',\n';
  }
  yield '\n]}\n';
};

function* diagnostics(result: GateResult, { root, pair }: GateReportOptions): Generator<Diagnostic> {
  for (const failure of failuresOf(result))
    for (const located of locate(failure, root, bytes)) yield diagnosticOf(failure, located, pair);
  for (const outcome of result.cases) {
    if (outcome.state !== 'error') continue;
    const { id } = outcome.suiteCase;
    yield {
      message: `${id}: ${faultsOf(outcome)
        .map(({ message }) => message)
        .join(' ')}`,
      location: placeOf(locateCase(outcome, root), id),
      severity: 'ERROR',
      code: { value: 'no-output' },
    };
  }
  for (const id of result.missing)
    yield {
      message: `${id}: ${MISSING}`,
      location: placeOf(undefined, result.baseline ?? id),
      severity: 'ERROR',
      code: { value: 'missing-case' },
    };
}

function diagnosticOf(
  { outcome, rule }: Failure,
  { finding, at, inNotice }: Located,
  pair: string | undefined,
): Diagnostic {
  const { id } = outcome.suiteCase;
  const { found, expected, hint } = wordsFor(finding);
  return {
    message: `${whose(id, pair)}${found} ${expected} ${hint}`,
    location: placeOf(at, id),
    severity: SEVERITIES[weightOfFinding(rule, finding)],
    code: { value: rule.id },
    ...(inNotice ? { related_locations: [{ message: 'What the notice says', location: placeOf(inNotice, id) }] } : {}),
  };
}

const placeOf = (at: Location | undefined, id: string): Place => ({
  path: at?.file ?? id,
  range: {
    start: { line: at?.line ?? 1, ...(at?.region ? { column: at.region.column } : {}) },
    ...(at?.region ? { end: { line: at.region.endLine, column: at.region.endColumn } } : {}),
  },
});
