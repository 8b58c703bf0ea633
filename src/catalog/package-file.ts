import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The path of a file of this package: the same from the sources and from the build, which lie at different depths. */
export const packageFile = (path: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('dnlint/package.json')), path);
