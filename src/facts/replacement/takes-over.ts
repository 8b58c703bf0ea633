import { Prefiltered } from '../../text/prefilter.ts';

// The expressions read text in lower case: `i` together with `u` makes them three times as dear to compile.
export const NOUN = '(?:successor|replacement|substitute|alternative)s?';
export const ARTICLE = '(?:(?:the|an?|its|their|our|your|new|now|called|named)\\s){0,3}["\'(\\[]{0,2}';
const GOING = '(?:(?:will|shall|now|then|is going to|will be|is|are)\\s){0,2}';
export const AUXILIARY = '(?:(?:will|shall|is|are|has|have|been|be|now|then|also|soon|going to)\\s){0,3}';

/** "X takes its place", "X is the successor", "X serves as a substitute", "X steps in", "X carries on its work". */
export const TAKES_OVER = new Prefiltered(
  new RegExp(
    `^(?:\\s\\([^()]{1,40}\\))?,?\\s${GOING}(?:(?:(?:replace|supersede|succeed)s|(?<!^,\\s)(?:replace|supersede|succeed)|(?:replac|supersed|succeed)ing)\\s(?!by\\b|with\\b)|(?:takes?|taking)\\s(?:over\\b|(?:\\p{L}{1,8}\\s)?place\\b)|(?:steps?|stepping)\\sin(?!to)\\b|(?:stands?|standing)\\sin\\sfor\\b|(?:fills?|filling)\\s(?:the|its|this|that)\\s(?:gap|place|role)\\b|(?:carr(?:y|ies)|carrying)\\son\\sits\\b|does\\s(?:the\\ssame|its|this)\\s(?:job|work)\\b|(?:(?:is|are|be|becomes?)|(?:serves?|acts?|(?:is|are)\\s(?:available|offered|provided|here|there))\\sas)\\s(?:now\\s)?(?:(?:the|an?|its|their|our|your)\\s(?:[\\p{L}-]{1,20}\\s){0,2}${NOUN}\\b|(?:the\\s)?(?:preferred|recommended|suggested)\\b(?!\\s(?:for|by|that|to)\\b)))`,
    'u',
  ),
);
/** "Successor: X", "Replacement → X", "Use instead: X", "Replaced by: X", "New name: X". */
export const LABELLED = new Prefiltered(
  new RegExp(
    `(?<!\\b(?:no|not|without)\\s(?:\\p{L}{1,12}\\s)?)\\b(?:${NOUN}|instead|(?:what to )?use|(?:replaced|superseded|succeeded)\\sby|(?:migration|upgrade|move)\\starget|(?:migrate|move|switch|upgrade|go)\\sto|new\\s(?:name|home|product|service|tool|plan|model|version|address|endpoint))\\b[^.:!?]{0,24}[:→]\\s{1,2}${ARTICLE}$`,
    'u',
  ),
);
