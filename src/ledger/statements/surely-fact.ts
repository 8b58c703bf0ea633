import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';

/** "Read-only keys are out of scope" */
const OUT_OF_SCOPE =
  /\b(?:is|are|remains?|stays?) (?:out of|outside|beyond|not (?:in|within)) (?:(?:the|its) )?scope\b/i;
/** "For boats on the inner route this date is 2 November" */
const DATE_OF_THEIR_OWN =
  /^(?:for|on|in|with) [^,]{3,60},? (?:this|that|the) (?:date|day|deadline|limit|cut-?off) is\b/i;
/** "Allow-listing takes ten working days" */
const TAKES_TIME =
  /\b(?:takes?|needs?|lasts) (?:(?:up to|at least|at most|about|around|some|roughly|as long as|no more than) )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (?:(?:or|to) \w+ )?(?:(?:business|working|full|calendar|bank|more) )*(?:days?|weeks?|months?)\b/i;
/** "Boards that we host are copied automatically" */
const DONE_FOR_THEM =
  /\b(?:is|are|be|gets?) (?:\w+ )?\p{L}[\p{L}-]+(?:ed|en|wn|ut|pt|lt)\b[^,;]{0,40}\b(?:automatically|for you|by us|by our \w+)\b|\b(?:is|are|be|gets?) automatically \p{L}+(?:ed|en|wn)\b/iu;
/** Any word by which something is done for people. */
const ON_ITS_OWN =
  /\bauto|\b(?:for (?:you|them|their owners?)|by us|we|our|(?:on|by|of) (?:its|their) own|(?:by|of) (?:itself|themselves)|takes? care|handle[sd]?)\b/i;
/** "Night schools keep it" */
const KEEPS_IT = /^[^,;]{3,60}\b(?:keeps?|retains?) (?:it|them|both|everything|theirs)$/i;

/**
 * A fact for rule 6 whatever else its words are like: who is out of scope, whose day is another one, how long something
 * takes, what is done for whom, what has another value than before.
 */
export const isSurelyFact = (
  { plain }: Document,
  { amounts, clause, dates, features }: Statement,
  output: Document,
): boolean => {
  const text = plain.slice(clause.start, clause.end);
  return (
    OUT_OF_SCOPE.test(text) ||
    (dates.length > 0 && DATE_OF_THEIR_OWN.test(text)) ||
    (!features.has('filler') &&
      !features.has('history') &&
      !features.has('past') &&
      !features.has('because') &&
      (TAKES_TIME.test(text) ||
        (DONE_FOR_THEM.test(text) && !features.has('cue:must') && !ON_ITS_OWN.test(output.plain)) ||
        KEEPS_IT.test(text) ||
        // "If you own the Founders' Ticket you may go on hosting"
        (features.has('kind:condition') && features.has('kind:stay') && features.has('cue:may')) ||
        (features.has('old-side') && amounts.length > 0 && !features.has('imperative'))))
  );
};
