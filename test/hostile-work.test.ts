import { expect, test } from 'vitest';
import { shippedExample } from './tools/examples.ts';
import { HOSTILE_PAIRS, HOSTILE_SHAPES } from './tools/hostile-shapes.ts';
import { startCounting } from './tools/work.ts';

const counted = startCounting((url) => /\/(?:src|rules)\/[^?]*\.ts/.test(url));
const { check } = await import('../src/index.ts');
const { input, output } = shippedExample('worked-example');

test.each([
  ...Object.entries(HOSTILE_SHAPES).map(([name, piece]) => [name, piece, piece] as const),
  ...Object.entries(HOSTILE_PAIRS).map(([name, [notice, told]]) => [`${name}, in other words`, notice, told] as const),
])('%s: four times the text is four times the work', (_name, ...pieces) => {
  const [, once, fourTimes] = [1, 4, 16].map((kilobytes) => {
    // A word behind it all: what ends a text may end a search as well.
    const [notice, told] = pieces.map((piece) => `${piece.repeat(Math.ceil((kilobytes * 1024) / piece.length))}x`);
    return counted(() => check(`${input}\n\n${notice}`, `${output}\n\n${told}`));
  });
  expect(once!.blocks).toBeGreaterThan(100_000);
  expect(fourTimes!.blocks / once!.blocks).toBeLessThan(4.2);
  expect(fourTimes!.characters / once!.characters).toBeLessThan(4.2);
});
