import { LIMIT, LIMIT_NAME } from '../../cli/decode.ts';
import { nameOf } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import type { SuiteCase } from '../gate-result.ts';
import { linesOf } from './lines-of.ts';

/** Streams cases from bytes, one object per line; blank lines are skipped. `file` is `-` for standard input. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<SuiteCase> {
  const name = nameOf(file);
  for await (const { text, line } of linesOf(bytes, name)) yield toCase(text, file, line, `${name}:${line}`);
}

function toCase(text: string, file: string, line: number, place: string): SuiteCase {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(`${place} is not JSON; write one object per line: {"id": …, "notice": …, "output": …}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`${place} is not an object; write {"id": …, "notice": …, "output": …}.`);
  const { id, notice, output, tags = [] } = value as Record<string, unknown>;
  if ((typeof id !== 'string' && !Number.isSafeInteger(id)) || String(id).trim() === '')
    throw new Refusal(`${place} has no "id"; give each case a name of its own.`);
  if (typeof notice !== 'string') throw new Refusal(`${place} has no "notice"; give its text as a string.`);
  if (output !== undefined && output !== null && typeof output !== 'string')
    throw new Refusal(`${place}: "output" is not text; give a string, or leave it out.`);
  for (const [name, text] of Object.entries({ notice, output }))
    if (typeof text === 'string' && Buffer.byteLength(text) > LIMIT)
      throw new Refusal(
        `${place}: "${name}" is larger than ${LIMIT_NAME}; give the text alone, without the log or page around it.`,
      );
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
    throw new Refusal(`${place}: "tags" is not a list of words; give strings.`);
  const noticePlace = { file, line };
  return {
    id: String(id),
    notice,
    tags,
    noticePlace,
    ...(typeof output === 'string' ? { output, outputPlace: noticePlace } : {}),
  };
}
