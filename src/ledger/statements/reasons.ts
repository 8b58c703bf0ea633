import type { Document } from '../../text/document.ts';
import type { StatementMatch } from '../statements.ts';

/** A reason told in several clauses of one sentence: whether the next of them goes on with what the one before it tells. */
export const goesOn = (doc: Document, head: StatementMatch, match: StatementMatch): boolean =>
  match.measurable &&
  isReason(match) &&
  !followsFrom(doc, match) &&
  isReason(head) &&
  !explains(match, head) &&
  isBeside(head, match);

/**
 * It is kept where the nearest of them is. Not by the fitted losses: what is matched must not depend on the table that is
 * fitted to it.
 */
export function joined(head: StatementMatch, match: StatementMatch): StatementMatch {
  const { recall, lost, at } = nearerOf(match, head);
  const purposes = match.purposes.reason > head.purposes.reason ? match.purposes : head.purposes;
  return { ...head, purposes, recall, lost, ...(at ? { at } : {}) };
}

/** The reason of which more is left; where no more than half is of either, the one that has more to lose. */
function nearerOf(match: StatementMatch, head: StatementMatch): StatementMatch {
  const [a, b] = [match.recall, head.recall];
  const isMatch = Math.max(a.own, b.own) <= 0.5 ? a.ownWeight > b.ownWeight : a.own > b.own;
  return isMatch ? match : head;
}

const isReason = ({ purposes }: StatementMatch): boolean =>
  purposes.reason >= 0.5 && purposes.reason > purposes.fact && purposes.reason > purposes.step;

/** "Which is why new keys are needed", "so they stop", "otherwise it fails": what follows is what the reason is given for. */
export const followsFrom = ({ tokens }: Document, { statement: { clause, features } }: StatementMatch): boolean =>
  features.has('so') ||
  tokens.slice(clause.first, clause.first + 3).some(({ lower }) => lower === 'why') ||
  /^(?:without|otherwise|else)$/.test(tokens[clause.first]!.lower);

/** "A new proof is needed, | because the law …": a word of cause parts the reason from the rule, which is none. */
const explains = ({ statement }: StatementMatch, head: StatementMatch): boolean =>
  statement.features.has('because') && !head.statement.features.has('because');

/** Whether two stand in one sentence. */
export const isBeside = (one: StatementMatch, other: StatementMatch): boolean =>
  one.statement.clause.sentence === other.statement.clause.sentence;
