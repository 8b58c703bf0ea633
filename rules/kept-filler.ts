import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 7,
  id: 'kept-filler',
  title: 'History, repeated encouragement and irrelevant reasons are gone',
  instruction: 'Leave out history, thanks, apologies, marketing, business reasons and repeated calls to act.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
