import type { Document, Sentence } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { isTime } from './subject.ts';

/**
 * The days that the place of a sentence gives it, asked for one after the other: "1 June 2027 | `x` is removed" in the row of
 * a table, "## 5.0 (planned for March 2028)" over a block.
 */
export function givenDays(doc: Document): (s: number, dated: readonly DateFact[]) => readonly DateFact[] {
  let planned: readonly DateFact[] = [];
  let row: { readonly key: string; readonly dates: readonly DateFact[] } = { key: '', dates: [] };
  return (s, dated) => {
    const sentence = doc.sentences[s]!;
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'heading') {
      planned = PLANNED.test(doc.plain.slice(sentence.start, sentence.end)) ? dated : [];
      return [];
    }
    if (block.kind !== 'cell') return planned;
    const key = `${block.table}/${block.row}`;
    const alone = dated.length > 0 && isDayAlone(doc, sentence);
    if (alone && (block.column === 0 || row.key !== key)) row = { key, dates: dated };
    return row.key === key && !alone ? row.dates : [];
  };
}

const PLANNED = /\b(?:planned|scheduled|due|expected|coming)\b/i;

function isDayAlone({ tokens }: Document, { first, last }: Sentence): boolean {
  for (let k = first; k < last; k++) if (tokens[k]!.content && !isTime(tokens, k)) return false;
  return true;
}
