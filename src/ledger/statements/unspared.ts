import { isPlural } from '../../facts/audience/population.ts';
import type { Feature } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { ellipticalIn } from './spared-elsewhere.ts';
import { lookUp, related, toWordIndex } from './word-index.ts';

/** Words that may set somebody apart in any clause. */
const APART =
  /^(?:except|excepted|excluding|excluded|just|apart|aside|bar|barring|unless|alone|others?|otherwise|elsewhere|rest|outside|beyond|without)$/;
/** "Only clusters with an old pool": all others are spared, whatever else the clause tells. */
const ONLY = /^(?:only|solely|exclusively)$/;
/** Shares of its own words, and of all its words in one place, up to which next to nothing is left of a statement. */
const [OWN, TOGETHER] = [0.3, 0.4];
/** The same from which a statement is told in a place. */
const [TOLD, THERE] = [0.5, 0.4];
const SURELY = 0.9;

/**
 * Whether the output cannot have told whom a statement of the notice spares: next to nothing of its words is left, and
 * every clause of the output that spares anybody or sets anybody apart tells another statement.
 */
export function isUnspared(ledger: Ledger, match: StatementMatch): boolean {
  const { measurable, purposes, recall, statement } = match;
  const has = (feature: Feature): boolean => statement.features.has(feature);
  // "Projects without a worker may stay with it"
  const spares = has('exemption@named') || (has('stay@named') && has('cue:may'));
  if (!measurable || purposes.fact < SURELY || !spares) return false;
  if (losesOneOfTwo(ledger, match)) return true;
  if (recall.own > OWN || recall.window > TOGETHER) return false;
  return namesGroup(ledger.notice.doc, match) && sparesNobodyElse(ledger);
}

/**
 * "Webmail and mailboxes on dedicated clusters are not affected", told of webmail alone: of two that are spared, no word of
 * the one is left.
 */
function losesOneOfTwo({ notice, output }: Ledger, { statement }: StatementMatch): boolean {
  const own = tokensOf(notice.doc, statement);
  const verb = own.findIndex(({ lower }) => VERB.test(lower));
  const and = own.findIndex(({ lower }, k) => lower === 'and' && k < verb);
  if (and <= 0) return false;
  const index = toWordIndex(output);
  const found = (token: Token): boolean => lookUp(token, index).length > 0 || related(token, index).length > 0;
  const parts = [own.slice(0, and), own.slice(and + 1, verb)].map((part) => part.filter(({ content }) => content));
  const gone = (part: readonly Token[]): boolean => part.length >= SEVERAL && !part.some(found);
  return parts.some(gone) && parts.some((part) => part.some(found));
}
/** So many words of which none is left show that nothing of it is told. */
const SEVERAL = 3;

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
  const own = tokensOf(doc, statement);
  const verb = own.findIndex(({ lower }) => VERB.test(lower));
  return own.slice(0, Math.max(verb, 0)).some((token) => token.content && (isPlural(token.lower) || token.shaped));
}
/** The words of a statement with those before a bracket that its clause goes on behind. */
function tokensOf({ tokens }: Document, { clause, range }: StatementMatch['statement']): readonly Token[] {
  let { first } = clause;
  while (first > 0 && tokens[first - 1]!.start >= range.start) first--;
  return tokens.slice(first, clause.last);
}
const VERB = /^(?:is|are|do|does|will|can|may|must|has|have|needs?|stays?|remains?|not|nothing|nobody|no|\w+n't)$/;

const says = ({ clauses, tokens }: Document, c: number, words: RegExp): boolean =>
  tokens.slice(clauses[c]!.first, clauses[c]!.last).some(({ code, lower }) => !code && words.test(lower));
