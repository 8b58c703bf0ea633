import { jsonFault } from '../../json-fault.ts';
import { repeatedKey } from '../../repeated-key.ts';
import { type Place, placesIn } from '../../report/place.ts';
import { jsonPlaces } from './json-places.ts';
import type { Origin, Problem } from './problem.ts';

/** Tells a problem of one JSON file; `at` is a JSON pointer, "" for the whole value. A warning is the catalog's own. */
export type Say = (at: string, message: string, severity?: Problem['severity']) => void;

export interface JsonFile {
  /** Undefined where the text is no JSON, which is told then. */
  readonly value: unknown;
  readonly problems: Problem[];
  readonly say: Say;
}

/** Reads a JSON file that clients will read: without a byte order mark, each key once. `from`: what its values are held to. */
export function readJsonFile(file: string, text: string, from: Origin): JsonFile {
  const problems: Problem[] = [];
  const tell = (place: { readonly line: number; readonly column?: number }, message: string): void => {
    problems.push({ file, line: place.line, column: place.column, severity: 'error', message, from: 'file' });
  };
  if (text.startsWith('\ufeff')) tell({ line: 1, column: 1 }, 'must begin without a byte order mark');
  const json = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const { place } = jsonFault(json);
    const end = placesIn(json)(json.length);
    const isCut = place.line === end.line && place.column === end.column;
    tell(place, `must be JSON, ${isCut ? 'and ends too early' : `which it no longer is at column ${place.column}`}`);
    return { value, problems, say: () => {} };
  }
  const twice = repeatedKey(json);
  if (twice) tell(twice, `has the key "${twice.key}" once more; each key must stand there once`);
  let places: ((pointer: string) => Place) | undefined;
  return {
    value,
    problems,
    say: (at, message, severity = 'error') => {
      places ??= jsonPlaces(json);
      problems.push({ file, ...places(at), at, severity, message, from: severity === 'warning' ? 'catalog' : from });
    },
  };
}
