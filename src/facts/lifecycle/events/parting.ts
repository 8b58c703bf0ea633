import { openingPhrase } from '../mention.ts';
import type { LifeEvent } from './life-event.ts';
import type { EndNoun } from './object.ts';

/** "Farewell, Roll Call, on older tablets." */
export const isParting = ({ doc: { tokens, plain }, sentence, at }: EndNoun): boolean =>
  at === sentence.first &&
  at + 1 < sentence.last &&
  /^(?:goodbye|farewell)$/.test(tokens[at]!.lower) &&
  plain[tokens[at]!.end] === ',';

/** The end of what sentence `s` parts from, if it has a name. */
export function readParting({ doc, at }: EndNoun, s: number): LifeEvent[] {
  const { tokens, plain } = doc;
  const phrase = openingPhrase(doc, s, at + 1);
  const comma = phrase.findIndex((k) => k > at + 1 && /[,(]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)));
  const words = comma > 0 ? phrase.slice(0, comma) : phrase;
  const named = words.some((k) => tokens[k]!.capital || tokens[k]!.code || tokens[k]!.shaped);
  const { start, end } = tokens[at]!;
  return named ? [{ evidence: { start, end }, tokens: words, fate: 'neutral', dates: [] }] : [];
}
