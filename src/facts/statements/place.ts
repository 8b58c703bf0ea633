import type { Block } from '../../text/blocks.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { overlaps, type Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import type { FillerFact } from '../filler.ts';
import type { Statement } from '../statements.ts';
import { contentOf } from './content.ts';
import { oldSide } from './old-side.ts';
import type { Survey, Topics } from './survey.ts';

/** A clause and what stands in and round it: what its signs are read from. */
export interface Place {
  readonly doc: Document;
  readonly clause: Clause;
  readonly index: number;
  readonly sentence: Sentence;
  readonly block: Block;
  readonly tokens: readonly Token[];
  /** Positions of the tokens that are no part of a date. */
  readonly words: readonly number[];
  /** The first word, or "". */
  readonly opener: string;
  /** Tokens that carry content. */
  readonly content: readonly Token[];
  /** The old side of a contrast, as positions. */
  readonly old: Range;
  readonly dates: readonly DateFact[];
  readonly filler: readonly FillerFact[];
  /** The statement before it, in whatever sentence, and the clause behind it. */
  readonly before: Statement | undefined;
  readonly next: Clause | undefined;
  /** Whether it opens as what follows from something, and whether the clause behind it does. */
  readonly drawn: boolean;
  readonly nextDrawn: boolean;
  /** Whether its sentence tells what is different. */
  readonly contrasted: boolean;
  /** What its sentence is about. */
  readonly topics: Topics;
}

export function placeOf(survey: Survey, index: number, before: Statement | undefined): Place {
  const { doc } = survey;
  const clause = doc.clauses[index]!;
  const sentence = doc.sentences[clause.sentence]!;
  const tokens = doc.tokens.slice(clause.first, clause.last);
  const dates = survey.dates[index]!;
  const words = wordsBeside(tokens, dates);
  const old = oldSide(tokens, clause, doc.plain);
  return {
    doc,
    clause,
    index,
    sentence,
    block: doc.blocks[sentence.block]!,
    tokens,
    words,
    opener: tokens[0]?.lower ?? '',
    content: contentOf(tokens, words, old),
    old,
    dates,
    filler: survey.filler[index]!,
    before,
    next: doc.clauses[index + 1],
    drawn: survey.drawn[index]!,
    nextDrawn: survey.drawn[index + 1] ?? false,
    contrasted: survey.contrasted[clause.sentence]!,
    topics: survey.topics[clause.sentence]!,
  };
}

function wordsBeside(tokens: readonly Token[], dates: readonly DateFact[]): readonly number[] {
  const words: number[] = [];
  tokens.forEach((token, k) => {
    if (!token.dateWord && !dates.some(({ range }) => overlaps(range, token))) words.push(k);
  });
  return words;
}
