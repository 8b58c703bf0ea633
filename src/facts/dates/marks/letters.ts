import type { Document } from '../../../text/document.ts';
import type { Around } from './around.ts';
import { tellsEnd } from './endings.ts';

/** What is written to people: "e-mails", "a last reminder". */
const LETTERS = '(?:e-?mails?|mails?|mailings?|letters?|reminders?|notices?|notifications?|messages?|postcards?)';
/** "We write to all clubs", "reminder e-mails go out", "letters to all gardeners". */
const WRITES = new RegExp(
  `^[\\s):|,–—-]{0,4}(?:(?:we|i)(?:['’]ll| will| are going to| shall)?\\s(?:also\\s|then\\s)?(?:write to|e-?mail|mail|remind|(?:send|post)(?: out)?\\s(?:(?:an?|the|another|out)\\s)?(?:\\p{L}+\\s)?${LETTERS}\\b)|(?:\\p{L}+\\s){0,2}${LETTERS}\\s(?:to\\s|(?:will\\s)?go(?:es)?\\sout|(?:are|is|will be)\\s(?:sent|mailed|posted|delivered)))`,
  'iu',
);
/** ": Final reminder announcement", "(today): communicate the plan": an entry of a timetable that tells of nothing else. */
const ENTRY =
  /^[\s)]{0,3}(?:\(today\))?\s?[:–—-]\s(?:(?:\p{L}+\s)?(?:reminders?|announcements?)(?:\s(?:announcements?|e-?mails?|notices?|messages?|sent))?\W*$|communicate\s(?:the|our|this)\s)/iu;
/** "I will write to all gardeners in": the day behind it. */
const WRITTEN_ON =
  /\b(?:we|i)(?:['’]ll|\swill|\sare going to|\sshall)?\s(?:also\s|then\s)?(?:write to|e-?mail|mail|remind)\s[^,;:.]{1,80}\s(?:on|in|by|around|from)\s(?:the\s)?$/i;

/** "A reminder will go out on", "a further mail follows on": the letter is the subject; a last one may be what ends. */
const LETTER_GOES = new RegExp(
  `(?:^|[.;]\\s)\\W*(?:an?|another|the|our|one|more|further)\\s(?!last|final)(?:(?!last|final)\\p{L}+\\s)?${LETTERS}\\s(?:will\\s|shall\\s|is\\s|are\\s)?(?:be\\s)?(?:(?:go|goes|going)(?:\\sout)?|follows?|comes?|arrives?|sent|mailed|posted|delivered|due)(?:\\s(?:out|to)(?:\\s\\p{L}+){0,3})?\\s(?:on|in|around)\\s(?:the\\s)?$`,
  'iu',
);

/** The day on which the vendor writes to its users, of a timetable or in a sentence: nothing ends on it. */
export function isLetter({ doc, draft, block, before, after }: Around): boolean {
  if (WRITTEN_ON.test(before) && !tellsEnd(before.slice(before.search(WRITTEN_ON)))) return true;
  if (LETTER_GOES.test(before)) return true;
  if (
    /\p{L}/u.test(
      before
        .slice(-40)
        .replace(/^.*\n/s, '')
        .replace(/^\W*(?:on|in|by|from|around)\s(?:the\s)?$/i, ''),
    )
  )
    return false;
  const told = block.kind === 'cell' ? cellBeside(doc, draft.sentence) : after;
  if (ENTRY.test(block.kind === 'cell' ? `: ${told}` : told)) return true;
  const letter = WRITES.exec(told)?.[0];
  return letter !== undefined && !tellsEnd(letter) && !ENDS_TOO.test(told);
}
/** "We mail the last clubs and switch it off" */
const ENDS_TOO = /[,;]\s|\b(?:and|then)\s(?!(?:to\s)?(?:all|every|each|the)\b)/i;

/** The cell right of that of a date. */
function cellBeside({ plain, blocks, sentences }: Document, sentence: number): string {
  const { block } = sentences[sentence]!;
  const [here, next] = [blocks[block]!, blocks[block + 1]];
  return next !== undefined && next.table === here.table && next.row === here.row
    ? plain.slice(next.start, next.end)
    : '';
}
