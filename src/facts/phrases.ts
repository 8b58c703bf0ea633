import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';

/**
 * A small pattern language over words, so that recognisers can be written as tables. A phrase is a row of slots:
 * `we|our` one of these words; `~serve` any form of the word; `@we` a named class; `#` a number; `%` a bare year;
 * `*` any word; a trailing `?` makes a slot optional; `..3` skips up to three words; `^` the start and `$` the end of a segment (`x|$`: either);
 * `,` lets a phrase run on into the next segment, where the table is kept within segments otherwise.
 * A phrase is only tried where one of its first words stands, so long tables cost little.
 */
export interface Phrase<T> {
  readonly slots: readonly Slot[];
  readonly value: T;
}

interface Slot {
  readonly kind: 'words' | 'any' | 'number' | 'year' | 'gap' | 'border' | 'start' | 'end';
  readonly words: ReadonlySet<string>;
  readonly lemmas: ReadonlySet<string>;
  readonly optional: boolean;
  /** The end of a segment will do as well (`for|$`). */
  readonly orEnd: boolean;
  /** Words that a gap may skip. */
  readonly upTo: number;
  /** How often the slot will be looked at in vain, roughly. */
  readonly common: number;
}

export interface PhraseMatch<T> {
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
  readonly value: T;
}

export type Classes = Readonly<Record<string, string>>;

const NONE: ReadonlySet<string> = new Set();

/** A phrase in the index: `slots[anchor]` is the word it is looked up by, `before` tokens after the phrase's first. */
interface Entry<T> extends Phrase<T> {
  readonly before: number;
  /** The slots on both sides of the anchor, where just one token fills them: most tries end there. */
  readonly left: Slot | undefined;
  readonly right: Slot | undefined;
}

/** Words so common that a phrase is better looked up by another of its words. */
const COMMON = new Set(
  `a an the to of in on for and or is are was be been it its that this these with we our you your i as at by from no not any all has have had can will may
  one so if after until when than more very us they their there do does only now`.split(/\s+/),
);

const COMMON_LEMMAS = new Set(
  ['be', 'have', 'do', 'new', 'use', 'change', 'switch', 'move', 'keep', 'work', 'run', 'apply', 'us', 'you'].map(
    (word) => lemma(word),
  ),
);

/** A table of phrases, indexed by word. Throws on a malformed table, which is a mistake of ours. */
export class PhraseTable<T> {
  // The phrases with one and the same anchor slot share a list, which stands in the index under each of its words.
  private readonly byAnchor = new Map<Slot, Entry<T>[]>();
  private readonly byWord = new Map<string, Entry<T>[][]>();
  private readonly byLemma = new Map<string, Entry<T>[][]>();
  private readonly byNumber: Entry<T>[][] = [];
  private readonly within: boolean;

  /** `within`: phrases end with their segment unless they have a `,`. */
  constructor(classes: Classes, rows: readonly (readonly [phrases: string, value: T])[], within = false) {
    this.within = within;
    const read = slotReader(classes);
    for (const [text, value] of rows) {
      for (const line of text.split('\n')) {
        const trimmed = line.trim();
        if (trimmed !== '') this.add(trimmed.split(/\s+/).map(read), value);
      }
    }
  }

  private add(slots: Slot[], value: T): void {
    const at = slots[0]!.kind === 'start' ? 1 : 0;
    const first = slots[at];
    if (first === undefined || first.kind === 'gap' || first.kind === 'any' || first.kind === 'end')
      throw new Error('a phrase starts with words');
    if (first.optional) {
      this.add(slots.toSpliced(at, 1), value);
      this.add(slots.toSpliced(at, 1, { ...first, optional: false }), value);
      return;
    }
    let anchor = at;
    for (let k = at; k < slots.length && isFixed(slots[k]!); k++)
      if (slots[k]!.common < slots[anchor]!.common) anchor = k;
    const right = slots[anchor + 1];
    const entry: Entry<T> = {
      slots,
      value,
      before: anchor - at,
      left: anchor > at ? slots[anchor - 1] : undefined,
      right: right !== undefined && isFixed(right) ? right : undefined,
    };
    const slot = slots[anchor]!;
    const known = this.byAnchor.get(slot);
    if (known) {
      known.push(entry);
      return;
    }
    const list = [entry];
    this.byAnchor.set(slot, list);
    const put = (map: Map<string, Entry<T>[][]>, key: string): void => {
      const lists = map.get(key);
      if (lists) lists.push(list);
      else map.set(key, [list]);
    };
    if (slot.kind !== 'words') this.byNumber.push(list);
    for (const word of slot.words) put(this.byWord, word);
    for (const key of slot.lemmas) put(this.byLemma, key);
  }

