/** Those who do not manage in time: by a noun, by what they need, by what they are or do not do. */
const LATE =
  /\b(?:stragglers?|laggards?|latecomers?|unready|(?:need|want|wish|like|requir|prefer|take)(?:s|ing|ed|es)?\s(?:for\s)?(?:\w+\s){0,2}(?:longer|more|time|extra|additional)|too\s(?:early|soon|tight|short|late|quick|fast)|not\s(?:yet\s|quite\s)?(?:ready|done|finished)|(?:longer|more time|extra time)\sneeded|(?:cannot|can['’]t|unable to|not able to|do(?:es)?\snot|do(?:es)?n['’]t|won['’]t|not)\s(?:\w+\s){0,2}(?:manage|make|move|switch|migrate|change|upgrade|finish|meet|leave))\b|\blate\b/i;

/** Whether a passage speaks of whoever does not manage in time, who are no group. */
export const isLate = (text: string): boolean => LATE.test(text);
