import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';

/** "Read-only keys are out of scope" */
const OUT_OF_SCOPE =
  /\b(?:is|are|remains?|stays?) (?:out of|outside|beyond|not (?:in|within)) (?:(?:the|its) )?scope\b/i;
/** "For boats on the inner route this date is 2 November" */
const DATE_OF_THEIR_OWN =
  /^(?:for|on|in|with) [^,]{3,60},? (?:this|that|the) (?:date|day|deadline|limit|cut-?off) is\b/i;

/** A fact for rule 6 whatever else its words are like: who is out of scope, and whose day is another one. */
export const isSurelyFact = ({ plain }: Document, { clause, dates }: Statement): boolean => {
  const text = plain.slice(clause.start, clause.end);
  return OUT_OF_SCOPE.test(text) || (dates.length > 0 && DATE_OF_THEIR_OWN.test(text));
};
