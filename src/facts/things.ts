import type { Document } from '../text/document.ts';
import type { Span } from '../text/span.ts';
import type { DateFact } from './dates.ts';
import type { Fact } from './fact.ts';
import type { IdentifierFact } from './identifiers.ts';

/** `spared`: the text says that the thing stays after all. `unknown`: named as leaving, without a tense that tells. */
export type Situation = 'warning' | 'scheduled' | 'failing' | 'spared' | 'unknown';

/** Something that the text retires. `span` is its first mention. */
export interface Thing extends Fact {
  /** The name as first written, without quotes and backticks. */
  readonly name: string;
  /** The words and identifiers by which another text may name it. */
  readonly aliases: readonly string[];
  readonly situation: Situation;
  /** The words that decide the situation ("will be removed on", "has been shut down"). */
  readonly evidence: Span;
}

export function readThings(_doc: Document, _dates: readonly DateFact[], _identifiers: readonly IdentifierFact[]): Thing[] {
  return [];
}
