import { type Amount, isLead, readAmounts } from '../../facts/amounts.ts';
import { familiesOf } from '../../facts/grammar/families.ts';
import type { Reading } from '../../facts/read.ts';
import { clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';

/** A span of time that a text tells once, and what happens at its end or within it. */
interface Spell {
  readonly amount: Amount;
  readonly clause: Range;
  /** Data goes, or can be had back: in its clause, or near it. */
  readonly losesData: boolean;
  readonly ofData: boolean;
  /** The thing goes on serving. */
  readonly ofUse: boolean;
}

/**
 * "Left voices are destroyed 45 days after the shutdown" told as "v1 goes on answering for 45 days after it": the time is right, and
 * stands with another thing.
 */
export function spanOfAnother({ notice, output }: Ledger): Reversal[] {
  const told = spellsIn(output);
  return spellsIn(notice).flatMap((said) => {
    const found = told.find((other) => other.amount.key === said.amount.key && isAnother(said, other));
    return found ? [{ notice: said.clause, output: found.amount }] : [];
  });
}

const isAnother = (said: Spell, told: Spell): boolean => said.losesData && !said.ofUse && told.ofUse && !told.ofData;

/** The spans of a text that it tells only once. Once for each text. */
const spellsIn = oncePer(({ doc, facts }: Reading): readonly Spell[] => {
  const times = readAmounts(doc, facts.dates).filter(
    // "Every 15 minutes" is how often.
    ({ time, token }) => time && !/^(?:every|each|per)$/.test(doc.tokens[token - 1]?.lower ?? ''),
  );
  const count = new Map<string, number>();
  for (const { key } of times) count.set(key, (count.get(key) ?? 0) + 1);
  return times
    .filter((amount) => count.get(amount.key) === 1 && !isLead(doc, amount))
    .slice(0, MOST)
    .map((amount) => {
      const sentence = doc.sentences[rangeAt(doc.sentences, amount.start)]!;
      const near = doc.tokens.slice(
        Math.max(sentence.first, amount.token - FAR),
        Math.min(sentence.last, amount.token + FAR),
      );
      const own = wordsOf(doc, amount);
      return {
        amount,
        clause: clauseOf(doc, amount),
        losesData: own.some(isOfData),
        ofData: near.some(isOfData),
        ofUse: own.some(isOfUse),
      };
    });
});
/** So many words on each side of a span are looked at for what becomes of data. */
const FAR = 16;

const wordsOf = ({ clauses, tokens }: Document, { start }: Amount): readonly Token[] => {
  const { first, last } = clauses[rangeAt(clauses, start)]!;
  return tokens.slice(first, Math.min(last, first + 4 * FAR));
};

const isOfData = ({ code, lemma, lower }: Token): boolean =>
  !code && (familiesOf(lemma).includes('lose') || HAD_BACK.test(lower));
const HAD_BACK = /^(?:pull|retriev|fetch|restor|recover|download|export|read|view|kept|stored?|held|retain|archiv)/;
/** What only a thing in use does: "goes on answering", "keeps accepting files". */
const isOfUse = ({ code, lower }: Token, k: number, words: readonly Token[]): boolean =>
  !code &&
  (/^(?:answers|responds|accepts|usable|callable)$/.test(lower) ||
    (USING.test(lower) && GOES_ON.test(words[k - 1]?.lower ?? '')));
const USING = /^(?:answering|responding|accepting|working|running|operating|serving)$/;
const GOES_ON = /^(?:on|keeps?|keeping|continues?|still)$/;
