#!/usr/bin/env node
const { enableCompileCache } = require('node:module');

// `dnlint check A B`, which is run most and is over soonest, is one small file that is kept compiled between runs (see
// src/cli/start.ts). Every other command, and a `check` that asks for help or has a mistake in it, is for the whole command
// line, which takes longer to load than a check to run.
const argv = process.argv.slice(2);
if (argv[0] !== 'check' || !require('../dist/start.cjs').startCheck(argv, require)) {
  enableCompileCache?.();
  import('../dist/cli.js');
}
