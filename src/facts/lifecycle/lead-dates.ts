import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { isHard } from './reach.ts';
import { isTime } from './subject.ts';

/** Words that tell a time more closely: "at the start of service", "close of business". */
const PART_OF_TIME =
  /^(?:end|early|mid|late|week|half|quarter|first|second|start|beginning|opening|close|business|service|working|day|night|morning|noon|afternoon|evening|midnight|hours?|local|time|exactly|sharp)$/;

/** "- 1 May 2028: functions are no longer invoked": the date that leads in. */
export function leadDates(doc: Document, s: number, dated: readonly DateFact[]): readonly DateFact[] {
  const { tokens, clauses } = doc;
  const sentence = doc.sentences[s]!;
  // "Deadline: 20 July 2027: chains are no longer served": the label stands before the date.
  const label = dated.length === 0 ? undefined : doc.labels[rangeAt(doc.labels, sentence.start)];
  const behind = clauses[sentence.firstClause + 1];
  const labelled = label !== undefined && behind !== undefined && label.end <= behind.start && behind.lead === ':';
  const from = labelled ? behind.first : sentence.first;
  for (let k = sentence.firstClause + (labelled ? 2 : 1); k < sentence.lastClause; k++) {
    if (!isHard(doc, clauses[k]!)) continue;
    if (labelled && clauses[k]!.lead === ';') return [];
    const end = clauses[k]!.first;
    if (dated.length === 0 || end - from > 14) return [];
    for (let i = from; i < end; i++)
      if (
        tokens[i]!.content &&
        !isTime(tokens, i) &&
        !PART_OF_TIME.test(tokens[i]!.lower) &&
        !isStage(tokens, i) &&
        !isReleased(tokens, i, end)
      )
        return [];
    return dated.filter((x) => x.range.start < tokens[end]!.start);
  }
  return [];
}

/** "Phase C, 26 April: …", "Wave 2, …": a stage and its number. */
const isStage = (tokens: readonly Token[], i: number): boolean =>
  STAGE.test(tokens[i]!.lower) ||
  (/^(?:[a-z]|\d{1,3}|i{1,3}|i?vi{0,3})$/.test(tokens[i]!.lower) && STAGE.test(tokens[i - 1]?.lower ?? ''));
const STAGE = /^(?:phase|stage|step|wave|milestone|batch|round|part|week|day|sprint)$/;

/** "Quillc 5.0 (planned for March 2028): the flag …": a release, with its product and what is told of its day. */
const isReleased = (tokens: readonly Token[], i: number, end: number): boolean =>
  RELEASE.test(tokens[i]!.lower) ||
  /^(?:planned|scheduled|due|expected|released|out|version|release)$/.test(tokens[i]!.lower) ||
  (tokens[i]!.capital && i + 1 < end && RELEASE.test(tokens[i + 1]!.lower));
const RELEASE = /^v?\d+(?:\.(?:\d+|x))+$/;

/** "After 30 June it still runs, but no data can reach it": the one date of a sentence, where it opens it. */
export function frontedDates(doc: Document, s: number, dated: readonly DateFact[]): readonly DateFact[] {
  const { first, last } = doc.sentences[s]!;
  const [date] = dated;
  if (dated.length !== 1 || date!.condition || !OPENS.test(doc.tokens[first]!.lower)) return [];
  return first + 1 < last && date!.range.start <= doc.tokens[first + 1]!.start ? [date!] : [];
}
const OPENS = /^(?:after|from|following|starting|beginning|effective)$/;

/** "Move by 3 May, when the host is turned off": the day right before the word is that of its clause. */
export function dayOfWhen(
  { tokens, clauses, sentences }: Document,
  s: number,
  c: number,
  dated: readonly DateFact[],
): readonly DateFact[] {
  const { first, lead } = clauses[c]!;
  if (lead !== 'when' || first <= sentences[s]!.first || !isTime(tokens, first - 1)) return [];
  return dated.filter((x) => x.range.end <= tokens[first]!.start && !x.condition).slice(-1);
}
