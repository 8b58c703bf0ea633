import { printable } from '../quote.ts';

/**
 * Text of a notice inside Markdown: it is read as the same characters and as nothing else. No markup, no HTML, no cell of a
 * table, no link, and nobody is called by "@name". A mention, an issue ("#1"), an emoji (":x:") and a formula ("$x$") are
 * found in the rendered text, where no backslash helps; there the mark gets an element of its own.
 */
export const inline = (text: string): string =>
  printable(text)
    .replace(MARKUP, '\\$&')
    .replace(LINKS, '$1\\$2')
    .replace(FRONT, '$1\\$2')
    .replace(/[@$]|#(?=\w)|:(?=[\w+-]+:)/g, '<span>$&</span>');

const MARKUP = /[\\`*_{}[\]<>|~&!]/g;
/** What begins a link of its own accord: "https:", "www.". */
const LINKS = /(https?|ftp|mailto|xmpp|www)([:.])/gi;
/** What makes a heading, a list or a rule where it begins a block. */
const FRONT = /^(\d*)([#+=.)-])/;
