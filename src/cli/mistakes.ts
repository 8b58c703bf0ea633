import { existsSync } from 'node:fs';
import type { Options } from 'yargs';
import { printable } from '../report/quote.ts';
import { ruleNamed } from '../rule-names.ts';
import { nearest } from '../suggest.ts';
import { COMMANDS, GLOBAL_OPTIONS } from './options.ts';
import { Refusal } from './refusal.ts';

/** The words before `--` and those behind it. */
export function atGuard(argv: readonly string[]): readonly [free: readonly string[], guarded: readonly string[]] {
  const at = argv.indexOf('--');
  return at < 0 ? [argv, []] : [argv.slice(0, at), argv.slice(at + 1)];
}

/** `dnlint help`, and `dnlint help check`, as other commands have it. */
export function helpAsked(argv: readonly string[]): readonly string[] {
  const [first, topic, ...rest] = argv;
  if (first !== 'help') return argv;
  if (topic === undefined || topic.startsWith('-')) return ['--help', ...argv.slice(1)];
  return isCommand(topic) ? [topic, '--help'] : [topic, ...rest];
}

/** Refuses what yargs takes without a word, and not as it was meant. */
export function refuseUnseen(argv: readonly string[]): void {
  const [free] = atGuard(argv);
  const options = optionsOf(commandIn(free));
  for (const [i, word] of free.entries()) {
    const name = nameOf(word, options);
    if (name === undefined) continue;
    const value = /=(.*)$/s.exec(word)?.[1];
    if (options[name]?.type === 'boolean' && value !== undefined && !/^(?:true|false)$/.test(value))
      throw new Refusal(
        `--${name} takes no value, such as "${printable(value)}"; write "--${name}" or "--no-${name}".`,
      );
    if ((name === 'rule' || name === 'skip') && value === undefined) refuseSpaced(name, free.slice(i + 1));
  }
}

/** A list with spaces: all but the first rule would be taken for files. */
function refuseSpaced(option: string, words: readonly string[]): void {
  const end = words.findIndex((word) => ruleNamed(word.replace(/,$/, '')) === undefined);
  const list = (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/,$/, ''));
  if (list.length > 1 && !list.slice(1).some((name) => existsSync(name)))
    throw new Refusal(`Several rules are one word, with commas: write "--${option} ${list.join(',')}".`);
}

/** What a complaint of yargs comes to, with its mend. */
export function mended(message: string, argv: readonly string[]): string {
  const [free, guarded] = atGuard(argv);
  const operands = [...operandsOf(free), ...guarded];
  const typed = operands[0];
  const command = typed !== undefined && isCommand(typed) ? typed : undefined;
  const options = optionsOf(command);
  const help = `"dnlint ${command === undefined ? '' : `${command} `}--help" shows the way.`;
  // Without a command yargs asks for one before it looks at the options.
  const stray = operands.length === 0 ? free.find((a) => !Object.hasOwn(GLOBAL_OPTIONS, bare(a))) : undefined;
  const unknown = /^Unknown (?:argument|command)s?: (.+)$/.exec(message)?.[1]?.split(', ')[0] ?? stray;
  if (unknown === undefined) return ownWords(message, command, operands, options) ?? `${sentence(message)} ${help}`;
  if (typed !== undefined && command === undefined) {
    const whole = operands.length === 2 ? `check ${operands.join(' ')}` : undefined;
    const meant = nearest(typed, Object.keys(COMMANDS)) ?? whole;
    return `There is no command "${printable(typed)}"; ${meant === undefined ? help : `did you mean "dnlint ${printable(meant)}"?`}`;
  }
  const flag = free.find((a) => a.startsWith('-') && bare(a) === bare(unknown));
  if (flag === undefined) return `"${printable(unknown)}" is one argument too many; ${help}`;
  const names = Object.keys({ ...options, help: {}, version: {} });
  const other = ELSEWHERE[bare(flag)];
  const meant = other !== undefined && names.includes(other) ? other : nearest(bare(flag), names);
  const no = flag.startsWith('--no-') && (meant === 'color' || meant === 'cache') ? 'no-' : '';
  return `There is no option "${printable(flag.split('=')[0]!)}"; ${meant === undefined ? help : `did you mean "--${no}${meant}"?`}`;
}

