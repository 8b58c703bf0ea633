import { isExactShape } from '../../../facts/identifiers/kind.ts';

/** Spelt as no plain word is: "statusUrl", "v2", "data-well". */
export const isShaped = (piece: string): boolean =>
  isExactShape(piece) || /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|[-?]/u.test(piece);
