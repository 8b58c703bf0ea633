import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import type { DateFact } from '../dates.ts';
import type { LifeEvent } from './events.ts';
import { type Predicate, predicateAt } from './predicate.ts';
import { isCarrier, isTime, PRONOUN } from './subject.ts';

const AUXILIARY = /^(?:is|are|will|does|do|has|have|was|were|can|may)$/;
/** Q and A before a question and its answer. */
const MARK = /^(?:q|a|question|answer)$/;

/**
 * "Is `/me/x` shutting down? Yes, on 3 May.", "Will `/me/y` keep working? Yes, until 3 May.": a question that can be answered by a
 * word names the thing, and the answer gives it its fate. Linear.
 */
export function readAnswers(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences } = doc;
  return sentences.flatMap((sentence, s): LifeEvent[] => {
    const next = sentences[s + 1];
    if (next === undefined || sentence.first >= sentence.last || next.first >= next.last || !asks(doc, sentence))
      return [];
    const first = behindMark(doc, sentence.first, sentence.last);
    const asked = tokens[first]!.lower;
    if (!AUXILIARY.test(asked)) return [];
    const found = endIn(doc, first + 1, sentence.last);
    if (found === undefined) return [];
    const words = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, n) => from + n).filter((k) => isCarrier(tokens[k]!) && !isTime(tokens, k));
    const before = words(first + 1, found.at);
    // "Can I still use `x`?"
    const subject = before.length > 0 ? before : words(found.end, sentence.last);
    const answer = behindMark(doc, next.first, next.last);
    const word = tokens[answer]!.lower;
    if (subject.length === 0 || subject.every((k) => PRONOUN.has(tokens[k]!.lower))) return [];
    const evidence = { start: tokens[answer]!.start, end: tokens[answer]!.end };
    const goesOn = found.family === 'stay' || found.family === 'work';
    if (goesOn) return stays(doc, dates, next, subject, answer);
    if (word !== 'yes') return [];
    const near = dates.filter(
      ({ range, condition }) => range.start >= next.start && range.end <= next.end && !condition,
    );
    const over =
      /^(?:has|have|was|were)$/.test(asked) ||
      tokens
        .slice(answer, Math.min(next.last, answer + 6))
        .some(({ lower }) => /^(?:since|already|was|were|has)$/.test(lower));
    return [{ evidence, tokens: subject, fate: over ? 'failing' : 'scheduled', dates: near }];
  });
}

function behindMark({ tokens }: Document, first: number, last: number): number {
  return MARK.test(tokens[first]!.lower) && first + 1 < last ? first + 1 : first;
}

/** "Will my Quill 2 keep syncing? Yes, until 1 June.", "Not after 3 May." */
function stays(
  { tokens }: Document,
  dates: readonly DateFact[],
  { start, end, last }: Document['sentences'][number],
  subject: number[],
  answer: number,
): LifeEvent[] {
  const word = tokens[answer]!.lower;
  const evidence = { start: tokens[answer]!.start, end: tokens[answer]!.end };
  const until = tokens.slice(answer, last).some(({ lower }) => /^(?:until|till|after|before|through)$/.test(lower));
  const near = until
    ? dates.filter(({ range, condition }) => range.start >= start && range.end <= end && !condition)
    : [];
  if (near.length > 0 && /^(?:yes|no|not|only|until)$/.test(word))
    return [{ evidence, tokens: subject, fate: 'scheduled', dates: near }];
  return [];
}

/** The first verb that tells of an end, or that something goes on. */
function endIn({ tokens }: Document, from: number, last: number): (Predicate & { readonly at: number }) | undefined {
  for (let at = from + 1; at < last; at++) {
    const predicate = predicateAt(tokens, at, last);
    if (predicate !== undefined && /^(?:removal|state|stay|work)$/.test(predicate.family)) return { ...predicate, at };
  }
  return undefined;
}
