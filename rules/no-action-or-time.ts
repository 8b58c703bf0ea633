import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 1,
  id: 'no-action-or-time',
  title: 'The reader sees whether they must act, and by when',
  instruction: 'Say what the affected users must do, or that they need do nothing, and by when: a date, that it already fails, or that no date has been set. "Soon" is not a time.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
