import type { Document } from '../text/document.ts';
import { readAddressees } from './audience/addressees.ts';
import { answers, beginningOf, type Question, questionIn, readAnswer } from './audience/asked.ts';
import { describe, type Group, pointsBack, toWord } from './audience/group.ts';
import { readLeadGroup } from './audience/lead-group.ts';
import { readSentence } from './audience/sentence.ts';
import type { Add } from './audience/told.ts';
import { readUniversals, type UniversalFact } from './audience/universal.ts';
import type { Fact } from './fact.ts';
import { carries } from './grammar/naming.ts';

/** Who is concerned, as the text says. */
export interface AudienceFact extends Fact, Group {
  /** `all`: everyone, in so many words. `some`: a described group. `not`: said to be unaffected. */
  readonly scope: 'all' | 'some' | 'not';
  /**
   * `stated`: the text says that these are the affected ones. `bound`: it tells of them in the clause that ends the
   * thing. `told`: it addresses them, or tells something of them.
   */
  readonly certainty: 'stated' | 'bound' | 'told';
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

/** Reads who is concerned. Linear. */
export function readAudience(doc: Document): AudienceFact[] {
  const found = readUniversals(doc)
    .filter((claim) => isOfAll(doc, claim))
    .map(toFact);
  const add = addTo(found, doc);
  const labelOf = new Map(doc.labels.map((label) => [label.block, label]));
  let question: Question | null = null;
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || sentence.block < HEAD) readAddressees(doc, sentence, add);
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code' || kind === 'cell') continue;
    const beginning = beginningOf(doc, sentence);
    const next = questionIn(sentence, beginning);
    if (next === null) {
      const asked = answers(question, doc, sentence);
      const answered = readAnswer(doc, sentence, beginning, asked, labelOf.get(sentence.block), add);
      if (!answered && !readLeadGroup(doc, sentence, add)) readSentence(doc, sentence, add);
    }
    question = next;
  }
  return found.map((fact) => (isOpposed(fact, found) ? { ...fact, certainty: 'stated' } : fact));
}
/** So many blocks at the head of a text may say to whom it goes. */
const HEAD = 4;

/** Whether a claim is of everyone concerned; "each workspace may have 100 guests" is of leave, and no end. */
const isOfAll = ({ tokens }: Document, { concerned, population, last }: UniversalFact): boolean =>
  concerned && population !== 'other' && !LEAVE.test(tokens[last]?.lower ?? '');
const LEAVE = /^(?:may|can|could)$/;

const toFact = ({ span, range, noun, population, narrowing, first, last }: UniversalFact): AudienceFact => ({
  span,
  range,
  scope: 'all',
  certainty: 'stated',
  noun: population === 'everybody' ? noun : null,
  head: noun,
  words: narrowing.filter((token) => carries(token)).map((token) => toWord(token)),
  first,
  last,
});

/** Adds the groups that describe somebody, and were not described before. */
const addTo =
  (found: AudienceFact[], doc: Document): Add =>
  (scope, certainty, first, last) => {
    if (last <= first) return;
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    const group = describe(doc, first, last);
    if (scope === 'some' && group.noun === null && group.words.length === 0) return;
    if (found.some((fact) => fact.scope === 'some') && pointsBack(doc, first, last)) return;
    found.push({ span: doc.span(range), range, scope, certainty, ...group, first, last });
  };

/** "Clients that verify it cannot connect", where "clients that connect with … are not affected": the one side of all clients. */
const isOpposed = ({ scope, certainty, head, words, span }: AudienceFact, facts: readonly AudienceFact[]): boolean =>
  scope === 'some' &&
  certainty === 'told' &&
  head !== null &&
  !/^(?:those|these|such|the)\b/i.test(span.text) &&
  // "Keys created from June on fail, keys created earlier are not affected yet": of all, some sooner.
  !words.some(({ key }) => /^(?:19|20)\d\d$/.test(key)) &&
  facts.some((other) => other.scope === 'not' && other.head === head);
