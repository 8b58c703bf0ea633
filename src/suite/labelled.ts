import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Refusal } from '../cli/refusal.ts';
import { requireRetirement } from '../cli/retirement.ts';
import { printable } from '../report/quote.ts';
import { noSuchRule, ruleNamed } from '../rule-names.ts';

/** A pair with the rules that it breaks, as people labelled it. One line of a JSON Lines file. */
export interface LabelledCase {
  readonly id: string;
  readonly notice: string;
  readonly output: string;
  /** Rules that the output breaks, 1 to 14. */
  readonly violates: readonly number[];
  /** Rules that the contract leaves open for this pair: not counted. */
  readonly either: readonly number[];
  readonly tags: readonly string[];
}

/** Streams the labelled cases of a JSON Lines file, one at a time. Blank lines are skipped. Refuses what is no case, naming file and line. */
export async function* readLabelled(file: string): AsyncGenerator<LabelledCase> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield toCase(text, `${printable(file)}:${number}`);
  }
}

function toCase(line: string, place: string): LabelledCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Refusal(`${place} is not JSON; write one object per line.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`${place} is not an object; write {"notice": …, "output": …, "violates": […]}.`);
  const { id, notice, output, violates, either = [], tags = [] } = value as Record<string, unknown>;
  for (const [name, text] of [
    ['notice', notice],
    ['output', output],
  ] as const) {
    if (typeof text !== 'string') throw new Refusal(`${place} has no "${name}"; give the text as a string.`);
  }
  // As everywhere else: of a notice in which nothing retires nothing can be asked.
  requireRetirement(notice as string, place);
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
    throw new Refusal(`${place}: "tags" is no list of words; give strings.`);
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : place,
    notice: notice as string,
    output: output as string,
    violates: rulesIn(violates, `${place}: "violates"`),
    either: rulesIn(either, `${place}: "either"`),
    tags: tags as string[],
  };
}

/** Numbers of the rules that a label names, by number or id. */
function rulesIn(names: unknown, place: string): number[] {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'number' || typeof name === 'string'))
    throw new Refusal(`${place} is no list of rules; give numbers from 1 to 14, or ids.`);
  return names.map((name) => {
    const rule = ruleNamed(name);
    if (rule === undefined) throw new Refusal(`${place}: ${noSuchRule(name).replace(/^T/, 't')}`);
    return rule.number;
  });
}
