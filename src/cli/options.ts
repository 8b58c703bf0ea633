import type { Options } from 'yargs';

/** Of an option that is given twice the last one counts, but for those that are lists. */
const last = <T>(given: T | readonly T[]): T => (Array.isArray(given) ? given.at(-1) : given) as T;

const FORMAT = {
  alias: 'f',
  choices: ['pretty', 'json'],
  default: 'pretty',
  coerce: last<'pretty' | 'json'>,
  describe: 'How to report',
} as const;

export const GLOBAL_OPTIONS = {
  color: {
    type: 'boolean',
    coerce: last<boolean>,
    describe: 'Force colour on, or off with --no-color (default: on in a terminal)',
  },
} as const satisfies Record<string, Options>;
export const CHECK_OPTIONS = {
  format: FORMAT,
  rule: { alias: 'r', type: 'string', array: true, nargs: 1, describe: 'Only these rules, e.g. 4,9' },
  skip: { alias: 's', type: 'string', array: true, nargs: 1, describe: 'All but these rules, e.g. 7' },
  quiet: { alias: 'q', type: 'boolean', coerce: last<boolean>, describe: 'Show failures only' },
} as const satisfies Record<string, Options>;
export const ACCURACY_OPTIONS = {
  format: FORMAT,
  mistakes: { alias: 'm', type: 'number', describe: 'How many mistakes to print (default: 10)' },
} as const satisfies Record<string, Options>;
export const FACTS_OPTIONS = { format: FORMAT } as const satisfies Record<string, Options>;
export const PUBLISH_OPTIONS = {
  'base-url': {
    coerce: last<string>,
    type: 'string',
    nargs: 1,
    describe: 'Where the site will stand (default: where serve previews it)',
  },
  out: {
    coerce: last<string>,
    alias: 'o',
    type: 'string',
    nargs: 1,
    describe: 'Folder to write into (default: public)',
  },
  method: { alias: 'm', type: 'string', array: true, nargs: 1, describe: 'Publish this definition too (.json, .mjs)' },
  check: { coerce: last<boolean>, type: 'boolean', describe: 'Write nothing; say whether the folder differs' },
  'keep-foreign': { coerce: last<boolean>, type: 'boolean', describe: 'Leave files there that no earlier run wrote' },
  stdout: {
    choices: ['record', 'prompt', 'skill', 'agents'],
    coerce: last<'record' | 'prompt' | 'skill' | 'agents'>,
    describe: 'Write nothing; print this one text',
  },
  id: {
    coerce: last<string>,
    type: 'string',
    nargs: 1,
    describe: 'Of which method --stdout prints, where there are several',
  },
} as const satisfies Record<string, Options>;
export const SERVE_OPTIONS = {
  port: { coerce: last<number>, alias: 'p', type: 'number', nargs: 1, describe: 'Port on loopback (default: 4280)' },
} as const satisfies Record<string, Options>;

/** Each command with its own options: where a typing error is looked up. */
export const COMMANDS: Record<string, Record<string, Options>> = {
  check: CHECK_OPTIONS,
  explain: {},
  rules: {},
  facts: FACTS_OPTIONS,
  accuracy: ACCURACY_OPTIONS,
  publish: PUBLISH_OPTIONS,
  serve: SERVE_OPTIONS,
  validate: {},
};
