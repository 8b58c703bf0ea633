import type {
  Invocation,
  Notification,
  PhysicalLocation,
  ReportingDescriptor,
  Result,
  Run,
  Location as SarifLocation,
} from 'sarif';
import { rules } from '../../../rules/index.ts';
import type { GateResult, GateRule } from '../../suite/gate-result.ts';
import { quote } from '../quote.ts';
import { wordsFor } from '../wording.ts';
import { type Failure, failuresIn, heldIn, weightOfFinding } from './failures.ts';
import { fingerprints } from './fingerprint.ts';
import type { GateReport } from './format.ts';
import { type Located, type Location, locate, locateCase } from './location.ts';
import { faultsOf, MISSING, onlyId } from './sentences.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * SARIF 2.1.0, one result a line. A known failure stays in it, marked, because code scanning closes and opens its alerts
 * by what a log holds. One that is fixed is left out for the same reason: not every reader knows the state `absent`.
 */
export const sarif: GateReport = function* (result, { root, pair }) {
  const head: Omit<Run, 'results'> = {
    tool: {
      driver: {
        name: 'dnlint',
        version: result.version,
        semanticVersion: result.version,
        rules: result.rules.map(descriptorOf),
      },
    },
    automationDetails: { id: `dnlint/${pair === undefined ? 'gate' : `check/${onlyId(result)}`}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(result, root)],
  };
  yield `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[\n`;
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  const indexes = new Map(result.rules.map(({ rule }, i) => [rule, i]));
  let separator = '\n';
  for (const outcome of result.cases) {
    const nameOf = fingerprints(outcome.suiteCase.id);
    for (const failure of failuresIn(outcome)) {
      for (const located of locate(failure, root)) {
        const whose = pair === undefined ? `Case ${quote(outcome.suiteCase.id)}: ` : '';
        const one = resultOf(failure, located, whose, nameOf(located.finding), result.baseline);
        yield `${separator}${JSON.stringify({ ...one, ruleIndex: indexes.get(failure.rule.rule) })}`;
        separator = ',\n';
      }
    }
  }
  yield '\n]}]}\n';
};

function descriptorOf({ rule, id, title, severity }: GateRule): ReportingDescriptor {
  const manual = rules.find(({ number }) => number === rule);
  const list = (heading: string, items: readonly string[] = []): string[] =>
    items.length === 0 ? [] : ['', heading, '', ...items.map((item) => `- ${item}`)];
  const help = (mark: string): string =>
    [
      manual?.instruction ?? title,
      ...list(`${mark}Fails when${mark}`, manual?.breaks),
      ...list(`${mark}Left open${mark}`, manual?.open),
    ].join('\n');
  return {
    id,
    name: id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: manual?.instruction ?? title },
    help: { text: help(''), markdown: help('**') },
    defaultConfiguration: { level: severity === 'warn' ? 'warning' : 'error' },
    properties: { number: rule, tags: ['deprecation-notice'] },
  };
}

/** What kept the gate from judging is told of the run, not as a result: there is no output to find fault with. */
function invocationOf(result: GateResult, root: string): Invocation {
  const notifications: Notification[] = [];
  for (const outcome of result.cases) {
    for (const { kind, message, stderr, runs } of faultsOf(outcome)) {
      const said = stderr.trim() === '' ? '' : `\n${stderr.trim()}`;
      const at = locateCase(outcome, root);
      notifications.push({
        descriptor: { id: kind },
        level: outcome.state === 'error' ? 'error' : 'warning',
        message: {
          text: inert(`Case ${quote(outcome.suiteCase.id)}: ${message}${runs > 1 ? ` (${runs} runs)` : ''}${said}`),
        },
        ...(at ? { locations: [{ physicalLocation: physical(at) }] } : {}),
      });
    }
  }
  for (const id of result.missing)
    notifications.push({
      descriptor: { id: 'missing' },
      level: 'error',
      message: { text: inert(`Case ${quote(id)}: ${MISSING}`) },
    });
  const { code, reasons } = result.decision;
  return {
    executionSuccessful: code !== 2 && result.counts.errors === 0,
    exitCode: code,
    ...(reasons.length > 0 ? { exitCodeDescription: reasons.join(' ') } : {}),
    ...(notifications.length > 0 ? { toolExecutionNotifications: notifications } : {}),
  };
}

function resultOf(
  { rule }: Failure,
  located: Located,
  whose: string,
  name: string,
  baseline: string | undefined,
): Result {
  const { finding, at, inNotice } = located;
  const { found, expected, hint } = wordsFor(finding);
  const weight = weightOfFinding(rule, finding);
  const known = weight === 'known';
  const held = heldIn(rule);
  const said = `${whose}${found} ${expected} ${hint}${held ? ` The rule ${held}.` : ''}`;
  return {
    ruleId: rule.id,
    level: weight === 'warning' ? 'warning' : 'error',
    message: { text: inert(said) },
    ...(at
      ? { locations: [locationOf(at, located.side === 'output' ? finding.output?.text : finding.notice?.text)] }
      : {}),
    ...(inNotice
      ? {
          relatedLocations: [
            { id: 1, ...locationOf(inNotice, finding.notice?.text), message: { text: 'What the notice says' } },
          ],
        }
      : {}),
    partialFingerprints: { 'dnlint/v1': name },
    ...(baseline === undefined ? {} : { baselineState: known ? 'unchanged' : 'new' }),
    ...(known
      ? { suppressions: [{ kind: 'external', status: 'accepted', justification: `Accepted for now in ${baseline}.` }] }
      : {}),
  };
}

const locationOf = (at: Location, words: string | undefined): SarifLocation => ({
  physicalLocation: physical(at, words),
});

function physical({ file, line, region }: Location, words?: string): PhysicalLocation {
  const inside = !/^(?:\.\.\/|\/|[a-z]:\/)/i.test(file);
  return {
    artifactLocation: inside ? { uri: uriOf(file), uriBaseId: '%SRCROOT%' } : { uri: outside(file) },
    region: region
      ? {
          startLine: line,
          startColumn: region.column,
          endLine: region.endLine,
          endColumn: region.endColumn,
          ...(words === undefined ? {} : { snippet: { text: words } }),
        }
      : { startLine: line },
  };
}

const uriOf = (path: string): string =>
  path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

/** A file that is not in the repository has no address from its root. */
const outside = (path: string): string =>
  path.startsWith('..')
    ? uriOf(path)
    : `file://${path.startsWith('/') ? '' : '/'}${uriOf(path).replace(/^([a-z])%3A/i, '$1:')}`;

/** In a SARIF message `[words](target)` is a link: quoted words must not become one. */
const inert = (text: string): string => text.replaceAll('](', '] (');
