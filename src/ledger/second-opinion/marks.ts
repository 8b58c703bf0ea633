import { shapesOf, type Visit, visitOwnMarks } from '../../facts/purposes/marks.ts';
import type { Reading } from '../../facts/read.ts';
import { type Feature, type Statement, statementsIn } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';

/** What of a notice an output is laid beside: its words, pairs of words in a row, what its clauses tell, and its days. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly features: ReadonlySet<Feature>;
  readonly days: ReadonlySet<string>;
}

const vocabularyOf = oncePer((reading: Reading): Vocabulary => {
  const { doc } = reading;
  const words = new Set<string>();
  const features = new Set<Feature>();
  const pairs = new Set<string>();
  for (const { clause, features: own } of statementsIn(reading)) {
    for (const feature of own) features.add(feature);
    for (let k = clause.first; k < clause.last; k++) {
      words.add(doc.tokens[k]!.lemma);
      if (k > clause.first) pairs.add(pairAt(doc, k));
    }
  }
  const days = new Set(reading.facts.dates.map(({ value }) => value));
  return { words, pairs, features, days };
});

const pairAt = ({ tokens }: Document, k: number): string => `${tokens[k - 1]!.lemma} ${tokens[k]!.lemma}`;

/**
 * Tells every mark of a clause of the output: its own, and what of it the notice has nowhere (words, pairs of words, what a
 * clause tells), how much of its content is the notice's (in quarters), and whether its days are; so that "for all customers"
 * weighs otherwise where the notice says it. Linear in its length.
 */
export function visitSuspectMarks(doc: Document, statement: Statement, notice: Reading, visit: Visit): void {
  visitOwnMarks(doc, statement, visit);
  const { words, pairs, features, days } = vocabularyOf(notice);
  const { clause, content, dates } = statement;
  const shapes = shapesOf(doc);
  for (let k = clause.first; k < clause.last; k++) {
    if (!words.has(doc.tokens[k]!.lemma)) visit('new', shapes[k]!);
    if (k > clause.first && !pairs.has(pairAt(doc, k))) visit('newb', `${shapes[k - 1]!} ${shapes[k]!}`);
  }
  for (const feature of statement.features) if (!features.has(feature)) visit('newf', feature);
  for (const { value } of dates) visit('said', days.has(value) ? 'day' : 'other day');
  const said = content.reduce((sum, { lemma }) => sum + (words.has(lemma) ? 1 : 0), 0);
  visit('said', String(Math.floor((4 * said) / Math.max(1, content.length))));
}
