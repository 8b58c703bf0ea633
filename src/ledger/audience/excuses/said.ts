import type { UniversalFact } from '../../../facts/audience/universal.ts';
import type { Document } from '../../../text/document.ts';
import type { Ledger } from '../../ledger.ts';
import type { Stated } from '../stated.ts';

/** A claim of the output about everyone, beside what the notice says. */
export interface Said {
  readonly ledger: Ledger;
  readonly notice: Document;
  readonly output: Document;
  readonly stated: Stated;
  readonly claim: UniversalFact;
}
