import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Method } from './method.ts';
import { Refused } from './refused.ts';

/** Reads a definition: a JSON file, or a JavaScript module whose default export it is (that one can check its example). */
export async function loadMethod(file: string): Promise<Method> {
  if (!existsSync(file)) throw new Refused(file, 'does not exist; check the path');
  const kind = extname(file).toLowerCase();
  if (kind === '.json') return fromJson(file);
  if (kind !== '.js' && kind !== '.mjs')
    throw new Refused(file, 'is no definition; give a .json file, or a .js or .mjs module that exports one as default');
  let module: { readonly default?: Method };
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new Refused(file, `cannot be loaded: ${String(error)}`);
  }
  if (module.default === undefined) throw new Refused(file, 'has no default export');
  return module.default;
}

function fromJson(file: string): Method {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Refused(file, `is no JSON: ${String(error)}`);
  }
}
