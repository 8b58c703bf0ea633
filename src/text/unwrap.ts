import { asLine } from './blocks/pairs.ts';
import type { Block } from './blocks.ts';
import type { Plain } from './plain.ts';
import type { Range } from './span.ts';

interface Laid {
  readonly plain: Plain;
  readonly blocks: readonly Block[];
}

/**
 * A line break inside a block only fits it to a width, and the space round it only sets it under its marker ("on 3 May\n    2027"):
 * everything later reads one space. Linear in the length of the text.
 */
export function unwrap(text: Plain, blocks: readonly Block[]): Laid {
  const plain = { ...text, plain: onOneLine(text.plain, blocks) };
  const dropped = blocks.flatMap((block) => marginsIn(text.plain, block));
  return dropped.length === 0 ? { plain, blocks } : without(dropped, plain, blocks);
}

/** The text with a space for each line break inside a block. Offsets stay. */
function onOneLine(text: string, blocks: readonly Block[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, colon } of blocks) {
    const body = text.slice(start, end);
    if (colon !== undefined) {
      pieces.push(text.slice(at, start), asLine(body, colon - start));
      at = end;
      continue;
    }
    if (!body.includes('\n')) continue;
    pieces.push(text.slice(at, start), body.replaceAll('\n', ' '));
    at = end;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(at);
}

/** The space behind and before each line break of a block. */
function marginsIn(text: string, { kind, start, end, colon }: Block): Range[] {
  const body = kind === 'code' || colon !== undefined ? '' : text.slice(start, end);
  if (!body.includes('\n')) return [];
  const from = TITLED.exec(body)?.[0].length ?? 0;
  return [...body.matchAll(MARGIN)].flatMap(({ 0: margin, index }) =>
    index < from ? [] : { start: start + index, end: start + index + margin.length },
  );
}
/** "2. Withdrawal", over its text: the space sets the two apart. */
const TITLED = /^[^\n.,;:]{1,40}\n[ \t]+(?=\p{Lu})/u;
const MARGIN = /[ \t]+(?=\n)|(?<=\n)[ \t]+/g;

/** The text without some ranges of it, and all that tells places in it. */
function without(dropped: readonly Range[], text: Plain, blocks: readonly Block[]): Laid {
  const pieces: string[] = [];
  const map: number[] = [];
  /** By offset: how many characters less there are before it. */
  const less = new Int32Array(text.plain.length + 1);
  let at = 0;
  let gone = 0;
  const keep = (to: number): void => {
    pieces.push(text.plain.slice(at, to));
    for (let k = at; k < to; k++) {
      map.push(text.map[k]!);
      less[k] = gone;
    }
  };
  for (const { start, end } of dropped) {
    keep(start);
    for (let k = start; k < end; k++) less[k] = gone + k - start;
    gone += end - start;
    at = end;
  }
  keep(text.plain.length);
  less[text.plain.length] = gone;
  const place = (offset: number): number => offset - less[offset]!;
  const moved = <R extends Range>(range: R): R => ({ ...range, start: place(range.start), end: place(range.end) });
  return {
    plain: {
      ...text,
      plain: pieces.join(''),
      map: Int32Array.from(map),
      code: text.code.map(moved),
      struck: text.struck.map(moved),
      bold: text.bold.map(moved),
    },
    blocks: blocks.map((block) =>
      block.colon === undefined ? moved(block) : { ...moved(block), colon: place(block.colon) },
    ),
  };
}
