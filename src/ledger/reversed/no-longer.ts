import type { Clause } from '../../text/clauses.ts';
import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';
import { BOUNDS, isBoundedBehind, NOT } from './bounds.ts';

/** What is done, and to what: "order" and "it" of "can no longer order it". */
interface Deed {
  readonly clause: Clause;
  readonly verb: string;
  /** Lemmas of what it is done to: behind the verb, or before a passive; a pronoun has none. */
  readonly words: readonly string[];
}

/**
 * What can no longer be done by the notice, and still can by the output: "can no longer order it" and "may still order it". Where
 * the notice sets a day for it, it can still be done until then.
 */
export function doneNoLonger({ notice, output }: Ledger): Reversal[] {
  const over = noLongerIn(notice.doc);
  if (over.length === 0) return [];
  const dated = touching(notice.facts.dates.map(({ range }) => range));
  const still = stillIn(output.doc);
  const until = untilIn(output.doc);
  return over.flatMap(({ clause, verb, words }) => {
    const sentence = notice.doc.sentences[clause.sentence]!;
    const found = still.find(
      (deed) =>
        deed.verb === verb &&
        (words.length === 0 || deed.words.length === 0 || deed.words.some((word) => words.includes(word))) &&
        !(dated(sentence) && isBounded(output.doc, deed.clause)),
    );
    const again = until.find((deed) => isNow(notice.doc, sentence) && isSame(deed, { verb, words }));
    const told = found ?? again;
    return told === undefined ? [] : [{ notice: clause, output: told.clause }];
  });
}

const MAY = /^(?:can|may|could)$/;
const HELPS = /^(?:can|may|could|longer|still)$/;

const noLongerIn = (doc: Document): readonly Deed[] =>
  deedsIn(doc, (own, k) =>
    MAY.test(own[k]!.lower) && own[k + 1]?.lower === 'no' && own[k + 2]?.lower === 'longer' ? k + 3 : 0,
  );

const stillIn = (doc: Document): readonly Deed[] =>
  deedsIn(doc, (own, k) => (MAY.test(own[k]!.lower) && own[k + 1]?.lower === 'still' ? k + 2 : 0)).filter(
    ({ clause: { first, last } }) =>
      !doc.tokens.slice(first, last).some(({ lower }) => NOT.test(lower) || /^(?:no|nobody)$/.test(lower)),
  );

/** "Can be ordered until then", without a "still". */
const untilIn = (doc: Document): readonly Deed[] =>
  deedsIn(doc, (own, k) =>
    MAY.test(own[k]!.lower) && !/^(?:no|not|only|still)$/.test(own[k + 1]?.lower ?? '') ? k + 1 : 0,
  ).filter(({ clause: { first, last } }) => {
    const own = doc.tokens.slice(first, last).map(({ lower }) => lower);
    return own.some((word) => /^(?:until|till)$/.test(word)) && !own.some((word) => NOT.test(word) || word === 'no');
  });
const isSame = (deed: Deed, { verb, words }: Pick<Deed, 'verb' | 'words'>): boolean =>
  deed.verb === verb && words.length > 0 && words.every((word) => deed.words.includes(word));
/** It is over by now, and not on a day that is told elsewhere. */
const isNow = ({ tokens }: Document, { first, last }: Sentence): boolean =>
  tokens.slice(first, last).some(({ lower }) => /^(?:today|now|already|immediately|currently)$/.test(lower));

/** The clauses in which a verb stands behind words that `behind` finds; it tells the token of the verb, or 0. */
function deedsIn(doc: Document, behind: (own: readonly Token[], k: number) => number): readonly Deed[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const at = own.map((_, k) => behind(own, k)).find((k) => k > 0);
    if (at === undefined) return [];
    const isPassive = own[at]?.lower === 'be';
    const verb = own[isPassive ? at + 1 : at];
    if (!verb?.content || verb.code) return [];
    const rest = isPassive ? own.slice(0, at) : own.slice(at + 1);
    const words = rest.flatMap(({ content, dateWord, lower, lemma }) =>
      content && !dateWord && !HELPS.test(lower) ? lemma : [],
    );
    return [{ clause, verb: verb.lemma, words }];
  });
}

const isBounded = (doc: Document, clause: Clause): boolean =>
  doc.tokens.slice(clause.first, clause.last).some(({ lower }) => BOUNDS.test(lower)) || isBoundedBehind(doc, clause);
