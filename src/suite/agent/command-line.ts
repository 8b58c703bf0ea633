import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import { nearest } from '../../suggest.ts';

/** What only a shell understands, where it stands outside quotes. */
const SHELL_ONLY = /[|&;<>`]|\$\(/;

/**
 * Splits a command line into words as a POSIX shell does, without running one: spaces part words, single quotes keep all
 * as it is, double quotes keep all but `\"` and `\\`, and a backslash outside quotes keeps the next character. On Windows
 * a backslash is a plain character, as paths have it there. Refuses an open quote and what needs a shell.
 */
export function splitCommandLine(line: string, windows = process.platform === 'win32'): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (let i = 0; i < line.length; i++) {
    const c = line[i]!;
    const next = line[i + 1];
    if (quote !== undefined) {
      if (c === quote) quote = undefined;
      else if (c === '\\' && quote === '"' && (next === '"' || (next === '\\' && !windows))) {
        word += next;
        i++;
      } else word += c;
    } else if (c === '"' || c === "'") {
      quote = c;
      word ??= '';
    } else if (c === '\\' && !windows && next !== undefined) {
      word = (word ?? '') + next;
      i++;
    } else if (/\s/.test(c)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      const [operator] = SHELL_ONLY.exec(line.slice(i, i + 2)) ?? [];
      if (operator !== undefined && line.startsWith(operator, i))
        throw new Refusal(
          `The agent's command has "${operator}", which takes a shell; add --shell, or put it in quotes.`,
        );
      word = (word ?? '') + c;
    }
  }
  if (quote !== undefined)
    throw new Refusal(
      `The agent's command ${printable(line)} opens a quote (${quote}) and does not close it; close it.`,
    );
  if (word !== undefined) words.push(word);
  if (words.length === 0) throw new Refusal("The agent's command is empty; give the command after --agent.");
  return words;
}

/** What stands for a part of the run in a command, and the variable of the environment that holds the same. */
export const VARIABLES = {
  notice_file: 'DNLINT_NOTICE_FILE',
  prompt_file: 'DNLINT_PROMPT_FILE',
  id: 'DNLINT_CASE_ID',
} as const;
export type Placeholder = keyof typeof VARIABLES;

const PLACEHOLDER = /\{(notice_file|prompt_file|id)\}/g;

/** Refuses a slip of a placeholder: "{promt_file}" would reach the agent as it stands, and it might run with another prompt. */
export function requirePlaceholders(command: string | readonly string[]): void {
  const names = Object.keys(VARIABLES);
  for (const word of typeof command === 'string' ? [command] : command)
    for (const [written, name] of word.matchAll(/\{([\w-]{2,24})\}/g)) {
      const meant = names.includes(name!) ? undefined : nearest(name!, names);
      if (meant !== undefined)
        throw new Refusal(
          `The agent's command has "${printable(written)}", which is no placeholder; did you mean "{${meant}}"?`,
        );
    }
}

/** A word of the command with its placeholders filled in. */
export const filledIn = (word: string, values: Readonly<Record<Placeholder, string>>): string =>
  word.replace(PLACEHOLDER, (_, name: Placeholder) => values[name]);

/**
 * A command line for a shell with its placeholders turned into variables of the environment: the shell does not read what
 * those hold as commands, whatever an id of the suite looks like.
 */
export const forShell = (line: string, windows = process.platform === 'win32'): string =>
  line.replace(PLACEHOLDER, (_, name: Placeholder) => (windows ? `%${VARIABLES[name]}%` : `\${${VARIABLES[name]}}`));
