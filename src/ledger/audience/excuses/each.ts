import { isPreposition } from '../../../facts/audience/claim.ts';
import { populationOf } from '../../../facts/audience/population.ts';
import type { UniversalFact } from '../../../facts/audience/universal.ts';
import { retiresIn } from '../../../facts/lifecycle/ending.ts';
import type { Document } from '../../../text/document.ts';
import { isDealtOut, singular } from '../breadth.ts';
import type { Said } from './said.ts';

/* A claim is of each of several things that the notice tells of too: of parts, of what they have, or are dealt out. */

/** "Every device needs the file": told of a part, by a noun for no people. */
export function isOfParts({ output: { tokens }, stated, claim: { first, last, noun } }: Said): boolean {
  const head = tokens.slice(first, last).find(({ lower }) => lower === noun);
  return head !== undefined && populationOf(head) !== 'everybody' && stated.parts().has(singular(noun));
}

/** "Consent for every bank account", of the notice's "each bank account": of what there are many, and of no end. */
export const isOfMany = ({ output, stated, claim }: Said): boolean =>
  isDealtWith(output, claim) && stated.parts().has(singular(claim.noun));

/** "A file on every client": behind a preposition, in a sentence in which nothing ends and nobody has to move. */
function isDealtWith(doc: Document, { first, sentence }: UniversalFact): boolean {
  const { first: from, last } = doc.sentences[sentence]!;
  return first > from && isPreposition(doc.tokens[first - 1]!) && !retiresIn(doc, from, last);
}

/** "The whole team has to be on 5.2", of "everyone on the team". */
export const isOfWholeBody = ({ output, stated, claim: { last, span } }: Said): boolean =>
  WHATEVER.test(span.text) && stated.parts().has(singular(output.tokens[last - 1]!.lower));
const WHATEVER =
  /^(?:whole|entire|full|whatever|whichever|no matter|no difference|regardless|irrespective|independent(?:ly)? of|(?:on|in|for|across) (?:any|all|every))\b/i;

/** "With us since 1.8, when the whole company fitted round one table": the author's own. */
export const isOfAuthors = ({ output: { sentences, tokens }, claim: { sentence, span } }: Said): boolean =>
  /^(?:whole|entire) (?:company|team|office|crew)\b/i.test(span.text) &&
  tokens
    .slice(sentences[sentence]!.first, sentences[sentence]!.last)
    .some(({ lower }) => /^(?:we|us|our|ours)$/.test(lower));

/** "Each project requires one reset" of "once per project": what is dealt out to each of those concerned. */
export const isPerEach = ({ output, stated, claim }: Said): boolean =>
  isOneByOne(output, claim) && claim.narrowing.length === 0 && stated.dealt.has(singular(claim.noun));

/** "Each project", "$4 for every employee": what is dealt out to them one by one. */
const isOneByOne = ({ sentences, tokens }: Document, { first, sentence, span }: UniversalFact): boolean =>
  /^each\b/i.test(span.text) ||
  (/^every\b/i.test(span.text) && first > sentences[sentence]!.first && isPreposition(tokens[first - 1]!));

/** "Every business needs an eSeal of its own", of seals that are bound to one business. */
export const isOfTheirOwn = ({ output, stated, claim }: Said): boolean =>
  claim.narrowing.length === 0 && isDealtOut(output, claim) && stated.counted().has(singular(claim.noun));
