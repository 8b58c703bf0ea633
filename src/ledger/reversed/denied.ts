import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';

/** A clause that tells something or denies it, by its own words alone. */
interface Assertion {
  readonly clause: Clause;
  /** What is denied; absent in a clause that denies nothing. */
  readonly denied?: Token;
  /** The lemmas of its content, without what is denied. */
  readonly words: ReadonlySet<string>;
}

const NOT = /^(?:not|never|cannot)$|^\w+n['’]t$/;
/** Words of a denial that tell nothing by themselves. */
const HELPS = /^(?:not|never|cannot|do|does|did|\w+n['’]t)$/;
/** What may stand between the denial and what is denied. */
const BETWEEN = /^(?:be|been|being|to|yet|also|have|get|automatically|fully|itself|themselves)$/;
/** So many words stand between them at the most. */
const REACH = 4;
/** Words that bound a clause, or turn what it says in their own way: what it tells is not told by its verb alone. */
const TURNS =
  /^(?:no|none|nothing|nobody|neither|nor|without|hardly|unless|until|till|except|excepted|only|solely|others?|apart|instead|rather|exempt|excluded|if|when|once|before|after|should|may|might|could|longer|still|unable|impossible|out|however|than|too|yet|whether|otherwise|most|least|must|who|what|which|over|above|under|below|up|within|beyond|more|less|fewer|besides|outside)$/;
/** What joins a clause to another, and leaves it to tell what it tells. */
const PLAIN_LEAD = /^(?:|and|but|;|:|,)$/;
/** "It supports short codes": whatever was named before. */
const POINTS = /^(?:it|they|this|these|those|both)$/;
/** A prefix that denies: "unconverted", "non-exportable". */
const PREFIX = /^(?:un|non|in|im|dis)/;

/**
 * What one text denies and the other tells of the same, in the same words: "sites on Business are not affected" and "sites on
 * Business are affected". A denial in other words ("out of scope", "goes on as before") is a paraphrase, and none of these.
 */
export function deniedOtherwise({ notice, output }: Ledger): Reversal[] {
  return [
    ...contradictions(notice, output).map(([denial, telling]) => ({ notice: denial.clause, output: telling.clause })),
    ...contradictions(output, notice).map(([denial, telling]) => ({ notice: telling.clause, output: denial.clause })),
  ];
}

/** The denials of one text of which the other tells the contrary, and nothing else. */
function contradictions(denying: Reading, telling: Reading): [Assertion, Assertion][] {
  const [here, there] = [wordsOf(denying), wordsOf(telling)];
  return here.denials.slice(0, MOST).flatMap((denial): [Assertion, Assertion][] => {
    const head = denial.denied!.lemma;
    // "The clips are not kept; the texts are kept": told by both.
    if (there.denied.has(head) || here.told.has(head)) return [];
    const contrary = there.told
      .get(head)
      ?.find((one) => !isBounded(telling.doc, one.clause) && isContrary(telling.doc, denial, one));
    return contrary === undefined ? [] : [[denial, contrary]];
  });
}

/** What a text denies, and the clauses that tell something, by their words. */
interface Told {
  readonly denials: readonly Assertion[];
  readonly denied: ReadonlySet<string>;
  readonly told: ReadonlyMap<string, readonly Assertion[]>;
}

const wordsOf = oncePer((reading: Reading): Told => {
  const assertions = assertionsOf(reading);
  const denials = assertions.filter(({ denied }) => denied !== undefined);
  const told = new Map<string, Assertion[]>();
  for (const one of assertions) {
    if (one.denied !== undefined) continue;
    for (const word of one.words) {
      const known = told.get(word);
      if (known === undefined) told.set(word, [one]);
      else if (known.length < MOST) known.push(one);
    }
  }
  return { denials, denied: new Set(denials.map(({ denied }) => denied!.lemma)), told };
});

/** "In private channels apps can read | if invited": the clause behind it bounds what it tells. */
function isBounded({ clauses, plain }: Document, { end, sentence }: Clause): boolean {
  const next = clauses[rangeAt(clauses, end - 1) + 1];
  return next?.sentence === sentence && BOUNDS.test(plain.slice(end, next.end).slice(0, BOUND));
}
const BOUNDS = /^\W*(?:and |but )?(?:if|unless|when|once|only|except|provided|as long|with|without|but not|not)\b/i;
/** So many characters of a clause are looked at for how it opens. */
const BOUND = 24;

/** Whether a clause tells what another denies: its words are those of the denial, and leave out none but those it points to. */
function isContrary({ tokens }: Document, { denied, words }: Assertion, { clause, words: told }: Assertion): boolean {
  const own = firstOf(tokens.slice(clause.first, clause.last));
  const head = own.find(({ lemma }) => lemma === denied!.lemma)!;
  if (PREFIX.test(head.lower) !== PREFIX.test(denied!.lower)) return false;
  const others = [...told].filter((word) => word !== head.lemma);
  if (others.length === 0 || !others.every((word) => words.has(word))) return false;
  return POINTS.test(own[0]!.lower) || [...words].every((word) => told.has(word));
}

/** The plain clauses of a text: main clauses without a date, a condition or any other bound. */
function assertionsOf({ doc, facts }: Reading): readonly Assertion[] {
  const { blocks, clauses, sentences, tokens } = doc;
  const dated = touching(facts.dates.map(({ range }) => range));
  return clauses.flatMap((clause): Assertion[] => {
    const sentence = sentences[clause.sentence]!;
    const own = firstOf(tokens.slice(clause.first, clause.last));
    if (own.length > LONG || !PLAIN_LEAD.test(clause.lead) || clause.bracketed) return [];
    // "Everything but comments": an exception; at the head of a clause it only joins.
    if (own.some(({ lower, code }, k) => !code && (TURNS.test(lower) || (k > 0 && lower === 'but')))) return [];
    const denials = own.flatMap(({ lower, code }, k) => (!code && NOT.test(lower) ? [k] : []));
    if (denials.length > 1 || blocks[sentence.block]!.kind === 'heading' || asks(doc, sentence)) return [];
    if (dated(clause)) return [];
    const denied = denials.length === 0 ? undefined : deniedAt(own, denials[0]!);
    if (denials.length === 1 && denied === undefined) return [];
    const words = new Set(
      own.filter((token) => token.content && token !== denied && !HELPS.test(token.lower)).map(({ lemma }) => lemma),
    );
    return [{ clause, words, ...(denied ? { denied } : {}) }];
  });
}
/** A longer clause tells more than one thing. */
const LONG = 24;

/** "Reports are copied and stay readable": what is told first, up to what is told of the same besides. */
function firstOf(own: readonly Token[]): readonly Token[] {
  const end = own.findIndex(({ lower }, k) => k > 1 && lower === 'and' && GOES_ON.test(own[k + 1]?.lower ?? ''));
  return end < 0 ? own : own.slice(0, end);
}
const GOES_ON =
  /^(?:is|are|was|were|will|can|may|must|should|has|have|stays?|remains?|keeps?|goes|go|does|do|works?|needs?|gets?|you|it|they|we)$/;

/** "Affected" of "are not affected": what follows the denial at `k`. */
function deniedAt(own: readonly Token[], k: number): Token | undefined {
  // "Not Pro users": who is meant, in no words of their own.
  if (k === 0) return undefined;
  const found = own.slice(k + 1, k + 1 + REACH).find(({ lower }) => !BETWEEN.test(lower) && !/[^l]ly$/.test(lower));
  return found?.content && !found.code && !found.number && !found.capital ? found : undefined;
}
