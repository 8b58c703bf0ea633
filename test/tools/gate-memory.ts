// The memory of the gate over a long suite: pairs that are all distinct go into its standard input, and its resident set
// is read as it goes on. Prints, asserts nothing. Arguments: how many pairs (60000), and one in how many is a labelled pair
// of a kilobyte and a half, the others being of one sentence each (1: all).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { casesIn, SETS } from './examples.ts';

const root = resolve(import.meta.dirname, '../..');
if (!existsSync(join(root, 'dist/cli.js'))) throw new Error('Nothing is built; run "npm run build" first.');
const [count = '60000', every = '1'] = process.argv.slice(2);
const STEP = 5000;

const pairs = SETS.flatMap((set) => casesIn(set));
const SHORT = {
  notice: 'GET /v1/users will be removed on 1 March 2027.',
  output: 'Users of GET /v1/users: it is removed on 1 March 2027.',
};
/** Both texts get names, words and addresses that no other pair has, so that no word list is ever complete. */
function line(i: number): string {
  const { notice, output } = i % Number(every) === 0 ? pairs[(i / Number(every)) % pairs.length]! : SHORT;
  const own = [...i.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
  const tail = `\n\nReference ${own}-zone-identifier, the q${own}ing gateway \`${own}_job\` at https://${own}.example/x/${i}.\n`;
  return `${JSON.stringify({ id: `case-${i}`, notice: notice + tail, output: output + tail })}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'gate-memory-'));
const reports = ['json', 'jsonl'].flatMap((format) => ['--report', `${format}=${join(folder, format)}`]);
const begun = performance.now();
const gate = spawn(process.execPath, [join(root, 'bin/dnlint.cjs'), 'gate', '-', ...reports], {
  cwd: folder,
  // In CI there is a line for each thousand cases.
  env: { ...process.env, CI: '1' },
  stdio: ['pipe', 'ignore', 'pipe'],
});
gate.stdin.on('error', () => {});

function row(done: string): void {
  const status = readFileSync(`/proc/${gate.pid}/status`, 'utf8');
  const of = (name: string): string =>
    (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024).toFixed(0).padStart(8);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(8);
  console.log(`${done.padStart(8)}${of('VmRSS')}${of('VmHWM')}${seconds}`);
}

console.log(`Node ${process.version}\n   cases  RSS MB    peak  seconds`);
createInterface(gate.stderr).on('line', (text) => {
  const done = /^\d+/.exec(text)?.[0];
  if (done === undefined) console.log(text);
  else if (Number(done) % STEP === 0 || done === '1') row(done);
});
// The last reading is of a process that is writing its reports.
const ended = once(gate, 'exit');
const watch = setInterval(() => {
  if (gate.stdin.writableFinished && gate.exitCode === null) row('reports');
}, 5000);
for (let i = 0; i < Number(count); i++)
  if (!gate.stdin.write(line(i))) await Promise.race([once(gate.stdin, 'drain'), ended]);
gate.stdin.end();
const [code] = await ended;
clearInterval(watch);
console.log(`exit code ${code}, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
rmSync(folder, { recursive: true });
