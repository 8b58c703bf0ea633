import { existsSync } from 'node:fs';
import { isLoaded, LOADED, loadFile } from '../cli/load-file.ts';
import type { Method } from './method.ts';
import { Refused } from './refused.ts';

/** Reads a definition: a JSON file, or a module whose default export it is (that one can check its example). */
export async function loadMethod(file: string): Promise<Method> {
  if (!existsSync(file)) throw new Refused(file, 'does not exist; check the path');
  if (!isLoaded(file)) throw new Refused(file, `is no definition; give a file that ends in ${LOADED.join(', ')}`);
  const definition = await loadFile(file);
  if (definition === undefined) throw new Refused(file, 'has no default export; export the definition as default');
  return definition as Method;
}
