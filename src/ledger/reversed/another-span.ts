import { type Amount, readAmounts } from '../../facts/amounts.ts';
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
  /** Data goes, or can be had back. */
  readonly ofData: boolean;
  /** The thing goes on serving. */
  readonly ofUse: boolean;
}

/**
 * "Left voices are destroyed 45 days after the shutdown" told as "v1 goes on answering for 45 days after it": the time is right, and
 * stands with another thing.
 */
export function spanOfAnother({ notice, output }: Ledger): Reversal[] {
  const said = spellsIn(notice).filter(({ ofData, ofUse }) => ofData && !ofUse);
  if (said.length === 0) return [];
  const told = spellsIn(output).filter(({ ofData, ofUse }) => ofUse && !ofData);
  return said.flatMap(({ amount, clause }) => {
    const found = told.find((other) => other.amount.key === amount.key);
    return found ? [{ notice: clause, output: found.amount }] : [];
  });
}

/** The spans of a text that it tells only once. Once for each text. */
const spellsIn = oncePer(({ doc, facts }: Reading): readonly Spell[] => {
  const times = readAmounts(doc, facts.dates).filter(({ time }) => time);
  const count = new Map<string, number>();
  for (const { key } of times) count.set(key, (count.get(key) ?? 0) + 1);
  return times
    .filter(({ key }) => count.get(key) === 1)
    .slice(0, MOST)
    .map((amount) => {
      const sentence = doc.sentences[rangeAt(doc.sentences, amount.start)]!;
      const near = doc.tokens.slice(
        Math.max(sentence.first, amount.token - FAR),
        Math.min(sentence.last, amount.token + FAR),
      );
      const own = wordsOf(doc, amount);
      return { amount, clause: clauseOf(doc, amount), ofData: near.some(isOfData), ofUse: own.some(isOfUse) };
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
const HAD_BACK =
  /^(?:pull|retriev|fetch|restor|recover|download|export|read|view|look|kept|keeps?$|stored?|held|retain|archiv|refund|replay)/;
/** What only a thing in use does. */
const isOfUse = ({ code, lower }: Token): boolean => !code && USED.test(lower);
const USED =
  /^(?:answer(?:s|ed|ing)?|respond(?:s|ing)?|accept(?:s|ed|ing)?|work(?:s|ing)|usable|callable|run(?:s|ning)?|operat(?:es|ing|ional))$/;
