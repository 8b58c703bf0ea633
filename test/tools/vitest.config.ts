import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

/** Measure the work or the memory of what they load, so they share no module with others. */
const MEASURED = ['test/hostile-work.test.ts', 'test/gate-memory.test.ts'];

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
  test: {
    root,
    testTimeout: 60_000,
    // Left to itself it spares a core, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts', 'fixtures/adapters/**/*.test.ts'],
          exclude: MEASURED,
          // To load the core takes seconds: once in each process, and not once in each of a hundred files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'measured', include: MEASURED } },
    ],
  },
});
