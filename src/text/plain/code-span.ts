import type { Scan } from './scan.ts';

/** The most characters that a code span in the text has; what is longer is a stray mark. */
const LONG = 400;
/** A blank line, or the beginning of a heading or an item. */
const BLOCK_BREAK = /\n[ \t>]*(?:\r?\n|[-*+#|•]|\d{1,2}[.)]\s)/;

/** "`the guide <https://acme.example>`_": a link of reStructuredText. */
const LINK = /^`([^`<]*)<([a-z]+:[^>`\s]+)>`__?/i;

/** "`GET /v1`": its words; of marks that close nowhere, nothing. */
export function codeSpan(scan: Scan, at: number): number {
  const { raw, to } = scan;
  let ticks = 1;
  while (raw[at + ticks] === '`') ticks++;
  const close = closingTicks(raw, at + ticks, ticks);
  if (close <= 0 || close >= to) return at + ticks;
  const link = ticks === 1 && raw[close + 1] === '_' ? LINK.exec(raw.slice(at, close + 3)) : null;
  if (link) {
    const [whole, words, address] = link;
    const start = at + 1 + words!.length + 1;
    if (words!.trim() === '') scan.copy(start, start + address!.length);
    else {
      scan.copy(at + 1, at + 1 + words!.trimEnd().length);
      scan.copyAddress({ start, end: start + address!.length }, at);
    }
    return at + whole.length;
  }
  scan.copyAsCode(at + ticks, close);
  return close + ticks;
}

/** Where the code span that begins at `from` ends, or -1. It may be wrapped, but not run into another block. */
function closingTicks(raw: string, from: number, ticks: number): number {
  const near = raw.slice(from, from + LONG);
  const at = near.indexOf('`'.repeat(ticks));
  if (at < 0) return -1;
  const inner = near.slice(0, at);
  return inner.includes('\n') && BLOCK_BREAK.test(inner) ? -1 : from + at;
}
