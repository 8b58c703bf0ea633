import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import type { Claim } from './claim.ts';

/** "Both claim identical files", of the notice's "they own the same files". */
export const isSameWord = (claim: Claim): boolean =>
  claim.fact.sort === 'same' && /\b(?:same|identical|equal)$/i.test(claim.fact.span.text) && saysSame(claim);

/** "Two unnamed outlets look alike", of "it can't tell two unnamed outlets apart". */
export const isAlike = ({ told, fact }: Claim): boolean =>
  fact.sort === 'same' && /\balike$/i.test(fact.span.text) && APART.test(told.doc.plain);
const APART =
  /\b(?:tell|told|telling|keep|kept)\s(?:\S+\s){0,6}apart\b|\bdistinguish|\b(?:cannot|can['’]t|not) tell\s(?:\S+\s){1,4}from\b/i;

/** "It behaves identically", of "this ensures identical behavior": the verb and the noun of one stem. */
export function isSameDeed({ told: { doc: notice }, doc, fact }: Claim): boolean {
  if (fact.sort === 'easy' || fact.sort === 'part' || !IDENTICALLY.test(fact.span.text)) return false;
  let end = fact.token;
  while (end < doc.tokens.length && doc.tokens[end]!.start < fact.range.end) end++;
  const words = doc.tokens.slice(Math.max(0, fact.token - 1), end);
  const stems = words.flatMap(({ lower, code, content }) =>
    content && !code && lower.length >= STEM ? [lower.slice(0, STEM)] : [],
  );
  return notice.tokens.some(
    ({ lower }, n) =>
      SAME.test(lower) &&
      stems.some((stem) => notice.tokens[n + 1]?.lower.startsWith(stem)) &&
      !notice.tokens
        .slice(Math.max(0, n - 3), n)
        .some((before) => /^(?:no|not|never|without)$|n't$/.test(before.lower)),
  );
}
const IDENTICALLY = /\b(?:identically|equally|the same(?: way)?)$/i;
/** So many letters a verb and its noun share. */
const STEM = 5;

/** "In the same manner", of "with the same stick method". */
export const isSameWay = ({ told, fact }: Claim): boolean =>
  fact.sort === 'same' && /\bsame (?:way|manner)$/i.test(fact.span.text) && SAME_WAY.test(told.doc.plain);
const SAME_WAY = /\bsame\s(?:\w+\s){0,2}(?:way|manner|method|procedure|steps?|process|route)\b/i;

/** "The same text costs more": the notice has the same word of the same thing, and claims nothing by it. */
export function saysSame({ told, doc, fact: { token, sentence } }: Claim): boolean {
  const { last } = doc.sentences[sentence]!;
  let k = token;
  while (k < last && k < token + 4 && !SAME.test(doc.tokens[k]!.lower)) k++;
  const noun = doc.tokens[k + 1];
  if (noun === undefined || k + 1 >= last || !noun.content) return false;
  const { tokens } = told.doc;
  return tokens.some(
    ({ lower }, n) => SAME.test(lower) && (tokens[n + 1]?.lemma === noun.lemma || hasSubject(told.doc, n, noun.lemma)),
  );
}
const SAME = /^(?:same|identical|equal)$/;

/** "Templates and paper sizes are the same": what stands before the verb. */
function hasSubject({ tokens, clauses }: Document, same: number, noun: string): boolean {
  const verb = tokens[same - 1]?.lower === 'the' ? same - 2 : same - 1;
  const first = clauses[rangeAt(clauses, tokens[same]!.start)]?.first ?? same;
  return (
    /^(?:is|are|stays?|remains?|be)$/.test(tokens[verb]?.lower ?? '') &&
    tokens.slice(first, verb).some(({ lemma }) => lemma === noun)
  );
}
