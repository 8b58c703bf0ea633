import type { CaseOutcome, GateResult, RuleOutcome } from '../../suite/gate-result.ts';
import { findingLines } from '../finding-lines.ts';
import type { Paint } from '../paint.ts';
import { placesIn } from '../place.ts';
import { printable } from '../quote.ts';
import { wrap } from '../wrap.ts';
import {
  errorsOf,
  type Failure,
  failuresOf,
  heldIn,
  knownBeside,
  knownDecides,
  type Weight,
  weightOf,
} from './failures.ts';
import type { GateReport } from './format.ts';
import { lastWords } from './last-words.ts';
import { faultsOf, MISSING } from './sentences.ts';
import { sumLines } from './sum.ts';

/** Failures that are shown with their proof, and lines of what is only named: a terminal is no place for thousands. */
const PROVEN = 50;
const NAMED = 200;
/** Of what is accepted a reminder is enough. */
const REMINDED = 20;
/** Columns before the proof of a failure. */
const INDENT = 4;

/** The report for people: new failures with their proof, errors, what is missing, known, fixed, the counts, the verdict. */
export const pretty: GateReport = function* (result, options) {
  const { paint } = options;
  const width = Math.max(60, options.width);
  yield* section(
    `New failures (${result.counts.newFailures})`,
    named(failures(result, 'new', width, paint), result.counts.newFailures),
    paint,
  );
  yield* section(`Errors (${result.counts.errors})`, named(errors(result, width, paint), result.counts.errors), paint);
  yield* section(
    `Missing (${result.missing.length})`,
    named(missing(result, width, paint), result.missing.length),
    paint,
  );
  const known = knownDecides(result)
    ? named(failures(result, 'known', width, paint), result.counts.known)
    : inOneBlock(named(knownLines(result, paint), result.counts.known, REMINDED));
  yield* section(`Known failures (${result.counts.known})`, known, paint);
  yield* section(`Fixed (${result.counts.fixed})`, named(fixed(result, width, paint), result.counts.fixed), paint);
  yield `${sumLines(result, width, paint).join('\n')}\n`;
};

/** A heading with what stands under it; nothing where there is nothing. */
function* section(title: string, blocks: Iterable<readonly string[]>, paint: Paint): Generator<string> {
  let open = false;
  for (const lines of blocks) {
    if (!open) yield `${paint.bold(title)}\n\n`;
    open = true;
    yield `${lines.join('\n')}\n\n`;
  }
}

function* inOneBlock(blocks: Iterable<readonly string[]>): Generator<readonly string[]> {
  const lines = [...blocks].flat();
  if (lines.length > 0) yield lines;
}

/** The first so many, and how many more there are. */
function* named(blocks: Iterable<readonly string[]>, total: number, most = NAMED): Generator<readonly string[]> {
  let shown = 0;
  for (const block of blocks) {
    if (shown === most) {
      yield [`  … and ${total - shown} more; --report json=FILE has them all.`];
      return;
    }
    shown++;
    yield block;
  }
}

function* failures(result: GateResult, weight: Weight, width: number, paint: Paint): Generator<readonly string[]> {
  let shown = 0;
  let last: CaseOutcome | undefined;
  for (const failure of failuresOf(result)) {
    if (weightOf(failure.rule) !== weight) continue;
    const head = failure.outcome === last ? [] : [caseLine(paint.fail('✗'), failure.outcome, paint)];
    last = failure.outcome;
    const proof = shown++ < PROVEN ? proofOf(failure, width, paint) : [];
    yield [...head, ...ruleLines(failure.rule, width, paint), ...proof];
  }
}

/** Known failures, each in one line. */
function* knownLines(result: GateResult, paint: Paint): Generator<readonly string[]> {
  for (const { outcome, rule } of failuresOf(result))
    if (weightOf(rule) === 'known')
      yield [`${paint.dim('●')} ${printable(outcome.suiteCase.id)}: rule ${rule.rule} (${rule.id})`];
}

function caseLine(mark: string, { suiteCase, isNew, attempts }: CaseOutcome, paint: Paint): string {
  const faults = attempts.filter((attempt) => 'fault' in attempt).length;
  const notes = [
    ...(isNew ? ['new case'] : []),
    ...(faults > 0 && attempts.length > 1 ? [`${faults} of ${attempts.length} runs in error`] : []),
  ];
  return `${mark} ${paint.bold(printable(suiteCase.id))}${notes.length > 0 ? paint.dim(` (${notes.join(', ')})`) : ''}`;
}

/** The rule, and how often it held. */
function ruleLines(rule: RuleOutcome, width: number, paint: Paint): string[] {
  const held = heldIn(rule);
  const text = `rule ${rule.rule}: ${rule.title}${held ? ` (${held})` : ''}`;
  return wrap(text, width - 2).map((line) => `  ${paint.bold(line)}`);
}

function proofOf({ outcome, rule, output }: Failure, width: number, paint: Paint): string[] {
  const places = { notice: placesIn(outcome.suiteCase.notice), output: placesIn(output) };
  const known = knownBeside(rule);
  return [
    ...errorsOf(rule).flatMap((finding, i) => [
      ...(i === 0 ? [] : ['']),
      ...findingLines(finding, { places, indent: INDENT, width, paint }),
    ]),
    ...(known ? wrap(known, width - INDENT).map((line) => `${' '.repeat(INDENT)}${paint.dim(line)}`) : []),
  ];
}

/** What is wrong with an agent is often wrong in every case: it is told in the first, and named in the others. */
function* errors(result: GateResult, width: number, paint: Paint): Generator<readonly string[]> {
  const told = new Map<string, string>();
  for (const outcome of result.cases) {
    if (outcome.state !== 'error') continue;
    const said = errorLines(outcome, width, paint);
    const first = told.get(said.join('\n'));
    if (first === undefined) told.set(said.join('\n'), printable(outcome.suiteCase.id));
    const head = caseLine(paint.fail('!'), outcome, paint);
    yield first === undefined ? [head, ...said] : [`${head}${paint.dim(`, the same as ${first}`)}`];
  }
}

/** Lines of what an agent wrote to standard error. */
const LAST = 5;

function errorLines(outcome: CaseOutcome, width: number, paint: Paint): string[] {
  return faultsOf(outcome).flatMap(({ kind, message, stderr }) => [
    ...wrap(`${kind}: ${printable(message)}`, width - INDENT).map((line) => `  ${line}`),
    ...lastWords(stderr, LAST).map((line) => paint.dim(`    │ ${printable(line)}`)),
  ]);
}

function* missing(result: GateResult, width: number, paint: Paint): Generator<readonly string[]> {
  for (const [i, id] of result.missing.entries()) {
    yield [
      `${paint.fail('?')} ${paint.bold(printable(id))}`,
      ...(i === 0 ? wrap(MISSING, width - 2).map((line) => `  ${line}`) : []),
    ];
  }
}

function* fixed(result: GateResult, width: number, paint: Paint): Generator<readonly string[]> {
  for (const outcome of result.cases) {
    const rules = outcome.rules.filter(({ state, severity }) => state === 'fixed' && severity === 'error');
    if (rules.length === 0) continue;
    const lines = rules.flatMap(({ rule, title }) => wrap(`rule ${rule}: ${title}`, width - 2));
    yield [caseLine(paint.pass('✓'), outcome, paint), ...lines.map((line) => `  ${line}`)];
  }
}
