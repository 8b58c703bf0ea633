import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 13,
  id: 'unproven-equivalence',
  title: 'The replacement is not called equivalent without evidence',
  instruction: 'Do not call the replacement equivalent, identical or a drop-in, or say that nothing else changes, unless the notice says so, and then no wider than it does.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
