import type { Draft } from './join.ts';

/** The day of a plan stands behind such a word. */
const TO_DAY = /\b(?:for|on|by|in|at|from|until|before|of|after)\s(?:the\s)?(?:end\sof\s)?$/i;
/** "We told you that they would leave on", "you may have read that it was to end on": a plan of before, in words of then. */
const SAID =
  /\b(?:told|said|announced|wrote|informed|promised|communicated|posted|stated|mentioned|read|heard|warned)\b(?=[^;]{0,140}$)/i;
const OF_THEN = /\b(?:would|(?:was|were)\s(?:going\s)?to)\s/i;
/** "The shutdown planned for", "announced to end on": a plan, though not one of before. */
const PLANNED =
  /\b(?:planned|scheduled|announced|set|slated|due|foreseen|intended|expected|fixed|meant|supposed)\s(?:to\s[^.;:]{1,50}\s)?(?:for|on|by|in|from|until)\s(?:the\s)?$/i;

/** Word that a day has moved, right behind it or in the next sentence. */
const MOVED =
  /\b(?:has|have|had|is|was|are|were|been|be)\s(?:now\s|since\s|again\s)?(?:moved|changed|postponed|extended|pushed|delayed|deferred|shifted|put (?:off|back))\b|\bwe(?:['’](?:re|ve|ll)|\s(?:are|have|will))?\s(?:[a-z]+\s)?(?:mov(?:e|ed|ing)|postpon(?:e|ed|ing)|extend(?:ed|ing)?|push(?:ed|ing)?|delay(?:ed|ing)?|defer(?:red|ring)?|shift(?:ed|ing)?)\s(?:back\s)?(?:the|that|this|it|our)\b|\bnew (?:date|deadline|day)\b|^[^.;]{0,40}[.;]\s[^.;]{0,60}\bnow\b/i;
/** "The shutdown, planned for 2 March, has been put off until …": the plan's own verb. */
const PUT_OFF =
  /^,?\s(?:(?:is|was|has|have|been|being|will|be|now|again|therefore|had|to|we|it)\s){0,5}(?:put\s(?:off|back)|postpon|mov(?:es?|ed|ing)\b|push|delay|defer|shift|reschedul|slip|brought forward|chang|extend)/i;
/** Word that a plan does not hold any more. */
const OFF =
  /\b(?:cancel(?:s|led|ed|ling)?|call(?:ed|ing)\s(?:[a-z]+\s)?off|drop(?:ped|ping)|scrap(?:ped|ping)|shelv(?:ed|ing)|abandon(?:ed|ing)|revok(?:ed|ing)|rescinded|revers(?:ed|ing)|paus(?:ed|ing)|(?:is|are|been|put|now|,) (?:on hold|on ice)|off the (?:table|list)|(?:will|does|do|is|are|has)(?:\snot|n['’]t)\s(?:now\s)?(?:take place|tak(?:en|ing) place|happen(?:ing|ed)?|go(?:ing)? ahead|appl(?:y|ies)|stand|hold)|won['’]t\s(?:take place|happen|go ahead)|no longer (?:planned|stands?|holds?|applies)|chang(?:ed|ing|e of) (?:(?:our|their|my|its) )?(?:minds?|hearts?|plans?|course)|decided (?:against|not to)|thought (?:better|again)|reconsidered|(?:is|are) here to stay|li(?:ves?|ving) on\b|after all\b(?!\s(?:of|the|these|those|our|your|its|their|dates?|users?|customers?)\b))/i;
/** "Announced to end on 3 May, stays": said of the thing and not of the plan. */
const STAYS = /^,?\s(?:[a-z]+\s)?(?:(?:now|will)\s)?(?:stays?|remains?|goes on|continues?|is staying|is kept)\b/i;

/** So far behind an old day its change is told. */
const FAR = 200;

/** "Whose retirement had been announced for": a plan that was one. */
const HAD_BEEN =
  /\bhad been (?:[a-z]+ly )?(?:planned|scheduled|set|due|meant|announced|intended|slated|foreseen|fixed)\s(?:[a-z/]+\s){0,6}$/i;

/** "In our first mail we set a 30 September deadline. That deadline is now extended". */
const WE_SET =
  /\b(?:we|announcement|e?-?mail|post|notice|letter|bulletin)(?:['’]d| had| have)?\s(?:originally\s|first\s|initially\s)?(?:set|gave|given|named|announced|stated|published|communicated)\s(?:(?:you|an?|the|our)\s){0,2}$/i;
const THAT_IS_MOVED =
  /^(?:\s(?:[a-z-]+\s)?(?:date|deadline|cut-?off|sunset|timeline|shut-?down|removal))?[.;]\s(?:[Tt]hat|[Tt]his)\s(?:[a-z-]+\s)?(?:date|deadline|cut-?off|day|sunset|timeline|plan)?\s?(?:is|was|has)\s(?:(?:now|since|been|hereby|again)\s){0,3}(?:extended|moved|postponed|pushed|deferred|delayed|put (?:off|back)|changed)\b/;

/** What became of the plan of which a day is told: `moved` to another day, or `off`. Of plain `before` and `after` in its sentence. */
export function fateOfPlan(
  plain: string,
  { closed }: Draft,
  before: string,
  after: string,
): 'moved' | 'off' | undefined {
  if (WE_SET.test(before) && THAT_IS_MOVED.test(plain.slice(closed, closed + FAR))) return 'moved';
  if (!TO_DAY.test(before)) return undefined;
  if (HAD_BEEN.test(before)) return 'off';
  if (PLANNED.test(before)) {
    if (PUT_OFF.test(after)) return 'moved';
    const stays = /\sto\s\S/.test(PLANNED.exec(before)![0]) && STAYS.test(after);
    return stays || OFF.test(after) || OFF.test(before) ? 'off' : undefined;
  }
  const said = SAID.exec(before);
  if (said === null || !OF_THEN.test(before.slice(said.index))) return undefined;
  const behind = plain.slice(closed, closed + FAR);
  return MOVED.test(behind) ? 'moved' : OFF.test(behind) ? 'off' : undefined;
}
