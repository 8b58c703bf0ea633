#!/usr/bin/env node
import module from 'node:module';

// Compiled code is kept between runs where Node can do that (22.8 and later); the start is the longer part of a run.
module.enableCompileCache?.();
await import('../dist/cli.js');
