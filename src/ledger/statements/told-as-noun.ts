import type { ActionFact } from '../../facts/actions.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';

/** So many orders, and so many words behind each of them, are looked at. */
const MOST = 24;
const WORDS = 12;
/** An order of one word ("fetch your data") may be told of by anything. */
const LEAST = 2;
/** So much of what an order speaks of stands in one sentence that tells of it. */
const ENOUGH = 2 / 3;

/**
 * "Bookings are by app or at the desk", of "please book through the app or at the desk"; "lockers are empty by May", of "we
 * ask you to empty your locker by May": what is asked, told as how it is. To tell by are the words behind the order that
 * the notice has nowhere else.
 */
export function isToldAsNoun(notice: Document, asked: readonly ActionFact[], output: Document): boolean {
  const times = new Map<string, number>();
  for (const { lemma } of notice.tokens) times.set(lemma, (times.get(lemma) ?? 0) + 1);
  const orders = asked.slice(0, MOST).flatMap(({ at }) => {
    const words = objectOf(notice, at, times);
    // "We ask you to empty it" has "to" at its place.
    const verb = notice.tokens[notice.tokens[at]!.lower === 'to' ? at + 1 : at]?.lemma;
    return words.length < LEAST || verb === undefined ? [] : [{ verb, words }];
  });
  if (orders.length === 0) return false;
  const told = new Set<(typeof orders)[number]>();
  for (const { first, last } of output.sentences) {
    const own = output.tokens.slice(first, last);
    const here = new Set(own.map(({ lemma }) => lemma));
    // "Lockers will be emptied": by somebody else.
    const done = new Set(own.flatMap(({ lemma, lower }) => (lower.endsWith('ed') ? [lemma] : [])));
    for (const order of orders)
      if (!done.has(order.verb) && order.words.filter((x) => here.has(x)).length / order.words.length >= ENOUGH)
        told.add(order);
  }
  // Of several orders most: "rules that contain the action are paused" has the words of one, and asks nothing.
  return told.size > orders.length / 2;
}

function objectOf(doc: Document, at: number, times: ReadonlyMap<string, number>): readonly string[] {
  const { tokens, clauses } = doc;
  const end = clauses[rangeAt(clauses, tokens[at]!.start)]?.last ?? at;
  return [
    ...new Set(
      tokens
        .slice(at + 1, Math.min(end, at + WORDS))
        .filter(({ content, number, dateWord, lemma }) => content && !number && !dateWord && times.get(lemma) === 1)
        .map(({ lemma }) => lemma),
    ),
  ];
}
