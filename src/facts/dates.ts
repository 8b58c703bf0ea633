import type { Document } from '../text/document.ts';
import type { Fact } from './fact.ts';

export type DateRole = 'deprecation' | 'removal' | 'brownout' | 'end-of-support' | 'deadline' | 'other';
export type Boundary = 'on' | 'by' | 'before' | 'after' | 'until' | 'from' | 'not-before';

/** A date that the text states. */
export interface DateFact extends Fact {
  /** ISO 8601 / EDTF at the precision stated: `2027-03-14`, `2027-03`, `2027-Q2`, `2027-03-14T17:00`. */
  readonly value: string;
  readonly role: DateRole;
  /** True for dates that rule 4 protects: no post date, history, API version or model id. */
  readonly lifecycle: boolean;
  readonly boundary: Boundary | null;
  /** The zone as written ("PT", "UTC+8"), and resolved to an IANA name or offset. */
  readonly zone: { readonly text: string; readonly resolved: string } | null;
  /** True where the text itself marks the date as no longer valid ("previously 30 April"). */
  readonly superseded: boolean;
  /** The words that name what the date belongs to, where the text says. */
  readonly of: string | null;
}

export function readDates(_doc: Document): DateFact[] {
  return [];
}
