import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { familiesOf } from '../grammar/families.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import { PEOPLE } from './people.ts';

/** What else users are told to do to a thing, a setting or an account, beside the steps of a migration. */
const DOING: ReadonlySet<string> = new Set(
  `approve decline invite hook enrol enroll fit attach detach print sync synchronise synchronize pull port hop head fetch get bump flash reflash
   rebase rename rewire repoint retarget redirect relink reissue reorder reprint republish rebind reindex resync rejoin resend retag recode reconfigure
   tick untick toggle flip swipe scan assign reassign nominate appoint merge split publish validate authorise authorize grant revoke unpair pick jot note uninstall
   unplug plug mount unmount flush drain dump restore repack reserve book cash spend redeem claim trade hand bring collect phone ring mail email
   fax train teach brief warn swap substitute supply refactor rework adjust retire rewrite vendor fork clone push tag commit compile`
    .split(/\s+/)
    .map(lemma),
);
/** Whether a word can be the verb of a step. */
export const isDoing = (token: Token): boolean => familiesOf(token.lemma).includes('step') || DOING.has(token.lemma);

/** Words that may stand before an imperative without being its subject. */
const BEFORE =
  /^(?:please|then|and|or|so|first|next|finally|also|now|just|simply|instead|therefore|afterwards|either|otherwise|before|kindly|always|to|you|only|optionally|alternatively|meanwhile|never|not|don't|do|let['’]s)$/;
const DETERMINER =
  /^(?:what|which|whichever|whatever|how|whether|those|yours|one|two|both|new|another|other|only|that|the|your|a|an|its|all|any|each|every|this|these|it|them)$/;
const OBJECT = new RegExp(
  `${DETERMINER.source.slice(0, -2)}|to|from|in|on|with|for|by|out|up|off|over|again|before|as|and|under|at)$`,
);
/** Verbs of going over that need their preposition: "pull from", "hop over to". As nouns they do not stand before one. */
const GOING = /^(?:jump|shift|carry|fall|stick|draw|come|turn)$/;
/** Asks nothing that concerns the retirement: reading on, getting in touch, being pleased. */
const IDLE =
  /^(?:read|see|thank|thanks|note|wait|visit|learn|contact|reach|find|enjoy|join|follow|stay|expect|remember|hope|look|guide|details|docs|feel|love|care|let|leave|start|begin|compare|go|except)$/;
const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|may|must|should|does|do|did|isn't|aren't|won't|ends?|stops?|works?|stays?|remains?|keeps?|gets?|no)$/;
/** Verbs that are nouns as often. */
const AMBIGUOUS =
  /^(?:test|set|use|sign|copy|log|mark|order|plan|press|review|schedule|support|change|contact|display|upload|export|import|request|transfer|swap|address|guide|sandbox|trial|release|update|upgrade|store|point|call|edit)$/;
/** "Paid tips", "exported and sent to you": participles and past forms. */
const PAST =
  /^(?:paid|sent|kept|made|built|rebuilt|bought|sold|given|taken|written|rewritten|told|held|left|lost|done|gone|brought|chosen|taught|shown|drawn|known|found|got|gotten|went|took|gave|wrote|began|begun|bound|rang|rung)$/;
/** Prepositions that look like verbs in their base form. */
const PREPOSITION =
  /^(?:behind|beyond|besides|despite|within|during|under|among|amid|via|without|like|unlike|across|along|around|beside|beneath|between|inside|outside|throughout|towards?|near|past|against|until|through|after|since|because|while|when|where|whereas|both|per|plus|once|hence|thus)$/;
const NOT_VERB = /(?:ed|ing|s|tion|sion|ment|ness|ity|ance|ly|al|er|or|one|body)$/;

/** "Re-home it": the verb stands behind the hyphen. */
export const verbAt = (tokens: readonly Token[], k: number, plain: string): number =>
  tokens[k]!.lower === 're' && !tokens[k]!.code && plain[tokens[k]!.end] === '-' && k + 1 < tokens.length ? k + 1 : k;

