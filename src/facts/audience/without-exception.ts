import type { Document, Sentence } from '../../text/document.ts';
import { populationOf } from './population.ts';

/* Whom "without exception" speaks of. Tokens are given by their index, that of "without" first. */

/** "The broker turns such units away without exception": without one among those just told of. */
export function isOfNamed({ tokens }: Document, { first }: Sentence, i: number): boolean {
  for (let k = i - 1; k >= first && k > i - 8; k--)
    if (/^(?:such|these|those|them|they|it)$/.test(tokens[k]!.lower)) return true;
  return false;
}

/**
 * "Holders of old tokens must log in, without exception", "without exceptions per zone": without one among a group that
 * the sentence itself narrows, or of the sort that it names.
 */
export function isOfSome({ tokens, plain }: Document, { first, last }: Sentence, i: number): boolean {
  const behind = tokens[i + 2];
  if (behind && i + 2 < last && /^(?:per|by|for|in)$/.test(behind.lower)) return true;
  let people = false;
  for (let k = first; k < i; k++) {
    if (populationOf(tokens[k]!) === null || tokens[k]!.code) continue;
    people = true;
    const next = tokens[k + 1]!;
    const goesOn = k + 1 < i && plain.slice(tokens[k]!.end, next.start) === ' ';
    if (goesOn && (RESTRICTS.test(next.lower) || /^\p{L}{3,}ing$/u.test(next.lower))) return true;
  }
  // "Get rid of anchors first, by hand and without exception": of the things that the order is about.
  return (
    !people && tokens.slice(first + 1, i).some((token) => token.content && !token.code && THINGS.test(token.lower))
  );
}
const THINGS = /^(?!(?:plan|tier|region|edition|contract|countrie|market)s$)\p{Ll}{3,}[^su\P{Ll}]s$/u;
const RESTRICTS = /^(?:of|with|on|in|at|whose|who|that|which|using|still|older|below|under|created|registered|built)$/;
