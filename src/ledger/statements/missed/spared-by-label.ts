import type { Reading } from '../../../facts/read.ts';
import { type Statement, statementsIn } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import { sparesNobodyElse } from '../unspared.ts';
import type { Case } from './case.ts';

/** So many clauses before a statement its label is looked for: "Not concerned: units whose serial ends in -R (refitted)". */
const REACH = 4;
/** So many words a label has at most. */
const LONGEST = 6;

/**
 * "Not concerned: units whose serial ends in -R", "Exempt. Boats on the inner route", "Dedicated clusters: nothing changes": what
 * has no verb of its own is spared by what stands before its colon, or behind it.
 */
export function isSparedByLabel({ ledger: { notice }, match: { statement } }: Case): boolean {
  const { doc } = notice;
  const statements = statementsIn(notice);
  const { clause, features, index } = statement;
  if (!isNamed(doc, statement) || features.has('kind:exemption') || features.has('cue:negation')) return false;
  if (features.has('label')) {
    const next = statements[index + 1];
    return next !== undefined && next.clause.lead === ':' && next.features.has('kind:exemption');
  }
  for (let k = index - 1; k >= Math.max(0, index - REACH); k--) {
    const before = statements[k]!;
    if (!isNear(doc, before, statement)) break;
    if (isLabel(doc, before)) return before.features.has('kind:exemption');
  }
  const { under } = doc.blocks[doc.sentences[clause.sentence]!.block]!;
  return features.has('item') && under !== undefined && sparingHeadings(notice).has(under);
}

/** "Not affected", with a list under it: the blocks of such headings. */
const sparingHeadings = oncePer(
  (notice: Reading): ReadonlySet<number> =>
    new Set(
      statementsIn(notice).flatMap(({ clause, features }) =>
        features.has('heading') && features.has('kind:exemption') && !features.has('asks')
          ? notice.doc.sentences[clause.sentence]!.block
          : [],
      ),
    ),
);

/** "Units whose serial ends in -R", "cameras rented by shops": no more than a name, with what describes it. */
const isNamed = ({ plain, tokens }: Document, { clause, features }: Statement): boolean =>
  !features.has('imperative') &&
  !features.has('lead-in') &&
  (features.has('verbless') ||
    // "…, which has lived elsewhere all along" only adds to the name.
    (features.has('relative') && plain[clause.start - 2] !== ',') ||
    (features.has('item') && !tokens.slice(clause.first, clause.last).some(({ lower }) => FINITE.test(lower))));
const FINITE = /^(?:is|are|was|were|will|can|may|must|has|have|do|does|gets?|needs?|keeps?|stays?|remains?|\w+n['’]t)$/;

/** Of such a one no word of its own is left, and all that the output spares tells of others. */
export const isLabelledGone = (one: Case): boolean =>
  one.match.measurable &&
  one.match.recall.own === 0 &&
  one.match.recall.ownWeight >= ENOUGH &&
  isSparedByLabel(one) &&
  sparesNobodyElse(one.ledger);
/** Weight of own words whose loss tells. */
const ENOUGH = 2;

/** In one sentence, or the one the short sentence that opens the block of the other. */
function isNear(doc: Document, before: Statement, statement: Statement): boolean {
  const [a, b] = [before.clause.sentence, statement.clause.sentence];
  return a === b || (a === b - 1 && doc.sentences[a]!.block === doc.sentences[b]!.block);
}

/** What a colon follows, or a sentence of a few words with which its block begins: "**Not concerned.**" */
function isLabel(doc: Document, { clause, features }: Statement): boolean {
  if (features.has('label')) return features.has('verbless') || features.has('one-word');
  const { first, last, block } = doc.sentences[clause.sentence]!;
  return last - first <= LONGEST && doc.sentences[clause.sentence - 1]?.block !== block;
}
