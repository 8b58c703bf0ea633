import { hasVerb } from '../../../facts/grammar/has-verb.ts';
import { keyOf, looksLikeName } from '../../../facts/grammar/naming.ts';
import { retiresIn } from '../../../facts/lifecycle/ending.ts';
import { WHO } from '../../../facts/opening.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import type { Place } from './place.ts';
import { isVersion } from './words.ts';

/**
 * Whether the opening itself puts a name of the notice forward as what ends, or as what the affected ones use, before
 * anything else: then the two texts disagree about what the thing is, and the notice may be the one that was misread.
 */
export function putsForward(place: Place): boolean {
  const { doc, opening } = place;
  const { sentences, titles } = opening;
  const told = doc.sentences[sentences[Math.min(titles, sentences.length - 1)] ?? -1];
  if (told === undefined) return false;
  const first = doc.sentences[sentences[0]!]!.first;
  for (let i = first; i < told.last; i++)
    if (isCandidate(place, first, i)) return isLabelled(doc, told) || ends(doc, told, i);
  return false;
}

/** A name at token `i` that is neither the maker's nor the users' own. */
function isCandidate({ doc, audience: { subject }, described }: Place, first: number, i: number): boolean {
  const token = doc.tokens[i]!;
  // "In 9.0.0 old calls no longer compile": when.
  if (token.number || (isVersion(token) && TIME.test(doc.tokens[i - 1]?.lower ?? ''))) return false;
  const key = keyOf(token);
  return (
    looksLikeName(doc, i, first) && !subject.vendor.has(key) && (!described.has(key) || subject.replacements.has(key))
  );
}
const TIME = /^(?:in|since|from|of|with|until|by|before|after)$/;

/** "Affected: …" */
const isLabelled = ({ labels }: Document, told: Sentence): boolean =>
  labels.some(({ block, name }) => block === told.block && WHO.test(name));

/** Something ends in the clause of token `i`. */
function ends(doc: Document, told: Sentence, i: number): boolean {
  const clause = doc.clauses.find(({ last }) => last > i);
  if (clause === undefined) return false;
  // "Firms calling `/v1/x` (not sandboxes) lose it": the verb stands behind the bracket.
  const verbless = !hasVerb(doc.tokens.slice(clause.first, clause.last).filter(({ lower }) => !lower.endsWith('ing')));
  return retiresIn(doc, clause.first, verbless ? told.last : clause.last);
}
