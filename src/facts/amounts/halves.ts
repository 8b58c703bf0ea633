import type { Document } from '../../text/document.ts';

/** "And a half" behind the token at `at`: "one and a half years", "a year and a half". */
export const isHalfBehind = ({ tokens }: Document, at: number): boolean =>
  tokens[at + 1]?.lower === 'and' && tokens[at + 2]?.lower === 'a' && tokens[at + 3]?.lower === 'half';

/** The half of it, which is no amount of its own. */
export const isHalfOfMore = (doc: Document, at: number): boolean => at > 3 && isHalfBehind(doc, at - 3);
