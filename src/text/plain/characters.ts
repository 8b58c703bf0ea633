import { ENTITIES, TYPOGRAPHY } from '../typography.ts';
import type { Scan } from './scan.ts';

const ENTITY = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/i;
/** ":rotating_light:", as chats write a picture. */
const SHORTCODE = /^:[a-z][a-z0-9_+-]{1,38}:(?![\w:/`])/;
const ESCAPED = /[\\`*_{}[\]()#+.!|<>~-]/;
/** The last code point that there is. */
const MOST = 0x10ffff;

/** "&nbsp;", "&#8211;" */
export function entity(scan: Scan, at: number): number {
  const found = ENTITY.exec(scan.raw.slice(at, at + 12));
  if (!found) return at;
  const [whole, decimal, hexadecimal, name] = found;
  const text = name === undefined ? ofPoint(decimal, hexadecimal) : ENTITIES[name.toLowerCase()];
  if (text === undefined) return at;
  scan.write([...text].map((c) => TYPOGRAPHY[c] ?? c).join(''), at);
  return at + whole.length;
}

/** The character of a number; a space for those that cannot be shown. */
function ofPoint(decimal: string | undefined, hexadecimal: string | undefined): string {
  const point = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
  return point <= MOST ? String.fromCodePoint(Math.max(point, 32)) : ' ';
}

/** A picture that a chat writes by its name says nothing. */
export function shortcode({ raw }: Scan, at: number): number {
  const found = SHORTCODE.exec(raw.slice(at, at + 42));
  return found && !/[\w:/]/.test(raw[at - 1] ?? '') ? at + found[0].length : at;
}

/** "\*": the mark itself. "C:\_tmp" has none. */
export function escaped(scan: Scan, at: number): number {
  const { raw } = scan;
  if (!ESCAPED.test(raw[at + 1] ?? '') || /\w/.test(raw[at - 1] ?? '')) return at;
  scan.copy(at + 1, at + 2);
  return at + 2;
}
