import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { carries, keyOf, looksLikeName, wordSet } from '../grammar/naming.ts';
import { isAgentNoun, populationOf } from './population.ts';

/** A word that describes a group. */
export interface AudienceWord {
  /** See `keyOf`. */
  readonly key: string;
  /** A name, number, date or identifier: what no paraphrase replaces. */
  readonly hard: boolean;
  /** Code, or shaped like an identifier. */
  readonly code: boolean;
}

/** The longest description, in tokens. A bound, so that a hostile sentence costs no more than its length. */
const LONGEST = 80;

/** A described group: its nouns and the words that narrow it. */
export interface Group {
  /** The noun for people, organisations or what stands for them ("accounts"), lower case, or null. */
  readonly noun: string | null;
  /** The first noun of any population, parts included ("devices"), lower case, or null. */
  readonly head: string | null;
  /** The words of the description; function words, dates' filler and the noun left out. */
  readonly words: readonly AudienceWord[];
}

const NEGATION = /^(?:not|no|never|neither|nor|none|nobody|nothing|without|cannot)$|n't$/;
const CREATED = wordSet(
  'created registered subscribed signed issued bought purchased opened added joined older newer hosted made activated provisioned launched published installed deployed last past before since within',
);

/** What describes the group: its words, without the population noun and bare dates. */
export function describe(doc: Document, first: number, last: number): Group {
  const words: AudienceWord[] = [];
  let noun: string | null = null;
  let head: string | null = null;
  let dated = false;
  for (let i = first; i < last; i++) {
    const token = doc.tokens[i]!;
    if (CREATED.has(token.lower)) dated = true;
    // "…, 00:00 Europe/Lisbon": the zone belongs to the time.
    if (isZone(doc, i, first)) continue;
    const population = populationOf(token);
    // "Team", "Business" and "Enterprise" are plans where they have a capital or describe another noun.
    const named = token.capital && (i > first || (i + 1 < last && populationOf(doc.tokens[i + 1]!) !== null));
    if (population !== null && !named) head ??= token.lower;
    // "On the Basic tier of Cardfile": the product.
    if (token.capital && i > first + 1 && isOfPlan(doc.tokens, i)) continue;
    // "Potters who": a noun of agency that tells whom.
    const agent = population === null && isAgentNoun(token) && /^(?:who|whose)$/.test(doc.tokens[i + 1]?.lower ?? '');
    if (agent) noun ??= token.lower;
    if ((population === 'everybody' && !named) || /^(?:every|any)(?:one|body)$/.test(token.lower)) {
      noun ??= token.lower;
      continue;
    }
    if (
      (token.dateWord || (token.number && !token.code)) &&
      !dated &&
      !isBound(doc, i) &&
      !looksLikeName(doc, i, first)
    )
      continue;
    if (token.dateWord || carries(token)) words.push(toWord(token, i === first && !looksLikeName(doc, i, first)));
  }
  return { noun, head, words };
}

/** "With a serial number below 40000": the number tells which. */
const isBound = ({ tokens }: Document, i: number): boolean =>
  /^(?:below|above|under|numbers?|numbered)$/.test(tokens[i - 1]?.lower ?? '');

const isOfPlan = (tokens: readonly Token[], i: number): boolean =>
  /^(?:of|for)$/.test(tokens[i - 1]!.lower) &&
  /^(?:plan|tier|edition|package|subscription|tariff)s?$/.test(tokens[i - 2]!.lower);

const CLOCK = /^\d{1,2}(?:[:.]\d\d)?(?:[ap]\.?m\.?)?$/;

/** A capitalised word behind a time of day, or the second one there. */
function isZone({ tokens, plain }: Document, i: number, first: number): boolean {
  for (let k = i - 1; k >= first && k >= i - 2; k--) {
    const { lower, capital, code } = tokens[k]!;
    if (/[:ap]/.test(lower) && CLOCK.test(lower)) return tokens[i]!.capital && !tokens[i]!.code;
    if (!capital || code || /[,;]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) return false;
  }
  return false;
}

const BACK = /^(?:said|aforementioned|abovementioned|above-mentioned|aforesaid|foregoing)$/;
const NAMED = /^(?:named|listed|mentioned|described|specified|stated|identified|referred|set|given)$/;

