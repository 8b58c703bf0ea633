import type { Claim } from './claim.ts';

/** Which claims of the notice cover a total one of the output. A sameness covers everything; "simply" covers only itself. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  same: ['same'],
  rest: ['same', 'rest'],
  easy: ['same', 'rest', 'easy', 'bare'],
  bare: ['same', 'rest', 'bare'],
};

/** The notice says as much of the same thing. */
export const isCovered = ({ fact, about }: Claim): boolean =>
  about.some(({ sort }) => COVERS[fact.sort]!.includes(sort));
