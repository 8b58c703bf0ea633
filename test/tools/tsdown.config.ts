import { defineConfig } from 'tsdown';

// Few files and no dead code: reading and compiling them is most of a cold start.
export default defineConfig({
  cwd: process.cwd(),
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
  outDir: 'dist',
  format: 'esm',
  fixedExtension: false,
  platform: 'node',
  target: 'node20.19',
  dts: true,
  clean: true,
  hash: false,
  // The library and the command share one file; the declarations, which pass through here as well, stay whole.
  outputOptions: {
    advancedChunks: { groups: [{ name: 'core', test: /[\\/](?:rules|src)[\\/](?!cli[\\/]).*(?<!\.d\.ts)$/ }] },
  },
});
