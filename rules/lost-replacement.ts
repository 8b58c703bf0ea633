import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 5,
  id: 'lost-replacement',
  title: 'The replacement is named, with the minimum documented migration step',
  instruction: 'Name the replacement and the documented steps that users must take to move, or say that there is no replacement if the notice says so.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
