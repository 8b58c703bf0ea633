import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { kinds } from './tools/kinds.ts';

// Kinds of language that were once misread. Tables: test/kinds/*.ts.
for (const [title, rows] of await kinds())
  describe(title, () => {
    it.each(rows)('rule $rule: $output', ({ rule, notice, output, isBroken }) => {
      expect(check(notice, output).rules[rule - 1]!.verdict === 'fail').toBe(isBroken);
    });
  });
