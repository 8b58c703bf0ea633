import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';
import type { Thing } from './things.ts';

/** Who is concerned, as the text says. */
export interface AudienceFact extends Fact {
  readonly scope: 'all' | 'some' | 'not';
}

export function readAudience(_doc: Document, _things: readonly Thing[]): AudienceFact[] {
  return [];
}
