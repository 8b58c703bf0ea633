import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 9,
  id: 'changed-identifier',
  title: 'Names, paths, versions and links are exact',
  instruction: 'Copy names, paths, methods, headers, flags, parameters, versions, error codes and links to the letter, and keep those of the retired thing, its replacement and the move.',
  breaks: [],
  open: [],
  examples: [],
  check() {
    return [];
  },
});
