import type { Reading } from '../../../facts/read.ts';
import { oncePer } from '../../../text/once.ts';
import type { Claim } from '../claim.ts';
import { isAnsweredByDate, isAsked } from '../questions.ts';
import { isScheduled } from './ends.ts';

/** "Need longer? Then until 30 November": a question promises nothing that its answer does not say. */
export const isAskedOnly = ({ notice, output, fact, behind }: Claim): boolean =>
  isAsked(output.doc, fact) && (behind.length > 0 || isAnsweredByDate(output, fact, notice));

/** "Stay on 5.x for the time being", of the notice's "for now", or where nothing is scheduled. */
export const isForNow = (claim: Claim): boolean =>
  claim.fact.sort === 'vague' &&
  FOR_NOW.test(claim.fact.span.text) &&
  (saysForNow(claim.notice) || !isScheduled(claim));
const FOR_NOW = /\b(?:for (?:now|the moment|the time being|the present)|(?:until|till) further notice)\b/i;
const saysForNow = oncePer(({ doc }: Reading) => FOR_NOW.test(doc.plain));

/** "By separate agreement", "late filings": whoever repeats the words of the notice invents nothing. */
export function isFavour({ notice, fact }: Claim): boolean {
  const favour = FAVOUR.exec(fact.span.text)?.[0].toLowerCase();
  return favour !== undefined && notice.doc.plain.toLowerCase().includes(favour);
}
const FAVOUR = /\b(?:agreement|arrangement|appointment|courtesy|(?:late|belated) \p{L}+)\b/iu;
