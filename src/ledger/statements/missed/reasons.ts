import { stampKey } from '../../dates/stamps.ts';
import { ASKED, askedBy } from '../model.ts';
import { followsFrom, isBeside } from '../reasons.ts';
import { weights } from '../weights.ts';
import type { Case } from './case.ts';

/**
 * "Older firmware uses 16-bit checksums, so both cannot drive one arm": what follows is the constraint. Its reason stands
 * before it in the sentence, and that is what has to be kept.
 */
export function followsFromReason({ ledger, match, matches, at }: Case): boolean {
  if (!followsFrom(ledger.notice.doc, match)) return false;
  for (let k = at - 1; k >= 0 && isBeside(matches[k]!, match); k--) {
    const { purposes, measurable } = matches[k]!;
    if (measurable && askedBy(8, purposes, false, weights) >= ASKED) return true;
  }
  return false;
}

/**
 * How surely a reason is lost. "It keeps them in the old encoding, which the new operator cannot decode": a relative with too
 * few words of its own goes with the clause that it leans on, where the output has no trace of it.
 */
export function lostReason({ match, matches, at }: Case): number {
  const { statement, measurable, recall, lost } = match;
  if (measurable || recall.own > 0 || recall.ownWeight === 0 || !statement.features.has('relative')) return lost[8];
  let h = at - 1;
  // "… otherwise, which …"
  while (h > 0 && !matches[h]!.measurable && matches[h]!.statement.features.has('one-word')) h--;
  const head = matches[h];
  return head?.measurable && isBeside(head, match) ? head.lost[8] : lost[8];
}

/**
 * "Both models shut themselves out on 19 September", however technical its words: the end itself, and kept where its day is. A
 * reason has a word of cause, or a day of its own.
 */
export function isEndToldByDay({ ledger: { output }, match: { statement } }: Case): boolean {
  const { dates, features } = statement;
  if (!features.has('cue:lifecycle') || features.has('because') || features.has('relative')) return false;
  const days = dates.filter(({ lifecycle }) => lifecycle).map(({ stamp }) => stampKey(stamp));
  if (days.length === 0) return false;
  const told = new Set(output.facts.dates.map(({ stamp }) => stampKey(stamp)));
  return days.every((day) => told.has(day));
}

/**
 * "Visitors agreed to on-site collection only, and the law does not let us use their answers elsewhere": of two halves of one
 * reason, the first of which is kept to the word, the second is not asked for.
 */
export function isSecondHalf({ match, matches, at }: Case): boolean {
  const { statement, purposes } = match;
  if (statement.clause.lead !== 'and' || statement.features.has('because') || purposes.fact >= purposes.reason)
    return false;
  const head = matches[at - 1];
  return (
    head?.measurable === true &&
    isBeside(head, match) &&
    head.recall.own >= KEPT &&
    head.purposes.reason >= PERHAPS &&
    !head.statement.features.has('because')
  );
}
/** Share of its own words from which the first half is kept, and the probability from which it may be a reason. */
const [KEPT, PERHAPS] = [0.8, 0.35];
