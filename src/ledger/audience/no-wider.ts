import { isPartNoun } from '../../facts/audience/population.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import { lemma } from '../../text/lemma.ts';
import { singular } from './breadth.ts';
import type { Claimed } from './claimed.ts';
import type { Narrowing } from './narrowing.ts';

/** Whether the very noun of a claim, or a word beside it, says no more than the notice, or nothing of its users. */
export const isNoWider = (claimed: Claimed): boolean =>
  isOfOtherNoun(claimed) ||
  isOfParts(claimed) ||
  isOfVendorsPart(claimed) ||
  isOfDay(claimed) ||
  isOfComing(claimed) ||
  isOfThoseThatAre(claimed) ||
  isOfSuccessor(claimed) ||
  isOfEverybody(claimed);

/** "All devices" is a claim about users only where the notice speaks of its users so. */
const isOfOtherNoun = ({ claim, spoken }: Claimed): boolean =>
  claim.population === 'other' && !spoken().has(singular(claim.noun));

/** "All keys", of a notice in which keys are what retires, or are none of its groups. */
const isOfParts = (claimed: Claimed): boolean => {
  const { claim, subject, narrowings } = claimed;
  return (
    claim.population === 'technical' &&
    (subject.names.has(lemma(claim.noun)) ||
      !(
        narrowings.some((narrowing) => isHead(narrowing, claim.noun) || isHeld(narrowing, claim.noun)) ||
        isOtherWord(claimed)
      ))
  );
};

/** "Every pipeline on Acme", of those whose workflows do something: the output's own noun for what the vendor hosts for its users. */
const isOtherWord = ({ claim: { narrowing }, subject, narrowings }: Claimed): boolean =>
  narrowing.length > 0 &&
  narrowing.every((token) => !token.content || subject.vendor.has(keyOf(token))) &&
  narrowing.some((token) => subject.vendor.has(keyOf(token))) &&
  narrowings.some(({ fact: { head } }) => head !== null && isPartNoun(head));

/** "Every host has a ledger of its own": a word for people or for parts, which the notice has for parts; the vendor's are people. */
const isOfVendorsPart = ({ claim, subject, told, narrowings }: Claimed): boolean =>
  PEOPLE_OR_PARTS.test(claim.noun) &&
  !claim.narrowing.some((token) => subject.vendor.has(keyOf(token))) &&
  told.has(lemma(claim.noun)) &&
  !narrowings.some((narrowing) => narrowing.fact.certainty !== 'told' && isHead(narrowing, claim.noun));
const PEOPLE_OR_PARTS = /^(?:host|listener|operator|carrier|consumer|publisher|site)s?$/;

const isHead = ({ fact: { head } }: Narrowing, noun: string): boolean =>
  head !== null && singular(head) === singular(noun);

/** "Every desk", of "operators of sorting desks that print through it": people told by what they have. */
const isHeld = ({ fact: { span } }: Narrowing, noun: string): boolean => {
  const held = HELD.exec(span.text)?.[1];
  return held !== undefined && singular(held.toLowerCase()) === singular(noun);
};
const HELD = /^(?:\p{L}+\s){1,2}of\s(?:[\p{L}-]+\s){0,2}?(\p{L}+)\s(?:that|which|whose|with|on|in|\p{Ll}{2,}ing)\s/u;

/** "All accounts opened before 12 May 2029", "from before 2029-05-12": those of a time whose year the notice has too. */
function isOfDay({ claim: { narrowing }, told }: Claimed): boolean {
  const bound = narrowing.findIndex(({ lower }, k) => k > 0 && /^(?:before|since|after)$/.test(lower));
  return (
    bound > 0 && narrowing.slice(bound + 1).some(({ text }) => told.has(/^(?:19|20)\d\d(?=$|-)/.exec(text)?.[0] ?? ''))
  );
}

/** "Every new site": none of those that there are; but "all New Relic customers". */
const isOfComing = ({ claim }: Claimed): boolean => claim.narrowing.some(({ text }) => text === 'new');

/** "All existing customers lose it": fewer than all only where the notice tells them from those to come. */
const isOfThoseThatAre = ({ claim, told }: Claimed): boolean =>
  claim.narrowing.some(({ lower }) => EXISTING.test(lower)) && [...told].some((key) => EXISTING.test(key));
const EXISTING = /^(?:existing|current|exist)$/;

/** "Each Ed25519 key works for one repository": said of what comes instead. */
const isOfSuccessor = ({ claim, subject }: Claimed): boolean =>
  claim.population === 'technical' && claim.narrowing.some((token) => subject.replacements.has(keyOf(token)));

/** "Everyone", of a notice that says itself that all are affected. */
const isOfEverybody = ({ claim, everyone }: Claimed): boolean =>
  (everyone.kind && claim.narrowing.length === 0 && /^every/.test(claim.noun)) ||
  everyone.people ||
  everyone.heads.has(singular(claim.noun));
