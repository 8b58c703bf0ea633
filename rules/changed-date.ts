import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 4,
  id: 'changed-date',
  title: 'Deprecation dates and removal dates are kept, with their timezones',
  instruction: 'Keep every deprecation, removal, end-of-support, brownout and deadline date with its time, timezone and boundary ("by", "after", "no earlier than"), exactly as precise as in the notice; never convert, compute or add one.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
