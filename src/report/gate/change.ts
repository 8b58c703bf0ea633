import type { BaselineChange, ChangedCase } from '../../suite/verdict/baseline.ts';
import { printable } from '../quote.ts';
import { wrap } from '../wrap.ts';

/** Names of cases that are told in one line. */
const NAMED = 10;

/**
 * What `--update-baseline` changed, each thing by name: it is the one moment at which failures become accepted.
 * `width`: columns that a line may have.
 */
export function changeText(path: string, { blessed, fixed, added, dropped }: BaselineChange, width: number): string {
  const lines = [
    ...section('Accepted from now on', blessed, width),
    ...section('Fixed, no longer accepted', fixed, width),
    ...(added.length > 0 ? [`Cases that are new (${added.length}): ${named(added)}`] : []),
    ...(dropped.length > 0 ? [`Cases that are gone (${dropped.length}): ${named(dropped)}`] : []),
  ];
  const what = lines.length === 0 ? 'holds what it held' : 'is updated';
  return `${[...lines, `The baseline ${printable(path)} ${what}.`].join('\n')}\n`;
}

function section(title: string, cases: readonly ChangedCase[], width: number): string[] {
  if (cases.length === 0) return [];
  const total = cases.reduce((sum, { faults }) => sum + faults.length, 0);
  return [`${title} (${total}):`, ...cases.flatMap((changed) => caseLines(changed, width))];
}

/** The case with each rule, and under it the faults. */
const caseLines = ({ id, faults }: ChangedCase, width: number): string[] =>
  faults.flatMap(({ rule, fault }, i) => [
    ...(faults[i - 1]?.rule === rule ? [] : [`  ${printable(id)}: ${rule}`]),
    ...wrap(printable(fault), width - 4).map((line) => `    ${line}`),
  ]);

const named = (ids: readonly string[]): string =>
  `${ids.slice(0, NAMED).map(printable).join(', ')}${ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''}`;
