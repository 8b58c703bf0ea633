import type { Options } from 'yargs';

const FORMAT = { alias: 'f', choices: ['pretty', 'json'], default: 'pretty', describe: 'How to report' } as const;

export const GLOBAL_OPTIONS = {
  color: { type: 'boolean', describe: 'Force colour on, or off with --no-color (default: on in a terminal)' },
} as const satisfies Record<string, Options>;
export const CHECK_OPTIONS = {
  format: FORMAT,
  rule: { alias: 'r', type: 'string', array: true, nargs: 1, describe: 'Only these rules, e.g. 4,9' },
  skip: { alias: 's', type: 'string', array: true, nargs: 1, describe: 'All but these rules, e.g. 7' },
  quiet: { alias: 'q', type: 'boolean', describe: 'Show failures only' },
} as const satisfies Record<string, Options>;
const ACCURACY_OPTIONS = {
  format: FORMAT,
  mistakes: { alias: 'm', type: 'number', describe: 'How many mistakes to print (default: 10)' },
} as const satisfies Record<string, Options>;
export const FACTS_OPTIONS = { format: FORMAT } as const satisfies Record<string, Options>;

/** Each command with its own options: where a typing error is looked up. */
export const COMMANDS: Record<string, Record<string, Options>> = {
  check: CHECK_OPTIONS,
  explain: {},
  rules: {},
  facts: FACTS_OPTIONS,
  accuracy: ACCURACY_OPTIONS,
};
