import type { Range, Span } from '../text/span.ts';

/** What every fact has: where it stands. */
export interface Fact {
  /** The author's words, with UTF-16 offsets into the original text. */
  readonly span: Span;
  /** The same place in `Document.plain`: what recognisers compare. Not part of the public result. */
  readonly range: Range;
}
