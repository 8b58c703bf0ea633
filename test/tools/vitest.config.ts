import { defineConfig } from 'vitest/config';

// A busy machine is no failure: the limit only ends what hangs.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], root: new URL('../..', import.meta.url).pathname, testTimeout: 60_000 },
});
