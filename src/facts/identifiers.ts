import { byWord } from '../text/by-word.ts';
import type { Document } from '../text/document.ts';
import { overlaps, type Range } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { durationAt } from './grace.ts';
import { readHeaders } from './identifiers/headers.ts';
import { isExactShape, isNoIdentifier, kindOf } from './identifiers/kind.ts';
import { readListedIds } from './identifiers/listed.ts';
import { NO_NAME, readNames } from './identifiers/names.ts';

export type IdentifierKind =
  | 'url'
  | 'host'
  | 'path'
  | 'method'
  | 'header'
  | 'flag'
  | 'command'
  | 'parameter'
  | 'package'
  | 'version'
  | 'port'
  | 'code'
  | 'error-code'
  | 'env-var'
  | 'model'
  | 'region'
  | 'email'
  /** A capitalised name outside code: "Report Studio", "Flex 200". */
  | 'name'
  /** Where to click: "Settings › Reporting › Convert". */
  | 'menu'
  /** What to press: "Convert to Studio", in quotes. */
  | 'button';

/** A name that must stay as it is, to the letter. */
export interface IdentifierFact extends Fact {
  readonly kind: IdentifierKind;
  /** The identifier without quotes, backticks and closing punctuation. */
  readonly value: string;
  /** Stood in backticks, a code block or `<code>`. */
  readonly code: boolean;
  /** Every character and its case count: code, addresses, paths, versions. Names and "GitHub" are looser. */
  readonly exact: boolean;
}

/** Nouns that a bare number follows to make a name of it: "port 8883", "engine 13", "error 410". */
const NUMBERED_NOUN: Record<string, IdentifierFact['kind']> = byWord({
  port: 'port',
  ports: 'port',
  version: 'version',
  versions: 'version',
  engine: 'version',
  schema: 'version',
  release: 'version',
  generation: 'version',
  revision: 'version',
  protocol: 'version',
  error: 'error-code',
  errors: 'error-code',
  code: 'error-code',
  codes: 'error-code',
  http: 'error-code',
  status: 'error-code',
  a: 'error-code',
});
const ANSWERS =
  /^(?:return|returns|returned|returning|answer|answers|answered|with|get|gets|getting|receive|receives|throw|throws|as|a|an|http|now|then)$/;
const UNIT =
  /^(?:%|percent|[kmgt]i?b|[kmgt]bps|[kmg]?hz|million|billion|thousand|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|times?|points?|cents?|euros?|dollars?|usd|eur|am|pm|a\.m|p\.m|utc|gmt)$/;
const VERSION = /^v?\d+(?:\.(?:\d+|x|X)){1,4}\+?$|^v\d+\+?$/;

/** Finds the identifiers of one text, in their order. Linear; uses the tokens, the code ranges and nothing else. */
export function readIdentifiers(doc: Document): IdentifierFact[] {
  const found: IdentifierFact[] = [];
  const add = (range: Range, kind: IdentifierKind, code: boolean, exact: boolean): void => {
    const value = doc.plain.slice(range.start, range.end).replace(/\s+/g, ' ').trim();
    if (value !== '') found.push({ span: doc.span(range), range, kind, value, code, exact });
  };
  const listed = readListedIds(doc);
  for (const range of listed) add(range, 'code', false, true);
  const isListed = (range: Range): boolean => listed.some((one) => overlaps(one, range));
  const fenced = fencedRanges(doc);
  for (const range of doc.code)
    if (!fenced.has(range.start)) add(range, kindOf(doc.plain.slice(range.start, range.end).trim()), true, true);
  doc.tokens.forEach((token, i) => {
    if ((token.code && !isInFence(doc, token, fenced)) || isListed(token)) return;
    const kind = tokenKind(doc, i);
    // "# before": the mark of a comment within a block of code.
    if (token.code && !HAS_NAME.test(token.text)) return;
    if (kind === undefined || (kind === 'path' && doc.tokens[i - 1]?.code && doc.tokens[i - 1]!.end === token.start))
      return;
    // "resource/`acl`": a word that says what kind of thing the code behind it names.
    if (/^\p{L}+\/$/u.test(token.text) && doc.tokens[i + 1]?.code && doc.tokens[i + 1]!.start === token.end) return;
    const start =
      kind === 'version' && /^\d+$/.test(token.text) ? doc.tokens[i - 1]!.start : token.start + comparison(token.text);
    const counted = kind === 'version' || kind === 'port' || kind === 'error-code';
    add(
      { start, end: token.end - genitive(token) - (token.code ? joints(token.text) : 0) },
      kind,
      token.code,
      token.code || counted || token.url || isExactShape(token.text),
    );
  });
  const headers = readHeaders(doc);
  for (const header of headers) add(header, 'header', false, true);
  for (const { kind, ...range } of readNames(doc))
    if (!headers.some((header) => overlaps(header, range)) && !isListed(range)) add(range, kind, false, false);
  found.sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  // "OAuth" within "OAuth 2.0" is one name.
  let reach = -1;
  return found.filter((fact) => {
    if (fact.kind !== 'name') return true;
    if (fact.range.end <= reach) return false;
    reach = fact.range.end;
    return true;
  });
}

