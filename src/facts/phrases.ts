import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';

/**
 * A small pattern language over words, so that recognisers can be written as tables. A phrase is a row of slots:
 * `we|our` one of these words; `~serve` any form of the word; `@we` a named class; `#` a number; `%` a bare year;
 * `*` any word; a trailing `?` makes a slot optional; `..3` skips up to three words; `^` the start and `$` the end of a segment.
 * A phrase is only tried where one of its first words stands, so long tables cost little.
 */
export interface Phrase<T> {
  readonly slots: readonly Slot[];
  readonly value: T;
}

interface Slot {
  readonly kind: 'words' | 'any' | 'number' | 'year' | 'gap' | 'start' | 'end';
  readonly words: ReadonlySet<string>;
  readonly lemmas: ReadonlySet<string>;
  readonly optional: boolean;
  /** Words that a gap may skip. */
  readonly upTo: number;
}

export interface PhraseMatch<T> {
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

export type Classes = Readonly<Record<string, string>>;

const NONE: ReadonlySet<string> = new Set();

/** Compiles a table of phrases into an index by first word. Throws on a malformed table, which is a mistake of ours. */
export class PhraseTable<T> {
  private readonly byWord = new Map<string, Phrase<T>[]>();
  private readonly byLemma = new Map<string, Phrase<T>[]>();
  private readonly byNumber: Phrase<T>[] = [];

  constructor(classes: Classes, rows: readonly (readonly [phrases: string, value: T])[]) {
    for (const [text, value] of rows) {
      for (const line of text.split('\n')) {
        const trimmed = line.trim();
        if (trimmed !== '') this.add(trimmed.split(/\s+/).map((slot) => toSlot(slot, classes)), value);
      }
    }
  }

  private add(slots: Slot[], value: T): void {
    const at = slots[0]!.kind === 'start' ? 1 : 0;
    const first = slots[at];
    if (first === undefined || first.kind === 'gap' || first.kind === 'any' || first.kind === 'end') throw new Error('a phrase starts with words');
    if (first.optional) {
      this.add(slots.toSpliced(at, 1), value);
      this.add(slots.toSpliced(at, 1, { ...first, optional: false }), value);
      return;
    }
    const phrase: Phrase<T> = { slots, value };
    const put = (map: Map<string, Phrase<T>[]>, key: string): void => {
      const list = map.get(key);
      if (list) list.push(phrase);
      else map.set(key, [phrase]);
    };
    if (first.kind === 'number' || first.kind === 'year') this.byNumber.push(phrase);
    for (const word of first.words) put(this.byWord, word);
    for (const key of first.lemmas) put(this.byLemma, key);
  }

  /** Every phrase found in tokens `first` to `last` (one sentence), in order. `opens` tells where a segment begins. */
  find(tokens: readonly Token[], first: number, last: number, opens: (token: number) => boolean): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let i = first; i < last; i++) {
      const token = tokens[i]!;
      if (token.code || token.url) continue;
      for (const list of [this.byWord.get(token.lower), this.byLemma.get(token.lemma), isNumber(token) ? this.byNumber : undefined]) {
        if (!list) continue;
        for (const phrase of list) {
          const starts = phrase.slots[0]!.kind === 'start';
          if (starts && i !== first && !opens(i)) continue;
          const end = matchFrom(phrase.slots, starts ? 1 : 0, tokens, i, last, opens);
          if (end > i) found.push({ first: i, last: end, value: phrase.value });
        }
      }
    }
    return found;
  }
}

/** Where the rest of the slots ends, or -1. Gaps and optional slots are few and short, so the search is bounded. */
function matchFrom(slots: readonly Slot[], s: number, tokens: readonly Token[], i: number, last: number, opens: (token: number) => boolean): number {
  if (s === slots.length) return i;
  const slot = slots[s]!;
  if (slot.kind === 'end') return i === last || opens(i) ? matchFrom(slots, s + 1, tokens, i, last, opens) : -1;
  if (slot.kind === 'gap') {
    for (let skip = 0; skip <= slot.upTo && i + skip <= last; skip++) {
      const end = matchFrom(slots, s + 1, tokens, i + skip, last, opens);
      if (end >= 0) return end;
    }
    return -1;
  }
  if (i < last && fits(slot, tokens[i]!)) {
    const end = matchFrom(slots, s + 1, tokens, i + 1, last, opens);
    if (end >= 0) return end;
  }
  return slot.optional ? matchFrom(slots, s + 1, tokens, i, last, opens) : -1;
}

const isNumber = (token: Token): boolean => token.number || /^\d/.test(token.lemma);

function fits(slot: Slot, token: Token): boolean {
  if (slot.kind === 'any') return true;
  if (slot.kind === 'year') return /^(?:19|20)\d\d$/.test(token.text) && !token.code;
  if (slot.kind === 'number') return isNumber(token);
  return !token.code && (slot.words.has(token.lower) || slot.lemmas.has(token.lemma));
}

function toSlot(text: string, classes: Classes): Slot {
  const plain: Slot = { kind: 'any', words: NONE, lemmas: NONE, optional: false, upTo: 0 };
  if (text === '^') return { ...plain, kind: 'start' };
  if (text === '$') return { ...plain, kind: 'end' };
  if (text.startsWith('..')) return { ...plain, kind: 'gap', upTo: Number(text.slice(2)) };
  const optional = text.endsWith('?');
  const body = optional ? text.slice(0, -1) : text;
  if (body === '*') return { ...plain, optional };
  if (body === '%') return { ...plain, kind: 'year', optional };
  if (body === '#') return { ...plain, kind: 'number', optional };
  const words = new Set<string>();
  const lemmas = new Set<string>();
  const take = (item: string): void => {
    if (item.startsWith('@')) {
      const members = classes[item.slice(1)];
      if (members === undefined) throw new Error(`no word class ${item}`);
      for (const member of members.trim().split(/\s+/)) take(member);
    } else if (item.startsWith('~')) lemmas.add(lemma(item.slice(1)));
    else words.add(item);
  };
  for (const item of body.split('|')) take(item);
  return { ...plain, kind: 'words', words, lemmas, optional };
}
