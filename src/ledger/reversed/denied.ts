import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';
import { isBoundedBehind, NOT } from './bounds.ts';

/** A clause, or its part between commas, that tells something or denies it, by its own words alone. */
interface Assertion {
  readonly clause: Clause;
  readonly own: readonly Token[];
  /** What is denied; absent in a clause that denies nothing. */
  readonly denied?: Token;
  /** The lemmas of its content, without what is denied. */
  readonly words: ReadonlySet<string>;
  /** Something may be done, or may not: "cannot be shared", "may be shared". */
  readonly allows: boolean;
  /** The words that bound it, in their order: "outside" of "sites outside the EU". */
  readonly bounds: string;
}

/** Words of a denial that tell nothing by themselves. */
const HELPS = /^(?:not|never|cannot|do|does|did|instead|\w+n['’]t)$/;
/** What may stand between the denial and what is denied. */
const BETWEEN = /^(?:be|been|being|to|yet|also|have|get|automatically|fully|itself|themselves)$/;
/** So many words stand between them at the most. */
const REACH = 4;
/** Words that turn what a clause says in their own way: what it tells is not told by its verb alone. */
const TURNS =
  /^(?:no|none|nothing|nobody|neither|nor|without|hardly|unless|until|till|except|excepted|only|solely|others?|apart|rather|exempt|excluded|should|might|could|longer|still|unable|impossible|however|yet|whether|otherwise|besides)$/;
const ALLOWS = /^(?:can|cannot|can['’]t|may|must)$/;
/** Words that bound it: a clause with other ones tells of something else. */
const BOUNDS_IT =
  /^(?:if|when|once|before|after|out|than|most|least|who|what|which|over|above|under|below|up|within|beyond|more|less|fewer|outside)$/;
/** What joins a clause to another, and leaves it to tell what it tells. */
const PLAIN_LEAD = /^(?:|and|but|which|;|:|,)$/;
/** "Is not scheduled", "is not deprecated": what becomes of a thing is compared as its situation. */
const OF_LIFE = /^(?:deprecat|schedul|remov|retir|plann)/;
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
      ?.find((one) => !isBoundedBehind(telling.doc, one.clause) && isContrary(denial, one));
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

/** Whether a clause tells what another denies: its words are those of the denial, and leave out none but those it points to. */
function isContrary(denial: Assertion, { own, words: told, bounds, allows }: Assertion): boolean {
  const { denied, words } = denial;
  if (bounds !== denial.bounds) return false;
  // "It may fail" is no contrary of "it does not fail".
  if (own.some(({ lower }) => lower === 'may') && !denial.allows) return false;
  const head = own.find(({ lemma }) => lemma === denied!.lemma)!;
  if (PREFIX.test(head.lower) !== PREFIX.test(denied!.lower)) return false;
  const others = [...told].filter((word) => word !== head.lemma);
  // "It can be undone", of "the statement cannot be undone": the verb alone is enough where both allow or forbid.
  const isBare = others.length === 0 && own.length <= BARE && POINTS.test(own[0]!.lower) && denial.allows && allows;
  if ((others.length === 0 && !isBare) || !others.every((word) => words.has(word))) return false;
  return POINTS.test(own[0]!.lower) || [...words].every((word) => told.has(word));
}

/** "It can be undone", "they may still be shared": so many words at the most. */
const BARE = 5;

/** What the plain clauses of a text tell: main clauses without a date, a condition or any other bound. */
function assertionsOf({ doc, facts }: Reading): readonly Assertion[] {
  const { blocks, clauses, sentences } = doc;
  const dated = touching(facts.dates.map(({ range }) => range));
  return clauses.flatMap((clause): Assertion[] => {
    const sentence = sentences[clause.sentence]!;
    if (clause.last - clause.first > LONG || !PLAIN_LEAD.test(clause.lead) || clause.bracketed) return [];
    if (blocks[sentence.block]!.kind === 'heading' || asks(doc, sentence) || dated(clause)) return [];
    // "Use `pull --all`, which never deletes remote files": what is told of the thing named before.
    const told = clause.lead === 'which' ? { ...clause, first: clause.first + 1 } : clause;
    return betweenCommas(doc, told).flatMap((part) => toldIn(part).flatMap((own) => assertionIn(clause, own) ?? []));
  });
}

function assertionIn(clause: Clause, own: readonly Token[]): Assertion | undefined {
  // "Everything but comments": an exception; at the head of a clause it only joins.
  if (own.some((_, k) => isTurn(own, k))) return undefined;
  const denials = own.flatMap(({ lower, code }, k) => (!code && NOT.test(lower) ? [k] : []));
  if (denials.length > 1) return undefined;
  const denied = denials.length === 0 ? undefined : deniedAt(own, denials[0]!, clause.lead === 'which');
  if (denials.length === 1 && (denied === undefined || OF_LIFE.test(denied.lower))) return undefined;
  const content = own.filter((token) => token.content && token !== denied && !HELPS.test(token.lower));
  const bounds = own.flatMap(({ lower, code }) => (!code && BOUNDS_IT.test(lower) ? [lower] : [])).join(' ');
  const allows = own.some(({ lower }) => ALLOWS.test(lower));
  return {
    clause,
    own,
    words: new Set(content.map(({ lemma }) => lemma)),
    allows,
    bounds,
    ...(denied ? { denied } : {}),
  };
}

function betweenCommas(
  { tokens, plain }: Document,
  { first, last }: Pick<Clause, 'first' | 'last'>,
): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (let k = first; k < last; k++) {
    if (k > first && plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) parts.push([]);
    parts.at(-1)!.push(tokens[k]!);
  }
  return parts;
}

/** Whether a word turns the clause; "must" of "must not", and "instead" without "of", do not. */
function isTurn(own: readonly Token[], k: number): boolean {
  const { lower, code } = own[k]!;
  if (code) return false;
  const next = own[k + 1]?.lower ?? '';
  return (
    TURNS.test(lower) ||
    (k > 0 && lower === 'but') ||
    (lower === 'must' && !NOT.test(next)) ||
    (lower === 'instead' && next === 'of')
  );
}

/** A longer clause tells more than one thing. */
const LONG = 24;

/** "Reports are copied and stay readable": what is told first, and what is told of the same besides, with its subject. */
function toldIn(own: readonly Token[]): readonly (readonly Token[])[] {
  const end = own.findIndex(({ lower }, k) => k > 1 && lower === 'and' && GOES_ON.test(own[k + 1]?.lower ?? ''));
  if (end < 0) return [own];
  const verb = own.findIndex(({ lower }) => VERB.test(lower));
  const [first, rest] = [own.slice(0, end), own.slice(end + 1)];
  // "… and you can": with a subject of its own.
  return VERB.test(rest[0]!.lower) && verb > 0 && verb < end ? [first, [...own.slice(0, verb), ...rest]] : [first];
}
const VERB =
  /^(?:is|are|was|were|will|can|cannot|can['’]t|may|must|should|has|have|stays?|remains?|keeps?|goes|go|does|do|works?|needs?|gets?|stops?)$/;
const GOES_ON = new RegExp(`${VERB.source}|^(?:you|it|they|we)$`);

/** "Affected" of "are not affected": what follows the denial at `k`. */
function deniedAt(own: readonly Token[], k: number, relative: boolean): Token | undefined {
  // "Not Pro users": who is meant, in no words of their own.
  if (k === 0 && !relative) return undefined;
  const found = own.slice(k + 1, k + 1 + REACH).find(({ lower }) => !BETWEEN.test(lower) && !/[^l]ly$/.test(lower));
  return found?.content && !found.code && !found.number && !found.capital ? found : undefined;
}
