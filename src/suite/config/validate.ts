import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import { nearest } from '../../suggest.ts';
import { type Config, configSchema } from './schema.ts';

/** The value as a config, or a refusal that names the file, the key and the mend. `under`: the key of the file that holds it. */
export function asConfig(value: unknown, file: string, under = ''): Config {
  requireValid(configSchema, value, (path) => {
    const keys = [under, path].filter((key) => key !== '').join('.');
    return keys === '' ? file : `${file}: "${keys}"`;
  });
  return value as Config;
}

/** Refuses a value that does not have the form that a schema asks for. `nameOf` names the place of a fault: `a.b`, or nothing. */
export function requireValid(schema: object, value: unknown, nameOf: (path: string) => string): void {
  const validate = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true }).compile(schema);
  if (validate(value)) return;
  throw new Refusal(sentence(worst(validate.errors ?? []), validate.errors ?? [], schema, nameOf));
}

/**
 * Of an `anyOf` each branch says why it does not fit; the branch that was meant is the one that got furthest. A key that is
 * not known comes before one that is missing: as a rule it is the missing one with a slip.
 */
function worst(errors: readonly ErrorObject[]): ErrorObject {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    3 * instancePath.split('/').length + (WEIGHTS[keyword] ?? 1);
  return errors.reduce((best, error) => (depth(error) > depth(best) ? error : best));
}

const WEIGHTS: Readonly<Record<string, number>> = { type: 0, anyOf: 0, additionalProperties: 2 };

function sentence(
  error: ErrorObject,
  all: readonly ErrorObject[],
  schema: Branch,
  nameOf: (path: string) => string,
): string {
  const { instancePath, keyword, params, parentSchema, data } = error;
  const path = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const name = printable(nameOf(path));
  const below = (key: string): string => printable(nameOf(path === '' ? key : `${path}.${key}`));
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const keys = Object.keys(parentSchema?.properties ?? {});
      const home = homeOf(key, schema);
      if (home !== undefined)
        return `${below(key)} is no key; ${home === key ? `"${key}" belongs to the top level.` : `did you mean "${home}"?`}`;
      return `${below(key)} is no key; ${oneOf(key, keys)}.`.replace('?.', '?');
    }
    case 'required':
      return `${below(String(params.missingProperty))} is missing; give it.`;
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return `${name} is ${shown(data)}; ${oneOf(String(data), allowed)}.`.replace('?.', '?');
    }
    case 'minLength':
    case 'minItems':
      return `${name} is empty; fill it in or leave it out.`;
    case 'pattern':
      return `${name} is ${shown(data)}; give ${(parentSchema as { description: string }).description}.`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return `${name} is ${shown(data)}; give ${range(parentSchema as Limits)}.`;
    default: {
      const types = all
        .filter((e) => e.instancePath === instancePath && e.keyword === 'type')
        .map((e) => e.params.type);
      const wanted = [...new Set(types.map((type) => TYPES[String(type)] ?? String(type)))].join(' or ');
      return `${name} is ${shown(data)}; give ${wanted}.`;
    }
  }
}

/** What this module looks at of a schema. */
interface Branch {
  readonly properties?: Readonly<Record<string, Branch>>;
  readonly anyOf?: readonly Branch[];
}

/** Where a key belongs that stands elsewhere, as a path from the top; undefined where the schema has none of that name. */
function homeOf(key: string, { properties = {}, anyOf = [] }: Branch, path = ''): string | undefined {
  if (Object.hasOwn(properties, key)) return path + key;
  for (const [name, branch] of Object.entries(properties)) {
    const home = homeOf(key, branch, `${path}${name}.`);
    if (home !== undefined) return home;
  }
  return anyOf.map((branch) => homeOf(key, branch, path)).find((home) => home !== undefined);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

interface Limits {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

function range({ type, minimum, exclusiveMinimum, maximum }: Limits): string {
  const from = minimum === undefined ? `above ${exclusiveMinimum}` : `from ${minimum}`;
  return `${TYPES[type]} ${from}${maximum === undefined ? ' on' : ` to ${maximum}`}`;
}

function oneOf(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return names.length > 0 ? `give one of: ${names.join(', ')}` : 'take it out';
}

const shown = (value: unknown): string => {
  if (Number.isNaN(value)) return 'no number';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
