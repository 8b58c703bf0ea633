import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  // The build leaves nothing but ASCII in it, and that is quicker to read so.
  const source = readFileSync(file, 'latin1');
  const name = folder && nameFor(source);
  const path = folder && name && join(folder, name);
  const cachedData = path ? readWhole(path) : undefined;
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    cachedData,
  });
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
  return digest && `${digest}-${checksum(Buffer.from(engine)).toString(16)}.bin`;
}

/** Murmur-like, 32 bits at a time. Node's own `crc32` comes with all of its compression, which takes longer to load. */
function checksum(bytes: Uint8Array): number {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const words = new Int32Array(whole.buffer, whole.byteOffset, whole.length >> 2);
  let hash = whole.length;
  for (let i = 0; i < words.length; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  for (let i = words.length * 4; i < whole.length; i++) hash = Math.imul(hash ^ whole[i]!, 0x5bd1e995);
  return hash >>> 0;
}

const CHECKSUM_BYTES = 4;

/** V8 trusts what it is given, so the bytes are checked before. The checksum stands last: V8 wants the data aligned. */
function readWhole(path: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(path);
    const data = bytes.subarray(0, -CHECKSUM_BYTES);
    return bytes.readUInt32LE(data.length) === checksum(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

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
    const sum = Buffer.alloc(CHECKSUM_BYTES);
    sum.writeUInt32LE(checksum(data));
    writeFileSync(part, Buffer.concat([data, sum]));
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
