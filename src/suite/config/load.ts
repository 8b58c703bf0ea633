import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { lilconfig } from 'lilconfig';
import { isLoaded, LOADED, loadFile } from '../../cli/load-file.ts';
import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import type { Config } from './schema.ts';
import { asConfig } from './validate.ts';

/** A config and the folder that its paths are relative to. */
export interface LoadedConfig {
  readonly config: Config;
  /** As messages name it: from the working directory. */
  readonly file: string;
  /** Absolute. */
  readonly folder: string;
}

/** Names of config files, in the order in which they are looked for; after them "dnlint" in package.json. */
const CONFIG_FILES: readonly string[] = LOADED.map((ending) => `dnlint.config.${ending}`);
const PACKAGE = 'package.json';
/** How other tools call a config, which nothing reads here: better said than passed over. */
const UNREAD = /^(?:\.dnlintrc(?:\.\w+)?|dnlint\.config\.(?:ya?ml|toml|json5|jsonc))$/;
const KEY = 'dnlint';

/** The config in a file, or, without one, the nearest in the working directory and those above; undefined where there is none. */
export async function loadConfig(file?: string): Promise<LoadedConfig | undefined> {
  if (file !== undefined) {
    if (!existsSync(file)) throw new Refusal(`${printable(file)} does not exist; check the path after --config.`);
    if (!isLoaded(file))
      throw new Refusal(`${printable(file)} is no config; give a file that ends in ${LOADED.join(', ')}.`);
  }
  const lookup = lilconfig(KEY, {
    searchPlaces: [...CONFIG_FILES, PACKAGE],
    loaders: Object.fromEntries(LOADED.map((ending) => [`.${ending}`, load] as const)),
    cache: false,
    // A config file without content is a mistake, and no reason to look further up.
    ignoreEmptySearchPlaces: false,
  });
  const found = file === undefined ? await lookup.search(process.cwd()) : await lookup.load(resolve(file));
  if (found === null) {
    refuseUnread();
    return undefined;
  }
  const name = shown(found.filepath);
  if (file === undefined) requireOnly(found.filepath);
  const inPackage = basename(found.filepath) === PACKAGE;
  if (found.config === undefined || found.config === null)
    throw new Refusal(
      inPackage
        ? `${name} has no "dnlint" key; add one.`
        : `${name} holds no config; ${extname(name) === '.json' ? 'write an object into it' : 'export an object as default'}.`,
    );
  return { config: asConfig(found.config, name, inPackage ? KEY : ''), file: name, folder: dirname(found.filepath) };
}

/** Of two configs side by side one would be passed over in silence. */
function requireOnly(path: string): void {
  const own = basename(path);
  const other = CONFIG_FILES.find((name) => name !== own && existsSync(join(dirname(path), name)));
  if (other !== undefined && own !== PACKAGE)
    throw new Refusal(`${shown(path)} and ${shown(join(dirname(path), other))} are both configs; keep one.`);
}

/** What holds a config in the working directory, for who is about to write one; undefined where nothing does. */
export function configHere(): string | undefined {
  const file = CONFIG_FILES.find((path) => existsSync(path));
  if (file !== undefined || !existsSync(PACKAGE)) return file;
  try {
    return Object.hasOwn(JSON.parse(readFileSync(PACKAGE, 'utf8')), KEY) ? PACKAGE : undefined;
  } catch {
    // A package.json that nobody can read holds no config that could be lost.
    return undefined;
  }
}

function refuseUnread(): void {
  const unread = readdirSync('.').find((name) => UNREAD.test(name));
  if (unread !== undefined)
    throw new Refusal(
      `${printable(unread)} is no config that is read; call it dnlint.config.json (or ${LOADED.slice(0, -1).join(', ')}), or put it into package.json as "dnlint".`,
    );
}

const shown = (path: string): string => printable(relative('', path).split(sep).join('/'));

const load = (path: string): Promise<unknown> => loadFile(path, shown(path));
