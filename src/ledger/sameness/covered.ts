import type { Claim } from './claim.ts';
import { comparesWithPast } from './subjects.ts';

/** Which claims of the notice cover a total one of the output. A sameness covers everything; "simply" covers only itself. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  same: ['same'],
  rest: ['same', 'rest'],
  easy: ['same', 'rest', 'easy', 'bare'],
  bare: ['same', 'rest', 'bare'],
};

/** The notice says as much of the same thing; that what retires works as before says nothing of another. */
export const isCovered = ({ told, doc, fact, about }: Claim): boolean =>
  about.some(
    (claim) =>
      COVERS[fact.sort]!.includes(claim.sort) && (!comparesWithPast(told.doc, claim) || comparesWithPast(doc, fact)),
  );
