import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { numberWord } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';

/** How many there are: "two", "a few", "the following". */
const HOW_MANY = /^(?:few|several|some|couple|handful|following|these|more|other)$/;
/** What is counted and told one by one thereafter. */
const COUNTED =
  /^(?:adjustments?|amendments?|aspects?|caveats?|changes?|consequences?|details?|differences?|exceptions?|items?|notes?|points?|reasons?|remarks?|rules?|steps?|things?)$/;
/** What is said of them before they are told. */
const SAID =
  /^(?:apply|applies|are|aware|be|bear|been|care|code|consider|differ|exist|expect|follow|follows|have|has|in|is|know|make|matter|mind|necessary|need|needed|note|own|please|remember|required|side|take|there|watch|we|you|your)$/;

/** "Two adjustments are needed in your code": says how many there are, and not what they are. */
export function isAnnouncement({ tokens }: Document, { amounts, clause, content, dates }: Statement): boolean {
  if (amounts.length > 0 || dates.length > 0) return false;
  const own = tokens.slice(clause.first, clause.last);
  const at = own.findIndex(({ lower }) => COUNTED.test(lower));
  if (at < 0 || !own.slice(Math.max(0, at - 3), at).some(isHowMany)) return false;
  return content.every((token) => token === own[at] || isHowMany(token) || SAID.test(token.lower));
}

/** "This ticket closes itself after 14 days": of the very text that the reader holds, and of no thing. */
export function isOfTextItself({ tokens }: Document, { clause }: Statement): boolean {
  const word = (n: number): string => (clause.first + n < clause.last ? tokens[clause.first + n]!.lower : '');
  return word(0) === 'this' && TEXT.test(word(1)) && LEAVES.test(word(/^(?:will|is|gets)$/.test(word(2)) ? 3 : 2));
}
const TEXT =
  /^(?:ticket|thread|topic|case|poll|survey|e-?mail|mail|message|notice|page|post|banner|letter|announcement|bulletin|reminder|conversation|channel)$/;
const LEAVES = /^(?:clos(?:es?|ed)|expires?|disappears?|locks?|locked|archived?|be|removed|hidden|goes)$/;

const isHowMany = ({ lower, number }: Token): boolean =>
  number || numberWord(lower) !== undefined || HOW_MANY.test(lower);
