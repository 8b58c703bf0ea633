import { readActions } from '../../facts/actions.ts';
import { classesOf } from '../../facts/grammar/classes.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { isCommon, spreadOf, weightOf } from '../statements/spread.ts';
import { firstFound, lookUp, related, toWordIndex } from '../statements/word-index.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isAct } from '../steps.ts';
import { deedOf, MANNER } from './deed.ts';
import { isNoDuty, isRequired } from './required.ts';

/*
 * A step whose words the output has, but only where it tells something else: "keep each pool on one version" tells that two
 * versions must not share a pool, and no word of it is left for "the pool must be drained".
 */

/** Words of a step, by weight, that it takes to see its loss, and those of them that are nowhere. */
const [SEVERAL, GONE] = [2.1, 1];
/** Share of its words that may be left over for it. */
const LEFT = 0.2;
/** Share of its words in one clause up to which the clause may well tell another. */
const HARDLY = 0.45;
/** Places of a word that are looked at. */
const MOST = 24;
/** What a word of the same class counts beside the word itself. */
const NEAR = 0.7;

const isTelling = ({ lower, lemma, dateWord }: Token): boolean => !dateWord && !MANNER.test(lower) && !isCommon(lemma);

/** What a statement of the notice has in a clause of the output. */
interface Claim {
  /** Whether the statement asks for something itself, and in words of duty. */
  readonly asks: boolean;
  readonly binds: boolean;
  weight: number;
  /** Its words that stand there to the letter, and the classes of all. */
  readonly words: Set<string>;
}

/** Clause of the output → the statements of the notice that have words there. Linear: so many places a word at the most. */
const claimsOf = oncePer((ledger: Ledger): ReadonlyMap<number, ReadonlyMap<Statement, Claim>> => {
  const index = toWordIndex(ledger.output);
  const { sentences } = spreadOf(ledger.notice);
  const claims = new Map<number, Map<Statement, Claim>>();
  for (const { statement, purposes } of statementsOf(ledger))
    for (const token of statement.content) {
      if (!isTelling(token)) continue;
      const weight = weightOf(token, sentences) * (index.clausesOf.has(token.lemma) ? 1 : NEAR);
      for (const clause of new Set(placesOf(token, ledger))) {
        const here = claims.get(clause) ?? new Map<Statement, Claim>();
        claims.set(clause, here);
        const claim = here.get(statement) ?? {
          asks: purposes.step >= STEP,
          binds: wordsOf(ledger.notice.doc, statement.clause).some(isDuty),
          weight: 0,
          words: new Set<string>(),
        };
        here.set(statement, claim);
        claim.weight += weight;
        claim.words.add(token.lemma);
        for (const name of classesOf(token.lemma)) claim.words.add(name);
      }
    }
  return claims;
});
const STEP = 0.5;

const placesOf = (token: Token, { output }: Ledger): readonly number[] => {
  const index = toWordIndex(output);
  return firstFound(lookUp(token, index), related(token, index)).slice(0, MOST);
};

const wordsOf = (
  { tokens }: Ledger['output']['doc'],
  { first, last }: { readonly first: number; readonly last: number },
): readonly Token[] => tokens.slice(first, last);

/** The required steps of which the output has no words but those with which it tells other statements. */
export const crowdedOutSteps = (ledger: Ledger): readonly StatementMatch[] => {
  const { doc } = ledger.notice;
  return statementsOf(ledger).filter(
    (match, at, matches) =>
      match.purposes.step >= STEP &&
      isAct(doc, match) &&
      !isNoDuty(doc, match) &&
      isRequired(doc, match) &&
      isCrowdedOut(ledger, matches, at),
  );
};

function isCrowdedOut(ledger: Ledger, matches: readonly StatementMatch[], at: number): boolean {
  const { statement } = matches[at]!;
  const { sentences } = spreadOf(ledger.notice);
  const { squeezed } = toWordIndex(ledger.output);
  const next = matches[at + 1]?.statement;
  const words = new Map<string, Token>();
  for (const token of [
    ...statement.content,
    ...(next && isSameStep(next, statement) && isCommand(next.content) ? next.content : []),
  ])
    if (isTelling(token)) words.set(token.lemma, token);
  const deed = deedOf(ledger.notice.doc, statement);
  if (deed === undefined) return false;
  let all = 0;
  for (const token of words.values()) all += weightOf(token, sentences);
  let [left, gone] = [0, 0];
  for (const token of words.values()) {
    const weight = weightOf(token, sentences);
    const places = placesOf(token, ledger);
    if (places.length === 0) {
      // "The partner portal" of `https://partners.acme.example`
      if (token.lower.length > 4 && squeezed.includes(token.lower)) left += weight;
      else gone += weight;
    } else if (places.some((clause) => !isClaimed(token, statement, deed, all, ledger, clause))) left += weight;
  }
  return (
    all >= SEVERAL &&
    gone >= GONE &&
    left <= LEFT * all &&
    !isOrderedByName(ledger, [...words.values()]) &&
    !hasLooseDuty(
      ledger,
      wordsOf(ledger.notice.doc, statement.clause).some(({ lower }) => ORDER.test(lower)),
    )
  );
}

/** "Get Acme Hub: https://…", of "you need to install Acme Hub": something is ordered of what the step names. */
const isOrderedByName = (ledger: Ledger, words: readonly Token[]): boolean =>
  words.some(
    (token) =>
      /^\p{Lu}\p{Ll}+\p{Lu}/u.test(token.text) &&
      placesOf(token, ledger).some((clause) => ordersIn(ledger.output.doc).has(clause)),
  );

