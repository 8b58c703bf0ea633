import type { Token } from '../../../text/tokens.ts';

/** The words before a verb, in which its subject stands: from token `first` to the one before `last`. */
export interface Stretch {
  readonly tokens: readonly Token[];
  readonly plain: string;
  readonly first: number;
  readonly last: number;
}

/** A comma stands right before a token. */
export const commaBefore = ({ tokens, plain }: Stretch, k: number): boolean =>
  plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',');

export const isCompany = ({ lower }: Token): boolean => /^(?:we|we're|we'll|we've|we'd|us|i)$/.test(lower);
