import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { type Claim, subject } from './claim.ts';
import { isDuty, isOrder, owesBehind } from './duty.ts';
import { populationOf } from './population.ts';

/** "everyone on Marrow", "everybody who …", "whoever has an account": a group, as far as what follows narrows it. */
export function everyone(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (word === 'any') return anyOf(doc, sentence, i, before);
  if (word === 'all') return allWho(doc, sentence, i);
  if (GREETS.has(before) || !/^(?:every|any)(?:one|body)$|^whoever$/.test(word)) return null;
  // "Everyone it concerns": those who were told of.
  if (/^(?:it|this|that|these)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  // "Everyone smaller", "everyone under that": those who are not as others are.
  if (/^(?:\p{Ll}{4,}er|under|over|below|above)$/u.test(tokens[i + 1]?.lower ?? '')) return null;
  // "Everyone here", "everyone on our team": those who write.
  if (OURS.test(doc.plain.slice(tokens[i]!.end, Math.min(sentence.end, tokens[i]!.end + 24)))) return null;
  if (isMeasured(tokens, i + 1)) return null;
  const claim = subject(doc, sentence, i, i + 1, word, 'everybody');
  if (claim === null || word.startsWith('every')) return claim;
  // "Anyone can read them" tells of no duty.
  return claim.narrowing.length > 0 && isBound(doc, claim.last) ? claim : null;
}
/** "Everyone smaller", "everybody below that": measured by a group that was told of before. */
const isMeasured = (tokens: readonly Token[], k: number): boolean =>
  /^(?:smaller|larger|bigger|older|younger|newer|higher|lower)$/.test(tokens[k]?.lower ?? '') ||
  (/^(?:below|above|under|over|beyond|outside)$/.test(tokens[k]?.lower ?? '') &&
    /^(?:it|this|that|these|those|them)$/.test(tokens[k + 1]?.lower ?? ''));
const OURS = /^\s(?:here|of us|(?:on|in|at|from) (?:our|the) (?:team|company|office|crew|house))\b/i;
const GREETS = wordSet(
  'hi hey hello dear morning thank thanks you welcome not ask tell notify remind inform let grateful appreciate congratulations sorry wish',
);

/** "Has to move", "is affected": a duty at token `k`. */
function isBound({ tokens }: Document, k: number): boolean {
  const word = tokens[k]?.lower ?? '';
  return (
    isDuty(word) &&
    (word !== 'is' || /^(?:affected|concerned|impacted|hit|obliged|required|asked)$/.test(tokens[k + 1]?.lower ?? ''))
  );
}

/** "Any customer has to move"; "any customer can" gives leave, and "before any customer is moved" tells when. */
function anyOf(doc: Document, sentence: Sentence, i: number, before: string): Claim | null {
  if (/^(?:before|until|if|unless|when|once|after)$/.test(before)) return null;
  const { tokens } = doc;
  let k = i + 1;
  while (k < i + 4 && tokens[k]?.capital) k++;
  const noun = k < sentence.last ? tokens[k]! : undefined;
  const population = noun ? populationOf(noun) : null;
  const claim = noun && population && subject(doc, sentence, i, k + 1, noun.lower, population);
  if (!claim) return null;
  // "Any database still there is paused": what befalls a part.
  return owesBehind(doc, sentence, claim.last, claim.narrowing.length > 0 ? isOrder : isDuty) ? claim : null;
}

/** "All who use Ledgerly", "all those on it", "all of those using it". */
function allWho(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  let k = i + 1;
  while (k < i + 4 && /^(?:of|those|people)$/.test(tokens[k]?.lower ?? '')) k++;
  if (k >= sentence.last) return null;
  const { lower } = tokens[k]!;
  const opens = lower === 'who' || (k > i + 1 && /^(?:that|using|with|on)$/.test(lower));
  return opens ? subject(doc, sentence, i, k, 'whoever', 'everybody') : null;
}
