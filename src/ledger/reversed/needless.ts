import { readActions } from '../../facts/actions.ts';
import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';
import { BOUNDS, DENIES, isDenied } from './bounds.ts';

/** A step that a notice says nobody has to take: what is done, and to what. */
interface Needless {
  readonly clause: Clause;
  readonly verb: string;
  readonly again: boolean;
  /** Lemmas of what it is done to; not empty. */
  readonly objects: ReadonlySet<string>;
}

/**
 * What the notice says need not be done, and the output orders: "consents stay valid, providers need not request them anew" and
 * "customers have to renew their consents". Where the notice orders the same of others, nothing is turned round.
 */
export function needlessDemanded({ notice, output }: Ledger): Reversal[] {
  const needless = [...needlessIn(notice.doc), ...carriedIn(notice)];
  if (needless.length === 0) return [];
  const [asked, ordered] = [demandsOf(notice), demandsOf(output)];
  const spared = output.doc.clauses.filter((clause) => isDenied(output.doc, clause));
  return needless.flatMap((step) => {
    const found = ordered.find((clause) => isSameStep(output.doc, clause, step));
    const isTold = spared.some((clause) => wordsOf(output.doc, clause).some((word) => step.objects.has(word)));
    const isAsked = asked.some((clause) => isSameStep(notice.doc, clause, step));
    return found === undefined || isTold || isAsked ? [] : [{ notice: step.clause, output: found }];
  });
}

/** The same verb, or both "again", of the same things; new ones are others. */
function isSameStep(doc: Document, { first, last }: Clause, { verb, again, objects }: Needless): boolean {
  const own = doc.tokens.slice(first, last);
  return (
    own.some(({ lemma }, k) => objects.has(lemma) && (own[k - 1]?.lower === 'new') === (verb === NEW)) &&
    own.some(({ lemma, lower }) => lemma === verb || (again && AGAIN.test(lower)))
  );
}
const AGAIN =
  /^(?:again|anew|afresh|renew(?:ed|ing|al|als)?|re-?(?:sign|order|register|request|enter|issue|apply|do|create|make|print|enrol)\w*)$/;

/** A thing that is taken along as it is: made again, or a new one made, it is turned round. */
const carriedIn = ({ doc, facts }: Reading): readonly Needless[] => {
  const dated = touching(facts.dates.map(({ range }) => range));
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex(
      (_, k) =>
        k > 0 &&
        CARRIED.test(
          own
            .slice(k, k + SAYS)
            .map(({ lower }) => lower)
            .join(' '),
        ),
    );
    if (
      verb < 0 ||
      isDenied(doc, clause) ||
      own.some(({ lower }) => OTHERS.test(lower)) ||
      dated(clause) ||
      own.some(({ lower }, k) => k > verb && BOUNDS.test(lower) && lower !== 'as' && own[k - 1]?.lower !== 'as')
    )
      return [];
    const objects = new Set(headsOf(own.slice(0, verb)));
    const step = { clause, again: true, objects };
    return objects.size === 0
      ? []
      : [
          { ...step, verb: '' },
          { ...step, verb: NEW },
        ];
  });
};
const CARRIED =
  /^(?:can (?:still )?be (?:used|scanned|imported|reused|opened|read)\b|(?:is|are) (?:the same|carried over)\b|(?:is|are) taken over(?=$| (?:by|from|as|to|automatically|with|in)\b)|stays? the same|carry over|carries over)/;
/** Of the rest something else may be told. */
const OTHERS = /^(?:others?|rest|new|only)$/;
/** So many words tell it. */
const SAYS = 4;
const NEW = 'new';

/** The last word of each group of a subject: "templates" of "templates made in Loft", "name" and "password". */
function headsOf(own: readonly Token[]): readonly string[] {
  const end = own.findIndex(
    ({ lower, content }, k) =>
      k > 0 && own[k - 1]!.content && (PARTICIPLE.test(lower) || (!content && lower !== 'and')),
  );
  const rest = end < 0 ? own : own.slice(0, end);
  return rest.flatMap(({ content, lemma, code }, k) => (content && !code && !rest[k + 1]?.content ? lemma : []));
}

const PARTICIPLE = /ed$|^(?:made|sent|written|bought|sold|kept|built)$/;

/** The clauses that order something, without a denial. */
const demandsOf = oncePer(({ doc }: Reading): readonly Clause[] =>
  readActions(doc)
    .filter(({ kind }) => kind === 'imperative' || kind === 'obligation')
    .map(({ at }) => doc.clauses[rangeAt(doc.clauses, doc.tokens[at]!.start)])
    .filter((clause): clause is Clause => clause !== undefined && !isDenied(doc, clause)),
);

const wordsOf = ({ tokens }: Document, { first, last }: Clause): readonly string[] =>
  tokens.slice(first, last).flatMap(({ content, lemma }) => (content ? lemma : []));

/** The steps that a text says are not needed. Linear. */
function needlessIn(doc: Document): readonly Needless[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause, c) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const at = own.findIndex((_, k) => verbUnneeded(own, k) > 0);
    if (at < 0) return [];
    const verb = at + verbUnneeded(own, at);
    const isPassive = own[verb]!.lower === 'be';
    const did = own[isPassive ? verb + 1 : verb];
    if (!did?.content) return [];
    const rest = isPassive ? own.slice(0, at) : own.slice(verb + 1);
    const named = rest.some(({ lower }) => PRONOUN.test(lower)) ? subjectBefore(doc, c) : objectOf(rest);
    return named.length === 0
      ? []
      : [{ clause, verb: did.lemma, again: own.some(({ lower }) => AGAIN.test(lower)), objects: new Set(named) }];
  });
}
const PRONOUN = /^(?:it|them)$/;

/** How far behind token `k` of a clause the verb stands that it says is not needed: "need not sign", "no need to sign". */
function verbUnneeded(own: readonly Token[], k: number): number {
  const word = (n: number): string => own[k + n]?.lower ?? '';
  if (/^needn['’]t$/.test(word(0))) return 1;
  if (word(0) === 'need' && word(1) === 'not') return 2;
  // "Do not have to", "don't need to", "not required to", "no need to", "without having to"
  const isDenial = DENIES.test(word(0));
  return isDenial && /^(?:have|need|needs|having|required|necessary|obliged)$/.test(word(1)) && word(2) === 'to'
    ? 3
    : 0;
}

/** The nouns of a plain object, up to what stands behind it: "your stock", "the new key". */
function objectOf(rest: readonly Token[]): readonly string[] {
  const found: string[] = [];
  for (const { content, lower, lemma, number } of rest) {
    if (content && !number && !AGAIN.test(lower)) found.push(lemma);
    else if (found.length > 0) break;
  }
  return found;
}

/** What the clause before tells of, up to its verb or a relative: "consents that customers have granted stay valid". */
function subjectBefore(doc: Document, c: number): readonly string[] {
  const before = doc.clauses[c - 1];
  if (before === undefined) return [];
  const own = doc.tokens.slice(before.first, before.last);
  const end = own.findIndex(({ lower }) => BEHIND_SUBJECT.test(lower));
  return own.slice(0, Math.max(end, 0)).flatMap(({ content, dateWord, lemma }) => (content && !dateWord ? lemma : []));
}
const BEHIND_SUBJECT = /^(?:is|are|will|can|may|has|have|stays?|remains?|keeps?|goes|go|that|which|who|whose)$/;
