import type { Document, Sentence } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { objectOf } from '../object.ts';
import { predicateAt } from '../predicate.ts';
import { PRONOUN } from '../subject.ts';
import { tellsEvent } from './takes-place.ts';

/** A noun of the end in its sentence. */
export interface EndNoun {
  readonly doc: Document;
  readonly sentence: Sentence;
  /** Its token, and the clause it stands in. */
  readonly at: number;
  readonly clause: number;
  /** True where it stands in a heading. */
  readonly heading: boolean;
}

/** What an end is of. */
export interface EndObject {
  readonly words: readonly number[];
  /** The token behind it, or the one of its verb ("the shutdown of X | took place"). */
  readonly behind: number;
}

/** The token at which the object of an end begins; -1 where it has none. */
export function objectStart({ doc: { tokens }, sentence, at, heading }: EndNoun): number {
  const { lower } = tokens[at]!;
  const gerund = /(?:tiring|moving|cating|nuing|etting)$/.test(lower);
  if (gerund && !heading && at !== sentence.first) return -1;
  const object = behindKinds(tokens, at + 1, sentence.last);
  if (!gerund && (object === at + 1 || !/^(?:of|for|to)$/.test(tokens[object - 1]!.lower))) return -1;
  if (lower === 'end' && (isOfPeriod(tokens, object) || isOfTheirs(tokens, at, object))) return -1;
  // "an end for those who …"
  return PRONOUN.has(tokens[object]?.lower ?? '') ? -1 : object;
}

/** "end of support for X", "end-of-life dates of X" */
function behindKinds(tokens: readonly Token[], from: number, last: number): number {
  let k = from;
  while (
    k < from + HOPS &&
    /^(?:of|life|support|service|sale|date|dates|schedule|announcement|maintenance|and|end|to|for)$/.test(
      tokens[k]?.lower ?? '',
    ) &&
    k < last
  )
    k++;
  return k;
}
const HOPS = 12;

/** "The end of Q2", "the end of the year": a time. */
const isOfPeriod = (tokens: readonly Token[], object: number): boolean =>
  /^(?:of|to)$/.test(tokens[object - 1]!.lower) &&
  (/^(?:q\d|this|month|year|next)$/.test(tokens[object]?.lower ?? '') ||
    tokens[object]?.dateWord === true ||
    /^(?:year|month|quarter|week|day|period|summer|term)$/.test(tokens[object + 1]?.lower ?? ''));

/** "Through the end of their contract": a time, by what the readers have. */
const isOfTheirs = (tokens: readonly Token[], end: number, object: number): boolean =>
  /^(?:their|your|his|her)$/.test(tokens[object]?.lower ?? '') &&
  tokens.slice(Math.max(0, end - 2), end).some(({ lower }) => TIMES.test(lower));
const TIMES = /^(?:until|till|through|to|at|by|before|after|beyond|past|since|from|with)$/;

/** The object that begins at a token; null where it names nothing. */
export function objectAt({ doc, sentence: { last }, clause }: EndNoun, start: number): EndObject | null {
  const { tokens, clauses } = doc;
  const spoken = objectOf(tokens, start, last, clauses, clause);
  const verb = spoken.findIndex((k) => tellsEvent(tokens, k));
  const hasVerb = verb > 0;
  const words = untilStatement(doc, hasVerb ? spoken.slice(0, verb) : spoken, last)
    .filter((k) => tokens[k]!.content)
    .slice(0, 8);
  // "an end for 2.8" names nothing.
  if (words.every((k) => tokens[k]!.number)) return null;
  return { words, behind: hasVerb ? spoken[verb]! : (spoken.at(-1) ?? start) + 1 };
}

/** "End of root R1, port 9100 already closed": behind the comma another thing has a statement of its own. */
function untilStatement({ tokens, plain }: Document, object: readonly number[], last: number): readonly number[] {
  const comma = object.findIndex((k) => plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(','));
  if (comma <= 0) return object;
  for (let k = object[comma]!; k < last; k++) {
    const predicate = predicateAt(tokens, k, last);
    if (predicate?.family === 'removal' && predicate.form === 'ed') return object.slice(0, comma);
  }
  return object;
}
