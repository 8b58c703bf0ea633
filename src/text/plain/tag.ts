import type { Range } from '../span.ts';
import type { Scan } from './scan.ts';

const TAG =
  /^<(\/?)(a|abbr|article|b|blockquote|br|code|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|body|i|img|ins|kbd|li|link|main|mark|meta|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|title|tr|tt|u|ul)((?:\s[^<>]{0,2000})?)\/?>/i;
/** "<Warning>", "</Note>", "<Callout type="info">": a component of MDX; elsewhere than at the start of a line it may be a placeholder. */
const COMPONENT = /^<(\/?)[A-Z][a-z]+(?:[A-Z][a-z]+)*(?:\s[^<>]{0,2000})?\/?>/;
const BLOCK =
  /^(?:article|blockquote|br|dd|div|dl|dt|footer|h[1-6]|head|header|hr|html|body|li|main|ol|p|pre|section|table|tbody|tfoot|thead|title|tr|ul)$/;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const ADDRESS = /^<((?:[a-z][a-z\d+.-]{1,11}:\/\/|mailto:)[^\s<>]{1,2000})>/;
/** The most characters of a tag. */
const LONG = 2100;

/** "<br>", "<a href=…>", "</td>" */
export function tag(scan: Scan, at: number): number {
  const found = TAG.exec(scan.raw.slice(at, at + LONG));
  if (!found) return component(scan, at);
  const [whole, slash, written, attributes] = found;
  const name = written!.toLowerCase();
  const closes = slash === '/';
  if (BLOCK.test(name)) writeBlock(scan, at, name, closes);
  else if (name === 'td' || name === 'th') scan.write(closes ? '' : ' | ', at);
  else if (closes) closeInline(scan, at, name);
  else scan.open({ tag: name, at: scan.length, ...addressIn(scan.raw, at, name, attributes ?? '') });
  return at + whole.length;
}

/** What a component holds begins a line of its own. */
function component(scan: Scan, at: number): number {
  const [whole, slash] = COMPONENT.exec(scan.raw.slice(at, at + LONG)) ?? [];
  if (whole === undefined || (slash === '' && !opensLine(scan.raw, at))) return at;
  scan.write('\n', at);
  return at + whole.length;
}

/** Whether nothing but a few spaces stands before it in its line. */
const opensLine = (raw: string, at: number): boolean =>
  /(?:^|\n)[ \t]{0,12}$/.test(raw.slice(Math.max(0, at - 14), at));

/** "<https://acme.example>" */
export function address(scan: Scan, at: number): number {
  const found = ADDRESS.exec(scan.raw.slice(at, at + LONG));
  if (!found) return at;
  scan.copy(at + 1, at + 1 + found[1]!.length);
  return at + found[0].length;
}

/** A block begins a line, with the mark that Markdown has for it. */
function writeBlock(scan: Scan, at: number, name: string, closes: boolean): void {
  const mark = closes ? '' : name === 'li' ? '- ' : /^h[1-6]$/.test(name) ? '# ' : '';
  scan.write(`\n${mark}`, at);
}

function closeInline(scan: Scan, at: number, name: string): void {
  const opened = scan.close((one) => one.tag === name);
  if (!opened || scan.length <= opened.at) return;
  const ranges = rangesOf(scan, name);
  if (ranges) scan.markSince(opened.at, ranges);
  // A badge is a link without words.
  if (opened.href && scan.hasWordsSince(opened.at)) scan.copyAddress(opened.href, at);
}

function rangesOf({ code, struck, bold }: Scan, name: string): Range[] | undefined {
  if (/^(?:code|kbd|tt)$/.test(name)) return code;
  if (/^(?:s|del)$/.test(name)) return struck;
  return /^(?:b|strong)$/.test(name) ? bold : undefined;
}

function addressIn(raw: string, at: number, name: string, attributes: string): { href?: Range } {
  const found = name === 'a' ? HREF.exec(attributes) : null;
  const href = found?.[1] ?? found?.[2];
  const start = href === undefined ? -1 : raw.indexOf(href, at);
  return start > 0 ? { href: { start, end: start + href!.length } } : {};
}
