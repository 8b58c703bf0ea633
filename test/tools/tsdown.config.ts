import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { check } from '../../src/check.ts';
import { SAMENESS_PHRASES } from '../../src/facts/equivalence/words.ts';
import { TABLE as FILLER } from '../../src/facts/filler/table.ts';
import { FILLER_PHRASES } from '../../src/facts/filler/words.ts';
import { GRACE_PHRASES } from '../../src/facts/grace/words.ts';
import { TABLE as PURPOSES } from '../../src/facts/purposes/table.ts';
import { TABLE as CLAIMS } from '../../src/ledger/second-opinion/claims/table.ts';
import { TABLE as DATES } from '../../src/ledger/second-opinion/dates/table.ts';
import { TABLE as LOSSES } from '../../src/ledger/second-opinion/losses/table.ts';
import { configSchema } from '../../src/suite/config/schema.ts';
import { lemmasSoFar } from '../../src/text/lemma.ts';
import { QUICK_EXPRESSIONS } from './quick-expressions.ts';

const TABLES = [FILLER_PHRASES, GRACE_PHRASES, SAMENESS_PHRASES];

/** What is worked out of our own word lists is a good part of a start, and always the same: module → what to export. */
const WORKED_OUT: Record<string, () => object> = {
  'known-indices': () => ({
    KNOWN_INDICES: Object.fromEntries(TABLES.map((table) => [table.name, table.indexed()])),
  }),
  'known-lemmas': () => {
    check('', '');
    for (const table of TABLES) table.indexed();
    return { KNOWN_LEMMAS: lemmasSoFar() };
  },
};

const KNOWN = {
  name: 'known',
  transform(_: string, id: string) {
    const found = WORKED_OUT[basename(id, '.ts')];
    return (
      found &&
      Object.entries(found())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n')
    );
  },
};

const COMMON: UserConfig = {
  cwd: process.cwd(),
  outDir: 'dist',
  fixedExtension: false,
  platform: 'node',
  target: 'node20.19',
  hash: false,
  plugins: [KNOWN, QUICK_EXPRESSIONS],
};

/** The library, the adapters and the command line. */
const WHOLE: UserConfig = {
  ...COMMON,
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
  format: 'esm',
  dts: true,
  clean: true,
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
};

/** The code that is kept, as `src/cli/kept-code.ts` reads it: a function in ASCII behind a line with its own digest. */
const STAMPED = {
  name: 'stamped',
  generateBundle(_: object, bundle: Record<string, { type: string; code?: string }>) {
    for (const [name, file] of Object.entries(bundle)) {
      if (name !== 'check-alone.cjs' || file.code === undefined) continue;
      if (/\\[^\0-\x7f]/.test(file.code)) throw new Error('A backslash before a character outside ASCII.');
      const code = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
      file.code = `//${digest}\n(function (exports, require, module, __filename, __dirname) {${code}\n})`;
    }
  },
};

/** The fitted tables that are long, by the folder they are in. */
const LONG_TABLES: Record<string, string> = {
  purposes: PURPOSES,
  filler: FILLER,
  claims: CLAIMS,
  losses: LOSSES,
  dates: DATES,
};

/**
 * The long tables in files of their own: within the code they would be in memory four times, with what is kept compiled,
 * and memory that nobody has touched yet is dear.
 */
const TABLES_BESIDE = {
  name: 'tables-beside',
  transform(this: { emitFile(file: object): string }, _: string, id: string) {
    const folder = basename(dirname(id));
    const table = basename(id) === 'table.ts' ? LONG_TABLES[folder] : undefined;
    if (table === undefined) return undefined;
    this.emitFile({ type: 'asset', fileName: `${folder}.table`, source: table });
    return `import { readFileSync } from 'node:fs';
export const TABLE = readFileSync(\`\${__dirname}/${folder}.table\`, 'latin1');`;
  },
};

/** A plain `check` once more, in one file of code without a word too many: reading and compiling is most of a cold start. */
export const CHECK_ALONE: UserConfig = {
  ...COMMON,
  entry: { start: 'src/cli/start.ts', 'check-alone': 'src/cli/check-alone.ts' },
  format: 'cjs',
  dts: false,
  clean: false,
  // Not compressed: that writes a constant in where it is used, and leaves it where it was made as well.
  minify: { compress: false, mangle: true, codegen: true },
  plugins: [KNOWN, TABLES_BESIDE, QUICK_EXPRESSIONS, STAMPED],
};

export default defineConfig([WHOLE, CHECK_ALONE]);
