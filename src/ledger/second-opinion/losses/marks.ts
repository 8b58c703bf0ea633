import type { Visit } from '../../../facts/purposes/marks.ts';
import type { Purposes } from '../../../facts/purposes.ts';
import type { Reading } from '../../../facts/read.ts';
import { type Statement, statementsIn } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import type { Range } from '../../../text/span.ts';
import type { Ledger } from '../../ledger.ts';
import type { StatementMatch } from '../../statements.ts';
import { touching } from '../../touching.ts';
import { vocabularyOf } from '../vocabulary.ts';

/**
 * Tells every mark of a statement of the notice laid beside the output: which of its words are lost from the whole output,
 * or from the place where the output says it; which are there that the notice has nowhere, or not in this statement; what
 * the grammar tells of the one and not of the other; what it is there for, and how surely the fit has it lost. Each of these
 * once by itself and once with the statement's purpose. Linear in the length of both.
 */
export function visitLossMarks({ notice, output }: Ledger, match: StatementMatch, visit: Visit): void {
  const { statement, purposes, lost, at } = match;
  const [inNotice, inOutput] = [vocabularyOf(notice).words, vocabularyOf(output).words];
  const places = at ? statementsAt(output, at) : [];
  const [own, there] = [lemmasOf(notice.doc, [statement]), lemmasOf(output.doc, places)];
  const purpose = purposeOf(purposes);
  const tell: Visit = (group, key) => {
    visit(group, key);
    visit(group, `${key} ${purpose}`);
  };
  for (const word of own) {
    if (!inOutput.has(word)) tell('lost', word);
    else if (!there.has(word)) tell('moved', word);
  }
  for (const word of there) {
    if (!inNotice.has(word)) tell('new', word);
    else if (!own.has(word)) tell('other', word);
  }
  const features = new Set(places.flatMap((place) => [...place.features]));
  for (const feature of statement.features) {
    visit('f', feature);
    if (!features.has(feature)) tell('lostf', feature);
  }
  for (const feature of features) if (!statement.features.has(feature)) tell('newf', feature);
  const { fact, reason, step, required } = purposes;
  visit('said', `fact ${fifth(fact)}`);
  visit('said', `reason ${fifth(reason)}`);
  visit('said', `step ${fifth(step)}`);
  visit('said', `required ${fifth(required)}`);
  visit('said', `5 ${tenth(lost[5])}${required > 0.5 ? ' required' : ''}`);
  visit('said', `6 ${tenth(lost[6])}${fact > 0.5 ? ' fact' : fact > 0.2 ? ' perhaps' : ''}`);
  visit('said', `8 ${tenth(lost[8])}${reason > 0.5 ? ' reason' : ''}`);
  visit('said', `places ${Math.min(4, places.length)}`);
}

/** True where a word of the statement is lost, or told elsewhere: without that nothing can be missed. */
export function isAnyLost({ notice, output }: Ledger, { statement, at }: StatementMatch): boolean {
  const there = at ? lemmasOf(output.doc, statementsAt(output, at)) : NO_WORDS;
  for (const word of lemmasOf(notice.doc, [statement])) if (!there.has(word)) return true;
  return false;
}

/** True where all that is lost of the statement are words of days, and the output has the days: in another form, say. */
export function isToldInFull({ notice, output }: Ledger, { statement, at }: StatementMatch): boolean {
  const { dates, clause } = statement;
  const { days } = vocabularyOf(output);
  if (dates.length === 0 || !dates.every(({ value }) => days.has(value))) return false;
  const there = at ? lemmasOf(output.doc, statementsAt(output, at)) : NO_WORDS;
  const isDated = touching(dates.map(({ range }) => range));
  const { tokens } = notice.doc;
  for (let k = clause.first; k < clause.last; k++)
    if (!there.has(tokens[k]!.lemma) && !isDated(tokens[k]!)) return false;
  return true;
}

const NO_WORDS: ReadonlySet<string> = new Set();
const fifth = (chance: number): number => Math.floor(5 * chance);
const tenth = (chance: number): number => Math.floor(10 * chance);

const purposeOf = ({ fact, reason, step }: Purposes): string =>
  fact > 0.4 ? 'fact' : reason > 0.4 ? 'reason' : step > 0.4 ? 'step' : 'none';

function lemmasOf({ tokens }: Document, statements: readonly Statement[]): ReadonlySet<string> {
  const lemmas = new Set<string>();
  for (const { clause } of statements) for (let k = clause.first; k < clause.last; k++) lemmas.add(tokens[k]!.lemma);
  return lemmas;
}

/** The statements of a text that share an offset with a range. */
function statementsAt(reading: Reading, { start, end }: Range): Statement[] {
  const statements = statementsIn(reading);
  let low = 0;
  let high = statements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (statements[middle]!.range.end <= start) low = middle + 1;
    else high = middle;
  }
  const found: Statement[] = [];
  for (let k = low; k < statements.length && statements[k]!.range.start < end; k++) found.push(statements[k]!);
  return found;
}
