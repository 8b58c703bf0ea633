import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 10,
  id: 'too-long-or-mislabelled',
  title: 'It is short, and its labels are the three',
  instruction: 'Use fewer words than the notice. Write plain prose, or the three line labels Affected, Deadline and Action, each once; further lines carry no label.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
