import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { segmentStarts } from '../grammar/segments.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import {
  BREAKS,
  between,
  type Claim,
  DEMANDED,
  isSparedBefore,
  subject,
  toClaim,
  type UniversalFact,
} from './claim.ts';
import { nobody } from './nobody.ts';
import { everywhereEnd, OUTRIGHT, outrightEnd } from './outright.ts';
import { agentOf, isPlural, populationOf } from './population.ts';
import { regardlessEnd } from './regardless.ts';
import { isWhoLine, whichever } from './whichever.ts';

export type { UniversalFact };

const BEGINS = wordSet(
  'all every each entire whole full everyone everybody anyone anybody any whoever no not nobody none without regardless irrespective independent independently whatever whichever whether or across on in for',
);
const WHOLE = wordSet('entire whole full');
/** One word for all that a vendor has: "the entire customer base", "the whole department". */
const BODY = wordSet(
  'base community clientele population audience userbase department company organisation organization workforce staff team fleet estate market industry ecosystem',
);
/** Words inside the noun phrase that tie it to a group already named, or to the reader's own things. */
const TIED = wordSet(
  'these those such your my its their his her affected remaining other said listed concerned impacted following this that eligible matching relevant above',
);
const ADVERB = /ly$/;
const DUTY = /^(?:must|has|have|needs?|should|is|are|will|loses?)$/;
const BOUND = /^(?:affected|concerned|impacted|hit|obliged|required|asked)$/;
const OURS = /^\s(?:here|of us|(?:on|in|at|from) (?:our|the) (?:team|company|office|crew|house))\b/i;
const GREETS = wordSet(
  'hi hey hello dear morning thank thanks you welcome not ask tell notify remind inform let grateful appreciate congratulations sorry wish',
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

/** "all Vesper ID applications", "each account", "every single EU tenant", "all of our customers", "the whole company". */
function quantified(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const whole = WHOLE.has(word);
  if (word !== 'all' && word !== 'every' && word !== 'each' && !whole) return null;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (/^(?:not|nearly|after|above|once|your|their|my)$|n't$/.test(before)) return null;
  // "First every …" may be an order of steps; "if all listeners are on TCP" asks.
  if (before === 'if' || (before === 'first' && between(doc, i) === ' ')) return null;
  if (before === 'of' && !DEMANDED.test(tokens[i - 2]?.lower ?? '')) return null;
  // "All others need only return it": the rest, and not everyone.
  const likeOthers = word === 'every' && tokens[i + 1]?.lower === 'other' && /^(?:like|as)$/.test(before);
  if (!likeOthers && /^(?:others?|remaining)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  let head = -1;
  for (let k = i + 1; k < Math.min(sentence.last, i + 8); k++) {
    const token = tokens[k]!;
    if (/[,;:.()!?–—]/.test(between(doc, k))) break;
    const { lower } = token;
    if (head < 0 && (lower === 'of' || lower === 'one' || lower === 'and' || lower === 'or')) continue;
    // "Acme withdraws it for all its partners": the vendor's own, where something ends before.
    if (head < 0 && lower === 'its' && retiresIn(doc, sentence.first, i)) continue;
    // "Like every other Acme customer, you must …": one of all.
    if (head < 0 && likeOthers && k === i + 1) continue;
    if (head < 0 && TIED.has(lower)) return null;
    // "Every online payment's cardholder": of each payment.
    if (head < 0 && /['’]s$/.test(token.text) && populationOf(token) === null) return null;
    // "All issuers using Card Gateway"
    if (head < 0 && k > i + 1 && lower.endsWith('ing') && isPlural(tokens[k - 1]!.lower)) break;
    if (BREAKS.has(lower) || (head >= 0 && (token.code || ADVERB.test(lower)))) break;
    if (whole && BODY.has(lower)) {
      const claim = subject(doc, sentence, i, k + 1, 'everyone', 'everybody');
      return claim && { ...claim, wide: true };
    }
    const population = agentOf(k > i + 1 ? tokens[k - 1]! : token, token, tokens[k + 1]) ?? populationOf(token);
    // "All App Engine customers": a name may begin with a population word.
    const name = token.capital;
    if (population !== null && !name) head = k;
    else if (head >= 0 && !name) {
      // "All customers change …", "every customer changes …": the verb.
      if (isPlural(tokens[head]!.lower) ? word === 'all' : word !== 'all' && /[^s]s$/.test(lower)) break;
      // "Every app password", "all customer data": the noun only describes another; "all users running …" is over.
      if (!/(?:ing|ed)$/.test(lower) && token.content && !/^ma(?:k(?:es?|ing)|de)$/.test(before)) return null;
      break;
    } else if (population !== null) head = k;
  }
  if (whole) return null;
  if (head < 0) return unlisted(doc, sentence, i);
  const noun = tokens[head]!.lower;
  if (/'s?$/.test(noun) || (word === 'all' && !isPlural(noun) && !noun.endsWith('s'))) return null;
  const agent = agentOf(tokens[head - 1]!, tokens[head]!, tokens[head + 1]);
  // "Each analyser needs the certificate": of the parts that somebody has, one by one; "each opens a socket": a verb.
  if (word === 'each' && (populationOf(tokens[head]!) !== 'everybody' || /[^s]s$/.test(tokens[i + 1]!.lower)))
    return null;
  const claim = subject(doc, sentence, i, head + 1, noun, agent ?? populationOf(tokens[head]!) ?? 'everybody');
  return claim && likeOthers ? { ...claim, concerned: true } : claim;
}

/** "Every title has to move", "in every depot": a noun that stands for users where the notice uses it so. */
function unlisted(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  let end = i + 1;
  while (
    end < Math.min(sentence.last, i + 5) &&
    !BREAKS.has(tokens[end]!.lower) &&
    !(end > i + 1 && /(?:ing|ed)$/.test(tokens[end]!.lower)) &&
    !/[,;:.()!?–—]/.test(between(doc, end))
  )
    end++;
  const noun = tokens[end - 1]!;
  if (tokens[i]!.lower === 'each' || end === i + 1 || !noun.content || !/^\p{Ll}+(?<!wards?)$/u.test(noun.text))
    return null;
  if (noun.code || (tokens[i]!.lower === 'all') !== /[^s]s$/.test(noun.lower)) return null;
  return subject(doc, sentence, i, end, noun.lower, 'other');
}

/** "Has to move", or behind an insertion: ", no matter how it connects, has to move". */
function owesBehind({ tokens, plain }: Document, { last }: Sentence, at: number, must = DUTY): boolean {
  const comma = (k: number): boolean => plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',');
  let k = at;
  if (k < last && comma(k)) {
    k++;
    while (k < Math.min(last, at + INSERTED) && !comma(k)) k++;
  }
  if (/^(?:now|then|also|still|therefore)$/.test(tokens[k]?.lower ?? '')) k++;
  return k < last && must.test(tokens[k]!.lower);
}
/** So many tokens are inserted at the most. */
const INSERTED = 10;

/** "everyone on Marrow", "everybody who …", "whoever has an account": a group, as far as what follows narrows it. */
function everyone(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (word === 'any') {
    // "Any customer has to move"; "any customer can" gives leave, and "before any customer is moved" tells when.
    if (/^(?:before|until|if|unless|when|once|after)$/.test(before)) return null;
    let k = i + 1;
    while (k < i + 4 && tokens[k]?.capital) k++;
    const noun = k < sentence.last ? tokens[k]! : undefined;
    const population = noun ? populationOf(noun) : null;
    const claim = noun && population && subject(doc, sentence, i, k + 1, noun.lower, population);
    // "Any database still there is paused": what befalls a part.
    const must = claim && claim.narrowing.length > 0 ? /^(?:must|has|have|needs?)$/ : DUTY;
    return claim && owesBehind(doc, sentence, claim.last, must) ? claim : null;
  }
  // "All who use Ledgerly", "all those on it", "all of those using it".
  if (word === 'all') {
    let k = i + 1;
    while (k < i + 4 && /^(?:of|those|people)$/.test(tokens[k]?.lower ?? '')) k++;
    const opener = k < sentence.last ? tokens[k]! : undefined;
    const opens = opener && (opener.lower === 'who' || (k > i + 1 && /^(?:that|using|with|on)$/.test(opener.lower)));
    return opens ? subject(doc, sentence, i, k, 'whoever', 'everybody') : null;
  }
  if (GREETS.has(before) || !/^(?:every|any)(?:one|body)$|^whoever$/.test(word)) return null;
  // "Everyone it concerns": those who were told of.
  if (/^(?:it|this|that|these)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  // "Everyone here", "everyone on our team": those who write.
  if (OURS.test(doc.plain.slice(tokens[i]!.end, Math.min(sentence.end, tokens[i]!.end + 24)))) return null;
  if (/^every/.test(word)) return subject(doc, sentence, i, i + 1, word, 'everybody');
  const claim = subject(doc, sentence, i, i + 1, word, 'everybody');
  // "Anyone can read them" tells of no duty.
  const behind = tokens[claim?.last ?? 0]?.lower ?? '';
  const told = DUTY.test(behind) && (behind !== 'is' || BOUND.test(tokens[(claim?.last ?? 0) + 1]?.lower ?? ''));
  return claim && claim.narrowing.length > 0 && told ? claim : null;
}

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
