import type { Accuracy } from '../suite/accuracy.ts';
import { plural } from './counts.ts';
import type { Paint } from './paint.ts';
import { printable, quote } from './quote.ts';
import { wordsFor } from './wording.ts';

const figure = (x: number | null): string => (x === null ? '–' : x.toFixed(3));
const share = (x: number | null): string => figure(x).padStart(9);
const count = (x: number): string => String(x).padStart(6);

interface Look {
  readonly titles: readonly string[];
  /** How many mistakes are shown. */
  readonly most: number;
  readonly paint: Paint;
}

/** Precision, recall and F1 per rule, then the mistakes. Ends with a newline. */
export function accuracyTable(accuracy: Accuracy, look: Look): string {
  const { titles, paint } = look;
  const lines = [paint.bold('rule   hits  false missed precision   recall       F1')];
  for (const { rule, hits, falseAlarms, missed, precision, recall, f1 } of accuracy.rules) {
    lines.push(
      `${String(rule).padStart(4)} ${count(hits)} ${count(falseAlarms)} ${count(missed)} ${share(precision)}${share(recall)}${share(f1)}  ${paint.dim(titles[rule - 1] ?? '')}`,
    );
  }
  return `${[...lines, '', sum(accuracy), ...mistakeLines(accuracy, look)].join('\n')}\n`;
}

/** What all rules come to; a rule that no pair breaks and none is alarmed by has no part in it. */
function sum({ cases, rules, macroF1, faithful, alarmed }: Accuracy): string {
  const tested = rules.filter(({ f1 }) => f1 !== null).length;
  const over = tested === rules.length ? '' : ` over the ${plural(tested, 'rule')} that they test`;
  return [
    plural(cases, 'pair'),
    tested === 0 ? 'no rule is tested' : `macro F1 ${figure(macroF1)}${over}`,
    faithful === 0 ? 'no faithful output among them' : `faithful outputs alarmed ${alarmed} of ${faithful}`,
  ].join(', ');
}

function mistakeLines({ mistakes }: Accuracy, { most, paint }: Look): string[] {
  if (mistakes.length === 0 || most === 0) return [];
  const lines = ['', paint.bold('Mistakes')];
  for (const { id, rule, kind, findings, output } of mistakes.slice(0, most)) {
    const finding = findings.find((f) => f.severity === 'error');
    lines.push(`  ${printable(id)}  rule ${rule} ${kind}${finding ? `  ${paint.dim(wordsFor(finding).found)}` : ''}`);
    // What is missed has no words of its own; those that were looked through stand for it.
    const quoted = finding ? [finding.output?.text, finding.notice?.text] : [output];
    for (const text of quoted) if (text !== undefined) lines.push(`    ${quote(text)}`);
  }
  const rest = mistakes.length - most;
  return rest > 0 ? [...lines, `  … and ${rest} more (--mistakes N)`] : lines;
}
