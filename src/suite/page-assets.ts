import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, GatePageOptions } from '../report/gate/index.ts';

/** Beside this file in the sources, and beside the built file in the package. */
const FOLDER = join(import.meta.dirname, 'page');

/** Style and script of the page, and the digests by which its policy lets in these two and nothing else. */
export function pageAssets(): GatePageOptions['assets'] {
  // Read when it is asked for: most reports have no page.
  return {
    get style() {
      return asset('base.css', 'matrix.css', 'case.css');
    },
    get script() {
      return asset('page.js');
    },
  };
}

function asset(...names: readonly string[]): Asset {
  const texts = names.map((name) => readFileSync(join(FOLDER, name), 'utf8').replaceAll('\r\n', '\n'));
  const text = `\n${texts.join('\n')}`;
  return { text, sha256: createHash('sha256').update(text).digest('base64') };
}
