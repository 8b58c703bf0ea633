import type { Document } from '../../../text/document.ts';
import type { Chain } from '../chain.ts';
import type { Predicate } from '../predicate.ts';
import { hasSince } from '../since.ts';
import { anyMore, isTimed, untilFronted, untilTime } from '../when.ts';

/* What is told as working: an end only where that is denied, or goes on until a time. */

/** The sentence and the clause of a predicate. */
interface Place {
  readonly s: number;
  readonly c: number;
}

/** Told as working, or as not working where no time is near: "does not work with 4.x". `floor`: where its words begin. */
export function isWorking(
  doc: Document,
  { family, end }: Predicate,
  { mood, negated, noLonger, able }: Chain,
  { s, c, floor }: Place & { readonly floor: number },
): boolean {
  const { last } = doc.sentences[s]!;
  if (family !== 'work' || noLonger) return false;
  if (!negated) return true;
  if (anyMore(doc.tokens, end, last) || mood === 'future' || (able && isTimed(doc.tokens, end, last))) return false;
  return !hasSince(doc, end, floor, last, c);
}

/** "Works until 3 May", "up to 3 May they are accepted". */
export const worksUntil = (doc: Document, { end }: Predicate, { mood }: Chain, { s, c }: Place): boolean =>
  untilTime(doc.tokens, end, doc.sentences[s]!.last) ||
  (mood === 'present' && untilFronted(doc.tokens, doc.clauses[c]!.first));
