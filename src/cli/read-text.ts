import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { printable } from '../report/quote.ts';
import { decode, LIMIT, LIMIT_NAME } from './decode.ts';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/** Reads one operand: a file, or "-" for standard input. */
export async function readText(operand: string, io: Io): Promise<string> {
  return decode(await readBytes(operand, io), nameOf(operand));
}

/** Reads one operand as it is. Refuses what cannot be read, and what is too large. */
export async function readBytes(operand: string, io: Io): Promise<Uint8Array> {
  const name = nameOf(operand);
  return operand === '-' ? await readStdin(io, name) : readFile(operand, name);
}

/** Reads a text file. `name`: as messages call it. */
export const readFileText = (path: string, name: string): string => decode(readFile(path, name), name);

/** How an operand is called in messages. */
export const nameOf = (operand: string): string => (operand === '-' ? 'Standard input' : printable(operand));

function readFile(path: string, name: string): Uint8Array {
  if (path === '') throw new Refusal('A file name is empty; give the path of a text file.');
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new Refusal(`${name} is a directory; give the text file in it.`);
    if (stat.isFile() && stat.size > LIMIT) throw tooLarge(name);
    return readAll(file, stat.isFile() ? stat.size + 1 : 65_536, name);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(whyUnreadable(error, name));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Pipes and devices tell no size, so reading stops at the limit instead. */
function readAll(file: number, chunk: number, name: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const buffer = Buffer.allocUnsafe(chunk);
    const n = readSync(file, buffer, 0, chunk, null);
    if (n === 0) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size);
    chunks.push(buffer.subarray(0, n));
    size += n;
    if (size > LIMIT) throw tooLarge(name);
  }
}

async function readStdin(io: Io, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > LIMIT) throw tooLarge(name);
  }
  return Buffer.concat(chunks, size);
}

const tooLarge = (name: string): Refusal =>
  new Refusal(`${name} is larger than ${LIMIT_NAME}; give the notice alone, without the log or page around it.`);

/** One sentence on why a file could not be opened or read. */
export function whyUnreadable(error: unknown, name: string): string {
  const code = (error as { code?: string } | null)?.code ?? 'unknown error';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `${name} does not exist; check the path.`;
    case 'EACCES':
    case 'EPERM':
      return `${name} cannot be read (permission denied); make it readable.`;
    case 'EISDIR':
      return `${name} is a directory; give the text file in it.`;
    default:
      return `${name} cannot be read (${code}); check the path.`;
  }
}

/** One sentence on why a file or folder could not be written. */
export function whyUnwritable(error: unknown, name: string): string {
  const code = (error as { code?: string } | null)?.code ?? 'unknown error';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${name} cannot be written (permission denied); make it writable.`;
    case 'ENOENT':
      return `${name} cannot be written (no folder can be made there); give another path.`;
    case 'ENOSPC':
      return `${name} cannot be written (the disk is full); make room.`;
    default:
      return `${name} cannot be written (${code}); check the path.`;
  }
}
