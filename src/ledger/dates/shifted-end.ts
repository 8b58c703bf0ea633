import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { lemma } from '../../text/lemma.ts';

/**
 * "Removed on 5 June", told as "removed after 5 June" or "before 5 June". Only of what is done in a moment, and in the same
 * word: "no longer answers after 5 June" is the same as "stops on 5 June", and "deleted after 5 June" may be another end
 * than the one of that day.
 */
export function findShiftedEnd(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): { notice: DateFact; output: DateFact } | null {
  if (!own.every(isOnDay)) return null;
  for (const told of found) {
    const verb = shiftedVerb(output, told);
    const meant = verb === null ? undefined : own.find((fact) => tellsWith(notice, fact, verb));
    if (meant) return { notice: meant, output: told };
  }
  return null;
}

/** On the day itself: neither up to it, nor at its end. */
const isOnDay = ({ boundary, time, stamp }: DateFact): boolean =>
  (boundary === 'on' || boundary === 'from' || boundary === null) &&
  stamp.unit === 'day' &&
  stamp.edge === null &&
  (time === null || time < LATE);
/** "23:59" is the day's end, in minutes. */
const LATE = 23 * 60;

const ENDED =
  'remove[d]?|delete[d]?|retire[d]?|withdraw(?:n)?|decommission(?:ed)?|disable[d]?|discontinue[d]?|(?:shut|switch(?:ed)?|turn(?:ed)?|take[n]?)\\s(?:down|off|offline)';
/** "Will be removed after", "we will remove the importer before": its verb. "Must be removed before" is asked, and no fate. */
const SHIFTED = new RegExp(
  `(?:\\b(?:will|is|are|gets?|to)(?:\\sbe|\\sget)?|['’]ll(?:\\sbe)?)\\s(?:[a-z]+ly\\s)?(${ENDED})(?:\\s(?:the|our)(?:\\s[\\w.-]{1,40}){1,3}?)?\\s(?:after|before|past|prior to)\\s(?:the\\s)?$`,
  'i',
);

/** The word of an end that is set behind or before a day, as a lemma. */
function shiftedVerb({ doc }: Reading, { boundary, sentence, range }: DateFact): string | null {
  if (boundary !== 'after' && boundary !== 'before') return null;
  const { start } = doc.sentences[sentence]!;
  const before = doc.plain.slice(Math.max(start, range.start - REACH), range.start);
  if (/\b(?:days?|weeks?|months?|years?|hours?)\s\S+\s$/i.test(before) || NOT_SAID.test(before)) return null;
  const verb = SHIFTED.exec(before)?.[1]?.split(/\s/)[0];
  return verb === undefined ? null : lemma(verb.toLowerCase());
}
/** So many characters before a date are looked at. */
const REACH = 120;
/** What is asked, hedged or denied. */
const NOT_SAID = /\b(?:not|no|never|only|must|should|ha(?:s|ve)|needs?|if|can|may|soon|shortly)\b|n['’]t\b/i;

/** Whether the clause of a day has the word. */
function tellsWith({ doc }: Reading, { sentence, range }: DateFact, verb: string): boolean {
  const { firstClause, lastClause } = doc.sentences[sentence]!;
  const clause = doc.clauses
    .slice(firstClause, lastClause)
    .find(({ start, end }) => start <= range.start && range.start < end);
  return clause !== undefined && doc.tokens.slice(clause.first, clause.last).some((token) => token.lemma === verb);
}
