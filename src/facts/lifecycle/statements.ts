import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { isAllStruck, isStruck } from '../../text/struck.ts';
import type { DateFact } from '../dates.ts';
import type { Chain } from './chain.ts';
import { chainIn } from './chain-in-sentence.ts';
import { DONE } from './fate.ts';
import { isFieldOfNever } from './field-value.ts';
import { givenDays } from './given-days.ts';
import { isOriginDay } from './origin.ts';
import { type Predicate, predicateAt } from './predicate.ts';
import type { LifeStatement } from './statement.ts';
import { toStatement } from './statements/to-statement.ts';
import { isWorking, worksUntil } from './statements/working.ts';
import { setStatusBeforeEnd } from './status-before-end.ts';

/** Reads every statement about the life of something, in order. Linear; computed once per document. */
export const readLife: (doc: Document, dates: readonly DateFact[]) => readonly LifeStatement[] = oncePer(readSentences);

function readSentences(doc: Document, all: readonly DateFact[]): LifeStatement[] {
  const statements: LifeStatement[] = [];
  const dates = all.filter((date) => date.role !== 'brownout' && !isOriginDay(doc, date));
  let d = 0;
  const given = givenDays(doc);
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'code' || kind === 'salutation') continue;
    if (isFieldOfNever(doc, s) || isAllStruck(doc, sentence)) continue;
    while (d < dates.length && dates[d]!.range.end <= sentence.start) d++;
    const dated: DateFact[] = [];
    for (let k = d; k < dates.length && dates[k]!.range.start < sentence.end; k++) dated.push(dates[k]!);
    readSentence(doc, s, dated, given(s, dated), statements);
  }
  return setStatusBeforeEnd(doc, statements);
}

function readSentence(
  doc: Document,
  s: number,
  dated: readonly DateFact[],
  inRow: readonly DateFact[],
  into: LifeStatement[],
): void {
  const sentence = doc.sentences[s]!;
  const { tokens, clauses } = doc;
  const from = into.length;
  let previous: LifeStatement | undefined;
  let previousChain: Chain | undefined;
  let c = sentence.firstClause;
  for (let at = sentence.first; at < sentence.last; at++) {
    while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= at) c++;
    const predicate = predicateAt(tokens, at, sentence.last);
    if (
      !predicate ||
      isStruck(doc, tokens[at]!.start) ||
      (previous !== undefined && at < previous.end) ||
      (previous?.family === 'removal' && previous.end === at)
    )
      continue;
    const floor = Math.max(clauses[c]!.first, previous?.clause === c ? previous.end : 0);
    const before = previous && previousChain && { end: previous.end, chain: previousChain };
    const chain = chainIn(doc, predicate, { s, c, at, floor, previous: before });
    const works = isWorking(doc, predicate, chain, { s, c, floor });
    if (works && (chain.negated || !worksUntil(doc, predicate, chain, { s, c }))) continue;
    if (isNoVerb(predicate, chain)) continue;
    const statement = toStatement({ doc, s, c, at, predicate, chain, dated, inRow, previous, works });
    if (!statement) continue;
    endReaches(doc, into, from, statement);
    into.push(statement);
    previous = statement;
    previousChain = chain;
  }
}

/** A form that tells of nothing as its auxiliaries are. */
function isNoVerb({ family, form }: Predicate, { mood, negated, empty }: Chain): boolean {
  // "has been close to": an adjective.
  if (form === 'base' && (mood === 'perfect' || (mood === 'past' && !negated))) return true;
  if (form === 'ing' && empty) return true;
  return mood === 'infinitive' && (form === 'ing' || family !== 'stay');
}

/** What the statements of a sentence, from the one at `from` on, reached out for ends where the next one begins. */
function endReaches({ tokens, clauses }: Document, into: LifeStatement[], from: number, next: LifeStatement): void {
  const { bracketed, start } = clauses[next.clause]!;
  for (let k = into.length - 1; k >= from; k--) {
    const earlier = into[k]!;
    if (bracketed && !clauses[earlier.clause]!.bracketed) continue;
    const border = earlier.clause < next.clause ? start : tokens[next.chain]!.start;
    if (!earlier.dates.some((x) => x.range.start >= border)) continue;
    const left = earlier.dates.filter((x) => x.range.start < border);
    // "Can no longer be reached, withdrawn on 3 July": the date is the participle's, and the state is told of now.
    const now = left.length === 0 && earlier.lent && next.mood === 'bare' && next.family === 'removal';
    into[k] = now ? { ...earlier, ...DONE, anchored: false, soft: false, dates: left } : { ...earlier, dates: left };
  }
}
