import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 8,
  id: 'lost-reason',
  title: 'A reason that explains a constraint is kept',
  instruction: 'Keep a technical, legal or security reason that explains why users have to do something or cannot do it, in as few words as it takes.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
