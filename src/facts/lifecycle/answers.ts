import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import type { DateFact } from '../dates.ts';
import type { LifeEvent } from './events.ts';
import { type Predicate, predicateAt } from './predicate.ts';
import { isCarrier, isTime, PRONOUN } from './subject.ts';

const AUXILIARY = /^(?:is|are|will|does|do|has|have|was|were)$/;
/** Q and A before a question and its answer. */
const MARK = /^(?:q|a|question|answer)$/;

/**
 * "Is `/me/x` shutting down? Yes, on 3 May.", "Q: Will `/me/y` be removed? A: No.": a question that can be answered by a
 * word names the thing, and the answer gives it its fate. Linear.
 */
export function readAnswers(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences } = doc;
  return sentences.flatMap((sentence, s): LifeEvent[] => {
    const next = sentences[s + 1];
    if (next === undefined || !asks(doc, sentence)) return [];
    const first = behindMark(doc, sentence.first, sentence.last);
    const asked = tokens[first]!.lower;
    if (!AUXILIARY.test(asked)) return [];
    const found = endIn(doc, first + 1, sentence.last);
    if (found === undefined) return [];
    const subject: number[] = [];
    for (let k = first + 1; k < found.at; k++) if (isCarrier(tokens[k]!) && !isTime(tokens, k)) subject.push(k);
    const answer = behindMark(doc, next.first, next.last);
    const word = tokens[answer]!.lower;
    if (subject.length === 0 || subject.every((k) => PRONOUN.has(tokens[k]!.lower))) return [];
    const evidence = { start: tokens[answer]!.start, end: tokens[answer]!.end };
    if (/^(?:no|not|never)$/.test(word)) return [{ evidence, tokens: subject, fate: 'spared', dates: [] }];
    if (word !== 'yes') return [];
    const near = dates.filter(({ range, condition }) => range.start >= next.start && range.end <= next.end && !condition);
    const over =
      /^(?:has|have|was|were)$/.test(asked) ||
      tokens.slice(answer, Math.min(next.last, answer + 6)).some(({ lower }) => /^(?:since|already|was|were|has)$/.test(lower));
    return [{ evidence, tokens: subject, fate: over ? 'failing' : 'scheduled', dates: near }];
  });
}

function behindMark({ tokens }: Document, first: number, last: number): number {
  return MARK.test(tokens[first]!.lower) && first + 1 < last ? first + 1 : first;
}

/** The first verb of an end. */
function endIn({ tokens }: Document, from: number, last: number): (Predicate & { readonly at: number }) | undefined {
  for (let at = from + 1; at < last; at++) {
    const predicate = predicateAt(tokens, at, last);
    if (predicate?.family === 'removal' || predicate?.family === 'state') return { ...predicate, at };
  }
  return undefined;
}
