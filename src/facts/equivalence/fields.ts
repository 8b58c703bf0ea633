import type { Document } from '../../text/document.ts';
import { type Field, readFields } from '../fields.ts';
import { partOf } from './parts.ts';

/** Labels under which "none" tells a sameness, and those under which "yes" or "full" does. */
const APART =
  /^(?:(?:\p{L}+ )?(?:differences?|gaps?|missing (?:features?|functions?|functionality|capabilities)|incompatibilities)|(?:other|further|code|additional) changes?|(?:other|further|code|additional) changes? (?:needed|required)|difference in \p{L}+)$/u;
const ALIKE =
  /^(?:(?:\p{L}+[ -])?(?:parity|equivalen(?:t|ce)|compatib(?:le|ility)|interchangeab(?:le|ility)|sameness)|drop-?in(?: replacement)?|identical|one-to-one|1:1)$/u;
/** What tells the part of its label to be the same. */
const SAME =
  /^(?:the )?(?:same|unchanged|identical|equal|equivalent)(?: (?:as|to) (?:before|now|today|ever|\p{L}{1,12}))?$/u;

/** What a field claims: `same` of all, `part` of what its label names. */
export interface FieldClaim extends Field {
  readonly sort: 'same' | 'part';
  readonly of: readonly string[];
}

/** "Differences: none", "Compatibility: full", "Features: same": a sameness that a field claims. */
export function claimOfField(doc: Document, sentence: number): FieldClaim | undefined {
  const field = readFields(doc).get(sentence);
  if (field === undefined) return undefined;
  const { label, value, says, first, middle } = field;
  if ((says === 'no' && APART.test(label)) || (says === 'yes' && ALIKE.test(label)))
    return { ...field, sort: 'same', of: [] };
  const of = SAME.test(value) && middle === first + 1 ? partOf(doc.tokens[first]!) : undefined;
  return of === undefined ? undefined : { ...field, sort: 'part', of: [of] };
}

/** "Drop-in: no": the value denies what the label names. */
export const isDeniedByValue = (doc: Document, sentence: number, last: number): boolean => {
  const field = readFields(doc).get(sentence);
  return field?.says === 'no' && last <= field.middle && ALIKE.test(field.label);
};
