import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { PAST_INTRANSITIVE } from './words.ts';

/** Any past form, and what makes another form of a word that looks like one. */
const PAST_LOOK =
  /^(?:was|were|had|did|went|came|took|fell|began|became|got|gave|ran|saw|made|met|held|sent|died|broke|rose|froze|threw|withdrew|drew|drove|chose|spoke|wrote|told|said|found|built|brought|stood|grew|knew|won|\p{Ll}{3,}ed)$/u;
const NO_PAST =
  /^(?:is|are|be|been|being|gets?|will|would|can|may|must|should|shall|to|not|the|a|an|any|all|no|by|as|when|if|once|after|before|which|that|already|yet|have|has|having|and|or|of|for|with|in|on|our|your|their|its|automatically|fully|permanently|completely|longer|also|then)$/;

const SUBJECT =
  /^(?:we|it|they|you|he|she|i|this|that|these|those|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody)$/;
/** So many words of a clause are looked at; real clauses are shorter. */
const LONGEST = 40;

/** Whether a clause has a verb in the past, whatever it is; up to token `to`, where that is given. */
export function isPastClause(doc: Document, c: number, to?: number): boolean {
  const { first, last } = doc.clauses[c]!;
  for (let k = first; k < Math.min(to ?? last, last, first + LONGEST); k++) {
    const { lower, code, text } = doc.tokens[k]!;
    // "Sandbox-issued certificates"
    if (code || !PAST_LOOK.test(text) || doc.plain[doc.tokens[k]!.start - 1] === '-') continue;
    if (/^(?:was|were|had|did)$/.test(lower)) return true;
    // "It places scripted calls"
    const next = doc.tokens[k + 1];
    if (k + 1 < last && lower.endsWith('ed') && next?.content && /^\p{Ll}+s$/u.test(next.text)) continue;
    // "Periods that ended before May": a relative pronoun makes a verb of it.
    if (PAST_INTRANSITIVE.test(lower) && /^(?:that|which|who)$/.test(doc.tokens[k - 1]?.lower ?? '')) return true;
    let b = k - 1;
    while (b > first && /^(?:already|also|then|since)$/.test(doc.tokens[b]!.lower)) b--;
    const before = doc.tokens[b];
    if (
      before !== undefined &&
      b >= first &&
      // "Tariff S closed": a letter that is a name.
      (before.content || before.code || SUBJECT.test(before.lower) || (b > first && /^\p{Lu}$/u.test(before.text))) &&
      !NO_PAST.test(before.lower)
    )
      return true;
  }
  return false;
}

/** "`a-5` died on 3 May and | will not return": the day before the joint is the earlier verb's. */
export function isEarlierVerbs(doc: Document, c: number, chain: number, { range }: DateFact): boolean {
  const joint = doc.tokens[chain - 1];
  return (
    joint !== undefined &&
    /^(?:and|but)$/.test(joint.lower) &&
    range.end <= joint.start &&
    range.start >= doc.clauses[c]!.start &&
    isPastClause(doc, c, chain)
  );
}
