import type { Token } from '../text/tokens.ts';
import { type Entry, indexOf, PhraseIndex, type PhraseRow } from './phrases/phrase-index.ts';
import { type Classes, fits, isNumber, type Slot } from './phrases/slots.ts';

export type { Classes } from './phrases/slots.ts';

export interface PhraseMatch<T> {
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

/**
 * A small pattern language over words, so that recognisers can be written as tables. A phrase is a row of slots:
 * `we|our` one of these words; `~serve` any form of the word; `@we` a named class; `#` a number; `%` a bare year;
 * `*` any word; a trailing `?` makes a slot optional; `..3` skips up to three words; `^` the start and `$` the end of a segment (`x|$`: either);
 * `,` lets a phrase run on into the next segment, where the table is kept within segments otherwise.
 * A phrase is only tried where its rarest word stands, so long tables cost little, and only read where it is tried.
 */
export class PhraseTable<T> {
  readonly name: string;
  private readonly classes: Classes;
  private readonly rows: readonly PhraseRow<T>[];
  private readonly within: boolean;
  private index: PhraseIndex<T> | undefined;

  /** `name` is that of its index in `KNOWN_INDICES`; `within`: phrases end with their segment unless they have a `,`. */
  constructor(name: string, classes: Classes, rows: readonly PhraseRow<T>[], within = false) {
    this.name = name;
    this.classes = classes;
    this.rows = rows;
    this.within = within;
  }

  /** For the build: the index, worked out anew. Throws on a malformed table, which is a mistake of ours. */
  indexed(): string {
    return indexOf(this.classes, this.rows);
  }

  /** Every phrase found in tokens `first` to `last` (one sentence), in order. `opens` tells where a segment begins. */
  find(tokens: readonly Token[], first: number, last: number, opens: (token: number) => boolean): PhraseMatch<T>[] {
    this.index ??= new PhraseIndex(this.name, this.classes, this.rows);
    const { index } = this;
    const found: PhraseMatch<T>[] = [];
    const place: Place = { tokens, from: first, last, opens, within: this.within };
    for (let i = first; i < last; i++) {
      const token = tokens[i]!;
      if (token.code || token.url) continue;
      tryAll(index.byWord(token.lower), place, i, first, found);
      tryAll(index.byLemma(token.lemma), place, i, first, found);
      if (isNumber(token)) tryAll(index.byNumber, place, i, first, found);
    }
    return found.length > 1 ? found.sort((a, b) => a.first - b.first) : found;
  }
}

/** Tries every phrase that is looked up by the token `at`. */
function tryAll<T>(
  lists: readonly (readonly Entry<T>[])[],
  place: Place,
  at: number,
  first: number,
  found: PhraseMatch<T>[],
): void {
  const { tokens, last, opens } = place;
  for (let l = 0; l < lists.length; l++) {
    const list = lists[l]!;
    for (let e = 0; e < list.length; e++) {
      const { slots, value, before, left, right } = list[e]!;
      const from = at - before;
      if (from < first) continue;
      if (right !== undefined && (at + 1 >= last || !fits(right, tokens[at + 1]!))) continue;
      if (left !== undefined && !fits(left, tokens[at - 1]!)) continue;
      const starts = slots[0]!.kind === 'start';
      if (starts && from !== first && !opens(from)) continue;
      place.from = from;
      const end = matchFrom(slots, starts ? 1 : 0, place, from);
      if (end > from) found.push({ first: from, last: end, value });
    }
  }
}

interface Place {
  readonly tokens: readonly Token[];
  from: number;
  readonly last: number;
  readonly opens: (token: number) => boolean;
  readonly within: boolean;
}

/** Where the rest of the slots ends, or -1. Gaps and optional slots are few and short, so the search is bounded. */
function matchFrom(slots: readonly Slot[], s: number, place: Place, i: number, crossed = false): number {
  if (s === slots.length) return i;
  const slot = slots[s]!;
  const { last } = place;
  if (slot.kind === 'border') return matchFrom(slots, s + 1, place, i, true);
  if (slot.kind === 'words' && !place.within && !slot.orEnd && !slot.optional) {
    return i < last && fits(slot, place.tokens[i]!) ? matchFrom(slots, s + 1, place, i + 1) : -1;
  }
  const atEnd = i === last || place.opens(i);
  if (slot.kind === 'end') return atEnd ? matchFrom(slots, s + 1, place, i) : -1;
  const shut = place.within && !crossed && i > place.from && atEnd;
  if (slot.kind === 'gap') {
    for (let skip = 0; skip <= slot.upTo && i + skip <= last; skip++) {
      const end = matchFrom(slots, s + 1, place, i + skip, crossed && skip === 0);
      if (end >= 0) return end;
      if (shut || (place.within && skip > 0 && place.opens(i + skip))) break;
    }
    return -1;
  }
  if (!shut && i < last && fits(slot, place.tokens[i]!)) {
    const end = matchFrom(slots, s + 1, place, i + 1);
    if (end >= 0) return end;
  }
  return slot.optional || (slot.orEnd && atEnd) ? matchFrom(slots, s + 1, place, i, crossed) : -1;
}
