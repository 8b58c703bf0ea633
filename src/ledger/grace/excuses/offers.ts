import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import { asks } from '../../../text/question.ts';
import { near } from '../../groups/set-apart.ts';
import { commonWords } from '../../nearby.ts';
import { type Claim, isForMore } from '../claim.ts';
import { general, isTrade, type Shared } from '../dated-grants.ts';
import { tellsTrade } from '../trades.ts';

/** "Extensions on request", of a notice that helps those who run late, with no word of more time. */
export const isHelpForLate = (claim: Claim): boolean => isForMore(claim) && helpsLate(claim.notice);
/** "If you cannot move in time, write to us." */
const HELPS =
  /\b(?:cannot|can['’]t|unable|not able|won['’]t|not manage)\b[^.;]{0,60}\b(?:in time|by then|make it|meet|manage)\b[^.;]{0,60}\b(?:write|contact|tell|talk|ask|call|speak|turn|touch|reach|know)\b/i;
const helpsLate = oncePer(({ doc }: Reading) => HELPS.test(doc.plain));

/** "Old chats can be exported for a limited time": time for a trade that the notice gives a day. */
export const isForTrade = ({ notice, output, fact }: Claim): boolean =>
  fact.sort === 'vague' && isTraded(output.doc, fact) && notice.facts.dates.some((date) => isTrade(notice.doc, date));
const isTraded = ({ plain, sentences }: Document, { range, sentence }: Claim['fact']): boolean => {
  const before = plain.slice(Math.max(sentences[sentence]!.start, range.start - FAR), range.start);
  return tellsTrade(before) && !LATE_TRADE.test(plain.slice(range.start - before.length, range.end));
};
/** "Late downloads will be tolerated": what comes behind the day. */
const LATE_TRADE = /\b(?:late|overdue|belated)\s[^\d\s]|\b(?:latecomers|stragglers)\b/i;
/** So many characters before a claim its trade may stand. */
const FAR = 180;

/** "May apply", "are permitted to", "is entitled to": a sentence by which somebody is let do something. */
const LETS = /^(?:may|can|could|permitted|allowed|entitled|eligible|free|welcome|possible)$/;
/** Words of time that goes on, as a question or an end tells it. */
const LASTS =
  /^(?:extensions?|longer|postponements?|prolongations?|reprieves?|deferrals?|waivers?|exempt\w*|exceptions?|dispensation|until|till|through)$/;
const DENIES = /^(?:no|not|never|nobody|none|neither|cannot)$|n't$/;

/**
 * "Need more time? Register for the trial at …", "sites that need longer can enrol in `keep-beacon`": the need itself grants
 * nothing, and the way that it is shown, in its sentence or in the answer, is one that the notice lets its readers take.
 */
export function isShownWay(claim: Claim): boolean {
  if (!isForMore(claim) || !/^(?:need|want|require)/i.test(claim.fact.span.text)) return false;
  const { doc: notice } = claim.notice;
  const ways = waysBehind(claim.output.doc, claim.fact);
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

/** The addresses and names in code behind a claim, in its sentence or in the answer to it. */
function waysBehind({ tokens, sentences, plain }: Document, { range, sentence, token }: Claim['fact']): Set<string> {
  const asked = /^\W*\?/.test(plain.slice(range.end, sentences[sentence]!.end));
  const { last } = sentences[asked ? sentence + 1 : sentence] ?? sentences[sentence]!;
  const ways = new Set<string>();
  for (let i = token; i < Math.min(last, token + LONGEST_WAY); i++) if (isWay(tokens[i]!)) ways.add(tokens[i]!.lower);
  return ways;
}
/** A way has so many tokens at most. */
const LONGEST_WAY = 60;
const isWay = ({ url, code, lower }: Document['tokens'][number]): boolean => (url || code) && !lower.includes('@');

/** So many words, beside those that everybody shares, tell of whom an offer speaks. */
const ENOUGH = 2;

/**
 * Whether more time that the output tells of is an offer of the notice in other words: both speak of the same people,
 * and the notice lets them have something that lasts ("Is there an extension? Charities may apply for one", "practices
 * may use it until 31 December, if they file a form"). What the notice tells of all is told of nobody in particular.
 */
export function isOffered(claim: Claim): boolean {
  if (!isForMore(claim)) return false;
  const { doc: notice } = claim.notice;
  const told = wordsAround(claim.output.doc, claim.fact, general(claim.notice));
  return notice.sentences.some(
    (_, s) =>
      offersTime(notice, s) && commonWords(told, new Set(wordsOf(notice, s).map(({ lemma }) => lemma))) >= ENOUGH,
  );
}

/** "Ask for an exemption", of the notice's "can be exempted": what it grants in no word of time. */
export const isOfExempted = ({ notice, fact, behind }: Claim): boolean =>
  behind.length === 0 && EXEMPTION.test(fact.span.text) && exempts(notice);
const EXEMPTION = /\b(?:exemptions?|exceptions?|waivers?|dispensation)\b/i;
const exempts = oncePer(({ doc }: Reading): boolean =>
  doc.sentences.some((_, s) => {
    const words = wordsOf(doc, s);
    return (
      words.some(({ lower }) => EXEMPTS.test(lower)) &&
      words.some(({ lower }) => LETS.test(lower)) &&
      !words.some(({ lower }) => DENIES.test(lower))
    );
  }),
);
const EXEMPTS = /^(?:exempt\w*|except(?:ed|ions?)|excus\w+|spared?|waive\w*|dispensation)$/;

/** The words of a claim's statement that tell of whom it speaks: none of its own, and none that the notice tells of all. */
function wordsAround(doc: Document, { range, sentence, token }: Claim['fact'], shared: Shared): Set<string> {
  const [from, to] = near(doc, sentence, token);
  const told = new Set<string>();
  for (let i = from; i < to; i++) {
    const { content, dateWord, number, lemma, start } = doc.tokens[i]!;
    const own = start >= range.start && start < range.end;
    if (content && !dateWord && !number && !own && !shared.has(lemma)) told.add(lemma);
  }
  return told;
}

/** Whether a sentence lets somebody do what lasts, and no trade, by itself or with the question that it answers. */
function offersTime(doc: Document, s: number): boolean {
  const { block, start, end } = doc.sentences[s]!;
  const words = wordsOf(doc, s);
  if (!words.some(({ lower }) => LETS.test(lower)) || words.some(({ lower }) => DENIES.test(lower))) return false;
  if (tellsTrade(doc.plain.slice(start, end).replace(/[.;:!?\s]+$/, ''))) return false;
  const asked = doc.sentences[s - 1];
  const isAnswer = asked?.block === block && asks(doc, asked);
  return [...words, ...(isAnswer ? wordsOf(doc, s - 1) : [])].some(({ lower }) => LASTS.test(lower));
}

const wordsOf = ({ sentences, tokens }: Document, s: number): Document['tokens'] =>
  tokens.slice(sentences[s]!.first, sentences[s]!.last);
