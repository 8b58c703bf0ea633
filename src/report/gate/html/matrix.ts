import type { CaseOutcome, GateRule, RuleOutcome } from '../../../suite/gate-result.ts';
import { printable } from '../../quote.ts';
import { faultsOf } from '../sentences.ts';
import { type Markup, markup } from './markup.ts';
import { MARKS, markOf, saidOf, tokensOf } from './outcome.ts';

/** Head of the matrix: one column for each rule. */
export const matrixHead = (rules: readonly GateRule[]): Markup => markup`<thead><tr>
<th scope="col">Case</th>
${rules.map(
  ({ rule, title, severity }) =>
    markup`<th scope="col" title="${title}${severity === 'warn' ? ' (warning only)' : ''}"><span class="spoken">Rule </span>${rule}</th>
`,
)}</tr></thead>
`;

/** One row: the case and what became of each rule. */
export function matrixRow(outcome: CaseOutcome, number: number, columns: number): Markup {
  const cells =
    outcome.state === 'error'
      ? markup`<td class="error" colspan="${Math.max(1, columns)}">${[...new Set(faultsOf(outcome).map(({ kind }) => kind.replaceAll('-', ' ')))].join(', ') || 'no output'}</td>`
      : outcome.rules.map((rule) => cell(rule, number));
  return markup`<tr data-case="${number}" data-o="${tokensOf(outcome)}"><th scope="row"><a href="#c${number}"><bdi>${printable(outcome.suiteCase.id)}</bdi></a></th>${cells}</tr>
`;
}

function cell(rule: RuleOutcome, number: number): Markup {
  const mark = markOf(rule);
  const { glyph, words } = MARKS[mark];
  if (mark === 'holds' || mark === 'not-applicable')
    return markup`<td class="${mark}"><span aria-hidden="true">${glyph}</span><span class="spoken">${words}</span></td>`;
  return markup`<td class="${mark}"><a class="matrix-${mark}" href="#c${number}r${rule.rule}" title="${saidOf(rule)}"><span aria-hidden="true">${glyph}</span><span class="spoken">${saidOf(rule)}</span></a></td>`;
}
