import type { Document } from '../../text/document.ts';
import type { RawTime } from './clock/dial.ts';
import { roleOfWord } from './role-words.ts';

/** Words between what a time is said of and the time: "take place daily at", ": close of business,". */
const LINK =
  '(?:[\\s:,(–—-]{1,3}(?:is|are|be|being|at|from|on|the|happens?|takes?|place|occurs?|begins?|starts?|will|of|it|them|close|end|business|day)(?![\\p{L}])){0,5}[\\s:,(–—-]{0,3}$';
const EACH = new RegExp(
  `(?:^|[\\s(;:,])(?:all|each|both|every|always|times?)(?:\\s(?:the|these|of|three|four)){0,2}(?:\\s(?:dates?|times?|days?|ends?|steps?|phases?|windows?|changes?|waves?|stages?|regions?|[\\p{L}-]+(?:al|ment|tion|sion|ure|down|off|out|over)s?))?${LINK}`,
  'iu',
);
/** What a timetable lists. */
const LISTED =
  '(?:dates?|times?|days?|deadlines?|steps?|phases?|stages?|waves?|windows?|changes?|removals?|retirements?|shut-?downs?|cut-?offs?|switch-?offs?|events?|entr(?:y|ies)|milestones?|ends?|of (?:them|these|those)|below|above)';
/** "Every change takes effect at", "all dates mean", "deadlines expire at", "everything below happens at": in any words. */
const EVERY_ONE = new RegExp(
  `(?:(?:^|[\\s(;:,])(?:all|each|both|everything|every(?: single)?(?: one)?)\\s(?:(?:of|the|these|those|our|other)\\s){0,3}|^\\W*(?:the\\s|our\\s|these\\s)?(?=\\p{L}+s\\b))${LISTED}\\b[^.;:\\d]{0,48}[:\\s(]\\s?$`,
  'iu',
);
/** "Every day", "each time": how often, and no list of days. */
const OFTEN = /\b(?:every|each)\s(?:day|time|night|morning|evening|week|month)s?\b[^.;]{0,40}$/i;
/** "Unless stated otherwise, at": what holds where nothing else is said. */
const OTHERWISE =
  /\b(?:unless|if|where) (?:\p{L}+ ){0,2}(?:otherwise|not \p{L}+|no time (?:is|was) \p{L}+)[^.;\d]{0,60}$/iu;
const EACH_AFTER = /^[^.;]{0,60}\b(?:applies|holds|goes|counts|for|on)\s(?:(?:to|for)\s)?(?:all|each|every|both)\b/i;
const THAT_DAY = /\b(?:that|the same|this)\s(?:very\s)?(?:day|date|evening|morning|night)\b/i;
const LAST_WORD = new RegExp(`([\\p{L}-]+)${LINK}`, 'u');
/** Nouns made of verbs, in both numbers: removals, shutdowns, switch-offs, retirements, discontinuations, closures. */
const DEED = /(?:al|ment|tion|sion|ure|down|off|out|set|test|drill)s?$/;

/**
 * What a time of day that no date owns holds for: `all` dates ("All at 18:00 UTC"), the dates of its sentence's `deed`
 * ("Shutdowns take place at 10:00", "it goes dark that day at 23:59"), or none: the hour of a train, an office, a tariff.
 */
export function houseTime(doc: Document, sentence: number, time: RawTime): 'all' | 'deed' | null {
  const { start, end } = doc.sentences[sentence]!;
  const before = doc.plain.slice(Math.max(start, time.start - 80), time.start);
  const after = doc.plain.slice(time.end, Math.min(end, time.end + 80));
  if (OFTEN.test(before)) return null;
  if (EACH.test(before) || EVERY_ONE.test(before) || OTHERWISE.test(before) || EACH_AFTER.test(after)) return 'all';
  if (THAT_DAY.test(before) || THAT_DAY.test(after)) return 'deed';
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase();
  return word !== undefined && DEED.test(word) && roleOfWord(word) !== null ? 'deed' : null;
}
