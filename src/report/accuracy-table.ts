import type { Accuracy } from '../suite/accuracy.ts';
import type { Paint } from './paint.ts';
import { quote } from './quote.ts';
import { wordsFor } from './wording.ts';

const share = (x: number): string => x.toFixed(3).padStart(9);
const count = (x: number): string => String(x).padStart(6);

/** Precision, recall and F1 per rule, then the mistakes. Ends with a newline. */
export function accuracyTable(
  { cases, rules, macroF1, faithful, alarmed, mistakes }: Accuracy,
  { titles, most, paint }: { readonly titles: readonly string[]; readonly most: number; readonly paint: Paint },
): string {
  const lines = [paint.bold('rule   hits  false missed precision   recall       F1')];
  for (const { rule, hits, falseAlarms, missed, precision, recall, f1 } of rules) {
    lines.push(
      `${String(rule).padStart(4)} ${count(hits)} ${count(falseAlarms)} ${count(missed)} ${share(precision)}${share(recall)}${share(f1)}  ${paint.dim(titles[rule - 1] ?? '')}`,
    );
  }
  lines.push('', `${cases} pairs, macro F1 ${macroF1.toFixed(3)}, faithful outputs alarmed ${alarmed} of ${faithful}`);
  if (mistakes.length > 0 && most > 0) lines.push('', paint.bold('Mistakes'));
  for (const { id, rule, kind, findings } of mistakes.slice(0, most)) {
    const finding = findings.find((f) => f.severity === 'error');
    lines.push(`  ${id}  rule ${rule} ${kind}${finding ? `  ${paint.dim(wordsFor(finding).found)}` : ''}`);
    for (const span of [finding?.output, finding?.notice]) if (span) lines.push(`    ${quote(span.text)}`);
  }
  if (mistakes.length > most && most > 0) lines.push(`  … and ${mistakes.length - most} more (--mistakes N)`);
  return `${lines.join('\n')}\n`;
}
