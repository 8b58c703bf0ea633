import { expect, test } from 'vitest';
import { shippedExample } from './tools/examples.ts';
import { HOSTILE_SHAPES } from './tools/hostile-shapes.ts';
import { startCounting } from './tools/work.ts';

const counted = startCounting((url) => /\/(?:src|rules)\/[^?]*\.ts/.test(url));
const { check } = await import('../src/index.ts');
const { input, output } = shippedExample('worked-example');

test.each(Object.entries(HOSTILE_SHAPES))('%s: four times the text is four times the work', (_name, piece) => {
  const [, once, fourTimes] = [1, 4, 16].map((kilobytes) => {
    const text = piece.repeat(Math.ceil((kilobytes * 1024) / piece.length));
    return counted(() => check(`${input}\n\n${text}`, `${output}\n\n${text}`));
  });
  expect(once!.blocks).toBeGreaterThan(100_000);
  expect(fourTimes!.blocks / once!.blocks).toBeLessThan(4.2);
  expect(fourTimes!.characters / once!.characters).toBeLessThan(4.2);
});
