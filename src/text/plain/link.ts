import type { Range } from '../span.ts';
import type { Scan } from './scan.ts';

/** A link: where its words close, and its address. */
interface Link {
  readonly close: number;
  readonly href: Range;
}

const LINK = '](';
/** The most characters that the words of a link have. */
const LONG = 300;

/** Of a picture only its words are read; its file is no link of the notice. */
export function picture(scan: Scan, at: number): number {
  const { raw } = scan;
  const found = raw[at + 1] === '[' ? linkAt(raw, at + 1) : undefined;
  if (!found) return at;
  scan.copy(at + 2, found.close);
  return raw.indexOf(')', found.href.end) + 1;
}

/** The words of a link go through the same reading; only its brackets are markup. */
export function linkOpening(scan: Scan, at: number): number {
  const link = linkAt(scan.raw, at) ?? pictureLinkAt(scan.raw, at);
  if (!link) return at;
  // "Flags[Deprecation](…)[Action](…)": links that stand in a row are told apart by nothing but their marks.
  if (/[\p{L})]/u.test(scan.raw[at - 1] ?? '')) scan.write(' ', at);
  scan.open({ tag: LINK, at: link.close, href: link.href });
  return at + 1;
}

/** Its address stands behind its words. */
export function linkClosing(scan: Scan, at: number): number {
  const { raw } = scan;
  const href = raw[at + 1] === '(' ? scan.close((one) => one.tag === LINK && one.at === at)?.href : undefined;
  if (!href) return at;
  scan.copyAddress(href, at);
  return raw.indexOf(')', href.end) + 1;
}

/** "https://acme.example/guide[the guide]", "link:https://…[the guide]", as AsciiDoc writes a link: its address stands before its words. */
export function addressBeforeWords(scan: Scan, at: number): number {
  const { raw } = scan;
  const found = raw.startsWith('://', at) ? ATTRIBUTED.exec(raw.slice(at, at + LONG * 2)) : null;
  const scheme = found && SCHEME.exec(raw.slice(Math.max(0, at - 10), at))?.[0];
  if (!found || !scheme) return at;
  const [whole, address, words] = found;
  scan.takeBack(scheme.length);
  scan.copy(at + address!.length + 1, at + address!.length + 1 + words!.length);
  scan.copyAddress({ start: at - scheme.replace('link:', '').length, end: at + address!.length }, at);
  return at + whole.length;
}
/** Words in brackets, and no number of a footnote, no part of an address. */
const ATTRIBUTED = /^(:\/\/[^\s[\]<>()"'`]{1,300})\[(?=[^\]\n]*\p{L})([^\][\n]{1,200})\](?![\w([/=&-])/u;
const SCHEME = /(?:link:)?https?$/;

/** "`the guide <https://acme.example/guide>`_", as reStructuredText writes a link. */
export function quotedLink(scan: Scan, at: number): number {
  const found = QUOTED.exec(scan.raw.slice(at, at + LONG * 2));
  if (!found) return at;
  const [whole, words, address] = found;
  scan.copy(at + 1, at + 1 + words!.length);
  const start = at + whole.indexOf('<') + 1;
  scan.copyAddress({ start, end: start + address!.length }, at);
  return at + whole.length;
}
const QUOTED = /^`([^`<>\s][^`<>]{0,200}?)\s{0,9}<((?:[a-z][a-z\d+.-]{1,11}:\/\/|mailto:)[^\s<>`]{1,300})>`__?/;

/** A link around a picture: `[![build](badge.svg)](https://ci.example)`. */
function pictureLinkAt(raw: string, at: number): Link | undefined {
  const inner = raw.startsWith('![', at + 1) ? linkAt(raw, at + 2) : undefined;
  if (!inner) return undefined;
  const close = raw.indexOf(')', inner.href.end) + 1;
  return raw.startsWith(LINK, close) ? targetAt(raw, close) : undefined;
}

function linkAt(raw: string, at: number): Link | undefined {
  const close = at + raw.slice(at, at + LONG + LINK.length).indexOf(LINK);
  if (close < at || raw.slice(at + 1, close).includes('\n\n')) return undefined;
  if (raw.slice(at + 1, close).includes('[')) return undefined;
  return targetAt(raw, close);
}

/** What stands behind the words of a link: `](address "title")`. */
function targetAt(raw: string, close: number): Link | undefined {
  const target = /^\s*<?([^\s<>()]{1,2000}(?:\([^\s()]*\)[^\s()]*)?)>?(?:\s+["'][^"'\n]{0,300}["'])?\s*\)/.exec(
    raw.slice(close + 2, close + 2400),
  );
  if (!target) return undefined;
  const start = raw.indexOf(target[1]!, close + 2);
  return { close, href: { start, end: start + target[1]!.length } };
}
