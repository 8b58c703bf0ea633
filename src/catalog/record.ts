import { countWords } from '../text/words.ts';
import { instructionsOf, type Method, type Source } from './method.ts';

/** The machine-readable form of a method: exactly these keys, in this order. */
export interface MethodRecord {
  readonly schema_version: 2;
  readonly kind: 'shortening-method';
  readonly format: 'agent-skill';
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly use_cases: readonly string[];
  /** Words of `instructions`. */
  readonly word_count: number;
  readonly url: string;
  readonly instructions_url: string;
  readonly skill_url: string;
  readonly json_url: string;
  readonly plain_text_url: string;
  readonly license: 'MIT';
  readonly sources_url: string;
  readonly skill_name: string;
  readonly skill_description: string;
  readonly agents_md_url: string;
  readonly sources: readonly Source[];
  /** Paragraphs separated by blank lines. */
  readonly instructions: string;
  readonly example: {
    readonly context: string;
    readonly before: string;
    readonly after: string;
    readonly must_preserve: readonly string[];
    readonly kind: 'illustrative';
    readonly omitted: readonly string[];
  };
}

/** Every address of a method. Concatenated: resolving against the base would lose its sub-path. */
export function addressesOf(base: string, id: string) {
  const url = `${base}/methods/${id}/`;
  return {
    url,
    instructions_url: `${url}SKILL.md`,
    skill_url: `${url}SKILL.md`,
    json_url: `${url}llms.txt`,
    plain_text_url: `${url}prompt.txt`,
    sources_url: `${base}/sources/#${id}`,
    agents_md_url: `${url}AGENTS.md`,
  };
}

export const skillDescription = ({ summary, use_cases }: Pick<MethodRecord, 'summary' | 'use_cases'>): string =>
  `${summary} Use for ${use_cases.join(', ')}.`;

export function toRecord(method: Method, base: string): MethodRecord {
  const { id, name, category, summary, use_cases, sources } = method;
  const { context, before, after, must_preserve, omitted } = method.example;
  const address = addressesOf(base, id);
  const instructions = instructionsOf(method);
  return {
    schema_version: 2,
    kind: 'shortening-method',
    format: 'agent-skill',
    id,
    name,
    category,
    summary,
    use_cases: [...use_cases],
    word_count: countWords(instructions),
    url: address.url,
    instructions_url: address.instructions_url,
    skill_url: address.skill_url,
    json_url: address.json_url,
    plain_text_url: address.plain_text_url,
    license: 'MIT',
    sources_url: address.sources_url,
    skill_name: id,
    skill_description: skillDescription(method),
    agents_md_url: address.agents_md_url,
    sources: sources.map(({ title, url, note }) => ({ title, url, ...(note === undefined ? {} : { note }) })),
    instructions,
    example: { context, before, after, must_preserve: [...must_preserve], kind: 'illustrative', omitted: [...omitted] },
  };
}
