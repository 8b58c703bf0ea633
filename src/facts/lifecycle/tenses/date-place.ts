import type { Document, Sentence } from '../../../text/document.ts';
import type { DateFact } from '../../dates.ts';
import { isDayAlone } from '../day-alone.ts';

/** Where a date stands. */
export interface DatePlace {
  readonly doc: Document;
  readonly date: DateFact;
  /** Its first token. */
  readonly at: number;
  readonly sentence: Sentence;
  /** Its clause. */
  readonly c: number;
  /** "Has been deleted (3 May)": a bracket with nothing but the day belongs to what stands before it. */
  readonly alone: boolean;
  /** In a bracket that tells something of its own. */
  readonly bracketed: boolean;
}

export function placeOf(doc: Document, date: DateFact, at: number): DatePlace {
  const { clauses } = doc;
  const sentence = doc.sentences[date.sentence]!;
  let c = sentence.firstClause;
  while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= at) c++;
  const alone = clauses[c]!.bracketed && isDayAlone(doc, clauses[c]!);
  return { doc, date, at, sentence, c, alone, bracketed: clauses[c]!.bracketed && !alone };
}
