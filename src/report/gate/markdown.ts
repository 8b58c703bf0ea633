import type { GateResult } from '../../suite/gate-result.ts';
import { plural } from '../counts.ts';
import { quote } from '../quote.ts';
import { wordsFor } from '../wording.ts';
import { errorsOf, type Failure, failuresOf, heldIn, knownDecides, type Weight, weightOf } from './failures.ts';
import { sharedFaults, whoHas } from './faults.ts';
import type { GateReport } from './format.ts';
import { inline } from './inline.ts';
import { asides, checkedSentence, keptSentence, MISSING, verdictSentence } from './sentences.ts';

/** By this an action finds its comment again and writes it anew. Never changes. */
const MARKER = '<!-- dnlint-gate -->';

/** GitHub takes 65,536 characters of a comment; the rest is for what an action may put around it. */
const LIMIT = 60_000;
/** No section may take the room of those after it: shares of the limit. */
const SHARES = { new: 0.55, errors: 0.15, other: 0.08 };

/** Cases that have one fault, of which so many are named. */
const NAMED = 5;

/** The comment on a pull request, and the summary of a job: tables that no text of a notice can break. */
export const markdown: GateReport = function* (result) {
  const { counts, decision } = result;
  const mark = decision.code === 0 ? '✅' : decision.code === 1 ? '❌' : '⚠️';
  const out = [MARKER, `## ${mark} dnlint: ${verdictSentence(result).replace(/^T/, 't').replace(/\.$/, '')}`, ''];
  const kept = keptSentence(result);
  if (kept) out.push(inline(kept), '');
  if (decision.reasons.length > 0)
    out.push(
      ...fitted(
        decision.reasons.map((reason) => `- ${inline(clipped(reason))}`),
        SHARES.other,
      ),
      '',
    );
  out.push(`${[checkedSentence(counts), ...asides(result).map(inline)].join(' · ')}`, '');
  out.push(...failures(result, 'New failures', 'new', counts.newFailures));
  out.push(...errors(result));
  out.push(...gone(result));
  const strict = knownDecides(result);
  if (strict) out.push(...failures(result, 'Known failures', 'known', counts.known));
  for (const [title, weight] of [
    ['Known failures', 'known'],
    ['Warnings', 'warning'],
  ] as const) {
    if (strict && weight === 'known') continue;
    const total = weight === 'known' ? counts.known : counts.warnings;
    out.push(
      ...folded(
        title,
        total,
        perCase(result, (failure) => weightOf(failure.rule) === weight),
      ),
    );
  }
  out.push(...folded('Fixed', counts.fixed, fixedRows(result)));
  yield `${out.join('\n').trimEnd()}\n`;
};

/** What decides, as a table. */
function failures(result: GateResult, title: string, weight: Weight, total: number): string[] {
  if (total === 0) return [];
  const rows = function* (): Generator<string> {
    for (const failure of failuresOf(result)) if (weightOf(failure.rule) === weight) yield rowOf(failure);
  };
  const head = ['| Case | Rule | Found | Expected | Write instead |', '|---|---|---|---|---|'];
  return [
    `### ${title} (${total})`,
    '',
    ...head,
    ...fitted(rows(), SHARES[weight === 'new' ? 'new' : 'other'], total, '| … | |', ' | | |'),
    '',
  ];
}

/** One row for each failing rule; its first error that is new stands for it. */
function rowOf({ outcome, rule }: Failure): string {
  const errors = errorsOf(rule);
  const { found, expected, hint } = errors[0] ? wordsFor(errors[0]) : { found: rule.title, expected: '', hint: '' };
  const more = errors.length > 1 ? ` (and ${plural(errors.length - 1, 'more finding')})` : '';
  const held = heldIn(rule);
  const cells = [
    `${idOf(outcome.suiteCase.id)}${outcome.isNew ? ' (new)' : ''}`,
    `${rule.rule} ${inline(rule.title)}${held ? ` (${held})` : ''}`,
    inline(found) + more,
    inline(expected),
    inline(hint),
  ];
  return `| ${cells.join(' | ')} |`;
}

function errors(result: GateResult): string[] {
  const total = result.counts.errors;
  if (total === 0) return [];
  const rows = function* (): Generator<string> {
    for (const fault of sharedFaults(result)) {
      const lines = fault.faults.flatMap(({ kind, message, words }) => [clipped(`${kind}: ${message}`), ...words]);
      yield `| ${idOf(whoHas(fault, NAMED))} | ${lines.map(inline).join('<br>')} |`;
    }
  };
  return [
    `### Errors (${total})`,
    '',
    'Here the agent gave nothing that could be judged.',
    '',
    '| Case | What happened |',
    '|---|---|',
    ...fitted(rows(), SHARES.errors, undefined, '| …', ' |'),
    '',
  ];
}

function gone({ missing }: GateResult): string[] {
  if (missing.length === 0) return [];
  const rows = missing.map((id) => `- ${idOf(id)}`);
  return [`### Missing (${missing.length})`, '', inline(MISSING), '', ...fitted(rows, SHARES.other), ''];
}

/** A list that opens on demand; nothing where it would be empty. */
function folded(title: string, total: number, rows: Iterable<string>): string[] {
  if (total === 0) return [];
  return [`<details><summary>${title} (${total})</summary>`, '', ...fitted(rows, SHARES.other), '', '</details>', ''];
}

function* perCase(result: GateResult, wanted: (failure: Failure) => boolean): Generator<string> {
  let id: string | undefined;
  let rules: number[] = [];
  const line = (): string[] => (id === undefined ? [] : [`- ${idOf(id)}: ${rulesOf(rules)}`]);
  for (const failure of failuresOf(result)) {
    if (!wanted(failure)) continue;
    if (failure.outcome.suiteCase.id !== id) {
      yield* line();
      id = failure.outcome.suiteCase.id;
      rules = [];
    }
    rules.push(failure.rule.rule);
  }
  yield* line();
}

function* fixedRows(result: GateResult): Generator<string> {
  for (const { suiteCase, rules } of result.cases) {
    const fixed = rules
      .filter(({ state, severity }) => state === 'fixed' && severity === 'error')
      .map(({ rule }) => rule);
    if (fixed.length > 0) yield `- ${idOf(suiteCase.id)}: ${rulesOf(fixed)}`;
  }
}

const rulesOf = (rules: readonly number[]): string => `${rules.length === 1 ? 'rule' : 'rules'} ${rules.join(', ')}`;
const clipped = (text: string): string => (text.length > 400 ? quote(text) : text);
const idOf = (id: string): string => inline(clipped(id));

/** As many rows as fit into a share of the limit, then how many more there are, between `before` and `after`. */
function fitted(rows: Iterable<string>, share: number, total = Number.NaN, before = '-', after = ''): string[] {
  const shown: string[] = [];
  let room = LIMIT * share;
  let left = 0;
  for (const row of rows) {
    if (room >= 0) room -= row.length + 1;
    if (room >= 0) shown.push(row);
    else left++;
  }
  const more = Number.isNaN(total) ? left : total - shown.length;
  return left > 0 ? [...shown, `${before} … and ${more} more${after}`] : shown;
}
