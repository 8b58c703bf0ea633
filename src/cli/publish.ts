import { existsSync, statSync } from 'node:fs';
import { PREVIEW, toBaseUrl } from '../catalog/base-url.ts';
import { requireSound } from '../catalog/definition.ts';
import { driftOf } from '../catalog/folder.ts';
import { loadMethod } from '../catalog/load.ts';
import type { Method } from '../catalog/method.ts';
import { publishedMethods } from '../catalog/methods.ts';
import { Refused } from '../catalog/refused.ts';
import { buildSite, type SiteFile } from '../catalog/site.ts';
import { writeSite } from '../catalog/write.ts';
import { printable } from '../report/quote.ts';
import type { Io } from './io.ts';
import { whyUnreadable, whyUnwritable } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** What `--stdout` can print, and the file it is. */
const PRINTED = { record: 'llms.txt', prompt: 'prompt.txt', skill: 'SKILL.md', agents: 'AGENTS.md' } as const;

/** An option as yargs reads it: a list where it is given more than once. */
type Given<T> = T | readonly T[] | undefined;

export interface PublishArgs {
  readonly baseUrl?: Given<string>;
  readonly out?: Given<string>;
  readonly method?: readonly string[] | undefined;
  readonly check?: boolean | undefined;
  readonly keepForeign?: boolean | undefined;
  readonly stdout?: Given<keyof typeof PRINTED>;
  readonly id?: Given<string>;
}

/** `dnlint publish`: exit code 0, or 1 where `--check` finds that the folder differs. */
export async function runPublish(args: PublishArgs, io: Io): Promise<number> {
  try {
    return await publish(args, io);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const told = args.check ? 'Nothing was compared' : 'Nothing was published';
    throw new Refusal(`${told}: ${sentence(error.message)}`);
  }
}

async function publish(args: PublishArgs, io: Io): Promise<number> {
  const stdout = once('--stdout', args.stdout);
  const id = once('--id', args.id);
  const folder = once('--out', args.out);
  const base = toBaseUrl(once('--base-url', args.baseUrl) ?? PREVIEW.url);
  requireFitting(args);
  const methods = publishedMethods();
  for (const file of args.method ?? []) methods.push(await soundMethod(file));
  const files = buildSite(methods, base);
  if (stdout !== undefined) {
    io.out(printed(stdout, id, files));
    return 0;
  }
  const out = folder ?? 'public';
  if (out.trim() === '') throw new Refused('--out', 'is empty; give a folder');
  const keepForeign = args.keepForeign ?? false;
  if (args.check) return inFolder(out, whyUnreadable, () => compared(out, files, keepForeign, io));
  inFolder(out, whyUnwritable, () => writeSite(out, files, { keepForeign }));
  const size = (text: string): number => Buffer.byteLength(text);
  const total = files.reduce((sum, { text }) => sum + size(text), 0);
  const lines = files.map(({ path, text }) => `${bytes(size(text))}  ${path}`);
  io.out(`${lines.join('\n')}\n${bytes(total)}  in ${files.length} files, written to ${printable(out)} for ${base}/\n`);
  return 0;
}

function once<T extends string>(option: string, given: Given<T>): T | undefined {
  if (typeof given === 'object') throw new Refused(option, `is given ${given.length} times; give it once`);
  return given;
}

/** Refuses options that contradict each other: a run that ignored one would seem to have done what it asks. */
function requireFitting({ stdout, id, check, out, keepForeign }: PublishArgs): void {
  if (stdout === undefined) {
    if (id !== undefined)
      throw new Refused('--id', 'says which method --stdout prints; add --stdout prompt, or leave it out');
    return;
  }
  const stray = check ? '--check' : out !== undefined ? '--out' : keepForeign ? '--keep-foreign' : undefined;
  if (stray !== undefined) throw new Refused('--stdout', `prints one text and looks at no folder; leave out ${stray}`);
}

/** A definition of the user's. There can be several, so what is wrong with one is told with its file. */
async function soundMethod(file: string): Promise<Method> {
  const method = await loadMethod(file);
  try {
    requireSound([method]);
  } catch (error) {
    throw error instanceof Refused ? new Refused(`${file}: ${error.field}`, error.reason) : error;
  }
  return method;
}

/** What the system refuses is a matter of the folder, and no fault of ours. */
function inFolder<T>(out: string, why: (error: unknown, name: string) => string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException | null)?.syscall !== 'string') throw error;
    throw new Refusal(why(error, `The folder ${printable(out)}`));
  }
}

function printed(what: keyof typeof PRINTED, id: string | undefined, files: readonly SiteFile[]): string {
  const ends = files.filter(({ path }) => path.startsWith('methods/') && path.endsWith(`/${PRINTED[what]}`));
  const ids = ends.map(({ path }) => path.split('/')[1]!);
  if (id === undefined && ids.length > 1)
    throw new Refused('--stdout', `prints one method; add --id ${ids.join(' or --id ')}`);
  const file = id === undefined ? ends[0] : ends[ids.indexOf(id)];
  if (file === undefined) throw new Refused(`--id ${id}`, `is none of the methods: ${ids.join(', ')}`);
  return file.text;
}

function compared(out: string, files: readonly SiteFile[], keepForeign: boolean, io: Io): number {
  if (existsSync(out) && !statSync(out).isDirectory()) throw new Refused(out, 'is a file; give a folder');
  if (!existsSync(out)) {
    io.out(`There is no folder ${printable(out)}; ${files.length} files would be published into it.\n`);
    return 1;
  }
  const { missing, changed, extra } = driftOf(out, files);
  const list = (what: string, paths: readonly string[]) => paths.map((path) => `${what}  ${printable(path)}`);
  const drift = [
    ...list('missing', missing),
    ...list('changed', changed),
    ...list('extra  ', keepForeign ? [] : extra),
  ];
  if (drift.length === 0) {
    io.out(`${printable(out)} holds what would be published: ${files.length} files, byte for byte.\n`);
    return 0;
  }
  const differing = drift.length === 1 ? '1 file differs' : `${drift.length} files differ`;
  io.out(`${drift.join('\n')}\n${differing} in ${printable(out)}.\n`);
  return 1;
}

/** Bytes in a column, grouped in threes whatever the locale. */
const bytes = (n: number): string =>
  String(n)
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
    .padStart(9);

const sentence = (text: string): string => `${printable(text).replace(/[.]$/, '')}.`;
