import type { Document, Sentence } from '../../../text/document.ts';
import { clauseEnd, negatedIn } from '../group.ts';
import { type Place, type StatedGroup, stated, YOU } from './place.ts';

/** "No action is needed unless you …" */
export function unlessYou(place: Place): StatedGroup | null {
  const { doc, sentence, at, next } = place;
  return YOU.has(next) &&
    at > sentence.first &&
    negatedIn(doc, Math.max(sentence.first, at - 40), at) &&
    tellsNothingToDo(doc, sentence, at)
    ? stated(place, 'some', at + 1, clauseEnd(doc, sentence, at + 1))
    : null;
}

/** "No action is needed unless you …", and not "it does not cache tiles unless you set `x`". */
const tellsNothingToDo = ({ plain, tokens }: Document, { start }: Sentence, before: number): boolean =>
  NOTHING_TO_DO.test(plain.slice(Math.max(start, tokens[before]!.start - 240), tokens[before]!.start));
const NOTHING_TO_DO =
  /\b(?:nothing|actions?|need(?:s|ed)?|needn['’]t|require[ds]?|necessary|affect\w*|concern\w*|impact\w*|chang\w+|appl(?:y|ies)|(?:to|have to) do)\b/i;
