import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Claim } from './claim.ts';

const GOES_ON =
  /\b(?:works?|working|runs?|running|operat(?:es?|ing)|functions?|functioning|continues?|continuing)\s(?:\w+\s){0,2}(?:as|like)\s(?:before|usual|today|now|always|it (?:does|did|is|was))\b/i;

/** True where a text says of anything that it works as before. */
const goesOn = oncePer(({ plain }: Document): boolean => GOES_ON.test(plain));

/** "Deprecated, working as before", of the notice's "for the moment it works like before". */
export const goesOnLikewise = (claim: Claim): boolean =>
  claim.fact.span.text.replace(/^(?:it|they) /i, '').search(GOES_ON) === 0 &&
  opensClause(claim) &&
  goesOn(claim.told.doc);
const opensClause = ({ doc: { clauses, plain }, fact: { token, range } }: Claim): boolean =>
  clauses[rangeAt(clauses, range.start)]?.first === token || plain.startsWith(', ', range.start - 2);

/** "Within the home network everything works as now", of the notice's "viewing there remains working as now". */
export const everythingGoesOn = (claim: Claim): boolean =>
  /^everything\b/i.test(claim.fact.span.text) &&
  GOES_ON.test(claim.fact.span.text) &&
  isWithin(claim) &&
  goesOn(claim.told.doc);
/** Said of one place only: "within the network everything …", "where everything …". */
const isWithin = ({ doc: { sentences, plain }, fact: { range, sentence } }: Claim): boolean =>
  /(?:^|[.;:,(]\s?)(?:within|inside|in|on|at)\s[^.;:]*$|\bwhere\s$/i.test(
    plain.slice(Math.max(sentences[sentence]!.start, range.start - 80), range.start),
  );

/** "`a` is deprecated, although it works as before": that is what the word means, and no claim about the replacement. */
export function goesOnAsDeprecated(claim: Claim): boolean {
  const { range } = claim.fact;
  if (!GOES_ON.test(claim.doc.plain.slice(range.start, range.end + AUXILIARY))) return false;
  const { doc, fact } = claim;
  const from = Math.max(doc.sentences[Math.max(0, fact.sentence - 1)]!.start, fact.range.start - FAR);
  const told = doc.plain.slice(from, fact.range.start).toLowerCase();
  const at = told.lastIndexOf('deprecat');
  if (subjectOf(claim).some(({ lower }) => !told.slice(0, Math.max(0, at)).includes(lower))) return false;
  // "It is deprecated; use `b`. It works as before": of what takes its place.
  return at >= 0 && !OF_NEW.test(told.slice(at));
}
/** So many characters behind "work just as it" its verb ends. */
const AUXILIARY = 5;
/** So many characters before the claim the word is looked for. */
const FAR = 400;
const OF_NEW = /\b(?:use|using|switch|move|moving|migrate|replac\w+|new|instead|successor)\b/;

/** What its clause names before the claim: "the module" of "the module continues to work as it is". */
const subjectOf = ({ doc: { tokens, clauses }, fact: { token, range } }: Claim): readonly Token[] =>
  tokens
    .slice(clauses[rangeAt(clauses, range.start)]!.first, token)
    .filter(({ code, content, lower }) => code || (content && !/^(?:goes|go|keeps?|continues?|still)$/.test(lower)));
