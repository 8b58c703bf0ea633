import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 12,
  id: 'everyone-affected',
  title: 'Not everyone is assumed to be affected',
  instruction: 'Do not say or imply that everyone is affected unless the notice does.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
