import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';

/** Words that grant or suggest time beyond a date: "a grace period", "for a while", "a few more weeks". */
export interface GraceFact extends Fact {}

export function readGrace(_doc: Document): GraceFact[] {
  return [];
}
