import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { formOf } from './chain.ts';
import { headedBy, leadOf } from './mention.ts';
import { isHard } from './reach.ts';
import type { LifeStatement } from './statement.ts';
import { startsNamed } from './subject.ts';

/** "Removed: `x`", "**Removed.** The `x` widget": the kind of entry alone, without a time, in front of its thing. */
export const isVerdict = ({ tokens, plain }: Document, x: LifeStatement): boolean =>
  x.family === 'removal' &&
  x.fate === 'neutral' &&
  x.mood === 'bare' &&
  x.chain === x.at &&
  !isNounToo(tokens[x.at]!) &&
  !x.anchored &&
  x.dates.length === 0 &&
  /^[:.]/.test(plain.slice(tokens[x.end - 1]!.end, tokens[x.end - 1]!.end + 1));

/** "- Removed `a`, as announced", "BREAKING: dropped the `b` packages": an entry of a changelog, which tells what was done. */
export function isReport(doc: Document, x: LifeStatement): boolean {
  const { tokens, sentences, clauses, blocks, plain } = doc;
  if (x.family !== 'removal' || x.fate !== 'neutral' || x.mood !== 'bare' || x.chain !== x.at) return false;
  if (isNounToo(tokens[x.at]!) || x.anchored || x.dates.length > 0 || formOf(tokens[x.at]!.lower) !== 'ed')
    return false;
  const { first, last, firstClause, block } = sentences[x.sentence]!;
  const opens = x.chain === first;
  const led = clauses[x.clause]!.first === x.chain && clauses[x.clause]!.lead === ':' && x.clause === firstClause + 1;
  const title = blocks[blocks[block]!.under ?? -1];
  const plans = title !== undefined && PLANS.test(plain.slice(title.start, Math.min(title.end, title.start + 120)));
  if (plans) return false;
  if (x.verbObject) return (opens || led) && (led || blocks[block]!.kind === 'item' || startsNamed(tokens, x.end));
  // "Old login page: closed.", "Export to XLS – Removed.": all that is told of what leads in.
  if (x.end < last || x.subject.length > 0) return false;
  if (opens) return headedBy(doc, x).length > 0;
  const leads = clauses[x.clause]!.first === x.chain && isHard(doc, clauses[x.clause]!);
  return leads && x.clause === firstClause + 1 && leadOf(doc, x.sentence, x.chain).length > 0;
}
/** "Sunset: `x`", "`x`: sunset": the noun, which leaves open when. */
const isNounToo = ({ lower }: Token): boolean => lower === 'sunset';
/** A title that tells what is to come. */
const PLANS = /\b(?:upcoming|planned|coming|next|future|scheduled|will|ahead)\b/i;
