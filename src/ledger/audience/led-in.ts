import type { UniversalFact } from '../../facts/audience/universal.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import type { Document } from '../../text/document.ts';
import { type Narrowing, share } from './narrowing.ts';

/**
 * Whether the group itself stands right before a claim about all: "`GET /v1/x` with `units=k`: every caller must switch",
 * "Canadian accounts, one and all: …". Then all of the group are meant.
 */
export function isLedIn(
  { tokens, sentences, plain }: Document,
  { first, sentence, span }: UniversalFact,
  narrowings: readonly Narrowing[],
): boolean {
  const from = sentences[sentence]!.first;
  if (first <= from) return false;
  const mark = plain.slice(tokens[first - 1]!.end, tokens[first]!.start);
  if (!mark.includes(':') && !(mark.includes(',') && /^(?:one and all|each and every)/i.test(span.text))) return false;
  const before = new Set(tokens.slice(from, first).map(keyOf));
  return narrowings.some((group) => group.hard.size + group.soft.size > 0 && share(group, before) >= MOSTLY);
}

/** So much of its description tells a group. */
const MOSTLY = 0.6;
