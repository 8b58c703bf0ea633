import { Ajv2020 } from 'ajv/dist/2020.js';
import { placesIn } from '../../report/place.ts';
import { countWords } from '../../text/words.ts';
import { addressesOf, type MethodRecord, skillDescription } from '../record.ts';
import { recordSchema } from '../schema.ts';
import { readJsonFile, type Say } from './json-file.ts';
import { pointerTo } from './json-places.ts';
import { type Problem, shown } from './problem.ts';
import { pointerOf, wordsOf } from './schema-words.ts';

const schema = recordSchema('https://dnlint.example');
const KEYS = schema.required;
const EXAMPLE_KEYS = schema.properties.example.required;

/** What is looked at more closely below than the schema can, and would be told twice. */
const DERIVED = /^\/(?:\w*url|skill_name|skill_description)$/;
/** What the format leaves open and this catalog has decided. */
const DECIDED = /^\/(?:summary$|use_cases\/|sources\/)/;

/** Looks at the text of a record (`llms.txt`): schema, order of keys, and every field that follows from others. */
export function recordProblems(file: string, text: string): { problems: Problem[]; record: MethodRecord | undefined } {
  const { value, problems, say } = readJsonFile(file, text, 'record');
  const beyond = /[\u0080-\ufefe\uff00-\uffff]/.exec(text)?.index;
  if (beyond !== undefined) {
    const message = 'has characters beyond ASCII, which a host can garble; escape them';
    problems.push({ file, ...placesIn(text)(beyond), severity: 'warning', message, from: 'catalog' });
  }
  if (value === undefined) return { problems, record: undefined };
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

/** The base URL that most addresses of a record say; undefined where none fits its id. */
export function baseOf(record: MethodRecord): string | undefined {
  const votes = new Map<string, number>();
  for (const [key, end] of Object.entries(addressesOf('', record.id))) {
    const address = record[key as keyof MethodRecord] as string;
    if (!address.endsWith(end)) continue;
    const base = address.slice(0, -end.length);
    votes.set(base, (votes.get(base) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function derived(record: MethodRecord, say: Say): void {
  const base = baseOf(record);
  if (base === undefined) {
    say('/url', `is ${shown(record.url)}, but must end with the id: ${shown(`/methods/${record.id}/`)}`);
  } else {
    for (const [key, expected] of Object.entries(addressesOf(base, record.id))) {
      const found = record[key as keyof MethodRecord];
      if (found !== expected)
        say(`/${key}`, `is ${shown(found)}, but must be ${shown(expected)}, by the id and the other addresses`);
    }
  }
  if (record.skill_name !== record.id)
    say('/skill_name', `is ${shown(record.skill_name)}, but must be the id, ${shown(record.id)}`);
  const description = skillDescription(record);
  if (record.skill_description !== description)
    say(
      '/skill_description',
      `is ${shown(record.skill_description)}, but must be summary and use_cases in one: ${shown(description)}`,
    );
  const words = countWords(record.instructions);
  // Ways of counting differ by a few words in a hundred; more than that is no way of counting.
  const close = Math.abs(record.word_count - words) <= words / 10;
  if (record.word_count !== words)
    say(
      '/word_count',
      `is ${record.word_count}, but must be ${words}, the words of the instructions`,
      close ? 'warning' : 'error',
    );
  if (/\n{3}|\r|^\s|\s$/.test(record.instructions))
    say('/instructions', 'must be paragraphs separated by one blank line each', 'warning');
}

function requireOrder(found: readonly string[], wanted: readonly string[], at: string, say: Say): void {
  const known = found.filter((key) => wanted.includes(key));
  const order = wanted.filter((key) => known.includes(key));
  const stray = known.findIndex((key, i) => key !== order[i]);
  if (stray >= 0) say(`${at}${pointerTo(known[stray]!)}`, `is out of order; ${shown(order[stray])} must come first`);
}
