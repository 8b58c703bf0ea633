import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import { type End, type Outcome, outcomesIn } from './outcomes.ts';

/** What the notice says becomes of something, and where the output says the opposite. */
export interface Turned {
  readonly notice: Range;
  readonly output: Range;
}

/** What cannot be true of a thing together. */
const AGAINST: Readonly<Record<End, readonly End[]>> = {
  gone: ['kept', 'moved'],
  kept: ['gone'],
  moved: ['gone', 'unmoved'],
  unmoved: ['moved'],
  hit: ['spared'],
  // Whom the output spares besides is no business of what the notice spares.
  spared: [],
};

/**
 * "Parsed CVs are not deleted" told as "parsed CVs are deleted". Only where each text has one word for what becomes of it:
 * a thing that is kept first and deleted then is both.
 */
export function turnedOutcomes({ notice, output }: Ledger): readonly Turned[] {
  const told = outcomesIn(output.doc).slice(0, MOST);
  if (told.length === 0) return [];
  const known = outcomesIn(notice.doc).slice(0, 2 * MOST);
  const found: Turned[] = [];
  for (const claim of told) {
    if (claim.bounded) continue;
    const against = (other: Outcome): boolean => AGAINST[claim.end].includes(other.end);
    const opposed = known.find((other) => !other.bounded && against(other) && isSame(claim, other));
    if (opposed === undefined) continue;
    const supported =
      known.some((other) => isReach(other) === isReach(claim) && !against(other) && touches(claim, other)) ||
      told.some((other) => AGAINST[other.end].includes(claim.end) && touches(claim, other));
    if (!supported) found.push({ notice: opposed.range, output: claim.range });
  }
  return found;
}

/** Who is affected, and not what becomes of a thing: the one says nothing of the other. */
const isReach = ({ end }: Outcome): boolean => end === 'hit' || end === 'spared';

/** Both are said of the same: the head of each is named by the other, and one names nothing that the other does not. */
function isSame(a: Outcome, b: Outcome): boolean {
  if (!a.of.has(b.head) || !b.of.has(a.head)) return false;
  const common = [...a.of].filter((word) => b.of.has(word)).length;
  // "Accounts are affected" says nothing of those of them that are spared.
  return common === (a.end === 'hit' ? b.of.size : Math.min(a.of.size, b.of.size));
}

const touches = (a: Outcome, b: Outcome): boolean => b.of.has(a.head) || a.of.has(b.head);