/** How an option of one command is called in another. */
const ELSEWHERE: Readonly<Record<string, string>> = { format: 'report', f: 'report', report: 'format', R: 'format' };

/** What yargs says of values and operands that are missing or wrong; undefined where it says something else. */
function ownWords(
  message: string,
  command: string | undefined,
  operands: readonly string[],
  options: Readonly<Record<string, Options>>,
): string | undefined {
  const line = printable(message);
  if (/^Not enough non-option arguments/.test(line)) return missingOperand(command, operands);
  const [, empty] = /^Not enough arguments following: (\S+)$/.exec(line) ?? [];
  if (empty !== undefined) {
    const name = nameOf(`--${empty}`, options) ?? empty;
    return `--${name} has no value; ${wantedBy(name, options[name])}.`;
  }
  const [, name, given] = /^Invalid values: Argument: (\S+), Given: "?(.*?)"?, Choices: /.exec(line) ?? [];
  if (name === undefined || given === undefined) return undefined;
  const choices = options[name]?.choices?.map(String) ?? [];
  const meant = nearest(given, choices);
  return `--${name} is "${given}"; ${meant === undefined ? `${wantedBy(name, options[name])}.` : `did you mean "${meant}"?`}`;
}

/** What an option wants, behind a semicolon. */
function wantedBy(name: string, option: Options | undefined): string {
  if (option?.choices) return `choose one of ${option.choices.join(', ')}`;
  if (name === 'rule' || name === 'skip') return `write for example "--${name} 4,9"`;
  return option?.type === 'number' ? `give a number, as in "--${name} 3"` : 'give one behind it';
}

/** What a command needs on its line. */
const NEEDS: Readonly<Record<string, string>> = {
  check: 'dnlint check takes two files, the notice and the shortened notice: "dnlint check notice.txt short.txt".',
  facts: 'dnlint facts takes a text file: "dnlint facts notice.txt".',
  validate: 'dnlint validate takes a published folder, a record or a SKILL.md: "dnlint validate public".',
};

function missingOperand(command: string | undefined, operands: readonly string[]): string | undefined {
  const [, notice] = operands;
  if (command === 'check' && notice !== undefined)
    return `The shortened notice is missing; give it behind the notice: "dnlint check ${printable(notice)} short.txt".`;
  return command === undefined ? undefined : NEEDS[command];
}

/** The words that are neither options nor the values of one. */
function operandsOf(free: readonly string[]): readonly string[] {
  const all: Readonly<Record<string, Options>> = Object.assign({}, GLOBAL_OPTIONS, ...Object.values(COMMANDS));
  const takesNext = (word: string | undefined): boolean => {
    const name = word === undefined || word.includes('=') ? undefined : nameOf(word, all);
    return name !== undefined && all[name]?.type !== 'boolean' && !word!.startsWith('--no-');
  };
  return free.filter((word, i) => !word.startsWith('-') && !takesNext(free[i - 1]));
}

const isCommand = (word: string): boolean => Object.hasOwn(COMMANDS, word);
const commandIn = (free: readonly string[]): string | undefined => {
  const [typed] = operandsOf(free);
  return typed !== undefined && isCommand(typed) ? typed : undefined;
};
const optionsOf = (command: string | undefined): Readonly<Record<string, Options>> => ({
  ...GLOBAL_OPTIONS,
  ...(command !== undefined && COMMANDS[command]),
});

/** The option that a word names, by its name or its letter; undefined where it names none. */
function nameOf(word: string, options: Readonly<Record<string, Options>>): string | undefined {
  if (!word.startsWith('-')) return undefined;
  const name = bare(word);
  if (Object.hasOwn(options, name)) return name;
  return Object.keys(options).find((key) => options[key]!.alias === name);
}

/** An option without dashes, "no-" and value. */
const bare = (option: string): string => option.replace(/^-+/, '').replace(/^no-/, '').split('=')[0]!;

/** Messages of yargs can have several lines. */
const sentence = (message: string): string => {
  const line = printable(message);
  return /[.!?]$/.test(line) ? line : `${line}.`;
};
