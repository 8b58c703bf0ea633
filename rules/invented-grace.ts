import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 11,
  id: 'invented-grace',
  title: 'No invented grace period',
  instruction: 'Grant no time that the notice does not grant: no grace period, extension or transition window.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
