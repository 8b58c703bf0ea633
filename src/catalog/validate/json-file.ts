import { jsonFault } from '../../json-fault.ts';
import { repeatedKey } from '../../repeated-key.ts';
import { placesIn } from '../../report/place.ts';
import { jsonLines } from './json-lines.ts';
import type { Problem } from './problem.ts';

/** Tells a problem of one JSON file; `at` is a JSON pointer, "" for the whole value. */
export type Say = (at: string, message: string, severity?: Problem['severity']) => void;

export interface JsonFile {
  /** Undefined where the text is no JSON, which is told then. */
  readonly value: unknown;
  readonly problems: Problem[];
  readonly say: Say;
}

/** Reads a JSON file that clients will read: without a byte order mark, each key once. */
export function readJsonFile(file: string, text: string): JsonFile {
  const problems: Problem[] = [];
  const tell = (line: number, message: string): void => {
    problems.push({ file, line, severity: 'error', message });
  };
  if (text.startsWith('\ufeff')) tell(1, 'must begin without a byte order mark');
  const json = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const { line, column } = jsonFault(json).place;
    const end = placesIn(json)(json.length);
    const isCut = line === end.line && column === end.column;
    tell(line, `must be JSON, ${isCut ? 'and ends too early' : `which it no longer is at column ${column}`}`);
    return { value, problems, say: () => {} };
  }
  const twice = repeatedKey(json);
  if (twice) tell(twice.line, `has the key "${twice.key}" once more; each key must stand there once`);
  let lines: ((pointer: string) => number) | undefined;
  return {
    value,
    problems,
    say: (at, message, severity = 'error') => {
      lines ??= jsonLines(json);
      problems.push({ file, line: lines(at), at, severity, message });
    },
  };
}
