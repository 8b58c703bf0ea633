import { type Amount, isLead, readAmounts } from '../../facts/amounts.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';

/**
 * A time by which something is told ahead, given to the readers from the day on: "announced two weeks before the removal" and
 * "from that day you have two weeks". Where the notice has the same time for anything else, it may be that one.
 */
export function leadGranted({ notice, output }: Ledger): Reversal[] {
  const leads = timesOf(notice).filter((amount) => isLead(notice.doc, amount));
  if (leads.length === 0) return [];
  const times = timesOf(notice);
  return timesOf(output).flatMap((amount) => {
    const same = times.filter(({ key }) => key === amount.key);
    const isOnlyLead =
      same.length > 0 && same.every((one) => leads.includes(one) && TELLS.test(sentenceOf(notice.doc, one).text));
    const told = sentenceOf(output.doc, amount);
    const before = told.text.slice(0, amount.start - told.start);
    return isOnlyLead && FROM_THEN.test(before) && !TELLS.test(before)
      ? [{ notice: sentenceOf(notice.doc, same[0]!), output: told }]
      : [];
  });
}

/** "From that day you have about", "you then have", "after that you get". */
const FROM_THEN =
  /\b(?:from (?:that|this|then)|then|after (?:that|it|this)|afterwards)\b[^.;]{0,40}\b(?:have|has|get|gets|left|remain)\b[^.;]{0,20}$/i;
const TELLS = /\b(?:announc|tell|told|notif|inform|warn|let you know|give notice|publish)/i;

const timesOf = ({ doc, facts }: Reading): readonly Amount[] =>
  readAmounts(doc, facts.dates)
    .filter(({ time }) => time)
    .slice(0, MOST);

/** The sentence of an amount, as far as it is looked at. */
function sentenceOf({ sentences, plain }: Document, { start }: Amount): Range & { readonly text: string } {
  const { start: first, end } = sentences[rangeAt(sentences, start)]!;
  const from = Math.max(first, start - LONG);
  return { start: from, end, text: plain.slice(from, Math.min(end, start + LONG)) };
}
const LONG = 300;
