import { readFileSync } from 'node:fs';
import { rules } from '../../../rules/index.ts';
import { decode } from '../../cli/decode.ts';
import { whyUnreadable, whyUnwritable } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import { jsonFault } from '../../json-fault.ts';
import { repeatedKey } from '../../repeated-key.ts';
import { printable } from '../../report/quote.ts';
import { nearest } from '../../suggest.ts';
import { requireValid } from '../config/validate.ts';
import { writeWhole } from '../write-whole.ts';
import { type Baseline, byUnits } from './baseline.ts';

/** 1 listed rules, not their faults. */
const SCHEMA = 2;

const schema = {
  type: 'object',
  properties: {
    schema: { enum: [SCHEMA] },
    cases: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  required: ['schema', 'cases'],
  additionalProperties: false,
} as const;

/** Reads a baseline. Refuses a file that is not there, or is no baseline. */
export function readBaseline(path: string): Baseline {
  const name = printable(path);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Refusal(whyUnreadable(error, name));
    throw new Refusal(`The baseline ${name} does not exist; check the path, or let --update-baseline write it.`);
  }
  const text = decode(bytes, name);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { place, what } = jsonFault(text);
    throw new Refusal(
      `${name}:${place.line}:${place.column} is not JSON: ${printable(what)}; mend it there, or restore it from version control.`,
    );
  }
  const repeated = repeatedKey(text);
  if (repeated)
    throw new Refusal(`${name}:${repeated.line} has "${printable(repeated.key)}" once more; keep one of the two.`);
  const version = (value as { schema?: unknown } | null)?.schema;
  if (Number.isInteger(version) && version !== SCHEMA) {
    const mend = Number(version) < SCHEMA ? 'delete it and run the gate with --update-baseline' : 'take a newer one';
    throw new Refusal(`${name} is of schema ${version}, which this version of dnlint does not read; ${mend}.`);
  }
  requireValid(schema, value, (place) => (place === '' ? name : `${name}: "${place}"`));
  const { cases } = value as { cases: Record<string, Record<string, string[]>> };
  const known = rules.map(({ id }): string => id);
  const stray = Object.values(cases)
    .flatMap((accepted) => Object.keys(accepted))
    .find((id) => !known.includes(id));
  if (stray !== undefined) {
    const meant = nearest(stray, known);
    throw new Refusal(
      `${name}: there is no rule "${printable(stray)}"; ${meant ? `did you mean "${meant}"?` : 'take it out.'}`,
    );
  }
  return new Map(Object.entries(cases).map(([id, accepted]) => [id, new Map(Object.entries(accepted))]));
}

/** The file's text, sorted: a fault has a line of its own, so that a change of one is a change of one line. */
export function baselineText(baseline: Baseline): string {
  const cases = inOrder(baseline).map(([id, accepted]) => [id, Object.fromEntries(inOrder(accepted))] as const);
  return `${JSON.stringify({ schema: SCHEMA, cases: Object.fromEntries(cases) }, null, 2)}\n`;
}

const inOrder = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([a], [b]) => byUnits(a, b));

/** Writes a baseline whole or not at all. */
export function writeBaseline(path: string, baseline: Baseline): void {
  try {
    writeWhole(path, baselineText(baseline));
  } catch (error) {
    throw new Refusal(whyUnwritable(error, `The baseline ${printable(path)}`));
  }
}
