import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { DENIES, NOT } from './bounds.ts';

/** Those for whom alone something holds: "training depots" of "charged to training depots only". */
interface Alone {
  readonly clause: Clause;
  readonly who: ReadonlySet<string>;
  /** Lemmas of what is told, and which of them are done. */
  readonly told: readonly string[];
  readonly deeds: ReadonlySet<string>;
}

/**
 * Those for whom the notice denies something, and for whom alone it holds in the output: "training depots are not charged" and
 * "charged to training depots only". What only they need not do, or what all but they do, is told in too many ways.
 */
export function exceptionTurned({ notice, output }: Ledger): Reversal[] {
  const alone = aloneIn(output);
  if (alone.length === 0) return [];
  const denials = notice.doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = notice.doc.tokens.slice(clause.first, clause.last);
    const isDenial =
      own.filter(({ lower }) => DENIES.test(lower)).length === 1 && own.some(({ lower }) => NOT.test(lower));
    return isDenial && !own.some(({ lower }) => APART.test(lower)) ? [{ clause, own }] : [];
  });
  return alone.flatMap(({ clause, who, told, deeds }) => {
    const found = denials.find(({ own }) => {
      const words = new Set(own.map(({ lemma }) => lemma));
      const denied = toldBy(own, who);
      return (
        [...who].every((word) => words.has(word)) &&
        deniedIn(own).some((word) => told.includes(word) && (deeds.has(word) || denied.deeds.has(word)))
      );
    });
    return found === undefined ? [] : [{ notice: found.clause, output: clause }];
  });
}
/** What a denial denies: "charged" of "are not charged", "reading" of "does not allow anonymous reading". */
const deniedIn = (own: readonly Token[]): readonly string[] => {
  const at = own.findIndex(({ lower }) => NOT.test(lower));
  return own.slice(at + 1, at + 1 + REACH).map(({ lemma }) => lemma);
};
const REACH = 4;
const APART = /^(?:only|alone|solely|exclusively|except|excepted|excluding|but|other|others|unless|apart|without|if)$/;

/** What is told of them, and what of it is done: "charged", "be created". */
function toldBy(own: readonly Token[], who: ReadonlySet<string>): Pick<Alone, 'told' | 'deeds'> {
  const told: string[] = [];
  const deeds = new Set<string>();
  own.forEach(({ content, dateWord, lemma, lower }, k) => {
    if (!content || dateWord || who.has(lemma) || BARE.test(lower)) return;
    told.push(lemma);
    if (/(?:ed|ing)$/.test(lower) || AUXILIARY.test(own[k - 1]?.lower ?? '')) deeds.add(lemma);
  });
  return { told, deeds };
}
const BARE = /^(?:is|are|was|were|be|been|has|have|had|do|does|get|gets|can)$/;
const AUXILIARY = /^(?:is|are|be|been|not|can|cannot|may|must|will|\w+n['’]t)$/;

/** Those for whom alone something holds, in a clause that denies nothing. Once for each text. */
const aloneIn = oncePer(({ doc }: Reading): readonly Alone[] =>
  doc.clauses.slice(0, MOST * 2).flatMap((clause): Alone[] => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const at = own.findIndex(({ lower, code }) => !code && /^(?:only|solely|exclusively|alone)$/.test(lower));
    if (at < 0 || own.some(({ lower }) => DENIES.test(lower) || SPARES.test(lower))) return [];
    const behind = own[at]!.lower === 'alone' ? [] : groupFrom(own, at + 1);
    const who = behind.length > 0 ? behind : groupUpTo(own, at);
    if (who.length === 0) return [];
    const names = new Set(who.map(({ lemma }) => lemma));
    return [
      {
        clause,
        who: names,
        ...toldBy(
          own.filter((token) => !who.includes(token)),
          names,
        ),
      },
    ];
  }),
);
/** A word that denies by itself. */
const SPARES = /^(?:unaffected|exempt|exempted|excluded|unchanged|spared|free|stops?|ends?)$/;

/** "For training depots", "depots on Shop and School": content words and what joins them, up to a verb. */
function groupFrom(own: readonly Token[], from: number): readonly Token[] {
  const end = own.findIndex(
    ({ content, lower }, k) => k >= from && (VERB.test(lower) || !(content || LEADS.test(lower) || JOINS.test(lower))),
  );
  // "Only depots on other plans": those that are not set apart.
  if (/^(?:others?|that|who|which|whose)$/.test(own[end]?.lower ?? '')) return [];
  const group = own.slice(from, end < 0 ? own.length : end);
  return group.filter(({ content, dateWord, number }) => content && !dateWord && !number);
}
const JOINS = /^(?:and|or)$/;
const LEADS = /^(?:for|on|in|at|to|of|by|with|the|those|an?|your|from)$/;
const VERB =
  /^(?:is|are|was|were|be|can|cannot|may|must|will|should|has|have|needs?|get|gets|do|does|keeps?|works?|includes?|goes|go|stays?|remains?)$/;

/** The same, read backwards from "only" at the end and from "alone". */
function groupUpTo(own: readonly Token[], end: number): readonly Token[] {
  if (own[end]!.lower !== 'alone' && end < own.length - 1) return [];
  let k = end;
  while (k > 0 && (own[k - 1]!.content || own[k - 1]!.lower === 'and') && !VERB.test(own[k - 1]!.lower)) k--;
  // "Up to 60 minutes only"
  const group = own.slice(k, end);
  return group.some(({ number }) => number) ? [] : group.filter(({ content }) => content);
}
