import type { GateResult } from '../../suite/gate-result.ts';
import { plural } from '../counts.ts';
import { plainPaint } from '../paint.ts';
import { printable, quote } from '../quote.ts';
import { wordsFor } from '../wording.ts';
import {
  blamesNoCase,
  errorsOf,
  type Failure,
  failuresOf,
  heldIn,
  knownBeside,
  knownDecides,
  weightOf,
} from './failures.ts';
import { sharedFaults, whoHas } from './faults.ts';
import { hash } from './fingerprint.ts';
import type { GateReport, GateReportOptions } from './format.ts';
import { type Location, locate, locateCase } from './location.ts';
import { pretty } from './pretty.ts';
import { keptSentence, MISSING, verdictSentence } from './sentences.ts';

/** GitHub shows ten errors and ten warnings of a step and drops the rest without a word. */
const MOST = 10;
/** Cases that a title names. */
const NAMED = 3;

interface Annotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  readonly at: Location | undefined;
}

/**
 * Workflow commands of GitHub Actions: the ten worst annotations, then how many more there are, then the whole report for
 * the log. Runs of commands in the log are switched off meanwhile, so that a quoted notice cannot give one.
 */
export const github: GateReport = function* (result, options) {
  let shown = 0;
  let more = 0;
  for (const annotation of annotations(result, options)) {
    if (shown === MOST) more++;
    else {
      shown++;
      yield commandOf(annotation);
    }
  }
  if (more > 0) yield `… and ${more} more, below and in the summary of the job.\n`;
  const log = options.pair ?? [...pretty(result, { ...options, width: 100, paint: plainPaint })].join('');
  const token = `dnlint-${hash(log)}`;
  yield `::stop-commands::${token}\n${log}::${token}::\n`;
};

/** The worst first: what got worse, what could not be judged, what is gone, what only warns. */
function* annotations(result: GateResult, options: GateReportOptions): Generator<Annotation> {
  const { root } = options;
  const strict = knownDecides(result);
  for (const failure of failuresOf(result))
    if (weightOf(failure.rule) === 'new') yield* findings(failure, 'error', options);
  for (const fault of sharedFaults(result)) {
    const text = fault.faults.flatMap(({ kind, message, words }) => [`${kind}: ${message}`, ...words]);
    yield {
      level: 'error',
      title: `No output to judge: ${whoHas(fault, NAMED)}`,
      text: text.join('\n'),
      at: locateCase(fault.first, root),
    };
  }
  for (const id of result.missing) yield { level: 'error', title: `Missing: ${id}`, text: MISSING, at: undefined };
  if (blamesNoCase(result)) {
    const { decision } = result;
    yield { level: 'error', title: verdictSentence(result), text: decision.reasons.join('\n'), at: undefined };
  }
  if (strict)
    for (const failure of failuresOf(result))
      if (weightOf(failure.rule) === 'known') yield* findings(failure, 'error', options);
  const kept = keptSentence(result);
  if (kept) yield { level: 'warning', title: verdictSentence(result), text: kept, at: undefined };
  for (const failure of failuresOf(result))
    if (weightOf(failure.rule) === 'warning') yield* findings(failure, 'warning', options);
}

/** One annotation for each failing rule of a case, at its first error; of a new failure the first that is new. */
function* findings(
  failure: Failure,
  level: Annotation['level'],
  { root, pair }: GateReportOptions,
): Generator<Annotation> {
  const { outcome, rule } = failure;
  const told = errorsOf(rule);
  const [first, ...others] = locate(failure, root).filter(({ finding }) => told.includes(finding));
  const known = knownBeside(rule);
  const held = heldIn(rule);
  const title = `${pair === undefined ? `${outcome.suiteCase.id}, rule` : 'Rule'} ${rule.rule}: ${rule.title}`;
  if (!first) {
    yield { level, title, text: rule.title, at: locateCase(outcome, root) };
    return;
  }
  const { found, expected, hint } = wordsFor(first.finding);
  const text = [
    found,
    expected,
    hint,
    ...(others.length > 0 ? [`And ${plural(others.length, 'more finding')} of this rule.`] : []),
    ...(known ? [known] : []),
    ...(held ? [`The rule ${held}.`] : []),
  ];
  yield { level, title, text: text.join('\n'), at: first.at };
}

/** The workflow command that annotates a run with an error which has no place in a file. */
export const errorCommand = (title: string, text: string): string =>
  commandOf({ level: 'error', title, text, at: undefined });

function commandOf({ level, title, text, at }: Annotation): string {
  const properties: Record<string, string | number | undefined> = {
    file: at?.file,
    line: at?.line,
    endLine: at?.region?.endLine,
    // A column is only taken where the annotation stays on its line.
    ...(at?.region && at.region.endLine === at.line ? { col: at.region.column, endColumn: at.region.endColumn } : {}),
    title: printable(title.length > 400 ? quote(title) : title),
  };
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(',')}::${escapeData(text)}\n`;
}

/** As GitHub's own toolkit escapes. */
const escapeData = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
