import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printable } from '../report/quote.ts';
import { whyUnloadable } from './load-fault.ts';
import { readFileText } from './read-text.ts';
import { Refusal } from './refusal.ts';
import { returning } from './returning.ts';

/** Endings of the files that a config or a definition can stand in. */
export const LOADED = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'] as const;

/** Whether a file can be loaded, by its ending. */
export const isLoaded = (file: string): boolean => LOADED.some((ending) => extname(file) === `.${ending}`);

/**
 * What a JSON file holds, or a module exports as default; undefined where it exports none. Whatever keeps a file from
 * being loaded is a fault of that file: throws a Refusal that names it and the place. `shown`: as messages call it.
 */
export async function loadFile(file: string, shown = printable(file)): Promise<unknown> {
  const path = resolve(file);
  const isJson = extname(path) === '.json';
  const content = isJson ? readFileText(path, shown) : '';
  try {
    if (isJson) return JSON.parse(content);
    return await returning(shown, () => (/\.m?ts$/.test(path) ? viaJiti(path) : viaImport(path)));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(await whyUnloadable(error, shown, path, content));
  }
}

/** Only a module in TypeScript needs a compiler. */
async function viaJiti(path: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  return createJiti(path).import(path, { default: true });
}

const viaImport = async (path: string): Promise<unknown> => (await import(pathToFileURL(path).href)).default;
