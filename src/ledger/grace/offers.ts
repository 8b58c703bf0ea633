import type { GraceFact } from '../../facts/grace.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import { near } from '../groups/set-apart.ts';
import { commonWords } from '../nearby.ts';

/** "May apply", "are permitted to", "is entitled to": a sentence by which somebody is let do something. */
const LETS = /^(?:may|can|could|permitted|allowed|entitled|eligible|free|welcome|possible)$/;
/** Words of time that goes on, as a question or an end tells it. */
const LASTS =
  /^(?:extensions?|longer|postponements?|prolongations?|reprieves?|deferrals?|waivers?|until|till|through)$/;

/** "Units may be exchanged until 31 March", "scans can be downloaded": time for a trade is no time in which the retiring thing may be used. */
export const TRADES =
  /\b(?:download(?:ed|able)?|export(?:ed)?|fetch(?:ed)?|retrieved?|collect(?:ed)?|copied|saved|picked up|taken out|claim(?:ed)?|converted|exchanged?|swapped|swap|redeem(?:ed)?|returned|traded|trade|refunded|repaid|paid(?: out| back)?|spent|credited|cancel(?:led|ed)?|order(?:ed)?)\b(?:[^.;]|\.(?=\S))*$/i;

/** "Buy Extended Support, which runs through 17 April": what every reader may buy is granted to no group. */
export const BOUGHT =
  /(?:^\W*|[,;:]\s|\byou\s(?:can|may|could)\s(?:also\s|still\s)?)(?:please\s)?(?:buy|purchase|order|book|subscribe to)\s/i;

/** So many words, beside those that everybody shares, tell of whom an offer speaks. */
const ENOUGH = 2;

/**
 * Whether more time that the output tells of is an offer of the notice in other words: both speak of the same people,
 * and the notice lets them have something that lasts ("Is there an extension? Charities may apply for one", "practices
 * may use it until 31 December, if they file a form"). Words of `general` tell of nobody in particular.
 */
export function isOffered(
  { doc }: Reading,
  fact: GraceFact,
  notice: Document,
  general: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  const [from, to] = near(doc, fact.sentence, fact.token);
  const told = new Set<string>();
  for (let i = from; i < to; i++) {
    const { content, dateWord, number, lemma, start } = doc.tokens[i]!;
    const own = start >= fact.range.start && start < fact.range.end;
    if (content && !dateWord && !number && !own && !general.has(lemma)) told.add(lemma);
  }
  return notice.sentences.some((_, s) => {
    const words = wordsOf(notice, s);
    if (!words.some(({ lower }) => LETS.test(lower)) || words.some(({ lower }) => DENIES.test(lower))) return false;
    if (
      TRADES.test(notice.plain.slice(notice.sentences[s]!.start, notice.sentences[s]!.end).replace(/[.;:!?\s]+$/, ''))
    )
      return false;
    const asked =
      notice.sentences[s - 1]?.block === notice.sentences[s]!.block && asks(notice, notice.sentences[s - 1]!);
    const lasts = [...words, ...(asked ? wordsOf(notice, s - 1) : [])].some(({ lower }) => LASTS.test(lower));
    return lasts && commonWords(told, new Set(words.map(({ lemma }) => lemma))) >= ENOUGH;
  });
}

/**
 * "Need more time? Register for the trial at …", "sites that need longer can enrol in `keep-beacon`": the need itself grants
 * nothing, and the way that it is shown, in its sentence or in the answer, is one that the notice lets its readers take.
 */
export function showsWay({ tokens, sentences, plain }: Document, fact: GraceFact, notice: Document): boolean {
  if (!/^(?:need|want|require)/i.test(fact.span.text)) return false;
  const asked = /^\W*\?/.test(plain.slice(fact.range.end, sentences[fact.sentence]!.end));
  const { last } = sentences[asked ? fact.sentence + 1 : fact.sentence] ?? sentences[fact.sentence]!;
  const ways = new Set<string>();
  for (let i = fact.token; i < Math.min(last, fact.token + LONGEST_WAY); i++)
    if (isWay(tokens[i]!)) ways.add(tokens[i]!.lower);
  return (
    ways.size > 0 &&
    notice.sentences.some((_, s) => {
      const words = wordsOf(notice, s);
      return (
        words.some(({ lower }) => LETS.test(lower)) && words.some((token) => isWay(token) && ways.has(token.lower))
      );
    })
  );
}
/** A way has so many tokens at most. */
const LONGEST_WAY = 60;
const isWay = ({ url, code, lower }: Document['tokens'][number]): boolean => (url || code) && !lower.includes('@');
const DENIES = /^(?:no|not|never|nobody|none|neither|cannot)$|n't$/;

const wordsOf = ({ sentences, tokens }: Document, s: number): Document['tokens'] =>
  tokens.slice(sentences[s]!.first, sentences[s]!.last);

/**
 * "The browser extension", "its extension API", "Extensions > Schedules": an extension that is a thing stands beside the same
 * word in the notice, before it as the first part of a compound, or behind it as a name.
 */
export const isThing = ({ tokens, plain }: Document, { token, range }: GraceFact, notice: Document): boolean => {
  let at = token;
  while (at < tokens.length && tokens[at]!.start < range.end && !EXTENSION.test(tokens[at]!.lower)) at++;
  if (tokens[at] === undefined || tokens[at]!.start >= range.end) return false;
  const before = compoundOf(tokens, plain, at);
  const after = nameBehind(tokens, at);
  if (before === undefined && after === undefined) return false;
  return notice.tokens.some(
    ({ lower }, k) =>
      EXTENSION.test(lower) &&
      ((before !== undefined && compoundOf(notice.tokens, notice.plain, k) === before) ||
        (after !== undefined && nameBehind(notice.tokens, k) === after)),
  );
};
const EXTENSION = /^extensions?$/;

/** The noun right before token `at`. */
function compoundOf(tokens: Document['tokens'], plain: string, at: number): string | undefined {
  const before = tokens[at - 1];
  const joined = before?.content && /^[ -]$/.test(plain.slice(before.end, tokens[at]!.start));
  return joined && !before.number && !isKnownVerb(before) && !MORE.test(before.lower) ? before.lemma : undefined;
}
const MORE =
  /^(?:further|additional|another|extra|time|deadline|longer|short|brief|possible|free|paid|one|date|month|day|week|year)$/;

/** A name that stands right behind token `at`, whatever marks part them. */
const nameBehind = (tokens: Document['tokens'], at: number): string | undefined =>
  tokens[at + 1]?.capital === true && !tokens[at + 1]!.dateWord ? tokens[at + 1]!.lemma : undefined;
