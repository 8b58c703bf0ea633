import { MarkTable } from '../../facts/purposes/mark-table.ts';
import { lazy, oncePer } from '../../text/once.ts';
import { overlaps, type Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { areAllBelow, type Chances, chancesOf } from './chances.ts';
import { fatesTold } from './fates/marks.ts';
import { TABLE } from './fates/table.ts';

/** The rules that are broken by what becomes of a thing's fate, in the order of the table. */
export const FATED = [2, 14] as const;
export type FatedRule = (typeof FATED)[number];

const model = lazy(() => new MarkTable(TABLE));

/**
 * How likely each statement about the life of something, and each thing without one, breaks each rule of `FATED`, from 0 to
 * 1: a linear model over the fates, tenses and days of both texts, fitted on labelled pairs (`npm run calibrate`). It weighs
 * all that is known together, where the readers of situations stop at the first doubt. Linear in the length of both texts.
 */
const chancesIn = oncePer((ledger: Ledger): readonly Chances[] =>
  fatesTold(ledger).map(({ tellMarks }) => chancesOf(model(), tellMarks)),
);

/** A rule that nothing breaks with at least this chance is kept, though a reader has seen it broken. */
const DOUBTFUL: Readonly<Record<FatedRule, number>> = { 2: 0.04, 14: 0.2 };

/**
 * True where nothing that is told is likely to break a rule: what its readers have found needs this consent, if it stands in
 * a statement that the model knows, or in nothing at all. A day alone (`at`, in the output's text) is not asked about.
 */
export function isDoubtful(ledger: Ledger, rule: FatedRule, at: Range | undefined): boolean {
  const { doc } = ledger.output;
  const isKnown = at === undefined || fatesTold(ledger).some(({ range }) => range && overlaps(doc.span(range), at));
  return isKnown && areAllBelow(DOUBTFUL[rule], FATED.indexOf(rule), chancesIn(ledger));
}
