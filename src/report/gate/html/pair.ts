import type { Finding } from '../../../finding.ts';
import { countWords } from '../../../text/words.ts';
import { plural } from '../../counts.ts';
import { quote } from '../../quote.ts';

import { type Fact, factsOf, segmentsOf } from './facts.ts';
import { type Markup, markup } from './markup.ts';

/** Characters of a text that are shown. */
const SHOWN = 20_000;

const STATES = ['fails', 'changed', 'missing', 'invented', 'in doubt', 'kept'] as const;

/** The two texts side by side with every fact marked, and the ledger as a table. */
export function pair(id: string, notice: string, output: string, failing: readonly Finding[]): Markup {
  const facts = factsOf(notice, output, failing);
  const ledger = facts.filter(({ state }) => state !== 'fails');
  const counts = STATES.filter((state) => state !== 'fails')
    .map((state) => ({ state, n: ledger.filter((fact) => fact.state === state).length }))
    .filter(({ n }) => n > 0)
    .map(({ state, n }) => `${n} ${state}`);
  return markup`<div class="pair">
<div class="sides">
${side('notice', 'Notice', notice, facts)}
${side('output', 'Output', output, facts)}
</div>
<p class="caption" role="status"></p>
${
  ledger.length > 0 &&
  markup`<details class="ledger"><summary class="ledger-head">The ledger: ${counts.join(', ')}</summary>
<div class="scroll" tabindex="0" role="group" aria-label="Ledger of ${id}">
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">State</th><th scope="col">In the notice</th><th scope="col">In the output</th></tr></thead>
<tbody>
${ledger.map(row)}</tbody>
</table>
</div>
</details>`
}
</div>
`;
}

function side(name: 'notice' | 'output', title: string, text: string, facts: readonly Fact[]): Markup {
  const shown = text.slice(0, SHOWN);
  const marked = facts.filter((fact) => fact[name]).length;
  const body = segmentsOf(shown, facts, name).map((segment) =>
    segment.facts.length === 0
      ? markup`${segment.text}`
      : markup`<mark class="${classesOf(segment.facts)}" data-f="${segment.facts.map(({ key }) => key).join(' ')}">${segment.text}</mark>`,
  );
  const empty = text.trim() === '' && markup`<em>(empty)</em>`;
  return markup`<section class="side ${name}">
<h4>${title} <span class="count">${plural(countWords(text), 'word')}</span></h4>
<div class="text" tabindex="0" role="group" aria-label="${title} with ${plural(marked, 'marked fact')}; arrow keys go from one to the next">${body}${empty}</div>
${text.length > SHOWN && markup`<p class="cut">… and ${text.length - SHOWN} more characters.</p>`}
</section>`;
}

const classesOf = (facts: readonly Fact[]): string => [...new Set(facts.map(({ state }) => classOf(state)))].join(' ');
export const classOf = (state: Fact['state']): string => state.replace(' ', '-');

const row = ({ key, kind, state, notice, output }: Fact): Markup =>
  markup`<tr data-f="${key}" data-kind="${kind}" data-state="${state}"><td>${kind}</td><td><span class="state ${classOf(state)}">${state}</span></td><td>${words(notice?.text)}</td><td>${words(output?.text)}</td></tr>
`;

const words = (text: string | undefined): Markup | string =>
  text === undefined ? '–' : markup`<bdi>${quote(text).slice(1, -1)}</bdi>`;
