import { jsonFault } from '../json-fault.ts';
import { sha256 } from './discovery.ts';
import { Refused } from './refused.ts';
import type { SiteFile } from './site.ts';

export const MANIFEST = 'manifest.json';
const GENERATOR = 'dnlint publish';

/** What a run wrote: the only files that a later run may remove. It does not list itself. */
export interface Manifest {
  readonly generator: typeof GENERATOR;
  readonly base_url: string;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

export const toManifest = (files: readonly SiteFile[], base: string): Manifest => ({
  generator: GENERATOR,
  base_url: base,
  files: files.map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text), sha256: sha256(text) })),
});

/** Whether a value says that it is a manifest of this program, sound or not. */
const isOurs = (value: unknown): boolean => (value as { generator?: unknown } | null)?.generator === GENERATOR;

/** The first thing that keeps a value from being a manifest of this program: a JSON pointer, and what goes on after it. */
export function manifestFault(value: unknown): { readonly at: string; readonly message: string } | undefined {
  if (!isOurs(value)) return { at: '/generator', message: `must be "${GENERATOR}"` };
  const { base_url: base, files } = value as Partial<Record<keyof Manifest, unknown>>;
  if (typeof base !== 'string' || !URL.canParse(base)) return { at: '/base_url', message: 'must be an address' };
  if (!Array.isArray(files)) return { at: '/files', message: 'must be a list' };
  for (const [i, file] of files.entries()) {
    const { path, sha256: digest } = (file ?? {}) as Record<string, unknown>;
    if (typeof path !== 'string' || !isInside(path))
      return { at: `/files/${i}/path`, message: 'must be the path of a file in the site' };
    if (typeof digest !== 'string' || !/^[0-9a-f]{64}$/.test(digest))
      return { at: `/files/${i}/sha256`, message: 'must be 64 digits of a SHA-256' };
  }
  return undefined;
}

/** Whether a path counts from the site and stays in it. */
const isInside = (path: string): boolean =>
  !path.includes('\\') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/**
 * Reads a manifest of this program; undefined for a sound file of another. Throws `Refused` where it is damaged. `name`:
 * as messages call the file.
 */
export function readManifest(text: string, name: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(name, `is no JSON from line ${jsonFault(text).place.line} on`);
  }
  if (!isOurs(value)) return undefined;
  const fault = manifestFault(value);
  if (fault) throw damaged(name, `is damaged: ${fault.at.slice(1)} ${fault.message}`);
  return value as Manifest;
}

const damaged = (name: string, what: string): Refused =>
  new Refused(name, `${what}; restore it, or publish into another folder`);
