import yargs from 'yargs';
import { gateFormatNames } from '../report/gate/index.ts';
import { type AccuracyArgs, runAccuracy } from './accuracy.ts';
import { runCheck } from './check.ts';
import { runExplain } from './explain.ts';
import { runFacts } from './facts.ts';
import { type Io, widthOf } from './io.ts';
import { atGuard, helpAsked, mended, refuseUnseen } from './mistakes.ts';
import {
  ACCURACY_OPTIONS,
  CHECK_OPTIONS,
  FACTS_OPTIONS,
  GATE_OPTIONS,
  GLOBAL_OPTIONS,
  PUBLISH_OPTIONS,
  RULES_OPTIONS,
  SERVE_OPTIONS,
  VALIDATE_OPTIONS,
} from './options.ts';
import { Refusal } from './refusal.ts';
import { runRules } from './rules.ts';
import { version } from './version.ts';

/** Reads the command line with yargs and runs the command. A `check` without a mistake need not come here: see `check-alone.ts`. */
export async function runArguments(typed: readonly string[], io: Io): Promise<number> {
  const argv = helpAsked(typed);
  refuseUnseen(argv);
  let command = async (): Promise<number> => 0;
  let shown = '';
  const parser = yargs()
    .scriptName('dnlint')
    .locale('en')
    .usage('$0 <command>\n\nChecks that a shortened deprecation notice keeps what the notice says.')
    .command(
      'check <notice> <output>',
      'Check a shortened notice against the notice it was made from',
      (y) =>
        y
          .positional('notice', {
            type: 'string',
            demandOption: true,
            describe: 'The notice: a text file, or - for standard input',
          })
          .positional('output', {
            type: 'string',
            demandOption: true,
            describe: 'The shortened notice: a text file, or -',
          })
          .options(CHECK_OPTIONS)
          .example('$0 check notice.txt short.txt', 'All fourteen rules')
          .example('my-agent < notice.txt | $0 check notice.txt -', 'The output from a pipe')
          .example('$0 check notice.txt short.txt --rule 4,9', 'Dates and names only')
          .example('$0 check notice.txt short.txt --format json', 'For a program')
          .example('$0 check notice.txt short.txt --format sarif', 'For code scanning'),
      (a) => {
        const { format } = a;
        command =
          format === 'pretty' || format === 'json'
            ? () => runCheck({ ...a, format }, io)
            : async () => (await import('./check-report.ts')).runCheckReport({ ...a, format }, io);
      },
    )
    .command(
      'explain [rule]',
      'Say what a rule asks for, with examples (without a rule: all of them)',
      (y) =>
        y
          .positional('rule', { type: 'string', describe: 'Number or id of a rule' })
          .options(RULES_OPTIONS)
          .example('$0 explain 4', 'The rule on dates'),
      (a) => {
        command = () => runExplain(a, io);
      },
    )
    .command(
      'rules',
      'List the fourteen rules',
      (y) => y.options(RULES_OPTIONS),
      (a) => {
        command = () => runRules(a, io);
      },
    )
    .command(
      'facts <file> [output]',
      'Show what dnlint reads in a text, or the ledger of two: kept, changed, missing, invented',
      (y) =>
        y
          .positional('file', { type: 'string', demandOption: true, describe: 'A text file, or - for standard input' })
          .positional('output', { type: 'string', describe: 'A second text file' })
          .options(FACTS_OPTIONS)
          .example('$0 facts notice.txt', 'As a table')
          .example('$0 facts notice.txt short.txt', 'Each fact of the notice and where the short version says it'),
      (a) => {
        command = () => runFacts(a, io);
      },
    )
    .command(
      'accuracy [files..]',
      'Score the checker on labelled pairs: how far to trust each rule',
      (y) =>
        y
          .positional('files', {
            type: 'string',
            array: true,
            describe: 'JSON Lines of {notice, output, violates, either} (default: the shipped pairs)',
          })
          .options(ACCURACY_OPTIONS)
          .example('$0 accuracy my-cases.jsonl --mistakes 50', 'On your own labelled pairs'),
      (a) => {
        command = () => runAccuracy(a as AccuracyArgs, io);
      },
    )
    .command(
      'gate [suite..]',
      'Fail a change of the prompt, model or agent that makes shortened notices worse',
      (y) =>
        y
          .positional('suite', {
            type: 'string',
            array: true,
            describe: 'Folders of pairs, JSON Lines files, globs of either, or - (default: as the config says)',
          })
          .options(GATE_OPTIONS)
          .describe('report', `FORMAT, or FORMAT=FILE, several times (default: pretty): ${gateFormatNames.join(', ')}`)
          .example('$0 gate suite', 'Recorded outputs, as they are')
          .example('$0 gate suite --agent "node agent.mjs" --prompt prompt.txt', 'Outputs of an agent')
          .example('$0 gate --baseline dnlint-baseline.json --update-baseline', 'Accept what fails now')
          .example('$0 gate --case "billing/*"', 'A part of the suite, beside the whole baseline')
          .example('$0 gate --report pretty --report junit=report.xml', 'Two reports at once')
          .epilogue('Exit code: 0 passed, 1 got worse, 2 could not be judged.'),
      (a) => {
        command = async () => (await import('./gate.ts')).runGateCommand(a, io);
      },
    )
    .command(
      'init',
      'Write a config, a first suite and a workflow for "dnlint gate"; overwrites nothing',
      (y) => y,
      () => {
        command = async () => (await import('./init.ts')).runInit(io);
      },
    )
    .command(
      'publish',
      'Write the catalog: the method as prompt, skill, record and pages',
      (y) =>
        y
          .options(PUBLISH_OPTIONS)
          .example('$0 publish --base-url https://example.org/catalog --out site', 'For any static host')
          .example('$0 publish --check', 'Say whether the folder is what would be written')
          .example('$0 publish --stdout prompt | my-agent', 'The prompt alone')
          .epilogue('Exit code: 0 done, 1 a file differs (--check), 2 nothing was done.'),
      (a) => {
        command = async () => (await import('./publish.ts')).runPublish(a, io);
      },
    )
    .command(
      'serve [dir]',
      'Preview the published folder on this machine',
      (y) =>
        y
          .positional('dir', { type: 'string', describe: 'The published folder (default: public)' })
          .options(SERVE_OPTIONS)
          .example('$0 serve', 'At http://127.0.0.1:4280/catalog/'),
      (a) => {
        command = async () => (await import('./serve.ts')).runServe(a, io);
      },
    )
    .command(
      'validate <path>',
      'Check a published folder, a record or a skill, whoever made it',
      (y) =>
        y
          .positional('path', {
            type: 'string',
            demandOption: true,
            describe: 'A published folder, a llms.txt, a SKILL.md or its folder',
          })
          .options(VALIDATE_OPTIONS)
          .example('$0 validate public', 'Schema, addresses, digests and links of a whole site')
          .example('$0 validate my-skill', 'Header, text and links of a skill')
          .example('$0 validate public --format json', 'For a program')
          .epilogue('Exit code: 0 no error (warnings are none), 1 an error, 2 nothing to check.'),
      (a) => {
        command = async () => (await import('./validate.ts')).runValidate(a, io);
      },
    )
    .options(GLOBAL_OPTIONS)
    .example('$0 check notice.txt short.txt', 'Say which rules the short version breaks, and prove it')
    .example('$0 explain 4', 'Say what rule 4 asks for')
    .epilogue('Exit code: 0 all is well, 1 something fails, 2 the question could not be asked.')
    .middleware(unmark)
    .parserConfiguration({ 'parse-positional-numbers': false })
    .help()
    .alias('help', 'h')
    .version(version)
    .alias('version', 'V')
    .strict()
    .demandCommand(1, 'Say what to do.')
    .wrap(widthOf(io))
    .showHelpOnFail(false)
    .exitProcess(false)
    .fail((message, error) => {
      if (error && error.name !== 'YError') throw error;
      throw new Refusal(mended((message ?? error?.message ?? '').replaceAll(MARK, ''), argv));
    });
  await parser.parseAsync(marked(argv), {}, (_error: unknown, _argv: unknown, text: string) => {
    shown = text;
  });
  if (shown !== '') {
    io.out(`${shown}\n`);
    return 0;
  }
  return command();
}

/** No word of a command line has this character. */
const MARK = '\0';

/**
 * The words with a mark on those that are no options whatever they look like: yargs takes a lone dash in a positional's
 * place for an option without a name, and what stands behind `--` for no positional at all.
 */
function marked(argv: readonly string[]): string[] {
  const [free, guarded] = atGuard(argv);
  return [...free.map((word) => (word === '-' ? MARK + word : word)), ...guarded.map((word) => MARK + word)];
}

const unmarked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unmarked);
  return typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : value;
};

/** Takes the marks off again. */
function unmark(args: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(args)) args[name] = unmarked(value);
}
