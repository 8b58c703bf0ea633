/** Those who do not manage in time: by a noun, by what they need, by what they are or do not do. */
const LATE =
  /\b(?:stragglers?|laggards?|latecomers?|unready|late|(?<!\b(?:no|any)\s)longer|(?:more|extra|additional|further)\stime|too\s(?:early|soon|tight|short|quick|fast)|(?:not|\w+n['’]t)\s(?:yet\s|quite\s)?(?:ready|done|finished)|in trouble|rather\swait|(?:cannot|unable to|not able to|not|\w+n['’]t)\s(?:\w+\s){0,2}(?:manag|mak|mov|switch|migrat|chang|upgrad|finish|meet|leav|made|met|left)(?:e|ed)?)\b/i;

/** Whether a passage speaks of whoever does not manage in time, who are no group. */
export const isLate = (text: string): boolean => LATE.test(text);
