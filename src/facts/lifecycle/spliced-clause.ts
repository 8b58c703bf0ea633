import type { Document } from '../../text/document.ts';
import { isThirdPerson } from './shared-subject.ts';

/**
 * "`a` stopped in May, | `b` takes no new jobs from June and | ends in July": the first token of a clause that a comma begins,
 * with a subject and a verb of its own, between the token `from` and a verb that goes on from it behind a conjunction.
 */
export function splicedClause({ tokens, plain }: Document, from: number, chain: number): number | undefined {
  if (!/^(?:and|but|then)$/.test(tokens[chain - 1]?.lower ?? '')) return undefined;
  for (let k = chain - 3; k > from && k > chain - LONGEST; k--) {
    if (plain.slice(tokens[k - 1]!.end, tokens[k]!.start) !== ', ') continue;
    const { code, lower, capital, dateWord } = tokens[k]!;
    if (!code && !(capital && !dateWord) && !/^(?:the|our|its|their|your)$/.test(lower)) continue;
    for (let verb = k + 1; verb < chain - 1 && verb < k + SUBJECT; verb++) if (isThirdPerson(tokens, verb)) return k;
  }
  return undefined;
}
/** So many words such a clause has at most, and its subject. */
const [LONGEST, SUBJECT] = [20, 6];