/** "apiKey:", "new Client({" in a line of code: so many marks behind a name join it to what comes next. */
const joints = (text: string): number => /[([{,;:]*$/.exec(text)![0].length;
const HAS_NAME = /[\p{L}\p{N}]/u;

/** Starts of the code ranges that are whole lines of a fenced block. */
function fencedRanges(doc: Document): Set<number> {
  const starts = new Set<number>();
  for (const block of doc.blocks) if (block.kind === 'code') starts.add(block.start);
  const fenced = new Set<number>();
  if (starts.size === 0) return fenced;
  for (const range of doc.code) {
    const indent = /^\s*/.exec(doc.plain.slice(range.start, Math.min(range.end, range.start + 40)))![0].length;
    if (starts.has(range.start + indent)) fenced.add(range.start);
  }
  return fenced;
}

const isInFence = (doc: Document, token: Token, fenced: Set<number>): boolean => {
  if (fenced.size === 0) return false;
  let low = 0;
  let high = doc.code.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (doc.code[middle]!.start <= token.start) low = middle;
    else high = middle - 1;
  }
  return fenced.has(doc.code[low]?.start ?? -1);
};

/** How many characters of ">=2.4", "≥2.4" or "~3" only compare. */
const comparison = (text: string): number => /^[<>=≥≤≈~^]{1,3}(?=v?\d)/.exec(text)?.[0].length ?? 0;

/** How many characters of "api.acme.example's" are no part of the address. */
const genitive = ({ text, code }: Pick<Token, 'text' | 'code'>): number => (!code && /.['’]s$/.test(text) ? 2 : 0);

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** The kind of a word outside backticks, or undefined where it is an ordinary word. */
function tokenKind(doc: Document, i: number): IdentifierKind | undefined {
  const token = doc.tokens[i]!;
  // The common case: a plain word.
  if (!token.shaped && !token.url && isLetter(token.text.charCodeAt(0))) return undefined;
  const text = token.text.slice(comparison(token.text), token.text.length - genitive(token));
  if (token.url) return 'url';
  const before = doc.tokens[i - 1];
  const near = before !== undefined && token.start - before.end <= 2 && !before.code ? before.lower : '';
  if (/^\d{1,5}$/.test(text)) {
    if (/^0\d/.test(text)) return undefined;
    const noun = NUMBERED_NOUN[near];
    // "Last firmware release: 31 October 2027"
    if (doc.tokens[i + 1]?.dateWord && /^[ .]{1,2}$/.test(doc.plain.slice(token.end, doc.tokens[i + 1]!.start)))
      return undefined;
    // "Clients on the old versions (30 days)": a bracket parts the number from the noun, unless it holds nothing else.
    const apart = before !== undefined && doc.plain.slice(before.end, token.start).includes('(');
    // "Keep the old version 60 days longer": a number of days.
    const lasts = durationAt(doc.tokens, i) !== undefined;
    if ((noun === 'port' || noun === 'version') && !lasts && !(apart && doc.plain[token.end] !== ')')) return noun;
    return /^[1-5]\d\d$/.test(text) &&
      (noun === 'error-code' || ANSWERS.test(near)) &&
      !isCounted(doc, i) &&
      isHttpLike(text)
      ? 'error-code'
      : undefined;
  }
  // "API version 2026-07"; but "Last firmware release: 2027-10-31" is a day.
  if (/^\d{4}-\d{2}(?:-\d{2})?$/.test(text) && NUMBERED_NOUN[near] === 'version')
    return text.length > 7 && doc.plain.slice(before!.end, token.start).includes(':') ? undefined : 'version';
  if (VERSION.test(text)) return isQuantity(doc, i) ? undefined : 'version';
  if (/^0x[0-9a-f]+$/i.test(text)) return 'error-code';
  if (!token.shaped || isNoIdentifier(text)) return undefined;
  if (/^\$?\d/.test(text) && !/[@/_]/.test(text.slice(1)) && !token.code)
    return /^\d+(?:\.\d+){3}/.test(text) ? 'host' : undefined;
  const kind = kindOf(text);
  if (kind === 'code' && !isExactShape(text)) return NO_NAME.has(token.lower) ? undefined : 'name';
  return kind;
}

/** "returns 200 invoices", "with 400 seconds" */
const isCounted = (doc: Document, i: number): boolean => {
  const next = doc.tokens[i + 1];
  return (
    next !== undefined &&
    next.start - doc.tokens[i]!.end === 1 &&
    !next.code &&
    (UNIT.test(next.lower) || /^\p{Ll}+s$/u.test(next.text))
  );
};

const isHttpLike = (code: string): boolean => /^(?:20[0-8]|30[0-8]|4[0-5]\d|50\d|51[01])$/.test(code);

/** "2.4 GHz", "$9.99", "12.5 %", "version 2.4 of" are told apart by their neighbours. */
function isQuantity(doc: Document, i: number): boolean {
  const token = doc.tokens[i]!;
  if (/[vx]/i.test(token.text)) return false;
  if ((token.text.match(/\./g)?.length ?? 0) > 1) return /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(token.text);
  if (
    /[$€£¥~]\s?$/.test(doc.plain.slice(Math.max(0, token.start - 2), token.start)) ||
    /^\s?[%€$£]/.test(doc.plain.slice(token.end, token.end + 2))
  )
    return true;
  if (/^(?:chf|usd|eur|gbp|at|by|costs?)$/.test(doc.tokens[i - 1]?.lower ?? '')) return true;
  const next = doc.tokens[i + 1];
  return next !== undefined && next.start - token.end <= 2 && UNIT.test(next.lower);
}
