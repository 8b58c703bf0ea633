import { type Keys, keysOf } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statements.ts';
import { isCarrier } from '../../facts/lifecycle/subject.ts';
import type { Document } from '../../text/document.ts';

const known = new WeakMap<LifeStatement, Keys>();

/** The words of a statement's clause, without its verb. */
export function clauseKeys(doc: Document, x: LifeStatement): Keys {
  let keys = known.get(x);
  if (!keys) {
    keys = readClause(doc, x);
    known.set(x, keys);
  }
  return keys;
}

function readClause({ tokens, clauses }: Document, x: LifeStatement): Keys {
  const clause = clauses[x.clause]!;
  const indexes = [...x.subject];
  for (let k = clause.first; k < clause.last; k++)
    if (isCarrier(tokens[k]!) && (k < x.chain || k >= x.end)) indexes.push(k);
  return keysOf(tokens, indexes);
}
