import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { segmentStarts } from '../grammar/segments.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { type Claim, isSparedBefore, toClaim, type UniversalFact } from './claim.ts';
import { owesBehind } from './duty.ts';
import { nobody } from './nobody.ts';
import { everywhereEnd, OUTRIGHT, outrightEnd } from './outright.ts';
import { everyone } from './pronouns.ts';
import { quantified } from './quantified.ts';
import { regardlessEnd } from './regardless.ts';
import { isWhoLine, whichever } from './whichever.ts';

export type { UniversalFact };

const BEGINS = wordSet(
  'all every each entire whole full everyone everybody anyone anybody any whoever no not nobody none without regardless irrespective independent independently whatever whichever whether or across on in for',
);

/** Reads the claims about everyone; once for each text. Greetings ("Hi everyone!") and thanks claim nothing. Linear. */
export const readUniversals: (doc: Document) => readonly UniversalFact[] = oncePer(findUniversals);

function findUniversals(doc: Document): UniversalFact[] {
  const found: UniversalFact[] = [];
  const opens = segmentStarts(doc);
  doc.sentences.forEach((sentence, s) => {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code' || isLeftOpen(doc, s)) return;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      // "No-code rules aren't affected"
      if (token.code || (token.lower === 'no' && doc.plain[token.end] === '-' && doc.tokens[i + 1]?.lower !== 'one'))
        continue;
      const claim = BEGINS.has(token.lower)
        ? (quantified(doc, sentence, i) ??
          everyone(doc, sentence, i) ??
          nobody(doc, sentence, i) ??
          regardless(doc, sentence, i) ??
          whichever(doc, sentence, i) ??
          outright(doc, sentence, i, opens))
        : outright(doc, sentence, i, opens);
      // "All models: https://…": where to find them.
      if (claim && /^:\s*(?:https?:|\[)/.test(doc.plain.slice(doc.tokens[claim.last - 1]!.end, sentence.end))) continue;
      if (!claim || greets(doc, sentence, i, claim.last) || isReaders(doc.tokens, i, claim.last)) continue;
      const range = { start: token.start, end: doc.tokens[claim.last - 1]!.end };
      found.push({ span: doc.span(range), range, sentence: s, first: i, ...claim });
      i = Math.max(i, claim.last - 1);
    }
  });
  return found;
}

/** "Does this concern everybody? No.": asked, and not told. */
function isLeftOpen(doc: Document, s: number): boolean {
  const sentence = doc.sentences[s]!;
  const answer = doc.sentences[s + 1];
  return (
    /^(?:is|are|am|does|do|will|must|has|have|should)$/.test(doc.tokens[sentence.first]?.lower ?? '') &&
    asks(doc, sentence) &&
    !/^(?:yes|it|all|every)/.test(doc.tokens[answer?.first ?? -1]?.lower ?? '')
  );
}

/** "Every customer of yours", "everyone on your list": the people behind the readers, not the readers. */
const isReaders = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens
    .slice(first, last + 2)
    .some(
      ({ lower }, k) =>
        (lower === 'yours' && tokens[first + k - 1]?.lower === 'of') ||
        (lower === 'your' && first + k < last && BEHIND.test(tokens[first + k - 1]?.lower ?? '')),
    );
const BEHIND = /^(?:of|on|in|at|from|among|within|across)$/;

/** A claim that no noun phrase bounds. */
function outright(doc: Document, sentence: Sentence, i: number, opens: (token: number) => boolean): Claim | null {
  const token = doc.tokens[i]!;
  const everywhere = everywhereEnd(doc.tokens, i, sentence.last);
  const told = everywhere < 0 && OUTRIGHT.has(token.lower);
  const last = told ? outrightEnd(doc.tokens, sentence, i, opens) : everywhere;
  return last < 0 || isSparedBefore(doc, sentence, i)
    ? null
    : toClaim(doc, sentence, i, last, 'everyone', 'everybody', true);
}

/** "Hi everyone", "thanks to all users"; but "Dear partner, every gateway owner has to act" claims behind its comma. */
const greets = (doc: Document, { first, last }: Sentence, claim: number, stop: number): boolean => {
  for (let k = first; k < Math.min(last, first + 4); k++) {
    const { lower, end } = doc.tokens[k]!;
    if (/^(?:thank(?:s|ful)?|grateful|sorry|apolog\w+|welcome|congratulations|appreciate|wish)$/.test(lower))
      return true;
    if (/^(?:hi|hey|hello|dear)$/.test(lower))
      return (
        claim < k ||
        !/[,!]\s/.test(doc.plain.slice(end, doc.tokens[claim]!.start)) ||
        stop >= last ||
        /^\s?[,!:]/.test(doc.plain.slice(doc.tokens[stop - 1]!.end, doc.tokens[stop]!.start))
      );
  }
  return false;
};

/** "regardless of plan", "whatever plan they are on", "no matter which region", "across the board". */
function regardless(doc: Document, sentence: Sentence, i: number): Claim | null {
  const last = regardlessEnd(doc.tokens, sentence, i);
  if (last < 0) return null;
  const claim = toClaim(doc, sentence, i, last, 'everyone', 'everybody', true);
  // "The new one is available on all plans": what the sentence tells is no end.
  const placed = /^(?:on|in|for|across)$/.test(doc.tokens[i]!.lower) && doc.tokens[i + 1]!.lower !== 'the';
  const before = doc.tokens.slice(Math.max(sentence.first, i - NEAR), i);
  const tells =
    before.some(({ lower }) => APPLIES.test(lower)) ||
    retiresIn(doc, sentence.first, sentence.last) ||
    owesBehind(doc, sentence, last) ||
    isWhoLine(doc, sentence);
  return placed && !tells ? { ...claim, concerned: false } : claim;
}
/** So many words before a place a verb may tell that something holds there. */
const NEAR = 6;
const APPLIES = /^(?:appl(?:y|ies)|affects?|concerns?|holds?|hits?|valid|true|the same)$/;
