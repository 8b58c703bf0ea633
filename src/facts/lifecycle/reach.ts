import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { splicedClause } from './spliced-clause.ts';
import type { LifeStatement } from './statement.ts';
import { isCarrier, isTime } from './subject.ts';
import { AUXILIARY, isThirdParty } from './words.ts';

/** Marks that part one statement from the next. */
export const HARD = new Set([';', ':', '–', '—', '-', '--', '→', '·', '•']);
/** Conjunctions that begin a clause with a subject of its own. */
const BORDER = /^(?:because|so|if|unless|although|but|when|once|where|while|until|after|before)$/;
function hasCarrier(doc: Document, first: number, last: number): boolean {
  for (let k = first; k < last; k++) if (isCarrier(doc.tokens[k]!) && !isTime(doc.tokens, k)) return true;
  return false;
}

/** Whether a semicolon, a colon or a dash stands before a clause, be it behind a closing bracket. */
export function isHard(doc: Document, clause: Clause): boolean {
  if (HARD.has(clause.lead)) return true;
  if (clause.lead !== ')' || clause.first === 0) return false;
  return /[;:]|\s[–—·•-]\s/.test(doc.plain.slice(doc.tokens[clause.first - 1]!.end, clause.start));
}

/** "Already fails: | since May the app stops": a mark that parts statements stands right before. */
export const opensAnew = ({ tokens, plain }: Document, first: number): boolean =>
  first > 0 && /[;:]|\s[–—]\s/.test(plain.slice(tokens[first - 1]!.end, tokens[first]!.start));

/** ", and the Gale widget has shown …": a subject and a finite verb of its own. */
function standsAlone({ tokens }: Document, { first, last }: Clause): boolean {
  let subject = false;
  // "And libraries that opened one can …": the first verb is that of the relative clause.
  let relative = false;
  for (let k = first; k < last && k < first + 12; k++) {
    const token = tokens[k]!;
    const isAuxiliary = !token.code && /^(?:is|are|was|were|has|have|had|will|can|may|must)$/.test(token.lower);
    if (subject && isAuxiliary && !relative) return true;
    if (relative && (isAuxiliary || /(?:ed|[^s]s)$/.test(token.lower))) relative = false;
    if (!token.code && /^(?:if|when|where)$/.test(token.lower)) return false;
    relative ||= subject && !token.code && /^(?:which|that|who)$/.test(token.lower);
    subject ||= isCarrier(token) && !isTime(tokens, k);
  }
  return false;
}

/** "… no longer work and | their code is removed in 8.0": the conjunction behind which a subject and a verb of its own follow. */
function nextClause(tokens: Document['tokens'], from: number, stop: number): number {
  for (let k = from; k < stop; k++)
    if (
      (/^(?:and|but|while|whereas)$/.test(tokens[k]!.lower) && !tokens[k]!.code && opensClause(tokens, k + 1, stop)) ||
      isAsTold(tokens, k)
    )
      return k;
  return stop;
}

/** "Is gone, | as announced in 10.0": the time that follows is that of the telling. */
const isAsTold = (tokens: Document['tokens'], k: number): boolean =>
  /^(?:as|like)$/.test(tokens[k]!.lower) &&
  /^(?:(?:fore|pre-)?(?:announced|told|warned)|said|promised|communicated|foreshadowed|mentioned|noted|described)$/.test(
    tokens[k + 1]?.lower ?? '',
  ) &&
  /^(?:in|on|with|at|by|back|last|earlier|since|for)$/.test(tokens[k + 2]?.lower ?? '');

/** "Their code is", "it has", "the old one will": a noun phrase behind its determiner, or a pronoun, and an auxiliary. */
function opensClause(tokens: Document['tokens'], from: number, stop: number): boolean {
  if (/^(?:it|they|we|you)$/.test(tokens[from]?.lower ?? '')) return from + 1 < stop;
  if (!/^(?:the|its|their|our|your|this|these|that|those|an?)$/.test(tokens[from]?.lower ?? '')) return false;
  for (let k = from + 1; k < stop && k < from + 6; k++) {
    if (AUXILIARY.test(tokens[k]!.lower)) return k > from + 1;
    if (!tokens[k]!.content && !tokens[k]!.code) return false;
  }
  return false;
}

/** "`a` (until May), `b` (gone since April)": the first token behind the bracket before, where each item has its own. */
function itemOf({ sentences, clauses }: Document, s: number, c: number): number {
  const { firstClause } = sentences[s]!;
  let k = c;
  while (k > firstClause && clauses[k - 1]!.bracketed) k--;
  let item = k;
  while (item > firstClause && !clauses[item - 1]!.bracketed) item--;
  return item > firstClause && item < k ? clauses[item]!.first : 0;
}

