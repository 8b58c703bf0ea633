import { Prefiltered } from '../prefilter.ts';

/** A label opens a line of its own: "Affected: …", "**When:** …", "End of life date – …". */
export const LABEL = new Prefiltered(/^([A-Z][\p{L}'’?/ -]{1,40}?)\s?:(?=\s|$)/u);

/** An entry of a timetable: "2027-05-04 09:00: closed for good", "4 May 2027 – read-only". Under another line it is no title. */
const DATED =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.?\s\p{L}{3,9}\.?,?\s\d{4}|\p{L}{3,9}\.?\s\d{1,2},?\s\d{4})\b[^.\n]{0,24}?(?::|\s[–—-])\s\S/u;

/** Whether a line, without space around it, is an entry of a timetable. */
export const isDated = (line: string): boolean => DATED.test(line);
