import { processIo } from './process.ts';
import { run } from './run.ts';

// The code is set, not forced by `process.exit`, so that a slow pipe still gets the whole report.
process.exitCode = await run(process.argv.slice(2), processIo);
