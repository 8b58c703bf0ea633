import { hasVerb } from '../../../facts/grammar/has-verb.ts';
import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { retiresIn } from '../../../facts/lifecycle/ending.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';
import { asks } from '../../../text/question.ts';
import { rangeAt } from '../../../text/span.ts';
import { speaksOfSuccession } from '../../replacements/successors.ts';
import { isBeforeInstead } from '../before-instead.ts';
import { isPlace, wordsRound } from '../governing-words.ts';
import { ANSWERING, CONDITION, DENIAL, USING } from '../role-words.ts';
import type { IdentifierRole } from '../roles.ts';
import { governed } from './governed.ts';
import { isIdle } from './idle.ts';
import { sparesWhatItNames } from './spared.ts';
import { isSubject } from './subject.ts';

/** The role that the words round an identifier give it. */
export function sentenceRole(doc: Document, sentence: Sentence, fact: IdentifierFact): IdentifierRole | undefined {
  if (sparesWhatItNames(sentence, doc)) return undefined;
  // A version or a name outside code has looser ties: the words have to stand close.
  const loose = !fact.exact || (fact.kind === 'version' && !fact.code);
  if (loose && doc.blocks[sentence.block]!.kind === 'heading')
    return TO_HEAD.test(doc.plain.slice(sentence.start, fact.range.start)) ? 'replacement' : undefined;
  if (fact.exact && (answersWhatEnds(doc, sentence) || isRefused(doc, sentence, fact))) return 'retiring';
  const { before, after, apposed } = wordsRound(doc, sentence, fact);
  if (before.slice(0, 3).some((word) => ANSWERING.has(word)) || before.slice(0, 4).some((word) => DENIAL.has(word)))
    return undefined;
  if (fact.exact && /^[\s,]{0,2}instead\b(?! of)/.test(doc.plain.slice(fact.range.end, fact.range.end + 12)))
    return 'replacement';
  if (!(loose && isPlace(doc, sentence, fact)) && isSubject(after.slice(0, loose ? 5 : 8), loose, before[0] === 'to'))
    return 'retiring';
  const ifSentence = CONDITION.has(doc.tokens[sentence.first]!.lower);
  const role = governed({ before, apposed, loose, ifSentence, version: fact.kind === 'version' });
  if (role) return role === 'replacement' && isIdle(doc, sentence, fact) ? undefined : role;
  if (before[0] === 'of' && before[1] === lemma('favour')) return 'replacement';
  const isClose = (): boolean => !loose || isFollowed(doc, fact) || before.slice(0, 6).some((word) => USING.has(word));
  return speaksOfSuccession(sentence, doc) && isBeforeInstead(doc, sentence, fact) && isClose()
    ? 'replacement'
    : undefined;
}

/** "`x` instead" */
const isFollowed = ({ plain }: Document, { range }: IdentifierFact): boolean =>
  /^[\s,]{0,2}instead\b/.test(plain.slice(range.end, range.end + 12));

/** "## Moving to 5.1": a heading that tells where to go. */
const TO_HEAD =
  /^\W*(?:moving|migrating|upgrading|switching|updating|going|move|migrate|upgrade|switch|update)\s(?:over\s)?to\s$/i;

/** "What is ending? The interface `wss://acme.example/v2`.": an answer without a verb names what ends. */
function answersWhatEnds(doc: Document, { first, last, start }: Sentence): boolean {
  const asked = doc.sentences[rangeAt(doc.sentences, start) - 1];
  if (asked === undefined || asked.last - asked.first > 8 || !asks(doc, asked)) return false;
  const words = doc.tokens.slice(asked.first, asked.last);
  return (
    /^(?:what|which)$/.test(words[0]?.lower ?? '') &&
    retiresIn(doc, asked.first, asked.last) &&
    !hasVerb(doc.tokens.slice(first, last).filter(({ code }) => !code))
  );
}

/** "Since 8 March `PURGE /x` requests are answered with `403`": what fails from a day on. */
const isRefused = (doc: Document, { start, end }: Sentence, { range }: IdentifierFact): boolean =>
  /^["']?\s(?:requests?|calls?|queries|lookups)\s(?:is|are|will be|gets?|returns?|answers?)\s(?:answered\s|met\s|rejected\s|refused\s)?(?:with\s)?(?:an?\s)?(?:HTTP\s)?["']?[45]\d\d\b/.test(
    doc.plain.slice(range.end, Math.min(end, range.end + 80)),
  ) &&
  /\b(?:since|from|as of|after|starting)\s(?:\S+\s){0,3}\d/i.test(doc.plain.slice(start, Math.min(end, start + 400)));
