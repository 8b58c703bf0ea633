import { Prefiltered } from '../../text/prefilter.ts';
import type { Draft } from './join.ts';

const OLD = new Prefiltered(
  /(?:(?:previously|formerly|originally|initially)(?: [a-z/-]+){0,5}?|(?:earlier|later|sooner) than (?:[a-z]+ )?(?:planned|announced|expected|scheduled)|first (?:set|planned|scheduled|announced|meant|due|expected|supposed|intended|slated|targeted)(?: [a-z/]+){0,5}?|earlier (?:date|deadline|announced)[a-z ,]{0,24}|(?:earlier|previous|prior|former|original|initial|first) (?:version|revision|edition|plan|draft|announcement|post|timeline|schedule|date|deadline|cut-?off)\b[^,.;:]{0,80}?|instead of|rather than|(?:the )?(?:void|cancelled|obsolete|outdated|superseded|abandoned)|forget|disregard|not|postponed from|moved from|changed from|extended from|pushed (?:back )?from|put (?:back|off) from|delayed from|rescheduled from|deferred from|brought forward from|old (?:date|deadline)[a-z: ,]{0,12}|(?:was|were) to (?:be )?[a-z]+(?: [a-z]+){0,3}|(?:was|were) (?:[a-z]+ly )?(?:printed|given|stated|listed) as|had (?:said|told you|hoped for|named|given)|(?:mail|post|message|announcement|notice|letter|newsletter|bulletin|note) (?:said|named|gave|stated|mentioned|quoted|listed)(?: [a-z]+){0,3}?|(?:had|was|were) (?:previously |originally |first |initially )?(?:planned|scheduled|set(?! up)|due|meant|announced|going|intended|slated|supposed)(?: [a-z/]+){0,6}?|was|were|used to be|(?:replac|overrid)(?:es?|ing)(?: the)?(?: earlier| previous| old| original)?(?: date| deadline)?(?: of)?|supersed(?:es|ing)(?: [a-z]+){0,5}?|no longer|had been)\s(?:(?:for|on|to|by|at|of|until|from|in|the|end|as)\s){0,3}\(?$/i,
);
/** "Should have left on", "would have been withdrawn by", "we had hoped to be done by": what did not come to pass. */
const UNREAL =
  /\b(?:(?:should|would|could|might|ought to)(?: originally| actually)? have (?:[a-z]+ly )?(?:been )?[a-z]+|had (?:[a-z]+ly )?(?:intended|hoped|planned|meant|wanted|expected|aimed|wished|thought) (?:to|of|that|it)\b[^.;:,]{0,50}?)\s(?:[a-z]+\s){0,3}?(?:on|by|in|at|from|until|before|for|as of)\s(?:the\s|end of\s){0,2}$/i;
/** "We have postponed the shutdown, planned for", "in our first mail we gave": behind such words stands the plan of before. */
const FORMER =
  /\b(?:postpon|delay|deferr?|pushed|put (?:off|back)|moved|shift|reschedul|extend)[^.;]{0,60}\b(?:planned|scheduled|set|announced|due|foreseen|intended)\s(?:for|on)\s$|\b(?:first|earlier|previous|last|original|initial|old)\s[a-z-]{3,14}\b,?\s[^.;:]{0,24}\b(?:gave|named|stated|quoted|said|mentioned|listed|had)\s$/i;
/** "The first deadline, 30 April, is extended": behind the day of before. */
const IS_MOVED =
  /^,?\s(?:is|was|has been|had been|gets?|will be)\s(?:now\s|again\s|hereby\s|therefore\s)?(?:extended|moved|postponed|pushed|deferred|put (?:off|back)|delayed|lifted|replaced|superseded)\b/i;
const FORMER_DAY =
  /\b(?:first|earlier|previous|original|initial|old|former|announced|planned)\s(?:[a-z-]+\s){0,2}(?:date|deadline|cut-?off|day|end|term|schedule)\b[^.;:]{0,40},\s$/i;
/** "The original 30 April deadline". */
const OF_OLD = /\b(?:original|initial|previous|former|old)(?:ly (?:announced|planned|set|given|communicated))?\s$/i;
const DATE_NOUN =
  /^\s(?:[a-z-]+\s)?(?:date|deadline|cut-?off|end date|shut-?down|sunset|removal|retirement|switch-?off|turn-?off|timeline|target)\b/i;
/** "Not withdrawn on 30 April but on 31 July". */
const NOT_BUT = /\bnot\s(?:[a-z]+\s){0,4}(?:on|by|in|at|from|until)\s$/i;
/** "Supersedes: Notice 2027-06, which gave": what an earlier paper said. */
const EARLIER_PAPER =
  /^\W*(?:supersedes|replaces|obsoletes|corrects)\s?:\s|\b(?:notice|e?-?mail|letter|memo|bulletin|circular|announcement|message)\b[^.;:]{0,24}\b(?:which|that)\s(?:had\s)?(?:gave|given|named|said|set|told|stated|announced)\s$/i;
/** "(was: …". */
const OLD_LABEL = new Prefiltered(
  /[([]\s?(?:was|were|previously|formerly|originally|before|old|until now|not|superseded|replaced|obsolete|outdated|void|cancelled|ex|earlier|initially)(?:\s[a-z]+)?:\s?$|[,;([]\s?no longer\s$/i,
);
/** "On 30 June, no longer on 31 March". */
const NO_LONGER_ON = /[,;(–—]\s?(?:and\s)?no longer\s(?:on|by|at|from|in)\s(?:the\s)?$/i;
/** Behind the old date: "is now 4 May", "has been moved to …"; "30 June to move to X" is the time for a step. */
const MOVES_ON = new Prefiltered(
  /^\s(?!to\s)(?:[a-z-]+\s){0,3}(?:(?:is|are) now|(?:has |have )?(?:been |is |was )?(?:moved?s?|changed?s?|extended|pushed(?: back)?|postponed|shifted) to|becomes?)\s(?:on\s)?(?:the\s)?[A-Z\d]/,
);
const WAS_MOVED = new Prefiltered(
  /^(?:,\s[a-z][a-z ]{2,30},\s|[\s,)]{0,2})(?:\((?:previously|old|original|was)\)|(?:no longer|does not|doesn't) (?:holds?|appl(?:y|ies)|stands?|counts?)\b|(?:is|was|has been|being) (?:void|obsolete|superseded|dropped|cancelled|abandoned|off the table|out of date|outdated|overtaken)\b|has been (?:moved|postponed|extended|pushed)|was the (?:old|original|previous|first))|^\s(?:[a-z-]+\s){0,2}(?:switch-?off|shut-?down|cut-?off|turn-?off|removal|date|deadline|plan|retirement|sunset|closure|closing|end|withdrawal|schedule)\s(?:(?:is|was|are|were|has been|have been|being)\s)?(?:now\s|since\s)?(?:called off|cancell?ed|scrapped|shelved|abandoned|dropped|withdrawn|given up|rescinded|revoked|void|off the table|off)\b/i,
);

/** "previously 30 April", "moved from X to Y" (X is old), "was planned for X". */
export function isOld(before: string, after: string, draft: Draft): boolean {
  const near = before.slice(-80);
  if (
    OLD.test(near) &&
    !/\bbut\s(?:[a-z]+\s){0,3}$/i.test(near) &&
    !/\b(?:will|can|could|is|are|does|do|may|would|that)\s(?:not|no longer)\s(?:[a-z]+\s){0,4}$/i.test(near) &&
    !/\bno longer\s(?:\w+\s){0,6}$/i.test(near)
  )
    // "Was 30 September", and nothing else, in a cell of a table: what happened.
    return !isPlainPast(near) && !(/^\W*was\s$/i.test(before) && /^\W*$/.test(after));
  if (OLD_LABEL.test(near) || EARLIER_PAPER.test(before) || NO_LONGER_ON.test(near)) return true;
  if (
    draft.head === null &&
    /^\s(?:to|→|->|and now)\s/.test(after) &&
    /\b(?:mov|chang|extend|postpon|push|delay|reschedul|defer|shift|prolong|put|br(?:ing|ought))(?:ed|es|s|ing|e)?\s(?:[^\s.;:]+\s){0,9}?from\s(?:[a-z]+\s)?$/i.test(
      near,
    )
  )
    return true;
  if (
    /^\s(?:→|->|=>)\s(?=\d|\p{Lu})/u.test(after) &&
    /\b(?:mov|chang|extend|postpon|push|delay|reschedul|defer|shift|new date)/i.test(near)
  )
    return true;
  if (OF_OLD.test(near) && DATE_NOUN.test(after)) return true;
  if (UNREAL.test(near) || FORMER.test(near) || (FORMER_DAY.test(near) && IS_MOVED.test(after))) return true;
  if (NOT_BUT.test(near) && /^,?\sbut\s(?:[a-z]+\s){0,3}(?=\d|\p{Lu})/u.test(after)) return true;
  // "Ask until 15 June and your removal moves to 30 September": a day to ask by, and another's that moves.
  return (MOVES_ON.test(after) && !(ASKED_BY.test(near) && /^,?\sand\s/i.test(after))) || WAS_MOVED.test(after);
}
const ASKED_BY = /\b(?:until|till|by|before)\s(?:the\s)?$/i;

/** A second plan that was dropped with the first: "first set for 30 April and later for 30 June, now 1 September". */
export const FOLLOWS_OLD =
  /^[\s,(]*(?:and|then|later|or|subsequently|afterwards|next|again)\b(?![^.;]*\b(?:now|will|new|but|instead|finally|has been)\b)[^.;]{0,60}$/i;

/** "was switched off on 4 January" tells what happened; it marks no older plan. */
const isPlainPast = (near: string): boolean =>
  /\b(?:was|were|been|not)\s(?!to\s)(?:(?:for|on|to|by|at|of|until|from|in|the|end|as)\s){0,3}$/i.test(near) &&
  !/(?:[(,;]\s?(?:it\s)?|^\W*)(?:was|not)\s(?:\w+\s)?$/i.test(near) &&
  !/\b(?:former|previous|prior|earlier|original|initial|old|first)\s(?:[a-z]+\s)?(?:date|deadline|cut-?off|plan|schedule|day|term)\s(?:was|had been)\s(?:[a-z]+\s){0,2}$/i.test(
    near,
  ) &&
  // "The date previously given was", "the day that we named before was"
  !/\b(?:date|deadline|cut-?off|schedule|day|term)\s(?:[a-z]+\s){0,4}?(?:given|named|announced|told|stated|mentioned|communicated|published|set|planned|gave|said)\s(?:[a-z]+\s){0,3}?(?:was|had been)\s(?:[a-z]+\s){0,2}$/i.test(
    near,
  );
