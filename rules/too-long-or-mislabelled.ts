import { populationOf } from '../src/facts/audience/population.ts';
import type { LabelFact } from '../src/facts/labels.ts';
import type { Reading } from '../src/facts/read.ts';
import type { RuleFinding } from '../src/finding.ts';
import { defineRule } from '../src/rule.ts';
import type { Document } from '../src/text/document.ts';
import { unfenced } from '../src/text/plain/fence.ts';
import { countWords } from '../src/text/words.ts';

const LABELS = [
  ['Affected', 'who'],
  ['Deadline', 'when'],
  ['Action', 'what-to-do'],
] as const;

/** Without a code fence round the whole text, whose marks are no words. */
function wordsOf({ raw }: Document): number {
  const { start, end } = unfenced(raw);
  return countWords(raw.slice(start, end));
}

export default defineRule({
  number: 10,
  id: 'too-long-or-mislabelled',
  title: 'It is short, and its labels are the three',
  instruction:
    'Use fewer words than the notice. Write plain prose or, where the notice fills all three, lines labelled "Affected:", "Deadline:" and "Action:", each once, with no other labels; further lines carry none.',
  breaks: [
    'The output has as many words as the notice or more.',
    'It uses a line label Affected, Deadline or Action, and one of the three is missing, there twice, or empty.',
    'It uses two or more other line labels that say who, when and what to do, such as Who, When, What to do.',
  ],
  open: [
    'A further label of its own, such as "Note:" or "Guide:".',
    'One complete block of the three labels per retiring thing; another order, capitals, "Affected users".',
  ],
  examples: [
    {
      notice:
        'Report Builder will be retired on 3 May 2027. If you use it, move your reports to Report Studio before then.',
      output: 'Affected: users of Report Builder\nDeadline: 3 May 2027\nAction: move your reports to Report Studio',
      verdict: 'pass',
      why: 'Shorter than the notice, and the three labels stand there once each.',
    },
    {
      notice:
        'Report Builder will be retired on 3 May 2027. If you use it, move your reports to Report Studio before then.',
      output: 'Who: users of Report Builder\nWhen: 3 May 2027\nWhat to do: move your reports to Report Studio',
      verdict: 'fail',
      why: 'Who, When and What to do stand in place of the three labels.',
    },
    {
      notice:
        'Report Builder will be retired on 3 May 2027. If you use it, move your reports to Report Studio before then.',
      output: 'Affected: users of Report Builder\nAction: move your reports to Report Studio by 3 May 2027',
      verdict: 'fail',
      why: 'The label Deadline is missing beside the other two.',
    },
  ],
  check({ notice, output }) {
    const findings: RuleFinding[] = [];
    const words = { notice: wordsOf(notice.doc), output: wordsOf(output.doc) };
    if (words.output >= words.notice) findings.push({ kind: 'too-long', args: words });
    const { labels } = output.facts;
    if (labels.some((label) => label.standard === 'exact')) findings.push(...standardFaults(labels));
    else {
      const other = inPlaceOfTheThree(output, labels) ?? labels.filter((label) => label.role !== 'other');
      // Variants of the three ("Affected users", "Deadlines", "Action required") are left open while they are complete.
      const complete = LABELS.every(([, role]) =>
        other.some((label) => label.role === role && label.standard !== null),
      );
      if (!complete && new Set(other.map((label) => label.role)).size > 1) {
        findings.push({
          kind: 'labels-other',
          args: { found: other.map((label) => label.name).join(', ') },
          output: other[0]!.span,
        });
      }
    }
    return findings;
  },
});

/**
 * "Feeds: … / State: … / What to do: …": three or more line labels, one of them known by its name, of which the first line
 * tells the users, another the time, another what to do. They stand in the place of the three, whatever they are called.
 */
function inPlaceOfTheThree({ doc, facts }: Reading, labels: readonly LabelFact[]): LabelFact[] | null {
  const lines = labels.filter((label) => label.form === 'line');
  const first = doc.sentences[0];
  if (lines.length < 3 || !first || lines[0]!.range.start - first.start > 4) return null;
  const played = lines.flatMap((label, i): { label: LabelFact; role: LabelFact['role'] }[] => {
    const end = lines[i + 1]?.range.start ?? Number.POSITIVE_INFINITY;
    const dated = facts.dates.some(({ range }) => range.start >= label.range.end && range.end <= end);
    const people =
      i === 0 &&
      doc.tokens.some(
        (token) =>
          token.start >= label.range.end &&
          token.end <= end &&
          (populationOf(token) !== null || /^(?:you|your|those|who|anyone|whoever)$/.test(token.lower)),
      );
    const role = label.role === 'other' ? (people && !dated ? 'who' : dated ? 'when' : 'other') : label.role;
    return role === 'other' ? [] : [{ label, role }];
  });
  const named = played.some(({ label }) => label.role !== 'other');
  return named && new Set(played.map(({ role }) => role)).size === LABELS.length
    ? played.map(({ label, role }) => ({ ...label, role }))
    : null;
}

function standardFaults(labels: readonly LabelFact[]): RuleFinding[] {
  const faults: RuleFinding[] = [];
  const sets = LABELS.map(([, role]) => labels.filter((label) => label.role === role && label.standard !== null));
  const counts = sets.map((set) => set.filter((label) => label.standard === 'exact' && label.form !== 'column').length);
  const blocks = counts.every((count) => count === counts[0]);
  LABELS.forEach(([label], i) => {
    const set = sets[i]!;
    if (set.length === 0) faults.push({ kind: 'label-missing', args: { label } });
    else if (counts[i]! > 1 && !blocks) faults.push({ kind: 'label-repeated', args: { label }, output: set[1]!.span });
    for (const one of set) if (one.empty) faults.push({ kind: 'label-empty', args: { label }, output: one.span });
  });
  return faults;
}
