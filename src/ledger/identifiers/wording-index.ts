/** Placeholders in a path are written `{id}`, `:id` or `<id>`; the style is no part of the identifier, the name is. */
const PLACEHOLDER = /([/=])<([\w.-]{1,60})>|(\/):([A-Za-z]\w{0,60})/g;

/** One spelling for comparison: single spaces, one style of ellipsis and placeholder. */
export function normal(text: string): string {
  let same = text;
  if (same.includes('<') || same.includes('/:'))
    same = same.replace(PLACEHOLDER, (_, left, angle, slash, colon) => `${left ?? slash}{${angle ?? colon}}`);
  if (same.includes('...')) same = same.replace(/\.{3}/g, '…');
  return same.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Where the joints of an identifier may be cut. `loose`: any edge of a word; `strict`: not beside a hyphen or underscore. */
export type Edge = 'loose' | 'strict' | 'version';

/** Answers in about constant time whether a string stands in a text as a whole, at the edges of words. */
export class WordingIndex {
  readonly #text: string;
  readonly #lower: string;
  readonly #places = new Map<string, number[]>();

  readonly #pieces: readonly { text: string; at: number }[];
  #joins: Set<string> | undefined;

  constructor(text: string) {
    this.#text = normal(text);
    this.#lower = this.#text.toLowerCase();
    this.#pieces = piecesOf(this.#lower);
    for (const { text: piece, at } of this.#pieces) {
      const places = this.#places.get(piece);
      if (places === undefined) this.#places.set(piece, [at]);
      else if (places.length < 2000) places.push(at);
    }
  }

  /** True where `value` stands in the text. `exact` compares letter case too. */
  has(value: string, edge: Edge, exact: boolean): boolean {
    return this.#find(value, edge, exact) >= 0;
  }

  /** True where `value` stands in the text, and not only as a part of an address. */
  names(value: string, exact: boolean): boolean {
    return this.#find(value, 'loose', exact, ADDRESS) >= 0;
  }

  /** True where the word stands in the text, and each time right behind one of those words in small letters. */
  isOnlyBehind(word: string, words: ReadonlySet<string>): boolean {
    const places = this.#places.get(word.toLowerCase()) ?? [];
    return (
      places.length > 0 &&
      places.every((place) => {
        const before = /([\p{L}\p{N}]{1,40})[\s-]$/u.exec(this.#lower.slice(Math.max(0, place - 42), place))?.[1];
        return before !== undefined && words.has(before);
      })
    );
  }

  /** True where `value` stands in the text to the letter, and not only as a step on a way through menus. */
  outsideMenus(value: string): boolean {
    return this.#find(value, 'loose', true, ARROW) >= 0;
  }

  #find(value: string, edge: Edge, exact: boolean, within?: RegExp): number {
    const wanted = exact ? normal(value) : normal(value).toLowerCase();
    const text = exact ? this.#text : this.#lower;
    // The rarest piece leads to the fewest places. Inner pieces have edges of their own; the first and last need none.
    let rarest: readonly number[] | undefined;
    let offset = 0;
    for (const { text: piece, at } of piecesOf(wanted.toLowerCase())) {
      const places = this.#places.get(piece);
      if (places === undefined) {
        if (edge !== 'version') return -1;
        continue;
      }
      if (rarest === undefined || places.length < rarest.length) {
        rarest = places;
        offset = at;
      }
    }
    if (rarest === undefined) return edge === 'version' ? this.#scan(text, wanted) : -1;
    for (const place of rarest) {
      const start = place - offset;
      if (start < 0 || !text.startsWith(wanted, start) || !edges(text, start, start + wanted.length, edge)) continue;
      if (!within?.test(text.slice(Math.max(0, start - 200), start))) return start;
    }
    return edge === 'version' ? this.#scan(text, wanted) : -1;
  }

  /** True where neighbouring words of the text make `value` (small letters and digits only): "OAuth2" is "OAuth 2". */
  joins(value: string): boolean {
    if (this.#joins === undefined) {
      this.#joins = new Set();
      for (let i = 0; i < this.#pieces.length; i++) {
        let word = '';
        for (let k = i; k < i + 4 && k < this.#pieces.length && word.length < 40; k++) {
          word += this.#pieces[k]!.text;
          this.#joins.add(word);
        }
      }
    }
    return this.#joins.has(value);
  }

  /** True where the text counts over it: "ns1 to ns4" holds "ns2". Asked for few words only. */
  counts(word: string): boolean {
    const [, name, number] = /^(\p{L}[\p{L}_-]{0,30})(\d{1,6})$/u.exec(word.toLowerCase()) ?? [];
    if (name === undefined) return false;
    const range = new RegExp(
      `(?<![\\p{L}\\p{N}])${name}(\\d{1,6})[^\\s,;]{0,80}\\s?(?:to|through|thru|until|[–…-]|\\.\\.)\\s?["'(]?(?:${name})?(\\d{1,6})(?!\\d)`,
      'gu',
    );
    for (const [, low, high] of this.#lower.matchAll(range))
      if (Number(low) <= Number(number) && Number(number) <= Number(high)) return true;
    return false;
  }

  /** True where a word of the text begins with `stem` ("wren-2-*"). */
  begins(stem: string): boolean {
    return this.#lower.includes(normal(stem).toLowerCase());
  }

  /** True where the text has this whole number as a version: "v4", "version 4", "Places 4", "4.2". */
  versioned(number: string): boolean {
    if (this.#places.has(`v${number}`)) return true;
    for (const place of this.#places.get(number) ?? []) {
      if (/^\.\d/.test(this.#text.slice(place + number.length, place + number.length + 2))) return true;
      // "`acme-cli` 5 or later", "Node 20+"
      if (OR_LATER.test(this.#text.slice(place + number.length, place + number.length + 16))) return true;
      // The 4 of "BG-4" belongs to a model's name.
      const [, before, gap] = /(\p{L}+)([\s.-]{0,2})$/u.exec(this.#text.slice(Math.max(0, place - 24), place)) ?? [];
      if (
        before !== undefined &&
        (/^(?:v|versions?|release|engine|schema|generation)$/i.test(before) ||
          (/^\p{Lu}/u.test(before) && !(gap === '-' && /^\p{Lu}+$/u.test(before)))) &&
        !MONTH.test(before)
      )
        return true;
    }
    return false;
  }

  /** True where the text has this whole number other than in a time of day: "port 22" is not the 22 of "22:00". */
  numbered(number: string): boolean {
    return (this.#places.get(number) ?? []).some(
      (place) => !/^:\d/.test(this.#text.slice(place + number.length, place + number.length + 2)),
    );
  }

  /** "3.1" within "ruby3.1" is no piece of its own; versions are few and short, so looking through the text is cheap. */
  #scan(text: string, wanted: string): number {
    let from = text.indexOf(wanted);
    for (let tries = 0; from >= 0 && tries < 200; tries++) {
      if (edges(text, from, from + wanted.length, 'version')) return from;
      from = text.indexOf(wanted, from + 1);
    }
    return -1;
  }
}

/** What stands before a word within an address, and before a step but the first of a menu. */
const ADDRESS = /:\/\/\S*$/;
const ARROW = /[›»→>]\s?(?:\p{Lu}\S{0,30}\s){0,2}$/u;
const OR_LATER = /^(?:\+|,?\s(?:or|and)\s(?:later|newer|above|higher|up|onwards?|older|below|earlier)\b)/i;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;
/** Runs of letters and digits, with their places. By hand, for it is run over whole texts. */
function piecesOf(text: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    const inside = code < 128 ? (code >= 97 && code <= 122) || (code >= 48 && code <= 57) : WORD.test(text[i]!);
    if (inside && start < 0) start = i;
    else if (!inside && start >= 0) {
      pieces.push({ text: text.slice(start, i), at: start });
      start = -1;
    }
  }
  return pieces;
}

const WORD = /[\p{L}\p{N}]/u;

function edges(text: string, start: number, end: number, edge: Edge): boolean {
  const [before, first, last, after] = [text[start - 1] ?? ' ', text[start]!, text[end - 1]!, text[end] ?? ' '];
  if (edge === 'version') {
    if (/\d/.test(before) || (before === '.' && /\d/.test(text[start - 2] ?? ''))) return false;
    return !/\d/.test(after) && !(after === '.' && /^\.[1-9]/.test(text.slice(end, end + 2)));
  }
  if (WORD.test(first) && WORD.test(before)) return false;
  if (WORD.test(last) && WORD.test(after)) return false;
  if (edge === 'loose') return true;
  // `/exports` is not `/v1/exports`; but it is the path of `https://acme.example/exports`.
  if (
    first === '/' &&
    /[\p{L}\p{N}}\])]/u.test(before) &&
    !/(?:^|[\s"'(<])(?:[a-z][a-z0-9+.-]*:\/\/)?[\w.*-]+\.[a-z]{2,}(?::\d+)?$/i.test(
      text.slice(Math.max(0, start - 120), start),
    )
  )
    return false;
  // `linux-2204` is not `linux-2204-slim`; but `legacy-auth` is the name of `--legacy-auth`.
  if (/[-_]/.test(after) && WORD.test(text[end + 1] ?? ' ') && WORD.test(last)) return false;
  return !(/[-_]/.test(before) && WORD.test(text[start - 2] ?? ' ') && WORD.test(first));
}
