import { byWord } from './by-word.ts';

/** What a page has that nobody reads: styles, scripts, comments, the document type. */
const HIDDEN = /^<(?:(style|script|template)(?:\s[^<>]{0,2000})?>|(!--)|!doctype\b)/i;
/** Where each of them ends. */
const HIDDEN_END: Readonly<Record<string, RegExp>> = byWord({
  style: /<\/style\s{0,9}>/gi,
  script: /<\/script\s{0,9}>/gi,
  template: /<\/template\s{0,9}>/gi,
  '!--': /-->/g,
  '!doctype': />/g,
});

/**
 * Where what nobody reads ends: one past its closing mark, or -1 where nothing of the kind opens at `at` or it is never
 * closed. Each closing mark is looked for in vain only once, so that openings without end cost no more than others.
 */
export function hiddenEnds(raw: string): (at: number) => number {
  const unclosed = new Set<string>();
  return (at) => {
    const opens = HIDDEN.exec(raw.slice(at, at + 2100));
    if (opens === null) return -1;
    const name = (opens[1] ?? opens[2] ?? '!doctype').toLowerCase();
    if (unclosed.has(name)) return -1;
    const closes = HIDDEN_END[name]!;
    closes.lastIndex = at + opens[0].length;
    if (closes.test(raw)) return closes.lastIndex;
    unclosed.add(name);
    return -1;
  };
}
