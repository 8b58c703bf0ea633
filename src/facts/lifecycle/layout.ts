import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { isEntryNumber } from './entry-number.ts';
import { DATED, DONE } from './fate.ts';
import { carriersIn } from './mention.ts';
import type { LifeStatement } from './statement.ts';
import { readPlan } from './ticked.ts';

/* What the place of a statement in a table, a plan or under a label adds to its words. */

/** "3 May: closed – done", "4 June: switched off": a participle in a plan some of whose entries are marked as over. */
export function inPlan(doc: Document, x: LifeStatement, dates: readonly DateFact[]): LifeStatement {
  if (x.mood !== 'bare' || x.family !== 'removal') return x;
  const at = doc.sentences[x.sentence]!.block;
  const { over, ahead } = readPlan(doc);
  if (over.has(at)) return { ...x, ...DONE };
  if (!ahead.has(at)) return x;
  const { table, row, kind } = doc.blocks[at]!;
  const near = dates.filter(({ sentence }) => {
    const { block } = doc.sentences[sentence]!;
    return kind === 'cell' ? doc.blocks[block]!.table === table && doc.blocks[block]!.row === row : block === at;
  });
  return near.length > 0 ? { ...x, ...DATED, anchored: true, dates: near } : x;
}

/** "**To be removed on 3 May.** On that day 10.0 comes out, and the `lto` driver is not in it": a label before its block. */
export const isDueLabel = (
  { sentences, blocks }: Document,
  { mood, subject, chain, sentence }: LifeStatement,
): boolean =>
  mood === 'future' &&
  subject.length === 0 &&
  chain === sentences[sentence]!.first &&
  blocks[sentences[sentence]!.block]!.start === sentences[sentence]!.start;

export function firstCode({ tokens, sentences }: Document, label: number): number[] {
  const { block, last } = sentences[label]!;
  for (let s = label + 1; s < sentences.length && sentences[s]!.block === block; s++)
    for (let k = Math.max(last, sentences[s]!.first); k < sentences[s]!.last; k++) if (tokens[k]!.code) return [k];
  return [];
}

/** "`--old` | accepted | will be refused": what a cell without a subject tells, it tells of the first one of its row. */
export function rowName(doc: Document, { sentence }: LifeStatement): readonly number[] {
  const at = doc.sentences[sentence]!.block;
  const { kind, table, row } = doc.blocks[at]!;
  if (kind !== 'cell') return [];
  let first = at;
  while (first > 0 && doc.blocks[first - 1]!.table === table && doc.blocks[first - 1]!.row === row) first--;
  const name = doc.blocks[first]!;
  return first === at || isEntryNumber(doc.plain.slice(name.start, name.end)) ? [] : carriersIn(doc, name);
}
