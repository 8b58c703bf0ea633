import { type Amount, readAmounts } from '../../facts/amounts.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { holds, toWordIndex } from '../statements/word-index.ts';

/** What is so and, behind it in the same sentence, what was so before: "three levels at most; Classic allowed six". */
interface Contrast {
  readonly now: Amount;
  readonly old: Amount;
}

/**
 * The value of old told as the one that holds, and that one nowhere: "up to six levels". It stands beside what the new one
 * counts; alone it might count something else.
 */
export function oldToldAlone({ notice, output }: Ledger): Reversal[] {
  const contrasts = contrastsIn(notice);
  if (contrasts.length === 0) return [];
  const index = toWordIndex(output);
  const told = readAmounts(output.doc, output.facts.dates);
  return contrasts.flatMap(({ now, old }) => {
    if (holds(index, now, notice.doc)) return [];
    const found = told.find((amount) => amount.key === old.key && amount.unit === (old.time ? old.unit : now.unit));
    if (found === undefined) return [];
    return [{ notice: sentenceOf(notice.doc, now), output: found }];
  });
}

/** The contrasts of a text. Once for each text. */
const contrastsIn = oncePer(({ doc, facts }: Reading): readonly Contrast[] => {
  const amounts = readAmounts(doc, facts.dates);
  const found: Contrast[] = [];
  for (let k = 1; k < amounts.length && found.length < MOST; k++) {
    const [now, old] = [amounts[k - 1]!, amounts[k]!];
    const isAlike = now.time ? old.time : now.unit !== '' && (old.unit === '' || old.unit === now.unit);
    if (!isAlike || now.key === old.key || !isToldOfThePast(doc, now, old)) continue;
    // A value that the notice has for something else as well may be that one.
    if (amounts.every((other, n) => n === k || other.key !== old.key)) found.push({ now, old });
  }
  return found;
});

/** Whether behind one amount another clause of its sentence begins, in which a past verb leads to the other. */
function isToldOfThePast(doc: Document, now: Amount, old: Amount): boolean {
  const { tokens } = doc;
  if (old.token - now.token > FAR || sentenceOf(doc, now) !== sentenceOf(doc, old)) return false;
  let verb = old.token - 1;
  while (verb > now.token && verb >= old.token - NEAR && !isPast(tokens[verb]!)) verb--;
  if (verb <= now.token || verb < old.token - NEAR || isAuxiliary(tokens[verb - 1]!)) return false;
  for (let k = verb; k > now.token; k--)
    if (PARTS.test(tokens[k]!.lower) || /[,;(–—]/.test(doc.plain.slice(tokens[k - 1]!.end, tokens[k]!.start)))
      return true;
  return false;
}
/** So many words one stands behind the other, and before a value its verb. */
const [FAR, NEAR] = [16, 3];
const PARTS = /^(?:where|whereas|while|but)$/;

const isPast = ({ lower, text, code }: Token): boolean => !code && (PAST.test(lower) || /^\p{Ll}{3,}ed$/u.test(text));
const PAST = /^(?:was|were|had|gave|took|sent|kept|held|ran|let|cost|got|made|met|paid|sold)$/;
const isAuxiliary = ({ lower }: Token): boolean => /^(?:is|are|be|been|being|has|have|had|gets?)$/.test(lower);

const sentenceOf = ({ sentences }: Document, { start }: Amount): Document['sentences'][number] =>
  sentences[rangeAt(sentences, start)]!;
