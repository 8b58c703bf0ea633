import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { DateFact } from '../dates.ts';
import { isEntryNumber } from './entry-number.ts';
import { END_NOUN, type LifeEvent } from './events/life-event.ts';
import { type EndNoun, type EndObject, objectAt, objectStart } from './events/object.ts';
import { isParting, readParting } from './events/parting.ts';
import { tellsEvent } from './events/takes-place.ts';
import { isEmpty, keysOf } from './keys.ts';
import { partsOf } from './mention.ts';
import { readNoDates } from './no-date.ts';
import { readTenses } from './tenses.ts';

/** Reads the nouns of the end, with what they are of. Linear. */
export function readEvents(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const events: LifeEvent[] = [];
  const { tokens, clauses } = doc;
  const over = new Set(readTenses(doc, dates).flatMap(({ date, tense }) => (tense === 'past' ? [date] : [])));
  for (const [s, sentence] of doc.sentences.entries()) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind !== 'heading' && kind !== 'paragraph' && kind !== 'item' && kind !== 'cell') continue;
    // An item or a cell names what it is of elsewhere; it may still part from it.
    const partingOnly = kind === 'item' || (kind === 'cell' && !isNumbered(doc, sentence.block));
    let clause = sentence.firstClause;
    for (let at = sentence.first; at < sentence.last; at++) {
      while (clause + 1 < sentence.lastClause && clauses[clause + 1]!.first <= at) clause++;
      if (tokens[at]!.code || !END_NOUN.test(tokens[at]!.lower)) continue;
      const noun: EndNoun = { doc, sentence, at, clause, heading: kind === 'heading' };
      if (isParting(noun)) {
        events.push(...readParting(noun, s));
        break;
      }
      const start = partingOnly ? -1 : objectStart(noun);
      const object = start < 0 ? null : objectAt(noun, start);
      if (object === null) continue;
      events.push(...eventsOf(noun, object, dates, over));
      at = start;
    }
  }
  return events;
}

/** "Ref. A | End of X: 3 May" */
const isNumbered = ({ blocks, plain }: Document, at: number): boolean =>
  blocks[at]!.column === 1 && isEntryNumber(plain.slice(blocks[at - 1]!.start, blocks[at - 1]!.end));

/** The end of each thing that is its object, with the days that are told of it. */
function eventsOf(
  { doc, sentence, at }: EndNoun,
  { words, behind }: EndObject,
  dates: readonly DateFact[],
  over: ReadonlySet<DateFact>,
): LifeEvent[] {
  const { start, end, lower } = doc.tokens[at]!;
  const near = dates.filter(
    (x) => x.range.start >= start && x.range.end <= sentence.end && !x.superseded && !x.condition,
  );
  // "The end of X is not postponed: it was turned off on 1 February": a day that is over is that verb's, and no plan of this.
  const ahead = near.filter((x) => !over.has(x));
  const happened = ahead.length < near.length && tellsEvent(doc.tokens, behind);
  const planned = ahead.length > 0 ? 'scheduled' : isOpen(doc, sentence, start) ? 'warning' : 'neutral';
  const fate = lower === 'deprecation' ? 'neutral' : happened ? 'failing' : planned;
  const on = happened ? near.filter((x) => over.has(x)) : ahead;
  return partsOf(doc, words).map((tokens) => ({ evidence: { start, end }, tokens, fate, dates: on }));
}

/** "Removing X altogether is undecided": no day is set for it. */
const isOpen = (doc: Document, { end }: Range, start: number): boolean =>
  readNoDates(doc).some((open) => open.start > start && open.end <= end);

/** The thing whose end the title tells: "Goodbye to read-all tokens". */
export function titled(doc: Document): readonly number[] {
  const title = readEvents(doc, []).find(({ evidence }) => evidence.end <= (doc.sentences[0]?.end ?? 0));
  return title !== undefined && !isEmpty(keysOf(doc.tokens, title.tokens)) ? title.tokens : [];
}
