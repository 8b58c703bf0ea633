import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { countWords } from '../../text/words.ts';
import { addressesOf, type MethodRecord, skillDescription } from '../record.ts';
import { recordSchema } from '../schema.ts';
import { type Problem, shown } from './problem.ts';

const schema = recordSchema('https://dnlint.example');
const KEYS = schema.required;
const EXAMPLE_KEYS = schema.properties.example.required;

/** What is looked at more closely below than the schema can, and would be told twice. */
const DERIVED = /^\/(?:\w*url|skill_name|skill_description)$/;
/** What the format leaves open and this catalog has decided. */
const DECIDED = /^\/(?:summary$|use_cases\/|sources\/)/;

/** Looks at the text of a record (`llms.txt`): schema, order of keys, and every field that follows from others. */
export function recordProblems(file: string, text: string): { problems: Problem[]; record: MethodRecord | undefined } {
  const problems: Problem[] = [];
  const say = (at: string, message: string, severity: Problem['severity'] = 'error'): void => {
    problems.push({ file, at, severity, message });
  };
  if (/[\u0080-\uffff]/.test(text))
    say('', 'has characters beyond ASCII, which a host can garble; escape them', 'warning');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    say('', `is no JSON: ${(error as Error).message}`);
    return { problems, record: undefined };
  }
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  const sound = validate(value);
  for (const error of validate.errors ?? []) {
    const at = pointerOf(error);
    if (error.keyword === 'pattern' && DERIVED.test(at)) continue;
    const decided = DECIDED.test(at) && error.keyword !== 'type' && error.keyword !== 'required';
    say(at, wordsOf(error), decided ? 'warning' : 'error');
  }
  // What follows from what can be told only where the fields are there.
  if (!sound && validate.errors?.some(({ keyword }) => keyword === 'type' || keyword === 'required'))
    return { problems, record: undefined };
  const record = value as MethodRecord;
  requireOrder(Object.keys(record), KEYS, '', say);
  requireOrder(Object.keys(record.example), EXAMPLE_KEYS, '/example', say);
  derived(record, say);
  return { problems, record };
}

type Say = (at: string, message: string, severity?: Problem['severity']) => void;

function derived(record: MethodRecord, say: Say): void {
  const end = `/methods/${record.id}/`;
  const base = record.url.endsWith(end) ? record.url.slice(0, -end.length) : undefined;
  if (base === undefined) say('/url', `is ${shown(record.url)}; it ends with ${shown(end)}`);
  else
    for (const [key, expected] of Object.entries(addressesOf(base, record.id))) {
      const found = record[key as keyof MethodRecord];
      if (found !== expected) say(`/${key}`, `is ${shown(found)}; it follows from url and id: ${shown(expected)}`);
    }
  if (record.skill_name !== record.id)
    say('/skill_name', `is ${shown(record.skill_name)}; it is the id: ${shown(record.id)}`);
  const description = skillDescription(record);
  if (record.skill_description !== description)
    say(
      '/skill_description',
      `is ${shown(record.skill_description)}; it follows from summary and use_cases: ${shown(description)}`,
    );
  const words = countWords(record.instructions);
  // Ways of counting differ by a few words in a hundred; more than that is no way of counting.
  const close = Math.abs(record.word_count - words) <= words / 10;
  if (record.word_count !== words)
    say('/word_count', `is ${record.word_count}; the instructions have ${words} words`, close ? 'warning' : 'error');
  if (/\n{3}|\r|^\s|\s$/.test(record.instructions))
    say('/instructions', 'are not paragraphs separated by blank lines', 'warning');
}

function requireOrder(found: readonly string[], wanted: readonly string[], at: string, say: Say): void {
  const known = found.filter((key) => wanted.includes(key));
  const order = wanted.filter((key) => known.includes(key));
  const stray = known.findIndex((key, i) => key !== order[i]);
  if (stray >= 0) say(`${at}/${known[stray]}`, `is out of order; ${shown(order[stray])} comes first`);
}

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const key =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  return key === undefined
    ? instancePath
    : `${instancePath}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function wordsOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is no key of a record';
  if (keyword === 'const') return `is not ${shown(params.allowedValue)}`;
  return message ?? keyword;
}
