import type { RuleId, RuleNumber } from '../../rule-id.ts';
import type { FromSchema } from './from-schema.ts';

const command = {
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'array', minItems: 1, items: { type: 'string' } },
  ],
} as const;

/** The agent's settings, with what holds where they are not given. */
const agent = {
  type: 'object',
  properties: {
    command: {
      ...command,
      description:
        'The command, as one line or as a list of words. It reads the notice on standard input and writes the shortened notice on standard output. {notice_file}, {prompt_file} and {id} are filled in.',
    },
    shell: { type: 'boolean', default: false, description: 'Run the command line by a shell.' },
    timeout: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 86_400,
      default: 120,
      description: 'Seconds that one run may take; then it is ended with all processes that it started.',
    },
    retries: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      default: 2,
      description:
        'How often a run is tried again that crashed, hung, or wrote nothing or too much. A rule that fails is never tried again.',
    },
    retryDelay: {
      type: 'number',
      minimum: 0,
      maximum: 3600,
      default: 1,
      description: 'Seconds before the first new try; they double with each one.',
    },
    concurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 1024,
      default: 4,
      description: 'How many runs at the same time.',
    },
    maxOutput: {
      type: 'integer',
      minimum: 1,
      maximum: 268_435_456,
      default: 1_048_576,
      description: 'The most that one run may write, in bytes.',
    },
    inputs: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      default: [],
      description:
        'Globs of files that the agent goes by beside those that the command shows: a change of one makes kept outputs void.',
    },
    env: {
      type: 'array',
      items: { type: 'string', pattern: '^[^=\\s]+$', description: 'the name of a variable alone' },
      default: [],
      description:
        'Names of the variables of the environment that the agent goes by; another value makes kept outputs void.',
    },
  },
  required: ['command'],
  additionalProperties: false,
} as const;

/** JSON Schema (2020-12) of `dnlint.config.*`: the types, the check of a config and the published schema are made of this. */
export const configSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Config of dnlint gate',
  description: 'Paths are relative to the file that holds them. Options on the command line win.',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'The schema for the editor.' },
    suite: {
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      ],
      description: 'Folders of pairs, JSON Lines files, or globs of either.',
    },
    agent: {
      anyOf: [...command.anyOf, agent],
      description: 'What shortens the notices; without it the recorded outputs are checked.',
    },
    prompt: { type: 'string', minLength: 1, description: 'The prompt under test (default: the published one).' },
    rules: {
      type: 'object',
      additionalProperties: { enum: ['error', 'warn', 'off'] },
      description: 'Severity by number or id of the rule; "error" where none is given.',
    },
    thresholds: {
      type: 'object',
      properties: {
        repeat: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          default: 1,
          description: 'How often the agent runs over each notice.',
        },
        minPass: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          description: 'In how many of those runs a rule has to hold (default: all).',
        },
        maxWarnings: {
          type: 'integer',
          minimum: 0,
          description: 'How many failures of rules with severity "warn" are let pass (default: all).',
        },
      },
      additionalProperties: false,
    },
    baseline: { type: 'string', minLength: 1, description: 'The committed file of accepted failures.' },
    strict: { type: 'boolean', default: false, description: 'Fail on accepted failures too.' },
    reports: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      description: 'Reports to write: FORMAT for standard output, or FORMAT=FILE.',
    },
    cache: {
      anyOf: [{ type: 'boolean' }, { type: 'string', minLength: 1 }],
      default: true,
      description:
        'Whether finished outputs of the agent are kept, or the folder to keep them in (default: .dnlint/cache).',
    },
  },
  additionalProperties: false,
} as const;

export type AgentConfig = FromSchema<typeof agent>;
export type Severity = 'error' | 'warn' | 'off';

/** What stands in a config file. The schema leaves the names of the rules open, so that a slip is answered with the rule that was meant. */
export type Config = Omit<FromSchema<typeof configSchema>, 'rules'> & {
  /** Severity by number or id of the rule; "error" where none is given. */
  readonly rules?: { readonly [name in RuleId | RuleNumber]?: Severity };
};

/** What holds where nothing is said. */
export const AGENT_DEFAULTS = defaultsOf(agent.properties);

function defaultsOf<P extends Record<string, object>>(properties: P): Defaults<P> {
  const pairs = Object.entries(properties).flatMap(([key, value]) =>
    'default' in value ? [[key, value.default]] : [],
  );
  return Object.fromEntries(pairs) as Defaults<P>;
}

type Defaults<P> = {
  readonly [K in keyof P as P[K] extends { readonly default: unknown } ? K : never]: FromSchema<P[K]>;
};
