import type { IdentifierFact } from '../../facts/identifiers.ts';
import { editDistance, LONGEST } from '../../text/edit-distance.ts';
import type { NoticeNames } from './known.ts';

/** The pieces between separators and inner capitals: `GET /v1/exportAll` is get, v1, export, all. */
const segments = (value: string): string[] =>
  (value.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}\p{N}]+/gu) ?? []).map((piece) => piece.toLowerCase());

/** How alike two identifiers are, from 0 to 1: by letters, or by shared segments where whole segments differ. */
export function likeness(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  const longest = Math.min(LONGEST, Math.max(x.length, y.length));
  const byLetters = 1 - editDistance(x, y, Math.ceil(longest * 0.5)) / longest;
  const [s, t] = [segments(a.slice(0, LONGEST)), segments(b.slice(0, LONGEST))];
  const rest = [...t];
  let shared = 0;
  for (const piece of s) {
    const k = rest.indexOf(piece);
    if (k < 0) continue;
    rest.splice(k, 1);
    shared += piece.length;
  }
  const total = Math.max(s.join('').length, t.join('').length);
  return Math.max(byLetters, total === 0 ? 0 : shared / total);
}

/** What becomes of an identifier of the output: the notice knows it, or has another in its place, or none. */
export type Verdict = 'known' | { readonly expected: IdentifierFact | null; readonly sure: boolean };

/** The identifier that is most like `value`, if any is more so than `least`. */
export function closest(facts: readonly IdentifierFact[], value: string, least: number): IdentifierFact | null {
  let best: IdentifierFact | null = null;
  let score = least;
  for (const fact of facts) {
    const now = likeness(fact.value, value);
    if (now > score) {
      score = now;
      best = fact;
    }
  }
  return best;
}

/** The exact identifier of the notice that is most like this one; addresses resemble addresses alone. */
export function nearest(
  notice: NoticeNames,
  fact: IdentifierFact,
  least: number,
): { expected: IdentifierFact | null; sure: true } {
  const kin = notice.facts.filter(
    (f) =>
      (fact.kind === 'url') === (f.kind === 'url') && f.kind !== 'name' && f.kind !== 'button' && f.kind !== 'menu',
  );
  return { expected: closest(kin, fact.value, least), sure: true };
}
