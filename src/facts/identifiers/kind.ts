import type { IdentifierKind } from '../identifiers.ts';

/** Longer runs are no identifiers; the bound keeps the expressions below cheap on hostile text. */
const LONGEST = 300;

/** Top-level domains by which a dotted word is told from a dotted name such as `order.changed`. Not complete on purpose. */
const DOMAIN =
  /^(?:\*\.)?(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|net|io|dev|app|ai|co|cloud|example|test|local|internal|invalid|corp|edu|gov|eu|de|uk|fr|ch|at|nl|ca|au|jp|us|me|sh|so|tech|info|biz|xyz|page|site)(?:\.[a-z]{2})?(?::\d{1,5})?(?:\/\S*)?$/i;

const SHAPES: readonly (readonly [IdentifierKind, RegExp])[] = [
  ['url', /^(?:[a-z][a-z0-9+.-]{1,12}:\/\/|mailto:|www\.)\S/i],
  ['email', /^[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,}$/i],
  ['path', /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s*(?:\/|[a-z]+:\/\/)\S*/],
  ['method', /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/],
  [
    'error-code',
    /^[1-5]\d\d(?:[\s:]+[\w.-]+){0,4}$|^(?:ERR|E)[_-]?\d+$|^ERR_\w+$|_(?:ERROR|GONE|NOT_FOUND|DENIED|REMOVED|EXPIRED|UNSUPPORTED|FORBIDDEN|RETIRED|DISABLED)$/,
  ],
  ['package', /^@[\w.-]+\/[\w.-]+$/],
  ['flag', /^--?[A-Za-z]/],
  ['env-var', /^\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/],
  ['host', DOMAIN],
  ['header', /^X-[A-Za-z]|^[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)+(?::\s|$)/],
  ['version', /^v?\d+(?:\.(?:\d+|x)){1,4}\+?$|^v\d+$/i],
  ['version', /^\d{4}-\d{2}(?:-\d{2})?$/],
  ['version', /^[A-Z]{2,6}\/\d/],
  ['code', /\(|::|->/],
  ['parameter', /^[?&]|^[\w.-]{1,60}(?:\s?=\s?|:\s+)\S|=$|:\/\/$/],
  ['path', /^(?:~|\.{1,2})?\/|^[\w.{}-]+(?:\/[\w.{}*:<>@-]+)+$/],
  ['command', /^[a-z][\w.-]*\s\S/],
  ['region', /^[a-z]{2,4}(?:-[a-z]+)?-(?:north|south|east|west|central|gov)+(?:-?\d[a-z]?)?$/],
  ['model', /^[a-z][a-z0-9.]*(?:-[a-z0-9.]+)+$/],
];

/** What an identifier is, by its shape alone. */
export function kindOf(value: string): IdentifierKind {
  if (value.length > LONGEST) return 'code';
  for (const [kind, shape] of SHAPES) if (shape.test(value)) return kind;
  return 'code';
}

/** An address or a range of addresses: "198.51.100.0/28". */
const NETWORK = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/;
const MEASURE = /^[$€£~]?\d[\d.,]*(?:%|[a-zµ×]{1,4}|[-–][a-z]+)?\+?$/i;
/** An amount, or a span of amounts, and what it is counted by: "€7.99/month", "12.5MB/file", "≈1/3", "US$80–90". In lower case. */
const AMOUNT =
  /^[≈~<>≤≥±+]{0,2}(?:(?:us|a|ca)?[$€£¥₹]|usd|eur|gbp|chf)?\d[\d.,_]{0,20}[a-zµ×%€$£¥₹]{0,6}(?:[–-][$€£¥₹]?\d[\d.,]{0,20}[a-zµ%€$£¥₹]{0,6})?(?:\/\p{L}[\p{L}-]{0,19}){0,3}$/u;
/** "€/month", "w/", "No.1", "max.20MB": an abbreviation that is glued to what follows it. In lower case. */
const GLUED =
  /^[$€£¥₹%](?:\/\p{L}{1,12}){1,2}$|^(?:\p{L}|\d{1,3})\/$|^(?:max|min|no|nos|art|sec|fig|vol|ca|approx|incl|excl)\.\d/u;
const TIME =
  /^\d{1,2}[:.h]\d\d(?:[:.]\d\d)?(?:[ap]m|z)?$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{4}[-/]\d{1,2}$|^(?:\d{1,2}[-/.]?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[-/.]?(?:\d{1,2}[/-])?\d{2,4}$|^(?:utc|gmt)[+-]?\d|^\d{4}-\d\d-\d\dT|^[\d.]+(?:\/[\d.]+)+$|^[qh][1-4][/-]?\d{2,4}$|^\d{4}-w\d\d$|^(?:africa|america|antarctica|asia|atlantic|australia|europe|indian|pacific|etc|us)\/[a-z_/+-]+\d{0,2}$/i;
const ABBREVIATION = /^(?:\p{L}\.){1,4}\p{L}?$/u;

/** True for words that only look like identifiers: quantities, dates, times, abbreviations, "IMAP/SMTP/POP3". */
export function isNoIdentifier(word: string): boolean {
  if (word.length > LONGEST) return true;
  if (/^v?\d+(?:\.\d+){0,3}\.x$/i.test(word) || NETWORK.test(word)) return false;
  if (MEASURE.test(word) || TIME.test(word) || ABBREVIATION.test(word)) return true;
  const lower = word.toLowerCase();
  if ((AMOUNT.test(lower) && !/^\d+(?:\.\d+)+$/.test(word)) || GLUED.test(lower) || /^#\d+$/.test(word)) return true;
  return word.includes('/') && /^[\p{L}\d'+-]+(?:\/[\p{L}\d'+-]+)+$/u.test(word) && !/(?:^|\/)v\d/.test(word);
}

/** Shapes in which every character counts even outside backticks. "GitHub", "OAuth2" and "SHA-1" are looser. */
export const isExactShape = (word: string): boolean =>
  /[_/\\@#={}<>]|::|^--?[a-z]|\(\)|[A-Za-z\d]\.[A-Za-z\d]|^[a-z][a-z\d]*(?:-[a-z\d]+)+$/.test(word);
