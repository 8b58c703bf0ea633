import { PREVIEW, toBaseUrl } from '../catalog/base-url.ts';
import { driftOf } from '../catalog/folder.ts';
import { loadMethod } from '../catalog/load.ts';
import { publishedMethods } from '../catalog/methods.ts';
import { Refused } from '../catalog/refused.ts';
import { buildSite, type SiteFile } from '../catalog/site.ts';
import { writeSite } from '../catalog/write.ts';
import { printable } from '../report/quote.ts';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/** What `--stdout` can print, and the file it is. */
const PRINTED = { record: 'llms.txt', prompt: 'prompt.txt', skill: 'SKILL.md', agents: 'AGENTS.md' } as const;

export interface PublishArgs {
  readonly baseUrl?: string | undefined;
  readonly out?: string | undefined;
  readonly method?: readonly string[] | undefined;
  readonly check?: boolean | undefined;
  readonly keepForeign?: boolean | undefined;
  readonly stdout?: keyof typeof PRINTED | undefined;
  readonly id?: string | undefined;
}

/** `dnlint publish`: exit code 0, or 1 where `--check` finds that the folder differs. */
export async function runPublish(args: PublishArgs, io: Io): Promise<number> {
  try {
    return await publish(args, io);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refusal(`Nothing was published: ${sentence(error.message)}`);
  }
}

async function publish(args: PublishArgs, io: Io): Promise<number> {
  const base = toBaseUrl(args.baseUrl ?? PREVIEW.url);
  const methods = publishedMethods();
  for (const file of args.method ?? []) methods.push(await loadMethod(file));
  const files = buildSite(methods, base);
  if (args.stdout !== undefined) {
    io.out(printed(args.stdout, args.id, files));
    return 0;
  }
  const out = args.out ?? 'public';
  if (args.check) return compared(out, files, args.keepForeign ?? false, io);
  writeSite(out, files, { keepForeign: args.keepForeign ?? false });
  const size = (text: string): number => Buffer.byteLength(text);
  const total = files.reduce((sum, { text }) => sum + size(text), 0);
  const lines = files.map(({ path, text }) => `${bytes(size(text))}  ${path}`);
  io.out(`${lines.join('\n')}\n${bytes(total)}  in ${files.length} files, written to ${printable(out)} for ${base}/\n`);
  return 0;
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
