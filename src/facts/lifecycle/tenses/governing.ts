import type { Document } from '../../../text/document.ts';
import { asks } from '../../../text/question.ts';
import type { DateFact } from '../../dates.ts';
import { isNoEvent } from '../day-alone.ts';
import { type Group, isAuxiliary } from './auxiliaries.ts';
import { FRONTED, readBefore } from './before-date.ts';
import { readBehind, whenClause } from './behind-date.ts';
import { placeOf } from './date-place.ts';

/** The auxiliaries or the past verb that a date, which begins at token `at`, belongs to. */
export function governing(doc: Document, date: DateFact, at: number): Group | undefined {
  const sentence = doc.sentences[date.sentence]!;
  if (asks(doc, sentence)) return undefined;
  if (at > sentence.first && isNoEvent(doc.tokens, at)) return undefined;
  if (isPassing(doc, date, at)) return undefined;
  const place = placeOf(doc, date, at);
  const before = readBefore(place);
  if (before !== undefined && before !== FRONTED) return before;
  const when = whenClause(place);
  return when || before === FRONTED ? readBehind(place, when) : undefined;
}

/** "Once that day has passed", "when 3 May has come": the day itself passes, and nothing else is told of it. */
function isPassing({ tokens }: Document, { range }: DateFact, at: number): boolean {
  if (!/^(?:once|when|if|unless)$/.test(tokens[at - 1]?.lower ?? '')) return false;
  let behind = at;
  while (behind < tokens.length && tokens[behind]!.start < range.end) behind++;
  return tokens[behind] !== undefined && isAuxiliary(tokens[behind]!);
}
