import type { Document } from '../../../text/document.ts';
import type { DateFact } from '../../dates.ts';
import { openingPhrase } from '../mention.ts';
import { readLife } from '../statements.ts';
import { DUE, isDenied, type LifeEvent, scheduled } from './life-event.ts';
import { pointAfter } from './point.ts';

/** "Removal: release 9.0", "Removal follows on 3 May": an end told as a noun of the thing that opens its block. Linear. */
export function readDue(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences } = doc;
  return sentences.flatMap((sentence, s) => {
    const noun = tokens[sentence.first];
    if (noun === undefined || noun.code || !DUE.test(noun.lower)) return [];
    if (sentences[s - 1]?.block !== sentence.block) return [];
    const point = pointAfter(doc, sentence.first + 1, sentence.last);
    if (point === undefined) return [];
    let opening = s - 1;
    while (opening > 0 && sentences[opening - 1]!.block === sentence.block) opening--;
    const named = openingPhrase(doc, opening).slice(0, 8);
    if (named.length === 0) return [];
    const near = dates.filter(
      (x) => x.range.start >= noun.start && x.range.end <= sentence.end && !x.superseded && !x.condition,
    );
    const evidence = { start: noun.start, end: tokens[point]!.end };
    return [{ evidence, tokens: named, fate: 'scheduled' as const, dates: near }];
  });
}

/** "`a` is deprecated with removal in 6.0", "deprecated, removal follows on 3 May": an end told as a noun behind the warning. Linear. */
export function readWarnedEnds(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences } = doc;
  return readLife(doc, dates).flatMap((x) => {
    if (x.fate !== 'warning' || x.dependent || x.subject.length === 0) return [];
    const { last, end } = sentences[x.sentence]!;
    let noun = x.end;
    while (noun < last && noun < x.end + NEAR && (tokens[noun]!.code || !DUE.test(tokens[noun]!.lower))) noun++;
    if (noun >= Math.min(last, x.end + NEAR) || isDenied(tokens, x.end, noun)) return [];
    const point = pointAfter(doc, noun + 1, last);
    if (point === undefined) return [];
    const near = dates.filter(
      ({ range, superseded, condition }) =>
        range.start >= tokens[noun]!.start && range.end <= end && !superseded && !condition,
    );
    const evidence = { start: tokens[noun]!.start, end: tokens[point]!.end };
    return scheduled(doc, x.subject, evidence, near);
  });
}
/** So many words behind the warning its end is told. */
const NEAR = 8;
