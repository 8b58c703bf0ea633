import { hiddenEnds } from './hidden.ts';
import { type Gap, readLineLayout } from './line-layout.ts';
import type { Range } from './span.ts';
import { DROPPED, ENTITIES, TYPOGRAPHY } from './typography.ts';

/**
 * The words of a text without its markup. Everything later reads `plain`; `map[i]` is the offset in the original of
 * plain character `i`, so every finding can quote what the author typed.
 */
export interface Plain {
  readonly raw: string;
  readonly plain: string;
  readonly map: Int32Array;
  /** Plain ranges that stood in backticks, a code fence or `<code>`. Sorted, no overlaps. */
  readonly code: readonly Range[];
  /** Plain ranges that were struck through (`~~x~~`, `<s>`, `<del>`). */
  readonly struck: readonly Range[];
  /** Plain ranges that stood in bold (`**x**`, `<b>`): lead-ins and labels are often set so. */
  readonly bold: readonly Range[];
}

const TAG =
  /^<(\/?)(a|abbr|article|b|blockquote|br|code|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|body|i|img|ins|kbd|li|link|main|mark|meta|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|title|tr|tt|u|ul)((?:\s[^<>]{0,2000})?)\/?>/i;
const BLOCK_TAG =
  /^(?:article|blockquote|br|dd|div|dl|dt|footer|h[1-6]|head|header|hr|html|body|li|main|ol|p|pre|section|table|tbody|tfoot|thead|title|tr|ul)$/;
const ENTITY = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/i;
/** ":rotating_light:", as chats write a picture. */
const SHORTCODE = /^:[a-z][a-z0-9_+-]{1,38}:(?![\w:/`])/;
/** A run of characters with which no markup begins. */
const UNMARKED = /[^\n`<:&\\~*_![\]]*/y;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})[^\n`]*$/;

/** Takes a code fence round the whole text off, as agents like to wrap their answers. Returns the inner range. */
export function unfenced(raw: string): Range {
  const opened = /^\s*(`{3,}|~{3,})[^\n`]*\r?\n/.exec(raw);
  if (!opened) return { start: 0, end: raw.length };
  const body = raw.slice(opened[0].length);
  const closed = /\r?\n[ \t]*(`{3,}|~{3,})\s*$/.exec(body.length > 4000 ? body.slice(-4000) : body);
  if (!closed || closed[1] !== opened[1]) return { start: 0, end: raw.length };
  const end = raw.length - closed[0].length;
  const inner = raw.slice(opened[0].length, end);
  // A fence inside means that the outer marks are two separate blocks.
  return inner.split('\n').some((line) => FENCE.test(line))
    ? { start: 0, end: raw.length }
    : { start: opened[0].length, end };
}

