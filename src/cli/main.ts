import { run } from './run.ts';

const { stdin, stdout, stderr, env, argv } = process;

// A reader that has seen enough (`| head`) closes the pipe: that is no fault of this run.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// The code is set, not forced by `process.exit`, so that a slow pipe still gets the whole report.
process.exitCode = await run(argv.slice(2), {
  stdin: { [Symbol.asyncIterator]: () => stdin[Symbol.asyncIterator]() },
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  env,
  terminal: stdout.isTTY === true,
  errTerminal: stderr.isTTY === true,
  columns: stdout.columns,
});
