import type { Clause } from '../text/clauses.ts';
import type { Document } from '../text/document.ts';
import { isPhrasal, phrasal } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import { type Amount, isLead } from './amounts.ts';
import type { DateFact } from './dates.ts';
import type { FillerFact } from './filler.ts';
import type { Mark } from './grammar/families.ts';
import type { Reading } from './read.ts';
import { joinAroundBrackets, joinUntil } from './statements/join.ts';
import { type Kind, kindsOf } from './statements/kinds.ts';
import { type Place, placeOf } from './statements/place.ts';
import { signsOf } from './statements/signs.ts';
import { type Subject, subjectOf } from './statements/subject.ts';
import { surveyOf } from './statements/survey.ts';

/** A clause of a text with what can be seen of its part in it. */
export interface Statement {
  readonly clause: Clause;
  readonly index: number;
  readonly range: Range;
  /** Tokens that carry content; dates and function words left out. */
  readonly content: readonly Token[];
  /** Numbers with what they count; those on the old side of a contrast left out. */
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateFact[];
  /** Start of a verb → its key together with its particle ("runs out" → "expire"). */
  readonly phrasal: ReadonlyMap<number, string>;
  readonly features: ReadonlySet<Feature>;
}

export type Feature =
  | `cue:${Mark}`
  | `kind:${Kind}`
  | `${Kind}@${Subject}`
  | 'quantity'
  | 'duration'
  | 'identifier'
  | 'link'
  | 'date'
  | 'filler'
  | 'imperative'
  | 'contrast'
  | 'purpose'
  | 'exclaims'
  | 'asks'
  | 'compares'
  | 'past'
  | 'heading'
  | 'cell'
  | 'item'
  | 'code'
  | 'or'
  | 'verbless'
  | 'counts'
  | 'contrasted'
  | 'must-step'
  | 'history'
  | 'lead-in'
  | 'relative'
  | 'bracketed'
  | 'one-word'
  | 'two-words'
  | 'year'
  | 'because'
  | 'so'
  | 'if'
  | 'until'
  | 'colon'
  | 'but'
  | 'label'
  | 'old-side'
  | 'salutation'
  | 'mail-header'
  | 'future'
  | 'sentence-business'
  | 'sentence-emotion'
  | 'next-so'
  | 'explains-duty'
  | 'explains-bar'
  | 'passive'
  | 'sentence-technical'
  | 'sentence-past';

/** The statements of a text, read once for all that ask. */
export const statementsIn = oncePer(({ doc, facts }: Reading) => readStatements(doc, facts.dates, facts.filler));

/** Reads the clauses of a text as statements. Linear. */
export function readStatements(doc: Document, dates: readonly DateFact[], filler: readonly FillerFact[]): Statement[] {
  const survey = surveyOf(doc, dates, filler);
  const statements: Statement[] = [];
  for (let index = 0; index < doc.clauses.length; index++) {
    const place = placeOf(survey, index, statements[index - 1]);
    statements.push(toStatement(place, amountsAt(place, survey.amounts[index]!)));
  }
  joinAroundBrackets(doc, statements);
  joinUntil(statements);
  return statements;
}

function toStatement(place: Place, amounts: readonly Amount[]): Statement {
  const { doc, clause, index, content, dates, tokens } = place;
  const range = { start: clause.start, end: clause.end };
  const features = signsOf(place);
  const statement = { clause, index, range, content, amounts, dates, phrasal: phrasalsAt(place), features };
  const subject = subjectOf(tokens);
  for (const kind of kindsOf(doc, statement)) features.add(`kind:${kind}`).add(`${kind}@${subject}`);
  return statement;
}

/** Spans of time and numbers in digits; of those in words only the spans told ahead. */
const amountsAt = ({ doc, clause, old }: Place, amounts: readonly Amount[]): readonly Amount[] =>
  amounts.filter((amount) => {
    const at = amount.token - clause.first;
    return (!amount.word || isLead(doc, amount)) && (at < old.start || at >= old.end);
  });

function phrasalsAt({ tokens, words }: Place): ReadonlyMap<number, string> {
  const wholes = new Map<number, string>();
  for (const k of words) {
    const { lemma, start } = tokens[k]!;
    if (!isPhrasal(lemma)) continue;
    for (let p = k + 1; p < Math.min(k + REACH, tokens.length); p++) {
      const whole = phrasal(lemma, tokens[p]!.lower);
      if (whole) wholes.set(start, whole);
    }
  }
  return wholes;
}
/** A particle stands so many words behind its verb at the most, less one. */
const REACH = 4;