/** "The pool (its retirement is off)": the first token of the bracket, where what it tells has a subject of its own. */
function bracketOf({ sentences, clauses }: Document, s: number, c: number): number {
  let k = c;
  while (k > sentences[s]!.firstClause && clauses[k - 1]!.bracketed) k--;
  return clauses[k]!.first;
}

/** ", as the maker closed its plant": a reason with a subject of its own. */
const givesReason = (doc: Document, { lead, first }: Clause, chain: number): boolean =>
  /^(?:as|since|for)$/.test(lead) &&
  (isThirdParty(doc.tokens[first + 1] ?? doc.tokens[first]!) || opensNoun(doc, first + 1)) &&
  hasCarrier(doc, first + 1, chain);

/** A noun phrase begins with its determiner. */
const opensNoun = ({ tokens }: Document, k: number): boolean =>
  /^(?:the|its|their|our|your|this|that|these|those|an?|no)$/.test(tokens[k]?.lower ?? '');

/** "…, now that the works has closed its plant": the first token behind the conjunction, or 0. */
function behindNowThat(tokens: Document['tokens'], from: number, chain: number): number {
  for (let k = chain - 2; k > from; k--)
    if (tokens[k]!.lower === 'now' && tokens[k + 1]!.lower === 'that') return k + 2;
  return 0;
}

/** "It has no date yet, | it is deprecated", ", | they're deprecated": a pronoun behind a comma, or 0. */
export function splicedPronoun({ tokens, plain }: Document, from: number, chain: number): number {
  const k = /^(?:it|they)'/.test(tokens[chain]!.lower) ? chain : chain - 1;
  if (k <= from || !/^(?:it|they)(?:$|')/.test(tokens[k]!.lower)) return 0;
  return plain.slice(tokens[k - 1]!.end, tokens[k]!.start) === ', ' ? k : 0;
}

/** The stretch of the sentence that a predicate can draw its subject, dates and complements from. Brackets are passed over. */
export function reach(
  doc: Document,
  s: number,
  c: number,
  chain: number,
  previous: LifeStatement | undefined,
): { begin: number; stop: number; segment: number } {
  const sentence = doc.sentences[s]!;
  const { clauses } = doc;
  let segment = c;
  // The conjunction of a reason is no part of its statement: its "since" tells no time.
  let reason = 0;
  const { bracketed } = clauses[c]!;
  for (; segment > sentence.firstClause; segment--) {
    const clause = clauses[segment]!;
    if (clause.bracketed && !bracketed) continue;
    if (isHard(doc, clause) || BORDER.test(clause.lead)) break;
    if (segment === c && givesReason(doc, clause, chain)) {
      reason = 1;
      break;
    }
    if (previous && !(clauses[previous.clause]!.bracketed && !bracketed) && previous.clause >= segment - 1) break;
  }
  let begin = Math.max(clauses[segment]!.first + reason, previous && previous.clause === segment ? previous.end : 0);
  begin = Math.max(
    begin,
    behindNowThat(doc.tokens, begin, chain),
    splicedPronoun(doc, begin, chain),
    splicedClause(doc, begin, chain) ?? 0,
  );
  // "was removed on 3 June and | jobs fail": the date belongs to what stands before the conjunction.
  if (previous && begin === previous.end) {
    let timed = false;
    for (let k = begin; k < chain; k++) {
      timed ||= isTime(doc.tokens, k);
      if (timed && /^(?:and|but|while|whereas)$/.test(doc.tokens[k]!.lower)) {
        begin = k + 1;
        break;
      }
    }
  }
  // A clause with a subject of its own after another statement has no need of what stands before it.
  const own =
    previous !== undefined &&
    segment < c &&
    !/^(?:or|with|without|including|in|for)$/.test(clauses[c]!.lead) &&
    hasCarrier(doc, clauses[c]!.first, chain);
  if (own) begin = clauses[c]!.first;
  if (bracketed)
    begin = Math.max(begin, hasCarrier(doc, clauses[c]!.first, chain) ? bracketOf(doc, s, c) : itemOf(doc, s, c));
  let stop = sentence.last;
  for (let k = c + 1; k < sentence.lastClause; k++) {
    const clause = clauses[k]!;
    if (clause.bracketed && !bracketed) continue;
    if (
      isHard(doc, clause) ||
      /^(?:but|because|so)$/.test(clause.lead) ||
      (bracketed && !clause.bracketed) ||
      (clause.lead === 'and' && standsAlone(doc, clause))
    ) {
      stop = clause.first;
      break;
    }
  }
  return { begin, stop: Math.max(nextClause(doc.tokens, chain + 1, stop), begin + 1), segment };
}
