import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { isGeneric } from '../grammar/naming.ts';
import { predicateAt } from './predicate.ts';
import { isTime } from './subject.ts';
import { PAST_INTRANSITIVE } from './words.ts';

const INNER = /^(?:and|or|of|the|a|an|for|&)$/;
/** Verbs and adverbs that a subject can carry along: "works in all 5.x", "previously announced", "later". */
const OUTSIDE =
  /^(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|must|should|does|do|did|works?|goes|go|gets?|becomes?|became|launched|released|follows?|moves?|already|still|now|also|then|so|later|earlier|exactly|previously|formerly|originally|today|who|which|that|with|from|by|on|at|as|we|you|us|it|they|tell|told|announced|know|inform|writing|please|unfortunately|sadly|frees|obliges?|signs?|yes|no|not)$/;
const ADVERB = /^\p{Lu}?[a-z]+ly$/u;
/** Words that end in -ly and are no adverbs. */
const NO_ADVERB =
  /^(?:monthly|weekly|daily|yearly|nightly|hourly|quarterly|assembly|family|supply|reply|only|read-only|anomaly|multiply)$/i;

const isName = (token: Token): boolean => token.code || token.shaped || token.url || token.capital;

/** The noun phrase by which a reader knows the thing: the best run of neighbouring words among those told of it. */
export function nameOf(doc: Document, indexes: readonly number[]): Range {
  let best: readonly [first: number, last: number] = [indexes[0]!, indexes[0]!];
  let most = -1;
  for (let n = 0; n < indexes.length; ) {
    const first = indexes[n]!;
    // "The gateway | ceased accepting mail": what follows its verb is no part of the name.
    if (n > 0 && PAST_INTRANSITIVE.test(doc.tokens[first]!.text)) break;
    if (isOutside(doc, first) || isDoing(doc, first)) {
      n++;
      continue;
    }
    let last = first;
    let next = n + 1;
    for (; next < indexes.length; next++) {
      const k = indexes[next]!;
      if (isOutside(doc, k) || !joins(doc, last, k)) break;
      last = k;
    }
    const worth =
      worthOf(doc, first, last) - n / 100 - (most > 0 && (isPlace(doc, first) || isRelative(doc, first)) ? PLACE : 0);
    if (worth > most) {
      most = worth;
      best = [first, last];
    }
    n = next;
  }
  return widened(doc, best[0], best[1]);
}

/** What a place costs: "private messages on the Kilnworks forum" are messages. */
const PLACE = 2.1;

/** Stands behind "on", "in" or "at". */
function isPlace({ tokens }: Document, first: number): boolean {
  const before =
    tokens[
      /^(?:the|our|your|its|an?|these|those|this|both|all)$/.test(tokens[first - 1]?.lower ?? '')
        ? first - 2
        : first - 1
    ];
  return before !== undefined && /^(?:on|in|at|within)$/.test(before.lower);
}

/** Stands behind "that" or "which": "the summary that Tern Diary sent" is a summary. */
const isRelative = ({ tokens }: Document, first: number): boolean =>
  /^(?:that|which|who|whose)$/.test(tokens[first - 1]?.lower ?? '');

/** An identifier or a capital tells most; a version or a number alone tells nothing. */
function worthOf(doc: Document, first: number, last: number): number {
  let worth = 0;
  for (let k = first; k <= last; k++) {
    const token = doc.tokens[k]!;
    if (!token.content) continue;
    if (token.code || token.url) worth += 3;
    else if (token.number || /^v\d/.test(token.lower)) worth += 0.5;
    else if (isName(token) && k !== doc.sentences[0]?.first) worth += 2;
    else worth += isGeneric(token.lemma) ? 0.5 : 1;
  }
  return Math.min(worth, 3);
}

/** "sending the event": the thing follows. */
const isDoing = ({ tokens }: Document, k: number): boolean =>
  /^[a-z]+ing$/.test(tokens[k]!.text) &&
  !tokens[k]!.code &&
  /^(?:the|an?|its|your|our)$/.test(tokens[k + 1]?.lower ?? '');

/**
 * Whether any of the words can name a thing: an identifier, a capital, a plural, or a noun behind an article; a lone small
 * word without one is a verb or an adverb.
 */
export function hasName(doc: Document, indexes: readonly number[]): boolean {
  const { tokens } = doc;
  const names = indexes.filter((k) => !isOutside(doc, k));
  if (names.length !== 1) return names.length > 1;
  const k = names[0]!;
  if (isName(tokens[k]!) || /[a-z]s$/.test(tokens[k]!.lower)) return true;
  // "The “Monday mail”"
  if (/^["'”]/.test(doc.plain.slice(tokens[k]!.end, tokens[k]!.end + 1))) return true;
  return /^(?:the|this|that|our|your|its|an?|all|old|new|legacy|existing)$/.test(tokens[k - 1]?.lower ?? '');
}

function isOutside(doc: Document, k: number): boolean {
  const token = doc.tokens[k]!;
  if (token.code || token.shaped) return false;
  if (isTime(doc.tokens, k) || OUTSIDE.test(token.lower)) return true;
  return ADVERB.test(token.text) && !NO_ADVERB.test(token.text);
}

/** Whether one phrase goes on from one word to the next: nothing between them but "of", "and", the article. */
function joins(doc: Document, from: number, to: number): boolean {
  const { tokens, plain } = doc;
  for (let k = from + 1; k < to; k++) if (!INNER.test(tokens[k]!.lower)) return false;
  if (to - from > 3) return false;
  for (let k = from; k < to; k++) {
    const gap = plain.slice(tokens[k]!.end, tokens[k + 1]!.start);
    if (/[,;:()[\]\n]|\s[–—-]\s/.test(gap)) return false;
  }
  const token = tokens[to]!;
  if (PAST_INTRANSITIVE.test(token.lower) && !token.code) return false;
  // "SMS reminders | sent through Twilly": a participle with what belongs to it.
  if (
    /^(?:sent|built|made|written|held|kept|\p{Ll}{3,}ed)$/u.test(token.text) &&
    !token.code &&
    BY.test(tokens[to + 1]?.lower ?? '')
  )
    return false;
  return (
    token.code ||
    isName(token) ||
    predicateAt(tokens, to, tokens.length) === undefined ||
    /s$/.test(token.lower) === false
  );
}

const BY = /^(?:by|through|via|with|from|to|in|on|under|for|before|after)$/;

/** "1.1" is "Console 1.1", "Mail" is "Mail-to-Print", "`/v1/x`" is "`GET /v1/x`". */
function widened(doc: Document, first: number, last: number): Range {
  const { tokens, plain } = doc;
  let from = first;
  if (from > 0 && /^v?\d/.test(tokens[from]!.lower) && !tokens[from]!.code) {
    const before = tokens[from - 1]!;
    if (before.content && !before.dateWord && plain.slice(before.end, tokens[from]!.start) === ' ') from--;
  }
  let { start } = tokens[from]!;
  let { end } = tokens[last]!;
  for (let hop = 0; hop < 40 && start > 0 && /[\w-]/.test(plain[start - 1]!) && /[\w-]/.test(plain[start]!); hop++)
    start--;
  for (let hop = 0; hop < 40 && plain[end] === '-' && /\w/.test(plain[end + 1] ?? ''); hop++) {
    end++;
    while (/\w/.test(plain[end] ?? '')) end++;
  }
  return { start, end };
}
