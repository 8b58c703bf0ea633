import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 3,
  id: 'late-subject',
  title: 'It begins with the retiring thing and the users it affects',
  instruction: 'Begin with the thing that is retired and the users it affects, as narrowly as the notice describes them; no greeting, preamble, date, replacement or action stands in front.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
