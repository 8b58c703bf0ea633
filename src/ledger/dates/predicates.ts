/** Words that tell of a duty, of an end and of what goes on, by the letters that their forms begin with. */
export const ACT =
  /^(?:migrat|mov|upgrad|switch|replac|apply|applications?$|asks?$|received$|request|export|download|choose|opt|convert|updat|register|submit|reach|must|need|please|complete|finish|transition|adopt|save|back|renew|rotat|install|change|rebuild|order|vote|(?:transfer|bring|hand|claim|collect|redeem|spend|exchange|fetch|file|pay|sign|book)$)/;
export const ENDS =
  /^(?:remov|retir|sunset|shut|decommission|discontinu|disabl|delet|withdr|block|reject|expir|ceas|stop|terminat|end(?:s|ed|ing)?$|clos|fail|leav|unavailab|suspend|revok|eras|disappear|lose|refus|return|turn|cut|drop|deactivat|purg|shred|expung|scrub|eradicat|overwrit|forfeit|trash|laps|wip(?:e|ed|ing)|gone$|destroy|vanish|void|invalid|dead$|offline$)/;
export const GOES_ON =
  /^(?:work|keep|continu|available|accept|us(?:e|es|ed|able|ing)$|stay|remain|support|access|valid|run|usable|function|possible|receiv|get|ship|operat|honou?r|h(?:old|eld)|kept|retain|preserv|stor(?:e|ed|ing)$|sav(?:e|ed)$|serve[sd]?$|last(?:s|ed)$|maintain|exists?$|offer|provid|sold$|online|lives?$)/;
/** What an answer is that nothing goes on with: "get `410`", "stays off". */
export const FAILURE = /^(?:[45]\d\d|errors?|impossible|unable|waive[sd]?|off|down|only)$/;
