import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

export default defineConfig({
  // The examples for other tools name the package, as their readers will. Eval tools that are too large to install here
  // are stood in for.
  resolve: {
    alias: [
      { find: /^dnlint$/, replacement: `${root}src/index.ts` },
      { find: /^dnlint\/(vitest|matchers|promptfoo|scorer)$/, replacement: `${root}src/adapters/$1.ts` },
      { find: /^(?:evalite|braintrust)$/, replacement: `${root}test/tools/eval-tools.ts` },
    ],
  },
  // A busy machine is no failure: the limit only ends what hangs.
  test: { include: ['test/**/*.test.ts', 'fixtures/adapters/**/*.test.ts'], root, testTimeout: 60_000 },
});
