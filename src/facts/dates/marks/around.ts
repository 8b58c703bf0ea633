import type { Block } from '../../../text/blocks.ts';
import type { Document } from '../../../text/document.ts';
import type { Draft } from '../join.ts';

/** A date and the words round it. */
export interface Around {
  readonly doc: Document;
  readonly draft: Draft;
  readonly block: Block;
  /** The plain text of its sentence on both sides. */
  readonly before: string;
  readonly after: string;
  /** Of `before` the words since the date before this one, and since the last semicolon: what they say is said of this date. */
  readonly near: string;
  /** Of `after` the words up to the end of the clause. */
  readonly far: string;
}

export const around = (doc: Document, draft: Draft, before: string, after: string): Around => ({
  doc,
  draft,
  block: doc.blocks[doc.sentences[draft.sentence]!.block]!,
  before,
  after,
  near: before.slice(-90).replace(/^.*(?:\d{4}|;)/s, ''),
  far: /^[^.;:(]{0,48}/.exec(after.replace(/^,/, ''))![0].replace(/\d{4}.*$/s, ''),
});

/** A month, a season or a year: what is told of one is as often history as a plan. */
export const isCoarse = ({ stamp: { unit } }: Draft): boolean =>
  unit === 'season' || unit === 'month' || unit === 'year';
