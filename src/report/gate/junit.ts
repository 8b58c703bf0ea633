import type { CaseOutcome, RuleOutcome } from '../../suite/gate-result.ts';
import { findingLines } from '../finding-lines.ts';
import { plainPaint } from '../paint.ts';
import { placesIn } from '../place.ts';
import { printable } from '../quote.ts';
import { wordsFor } from '../wording.ts';
import { blamesNoCase, errorsOf, heldIn, knownBeside, knownDecides, outputOf, weightOf } from './failures.ts';
import type { GateReport } from './format.ts';
import { type Location, locate, locateCase } from './location.ts';
import { faultsOf, MISSING, verdictSentence } from './sentences.ts';
import { type Attributes, element, openTag } from './xml.ts';

/** Columns of the proof in a failure. */
const WIDTH = 100;

/**
 * JUnit's XML as Jenkins, GitLab and GitHub's actions read it: a suite for each case, a test case for each rule in it.
 * A failure decides; what does not is `skipped` with its reason (known, not applicable) or passes with a word on standard
 * output (a warning). `file` and `line` are known to no schema, but to those who annotate changes.
 */
export const junit: GateReport = function* (result, { root, pair }) {
  const { counts, missing, decision } = result;
  const strict = knownDecides(result);
  const whole = blamesNoCase(result) ? (decision.code === 1 ? 'failures' : 'errors') : undefined;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `${openTag('testsuites', {
    name: pair === undefined ? 'dnlint gate' : 'dnlint check',
    tests: counts.judged * counts.rulesEach + counts.errors + missing.length + (whole ? 1 : 0),
    failures: counts.newFailures + (strict ? counts.known : 0) + (whole === 'failures' ? 1 : 0),
    errors: counts.errors + missing.length + (whole === 'errors' ? 1 : 0),
  })}\n`;
  for (const outcome of result.cases) yield suiteOf(outcome, strict, root);
  for (const id of missing) {
    yield suite(id, 0, [
      { name: 'in the suite', kind: 'errors', inner: element('error', { message: MISSING, type: 'missing' }) },
    ]);
  }
  if (whole) {
    const message = decision.reasons.join(' ') || verdictSentence(result);
    const inner = element(whole === 'failures' ? 'failure' : 'error', { message, type: 'verdict' });
    yield suite('the run as a whole', 0, [{ name: 'verdict', kind: whole, inner }]);
  }
  yield '</testsuites>\n';
};

type Kind = 'passed' | 'failures' | 'errors' | 'skipped';

interface TestCase {
  readonly name: string;
  readonly kind: Kind;
  /** Elements in the test case; empty where it passes. */
  readonly inner: string;
  readonly at?: Location | undefined;
  readonly seconds?: number;
}

function suiteOf(outcome: CaseOutcome, strict: boolean, root: string): string {
  const seconds = outcome.attempts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const { id } = outcome.suiteCase;
  if (outcome.state === 'error') return suite(id, seconds, [faultCase(outcome, seconds, root)]);
  const tests = outcome.rules.map((rule) => ruleCase(outcome, rule, strict, root));
  return suite(id, seconds, tests);
}

function suite(id: string, seconds: number, tests: readonly TestCase[]): string {
  const count = (kind: Kind): number => tests.filter((test) => test.kind === kind).length;
  const name = printable(id);
  const head = openTag('testsuite', {
    name,
    tests: tests.length,
    failures: count('failures'),
    errors: count('errors'),
    skipped: count('skipped'),
    time: timeOf(seconds),
  });
  const body = tests.map(({ name: test, inner, at, seconds: took = 0 }) => {
    const attributes: Attributes = { name: test, classname: name, time: timeOf(took), file: at?.file, line: at?.line };
    return inner === '' ? element('testcase', attributes) : `${openTag('testcase', attributes)}${inner}</testcase>`;
  });
  return `  ${head}\n${body.map((line) => `    ${line}\n`).join('')}  </testsuite>\n`;
}

const timeOf = (seconds: number): string => seconds.toFixed(3);

function faultCase(outcome: CaseOutcome, seconds: number, root: string): TestCase {
  const faults = faultsOf(outcome);
  const [first] = faults;
  const said = faults.map(({ stderr }) => stderr).filter((text) => text !== '');
  const inner = [
    element(
      'error',
      { message: first?.message ?? 'No output could be judged.', type: first?.kind ?? 'no-output' },
      faults.map(({ kind, message, runs }) => `${kind}: ${message}${runs > 1 ? ` (${runs} runs)` : ''}`).join('\n'),
    ),
    ...(said.length > 0 ? [element('system-err', {}, said.join('\n'))] : []),
  ].join('');
  return { name: 'output', kind: 'errors', inner, at: locateCase(outcome, root), seconds };
}

function ruleCase(outcome: CaseOutcome, rule: RuleOutcome, strict: boolean, root: string): TestCase {
  const name = `rule ${rule.rule}: ${rule.title}`;
  if (rule.verdict === 'not-applicable')
    return { name, kind: 'skipped', inner: element('skipped', {}, 'The notice demands nothing of this rule.') };
  if (rule.verdict === 'pass') return { name, kind: 'passed', inner: '' };
  const failure = { outcome, rule, output: outputOf(outcome.attempts[rule.attempt]) };
  const told = errorsOf(rule);
  const first = locate(failure, root).find(({ finding }) => told.includes(finding));
  const held = heldIn(rule);
  const found = first ? wordsFor(first.finding).found : rule.title;
  const message = held ? `${found} (${held})` : found;
  const proof = proofOf(outcome, rule, failure.output);
  const weight = weightOf(rule);
  if (weight === 'warning')
    return { name, kind: 'passed', inner: element('system-out', {}, `Warning: ${message}\n${proof}`) };
  if (weight === 'known' && !strict)
    return { name, kind: 'skipped', inner: element('skipped', {}, `Known failure, accepted for now: ${message}`) };
  return { name, kind: 'failures', inner: element('failure', { message, type: rule.id }, proof), at: first?.at };
}

function proofOf({ suiteCase }: CaseOutcome, rule: RuleOutcome, output: string): string {
  const places = { notice: placesIn(suiteCase.notice), output: placesIn(output) };
  const known = knownBeside(rule);
  return [
    ...errorsOf(rule).map((finding) =>
      findingLines(finding, { places, indent: 0, width: WIDTH, paint: plainPaint }).join('\n'),
    ),
    ...(known ? [known] : []),
  ].join('\n\n');
}
