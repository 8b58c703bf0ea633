import type { IdentifierFact, IdentifierKind } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { METHOD } from '../identifiers/known.ts';
import { GENERIC } from '../identifiers/role-words.ts';
import { MOST } from '../nearby.ts';

/** A name as a text writes it, without article and quotes. */
export interface Named {
  readonly name: string;
  readonly range: Range;
}

/** What no thing goes by alone. */
const NO_NAMES: ReadonlySet<IdentifierKind> = new Set([
  'url',
  'version',
  'error-code',
  'email',
  'menu',
  'button',
  'port',
]);
/** Before a name, and no part of it. */
const ARTICLE =
  /^(?:the|an?|our|your|its|their|this|that|these|those|both|all|either|each|every|any|old|older|legacy|new|newer|current|existing)$/;
/** Between two words of one name. */
const JOINT = /^["'`’]{0,2}(?:\s|-)["'`]{0,2}$/;
/** So many words a name has at most. */
const WORDS = 5;

/**
 * The name with which the words from `first` to `last` begin: the identifier among them, or else two words and more that
 * stand together, "cookie sign-in". Where the identifier has a common noun behind it, "the Orion plan", it names by itself too.
 */
export function namesFrom({ doc, facts }: Reading, first: number, last: number): readonly Named[] {
  const { tokens, plain } = doc;
  let k = first;
  while (k < last && !tokens[k]!.code && ARTICLE.test(tokens[k]!.lower)) k++;
  if (k >= last) return [];
  let end = k;
  while (end < last && end - k < WORDS && (tokens[end]!.content || tokens[end]!.code)) {
    end++;
    while (end < last && isJoined(doc, end)) end++;
    if (end < last && !JOINT.test(plain.slice(tokens[end - 1]!.end, tokens[end]!.start))) break;
  }
  if (end === k) return [];
  const range = { start: tokens[k]!.start, end: tokens[end - 1]!.end };
  const ids = identifiersIn(facts.identifiers, range).filter(({ kind }) => !NO_NAMES.has(kind));
  const exact = ids.find((fact) => fact.exact);
  if (exact !== undefined) return spellings(exact.value).map((name) => ({ name, range: exact.range }));
  const found: Named[] = end - k > 1 ? [{ name: plain.slice(range.start, range.end), range }] : [];
  // "Runtime 14", of "the Acme runtime 14"
  if (end - k > 2 && tokens[end - 1]!.number && !tokens[end - 2]!.number) {
    const short = { start: tokens[end - 2]!.start, end: range.end };
    found.push({ name: plain.slice(short.start, short.end), range: short });
  }
  const name = ids.find((fact) => fact.range.start <= range.start + LEAD);
  const rest = name && tokens.slice(k, end).filter((token) => token.start >= name.range.end);
  if (
    name !== undefined &&
    rest?.every((token) => GENERIC.has(token.lemma)) &&
    !found.some((one) => one.name === name.value)
  )
    found.push({ name: name.value, range: name.range });
  return found;
}
/** "Sign-in": the second half is a word of its own to the tokens. */
export const isJoined = ({ tokens, plain }: Document, k: number): boolean =>
  k > 0 && tokens[k]?.start === tokens[k - 1]!.end + 1 && plain[tokens[k - 1]!.end] === '-';

/** The identifiers that stand between two places. They are in order: O(log n). */
function identifiersIn(all: readonly IdentifierFact[], { start, end }: Range): readonly IdentifierFact[] {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.range.start < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < all.length && all[last]!.range.start < end) last++;
  return all.slice(low, last);
}

/** The vendor's name may stand before the identifier: "Acme Notify". */
const LEAD = 16;

/** "`GET /v1/x`" and "`/v1/x`". */
const spellings = (value: string): readonly string[] => {
  const bare = value.replace(METHOD, '');
  return bare === value ? [value] : [value, bare];
};

/** Where each of some names stands in a text, in order; of names within each other the longest. */
export function mentionsOf({ plain }: Document, names: readonly string[]): readonly Named[] {
  const text = plain.toLowerCase();
  if (text.length !== plain.length) return [];
  const all: Named[] = [];
  for (const name of names.slice(0, 2 * MOST)) {
    const sought = name.toLowerCase();
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
      const end = at + sought.length;
      if (!GOES_ON_BEFORE.test(plain.slice(Math.max(0, at - 1), at)) && !GOES_ON.test(plain.slice(end, end + 12)))
        all.push({ name, range: { start: at, end } });
    }
  }
  all.sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  let reach = -1;
  return all.filter(({ range }) => {
    if (range.end <= reach) return false;
    reach = range.end;
    return true;
  });
}
/** The name is a part of another one: "`acme-cli-ng`", "Tags API v2", "`/v1/tags/{id}`". */
const GOES_ON_BEFORE = /[\p{L}\p{N}_\-/@$.]$/u;
const GOES_ON = /^(?:[\p{L}\p{N}_/({*-]|["'`]?['’]s\b|[.:][\p{L}\p{N}]|["'`)]?\s(?:v?\d|version\s|\p{Lu}))/u;
