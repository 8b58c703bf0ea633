import type { GraceFact, GraceSort } from '../../facts/grace.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lazy } from '../../text/once.ts';
import { isWider } from '../groups/wider.ts';
import type { Ledger } from '../ledger.ts';
import { commonWords, MOST, type Place, wordsNear } from '../nearby.ts';
import { type Grant, grantedIn, grantsOf, isForAsking } from './grants.ts';
import { isAsked } from './questions.ts';

/** A grant of the notice that may stand behind a claim, with how many words they share. */
interface Backing extends Grant {
  readonly common: number;
}

/** Time that the output grants, in its own words, with the grants of the notice that may stand behind it. */
export interface Claim {
  readonly ledger: Ledger;
  readonly notice: Reading;
  readonly output: Reading;
  readonly fact: GraceFact;
  /** The nearest first: those of the same length, then those with the most words in common. */
  readonly behind: readonly Backing[];
}

/** The claims of the output. */
export function claimsOf(ledger: Ledger): Claim[] {
  const { notice, output } = ledger;
  return grantedIn(output).map((fact) => ({
    ledger,
    notice,
    output,
    fact,
    behind: grantsBehind(output.doc, fact, notice),
  }));
}

/** Whether a claim is of more time to be had, without a measure: "you can request an extension". */
export const isForMore = ({ fact }: Claim): boolean => fact.sort === 'request' && fact.days === undefined;

/** Whether a claim names nobody, and the grant that is nearest to it is for some only. */
export function isForTooMany({ output, notice, fact, behind }: Claim): boolean {
  const scope = behind[0]?.scope;
  return scope !== undefined && !isForAsking(fact, scope) && isWider(output.doc, fact, scope, notice.doc);
}

/** Which sorts of grant in the notice can stand behind one in the output. */
const BEHIND: Readonly<Record<GraceSort, readonly GraceSort[]>> = {
  period: ['period', 'request', 'revive', 'parallel'],
  request: ['request', 'period', 'revive', 'dated'],
  vague: ['vague', 'parallel', 'tenure', 'dated'],
  revive: ['revive', 'request', 'period'],
  parallel: ['parallel'],
  ease: ['ease'],
  tenure: ['tenure'],
  dated: ['dated'],
};

function grantsBehind(doc: Document, fact: GraceFact, notice: Reading): readonly Backing[] {
  const words = wordsNear(doc, fact);
  const own = lazy(() => wordsOf(doc, fact));
  // What only some may do until a date stands behind what is said of them.
  const isOfThem = ({ scope }: Grant): boolean =>
    !isOfOthers(doc, fact) && (isAsked(doc, fact) || commonWords(scope, own()) > 0 || isForAsking(fact, scope));
  return grantsOf(notice)
    .filter(
      (other) => BEHIND[fact.sort].includes(other.grant.sort) && (other.grant.sort !== 'dated' || isOfThem(other)),
    )
    .map((other) => ({ ...other, common: commonWords(words, other.words) }))
    .sort((a, b) => Number(b.grant.days === fact.days) - Number(a.grant.days === fact.days) || b.common - a.common);
}

/** The words of the claim's sentence up to where another statement joins it: behind that, the words are another's. */
function wordsOf(doc: Document, place: Place): ReadonlySet<string> {
  const opens = segmentStarts(doc);
  const { last } = doc.sentences[place.sentence]!;
  let end = place.token + 1;
  const joins = (i: number): boolean =>
    opens(i) &&
    (/^(?:and|but|while|whereas)$/.test(doc.tokens[i]!.lower) ||
      doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start).includes(';'));
  while (end < last && end < place.token + MOST && !joins(end)) end++;
  return wordsNear(doc, place, (token) => token >= end);
}

/** "Services have until 31 August, and others can be given a postponement": told of whom the grant is not for. */
const isOfOthers = ({ plain }: Document, { range }: GraceFact): boolean =>
  /\b(?:others|everyone else|anyone else|the rest)\s(?:\p{L}+\s){0,3}$/u.test(
    plain.slice(Math.max(0, range.start - NEAR), range.start),
  );
/** So many characters before a claim those of whom it is told may stand. */
const NEAR = 60;
