import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import type { Draft } from './join.ts';
import { roleOfWord } from './role-words.ts';

/**
 * Where and when a notice was written, in front of its first words: "LISBON, 2 November 2026 – Acme announced …",
 * "[2 November 2026] Acme closes …". A timetable opens its entries so too: hence a place has to stand before the day, or
 * the words behind it have to bring a day of their own.
 */
export function isDateline(doc: Document, draft: Draft, next: Draft | undefined): boolean {
  const here = doc.sentences[draft.sentence]!;
  const block = doc.blocks[here.block]!;
  // "When? 30 June. Pairing stops on 1 April."
  const asked = doc.sentences[draft.sentence - 1];
  if (asked && asks(doc, asked)) return false;
  if (block.kind !== 'paragraph' || draft.opens - block.start > LONGEST || !opensNotice(doc, here.block)) return false;
  const before = doc.plain.slice(block.start, draft.opens);
  const rest = doc.plain.slice(draft.closed, Math.min(block.end, draft.closed + REACH));
  const behind = BEHIND.exec(rest);
  const start = draft.closed + (behind?.[0].length ?? 1);
  if (start >= block.end) return false;
  if (behind && PLACE.test(before)) return !endsSomething(before) && !opensLikewise(doc, here.block);
  if (!BARE.test(before)) return false;
  // "14 June 2027: Dear customer", "[14 June 2027, 09:12] Ada: …"
  const said = doc.plain.slice(start, start + REACH);
  if (OPENING.test(said) || (/^[\s[(]*\[/.test(before) && SPEAKER.test(said))) return true;
  // "14 June 2027 – Sync is shut down on 30 September 2027": one clause, and its own day.
  if (next === undefined || next.sentence > draft.sentence + 1 || next.opens > block.end) return false;
  const between = doc.plain.slice(start, next.opens);
  return next.opens > start && ONE_CLAUSE.test(between);
}

/** "On Tue, 12 May 2026, Bram Tollens wrote:": when the mail was sent that is quoted. */
export const isAttribution = (before: string, after: string): boolean =>
  /^\W*on\s(?:\p{L}{2,9},?\s)?$/iu.test(before) && /^[^.;!?]{0,70}\b(?:wrote|writes)\s?:/.test(after);

/** So many characters of place stand before the day at most, and so many behind it are looked at. */
const LONGEST = 60;
const REACH = 80;

/** "LISBON, ", "SAN FRANCISCO, Calif., ", "Berlin/Lisbon – ", "Lisbon (". */
const PLACE =
  /^[\s*_[(]*\p{Lu}[\p{L}.'-]*(?:(?:,\s|\s?\/\s?|\s)(?:\p{Lu}[\p{L}.'-]*|d[aeiou]s?|of|upon)){0,4}[*_]*(?:,\s(?:on\s)?(?:the\s)?|\s?[–—|/-]\s|\/|\s\()[*_]*$/u;
/** Nothing, brackets, emphasis, or a tag in brackets: "[Deprecation] [". */
const BARE = /^(?:\[[^\][\d]{2,24}\]\s?)?[\s*_[(]*$/;
/** A closed bracket, the wire service, and the mark that parts the line from the text. */
const BEHIND =
  /^(?:[\s*_]*[\])][*_]*\s?(?:[–—|/:-]+\s)?|[\s*_]*(?:\([^()\d]{2,30}\)\s?)?(?:[–—|/:.]|-{1,2})[*_]*\s|[*_]{1,3}\s)/;
const OPENING = /^(?:dear|hi|hello|hey|good (?:morning|day|afternoon|evening)|ladies)\b/i;
const SPEAKER = /^(?:\p{Lu}[\p{L}.'-]*\s?){1,3}:\s/u;
const ONE_CLAUSE =
  /^[^;:,()\n]*\b(?:is|are|will|shall|has|have|ends?|closes?|stops?|leaves?|goes|retires?|shuts?|removes?|drops?|discontinues?|withdraws?)\b(?:(?!\band\b)[^;:,()\n])*\b(?:on|by|until|from|before|after|in|effective|of)\s(?:the\s)?$/i;

/** No more than headings, mail headers and a line or two stand before it. */
function opensNotice({ blocks }: Document, block: number): boolean {
  let lines = 0;
  for (let b = 0; b < block; b++) {
    const { kind } = blocks[b]!;
    if (kind !== 'heading' && kind !== 'mail-header' && kind !== 'salutation') lines++;
    if (lines > 2 || b > 20) return false;
  }
  return true;
}

/** "Brownout, 14 June 2027 – calls fail": no place, but what happens then, or to whom. */
const endsSomething = (before: string): boolean =>
  (before.toLowerCase().match(/[a-z-]+/g) ?? []).some((word) => roleOfWord(word) !== null || STAGE.test(word));
const STAGE =
  /^(?:phase|stage|step|wave|round|start|begin|beginning|effective|target|plans?|free|pro|team|enterprise|users?|customers?|version|date|day|when|group|region|tier|from|by)$/;

/** The next block opens with place and day as well: a list of places, each with its day. */
function opensLikewise({ plain, blocks }: Document, block: number): boolean {
  const next = blocks[block + 1];
  return (
    next !== undefined &&
    /^[\s*_]*\p{Lu}[\p{L}. -]{1,24},\s(?:\d|\p{Lu}\p{L}{2,8}\s\d)/u.test(plain.slice(next.start, next.start + LONGEST))
  );
}