/** Whether another statement has more words in the clause, and this one among them. */
function isClaimed(
  token: Token,
  statement: Statement,
  deed: Token,
  all: number,
  ledger: Ledger,
  clause: number,
): boolean {
  const claims = claimsOf(ledger).get(clause);
  const mine = claims?.get(statement)?.weight ?? 0;
  const here = wordsOf(ledger.output.doc, ledger.output.doc.clauses[clause]!);
  // "Which must precede any invitation", of "before you invite anybody"; "sign fresh ones", of "new ones have to be signed".
  const own = wordsOf(ledger.notice.doc, statement.clause);
  if ([ORDER, REPEAT].some((manner) => [here, own].every((words) => words.some(({ lower }) => manner.test(lower)))))
    return false;
  const exact = here.some(({ lemma }) => lemma === token.lemma);
  const binds = here.some(isDuty);
  // A clause that orders nothing, and in which nobody does what is asked for, tells how things are.
  const orders = ordersIn(ledger.output.doc).has(clause);
  const tells = !binds && !orders && !token.url && mine < HARDLY * all && !placesOf(deed, ledger).includes(clause);
  for (const [other, { weight, words, asks }] of claims ?? []) {
    if (other === statement || weight <= mine || isSameStep(other, statement) || ((binds || orders) && !asks)) continue;
    // "v2 cannot import open fiscal months": a fact, which asks for nothing, whatever words of the step it has besides.
    if (!asks && tells) return true;
    if (exact ? words.has(token.lemma) : classesOf(token.lemma).some((name) => words.has(name))) return true;
  }
  return false;
}
const ORDER = /^(?:before|beforehand|first|prior|precedes?|until|ahead)$/;
/** What leads in a reason, which binds somebody else. */
const CAUSE = /^(?:because|since|as|for)$/;
const COMES_FIRST = /^(?:beforehand|first|precedes?|preceding|prior)$/;
const REPEAT = /^(?:again|anew|afresh|new|fresh|freshly|newly|another)$/;

/** "The pool must be drained (`lc pool drain`)": what stands in brackets behind the step, or behind its colon, is the step. */
const isSameStep = ({ clause, index }: Statement, step: Statement): boolean =>
  clause.sentence === step.clause.sentence && index === step.index + 1 && (clause.bracketed || clause.lead === ':');

/** The same, where it is a command or the like, whose words are those of the step. */
const isCommand = (words: readonly Token[]): boolean => words.every(({ code }) => code);

/** The clauses of a text in which something is ordered, by a verb, by "you" or by code in the place of a verb ("`await` the promise"). */
const ordersIn = oncePer((doc: Document): ReadonlySet<number> => {
  const orders = readActions(doc).filter(
    ({ kind }) => kind === 'imperative' || kind === 'obligation' || kind === 'label',
  );
  const found = new Set(orders.map(({ at }) => rangeAt(doc.clauses, doc.tokens[at]!.start)));
  doc.clauses.forEach((clause, c) => {
    const words = wordsOf(doc, clause);
    if (
      words.some(
        ({ lower, code }, k) =>
          (!code && lower === 'you') || (code && /^(?:the|an?|your|it)$/.test(words[k + 1]?.lower ?? '') && k < 2),
      )
    )
      found.add(c);
  });
  return found;
});

const isDuty = ({ lower }: Token): boolean => DUTY.test(lower);
const DUTY =
  /^(?:must|needs?|ha(?:ve|s|ving)|requir\w*|mandator\w*|obligat\w*|obliged|obliges?|prescrib\w*|compuls\w*|necess\w*|shall|should|prerequisite|precondition|beforehand)$/;

/** "Java 21 is mandatory beforehand": a duty that tells no other step of the notice may be the one that is looked for. */
const hasLooseDuty = (ledger: Ledger, ordered: boolean): boolean =>
  looseDutiesOf(ledger).some((words) => ordered || words.some(({ lower }) => BINDS.test(lower) || lower === 'without'));

/** The clauses that bind the reader, or tell what comes first, where no statement of the notice that asks for anything has words. */
const looseDutiesOf = oncePer((ledger: Ledger): readonly (readonly Token[])[] => {
  const claims = claimsOf(ledger);
  const { doc } = ledger.output;
  return doc.clauses.flatMap((clause, at) => {
    const words = wordsOf(doc, clause);
    const has = (kind: RegExp): boolean => words.some(({ lower }) => kind.test(lower));
    // "Though not without firmware 61.17"
    const notWithout = words.some(({ lower }, k) => lower === 'without' && words[k - 1]?.lower === 'not');
    const binds = has(BINDS) || notWithout;
    const comesFirst = has(COMES_FIRST) || (binds && has(ORDER));
    if ((!binds && !comesFirst) || CAUSE.test(clause.lead)) return [];
    const here = [...(claims.get(at)?.values() ?? [])];
    const most = Math.max(0, ...here.map(({ weight }) => weight));
    return here.some((claim) => claim.weight >= most / 2 && (claim.asks || (claim.binds && !comesFirst)))
      ? []
      : [words];
  });
});
const BINDS = /^(?:must|requir\w*|mandator\w*|obligat\w*|compuls\w*|necess\w*|(?:pre)?condition|prerequisite)$/;
