import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { wordings } from './tools/wordings.ts';

// Kinds of wording that were once misread, most of them faithful outputs in free words. Rows: test/wordings/*.txt.
for (const [file, rows] of wordings())
  describe(file.replace('.txt', ''), () => {
    it('has rows that say what they expect', () => {
      expect(rows.length).toBeGreaterThan(0);
      for (const { title, passes, fails, notice, output } of rows) {
        expect([title, notice !== '', output !== '']).toEqual([title, true, true]);
        expect([title, passes.length + fails.length]).not.toEqual([title, 0]);
        for (const rule of [...passes, ...fails]) expect(rule).toBeOneOf(Array.from({ length: 14 }, (_, n) => n + 1));
      }
    });
    it.each(rows)('$title', ({ passes, fails, notice, output }) => {
      const failed = check(`${notice}\n`, `${output}\n`)
        .rules.filter(({ verdict }) => verdict === 'fail')
        .map(({ rule }): number => rule);
      expect(failed.filter((rule) => passes.includes(rule))).toEqual([]);
      expect(fails.filter((rule) => !failed.includes(rule))).toEqual([]);
    });
  });
