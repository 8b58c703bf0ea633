import type { CaseOutcome, RuleOutcome } from '../../../suite/gate-result.ts';
import { plural } from '../../counts.ts';
import { printable } from '../../quote.ts';
import { wordsFor } from '../../wording.ts';
import { errorsOf, heldIn, knownBeside, outputOf } from '../failures.ts';
import { faultsOf } from '../sentences.ts';
import { type Markup, markup } from './markup.ts';
import { MARKS, markOf, tokensOf, toldRules } from './outcome.ts';
import { pair } from './pair.ts';

/** One case: what its rules say, and the pair with its marks. `open` where it is the first that a reader should see. */
export function caseSection(outcome: CaseOutcome, number: number, open: boolean): Markup {
  const { suiteCase, isNew, attempts } = outcome;
  const id = printable(suiteCase.id);
  const faults = faultsOf(outcome);
  const told = toldRules(outcome);
  return markup`<details class="case" id="c${number}" data-case="${number}" data-o="${tokensOf(outcome)}"${open && markup` open`}>
<summary><h3><bdi>${id}</bdi></h3> <span class="chips">${chips(outcome, told)}${isNew && markup`<span class="chip plain">new case</span>`}</span></summary>
<div class="inside">
${suiteCase.tags.length > 0 && markup`<p class="tags">${suiteCase.tags.map((tag) => printable(tag)).join(', ')}</p>`}
${faults.map(({ kind, message, stderr, runs }) => faultBlock(kind, message, stderr, runs, attempts.length))}
${told.map((rule) => ruleBlock(rule, number))}
${pairs(outcome, told, number)}</div>
</details>
`;
}

function chips({ state }: CaseOutcome, told: readonly RuleOutcome[]): Markup | Markup[] {
  if (state === 'error') return markup`<span class="chip error">no output to judge</span>`;
  if (told.length === 0) return markup`<span class="chip holds">all rules hold</span>`;
  return told.map((rule) => {
    const mark = markOf(rule);
    return markup`<span class="chip ${mark}"><span aria-hidden="true">${MARKS[mark].glyph}</span> ${rule.rule}<span class="spoken"> ${MARKS[mark].words}</span></span>`;
  });
}

const faultBlock = (kind: string, message: string, stderr: string, runs: number, of: number): Markup =>
  markup`<div class="finding error">
<h4>${kind.replaceAll('-', ' ')}${of > 1 && ` in ${runs} of ${plural(of, 'run')}`}</h4>
<p>${message}</p>
${stderr.trim() !== '' && markup`<pre tabindex="0" aria-label="Standard error">${stderr.trim()}</pre>`}
</div>`;

function ruleBlock(rule: RuleOutcome, number: number): Markup {
  const mark = markOf(rule);
  const held = heldIn(rule);
  const errors = rule.verdict === 'fail' ? errorsOf(rule) : [];
  const known = rule.verdict === 'fail' && knownBeside(rule);
  return markup`<div class="finding ${mark}" id="c${number}r${rule.rule}">
<h4><span class="chip ${mark}"><span aria-hidden="true">${MARKS[mark].glyph}</span> ${MARKS[mark].words}</span> Rule ${rule.rule}: ${rule.title}${held && markup` <span class="count">${held}</span>`}</h4>
${errors.map((finding) => {
  const { found, expected, hint } = wordsFor(finding);
  return markup`<dl><div><dt>Found</dt><dd>${found}</dd></div><div><dt>Expected</dt><dd>${expected}</dd></div><div class="hint"><dt>Write</dt><dd>${hint}</dd></div></dl>`;
})}
${known && markup`<p>${known}</p>`}
</div>
`;
}

/** The outputs that a failing rule points into, else the first that could be judged. */
function pairs({ suiteCase, attempts, rules }: CaseOutcome, told: readonly RuleOutcome[], number: number): Markup[] {
  const failing = told.filter(({ verdict }) => verdict === 'fail');
  const wanted = new Set(failing.map(({ attempt }) => attempt));
  if (wanted.size === 0 && rules.length > 0) wanted.add(rules[0]!.attempt);
  return [...wanted]
    .sort((a, b) => a - b)
    .map((attempt) => {
      const findings = failing
        .filter((rule) => rule.attempt === attempt)
        .flatMap((rule) => rule.findings.filter(({ severity }) => severity === 'error'));
      const title = attempts.length > 1 && markup`<p class="run">Run ${attempt + 1} of ${attempts.length}</p>`;
      return markup`${title}${pair(`case ${number}`, suiteCase.notice, outputOf(attempts[attempt]), findings)}`;
    });
}
