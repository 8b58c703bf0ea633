import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 6,
  id: 'lost-exception',
  title: 'Differences, compatibility periods and exceptions are kept',
  instruction: 'Keep whatever could change a plan: how the replacement differs, retention and support periods, users or uses that are not affected, conditions, and what happens to data.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
