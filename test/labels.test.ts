import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { check } from '../src/check.ts';
import { roleOf } from '../src/facts/labels.ts';
import { read } from '../src/facts/read.ts';

const NOTICE =
  'Report Builder will be retired on 3 May 2027. If you use it, move your reports to Report Studio. '.repeat(4);

/** The kinds of what rule 10 finds wrong with an output, in their order. */
const faults = (output: string, notice = NOTICE): string[] =>
  check(notice, output, { rules: [10] }).rules[9]!.findings.map((finding) => finding.kind);

const names = (text: string): string[] => read(text).facts.labels.map((label) => label.name);

describe('the names of labels', () => {
  it.each([
    ['Affected', 'who', 'exact'],
    ['DEADLINE', 'when', 'exact'],
    ['Action', 'what-to-do', 'exact'],
    ['Affected users', 'who', 'variant'],
    ['Action required', 'what-to-do', 'variant'],
    ['Deadlines', 'when', 'variant'],
    ['Who is affected?', 'who', null],
    ['Impact', 'who', null],
    ['When', 'when', null],
    ['Key dates', 'when', null],
    ['Effective date', 'when', null],
    ['Timeline', 'when', null],
    ['What to do', 'what-to-do', null],
    ['What you need to do', 'what-to-do', null],
    ['Next steps', 'what-to-do', null],
    ['Migration', 'what-to-do', null],
    ['Not affected', 'other', null],
    ['Note', 'other', null],
    ['Guide', 'other', null],
    ['Reason', 'other', null],
    ['What', 'other', null],
  ])('%s', (name, role, standard) => {
    expect(roleOf(name)).toEqual({ role, standard });
  });
});

describe('where labels stand', () => {
  it.each([
    ['with a colon', 'Affected: x\nDeadline: 3 May\nAction: y'],
    ['in bold', '**Affected:** x\n**Deadline:** 3 May\n**Action:** y'],
    ['in bold before the colon', '**Affected**: x\n**Deadline**: 3 May\n**Action**: y'],
    ['with a dash', 'Affected – x\nDeadline – 3 May\nAction – y'],
    ['in bold with a dash', '**Affected** — x\n**Deadline** — 3 May\n**Action** — y'],
    ['in list items', '- Affected: x\n- Deadline: 3 May\n- Action: y'],
    ['as headings', '### Affected\nx\n### Deadline\n3 May\n### Action\ny'],
    ['in one line', 'Affected: x. Deadline: 3 May. Action: y.'],
    ['in one line, with bars', 'Affected: x | Deadline: 3 May | Action: y'],
    ['in one line, in bold', '**Affected:** x **Deadline:** 3 May **Action:** y'],
    ['in the first column', '| Affected | Deadline | Action |\n|---|---|---|\n| x | 3 May | y |'],
    ['behind pictures', '👥 Affected: x\n📅 Deadline: 3 May\n🛠 Action: y'],
    ['in HTML', '<b>Affected:</b> x<br><b>Deadline:</b> 3 May<br><b>Action:</b> y'],
    ['quoted', '> Affected: x\n> Deadline: 3 May\n> Action: y'],
  ])('%s', (_, text) => {
    expect(names(text)).toEqual(['Affected', 'Deadline', 'Action']);
  });

  it.each([
    ['prose', 'Affected users have to act. The deadline is near. Action is needed.'],
    ['code in front of a colon', '`x-1`: removed on 3 May 2027. `affected`: no.'],
    ['dates in front of a colon', '30 May 2027: read-only.'],
  ])('not in %s', (_, text) => {
    expect(read(text).facts.labels.filter((label) => label.role !== 'other')).toEqual([]);
  });
});

describe('rule 10: labels', () => {
  it.each([
    ['the three', 'Affected: x\nDeadline: 3 May\nAction: y', []],
    ['another order and capitals', 'DEADLINE: 3 May\nAFFECTED: x\nACTION: y', []],
    ['a further label', 'Affected: x\nDeadline: 3 May\nAction: y\nGuide: https://a.example', []],
    ['a block per thing', 'Affected: x\nDeadline: 3 May\nAction: y\nAffected: z\nDeadline: 4 May\nAction: y', []],
    ['steps below the label', 'Affected: x\nDeadline: 3 May\nAction:\n- y\n- z', []],
    ['"Affected users" for "Affected"', 'Affected users: x\nDeadline: 3 May\nAction: y', []],
    ['prose with one lead-in', 'x ends on 3 May.\n\nTimeline:\n- 3 May: brownout\n- 4 June: end', []],
    ['other labels, not of the three roles', 'x ends on 3 May.\nReason: cost.\nReplacement: y.\nNot affected: z.', []],
    ['one missing', 'Affected: x\nAction: y by 3 May', ['label-missing']],
    ['two missing', 'Deadline: 3 May\nx users move to y', ['label-missing', 'label-missing']],
    ['one missing among headings', '### Affected\n\nx\n\n### Action\n\ny by 3 May', ['label-missing']],
    ['one replaced', 'Affected: x\nWhen: 3 May\nAction: y', ['label-missing']],
    ['one twice', 'Affected: x\nDeadline: 3 May\nDeadline: 4 June\nAction: y', ['label-repeated']],
    ['one empty', 'Affected: x\nDeadline:\nAction: y', ['label-empty']],
    ['the last one empty', 'Affected: x\nDeadline: 3 May\nAction:', ['label-empty']],
    ['question words', '**Who:** x\n**When:** 3 May\n**What to do:** y', ['labels-other']],
    ['questions', 'Who is affected? x\nWhen? 3 May\nWhat do I need to do? y', ['labels-other']],
    ['nouns', 'Impact: x\nTimeline: 3 May\nMigration: y', ['labels-other']],
    ['behind pictures', '- 👥 Who: x\n- 📅 Date: 3 May\n- ✅ Steps: y', ['labels-other']],
    ['headings', '## Who is affected\nx\n## When\n3 May\n## What to do\ny', ['labels-other']],
  ])('%s', (_, output, expected) => {
    expect(faults(output)).toEqual(expected);
  });
});

describe('rule 10: length', () => {
  it.each([
    ['as many words', 'one two three', 'a b c', ['too-long']],
    ['more words', 'one two three', 'a b c d', ['too-long']],
    ['fewer words', 'one two three', 'a b', []],
    ['a fence round the whole does not count', 'one two three', '```text\na b\n```', []],
    ['an empty output is short', 'one two three', '', []],
  ])('%s', (_, notice, output, expected) => {
    expect(faults(output, notice)).toEqual(expected);
  });
});

describe('rule 10: its own examples', () => {
  it.each(rules[9]!.examples.map((example) => [example.why, example] as const))(
    '%s',
    (_, { notice, output, verdict }) => {
      expect(check(notice, output, { rules: [10] }).rules[9]!.verdict).toBe(verdict);
    },
  );
});
