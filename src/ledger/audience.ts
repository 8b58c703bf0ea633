import { boundedIn } from '../facts/audience/bounded.ts';
import { readUniversals, type UniversalFact } from '../facts/audience/universal.ts';
import { keyOf } from '../facts/grammar/naming.ts';
import type { Subject } from '../facts/grammar/subject.ts';
import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import type { Span } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import { exceeds } from './audience/exceeds.ts';
import { hasExceptions } from './audience/exceptions.ts';
import type { Said } from './audience/excuses/said.ts';
import { isSaidAlike, isSaidLikewise } from './audience/excuses.ts';
import { includedSpared } from './audience/included.ts';
import { type Narrowing, namesThing, share } from './audience/narrowing.ts';
import { statedBy } from './audience/stated.ts';
import { isCopied } from './copied.ts';
import type { Ledger } from './ledger.ts';
import { suspectClaims } from './second-opinion/claims.ts';

/** What the notice is about and whom it concerns, with the output's claims that go beyond it. */
export interface Audience {
  readonly subject: Subject;
  /** The same with what the notice names in its reasons and stories alone. */
  readonly whole: Subject;
  /** The words that tell the retiring things from what they are part of. */
  readonly core: ReadonlySet<string>;
  /** True where the notice retires more than one thing. */
  readonly several: boolean;
  /** True where the notice tells others that they are not affected. */
  readonly spares: boolean;
  readonly narrowings: readonly Narrowing[];
  /** Claims about everyone that the notice does not make, in their order. */
  readonly claims: readonly UniversalFact[];
}

/** Lays the audience of the notice beside the output's claims about everyone; once for each ledger. */
export const audienceOf: (ledger: Ledger) => Audience = oncePer(layAudience);

function layAudience(ledger: Ledger): Audience {
  const { notice, output } = ledger;
  const stated = statedBy(notice);
  const claims = readUniversals(output.doc).filter(
    (claim) => claim.concerned && goesBeyond({ ledger, notice: notice.doc, output: output.doc, stated, claim }),
  );
  const included = includedSpared(ledger).filter(({ range }) => !isCopied(ledger, range));
  return { ...stated.audience, claims: [...claims, ...included].sort((a, b) => a.first - b.first) };
}

/** Where the output takes everyone for affected and the notice does not: by a word for all, or in words that no reader knows. */
export function everyoneAffected(ledger: Ledger): Span[] {
  const { doc } = ledger.output;
  const { claims, narrowings, subject } = audienceOf(ledger);
  const read = readUniversals(doc);
  const isClaimed = new Set(claims.map(({ first }) => first));
  // "All prices must be sent as JSON": of things a reader knows best.
  const ofThings = read.filter(({ population }) => population !== 'everybody');
  // "All merchants on Harbour", of those: a group as the notice has it.
  const ofGroup = read.filter((claim) => !isClaimed.has(claim.first) && tellsGroup(claim, narrowings, subject));
  const [judged, settled] = [read, [...claims, ...ofThings, ...ofGroup]].map((facts) =>
    facts.map(({ range }) => range),
  );
  const suspect = suspectClaims(ledger, 12, { judged, settled: [...settled!, ...boundedIn(doc)] }).map(({ range }) =>
    doc.span(range),
  );
  return [...claims.map(({ span }) => span), ...suspect];
}

/** Whether what narrows a claim is most of what tells a group of the notice, or the thing where they are told by its use. */
function tellsGroup({ wide, narrowing }: UniversalFact, narrowings: readonly Narrowing[], subject: Subject): boolean {
  const keys = new Set(narrowing.map(keyOf));
  return (
    !wide &&
    narrowings.some((group) =>
      group.hard.size + group.soft.size > 0 ? share(group, keys) >= MOSTLY : namesThing(keys, subject),
    )
  );
}
/** So much of its description tells a group. */
const MOSTLY = 0.6;

/** Whether a claim about everyone says more than the notice does. */
function goesBeyond(said: Said): boolean {
  if (isSaidAlike(said)) return false;
  // "For all, without exception", of a notice that has one: "only those with a contract may stay".
  if (/\b(?:exceptions?|exemptions?)$/i.test(said.claim.span.text) && hasExceptions(said.notice)) return true;
  return !isSaidLikewise(said) && exceeds(said.claim, keysAround(said.output, said.claim), said.stated);
}

/** The keys of the words around a claim that may tell its scope. */
function keysAround({ tokens, sentences }: Document, claim: UniversalFact): ReadonlySet<string> {
  const { first, last } = sentences[claim.sentence]!;
  const from = Math.max(first, claim.first - NEAR);
  return new Set(tokens.slice(from, scopeEnd(tokens, claim, last)).map(keyOf));
}
/** How far around a claim its scope is looked for, in tokens. */
const NEAR = 60;

function scopeEnd(tokens: readonly Token[], claim: UniversalFact, last: number): number {
  const to = Math.min(last, claim.last + NEAR);
  for (let k = claim.last; k < to; k++)
    if (/^(?:if|where|when|whose|who|unless|provided|that)$/.test(tokens[k]!.lower)) return to;
  return claim.last;
}
