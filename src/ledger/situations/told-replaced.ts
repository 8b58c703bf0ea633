import { END_NOUN } from '../../facts/lifecycle/events/life-event.ts';
import { isEmpty, keysOf } from '../../facts/lifecycle/keys.ts';
import type { Document } from '../../text/document.ts';
import { type Mistold, mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/**
 * "The old endpoint has been replaced" of a thing whose end lies ahead, where no end to come is told beside it: the reader
 * takes it for gone. Beside what replaced it ("replaced by `b`") the words may tell no more than that there is a successor.
 */
export function toldAsReplaced({ notice, output, units, said }: Texts): Mistold | undefined {
  const { doc } = output;
  const { tokens } = doc;
  if (units.length === 0 || units.some(({ fate }) => fate !== 'scheduled')) return undefined;
  const at = tokens.findIndex((_, k) => isReplaced(doc, k));
  if (at < 0 || notice.doc.tokens.some(({ lower, code }) => !code && REPLACED.test(lower))) return undefined;
  const isAhead = said.some(({ fate, family }) => fate === 'scheduled' && family !== 'stay');
  if (isAhead || tokens.some(({ lower, code }) => !code && END_NOUN.test(lower))) return undefined;
  const has = firstOfChain(doc, at);
  const range = { start: tokens[has]!.start, end: tokens[at]!.end };
  return mistold(
    units.find((unit) => isOf(doc, has, unit.keys.strong, unit.keys.weak)),
    range,
    true,
  );
}

const REPLACED = /^(?:replaced|superseded|supplanted)$/;

/** "Has been replaced", and no word by or with what. */
function isReplaced(doc: Document, k: number): boolean {
  const { tokens, plain } = doc;
  const { lower, code } = tokens[k]!;
  if (code || !REPLACED.test(lower) || tokens[k - 1]?.lower !== 'been') return false;
  const next = tokens[k + 1];
  const closes = next === undefined || /[.,;:)]/.test(plain.slice(tokens[k]!.end, next.start)) || next.lower === 'and';
  return closes && HAS.test(tokens[firstOfChain(doc, k)]!.lower);
}
const HAS = /^(?:has|have)$/;

/** "Has | long since been replaced" */
function firstOfChain({ tokens }: Document, at: number): number {
  let k = at - 1;
  while (k > 0 && k > at - 5 && !HAS.test(tokens[k]!.lower)) k--;
  return k;
}

/** Its subject: the thing by a word of its own, or a pronoun. */
function isOf(doc: Document, has: number, strong: ReadonlySet<string>, weak: ReadonlySet<string>): boolean {
  const { tokens, plain } = doc;
  let first = has;
  while (
    first > 0 &&
    has - first < SUBJECT &&
    !/[.,;:()]/.test(plain.slice(tokens[first - 1]!.end, tokens[first]!.start))
  )
    first--;
  if (first === has - 1 && /^(?:it|they|both|this|these)$/.test(tokens[first]!.lower)) return true;
  const keys = keysOf(
    tokens,
    Array.from({ length: has - first }, (_, n) => first + n),
  );
  const isOwn = [...keys.strong].some((key) => strong.has(key)) || [...keys.weak].some((key) => weak.has(key));
  // "The old endpoint": a kind of thing alone, whatever it is.
  return isOwn || (isEmpty(keys) && OLD.test(tokens[first]!.lower));
}
const OLD = /^(?:the|this|these)$/;
/** So many words a subject has at most. */
const SUBJECT = 12;
