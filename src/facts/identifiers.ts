import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';

export type IdentifierKind =
  | 'url' | 'path' | 'method' | 'header' | 'flag' | 'command' | 'parameter' | 'package' | 'version' | 'code' | 'error-code'
  | 'env-var' | 'model' | 'region' | 'email' | 'name';

/** A name that must stay as it is, to the letter. */
export interface IdentifierFact extends Fact {
  readonly kind: IdentifierKind;
  /** The identifier without quotes, backticks and closing punctuation. */
  readonly value: string;
}

export function readIdentifiers(_doc: Document): IdentifierFact[] {
  return [];
}
