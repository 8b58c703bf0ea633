#!/usr/bin/env node
// How a command starts: `dnlint check A B`, which is run most and is over soonest, is one small file that Node reads and
// compiles at once. Every other command, and a `check` that asks for help or has a mistake in it, is left to the whole
// command line, which takes longer to load than a check to run.
const argv = process.argv.slice(2);
if (argv[0] !== 'check' || !require('../dist/check-alone.cjs').checkAlone(argv)) import('../dist/cli.js');
