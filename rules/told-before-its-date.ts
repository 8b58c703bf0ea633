import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 14,
  id: 'told-before-its-date',
  title: 'Removal is not told before its date',
  instruction: 'Do not tell a removal as done while the notice sets it ahead.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
