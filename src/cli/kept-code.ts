import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

export interface KeptCode<Exports> {
  readonly exports: Exports;
  /** Keeps what V8 has compiled for the next process. To be called when the work is done: only what ran is compiled. */
  readonly keep: () => void;
}

/**
 * Runs a CommonJS file as `require` does, but for `import()`, which it cannot use: from the code that an earlier process
 * compiled and kept in the folder. Where there is none, or it was torn or made by another Node, or the folder cannot be
 * used, the file is compiled anew.
 * (`module.enableCompileCache` is like this, but begins with Node 22.8 and keeps a run of any kind, however little it ran.)
 */
export function runKept<Exports>(file: string, require: NodeJS.Require, folder: string | undefined): KeptCode<Exports> {
  // The build has made a function of it, as `require` would, and leaves nothing but ASCII, which is quicker to read so.
  const source = readFileSync(file, 'latin1');
  const name = folder && nameFor(source);
  const path = folder && name && join(folder, name);
  const cachedData = path ? readWhole(path) : undefined;
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} as Exports };
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  const found = cachedData !== undefined && !script.cachedDataRejected;
  return { exports: module.exports, keep: () => !path || found || writeWhole(path, script) };
}

/**
 * Other code, another Node and other flags have files of their own; V8 itself compares no more than the code's length.
 * The build begins the code with its digest.
 */
function nameFor(source: string): string | undefined {
  const digest = /^\/\/([\da-f]{16})\n/.exec(source)?.[1];
  const engine = [process.version, process.arch, process.env.NODE_OPTIONS, ...process.execArgv].join('\n');
  return digest && `${digest}-${hash(engine).toString(16)}.bin`;
}

function hash(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/**
 * V8 trusts what it is given, so the bytes are checked before: the file has them twice. To compare the copies is a few
 * calls of Node's own, where a checksum would take a tenth of a start. The second is read piece by piece into the same
 * memory, as it costs more to be given memory that nobody has touched yet than to fill it.
 */
function readWhole(path: string): Uint8Array | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const length = fstatSync(file).size / 2;
    const data = Buffer.allocUnsafeSlow(length);
    let whole = length > 0 && readSync(file, data, 0, length, 0) === length;
    const piece = Buffer.allocUnsafeSlow(Math.min(PIECE, length));
    for (let at = 0; whole && at < length; at += PIECE) {
      const own = data.subarray(at, at + PIECE);
      const read = readSync(file, piece, 0, own.length, length + at);
      whole = own.equals(piece.subarray(0, read));
    }
    return whole ? data : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
const PIECE = 65_536;

/** Files kept at the same time: the versions of dnlint and Node on one machine are few. */
const KEPT = 8;

function writeWhole(path: string, script: Script): void {
  const folder = dirname(path);
  const part = `${path}.${process.pid}`;
  quietly(() => {
    // Two levels by hand: where the whole path leads nowhere, `recursive` may try for ever.
    for (const level of [dirname(folder), folder]) if (!existsSync(level)) mkdirSync(level, { mode: 0o700 });
    // First something small, so that nothing is made where nothing can be written.
    writeFileSync(part, '', { mode: 0o600 });
    const data = script.createCachedData();
    writeFileSync(part, Buffer.concat([data, data]));
    renameSync(part, path);
    const files = readdirSync(folder).map((name) => join(folder, name));
    const newestFirst = files.map((file) => ({ file, time: statSync(file).mtimeMs })).sort((a, b) => b.time - a.time);
    for (const { file } of newestFirst.slice(KEPT)) rmSync(file);
  });
  quietly(() => rmSync(part, { force: true }));
}

/** The check is done and told: no reason for a word that it could not be made faster next time. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}
