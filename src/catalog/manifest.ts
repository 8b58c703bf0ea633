import { sha256 } from './discovery.ts';
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

/** Reads a manifest of this program; undefined for everything else. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text) as Manifest | null;
    const sound =
      value?.generator === GENERATOR &&
      typeof value.base_url === 'string' &&
      Array.isArray(value.files) &&
      value.files.every((file) => typeof file?.path === 'string');
    return sound ? value : undefined;
  } catch {
    return undefined;
  }
}