/** "The sellers named above", "the said clinics": a group that was described before, and is not described again. */
export function pointsBack({ tokens }: Document, first: number, last: number): boolean {
  for (let k = first; k < Math.min(last, first + 6); k++) {
    const { lower, code } = tokens[k]!;
    if (code || k >= last) return false;
    if (BACK.test(lower) && k < first + 2) return true;
    if (NAMED.test(lower) && /^(?:above|before|earlier)$/.test(tokens[k + 1]?.lower ?? '')) return true;
    if (lower === 'above' && k > first) return true;
  }
  return false;
}

export const toWord = (token: Token, initial = false): AudienceWord => {
  const code = (token.code && /[^a-z]/i.test(token.text)) || token.shaped;
  const capital = token.capital && !initial;
  return { key: keyOf(token), hard: code || token.url || token.number || token.dateWord || capital, code };
};

/** Whether a negation stands among the tokens; "no longer" is none. */
export const negatedIn = (doc: Document, first: number, last: number): boolean => {
  for (let i = first; i < last; i++)
    if (NEGATION.test(doc.tokens[i]!.lower) && !/^(?:longer|later|earlier)$/.test(doc.tokens[i + 1]?.lower ?? ''))
      return true;
  return false;
};

const RELATIVE = /^(?:that|which|who|whose|whom|with|without)$/;

/** Whether a group is told to be none: "nobody", "clients on 5.x are not". What its members do not do ("that have no token") describes them. */
export function isDenied(doc: Document, first: number, last: number): boolean {
  let k = first;
  while (k < last && !RELATIVE.test(doc.tokens[k]!.lower)) k++;
  return negatedIn(doc, first, k) || (k < last && negatedIn(doc, Math.max(k, last - 3), last));
}

/** Where the description that begins at `from` ends: at a mark that is no comma of a list, or at a word that turns to another matter. */
export function clauseEnd(doc: Document, sentence: Sentence, from: number): number {
  const { tokens, plain } = doc;
  const stop = Math.min(sentence.last, from + LONGEST);
  for (let i = from + 1; i < stop; i++) {
    const gap = tokens[i]!.start - tokens[i - 1]!.end > 1 ? plain.slice(tokens[i - 1]!.end, tokens[i]!.start) : ' ';
    if (/[;:.!?]|\s[–—]\s/.test(gap) && !/^(?:i\.?e|e\.?g)$/.test(tokens[i - 1]!.lower)) return i;
    // "… with effect from 1 July": the time of the end.
    if (tokens[i]!.lower === 'with' && tokens[i + 1]?.lower === 'effect') return i;
    if (
      gap.includes(',') &&
      /^(?:but|so|because|since|as|and|not|whether|while|whereas|which|it|we|you|they|then|please|neither|nor|deliveries)$/.test(
        tokens[i]!.lower,
      ) &&
      !(tokens[i]!.lower === 'and' && i + 3 < sentence.last && tokens[i + 1]!.code)
    )
      return i;
    // "… customers which is why we move": said of all that stands before it.
    if (tokens[i]!.lower === 'which' && isOfWhole(tokens, i + 1)) return i;
    if (
      /^(?:because|since|until|unless|but|whereas)$/.test(tokens[i]!.lower) &&
      !(tokens[i + 1]?.number || tokens[i + 1]?.dateWord)
    )
      return i;
  }
  return stop;
}

/** "Is why", "is the reason", "means that". */
const isOfWhole = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:is|was)$/.test(tokens[at]?.lower ?? '') &&
    (tokens[at + 1]?.lower === 'why' || /^(?:reasons?|cause)$/.test(tokens[at + 2]?.lower ?? ''))) ||
  (tokens[at]?.lower === 'means' && /^(?:that|we|you|it|they)$/.test(tokens[at + 1]?.lower ?? ''));

/** Where the clause that token `i` closes began: after the last mark before it. */
export function clauseStart(doc: Document, sentence: Sentence, i: number): number {
  const stop = Math.max(sentence.first, i - LONGEST);
  for (let k = i; k > stop; k--) {
    const gap = doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start);
    if (
      /[;:.!?()]|\s[–—]\s/.test(gap) ||
      (gap.includes(',') && /^(?:and|but|so|neither|nor|while|which)$/.test(doc.tokens[k]!.lower))
    )
      return k;
  }
  return stop;
}
