import type { Document } from '../../../text/document.ts';
import { asks } from '../../../text/question.ts';
import { BARE_VERSION, isEmpty, isRelease, keysOf } from '../keys.ts';
import { isWithoutSubject, openingPhrase } from '../mention.ts';
import type { LifeStatement } from '../statement.ts';

/* What is named behind a statement that has no words of its own for it. Words are given by their tokens. */

/** "Deprecated: Nimbusform Widgets", "**Deprecated.** The `priority` parameter …": the name follows. */
export function forward(doc: Document, statement: LifeStatement): number[] {
  const sentence = doc.sentences[statement.sentence]!;
  if (statement.at !== sentence.first && statement.chain !== sentence.first) return [];
  if (statement.end < sentence.last) {
    // "Rejected with `E410` since May": the answer.
    if (/^(?:with|by)$/.test(doc.tokens[statement.end]!.lower)) return [];
    const phrase = openingPhrase(doc, statement.sentence, afterPoint(doc, statement.end, sentence.last));
    // "Turned off on 3 May (first announced for 1 April)": an aside.
    const gap = doc.plain.slice(statement.range.end, doc.tokens[phrase[0] ?? statement.end]!.start);
    if (/\([^)]*$/.test(gap)) return [];
    const words = phrase.filter((k) => k < sentence.last);
    // "**Deprecated since 8.4.** `<Grid>` still works"
    const isPoint = words.length > 0 && words.every((k) => BARE_VERSION.test(doc.tokens[k]!.lower));
    if (!isPoint || statement.family !== 'deprecation') return named(doc, words);
  }
  const next = doc.sentences[statement.sentence + 1];
  // "Removed. Use `draw()`": what to do, and no name.
  return next &&
    next.block === sentence.block &&
    next.first < next.last &&
    !ORDERS.test(doc.tokens[next.first]!.lower) &&
    !isWithoutSubject(doc, statement.sentence + 1, next.first)
    ? openingPhrase(doc, statement.sentence + 1)
    : [];
}

const ORDERS =
  /^(?:use|call|see|switch|move|migrate|replace|set|take|prefer|try|choose|pick|import|install|send|read|go|contact|export|upgrade|convert|change|run|add|pass|write|do|don't|no|instead)$/;

/** "What is closing? The fax gateway": the answer names what the question tells of. */
export function answerTo(doc: Document, { sentence }: LifeStatement): number[] {
  const asked = doc.sentences[sentence]!;
  if (!/^(?:what|which)$/.test(doc.tokens[asked.first]!.lower) || !asks(doc, asked)) return [];
  return doc.sentences[sentence + 1] === undefined ? [] : named(doc, openingPhrase(doc, sentence + 1));
}

/** "Removed in 6.3: `a`", "To be removed in 7.0: `a`", "Retiring: `a`": no subject can stand before it. */
export const isOpening = ({ sentences, plain }: Document, { mood, chain, sentence, range }: LifeStatement): boolean => {
  const { first, end } = sentences[sentence]!;
  return mood === 'bare' || (chain === first && /:\s/.test(plain.slice(range.end, Math.min(end, range.end + 64))));
};

/** "Deprecated since 2.9: `figure`": the release before the colon is no name. */
function afterPoint({ tokens, plain }: Document, from: number, last: number): number {
  if (!/^(?:since|as|in|from|with|on)$/.test(tokens[from]?.lower ?? '')) return from;
  for (let k = from + 1; k < last && k < from + 7; k++) {
    if (/[:–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return k;
    if (tokens[k]!.code) return from;
  }
  return from;
}

/** "Deprecated since 4.2": a release alone is no name. */
export function named(doc: Document, indexes: number[]): number[] {
  const keys = keysOf(doc.tokens, indexes);
  return isEmpty(keys) || isRelease(keys) ? [] : indexes;
}
