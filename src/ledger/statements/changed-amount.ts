import { type Amount, amountKeys, readAmounts } from '../../facts/amounts.ts';
import { oldSide } from '../../facts/statements/old-side.ts';
import { clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import { holds, toWordIndex } from './word-index.ts';

/** An amount of the notice, and the one that stands in its place. */
export interface ChangedAmount {
  readonly notice: Range;
  readonly output: Range;
}

/**
 * Amounts that the notice has nowhere, in the place of one that the output has nowhere: of the same unit, and said of the
 * same. "Parts of 5 GB" told as "parts of 50 GB".
 */
export function changedAmounts({ notice, output }: Ledger): readonly ChangedAmount[] {
  const told = readAmounts(output.doc, output.facts.dates).filter(isMeasured).slice(0, MOST);
  if (told.length === 0) return [];
  const said = readAmounts(notice.doc, notice.facts.dates);
  const keys = new Set(said.flatMap((amount) => amountKeys(amount, notice.doc)));
  // Most amounts are said in so many words; for the others the notice is searched. "24 minutes" has not "24" of "24 hours".
  const isSaid = (amount: Amount): boolean =>
    amountKeys(amount, output.doc).some((key) => keys.has(key) && key.includes(':') === amount.key.includes(':'));
  const rates = new Set(said.map(({ key, per }) => `${key} ${per}`));
  const strange = told.filter(({ key, per }, i) => (per === '' ? !isSaid(told[i]!) : !rates.has(`${key} ${per}`)));
  if (strange.length === 0) return [];
  const known = toWordIndex(notice);
  const foreign = strange.filter((amount) => !holds(known, amount, output.doc));
  if (foreign.length === 0) return [];
  const kept = toWordIndex(output);
  const lost = said
    .filter((amount) => isMeasured(amount) && !isOld(notice.doc, amount))
    .slice(0, 2 * MOST)
    .filter((amount) => !holds(kept, amount, notice.doc));
  return foreign.flatMap((amount) => {
    const words = wordsRound(output.doc, amount);
    const best = lost
      .filter((other) =>
        other.time ? amount.time : !amount.time && (isOfUnit(other, amount) || isAtRate(other, amount)),
      )
      .map((other) => ({
        other,
        common:
          [...wordsRound(notice.doc, other)].filter((word) => words.has(word)).length +
          (isAtRate(other, amount) ? 1 : 0),
      }))
      .sort((a, b) => b.common - a.common)[0];
    if (best !== undefined && isNextTo(notice.doc, best.other, output.doc, amount)) return [];
    if (best === undefined || best.common === 0) return [];
    // "600 requests per second": that a rate is another stands behind what it counts.
    const told = isAtRate(best.other, amount) ? clauseOf(output.doc, amount) : amount;
    return [{ notice: clauseOf(notice.doc, best.other), output: told }];
  });
}

/** A number with a unit of its own: "14 days", "5 GB", "€30 a month"; "OpenSSL 3" and "error 403" are names. */
const isMeasured = ({ unit, per, time, word }: Amount): boolean =>
  time || per !== '' || (!word && /^\p{L}/u.test(unit) && !isFunctionWord(unit));

const isOfUnit = (a: Amount, b: Amount): boolean => a.unit === b.unit;
/** "600 rpm" for "600 requests per second": the number is the same, and counted over another span. */
const isAtRate = (a: Amount, b: Amount): boolean => a.key === b.key && a.per !== '' && b.per !== '' && a.per !== b.per;

/** "Fewer than 7" is "6 or fewer", "21 and up" is "more than 20". */
const isNextTo = (notice: Document, a: Amount, output: Document, b: Amount): boolean =>
  Math.abs(Number(a.key) - Number(b.key)) === 1 && isBeyond(notice, a) !== isBeyond(output, b);
const isBeyond = ({ tokens }: Document, { token }: Amount): boolean =>
  /^(?:than|under|below|over|above|exceed(?:s|ing)?)$/.test(tokens[token - 1]?.lower ?? '');

/** "Rather than one hour": what was, and need not be told. */
function isOld(doc: Document, amount: Amount): boolean {
  const clause = doc.clauses[rangeAt(doc.clauses, amount.start)]!;
  const old = oldSide(doc.tokens.slice(clause.first, clause.last), clause, doc.plain);
  const at = amount.token - clause.first;
  return at >= old.start && at < old.end;
}

/** The content words of an amount's clause. */
function wordsRound(doc: Document, { start, end: stop, token, unit }: Amount): ReadonlySet<string> {
  const { first, last } = doc.clauses[rangeAt(doc.clauses, start)]!;
  const found = new Set<string>();
  for (let k = Math.max(first, token - REACH); k < Math.min(last, token + REACH); k++) {
    const { content, lemma, number, dateWord, start: at } = doc.tokens[k]!;
    if ((at < start || at >= stop) && content && !number && !dateWord && lemma !== unit) found.add(lemma);
  }
  return found;
}
const REACH = 14;
