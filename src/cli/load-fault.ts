import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jsonFault } from '../json-fault.ts';
import { printable } from '../report/quote.ts';

/** Why a config or a definition cannot be loaded, with line and column where they are known. `name`: as messages call the file. */
export async function whyUnloadable(error: unknown, name: string, path: string, content: string): Promise<string> {
  if (extname(path) === '.json' && error instanceof SyntaxError) {
    const { place, what } = jsonFault(content);
    return `${name}:${place.line}:${place.column} is not JSON: ${printable(what)}; mend it there.`;
  }
  const isSyntax = error instanceof SyntaxError;
  // Of an ES module that it cannot read Node does not say where; the compiler for TypeScript does.
  const place = placeIn(error, path) ?? (isSyntax ? placeIn(await faultOfCompiler(path), path) : undefined);
  const what = firstLine(error);
  if (!isSyntax && !isParseError(error)) return `${name}${place ?? ''} throws while it is loaded: ${what}.`;
  return place === undefined
    ? `${name}, or what it imports, cannot be read: ${what}; mend it.`
    : `${name}${place} cannot be read: ${what}; mend it there.`;
}

async function faultOfCompiler(path: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  return createJiti(path)
    .import(path)
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

const isParseError = (error: unknown): boolean => /^(?:Error: )?ParseError:/.test(String(error));

/** What is thrown can be anything, and have places and lines of code in it. */
const firstLine = (error: unknown): string =>
  printable(
    String(error)
      .replace(/^Error: (?=ParseError:)/, '')
      .replace(/\n\s*\S*:\d+:\d+$/, ''),
  ).replace(/\.$/, '');

/** The first place in the file itself that an error names, as `:LINE:COLUMN` or `:LINE`. */
function placeIn(error: unknown, path: string): string | undefined {
  const told = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  for (const name of [pathToFileURL(path).href, path]) {
    const start = told.indexOf(`${name}:`);
    const [place, line, column] = (start >= 0 && /^:(\d+)(?::(\d+))?/.exec(told.slice(start + name.length))) || [];
    // The compiler counts columns from 0.
    if (place !== undefined) return isParseError(error) ? `:${line}:${Number(column) + 1}` : place;
  }
  return undefined;
}
