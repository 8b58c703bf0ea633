import type { Claim } from './claim.ts';
import { isSpared } from './spared.ts';
import { comparesWithPast, tellsMoreParts } from './subjects.ts';

/** "Refund notifications look the same": said of a thing by its own name, which the notice says stays. */
export const staysAsItWas = (claim: Claim): boolean => {
  const { told, doc, fact, claimed } = claim;
  return (
    (fact.sort === 'same' || fact.sort === 'rest') &&
    (comparesWithPast(doc, fact, fact.range.end) || stays(claim) || isAsItWas(claim)) &&
    isSpared(doc, fact, told.kept, claimed, 0) &&
    !tellsMoreParts(doc, fact, told.kept)
  );
};

/** "Your messages stay exactly the same", "all functions remain": as they are, and not as another's. */
const stays = ({ doc: { plain }, fact: { range, span } }: Claim): boolean =>
  /\b(?:stays?|remains?|keeps?)\s$/i.test(plain.slice(Math.max(0, range.start - 9), range.start)) ||
  /\b(?:stays?|remains?)$/i.test(span.text);

/** A predicate that sets a thing beside what it was, and beside no other. */
const isAsItWas = ({ doc: { plain, sentences }, fact: { span, range, sentence } }: Claim): boolean =>
  AS_IT_WAS.test(span.text) &&
  !REPLACES.test(plain.slice(sentences[sentence]!.start, range.start)) &&
  /^(?:\s?[.,;:)!]|\s*$|\n)/.test(plain.slice(range.end, range.end + 3));
/** "Behaves just as before" compares. */
const AS_IT_WAS =
  /(?<!\b(?:otherwise|just|exactly|precisely|(?:comes?|turns?|works?) out) )\b(?:the same|unchanged|as before|as usual|as always|(?:just |exactly |precisely )?as (?:now|today)|(?:just |exactly |precisely )?like (?:before|now|today|always)|the way (?:it|they) (?:do|does|did|was|were|worked|ran))$|\b(?:works?|runs?|goes on|go on|continues?|stays?|remains?) (?:just|exactly|precisely) as before$/i;
/** "The new one replaces it and works the same": beside the old one. */
const REPLACES = /\b(?:replaces?|supersedes?|succeeds?|takes? (?:over|the place))\b/i;
