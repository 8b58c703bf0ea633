import { partOf } from '../../facts/equivalence/parts.ts';
import type { EquivalenceFact } from '../../facts/equivalence.ts';
import type { Document } from '../../text/document.ts';
import { commonWords, MOST } from '../nearby.ts';
import type { Claim } from './claim.ts';
import { saysSame } from './same-word.ts';

/** A claim of parts, "the same parameters", is the notice's: it says so of them, of everything, or with the same word. */
export const isKnownPart = (claim: Claim): boolean =>
  claim.about.some(({ sort }) => sort === 'same') ||
  isOfNotice(claim) ||
  claim.fact.of.every((part) => isClaimed(claim, part) || isKept(claim, part)) ||
  (!claim.fact.ofAll && saysSame(claim));

/** That a thing of the notice stays as it is does not call the replacement the same. */
const isOfNotice = ({ told, fact }: Claim): boolean =>
  fact.stays && fact.of.every((part) => told.doc.tokens.some((token) => partOf(token) === part));

const isClaimed = ({ told, fact }: Claim, part: string): boolean =>
  told.parts.some((other) => other.of.includes(part) && (!fact.ofAll || other.ofAll));

/** The notice says in other words that the part stays, of the same thing. */
const isKept = ({ told, fact, words, vague }: Claim, part: string): boolean =>
  !fact.ofAll &&
  told.kept.some(
    (other) =>
      other.parts.has(part) &&
      (vague || other.words.size <= 3 || commonWords(words, other.words) >= Math.min(2, Math.max(1, words.size - 1))),
  );

/** "Apart from `dimensions` the request body is identical", of the notice's "the request body is the same, except …". */
export function exceptsKnownParts({ told, doc, fact }: Claim): boolean {
  if (fact.sort !== 'rest') return false;
  const parts = partsIn(doc, fact);
  return parts.length > 0 && parts.every((part) => told.said.some(({ claim }) => claim.of.includes(part)));
}

/** The parts of an interface that a claim names within its words. */
const partsIn = ({ tokens }: Document, { token, range }: EquivalenceFact): string[] =>
  tokens
    .slice(token, token + MOST)
    .filter(({ end }) => end <= range.end)
    .flatMap((word) => partOf(word) ?? []);
