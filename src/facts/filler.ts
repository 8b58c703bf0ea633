import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';

export type FillerSort = 'history' | 'thanks' | 'apology' | 'marketing' | 'business-reason' | 'encouragement' | 'greeting' | 'signature';

/** A clause or sentence that serves no reader who has to act. */
export interface FillerFact extends Fact {
  readonly sort: FillerSort;
}

export function readFiller(_doc: Document): FillerFact[] {
  return [];
}
