import type { GateResult } from '../../suite/gate-result.ts';
import { wordsFor } from '../wording.ts';
import { failuresIn, weightOfFinding } from './failures.ts';
import { sharedFaults, whoHas } from './faults.ts';
import { fingerprints, hash } from './fingerprint.ts';
import type { GateReport, GateReportOptions } from './format.ts';
import { type Location, locate, locateCase } from './location.ts';
import { MISSING, whose } from './sentences.ts';

/** An issue of GitLab's code quality report; GitLab compares two reports by the fingerprints. */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const SEVERITIES = { new: 'major', known: 'minor', warning: 'info' } as const;

/** GitLab's code quality report: one array, one issue a line. */
export const gitlab: GateReport = function* (result, options) {
  let separator = '[\n';
  for (const issue of issues(result, options)) {
    yield separator + JSON.stringify(issue);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
};

function* issues(result: GateResult, { root, pair }: GateReportOptions): Generator<Issue> {
  for (const outcome of result.cases) {
    const { id } = outcome.suiteCase;
    const nameOf = fingerprints(id);
    for (const failure of failuresIn(outcome)) {
      for (const { finding, at } of locate(failure, root)) {
        const { found, expected, hint } = wordsFor(finding);
        yield {
          description: `${whose(id, pair)}${found} ${expected} ${hint}`,
          check_name: failure.rule.id,
          fingerprint: nameOf(finding),
          severity: SEVERITIES[weightOfFinding(failure.rule, finding)],
          location: placeOf(at, id),
        };
      }
    }
  }
  for (const fault of sharedFaults(result)) {
    const { id } = fault.first.suiteCase;
    const said = fault.faults.map(({ message, words }) => [message, ...words].join(' | '));
    yield {
      description: `${whoHas(fault, 1)}: ${said.join(' ')}`,
      check_name: 'no-output',
      fingerprint: hash(JSON.stringify(['no-output', id])),
      severity: 'critical',
      location: placeOf(locateCase(fault.first, root), id),
    };
  }
  for (const id of result.missing)
    yield {
      description: `${id}: ${MISSING}`,
      check_name: 'missing-case',
      fingerprint: hash(JSON.stringify(['missing-case', id])),
      severity: 'critical',
      location: { path: result.baseline ?? id, lines: { begin: 1 } },
    };
}

/** GitLab asks for a path; a case from standard input has only its name. */
const placeOf = (at: Location | undefined, id: string): Issue['location'] => ({
  path: at?.file ?? id,
  lines: { begin: at?.line ?? 1 },
});