/** The token of the imperative that opens a clause, or -1. */
export function orderAt(tokens: readonly Token[], first: number, last: number, plain: string): number {
  let k = first;
  while (k < last && !tokens[k]!.code && BEFORE.test(tokens[k]!.lower)) k++;
  // "You get this mail", "you get two seats": what comes to the reader.
  if (k > first && tokens[k]?.lower === 'get' && tokens[k - 1]!.lower === 'you') return -1;
  if (k < last) k = verbAt(tokens, k, plain);
  const token = tokens[k];
  // "Do Rosters › Move to Planner": the menu is the object.
  if (k > first && token && k < last && tokens[k - 1]!.lower === 'do' && token.capital) return k - 1;
  if (!token || k >= last || token.code || token.shaped || token.number || token.dateWord) return -1;
  if (PAST.test(token.lower) || PREPOSITION.test(token.lower)) return -1;
  // "The archive, open to readers": how a thing is.
  if (token.lower === 'open' && tokens[k + 1]?.lower === 'to') return -1;
  // "Sketch, the whiteboard, closes", "click & collect slots": a name and what follows it.
  if (k === first && /^\s?(?:,\s(?:the|our|an?|its)\s|&|[’']s\b)/.test(plain.slice(token.end, token.end + 6)))
    return -1;
  const next = k + 1 < last ? tokens[k + 1]! : undefined;
  // "Go to N3"; but "see", "contact", "go ahead" ask for nothing that matters here.
  const goes = token.lower === 'go' && /^(?:to|over|for|with|through)$/.test(next?.lower ?? '');
  // "Read faxes through the Message API", but not "read the guide".
  const reads = /^(?:read|find|follow)$/.test(token.lower) && /^[a-z]{3,}s$/.test(next?.text ?? '') && next!.content;
  if (IDLE.test(token.lower) && !goes && !reads) return -1;
  // "Mail-in", "add-ons", "pay-as-you-go": a part of a compound; "re-pair" is a verb of its own.
  if (token.lower !== 're' && plain[token.end] === '-' && /\w/.test(plain[token.end + 1] ?? '')) return -1;
  const known =
    (goes || reads || isDoing(token)) &&
    !/(?:ed|ing|tion|tions|sion|sions|ment|al|ings)$|(?:quest|own|send|hold|build|review|approv|report|publish|subscrib|develop|load|print|scann|play|mak|work)er$/.test(
      token.lower,
    ) &&
    !(token.lower.endsWith('s') && !token.lower.endsWith('ss'));
  // "(test environment: …)": a noun.
  if (
    known &&
    first > 0 &&
    next?.content &&
    !next.code &&
    !next.shaped &&
    AMBIGUOUS.test(token.lower) &&
    !/^\p{Lu}|s$/u.test(next.text) &&
    !opensWithObject(tokens, k, last) &&
    // "Use version 3": what opens a clause so is a verb, save in "use case".
    !(token.lower === 'use' && k === first && next.lower !== 'case')
  )
    return -1;
  // "Projects on the model, save those on dedicated capacity": but for those.
  if (token.lower === 'save' && /^(?:those|for|where|that|in|on|at)$/.test(next?.lower ?? '') && k === first) return -1;
  if (known && isCompoundSubject(tokens, k, last, plain)) return -1;
  if (known) return next && /^(?:is|are|was|were|has|have|will|of|can|may)$/.test(next.lower) ? -1 : k;
  // A base form before an object, in a clause without a finite verb: "reindex the corpus", "rebase your branches".
  if (!next || !token.content || NOT_VERB.test(token.lower) || token.lower.length < 3) return -1;
  if (/^\p{Lu}{2}/u.test(token.text)) return -1;
  // "Approve or decline all open requests"
  if (/^(?:and|or)$/.test(next.lower) && tokens[k + 2] && k + 2 < last && isDoing(tokens[k + 2]!)) return k;
  // "Hub Two is not affected": a name.
  if (next.capital && !next.code && DETERMINER.test(next.lower)) return -1;
  const object = next.code || (GOING.test(token.lower) ? OBJECT : DETERMINER).test(next.lower);
  if (!object || next.lower === 'of') return -1;
  for (let n = k + 1; n < last && n < k + 14; n++) if (!tokens[n]!.code && FINITE.test(tokens[n]!.lower)) return -1;
  return k;
}

/** "Restore points older than two years cannot be converted", "install counts move": a noun in the plural with a verb of its own. */
function isCompoundSubject(tokens: readonly Token[], at: number, last: number, plain: string): boolean {
  const head = tokens[at + 1];
  if (tokens[at]!.capital && isActor(tokens, at, last)) return true;
  if (!head || at + 2 >= last || head.code || !head.content || !/^[a-z]{3,}s$/.test(head.text)) return false;
  for (let k = at + 2; k < last && k < at + 9; k++) {
    const { lower, code, content, number } = tokens[k]!;
    if (code || /[,;:()]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return false;
    if (/^(?:is|are|was|were|has|have|will|can|cannot|may|must|do|don't|aren't|won't|can't)$/.test(lower)) return true;
    // "Phone numbers get deleted"
    if (lower === 'get' && /ed$/.test(tokens[k + 1]?.lower ?? '')) return true;
    if (k === at + 2 && isDoing(tokens[k]!) && !/(?:s|ed|ing)$/.test(lower))
      return k + 1 >= last || /ly$|^themselves$/.test(tokens[k + 1]!.lower);
    if (!content && !number && !/^(?:than|of|from|in|on|older|newer|with|and)$/.test(lower)) return false;
  }
  return false;
}

/** "Export alert rules to JSON": a compound in the plural as object, and no verb besides. */
export function opensWithObject(tokens: readonly Token[], at: number, last: number): boolean {
  const head = tokens[at + 2];
  if (!head || at + 2 >= last || head.code || !/^[a-z]{3,}s$/.test(head.text) || !head.content) return false;
  for (let k = at + 3; k < last && k < at + 14; k++)
    if (!tokens[k]!.code && FINITE.test(tokens[k]!.lower)) return false;
  return true;
}

/** Whether an object, or a preposition, follows a verb behind a comma. */
export function takesObject(verb: Token, next: Token): boolean {
  if (next.code || next.shaped || OBJECT.test(next.lower) || next.capital) return true;
  return !AMBIGUOUS.test(verb.lower) && /^[a-z]{3,}s$|^(?:people|staff|everyone|everybody)$/.test(next.text);
}

/** "Review Circles takes over", "Acme re-embeds your corpus": a name, and a verb in its third person right behind it. */
export function isActor(tokens: readonly Token[], first: number, last: number): boolean {
  let k = first;
  while (k < last && k < first + 4 && tokens[k]!.capital && !tokens[k]!.dateWord) k++;
  const verb = k < last ? tokens[k]! : undefined;
  const at = verb?.lower === 're' ? tokens[k + 1]! : verb;
  return (
    k > first &&
    at !== undefined &&
    !at.code &&
    // "Send readings to `x`"
    /^[a-z]{2,}[^s\W]s$/.test(at.text) &&
    !at.text.endsWith('ings') &&
    isThirdPerson(at, tokens[k + 1])
  );
}

/** A noun in the plural has no object behind it. */
const isThirdPerson = (verb: Token, next: Token | undefined): boolean =>
  (isDoing(verb) || isKnownVerb(verb)) &&
  next !== undefined &&
  (next.code ||
    next === verb ||
    DETERMINER.test(next.lower) ||
    /^(?:your|our|over|up|out|off|all|to)$/.test(next.lower));

/**
 * "Vector tiles hold geometry and stop at zoom 16", "our technicians set a password and confirm it": the verbs of one
 * subject, of which the first is no order. Users are another matter.
 */
export function sharesSubject(tokens: readonly Token[], first: number, at: number, plain: string): boolean {
  for (let k = at - 1; k > first && k > at - REACH; k--) {
    if (/[;:]|\.\s*$/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) return false;
    const { lower, text, code } = tokens[k]!;
    if (/^(?:if|when|where|once|unless|before|please|must|should|can|to|you)$/.test(lower)) return false;
    if (code || lower === 'still' || !/^[a-z]{3,}$/.test(text) || /(?:s|ed|ing)$/.test(lower)) continue;
    if (!isDoing(tokens[k]!) && !isKnownVerb(tokens[k]!)) continue;
    const subject = tokens[k - 1]!;
    if (/^(?:we|they)$/.test(subject.lower)) return true;
    if (subject.code || !/^[A-Za-z]?[a-z]{2,}[^s]s$/.test(subject.text) || isDoing(subject)) continue;
    const ours = tokens.slice(Math.max(first, k - 4), k).some((token) => token.lower === 'our');
    return ours || !PEOPLE.test(subject.lower);
  }
  return false;
}
const REACH = 30;
