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
  /** The command that shows a pair, up to its id. */
  readonly showPair: string;
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

function mistakeLines({ mistakes }: Accuracy, { most, showPair, paint }: Look): string[] {
  const shown = mistakes.slice(0, most);
  const lines = shown.flatMap(({ id, place, rule, kind, findings }) => {
    const finding = findings.find((f) => f.severity === 'error');
    // What is missed has no words of its own.
    const quoted = finding ? [finding.output?.text, finding.notice?.text] : [];
    return [
      `  ${printable(id)}  rule ${rule} ${kind}${place === id ? '' : `  ${paint.dim(place)}`}`,
      ...(finding ? [`    ${paint.dim(wordsFor(finding).found)}`] : []),
      ...quoted.flatMap((text) => (text === undefined ? [] : [`    ${quote(text)}`])),
    ];
  });
  const [first] = shown;
  if (!first) return [];
  const rest = mistakes.length - most;
  return [
    '',
    paint.bold('Mistakes'),
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more (--mistakes N)`] : []),
    paint.dim(`Look at a pair: ${showPair} ${asWord(first.id)}`),
  ];
}

/** A word of a command line. */
const asWord = (id: string): string => (/^[\w./:@+-]+$/.test(id) ? id : JSON.stringify(printable(id)));
