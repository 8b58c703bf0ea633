import { DESCRIPTION_LIMIT, NAME_LIMIT, SLUG } from './skill-limits.ts';

/** Where the schema stands in the site. One file per version; a published one is not edited. */
export const SCHEMA_PATH = 'schema/method-record.v2.schema.json';

const text = { type: 'string', minLength: 1 } as const;
const slug = { type: 'string', pattern: SLUG.source, maxLength: NAME_LIMIT } as const;
const address = (end: string, description: string) =>
  ({ type: 'string', pattern: `^https?://[^?#]+${end}$`, description }) as const;
const method = '/methods/[a-z0-9-]+/';

/** JSON Schema (2020-12) of the method record. It cannot say what is derived from what; `dnlint validate` looks at that. */
export const recordSchema = (base: string) => {
  const properties = {
    schema_version: { const: 2, description: 'Changes when the meaning, type or unit of a field does.' },
    kind: { const: 'shortening-method' },
    format: { const: 'agent-skill' },
    id: { ...slug, description: 'Folder, skill name and fragment.' },
    name: text,
    category: text,
    summary: { type: 'string', pattern: '^\\S.*\\.$', description: 'One sentence.' },
    use_cases: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', pattern: '^[^,]+$' } },
    word_count: {
      type: 'integer',
      minimum: 1,
      description: 'Words of the instructions: runs of characters other than white space.',
    },
    url: address(method, 'The page.'),
    instructions_url: address(`${method}SKILL\\.md`, 'The prompt with a skill header.'),
    skill_url: address(`${method}SKILL\\.md`, 'The same as instructions_url.'),
    json_url: address(`${method}llms\\.txt`, 'This record: JSON, whatever the extension.'),
    plain_text_url: address(`${method}prompt\\.txt`, 'The complete prompt.'),
    license: { const: 'MIT' },
    sources_url: {
      type: 'string',
      pattern: '^https?://[^?#]+/sources/#[a-z0-9-]+$',
      description: 'Where the method comes from.',
    },
    skill_name: { ...slug, description: 'The same as id.' },
    skill_description: {
      type: 'string',
      pattern: '^[^<>]+ Use for [^<>]+\\.$',
      maxLength: DESCRIPTION_LIMIT,
      description: 'Summary and use cases in one line.',
    },
    agents_md_url: address(`${method}AGENTS\\.md`, 'A section for an AGENTS.md.'),
    sources: {
      type: 'array',
      description: 'Empty for original work.',
      items: {
        type: 'object',
        properties: { title: text, url: { type: 'string', pattern: '^https?://' }, note: text },
        required: ['title', 'url'],
        additionalProperties: false,
      },
    },
    instructions: { ...text, description: 'The full text, paragraphs separated by blank lines.' },
    example: {
      type: 'object',
      properties: {
        context: text,
        before: { type: 'string', pattern: '^[^\\r\\n]+$', description: 'One paragraph.' },
        after: { type: 'string', pattern: '^[^\\r]+$', description: 'Lines separated by newlines.' },
        must_preserve: { type: 'array', items: text },
        kind: { const: 'illustrative' },
        omitted: { type: 'array', items: text },
      },
      required: ['context', 'before', 'after', 'must_preserve', 'kind', 'omitted'],
      additionalProperties: false,
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${base}/${SCHEMA_PATH}`,
    title: 'Method record, version 2',
    description: 'A text-shortening method for language-model agents.',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
};
