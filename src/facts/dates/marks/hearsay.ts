import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Around } from './around.ts';
import { tellsEnd, tellsLast } from './endings.ts';

/**
 * "> When does it go away? I heard 31 May": what somebody asked or heard, in a mail that the notice answers. The quote of a
 * notice is one itself: it tells an end, and the mail above it does not.
 */
export function isHearsay({ doc, draft, before, after }: Around): boolean {
  const at = doc.map[draft.start] ?? 0;
  if (!isQuotedLine(doc.raw, at) || !isReply(doc)) return false;
  return HEARD.test(before) || !(tellsEnd(before + after) || tellsLast(before + after));
}

/** One person speaks, and tells what came to them. */
const HEARD =
  /\bI(?:['’](?:ve|d)| have| had)? (?:\p{L}+ )?(?:heard|read|thought|saw|understood|believed?|assumed?|think|was told)\b/u;

function isQuotedLine(raw: string, at: number): boolean {
  const near = raw.slice(Math.max(0, at - FAR), at);
  const line = near.lastIndexOf('\n') + 1;
  return (line > 0 || at <= FAR) && QUOTED.test(near.slice(line, line + MARKS));
}
const QUOTED = /^[ \t]{0,3}>/;
/** So many characters at the start of a line are looked at for it. */
const MARKS = 8;
/** More characters than a line of a mail has. */
const FAR = 400;

/** The lines that are not quoted tell an end and its day, beside a quote that somebody wrote. */
const isReply = oncePer(({ raw }: Document): boolean => {
  if (!WROTE.test(raw)) return false;
  const own = raw.split('\n').filter((line) => !QUOTED.test(line) && !WROTE.test(line) && !SENT.test(line));
  return own.some((line) => tellsEnd(line)) && own.some((line) => DAY.test(line));
});
const WROTE = /^[>\s]{0,6}.{4,120}\bwrote:\s*$/m;
const SENT = /^(?:date|sent):/i;
/** A day and its year: "in 2027" leaves the day to the quote. */
const DAY = /\b\d{1,2}(?:st|nd|rd|th)?\b.{0,20}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d-\d\d/;
