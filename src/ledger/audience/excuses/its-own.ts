import { keyOf } from '../../../facts/grammar/naming.ts';
import { hasExceptions } from '../exceptions.ts';
import type { Said } from './said.ts';

/** "All its users", "every one of its customers". */
const ITS = /^(?:all|each|every)\s(?:(?:single\s)?one\s)?(?:of\s)?its\s/i;
/** What may stand before the subject of a sentence: a day, an article. */
const FRONT = /^\W*(?:(?:on|from|by|after|as of|starting|effective)\s[^,]{1,60},\s)?(?:(?:the|our|an?|this)\s)?\W*$/i;
/** Behind a subject to which something happens. */
const BECOMES = /^\s(?:is|are|was|has been|will(?: be)?|gets)\s/;

/**
 * "Brightly shuts down for all its users": those of the retiring thing, which is the subject, where the notice tells of none
 * but its users and spares nobody. "Acme closes the portal for all its users": those of the vendor.
 */
export const isOfThingItself = (said: Said): boolean =>
  ITS.test(said.claim.span.text) &&
  !said.stated.audience.spares &&
  !hasExceptions(said.notice) &&
  said.stated.audience.narrowings.every(({ hard, soft }) => hard.size + soft.size === 0) &&
  isAboutThing(said);

/** Whether the sentence of the claim begins with what retires, by what the output or the notice names so. */
function isAboutThing({ ledger, stated: { subject }, claim }: Said): boolean {
  const { doc, facts } = ledger.output;
  const { start, first } = doc.sentences[claim.sentence]!;
  const things = facts.things.filter(({ range }) => range.start >= start && range.end <= claim.range.start);
  const name = doc.tokens[first]!;
  return things.length > 0
    ? things.some(({ range }) => FRONT.test(doc.plain.slice(start, range.start)))
    : subject.names.has(keyOf(name)) && BECOMES.test(doc.plain.slice(name.end, name.end + 10));
}
