import { durationAt } from '../../../facts/grace.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Ledger } from '../../ledger.ts';
import { changedAmounts } from '../../statements/changed-amount.ts';
import { touching } from '../../touching.ts';
import type { Claim } from '../claim.ts';
import { KnownTime, nextAt, ONE } from '../known-time.ts';
import { tellsUse } from '../longer.ts';
import { isHeldAlone } from '../other-purpose.ts';

/** "A grace period of 30 days", where the notice tells 30 days of something that may be granted. */
export const hasKnownLength = ({ notice, fact }: Claim): boolean =>
  fact.days !== undefined &&
  knownTime(notice).has(fact.days) &&
  !(GRACE.test(fact.span.text) && !GRACE.test(notice.doc.plain) && isHeldAlone(notice, fact.days));
/** What is kept for its owner or erased after so many days has no grace. */
const GRACE = /\bgrace\b/i;

/** "Remain good for 21 days beyond the date", of the notice's "stay valid for 21 days after it". */
export const tellsKnownLength = ({ notice, output, fact }: Claim): boolean =>
  fact.sort === 'vague' &&
  fact.days === undefined &&
  !REPEATED.test(fact.span.text) &&
  durationsIn(output.doc, fact).some((days) => knownTime(notice).has(days));
/** "60 days, as often as needed": one grant made many. */
const REPEATED = /\bas (?:often|many)\b/i;

/** "Proofs stay for another 90 days", of the notice's 60: a changed period, in which nothing may be used for longer. */
export const isStoredLonger = ({ ledger, fact, behind }: Claim): boolean =>
  behind.length === 0 && fact.days !== undefined && storedLonger(ledger)(fact.range);
const storedLonger = oncePer((ledger: Ledger) =>
  touching(
    changedAmounts(ledger).flatMap(({ notice, output }) => (tellsUse(ledger.notice.doc, notice) ? [] : [output])),
  ),
);

const knownTime = oncePer((notice: Reading) => new KnownTime(notice, durationsOf(notice.doc)));

/** Spans of time in the notice that may be granted, in days: all but those which something takes at most. */
function durationsOf(doc: Document): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { first, last } of doc.sentences) {
    for (let i = first; i < last; i++) {
      const days = durationAt(doc.tokens, i) ?? nextAt(doc.tokens, i);
      if (days !== undefined && !isTaken(doc, first, i)) found.add(days);
    }
  }
  return found;
}

/** "Refunded within 14 days", "takes up to 5 days"; but "can be restored within 14 days". */
function isTaken(doc: Document, first: number, at: number): boolean {
  if (!/^(?:within|takes?)$/.test(doc.tokens[at - 1]?.lower ?? '') || at === first) return false;
  for (let i = Math.max(first, at - 10); i < at; i++)
    if (/^(?:can|may|could)$|ble$/.test(doc.tokens[i]!.lower)) return false;
  return true;
}

/** The spans of time that a claim tells itself, in days. */
function durationsIn({ tokens, sentences }: Document, { range, sentence, token }: Claim['fact']): number[] {
  const found: number[] = [];
  const { first, last } = sentences[sentence]!;
  let end = token;
  while (end < last && tokens[end]!.start < range.end) end++;
  // "Known badges work for | another 5 days"
  if (tokens[end - 1]?.lower === 'for') end = Math.min(last, end + 2);
  // "60 days past the date"
  for (let i = Math.max(first, token - 2); i < end; i++) {
    const one = /^(?:another|an?|additional|extra|further)$/.test(tokens[i]!.lower)
      ? ONE[tokens[i + 1]?.lower ?? '']
      : undefined;
    const days = durationAt(tokens, i) ?? one;
    if (days !== undefined) found.push(days);
  }
  return found;
}
