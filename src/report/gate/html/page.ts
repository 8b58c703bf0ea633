import type { CaseOutcome, GateResult } from '../../../suite/gate-result.ts';
import { plural } from '../../counts.ts';
import { printable } from '../../quote.ts';
import type { GatePageOptions, GateReport } from '../format.ts';
import { asides, checkedSentence, keptSentence, MISSING, verdictSentence } from '../sentences.ts';
import { caseSection } from './case.ts';
import { type Markup, markup, raw } from './markup.ts';
import { matrixHead, matrixRow } from './matrix.ts';
import { GOOD, MARKS, tokensOf } from './outcome.ts';
import { classOf } from './pair.ts';

/** Cases on one page; of a longer suite those that need a look. */
const MOST = 500;

/** One page that needs nothing else: style and script stand in it, and its policy lets nothing be loaded. */
export const html: GateReport<GatePageOptions> = function* (result, { assets }) {
  const shown = shownCases(result);
  yield head(result, assets).html;
  yield summary(result).html;
  yield controls(result, shown.length).html;
  yield `<section aria-labelledby="matrix-title">\n<h2 id="matrix-title">Cases and rules</h2>\n`;
  yield legend().html;
  yield '<div class="scroll matrix" tabindex="0" role="group" aria-label="Matrix of cases and rules">\n<table>\n';
  yield matrixHead(result.rules).html;
  yield '<tbody>\n';
  for (const [i, outcome] of shown.entries()) yield matrixRow(outcome, i + 1, result.rules.length).html;
  yield '</tbody>\n</table>\n</div>\n</section>\n';
  yield `<section aria-labelledby="pairs-title">\n<h2 id="pairs-title">Notice and output, side by side</h2>\n`;
  yield key().html;
  const first = Math.max(
    0,
    shown.findIndex((outcome) => needOf(outcome) === 2),
  );
  for (const [i, outcome] of shown.entries()) yield caseSection(outcome, i + 1, i === first).html;
  yield '</section>\n';
  yield foot(result, assets).html;
};

/** All cases of a suite that fits, in its order; of a longer one those that need a look the most. */
function shownCases({ cases, counts }: GateResult): CaseOutcome[] {
  if (counts.cases <= MOST) return [...cases];
  const chosen: CaseOutcome[] = [];
  for (const need of [2, 1, 0]) {
    for (const outcome of cases) {
      if (chosen.length === MOST) return chosen;
      if (needOf(outcome) === need) chosen.push(outcome);
    }
  }
  return chosen;
}

/** 2: it decides against the run. 1: something is to be told. 0: all is good. */
function needOf(outcome: CaseOutcome): 0 | 1 | 2 {
  const tokens = tokensOf(outcome);
  return /:(?:new|error)/.test(tokens) ? 2 : tokens === GOOD ? 0 : 1;
}

const head = (result: GateResult, { style, script }: GatePageOptions['assets']): Markup => markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${style.sha256}'; script-src 'sha256-${script.sha256}'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${verdictSentence(result)} dnlint</title>
<link rel="icon" href="data:,">
<style>${raw(style.text)}</style>
</head>
<body class="code${result.decision.code}">
<a class="skip" href="#matrix-title">Skip to the cases</a>
<main>
`;

function summary(result: GateResult): Markup {
  const { counts, decision, missing } = result;
  const figures: [string, number, string][] = [
    ['new', counts.newFailures, counts.newFailures === 1 ? 'new failure' : 'new failures'],
    ['error', counts.errors, counts.errors === 1 ? 'error' : 'errors'],
    ['missing', counts.missing, 'missing'],
    ['known', counts.known, 'known'],
    ['fixed', counts.fixed, 'fixed'],
  ];
  const others = asides(result);
  const kept = keptSentence(result);
  return markup`<header>
<p class="tool">dnlint gate <span>${result.version}</span></p>
<h1>${verdictSentence(result)}</h1>
${kept !== undefined && markup`<p>${kept}</p>`}${decision.reasons.length > 0 && markup`<ul class="reasons">${decision.reasons.map((reason) => markup`<li>${printable(reason)}</li>`)}</ul>`}
<ul class="figures">${figures.map(([name, n, words]) => markup`<li class="${name}${n === 0 && ' none'}"><strong>${n}</strong> ${words}</li>`)}</ul>
<p class="sum">${[checkedSentence(counts), ...others].join(' · ')}${result.baseline !== undefined && markup` · baseline <bdi>${printable(result.baseline)}</bdi>`}</p>
${
  missing.length > 0 &&
  markup`<div class="gone"><h2>Missing</h2><p>${MISSING}</p><ul>${missing.slice(0, MOST).map((id) => markup`<li><bdi>${printable(id)}</bdi></li>`)}</ul>${missing.length > MOST && markup`<p>… and ${missing.length - MOST} more.</p>`}</div>`
}
</header>
`;
}

const controls = (
  { rules, counts }: GateResult,
  shown: number,
): Markup => markup`<div class="filter" role="search" hidden>
<div class="field"><label for="words">Find</label><input id="words" type="search" placeholder="case, words of a text" autocomplete="off" spellcheck="false"></div>
<div class="field"><label for="state">State</label><select id="state">
<option value="">any</option>
<option value="new">new failures</option>
<option value="error">errors</option>
<option value="known">known failures</option>
<option value="warning">warnings</option>
<option value="fixed">fixed</option>
<option value="good">all good</option>
</select></div>
<div class="field"><label for="rule">Rule</label><select id="rule">
<option value="">any</option>
${rules.map(
  ({ rule, title }) => markup`<option value="${rule}">${rule} ${title}</option>
`,
)}</select></div>
<div class="field"><button type="button" id="fold" aria-pressed="false">Open all</button></div>
<p class="shown" role="status">${plural(shown, 'case')}</p>
</div>
${counts.cases > shown && markup`<p class="cut">This page shows ${shown} of ${counts.cases} cases, first those that need a look; the json report has them all.</p>`}
`;

const legend = (): Markup =>
  markup`<ul class="legend">${Object.entries(MARKS).map(([mark, { glyph, words }]) => markup`<li><span class="glyph ${mark}" aria-hidden="true">${glyph}</span> ${words}</li>`)}</ul>
`;

const KEY = {
  kept: 'the output says it',
  'in doubt': 'said in other words, or lost',
  changed: 'said otherwise',
  missing: 'not in the output',
  invented: 'not in the notice',
  fails: 'what a failing rule points at',
} as const;

const key = (): Markup =>
  markup`<p class="keyhint">Point at a mark, or step through them with the arrow keys, to see where the other text says it.</p>
<ul class="legend">${Object.entries(KEY).map(([state, words]) => markup`<li><mark class="${classOf(state as keyof typeof KEY)}">${state}</mark> ${words}</li>`)}</ul>
`;

const foot = (
  { rules }: GateResult,
  { script }: GatePageOptions['assets'],
): Markup => markup`<section class="rules" aria-labelledby="rules-title">
<h2 id="rules-title">The rules</h2>
<ol>${rules.map(({ rule, title, severity }) => markup`<li value="${rule}">${title}${severity === 'warn' && ' (warning only)'}</li>`)}</ol>
</section>
</main>
<script>${raw(script.text)}</script>
</body>
</html>
`;
