import { countWords } from '../text/words.ts';
import type { Method } from './method.ts';
import { skillDescription } from './record.ts';
import { Refused } from './refused.ts';
import { descriptionFault, nameFault } from './skill-limits.ts';

/** Control characters (the newline as well), halves of a character, and separators that some readers take for a newline. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u;
/** A sentence ends before the end of the text. */
const INNER_END = /[.!?]["')\]]*\s/;
/** A paragraph that Markdown would take for a heading, a list, a quotation, a table, code or a rule. */
const MARKUP = /^(?:[#>|`~=]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|---|\*\*\*|___)/;

const KEYS = [
  'id',
  'name',
  'category',
  'summary',
  'use_cases',
  'shortens',
  'role',
  'rules',
  'answer',
  'example',
  'sources',
  'further_reading',
  'faultsOf',
] as const satisfies readonly (keyof Method)[];

/** Refuses methods that break a decision, and two of the same id: throws `Refused` with the field and the reason. */
export function requireSound(methods: readonly Method[]): void {
  if (methods.length === 0) throw new Refused('method', 'is missing; there is nothing to publish');
  const seen = new Set<string>();
  for (const method of methods) {
    requireShape(method);
    requireDecisions(method);
    if (seen.has(method.id)) throw new Refused(`id "${method.id}"`, 'is there twice; each method needs its own');
    seen.add(method.id);
    requireExample(method);
  }
}

/** The types: a definition may come from a file, and then nothing has looked at it yet. */
function requireShape(method: Method): void {
  if (!isObject(method)) throw new Refused('definition', 'is no object');
  for (const key of Object.keys(method))
    if (!(KEYS as readonly string[]).includes(key)) throw new Refused(key, 'is no field of a definition');
  for (const key of ['id', 'name', 'category', 'summary', 'shortens', 'role', 'answer'] as const)
    requireLine(method[key], key);
  for (const key of ['use_cases', 'rules'] as const) requireLines(method[key], key);
  const { example, sources, further_reading: reading, faultsOf } = method;
  if (!isObject(example)) throw new Refused('example', 'is no object');
  requireKeys(example, ['context', 'before', 'after', 'must_preserve', 'omitted'], 'example');
  for (const key of ['context', 'before'] as const) requireLine(example[key], `example.${key}`);
  if (typeof example.after !== 'string') throw new Refused('example.after', 'is no text');
  for (const [i, line] of example.after.split('\n').entries()) requireLine(line, `example.after, line ${i + 1},`);
  for (const key of ['must_preserve', 'omitted'] as const) requireLines(example[key], `example.${key}`);
  requireList(sources, 'sources');
  for (const [i, source] of sources.entries()) {
    requireKeys(source, ['title', 'url', 'note'], `sources[${i}]`);
    requireLine(source.title, `sources[${i}].title`);
    requireUrl(source.url, `sources[${i}].url`);
    if (source.note !== undefined) requireLine(source.note, `sources[${i}].note`);
  }
  if (reading !== undefined) {
    requireKeys(reading, ['about', 'items'], 'further_reading');
    requireLine(reading.about, 'further_reading.about');
    requireList(reading.items, 'further_reading.items');
    for (const [i, item] of reading.items.entries()) {
      requireKeys(item, ['title', 'url', 'settles'], `further_reading.items[${i}]`);
      requireLine(item.title, `further_reading.items[${i}].title`);
      requireUrl(item.url, `further_reading.items[${i}].url`);
      requireLine(item.settles, `further_reading.items[${i}].settles`);
    }
  }
  if (faultsOf !== undefined && typeof faultsOf !== 'function') throw new Refused('faultsOf', 'is no function');
}

function requireDecisions(method: Method): void {
  const { id, summary, use_cases: uses } = method;
  const slug = nameFault(id);
  if (slug) throw new Refused(`id "${id}"`, slug);
  if (!summary.endsWith('.')) throw new Refused('summary', 'does not end with a period; it is one sentence');
  if (INNER_END.test(summary)) throw new Refused('summary', 'is more than one sentence');
  if (uses.length === 0) throw new Refused('use_cases', 'is empty; name at least one');
  for (const [i, use] of uses.entries()) {
    if (use.includes(',')) throw new Refused(`use_cases[${i}]`, 'contains a comma, which separates use cases');
    if (/[.!?;:]$/.test(use))
      throw new Refused(`use_cases[${i}]`, 'ends with punctuation; it stands inside a sentence');
    if (INNER_END.test(use)) throw new Refused(`use_cases[${i}]`, 'is more than one sentence');
  }
  if (new Set(uses).size < uses.length) throw new Refused('use_cases', 'names the same use twice');
  const description = descriptionFault(skillDescription(method));
  if (description) throw new Refused('skill_description (summary and use_cases)', description);
  if (method.rules.length === 0)
    throw new Refused('rules', 'is empty; the prompt needs at least one paragraph of them');
  const paragraphs = [
    ['role', method.role],
    ...method.rules.map((text, i) => [`rules[${i}]`, text] as const),
    ['answer', method.answer],
  ] as const;
  for (const [field, text] of paragraphs)
    if (MARKUP.test(text)) throw new Refused(field, 'begins like a heading or a list; the prompt is plain prose');
}

/** A method that shortens must have an example that is shorter, and that its own rules find nothing against. */
function requireExample({ id, example, faultsOf }: Method): void {
  const [before, after] = [countWords(example.before), countWords(example.after)];
  if (after >= before)
    throw new Refused(`example of "${id}"`, `is not shorter (${before} words before, ${after} after)`);
  const [fault, ...more] = faultsOf?.(example) ?? [];
  if (fault !== undefined) {
    const rest = more.length === 0 ? '' : ` (and ${more.length} more)`;
    throw new Refused(`example of "${id}"`, `fails the method's own rules: ${fault}${rest}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function requireKeys(value: unknown, keys: readonly string[], field: string): void {
  if (!isObject(value)) throw new Refused(field, 'is no object');
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw new Refused(`${field}.${key}`, 'is no field of a definition');
}

function requireLine(value: unknown, field: string): void {
  if (typeof value !== 'string') throw new Refused(field, value === undefined ? 'is missing' : 'is no text');
  if (value === '') throw new Refused(field, 'is empty');
  if (value !== value.trim()) throw new Refused(field, 'begins or ends with white space');
  if (UNPRINTABLE.test(value)) throw new Refused(field, 'is not one line of printable characters');
}

function requireList(value: unknown, field: string): void {
  if (!Array.isArray(value)) throw new Refused(field, value === undefined ? 'is missing' : 'is no list');
}

function requireLines(value: unknown, field: string): void {
  requireList(value, field);
  for (const [i, item] of (value as unknown[]).entries()) requireLine(item, `${field}[${i}]`);
}

function requireUrl(value: unknown, field: string): void {
  requireLine(value, field);
  if (!/^https?:\/\/[^\s/]/.test(value as string) || !URL.canParse(value as string))
    throw new Refused(field, 'is no http(s) address');
}
