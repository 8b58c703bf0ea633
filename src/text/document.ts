import { LABEL } from './blocks/label.ts';
import { type Block, toBlocks } from './blocks.ts';
import { type Clause, toClauses } from './clauses.ts';
import { type Plain, toPlain } from './plain.ts';
import { toSentences } from './sentences.ts';
import type { Range, Span } from './span.ts';
import { type Token, toTokens } from './tokens.ts';
import { unwrap } from './unwrap.ts';

export interface Sentence extends Range {
  readonly block: number;
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
  /** First clause and one past the last. */
  readonly firstClause: number;
  readonly lastClause: number;
}

/** A line label: "Affected: …". Offsets into `Plain.plain`; `end` is past the colon. */
export interface LabelMark extends Range {
  readonly name: string;
  readonly block: number;
}

/** One text, cut up once. All offsets in it are into `plain`; `span()` leads back to the original. */
export interface Document extends Plain {
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly clauses: readonly Clause[];
  readonly tokens: readonly Token[];
  readonly labels: readonly LabelMark[];
  /** The original's words for a plain range. */
  span(range: Range): Span;
}

/** Parses a text of any kind. Never throws; linear in its length. */
export function toDocument(raw: string): Document {
  const lined = toPlain(raw);
  const { plain, blocks } = unwrap(lined, toBlocks(lined));
  const sentences: Sentence[] = [];
  const clauses: Clause[] = [];
  const tokens: Token[] = [];
  const labels: LabelMark[] = [];
  blocks.forEach((block, b) => {
    if (block.kind !== 'cell' && block.kind !== 'code') {
      const label = LABEL.exec(plain.plain.slice(block.start, Math.min(block.end, block.start + 60)));
      if (label) labels.push({ name: label[1]!, start: block.start, end: block.start + label[0].length, block: b });
    }
    for (const range of toSentences(plain, block)) {
      const first = tokens.length;
      const firstClause = clauses.length;
      toTokens(plain, range, tokens);
      for (const clause of toClauses(plain.plain, tokens, first, tokens.length, sentences.length)) clauses.push(clause);
      sentences.push({ ...range, block: b, first, last: tokens.length, firstClause, lastClause: clauses.length });
    }
  });
  const span = ({ start, end }: Range): Span => {
    const from = plain.map[start] ?? raw.length;
    const to = Math.max(from, (plain.map[Math.max(start, end - 1)] ?? raw.length - 1) + 1);
    return wholeQuote(raw, from, to);
  };
  return { ...plain, blocks, sentences, clauses, tokens, labels, span };
}

/**
 * What stands between two places, with the mark that closes or opens what is quoted or put in brackets there: `set \`x\`` and
 * not `set \`x`. Marks are no words, so a range of words ends before one.
 */
function wholeQuote(raw: string, from: number, to: number): Span {
  const opener = OPENERS.get(raw[to] ?? '');
  if (opener !== undefined && isOpen(raw.slice(from, to), opener, raw[to]!)) to++;
  if (raw[from - 1] === '`' && isOpen(raw.slice(from, to), '`', '`')) from--;
  return { start: from, end: to, text: raw.slice(from, to) };
}
/** By what closes it: what opens a quote or a bracket. */
const OPENERS: ReadonlyMap<string, string> = new Map([
  ['`', '`'],
  ['"', '"'],
  ['”', '“'],
  [')', '('],
]);

/** True where a mark is opened and not closed. */
function isOpen(text: string, opener: string, closer: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return opener === closer ? count(opener) % 2 === 1 : count(opener) > count(closer);
}
