import type { Options } from 'yargs';

/** Of an option that is given twice the last one counts, but for those that are lists. */
const last = <T>(given: T | readonly T[]): T => (Array.isArray(given) ? given.at(-1) : given) as T;

const FORMAT = {
  alias: 'f',
  choices: ['pretty', 'json'],
  nargs: 1,
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
/** How `check` reports: beside the two for people and programs those of the gate that say something of a single pair. */
const CHECK_FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit', 'gitlab', 'rdjson'] as const;
export type CheckFormat = (typeof CHECK_FORMATS)[number];
export const CHECK_OPTIONS = {
  format: { ...FORMAT, choices: CHECK_FORMATS, coerce: last<CheckFormat> },
  rule: { alias: 'r', type: 'string', array: true, nargs: 1, describe: 'Only these rules, e.g. 4,9' },
  skip: { alias: 's', type: 'string', array: true, nargs: 1, describe: 'All but these rules, e.g. 7' },
  quiet: { alias: 'q', type: 'boolean', coerce: last<boolean>, describe: 'Show failures only' },
} as const satisfies Record<string, Options>;
export const ACCURACY_OPTIONS = {
  format: FORMAT,
  mistakes: { alias: 'm', type: 'number', describe: 'How many mistakes to print (default: 10)' },
  pair: {
    coerce: last<string>,
    alias: 'p',
    type: 'string',
    nargs: 1,
    describe: 'Show the pair of this id instead: labels, both texts, and the check',
  },
} as const satisfies Record<string, Options>;
/** Of `explain` as well. */
export const RULES_OPTIONS = { format: FORMAT } as const satisfies Record<string, Options>;
export const FACTS_OPTIONS = { format: FORMAT } as const satisfies Record<string, Options>;
/** Of those with a value `publish` refuses two: one of the folders or addresses would be passed over. */
export const PUBLISH_OPTIONS = {
  'base-url': {
    type: 'string',
    nargs: 1,
    describe: 'Where the site will stand (default: where serve previews it)',
  },
  out: {
    alias: 'o',
    type: 'string',
    nargs: 1,
    describe: 'Folder to write into (default: public)',
  },
  method: {
    alias: 'm',
    type: 'string',
    array: true,
    nargs: 1,
    describe: 'Publish this definition too (.json, .js, .mjs, .cjs, .ts or .mts), several times',
  },
  check: { coerce: last<boolean>, type: 'boolean', describe: 'Write nothing; say whether the folder differs' },
  'keep-foreign': { coerce: last<boolean>, type: 'boolean', describe: 'Leave files there that no earlier run wrote' },
  stdout: {
    nargs: 1,
    choices: ['record', 'prompt', 'skill', 'agents'],
    describe: 'Write nothing; print this one text',
  },
  id: {
    type: 'string',
    nargs: 1,
    describe: 'Of which method --stdout prints, where there are several',
  },
} as const satisfies Record<string, Options>;
export const VALIDATE_OPTIONS = { format: FORMAT } as const satisfies Record<string, Options>;
export const SERVE_OPTIONS = {
  port: { coerce: last<number>, alias: 'p', type: 'number', nargs: 1, describe: 'Port on loopback (default: 4280)' },
} as const satisfies Record<string, Options>;
export const GATE_OPTIONS = {
  config: {
    coerce: last<string>,
    alias: 'c',
    type: 'string',
    nargs: 1,
    describe: 'Config file (default: dnlint.config.* or "dnlint" in package.json, here or above)',
  },
  'print-config': { coerce: last<boolean>, type: 'boolean', describe: 'Print what config and options come to' },
  case: {
    type: 'string',
    array: true,
    nargs: 1,
    describe: 'Only this case, by its id or a glob, several times; the others are not missed',
  },
  agent: {
    coerce: last<string>,
    alias: 'a',
    type: 'string',
    nargs: 1,
    describe: 'Command that shortens: notice on standard input, output on standard output',
  },
  shell: { coerce: last<boolean>, type: 'boolean', describe: 'Run the command by a shell' },
  prompt: {
    coerce: last<string>,
    alias: 'p',
    type: 'string',
    nargs: 1,
    describe: 'The prompt under test (default: the published one)',
  },
  timeout: { coerce: last<number>, type: 'number', nargs: 1, describe: 'Seconds for one run (default: 120)' },
  retries: {
    coerce: last<number>,
    type: 'number',
    nargs: 1,
    describe: 'New tries after a run in error, never after a failed rule (default: 2)',
  },
  concurrency: { coerce: last<number>, type: 'number', nargs: 1, describe: 'Runs at the same time (default: 4)' },
  'max-output': {
    coerce: last<number>,
    type: 'number',
    nargs: 1,
    describe: 'Most bytes of one output (default: 1048576)',
  },
  repeat: { coerce: last<number>, type: 'number', nargs: 1, describe: 'Runs over each notice (default: 1)' },
  'min-pass': {
    coerce: last<number>,
    type: 'number',
    nargs: 1,
    describe: 'In how many of them a rule has to hold (default: all)',
  },
  baseline: {
    coerce: last<string>,
    alias: 'b',
    type: 'string',
    nargs: 1,
    describe: 'File of the failures that are accepted for now',
  },
  'update-baseline': {
    coerce: last<boolean>,
    type: 'boolean',
    describe: 'Accept the failures of this run, and say which',
  },
  strict: { coerce: last<boolean>, type: 'boolean', describe: 'Fail on accepted failures too' },
  'max-warnings': {
    coerce: last<number>,
    type: 'number',
    nargs: 1,
    describe: 'How many failures of rules set to "warn" are let pass (default: all)',
  },
  report: {
    alias: 'R',
    type: 'string',
    array: true,
    nargs: 1,
  },
  rule: CHECK_OPTIONS.rule,
  skip: CHECK_OPTIONS.skip,
  quiet: { ...CHECK_OPTIONS.quiet, describe: 'No progress; nothing at all where the gate passes' },
  cache: {
    coerce: last<boolean>,
    type: 'boolean',
    describe: 'Take outputs from earlier runs, or with --no-cache do not',
  },
  'cache-location': {
    coerce: last<string>,
    type: 'string',
    nargs: 1,
    describe: 'Folder for finished outputs (default: .dnlint/cache)',
  },
} as const satisfies Record<string, Options>;

/** Each command with its own options: where a typing error is looked up. */
export const COMMANDS: Record<string, Record<string, Options>> = {
  check: CHECK_OPTIONS,
  explain: RULES_OPTIONS,
  rules: RULES_OPTIONS,
  facts: FACTS_OPTIONS,
  accuracy: ACCURACY_OPTIONS,
  gate: GATE_OPTIONS,
  init: {},
  publish: PUBLISH_OPTIONS,
  serve: SERVE_OPTIONS,
  validate: VALIDATE_OPTIONS,
};
