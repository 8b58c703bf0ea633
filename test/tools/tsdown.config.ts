import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { configSchema } from '../../src/suite/config/schema.ts';

// Few files and no dead code: reading and compiling them is most of a cold start.
export default defineConfig({
  cwd: process.cwd(),
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    config: 'src/config.ts',
    'check-worker': 'src/suite/check-worker.ts',
    vitest: 'src/adapters/vitest.ts',
    matchers: 'src/adapters/matchers.ts',
    promptfoo: 'src/adapters/promptfoo.ts',
    scorer: 'src/adapters/scorer.ts',
  },
  outDir: 'dist',
  format: 'esm',
  fixedExtension: false,
  platform: 'node',
  target: 'node20.19',
  dts: true,
  clean: true,
  hash: false,
  copy: ['src/catalog/templates', 'src/suite/page'],
  onSuccess: () => writeFileSync('dist/config.schema.json', `${JSON.stringify(configSchema, null, 2)}\n`),
  // The library and the command share one file; the declarations, which pass through here as well, stay whole. What only
  // one command needs is left to that command.
  outputOptions: {
    advancedChunks: {
      groups: [
        {
          name: 'core',
          test: /[\\/](?:rules|src)[\\/](?!(?:adapters|catalog|cli|suite|report[\\/]gate)[\\/]).*(?<!\.d\.ts)$/,
        },
      ],
    },
  },
});
