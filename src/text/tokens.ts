import { isFunctionWord, lemma } from './lemma.ts';
import type { Plain } from './plain.ts';
import type { Range } from './span.ts';
import { WordMemo } from './word-memo.ts';

/** One word, number, identifier or address. Offsets into `Plain.plain`. */
export interface Token extends Range {
  readonly text: string;
  /** In small letters; "bc" and "b/c" are "because". */
  readonly lower: string;
  /** The key under which the word is compared (see `lemma`); for code and addresses the text itself. */
  readonly lemma: string;
  /** Stood in backticks, a code block or `<code>`. */
  readonly code: boolean;
  /** Starts with a digit, or is a digit group. */
  readonly number: boolean;
  /** Looks like an identifier by its shape alone: dots, slashes, underscores, digits beside letters, inner capitals. */
  readonly shaped: boolean;
  readonly url: boolean;
  /** Begins with a capital letter. */
  readonly capital: boolean;
  /** A month or weekday name. */
  readonly dateWord: boolean;
  /** Carries content: no function word. */
  readonly content: boolean;
}

const DATE_WORD =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)$/i;
const URL_SHAPE = /^(?:[a-z][a-z0-9+.-]{1,12}:\/\/|mailto:|www\.)\S+$/i;
const SHAPED = /[_/\\@#=<>{}]|\w\.\w|\w::\w|^--?\w|\(\)|[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]/;

/** "oriole-text-2", "wren-3-mini-0611": small letters and numbers that hyphens join; but "mid-2027", "top-10", "phase-2". */
const isModel = (text: string): boolean => HYPHENED.test(text) && /-\d/.test(text) && !COUNTED.test(text);
const HYPHENED = /^[a-z]{2,}(?:-[a-z0-9.]+)+$/;
const COUNTED =
  /^(?:pre|post|mid|sub|top|non|early|late|past|under|over|max|min|next|last|ex|anti|multi|before|after|since|until|end|start|step|phase|stage|wave|version|page|part|section|item|level|tier|type|class|grade|size|day|week|month|year|covid|plus|minus|up|down)-/;
const WORD = /^[A-Za-z]+$/;
/** As people write it in a chat; "BC" is a province. */
const BECAUSE = /^b\/?c$/;
/** "p.m.", "e.g.", "U.S.": dots that shorten words. */
const INITIALS = /^(?:\p{L}\.){1,3}\p{L}\.?$/u;

/** Cuts a sentence into tokens. Linear in its length. */
export function toTokens(text: Plain, sentence: Range, into: Token[]): void {
  const { plain, code } = text;
  const words = /\S+/g;
  words.lastIndex = sentence.start;
  let nextCode = firstAfter(code, sentence.start);
  for (let match = words.exec(plain); match && match.index < sentence.end; match = words.exec(plain)) {
    let start = match.index;
    const end = Math.min(start + match[0].length, sentence.end);
    // A code span is a token boundary on both sides.
    while (start < end) {
      while (nextCode < code.length && code[nextCode]!.end <= start) nextCode++;
      const span = code[nextCode];
      const inCode = span !== undefined && start >= span.start;
      const stop = span === undefined ? end : inCode ? Math.min(end, span.end) : Math.min(end, span.start);
      addPieces(plain, start, stop, inCode, into);
      start = stop;
    }
  }
}

/** The first of the tokens `first` to `last` (exclusive) that ends behind a UTF-16 offset, or else the last of them. */
export function tokenFrom(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
  offset: number,
): number {
  let k = first;
  while (k + 1 < last && tokens[k]!.end <= offset) k++;
  return k;
}

/** Index of the first range that ends behind `offset`: O(log n). */
function firstAfter(ranges: readonly Range[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "x86-only", "HTTP2-based": the end makes an adjective of a name, and is no part of it. */
const TAIL =
  /-(?:only|based|style|like|compatible|specific|free|enabled|capable|ready|hosted|backed|native|aware|compliant|side|level|wide|era|(?:format|encrypt|sign)(?:ted|ed|ing|s)?|(?:en|de)cod(?:es?|ed|ing))$/i;

/** "--read-only", "--auth-mode=oidc": one option, whatever its hyphens join. */
const FLAG = /^--[a-z][\w.-]*(?:=\S*)?$/i;

/** How many characters at the end of a word are marks of footnotes: "equivalent[1][2].", "in 2027.[3]". */
function footnotes(text: string): number {
  const at = text.length < MARKED ? text.indexOf('[') : -1;
  return at > 1 && !text.includes('/') && /^(?:\[\d{1,2}\])+[)"'.,;:!?]*$/.test(text.slice(at)) ? text.length - at : 0;
}
/** A longer run of characters is no word with a footnote. */
const MARKED = 60;

function addPieces(plain: string, start: number, end: number, code: boolean, into: Token[]): void {
  // The common case: a plain word.
  if (!code && WORD.test(plain.slice(start, end))) {
    add(plain, start, end, code, into);
    return;
  }
  if (!code) {
    while (
      start < end &&
      /[("'[{,;:!?…»«<>≤≥±|*–—-]/.test(plain[start]!) &&
      !(plain[start] === '-' && /[-\w]/.test(plain[start + 1] ?? '') && end - start > 2 && plain[start + 1] === '-') &&
      !(plain[start] === '{' && plain.slice(start, end).includes('}'))
    )
      start++;
    end -= footnotes(plain.slice(start, end));
    while (end > start && /[)"'\]}.,;:!?…»«|*–—-]/.test(plain[end - 1]!)) {
      if (plain[end - 1] === ')' && plain[end - 2] === '(') break;
      if (plain[end - 1] === '}' && plain.slice(start, end).includes('{')) break;
      end--;
    }
  }
  if (end <= start) return;
  const text = plain.slice(start, end);
  if (!code && WORD.test(text)) {
    add(plain, start, end, code, into);
    return;
  }
  if (!/[\p{L}\p{N}$€£%&+*~#]/u.test(text) && !code) return;
  if (code || URL_SHAPE.test(text) || BECAUSE.test(text) || FLAG.test(text)) {
    add(plain, start, end, code, into);
    return;
  }
  const tail = TAIL.exec(text)?.[0].length ?? 0;
  if (tail > 0 && tail < text.length) {
    addPieces(plain, start, end - tail, false, into);
    add(plain, end - tail + 1, end, false, into);
    return;
  }
  // "IMAP/SMTP", "14-day", "and/or", "08:00–09:00": words in their own right; "/v1/x", "eu-west-1" are not.
  const parts = /[–—…]|(?<=[\p{L}\d])\/(?=\p{L})|(?<=\p{L}|^[\d.,]{1,12})-(?=\p{L})/u;
  if (
    parts.test(text) &&
    (/^[\d.,]+(?:-\p{L}+|(?:\/\p{L}+)+)$/u.test(text) || !/[_@#=<>{}\\]|^\/|\.\w|\/.*\//.test(text)) &&
    !/^[a-z]+(?:-[a-z]+)*-\d/.test(text)
  ) {
    let from = start;
    const cutter = new RegExp(parts.source, 'gu');
    for (let m = cutter.exec(text); m; m = cutter.exec(text)) {
      if (start + m.index > from) add(plain, from, start + m.index, code, into);
      from = start + m.index + 1;
    }
    if (end > from) add(plain, from, end, code, into);
    return;
  }
  add(plain, start, end, code, into);
}

/** What a word is by its letters alone. */
type Shape = Omit<Token, 'start' | 'end'>;

const shapes = new WordMemo<Shape>();
const codeShapes = new WordMemo<Shape>();

/** The same word is looked at once, however often it stands. */
function shapeOf(word: string, code: boolean): Shape {
  const cache = code ? codeShapes : shapes;
  const known = cache.get(word);
  if (known) return known;
  const text = ownCopy(word);
  const meant = !code && BECAUSE.test(text) ? 'because' : text;
  const lower = meant.toLowerCase();
  const url = URL_SHAPE.test(text);
  const dateWord =
    DATE_WORD.test(text) &&
    (lower !== 'may' || text === 'May') &&
    ((lower !== 'mar' && lower !== 'sun' && lower !== 'sat' && lower !== 'wed') || text !== lower);
  const shape: Shape = {
    text,
    lower,
    lemma: code || url ? text : lemma(meant),
    code,
    number: /^(?:[~≈]|[+~≈]?[$€£])?\d/.test(text),
    shaped: !url && (SHAPED.test(meant) || isModel(text)) && !INITIALS.test(text),
    url,
    capital: /^\p{Lu}/u.test(text),
    dateWord,
    content: code || url || !isFunctionWord(meant),
  };
  cache.set(text, shape);
  return shape;
}

/**
 * The same word in memory of its own. A part of a string is a view of the whole in V8: a word that is remembered, here or
 * in a table further on, would keep the text that it once stood in.
 */
const ownCopy = (word: string): string => JSON.parse(JSON.stringify(word)) as string;

function add(plain: string, start: number, end: number, code: boolean, into: Token[]): void {
  const {
    text,
    lower,
    lemma: key,
    number,
    shaped,
    url,
    capital,
    dateWord,
    content,
  } = shapeOf(plain.slice(start, end), code);
  into.push({ start, end, text, lower, lemma: key, code, number, shaped, url, capital, dateWord, content });
}
