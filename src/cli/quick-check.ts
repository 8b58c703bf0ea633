import { parseArgs } from 'node:util';
import type { CheckArgs } from './check.ts';
import { CHECK_OPTIONS, GLOBAL_OPTIONS } from './options.ts';

/** The writers of the other formats are no part of the file for a plain check. */
const OWN_FORMATS = ['pretty', 'json'] as const;

/**
 * Reads a `check` in which nothing is wrong. Whatever else stands on the command line is left to yargs, which knows how
 * to help but takes longer to load than the check itself.
 */
export function quickCheck(argv: readonly string[]): CheckArgs | undefined {
  if (argv[0] !== 'check') return undefined;
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(1),
      options: {
        format: { type: 'string', short: CHECK_OPTIONS.format.alias },
        rule: { type: 'string', short: CHECK_OPTIONS.rule.alias, multiple: true },
        skip: { type: 'string', short: CHECK_OPTIONS.skip.alias, multiple: true },
        quiet: { type: CHECK_OPTIONS.quiet.type, short: CHECK_OPTIONS.quiet.alias },
        color: { type: GLOBAL_OPTIONS.color.type },
      },
      allowPositionals: true,
      allowNegative: true,
    });
    const format = OWN_FORMATS.find((choice) => choice === (values.format ?? 'pretty'));
    const [notice, output] = positionals;
    if (notice === undefined || output === undefined || positionals.length > 2 || !format) return undefined;
    return { ...values, notice, output, format };
  } catch {
    return undefined;
  }
}
