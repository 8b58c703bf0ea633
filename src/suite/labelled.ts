import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

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

/** A line that is no labelled case; the message names file, line and mend. */
export class LabelledCaseError extends Error {
  override readonly name = 'LabelledCaseError';
}

/** Streams the labelled cases of a JSON Lines file, one at a time. Blank lines are skipped. */
export async function* readLabelled(file: string): AsyncGenerator<LabelledCase> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() !== '') yield toCase(text, `${file}:${number}`);
  }
}

function toCase(line: string, place: string): LabelledCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LabelledCaseError(`${place} is not JSON; write one object per line.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LabelledCaseError(`${place} is not an object; write {"notice": …, "output": …, "violates": […]}.`);
  const { id, notice, output, violates, either = [], tags = [] } = value as Record<string, unknown>;
  for (const [name, text] of [
    ['notice', notice],
    ['output', output],
  ] as const) {
    if (typeof text !== 'string') throw new LabelledCaseError(`${place} has no "${name}"; give the text as a string.`);
  }
  for (const [name, rules] of [
    ['violates', violates],
    ['either', either],
  ] as const) {
    if (!Array.isArray(rules) || !rules.every((rule) => Number.isInteger(rule) && rule >= 1 && rule <= 14))
      throw new LabelledCaseError(`${place}: "${name}" is no list of rule numbers; give numbers from 1 to 14.`);
  }
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
    throw new LabelledCaseError(`${place}: "tags" is no list of words; give strings.`);
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : place,
    notice: notice as string,
    output: output as string,
    violates: violates as number[],
    either: either as number[],
    tags: tags as string[],
  };
}
