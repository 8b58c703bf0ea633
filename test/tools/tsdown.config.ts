import { defineConfig } from 'tsdown';

// One bundle per entry point: reading one file is most of a cold start.
export default defineConfig({
  entry: { index: 'src/index.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  clean: true,
  hash: false,
});