/** Reads markup away. Linear in the length of `raw`; keeps line breaks, which the block scanner needs. */
export function toPlain(raw: string): Plain {
  const { start: from, end: to } = unfenced(raw);
  const out: string[] = [];
  const map: number[] = [];
  const code: Range[] = [];
  const struck: Range[] = [];
  const bold: Range[] = [];
  const emit = (text: string, at: number, step = 0): void => {
    for (let k = 0; k < text.length; k++) {
      out.push(text[k]!);
      map.push(at + k * step);
    }
  };
  const emitRaw = (start: number, end: number): void => {
    for (let k = start; k < end; k++) {
      const c = raw[k]!;
      if (DROPPED.has(c)) continue;
      out.push(TYPOGRAPHY[c] ?? c);
      map.push(k);
    }
  };
  const opened: { tag: string; at: number; href?: { start: number; end: number } }[] = [];
  const marks = { bold: -1, struck: -1 };
  const hiddenEnd = hiddenEnds(raw);
  const layout = readLineLayout(raw);
  /** The gaps of the line, and how many of them lie behind. */
  let gaps: readonly Gap[] = [];
  let passed = 0;
  let lineStart = true;
  let fence = '';
  let i = from;
  while (i < to) {
    const c = raw[i]!;
    if (lineStart) {
      lineStart = false;
      // Quoting depth is layout of the mail, not of the notice.
      const quote = /^(?:[ \t]{0,3}>[ \t]?)+/.exec(raw.slice(i, i + 64));
      if (quote) {
        i += quote[0].length;
        continue;
      }
      const lineEnd = raw.indexOf('\n', i);
      const line = raw.slice(i, lineEnd < 0 || lineEnd > to ? to : lineEnd).replace(/\r$/, '');
      const mark = line.length < 200 ? FENCE.exec(line) : null;
      if (fence ? mark && mark[1]!.startsWith(fence) : mark) {
        fence = fence ? '' : mark![1]!;
        i += line.length;
        continue;
      }
      if (fence) {
        const start = out.length;
        emitRaw(i, i + line.length);
        if (out.length > start) code.push({ start, end: out.length });
        i += line.length;
        continue;
      }
      gaps = layout.gaps(i);
      passed = 0;
      // A table without lines becomes one with lines.
      if (gaps[0]?.column) emit('| ', i);
      const leader = layout.leader(i);
      if (leader > 0) {
        i += leader;
        continue;
      }
    }
    if (c === '\n') {
      emit('\n', i);
      lineStart = true;
      gaps = [];
      marks.bold = -1;
      marks.struck = -1;
      i++;
      continue;
    }
    const gap = gaps[passed];
    if (gap !== undefined && i >= gap.start) {
      emit(gap.column ? ' | ' : ': ', i);
      i = Math.max(i, gap.end);
      passed++;
      continue;
    }
    if (c === '`') {
      let ticks = 1;
      while (raw[i + ticks] === '`') ticks++;
      const close = closingTicks(raw, i + ticks, ticks);
      if (close > 0 && close < to) {
        const start = out.length;
        emitRaw(i + ticks, close);
        if (out.length > start) code.push({ start, end: out.length });
        i = close + ticks;
        continue;
      }
      i += ticks;
      continue;
    }
    if (c === '<') {
      const tag = TAG.exec(raw.slice(i, i + 2100));
      if (tag) {
        const name = tag[2]!.toLowerCase();
        const closing = tag[1] === '/';
        if (BLOCK_TAG.test(name)) {
          if (name === 'li' && !closing) emit('\n- ', i);
          else if (/^h[1-6]$/.test(name)) emit(closing ? '\n' : '\n# ', i);
          else emit('\n', i);
          lineStart = false;
        } else if (name === 'td' || name === 'th') {
          emit(closing ? '' : ' | ', i);
        } else if (!closing) {
          const href = name === 'a' ? HREF.exec(tag[3] ?? '') : null;
          const address = href?.[1] ?? href?.[2];
          const at = address === undefined ? -1 : raw.indexOf(address, i);
          opened.push({
            tag: name,
            at: out.length,
            ...(at > 0 ? { href: { start: at, end: at + address!.length } } : {}),
          });
        } else {
          const k = opened.findLastIndex((o) => o.tag === name);
          const o = k < 0 ? undefined : opened.splice(k, 1)[0];
          if (o && out.length > o.at) {
            const range = { start: o.at, end: out.length };
            if (/^(?:code|kbd|tt)$/.test(name)) code.push(range);
            if (/^(?:s|del)$/.test(name)) struck.push(range);
            if (/^(?:b|strong)$/.test(name)) bold.push(range);
            if (o.href) {
              emit(' (', i);
              emitRaw(o.href.start, o.href.end);
              emit(')', i);
            }
          }
        }
        i += tag[0].length;
        continue;
      }
      const end = hiddenEnd(i);
      if (end > i) {
        i = Math.min(end, to);
        continue;
      }
      const auto = /^<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/.exec(raw.slice(i, i + 2100));
      if (auto) {
        emitRaw(i + 1, i + 1 + auto[1]!.length);
        i += auto[0].length;
        continue;
      }
    }
    if (c === ':') {
      const picture = SHORTCODE.exec(raw.slice(i, i + 42));
      if (picture && !/[\w:/]/.test(raw[i - 1] ?? '')) {
        i += picture[0].length;
        continue;
      }
    }
    if (c === '&') {
      const entity = ENTITY.exec(raw.slice(i, i + 12));
      if (entity) {
        const point = entity[1] ? Number(entity[1]) : entity[2] ? Number.parseInt(entity[2], 16) : -1;
        const text = entity[3]
          ? ENTITIES[entity[3].toLowerCase()]
          : point <= 0x10ffff
            ? String.fromCodePoint(Math.max(point, 32))
            : ' ';
        if (text !== undefined) {
          emit([...text].map((x) => TYPOGRAPHY[x] ?? x).join(''), i);
          i += entity[0].length;
          continue;
        }
      }
    }
    if (c === '\\' && /[\\`*_{}[\]()#+.!|<>~-]/.test(raw[i + 1] ?? '') && !/\w/.test(raw[i - 1] ?? '')) {
      emitRaw(i + 1, i + 2);
      i += 2;
      continue;
    }
    if (c === '~' && raw[i + 1] === '~') {
      if (marks.struck < 0) marks.struck = out.length;
      else {
        struck.push({ start: marks.struck, end: out.length });
        marks.struck = -1;
      }
      i += 2;
      continue;
    }
    if (
      (c === '*' || c === '_') &&
      raw[i + 1] === c &&
      (c === '*' || !(/\w/.test(raw[i - 1] ?? '') && /\w/.test(raw[i + 2] ?? '')))
    ) {
      if (marks.bold < 0) marks.bold = out.length;
      else {
        if (out.length > marks.bold) bold.push({ start: marks.bold, end: out.length });
        marks.bold = -1;
      }
      i += 2;
      continue;
    }
    if ((c === '*' || c === '_') && isEmphasis(raw, i, c)) {
      i++;
      continue;
    }
    if (c === '!' && raw[i + 1] === '[') {
      // Of a picture only its words are read; its file is no link of the notice.
      const picture = linkAt(raw, i + 1);
      if (picture) {
        emitRaw(i + 2, picture.close);
        i = raw.indexOf(')', picture.href.end) + 1;
        continue;
      }
    }
    if (c === '[') {
      const link = linkAt(raw, i) ?? pictureLinkAt(raw, i);
      if (link) {
        // The words of the link go through this loop again; only the brackets are markup.
        opened.push({ tag: '](', at: link.close, href: link.href });
        i++;
        continue;
      }
    }
    if (c === ']' && raw[i + 1] === '(') {
      const k = opened.findLastIndex((o) => o.tag === '](' && o.at === i);
      const o = k < 0 ? undefined : opened.splice(k, 1)[0];
      if (o?.href) {
        emit(' (', i);
        emitRaw(o.href.start, o.href.end);
        emit(')', i);
        i = raw.indexOf(')', o.href.end) + 1;
        continue;
      }
    }
    UNMARKED.lastIndex = i + 1;
    const end = Math.min(i + 1 + UNMARKED.exec(raw)![0].length, to, gap?.start ?? to);
    emitRaw(i, end);
    i = end;
  }
  const byStart = (a: Range, b: Range): number => a.start - b.start || a.end - b.end;
  return {
    raw,
    plain: out.join(''),
    map: Int32Array.from(map),
    code: disjoint(code.sort(byStart)),
    struck: disjoint(struck.sort(byStart)),
    bold: disjoint(bold.sort(byStart)),
  };
}

function disjoint(ranges: Range[]): Range[] {
  const kept: Range[] = [];
  for (const range of ranges) if (range.end > range.start && range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  return kept;
}

/** The most characters that a code span in the text has; what is longer is a stray mark. */
const CODE_SPAN = 400;

/** Where the code span that begins at `from` ends, or -1. It may be wrapped, but not run into another block. */
function closingTicks(raw: string, from: number, ticks: number): number {
  const near = raw.slice(from, from + CODE_SPAN);
  const at = near.indexOf('`'.repeat(ticks));
  if (at < 0) return -1;
  const inner = near.slice(0, at);
  if (inner.includes('\n') && /\n[ \t>]*(?:\r?\n|[-*+#|•]|\d{1,2}[.)]\s)/.test(inner)) return -1;
  return from + at;
}

/** A single `*` or `_` that opens or closes emphasis: it hugs a word on exactly one side. */
function isEmphasis(raw: string, at: number, mark: string): boolean {
  const before = raw[at - 1] ?? '\n';
  const after = raw[at + 1] ?? '\n';
  const opens = /[\s([{"'“‘>–—]/.test(before) && /\S/.test(after) && after !== mark;
  const closes = /\S/.test(before) && before !== mark && /[\s)\]}.,;:!?"'”’<–—]/.test(after);
  if (opens) {
    // Emphasis may be wrapped, but does not run into another paragraph.
    const ahead = raw.slice(at + 1, at + 400).split(PARAGRAPH_BREAK, 1)[0]!;
    return mark === '*' ? /\S\*(?=[\s)\]}.,;:!?"'”’<–—]|$)/.test(ahead) : /\S_(?=[\s)\]}.,;:!?"'”’<–—]|$)/.test(ahead);
  }
  if (!closes) return false;
  const behind = raw
    .slice(Math.max(0, at - 400), at)
    .split(PARAGRAPH_BREAK)
    .at(-1)!;
  return mark === '*' ? /(?:^|[\s([{"'“‘>–—])\*\S/.test(behind) : /(?:^|[\s([{"'“‘>–—])_\S/.test(behind);
}

/** A blank line, or the beginning of a list item. */
const PARAGRAPH_BREAK = /\n[ \t>]*(?=\r?\n|[-*+•][ \t]|\d{1,2}[.)][ \t])/;

/** A link around a picture: `[![build](badge.svg)](https://ci.example)`. */
function pictureLinkAt(raw: string, at: number): { close: number; href: Range } | undefined {
  const picture = raw.startsWith('![', at + 1) ? linkAt(raw, at + 2) : undefined;
  if (!picture) return undefined;
  const close = raw.indexOf(')', picture.href.end) + 1;
  return raw.startsWith('](', close) ? targetAt(raw, close) : undefined;
}

function linkAt(raw: string, at: number): { close: number; href: Range } | undefined {
  const close = at + raw.slice(at, at + 302).indexOf('](');
  if (close < at || raw.slice(at + 1, close).includes('\n\n')) return undefined;
  if (raw.slice(at + 1, close).includes('[')) return undefined;
  return targetAt(raw, close);
}

/** What stands behind the words of a link: `](address "title")`. */
function targetAt(raw: string, close: number): { close: number; href: Range } | undefined {
  const target = /^\s*<?([^\s<>()]{1,2000}(?:\([^\s()]*\)[^\s()]*)?)>?(?:\s+["'][^"'\n]{0,300}["'])?\s*\)/.exec(
    raw.slice(close + 2, close + 2400),
  );
  if (!target) return undefined;
  const start = raw.indexOf(target[1]!, close + 2);
  return { close, href: { start, end: start + target[1]!.length } };
}
