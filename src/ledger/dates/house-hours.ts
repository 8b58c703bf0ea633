import { tellsEnd } from '../../facts/dates/marks/endings.ts';
import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';

/**
 * "Our help desk is closed on 24 December", "I am on leave until 3 May", "expect a reminder around 1 June": when the people
 * behind a notice are there, and when they write. A notice that opens with such a place or group may retire it.
 */
export function isHouseHours({ doc: { plain, sentences } }: Reading, { sentence, range }: DateFact): boolean {
  const { start, end } = sentences[sentence]!;
  if (sentence < 2) return false;
  const words = plain.slice(Math.max(start, range.start - REACH), Math.min(end, range.end + REACH));
  if (FOR_GOOD.test(words)) return false;
  const found = HOUSE.exec(words);
  const house = found && (found[1] ?? found[2] ?? found[0]);
  if (house) return !plain.slice(0, sentences[1]!.end).toLowerCase().includes(house.toLowerCase().replace(/s$/, ''));
  return LETTER.test(words) && !tellsEnd(words.replace(/\blast\b/i, 'until'));
}
const REACH = 120;
/** Who or what is staffed, and that it is or is not. */
const HOUSE = new RegExp(
  [
    '\\b((?:help|service|support|front|info|information|contact)[ -]?desks?|help-?lines?|hot-?lines?|(?:tele)?phone lines?|switch-?board|offices?|(?:call|contact|support|service) cent(?:re|er)s?|reception|colleagues?|staff|departments?|(?:\\p{L}+\\s)?teams?|we|i)\\b',
    '(?:[^.!?]{0,60}?[;,]?\\s(?:it|they|which|who|and|but)\\b)?',
    "(?:(?:\\s(?:is|are|am|will|be|being|remains?|stays?|not|also|therefore|however|fully|only|usually))+|[’']m|[’']ll be|[’']re)",
    '\\s(?:closed|open|shut|(?:un|under|short-)?staffed|manned|unmanned|(?:un)?available|(?:un)?reachable|away|absent|back|(?:out of (?:the )?)office|on (?:\\p{L}+ )?(?:leave|holidays?|vacation|duty))\\b',
    '|\\b((?:opening|office|holiday|service|business|support|desk) hours)\\s(?:apply|are|hold)\\b',
    '|\\b(?:we|i)\\s(?:do|will|can)\\s?not\\s(?:answer|reply|respond)\\b',
  ].join(''),
  'iu',
);
const FOR_GOOD = /\b(?:for good|permanent(?:ly)?|for ever|forever|finally|no longer|any ?more|new|orders?)\b/i;
const LETTER =
  /\b(?:get|receive|expect|see|find)\s(?:(?:an?|the|one|another|our|your|further)\s)(?:\p{L}+\s)?(?:reminders?|e-?mails?|letters?|messages?|notifications?)\b/iu;
