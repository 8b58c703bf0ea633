import type { Document, Sentence } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { wordSet } from '../../grammar/naming.ts';
import { isDescribed, isRelative, PAPER } from '../addressees.ts';
import { clauseEnd } from '../group.ts';
import { populationOf } from '../population.ts';
import { type Place, type StatedGroup, stated, wordAt, YOU } from './place.ts';

/* Whom a text is written for. */

export const RECEIPT = wordSet(
  'receive receiving received get getting got see seeing writing write contacting contact sending sent addressed emailing notifying notified reaching wrote',
);
/** What "is for employers in …": the end, by whatever noun. */
const STEP = wordSet(
  'change end retirement removal shutdown closure sunset deprecation withdrawal discontinuation switch switch-off cutover step measure move',
);

/** "You receive this", "we are writing to you" */
export const isReceipt = (word: string, before: string, next: string): boolean =>
  RECEIPT.has(word) && /^(?:you|we|are|you're|we're|been|is)$/.test(before) && /^(?:this|you|because|to)$/.test(next);

/** "We write to those corporate clients who deliver files to it", "we are contacting operators of the old box" */
export function writtenTo(place: Place): StatedGroup | null {
  if (!/^(?:we|are|we're|i|am|i'm)$/.test(place.before)) return null;
  if (place.next === 'to') return describedAt(place, place.at + 2);
  return REACHING.has(place.word) ? describedAt(place, place.at + 1) : null;
}
/** Takes those whom it reaches as its object. */
const REACHING = wordSet('contacting emailing notifying');

/** "This table is for teams that …", "the change is for employers in …" */
export function meantFor(place: Place): StatedGroup | null {
  if (place.before !== 'is') return null;
  const what = wordAt(place.doc, place.sentence, place.at - 2);
  return PAPER.has(what) || STEP.has(what) ? describedAt(place, place.at + 1) : null;
}

/** "Please read on if your workspace is on Free" */
export function readOnIf(place: Place): StatedGroup | null {
  const { doc, sentence, at, before, next } = place;
  const reads = before === 'relevant' || before === 'read' || wordAt(doc, sentence, at - 2) === 'read';
  return YOU.has(next) && reads ? stated(place, 'some', at + 1, clauseEnd(doc, sentence, at + 1)) : null;
}

/** "As a customer of our Basic plan, you must move": what the reader is, where that is more than anybody's. */
export function asOneOf(place: Place): StatedGroup | null {
  const { doc, sentence, at, next } = place;
  if (at > sentence.first || !/^(?:an?|one)$/.test(next)) return null;
  // "As a customer of Mossvale Telecom since 2004": anybody's mail may begin so.
  if (/^(?:of|with|at)$/.test(wordAt(doc, sentence, at + 3)) && doc.tokens[at + 4]?.capital) return null;
  const last = describedEnd(doc, sentence, at + (next === 'one' ? 3 : 2));
  return last > 0 && YOU.has(wordAt(doc, sentence, last)) ? stated(place, 'some', at + 1, last) : null;
}

function describedAt(place: Place, from: number): StatedGroup | null {
  const last = describedEnd(place.doc, place.sentence, from);
  return last > 0 ? stated(place, 'some', from, last) : null;
}

/** Where a group that a relative clause or the like describes ends, if one begins at token `from`; -1 otherwise. */
function describedEnd(doc: Document, sentence: Sentence, from: number): number {
  const { tokens } = doc;
  for (let k = from; k + 1 < Math.min(sentence.last, from + 6); k++) {
    // "To tell customers that the plug-in ends": what they are told.
    if (TELLING.has(tokens[k]!.lower)) return -1;
    const people = populationOf(tokens[k]!) === 'everybody';
    if ((people && isDescribed(tokens, k, sentence.last) && !isOfUs(tokens, k)) || isRelative(tokens, k))
      return clauseEnd(doc, sentence, from);
    if (people) return -1;
  }
  return -1;
}
/** "Members of our club": all of them; but "customers of our Basic plan". */
const isOfUs = (tokens: readonly Token[], k: number): boolean =>
  tokens[k + 1]!.lower === 'of' &&
  /^(?:our|my|this)$/.test(tokens[k + 2]?.lower ?? '') &&
  tokens[k + 3]?.capital !== true;
const TELLING = wordSet('tell inform notify remind advise warn alert let');
