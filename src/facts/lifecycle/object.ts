import type { Clause } from '../../text/clauses.ts';
import type { Token } from '../../text/tokens.ts';
import { isCarrier, isTime, PRONOUN, startsObject } from './subject.ts';

/** The object's tokens, up to the next preposition of time or the next clause with a verb of its own. */
export function objectOf(
  tokens: readonly Token[],
  at: number,
  stop: number,
  clauses: readonly Clause[],
  clause: number,
): number[] {
  const kept: number[] = [];
  let lastBorder = Number.MAX_SAFE_INTEGER;
  let c = clause;
  for (let k = at; k < stop && k < at + LONGEST; k++) {
    while (c + 1 < clauses.length && clauses[c + 1]!.first <= k) c++;
    const own = clauses[c]!;
    if (c > clause && own.first === k && isNext(own)) break;
    const token = tokens[k]!;
    if (own.bracketed && !clauses[clause]!.bracketed) {
      if (isCarrier(token) && (token.code || token.shaped)) kept.push(k);
      continue;
    }
    if (isTime(tokens, k) || (k > at && (leadsToTime(tokens, k) || opensAbsolute(tokens, k, stop)))) break;
    if (k > at && isNextVerb(token)) {
      // What stood behind the last "and" or bracket is the next verb's subject.
      while (kept.length > 1 && kept.at(-1)! > lastBorder) kept.pop();
      break;
    }
    // "Drops support for it, and the endpoint …": behind the pronoun nothing is lined up.
    if (k > at && token.lower === 'and' && isItOrThem(tokens[k - 1]!)) break;
    if (k > at && (/^(?:and|or)$/.test(token.lower) || (own.lead === ')' && own.first === k))) lastBorder = k - 1;
    if (k > at && isNextPredicate(tokens, k, stop)) break;
    if (isCarrier(token) || PRONOUN.has(token.lower)) kept.push(k);
    if (k === at && isItOrThem(token)) break;
  }
  return kept;
}
/** So many words of it are looked at. */
const LONGEST = 40;

/** A clause that is neither lined up with the one before nor a bracket of it. */
const isNext = ({ bracketed, lead }: Clause): boolean => !bracketed && !/^(?:and|or|\(|\))$/.test(lead);

const isItOrThem = ({ lower }: Token): boolean => lower === 'it' || lower === 'them';

/** "On 3 May", "no earlier than …". */
const leadsToTime = (tokens: readonly Token[], k: number): boolean =>
  (/^(?:on|from|by|until|after|before|at|as|in)$/.test(tokens[k]!.lower) && isTime(tokens, k + 1)) ||
  // "We stop stamping them after the late session": an event for its time.
  (isItOrThem(tokens[k - 1]!) && /^(?:until|after|before|when|once)$/.test(tokens[k]!.lower)) ||
  (tokens[k]!.lower === 'no' && /^(?:earlier|sooner|later)$/.test(tokens[k + 1]?.lower ?? ''));

/** ", the new readers being unable …": behind a mark a circumstance with a subject of its own. */
function opensAbsolute(tokens: readonly Token[], k: number, stop: number): boolean {
  if (tokens[k]!.start - tokens[k - 1]!.end < 2) return false;
  for (let n = k + 1; n < stop && n < k + ABSOLUTE; n++) {
    if (tokens[n]!.start - tokens[n - 1]!.end > 1) return false;
    if (/^(?:being|having)$/.test(tokens[n]!.lower)) return true;
  }
  return false;
}
/** So many words its subject has at most. */
const ABSOLUTE = 7;

/** An auxiliary, or what opens a clause with a verb of its own. */
const isNextVerb = ({ lower }: Token): boolean =>
  /^(?:because|since|so|which|when|while|whereas|unless|if|will|is|are|was|were|has|have|must|would|follows?)$/.test(
    lower,
  );

/** What the company does next in the same sentence. */
const isNextPredicate = (tokens: readonly Token[], k: number, stop: number): boolean =>
  // "has shut down `a` and deprecates `b`", "removes `a`, discourages `b`"
  (PREDICATE.test(tokens[k]!.text) &&
    (/^(?:and|or|but)$/.test(tokens[k - 1]!.lower) || startsObject(tokens, k + 1, stop))) ||
  // "has shut down `a`, winds down `b`"
  (PHRASAL_PREDICATE.test(tokens[k]!.text) && /^(?:down|off|out|up|away)$/.test(tokens[k + 1]?.lower ?? ''));

/** Verbs of a company in the third person, with an object of their own. */
const PREDICATE =
  /^(?:remov|retir|deprecat|discourag|announc|introduc|clos|end|stop|shut|disabl|discontinu|withdraw|drop|keep|add|replac|mark)(?:e?s)$/;
const PHRASAL_PREDICATE = /^(?:winds|phases|turns|switches|takes|shuts|cuts|powers|tears|brings|gives|pulls)$/;
