import { isDrawn } from '../../text/causes.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { type Amount, readAmounts } from '../amounts.ts';
import type { DateFact } from '../dates.ts';
import type { FillerFact } from '../filler.ts';
import { familiesOf } from '../grammar/families.ts';
import { contrastedIn } from './contrasted.ts';

/** What of a whole text its statements are read from. */
export interface Survey {
  readonly doc: Document;
  /** By clause: what stands in it, wholly or in part. */
  readonly dates: readonly (readonly DateFact[])[];
  readonly filler: readonly (readonly FillerFact[])[];
  readonly amounts: readonly (readonly Amount[])[];
  /** By clause: whether it tells what follows from something ("therefore", "for this reason"). */
  readonly drawn: readonly boolean[];
  /** By sentence: whether it tells what is different. */
  readonly contrasted: readonly boolean[];
  /** By sentence: what its words are about. */
  readonly topics: readonly Topics[];
}

/** What the words of a sentence are about. */
export interface Topics {
  business: boolean;
  emotion: boolean;
  technical: boolean;
  past: boolean;
}

export function surveyOf(doc: Document, dates: readonly DateFact[], filler: readonly FillerFact[]): Survey {
  const { clauses, sentences, tokens } = doc;
  return {
    doc,
    dates: byClause(clauses, dates, isFactBefore, isFactBehind),
    filler: byClause(clauses, filler, isFactBefore, isFactBehind),
    amounts: byClause(
      clauses,
      readAmounts(doc, dates),
      ({ token }, { first }) => token < first,
      ({ token }, { last }) => token >= last,
    ),
    drawn: clauses.map(({ first, last }) => isDrawn(tokens, first, last)),
    contrasted: contrastedIn(doc),
    topics: sentences.map((sentence) => topicsOf(doc, sentence)),
  };
}

type Fact = DateFact | FillerFact;
const isFactBefore = ({ range }: Fact, { start }: Clause): boolean => range.end <= start;
const isFactBehind = ({ range }: Fact, { end }: Clause): boolean => range.start >= end;

/** Hands out what is found, in the order of the text, to the clauses in which it stands. Linear. */
function byClause<Found>(
  clauses: readonly Clause[],
  found: readonly Found[],
  isBefore: (found: Found, clause: Clause) => boolean,
  isBehind: (found: Found, clause: Clause) => boolean,
): (readonly Found[])[] {
  let next = 0;
  return clauses.map((clause) => {
    while (next < found.length && isBefore(found[next]!, clause)) next++;
    let end = next;
    while (end < found.length && !isBehind(found[end]!, clause)) end++;
    return end === next ? [] : found.slice(next, end);
  });
}

function topicsOf({ tokens }: Document, { first, last }: Sentence): Topics {
  const topics: Topics = { business: false, emotion: false, technical: false, past: false };
  for (let i = first; i < last; i++) {
    const { lemma, lower } = tokens[i]!;
    for (const name of familiesOf(lemma))
      if (name === 'business' || name === 'emotion' || name === 'technical') topics[name] = true;
    topics.past ||= /^(?:was|were|had)$/.test(lower);
  }
  return topics;
}
