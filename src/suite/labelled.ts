import { createReadStream } from 'node:fs';
import { Refusal } from '../cli/refusal.ts';
import { requireRetirement } from '../cli/retirement.ts';
import { printable } from '../report/quote.ts';
import { noSuchRule, ruleNamed } from '../rule-names.ts';
import { nearest } from '../suggest.ts';
import { linesOf } from './cases/lines-of.ts';

/** A pair with the rules that it breaks, as people labelled it. One line of a JSON Lines file. */
export interface LabelledCase {
  readonly id: string;
  /** File and line. */
  readonly place: string;
  readonly notice: string;
  readonly output: string;
  /** Rules that the output breaks, 1 to 14. */
  readonly violates: readonly number[];
  /** Rules that the contract leaves open for this pair: not counted. */
  readonly either: readonly number[];
  readonly tags: readonly string[];
}

/** Keys of a line. Others are notes of the writer, unless they are slips of these. */
const KEYS = ['id', 'notice', 'output', 'violates', 'either', 'tags'];
/** Which notice it is, where several pairs share one: too near to "notice" to be told from a slip. */
const OWN_KEYS = new Set([...KEYS, 'notice_id']);

/** Streams the labelled cases of a JSON Lines file, one at a time. Blank lines are skipped. Refuses what is no case, naming file and line. `name`: how messages call the file. */
export async function* readLabelled(file: string, name: string): AsyncGenerator<LabelledCase> {
  for await (const { text, line } of linesOf(createReadStream(file), name)) yield toCase(text, `${name}:${line}`);
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
  for (const key of Object.keys(value)) {
    const meant = OWN_KEYS.has(key) ? undefined : nearest(key, KEYS);
    if (meant !== undefined) throw new Refusal(`${place}: "${printable(key)}" is no key; did you mean "${meant}"?`);
  }
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
  if (violates === undefined)
    throw new Refusal(`${place} has no "violates"; list the rules that the output breaks, [] where it breaks none.`);
  const broken = rulesIn(violates, `${place}: "violates"`);
  const open = rulesIn(either, `${place}: "either"`);
  const both = broken.find((rule) => open.includes(rule));
  if (both !== undefined)
    throw new Refusal(
      `${place}: rule ${both} is in "violates" and in "either"; it is broken or left open, so keep one.`,
    );
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : place,
    place,
    notice: notice as string,
    output: output as string,
    violates: broken,
    either: open,
    tags: tags as string[],
  };
}

/** Numbers of the rules that a label names, by number or id. */
function rulesIn(names: unknown, place: string): number[] {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'number' || typeof name === 'string'))
    throw new Refusal(`${place} is no list of rules; give numbers from 1 to 14, or ids.`);
  const numbers = names.map((name) => {
    const rule = ruleNamed(name);
    if (rule === undefined) throw new Refusal(`${place}: ${noSuchRule(name).replace(/^T/, 't')}`);
    return rule.number;
  });
  const twice = numbers.find((number, i) => numbers.indexOf(number) < i);
  if (twice !== undefined) throw new Refusal(`${place} names rule ${twice} twice; name it once.`);
  return numbers;
}
