import { decode } from '../../cli/decode.ts';
import { Refusal } from '../../cli/refusal.ts';

/** The longest line that is read, in bytes: a notice and an output of 4 MiB each, with room for escapes. */
const LONGEST = 32 * 1024 * 1024;
const NEWLINE = 0x0a;

/** A line of a text, with its number from 1. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

/** Streams the lines of a file, blank ones left out. Refuses what is no text, naming file and line. `name`: how messages call it. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Line> {
  for await (const line of allLines(bytes, name)) if (line.text.trim() !== '') yield line;
}

async function* allLines(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Line> {
  let line = 1;
  let rest: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield { text: decode(Buffer.concat([...rest, chunk.subarray(start, end)]), `${name}:${line}`), line };
      rest = [];
      size = 0;
      start = end + 1;
      line++;
    }
    rest.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > LONGEST)
      throw new Refusal(`${name}:${line} is longer than 32 MiB; write one object per line, one notice each.`);
  }
  yield { text: decode(Buffer.concat(rest), `${name}:${line}`), line };
}
