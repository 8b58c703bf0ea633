import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerTo } from './json-places.ts';
import { shown } from './problem.ts';

/** What the patterns of the record's schema ask for, by their place in it. Those that follow from other fields are told as such. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  '#/properties/id/pattern': 'must be words of a-z and 0-9, joined by single hyphens',
  '#/properties/summary/pattern': 'must be one line that ends with a period',
  '#/properties/use_cases/items/pattern': 'must be a text without commas, which separate use cases',
  '#/properties/sources/items/properties/url/pattern': 'must be an http(s) address',
  '#/properties/example/properties/before/pattern': 'must be one paragraph, without line breaks',
  '#/properties/example/properties/after/pattern': 'must be a text whose lines end with a newline alone',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
};

/** What is wrong with a value, in words that go on after its name. */
export function wordsOf({ keyword, params, schemaPath }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is no key of a record; take it out';
    case 'const':
      return `must be ${shown(params.allowedValue)}`;
    case 'type':
      return `must be ${TYPES[params.type] ?? params.type}`;
    case 'minLength':
      return 'must not be empty';
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return 'must not be empty';
    case 'uniqueItems':
      return `must not have the same twice, as items ${params.j} and ${params.i} are (counted from 0)`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    default:
      return PATTERN_WORDS[schemaPath] ?? 'must be as the schema says';
  }
}

/** The value that is meant: a key that is missing or one too many, not the object around it. */
export function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return instancePath + pointerTo(params.missingProperty);
  if (keyword === 'additionalProperties') return instancePath + pointerTo(params.additionalProperty);
  return instancePath;
}