  /** Every phrase found in tokens `first` to `last` (one sentence), in order. `opens` tells where a segment begins. */
  find(tokens: readonly Token[], first: number, last: number, opens: (token: number) => boolean): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    const place: Place = { tokens, from: first, last, opens, within: this.within };
    for (let i = first; i < last; i++) {
      const token = tokens[i]!;
      if (token.code || token.url) continue;
      const byWord = this.byWord.get(token.lower);
      if (byWord !== undefined) tryAll(byWord, place, i, first, found);
      const byLemma = this.byLemma.get(token.lemma);
      if (byLemma !== undefined) tryAll(byLemma, place, i, first, found);
      if (isNumber(token)) tryAll(this.byNumber, place, i, first, found);
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

/** True where exactly one token fills the slot, so that the slots behind it stand at a known distance. */
const isFixed = (slot: Slot): boolean =>
  (slot.kind === 'words' || slot.kind === 'number' || slot.kind === 'year') && !slot.optional && !slot.orEnd;

function commonness(kind: Slot['kind'], words: ReadonlySet<string>, lemmas: ReadonlySet<string>): number {
  let sum = kind === 'words' ? 0 : 3;
  for (const word of words) sum += COMMON.has(word) ? 1 : 0.02;
  for (const key of lemmas) sum += COMMON_LEMMAS.has(key) ? 1 : 0.03;
  return sum;
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

const isNumber = ({ number, lemma }: Token): boolean => number || (lemma >= '0' && lemma < ':');

function fits(slot: Slot, token: Token): boolean {
  if (slot.kind === 'words')
    return !token.code && (slot.words.has(token.lower) || (slot.lemmas.size > 0 && slot.lemmas.has(token.lemma)));
  if (slot.kind === 'year') return /^(?:19|20)\d\d$/.test(token.text) && !token.code;
  return slot.kind === 'number' ? isNumber(token) : slot.kind === 'any';
}

/** Words and the lemmas of others, as a slot or a class lists them. */
interface Members {
  readonly words: string[];
  readonly lemmas: string[];
}

/** Reads slots; the same slot, or the same class in it, is worked out once for a table. */
function slotReader(classes: Classes): (text: string) => Slot {
  const slots = new Map<string, Slot>();
  const known = new Map<string, Members>();
  const classOf = (name: string): Members => {
    let members = known.get(name);
    if (members) return members;
    const text = classes[name];
    if (text === undefined) throw new Error(`no word class @${name}`);
    members = membersOf(text.trim().split(/\s+/), classOf);
    known.set(name, members);
    return members;
  };
  return (text) => {
    let slot = slots.get(text);
    if (slot) return slot;
    slot = toSlot(text, classOf);
    slots.set(text, slot);
    return slot;
  };
}

function membersOf(items: readonly string[], classOf: (name: string) => Members): Members {
  const words: string[] = [];
  const lemmas: string[] = [];
  for (const item of items) {
    if (item[0] === '@') {
      const members = classOf(item.slice(1));
      words.push(...members.words);
      lemmas.push(...members.lemmas);
    } else if (item[0] === '~') lemmas.push(lemma(item.slice(1)));
    else words.push(item);
  }
  return { words, lemmas };
}

function toSlot(text: string, classOf: (name: string) => Members): Slot {
  if (text === '^') return slotOf('start', false);
  if (text === ',') return slotOf('border', false);
  if (text === '$') return slotOf('end', false);
  if (text.startsWith('..')) return slotOf('gap', false, { upTo: Number(text.slice(2)) });
  const optional = text.endsWith('?');
  const body = optional ? text.slice(0, -1) : text;
  if (body === '*') return slotOf('any', optional);
  if (body === '%') return slotOf('year', optional);
  if (body === '#') return slotOf('number', optional);
  const items = body.split('|');
  const { words, lemmas } = membersOf(
    items.filter((item) => item !== '$'),
    classOf,
  );
  return slotOf('words', optional, { words, lemmas, orEnd: items.includes('$') });
}

function slotOf(
  kind: Slot['kind'],
  optional: boolean,
  { words = [], lemmas = [], orEnd = false, upTo = 0 }: Partial<Members & Pick<Slot, 'orEnd' | 'upTo'>> = {},
): Slot {
  const [wordSet, lemmaSet] = [setOf(words), setOf(lemmas)];
  const common = commonness(kind, wordSet, lemmaSet);
  return { kind, words: wordSet, lemmas: lemmaSet, optional, orEnd, upTo, common };
}

const setOf = (items: readonly string[]): ReadonlySet<string> => (items.length === 0 ? NONE : new Set(items));
