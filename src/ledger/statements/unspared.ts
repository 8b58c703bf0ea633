import { isPlural } from '../../facts/audience/population.ts';
import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Feature } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { ellipticalIn } from './spared-elsewhere.ts';
import { toWordIndex } from './word-index.ts';

/** Words that may set somebody apart in any clause. */
const APART =
  /^(?:except|excepted|excluding|excluded|just|apart|aside|bar|barring|unless|alone|others?|otherwise|elsewhere|rest|outside|beyond|without)$/;
/** "Only clusters with an old pool": all others are spared, whatever else the clause tells. */
const ONLY = /^(?:only|solely|exclusively)$/;
/** Shares of its own words, and of all its words in one place, up to which next to nothing is left of a statement. */
const [OWN, TOGETHER] = [0.3, 0.4];
/** The same from which a statement is told in a place. */
const [TOLD, THERE] = [0.5, 0.4];
const [LIKELY, SURELY] = [0.75, 0.9];

/**
 * Whether the output cannot have told whom a statement of the notice spares: next to nothing of its words is left, and
 * every clause of the output that spares anybody or sets anybody apart tells another statement.
 */
export function isUnspared(ledger: Ledger, match: StatementMatch): boolean {
  const { measurable, purposes, recall, statement } = match;
  const has = (feature: Feature): boolean => statement.features.has(feature);
  // "Projects without a worker may stay with it"
  const spares = has('exemption@named') || (has('stay@named') && has('cue:may'));
  // "Contracts for lift lines are exempt", of which not a word is left.
  const sure = recall.own === 0 && recall.window === 0 && has('cue:exempt') ? LIKELY : SURELY;
  if (!measurable || purposes.fact < sure || !spares) return false;
  if (recall.own > OWN || recall.window > TOGETHER) return false;
  return namesGroup(ledger.notice.doc, match) && sparesNobodyElse(ledger);
}

/** Each clause of the output that spares or sets apart tells a statement of the notice: none is left for another. */
const sparesNobodyElse = oncePer((ledger: Ledger): boolean => {
  const { output } = ledger;
  const told = new Set<number>();
  for (const { recall } of statementsOf(ledger)) {
    const { own, window, first, last } = recall;
    if (own >= TOLD && window >= THERE) for (let c = first; c < last; c++) told.add(c);
  }
  const spares = new Set([...toWordIndex(output).sparing, ...ellipticalIn(output.doc)]);
  return output.doc.clauses.every(
    (_, c) => !says(output.doc, c, ONLY) && (told.has(c) || !(spares.has(c) || says(output.doc, c, APART))),
  );
});

/** "Cameras that record to a card are not affected", but not "relax, nothing changes for you". */
function namesGroup(doc: Document, { statement }: StatementMatch): boolean {
  const own = wordsOf(doc, statement);
  const verb = own.findIndex(({ lower }) => VERB.test(lower));
  return own.slice(0, Math.max(verb, 0)).some((token) => token.content && (isPlural(token.lower) || token.shaped));
}
const VERB = /^(?:is|are|do|does|will|can|may|must|has|have|needs?|stays?|remains?|not|nothing|nobody|no|\w+n't)$/;

const says = ({ clauses, tokens }: Document, c: number, words: RegExp): boolean =>
  tokens.slice(clauses[c]!.first, clauses[c]!.last).some(({ code, lower }) => !code && words.test(lower));
