import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isOrigin } from './origin.ts';
import { predicateAt } from './predicate.ts';
import { isTime } from './subject.ts';

/* "Since May", "as of today": what has begun already. */

/** Whether "since" and a time tell that the state began in the past. `own` is one past the predicate. */
export function hasSince(doc: Document, own: number, first: number, last: number, clause: number): boolean {
  const { tokens, clauses } = doc;
  let c = clause;
  while (c > 0 && clauses[c]!.first > first) c--;
  for (let k = first; k < last; k++) {
    while (c + 1 < clauses.length && clauses[c + 1]!.first <= k) c++;
    if (clauses[c]!.bracketed && !clauses[clause]!.bracketed) continue;
    // In front of the predicate only where it opens the stretch: "Since March the header …".
    if (k < own - 1 && k > first + 1) continue;
    if (tokens[k]!.lower !== 'since' || tokens[k]!.code) continue;
    // "deprecated since", "endpoints added since": of something else.
    if (k > 0 && k !== own && tokens[k]!.start - tokens[k - 1]!.end === 1 && /ed$/.test(tokens[k - 1]!.lower)) continue;
    if (isOrigin(doc, k)) continue;
    // "withdraws it from projects that have used it since January": the relative clause's own.
    if (k > own && hasRelative(tokens, own, k)) continue;
    // "Is shut on 3 May, and the feed has failed since April", "; and since April no more are sold": another clause's.
    if (k > own && hasOtherVerb(doc, own, k)) continue;
    const next = tokens[k + 1];
    if (
      next === undefined ||
      k + 1 >= last ||
      next.number ||
      next.dateWord ||
      /^(?:then|version|release)$/.test(next.lower) ||
      isNumbered(tokens, k + 1, last)
    )
      return true;
    // "since the start of May", "since last week"; but "since the order forbids it" is a reason.
    if (/^(?:the|last|early|late|mid|this|that)$/.test(next.lower) && opensPoint(tokens, k + 2, last)) return true;
  }
  return false;
}

/** "Since Loom 61 they are …", "since firmware 7.1."; but "since Loom 61 lacks it" is a reason. */
const isNumbered = (tokens: readonly Token[], k: number, last: number): boolean =>
  tokens[k + 1]?.number === true &&
  !/^(?:week|day|month|quarter|article|section|rule|clause|level|phase|stage)$/.test(tokens[k]!.lower) &&
  (k + 2 >= last ||
    tokens[k + 2]!.start - tokens[k + 1]!.end > 1 ||
    /^(?:they|it|we|the|this|these|those|all|no|and|or)$/.test(tokens[k + 2]!.lower));

/** "As of today it is no longer accepted", "effective immediately": in front of its clause or behind the predicate. */
export function asOfToday(tokens: readonly Token[], begin: number, chain: number, end: number, stop: number): boolean {
  const isToday = (k: number): boolean =>
    /^(?:of|from|since|starting|effective) (?:today|now|immediately|yesterday)$|^with immediate$|^this (?:morning|afternoon)$/.test(
      `${tokens[k - 1]?.lower} ${tokens[k]!.lower}`,
    );
  // "As of 03:40 UTC this morning"
  const isTimeOnly = (k: number): boolean =>
    /^(?:as|from|since)$/.test(tokens[begin]!.lower) && (isTime(tokens, k) || isTime(tokens, k - 1));
  for (let k = begin + 1; k < Math.min(chain, begin + 8) && (k < begin + 3 || isTimeOnly(k)); k++)
    if (isToday(k)) return true;
  for (let k = end; k < Math.min(stop, end + 6); k++) if (isToday(k)) return true;
  return false;
}

function hasRelative(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (
      !tokens[k]!.code &&
      /^(?:who|which|that|whose|whom)$/.test(tokens[k]!.lower) &&
      tokens[k + 1]?.dateWord !== true
    )
      return true;
  return false;
}

/** Whether a clause with a verb of its own begins between two tokens, or right at the second. */
function hasOtherVerb({ tokens, plain }: Document, from: number, to: number): boolean {
  if (/^(?:and|but|while|whereas)$/.test(tokens[to - 1]!.lower)) return true;
  let border = false;
  for (let k = from; k < to; k++) {
    const { code, lower } = tokens[k]!;
    border ||=
      /^(?:and|but|while|whereas)$/.test(lower) || /[,;]/.test(plain.slice(tokens[k - 1]?.end ?? 0, tokens[k]!.start));
    if (border && !code && /^(?:is|are|was|were|has|have|had)$/.test(lower)) return true;
    // "…, support already fails since": a verb in the third person, of a subject of its own.
    if (
      border &&
      k > from &&
      predicateAt(tokens, k, to)?.form === 's' &&
      !/^(?:and|but|or)$/.test(tokens[k - 1]!.lower)
    )
      return true;
  }
  return false;
}

/** "Since that release needs them": the noun has a verb of its own. */
const isVerbNext = (tokens: readonly Token[], noun: number, last: number): boolean =>
  noun + 1 < last &&
  tokens[noun + 1]!.start - tokens[noun]!.end === 1 &&
  /^(?:is|was|has|had|will|can|cannot|may|does|did|needs|requires|lacks|drops|brings|no|\p{Ll}{3,}[^s]es)$/u.test(
    tokens[noun + 1]!.lower,
  );

/** A time, an event or a release within a few words, and no verb before it: "since the clock overflows in 2038" is a reason. */
function opensPoint(tokens: readonly Token[], from: number, last: number): boolean {
  let nouns = 0;
  for (let k = from; k < last && k < from + 4; k++) {
    if (isTime(tokens, k) || /^v?\d+(?:\.\d+)*$/.test(tokens[k]!.lower)) return true;
    if (
      /^(?:start|beginning|middle|end|turn|release|update|launch|switch|upgrade|migration|outage|incident|week|month|year|quarter|summer|autumn|fall|winter|spring|day|morning|version|date|moment)$/.test(
        tokens[k]!.lower,
      )
    )
      return !isVerbNext(tokens, k, last);
    if (tokens[k]!.content && ++nouns > 1) return false;
  }
  return false;
}
