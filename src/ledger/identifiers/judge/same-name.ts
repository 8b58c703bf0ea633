import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { compact, type NoticeNames } from '../known.ts';
import type { Verdict } from '../near.ts';

/**
 * `ubuntu-20.04` for "Ubuntu 20.04": the same words and numbers with other separators and case name the same, unless the
 * notice spells it as code. Without a number it may be an identifier that does not exist ("`data-well`" for "Data
 * Well"), which is told, but fails nothing.
 */
export function sameName(
  { facts, values, index }: NoticeNames,
  { value, code, exact }: IdentifierFact,
): Verdict | null {
  if (!code && !exact) return null;
  if (values.has(value) || facts.some((f) => (f.code || f.exact) && sameLetters(f.value, value))) return null;
  const letters = compact(value);
  const name = facts.find((f) => f.kind === 'name' && /[\s-]/.test(f.value) && letters.endsWith(compact(f.value)));
  if (!name || !index.joins(letters)) return null;
  return /\d/.test(name.value) ? 'known' : { expected: name, sure: false };
}

/** "statusUrl" for the field `status_url` is another field; "DataWell" for "Data Well" is a spelling of the name. */
export function otherField({ facts }: NoticeNames, { value }: IdentifierFact): Verdict | null {
  if (!/^\p{Ll}+\p{Lu}/u.test(value)) return null;
  const field = facts.find((f) => f.exact && sameLetters(f.value, value));
  return field ? { expected: field, sure: true } : null;
}

const sameLetters = (a: string, b: string): boolean => compact(a) === compact(b);
