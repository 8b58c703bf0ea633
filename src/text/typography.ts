import { byWord } from './by-word.ts';

/** Characters that HTML writes by name. */
export const ENTITIES: Record<string, string> = byWord({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  middot: '·',
  bull: '•',
  rarr: '→',
  raquo: '»',
  laquo: '«',
  rsaquo: '›',
  times: '×',
  shy: '',
});

/** One for one replacements, so that both texts are compared in one typography. */
export const TYPOGRAPHY: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201b': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2007': ' ',
  '\u2011': '-',
  '\u2010': '-',
  '\u2212': '-',
  '\u2012': '–',
  '\t': ' ',
};
/** What is seen by nobody, or is no more than a way to break lines. */
export const DROPPED = new Set(['\u200b', '\u200c', '\u2060', '\ufeff', '\u00ad', '\ufe0f', '\r']);
