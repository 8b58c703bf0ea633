import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RunKey, runDigest } from '../src/suite/agent/cache-key.ts';
import { scratch } from './tools/scratch.ts';

/** Files, command, what it is told, then a file that changes and whether an output is made anew. */
const CHANGES: [string, Record<string, string>, string, Partial<RunKey>, string, boolean][] = [
  ['the script', { 'a.mjs': '' }, 'node a.mjs', {}, 'a.mjs', true],
  ['what stands beside it', { 'a.mjs': '', 'b.mjs': '' }, 'node a.mjs', {}, 'b.mjs', false],
  [
    'what it imports',
    { 'a.mjs': "import { x } from './lib/b.mjs';", 'lib/b.mjs': '' },
    'node a.mjs',
    {},
    'lib/b.mjs',
    true,
  ],
  [
    'what that imports, round about',
    { 'a.mjs': "import './b.mjs'", 'b.mjs': "export * from './c.js'; import './a.mjs'", 'c.ts': '' },
    'node a.mjs',
    {},
    'c.ts',
    true,
  ],
  ['what it loads late', { 'a.js': "await import('./b.js')", 'b.js': '' }, 'node a.js', {}, 'b.js', true],
  [
    'what it requires',
    { 'a.cjs': 'const c = require("./conf");', 'conf.json': '' },
    'node a.cjs',
    {},
    'conf.json',
    true,
  ],
  [
    'a folder that it imports',
    { 'a.ts': "import x from './lib'", 'lib/index.ts': '' },
    'npx tsx a.ts',
    {},
    'lib/index.ts',
    true,
  ],
  [
    'a package',
    { 'a.mjs': "import 'b'", 'node_modules/b/index.js': '' },
    'node a.mjs',
    {},
    'node_modules/b/index.js',
    false,
  ],
  ['by its first line', { agent: "#!/usr/bin/env node\nimport './b.mjs'", 'b.mjs': '' }, './agent', {}, 'b.mjs', true],
  [
    'Python beside it',
    { 'src/a.py': 'import os, llm.client as c', 'src/llm/client.py': '' },
    'python3 src/a.py',
    {},
    'src/llm/client.py',
    true,
  ],
  [
    'Python, from',
    { 'p/a.py': 'from .llm import call', 'p/llm/call.py': '' },
    'python3 p/a.py',
    {},
    'p/llm/call.py',
    true,
  ],
  ['Python, its package', { 'p/q/a.py': 'from .. import b', 'p/b.py': '' }, 'python3 p/q/a.py', {}, 'p/b.py', true],
  [
    'a module of Python',
    { 'p/__init__.py': '', 'p/a.py': 'import p.b', 'p/b.py': '' },
    'python -m p.a',
    {},
    'p/b.py',
    true,
  ],
  [
    'package.json',
    { 'package.json': '{ "scripts": { "s": "node a.mjs" } }', 'a.mjs': '' },
    'npm run -s s',
    {},
    'package.json',
    true,
  ],
  [
    'what its script names',
    {
      'package.json': '{ "scripts": { "s": "yarn t", "t": "node a.mjs" } }',
      'a.mjs': "import './b.mjs'",
      'b.mjs': '',
    },
    'pnpm s',
    {},
    'b.mjs',
    true,
  ],
  [
    'what another script names',
    { 'package.json': '{ "scripts": { "s": "s", "t": "node a.mjs" } }', 'a.mjs': '' },
    'npm run s',
    {},
    'a.mjs',
    false,
  ],
  ['package.json of what is no script', { 'package.json': '{}', 'a.mjs': '' }, 'node a.mjs', {}, 'package.json', false],
  [
    'an input that is named',
    { 'a.mjs': '', 'p/x/system.md': '' },
    'node a.mjs',
    { inputs: ['p/**/*.md'] },
    'p/x/system.md',
    true,
  ],
  ['a folder of inputs', { 'a.mjs': '', 'p/x': '' }, 'node a.mjs', { inputs: ['p'] }, 'p/x', true],
];

test.each(CHANGES)('kept outputs and %s', (_, files, command, told, changed, anew) => {
  const folder = scratch(files);
  const key = () => runDigest({ prompt: Buffer.from(''), command, shell: false, folder, inputs: [], env: [], ...told });
  const before = key();
  expect(key()).toBe(before);
  appendFileSync(changed, '\n# edited');
  expect(key() !== before).toBe(anew);
});
