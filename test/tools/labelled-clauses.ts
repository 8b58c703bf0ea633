// The notices of fixtures/clauses with what people say each clause is there for.
import { readdirSync, readFileSync } from 'node:fs';
import { Above, type MarkGroup, visitMarks } from '../../src/facts/purposes/marks.ts';
import { read } from '../../src/facts/read.ts';
import { readStatements } from '../../src/facts/statements.ts';

/**
 * K a fact of rule 6, R a reason of rule 8, B both, M a required step, S another step, L the end or situation of a thing,
 * A who is affected, P the replacement, X filler, N nothing of these.
 */
export type ClauseLabel = 'K' | 'R' | 'B' | 'M' | 'S' | 'L' | 'A' | 'P' | 'X' | 'N';

/** One line of a file: a notice (left out where the cases have it under this id) and its clauses in order. */
interface Line {
  id: string;
  notice?: string;
  clauses: [text: string, label: ClauseLabel][];
}

export interface LabelledClause {
  readonly notice: string;
  readonly set: string;
  readonly label: ClauseLabel;
  /** Of the statement, in its notice. */
  readonly index: number;
  readonly text: string;
  /** The number of every mark, without repeats (see `marks`). */
  readonly marks: Int32Array;
}

export interface LabelledClauses {
  readonly clauses: LabelledClause[];
  /** "group\tkey" of each mark, by its number: two million of them stand in the clauses. */
  readonly marks: readonly string[];
  /** How many labels are of no clause as it is cut today. */
  readonly lost: number;
}

const fixture = (path: string): URL => new URL(`../../fixtures/${path}`, import.meta.url);
const linesOf = (url: URL): string[] => readFileSync(url, 'utf8').split('\n').filter(Boolean);

/** Reads all sets. Clauses that the reader cuts otherwise than when they were labelled are left out, and counted. */
export function labelledClauses(): LabelledClauses {
  const notices = new Map<string, string>();
  for (const file of readdirSync(fixture('cases')).filter((name) => name.endsWith('.jsonl')))
    for (const line of linesOf(fixture(`cases/${file}`))) {
      const { notice_id, notice } = JSON.parse(line) as { notice_id: string; notice: string };
      notices.set(notice_id, notice);
    }
  const clauses: LabelledClause[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (mark: string): number => {
    const number = numbers.get(mark) ?? numbers.size;
    if (number === numbers.size) numbers.set(mark, number);
    return number;
  };
  let lost = 0;
  for (const file of readdirSync(fixture('clauses')).sort()) {
    for (const line of linesOf(fixture(`clauses/${file}`))) {
      const { id, notice = notices.get(id), clauses: labels } = JSON.parse(line) as Line;
      if (notice === undefined) throw new Error(`fixtures/clauses/${file}: no case has the notice ${id}`);
      const { doc, facts } = read(notice);
      const statements = readStatements(doc, facts.dates, facts.filler);
      const above = new Above(doc);
      let from = 0;
      statements.forEach((statement, i) => {
        const text = doc.plain.slice(statement.range.start, statement.range.end).replace(/\s+/g, ' ');
        const at = labels.findIndex(([other], k) => k >= from && other === text);
        if (at < 0 || statement.content.length === 0) return;
        lost += at - from;
        from = at + 1;
        const own = new Set<number>();
        visitMarks(doc, statements, i, above, (group: MarkGroup, key) => own.add(numberOf(`${group}\t${key}`)));
        clauses.push({
          notice: id,
          set: file,
          label: labels[at]![1],
          index: statement.index,
          text,
          marks: Int32Array.from(own),
        });
      });
      lost += labels.length - from;
    }
  }
  return { clauses, marks: [...numbers.keys()], lost };
}
