import type { Document } from '../../text/document.ts';
import { type Field, readFields } from '../fields.ts';
import type { GraceSort } from '../grace.ts';
import { isLate } from './late.ts';

/** Labels that name time beyond an end; a "browser extension" is none. */
const TIME =
  /^(?:(?:(?:deadline|time|date|term|access|contract|short|one-time) )?extensions?|(?:\p{L}+ )?(?:grace(?: (?:period|time|days))?|prolongations?|deferrals?|deferments?|postponements?|leeway|overlap|tolerance|buffer|slack|cushion|flexibility|leniency|transition(?:al)? (?:period|phase|window)|(?:extra|more|additional) time))$/u;
const LENGTH = /^(?:(?:about|a|an|up to|some|another|of) )*(?:[\p{L}\d-]+ )?(?:hour|day|week|month|quarter|year)s?\b/u;
const ADMITTED = /^(?:still )?(?:admitted|accepted|allowed|tolerated|served|honou?red|welcome|ok(?:ay)?|fine)\b/;

/** "Grace period: none": what the value of the field denies. `last`: one past the words for the time. */
export const isDeniedByValue = (doc: Document, sentence: number, last: number): boolean => {
  const field = readFields(doc).get(sentence);
  return field?.says === 'no' && last <= field.middle;
};

/** "Extensions: on request", "Overlap: two weeks", "Late movers: admitted": time that a field grants. */
export function grantedByField(doc: Document, sentence: number): (Field & { readonly sort: GraceSort }) | undefined {
  const field = readFields(doc).get(sentence);
  if (field === undefined || field.says === 'no') return undefined;
  const { label, value, says } = field;
  if (TIME.test(label) && (says === 'yes' || LENGTH.test(value)))
    return { ...field, sort: /^(?:ex|pro|def|post)|time$/.test(label) ? 'request' : 'period' };
  return isLate(label) && (says === 'yes' || ADMITTED.test(value)) ? { ...field, sort: 'period' } : undefined;
}
