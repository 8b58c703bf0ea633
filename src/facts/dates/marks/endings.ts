/** Words that make a day the last one, or a brownout. */
const LASTING =
  /\b(?:until|till|through|no (?:longer|more|new|further)|cannot|not|only|last|brown-?outs?)\b|n['’]t\b|\bup to (?:and including )?(?:the (?:end of )?)?$/i;
export const tellsLast = (words: string): boolean => LASTING.test(words);

/** Words of an end, and of what it asks for. */
const ENDING =
  /\b(?:deprecat|remov|retir|sunset|shut|decommission|discontinu|disabl|delet|withdr|block|reject|expir|stop|cut-?off|terminat|end(?:ed\b|[s -])|eol|ceas|clos|fail|unavailab|suspend|revok|eras|must|need to|have to|deadline|migrat|upgrad|switch|move)/i;
export const tellsEnd = (words: string): boolean => ENDING.test(words);

/** "New projects cannot be created there from", "must be ordered by": what is to happen then, unless it only tells which ones ("that will be created after"). */
const TO_COME =
  /(?<!\b(?:that|which|who) )\b(?:will|shall|can|cannot|can't|won't|may|must|should|needs? to|ha(?:s|ve) to|longer)\s(?:(?:not|still|only|then|also|no|longer)\s){0,3}be\s(?:[a-z]+ly\s)?[a-z-]+(?:ed|t|n)\s(?:[\w'./-]+\s){0,6}$/i;
export const isToCome = (before: string): boolean => TO_COME.test(before.slice(-90));
