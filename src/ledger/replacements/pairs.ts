import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';

/*
 * Where a notice retires several things, a table or list tells which of them is replaced by what. A line of the output that
 * gives one of them the successor of another is wrong, though each name is right.
 */

/** What a table or list of the notice puts in the place of one thing. */
export interface Succession {
  readonly old: string;
  /** Undefined where nothing takes its place. */
  readonly by: string | undefined;
  /** Where the notice says so. */
  readonly range: Range;
  /** From the one to the other. */
  readonly row: Range;
}

const HEADER = /replac|instead|move to|migrat|successor|alternative|^(?:use|new|next|to|go to)\b/i;
const NOTHING = /^(?:none|nothing|no\b|n\/a|[–—-]+$)/i;
/** "`a-1`: use `a-2`", "`b-1` → none", "`b-1`: there is no successor". */
const ITEM =
  /^["'(]?([^\s:"']{2,48})["')]?:?\s(?:(?:→|[-=]>)\s(?!none|nothing|no\b|[–—-])["']?(\S+)|(?:use|move to|switch to)\s["']?(\S+)|(?:(?:→|[-=]>)\s)?(?:there is no|has no|no|none|nothing)\b)/i;
/** A cell of so many characters is a name. */
const NAME = 48;

/** The successions of a text's tables, by row; and those of its lists, by arrow. Linear. */
export const successionsOf = oncePer(({ doc }: Reading): readonly Succession[] => {
  const found: Succession[] = [];
  let first: string | undefined;
  let start = 0;
  for (const block of doc.blocks) {
    const text = doc.plain.slice(block.start, Math.min(block.end, block.start + NAME + 1)).trim();
    if (block.kind === 'cell') {
      if (block.column === 0) [first, start] = [text, block.start];
      else if (first !== undefined && HEADER.test(block.header ?? '') && first.length <= NAME && text.length <= NAME)
        found.push({
          old: first,
          by: NOTHING.test(text) ? undefined : text,
          range: block,
          row: { start, end: block.end },
        });
    } else if (block.kind === 'item') {
      const item = ITEM.exec(text);
      if (item)
        found.push({ old: item[1]!, by: (item[2] ?? item[3])?.replace(/[,;.)"']+$/, ''), range: block, row: block });
    }
  }
  return found;
});

/** What stands right before the name of what is to be used from then on. */
const LEADS_ON =
  /(?:→|[-=]>|\b(?:use|take|pick|choose|adopt|to|by|with|becomes?|successor(?:\sis)?|replacement(?:\sis)?|instead)):?\s["'(]{0,2}(?:the\s)?$/i;
/** So much before a name is looked at. */
const BEFORE = 40;

/** The successions that a line of the output tells otherwise: what it names there, and what the notice has. */
export function wrongSuccessions({ notice, output }: Ledger): readonly { at: Range; succession: Succession }[] {
  const told = successionsOf(notice);
  const olds = new Map<string, Succession[]>();
  for (const one of told) olds.set(one.old, [...(olds.get(one.old) ?? []), one]);
  // Of one thing there is nothing to mix up.
  if (olds.size < 2 || olds.size > MOST) return [];
  const heirs = new Set(told.flatMap(({ by }) => by ?? []));
  const names = [...new Set([...olds.keys(), ...heirs])].sort((a, b) => b.length - a.length);
  const wrong: { at: Range; succession: Succession }[] = [];
  for (const line of linesOf(output.doc)) {
    const here = namesIn(output.doc.plain, line, names);
    const old = new Set(here.flatMap(({ name }) => (olds.has(name) ? [name] : [])));
    const heir = here.filter(({ name }) => heirs.has(name) && !olds.has(name));
    if (old.size !== 1 || new Set(heir.map(({ name }) => name)).size !== 1) continue;
    const { name, range } = heir[0]!;
    const [one] = [...old].map((key) => olds.get(key)!);
    if (range.start < here.find((other) => olds.has(other.name))!.range.start || one!.some(({ by }) => by === name))
      continue;
    const before = output.doc.plain.slice(Math.max(line.start, range.start - BEFORE), range.start);
    if (LEADS_ON.test(before) || isInColumnOfHeirs(output.doc, range)) wrong.push({ at: range, succession: one![0]! });
  }
  return wrong;
}
/** A cell under "Replacement". */
function isInColumnOfHeirs({ blocks }: Document, { start }: Range): boolean {
  const block = blocks[rangeAt(blocks, start)];
  return block?.kind === 'cell' && HEADER.test(block.header ?? '');
}

/** More things than a notice retires. */
const MOST = 60;

/** The lines that tell of one thing each: items, rows, and the sentences of what else there is. */
export function linesOf({ blocks, sentences }: Document): readonly Range[] {
  const lines: Range[] = [];
  let row: { start: number; end: number; key: string } | undefined;
  blocks.forEach(({ kind, start, end, row: at, table }, b) => {
    if (kind === 'cell') {
      const key = `${table} ${at}`;
      if (row?.key === key) row.end = end;
      else {
        row = { start, end, key };
        lines.push(row);
      }
    } else if (kind === 'item') lines.push({ start, end });
    else for (const sentence of sentences) if (sentence.block === b) lines.push(sentence);
  });
  return lines;
}

/** The names that stand between two places, the longest at each. */
export function namesIn(
  plain: string,
  { start, end }: Range,
  names: readonly string[],
): { name: string; range: Range }[] {
  const found: { name: string; range: Range }[] = [];
  for (const name of names) {
    for (let at = plain.indexOf(name, start); at >= 0 && at + name.length <= end; at = plain.indexOf(name, at + 1)) {
      const range = { start: at, end: at + name.length };
      if (
        /[\p{L}\p{N}_-]$/u.test(plain.slice(Math.max(0, at - 1), at)) ||
        /^[\p{L}\p{N}_-]/u.test(plain.slice(range.end, range.end + 1))
      )
        continue;
      if (!found.some((other) => other.range.start <= at && other.range.end >= range.end)) found.push({ name, range });
    }
  }
  return found.sort((a, b) => a.range.start - b.range.start);
}
