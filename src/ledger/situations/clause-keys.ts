import { beforeColon } from '../../facts/lifecycle/colon.ts';
import { type Keys, keysOf } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier } from '../../facts/lifecycle/subject.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';

/** The words of a statement's clause, without its verb. */
export const clauseKeys = oncePer((x: LifeStatement, doc: Document): Keys => {
  const { tokens, clauses } = doc;
  const clause = clauses[x.clause]!;
  const indexes = [...x.subject];
  for (let k = clause.first; k < clause.last; k++)
    if (isCarrier(tokens[k]!) && (k < x.chain || k >= x.end)) indexes.push(k);
  // "Sandbox: not sent since May": the label names what it is told of.
  indexes.push(...beforeColon(doc, x.sentence, x.clause));
  return keysOf(tokens, indexes);
});
