import type { Clause } from '../../../text/clauses.ts';
import { isIndirectRelative, isInRelative } from '../relative.ts';
import { type Group, groupAt, isAuxiliary } from './auxiliaries.ts';
import type { DatePlace } from './date-place.ts';
import { isPastVerb } from './past-verbs.ts';
import { isPastForm, isRelative, isUnreal } from './words.ts';

/** "3 May, when the feeds will be …": the clause that tells what happens then. */
export function whenClause({ doc, at, sentence, c }: DatePlace): Clause | undefined {
  const next = c + 1 < sentence.lastClause ? doc.clauses[c + 1]! : undefined;
  return next?.lead === 'when' && next.first - at < 10 ? next : undefined;
}

/** "On 3 May the old gateway was …": rightwards, to the first auxiliaries of that clause or of the sentence. */
export function readBehind(place: DatePlace, when: Clause | undefined): Group | undefined {
  const { doc, date, at, sentence, c } = place;
  const { tokens, clauses } = doc;
  let from = at;
  while (from < sentence.last && tokens[from]!.start < date.range.end) from++;
  const unreal = isUnreal(tokens[from]?.lower ?? '');
  const { first, last } = when ?? { first: from, last: sentence.last };
  let here = c;
  for (let k = first; k < last && k < at + 30; k++) {
    while (here + 1 < sentence.lastClause && clauses[here + 1]!.first <= k) here++;
    if (!when && isOthersTime(place, k, from, here)) return undefined;
    // "On 3 May it goes for teams in which time was logged": the auxiliary is the relative clause's.
    if (isIndirectRelative(tokens, k)) return undefined;
    // "Off on 3 May, the owner having ruled so": a circumstance.
    if (tokens[k]!.lower === 'having') return undefined;
    // "On 3 May a new release threw it out"
    const isPast = k > from && isPastForm(tokens[k]!.lower) && isPastVerb(tokens, k, clauses[here]!, sentence.last);
    if (isPast && !unreal) return { tense: 'past', first: k, last: k };
    if (!isAuxiliary(tokens[k]!)) continue;
    if (isRelative(tokens[k - 1]!.lower) || isInRelative(tokens, k, from)) continue;
    return unreal && !when && k > from ? undefined : groupAt(tokens, k, from, sentence.last);
  }
  return undefined;
}

/** From token `k` on, something is told that has a time of its own. */
function isOthersTime({ doc, c }: DatePlace, k: number, from: number, here: number): boolean {
  const { tokens, clauses, plain } = doc;
  // "3 May – shutdown, as the landlord has ended the lease": a reason.
  if (here > c && /^(?:as|because|since|for)$/.test(clauses[here]!.lead)) return true;
  if (k === from) return false;
  if (/[;(]|\s[–—]\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return true;
  // "From that day set-ups fail: the key has expired": what explains it.
  return k > from + 1 && plain[tokens[k - 1]!.end] === ':';
}
