import type { Token } from '../../text/tokens.ts';

/** Who or what a clause is about, by its first words. */
export type Subject = 'named' | 'pronoun' | 'you' | 'we' | 'none';

export function subjectOf(tokens: readonly Token[]): Subject {
  const token = tokens.find(({ lower }) => !BEFORE_SUBJECT.test(lower));
  if (token === undefined) return 'none';
  if (/^(?:it|they|this|these|those|he|she|them|there|its|their|nothing|such|one)$/.test(token.lower)) return 'pronoun';
  if (/^(?:you|your|you'll|you're|yours)$/.test(token.lower)) return 'you';
  if (/^(?:we|our|us|we'll|we're|we've)$/.test(token.lower)) return 'we';
  return token.content ? 'named' : 'none';
}

const BEFORE_SUBJECT =
  /^(?:and|but|or|so|because|since|as|if|unless|when|while|which|that|who|whose|then|also|please|until|after|before|for|in|on|from|with|at|by|the|a|an|all|only|any|no|not|note|even|both)$/;
