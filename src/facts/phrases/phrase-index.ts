import { indexPhrases } from './index-phrases.ts';
import { KNOWN_INDICES } from './known-indices.ts';
import { type Classes, isFixed, type Slot, Slots } from './slots.ts';

/** Phrases, one per line, and what they tell. */
export type PhraseRow<T> = readonly [phrases: string, value: T];

/** A phrase that is looked up by its anchor, `before` tokens after its first. */
export interface Entry<T> {
  readonly slots: readonly Slot[];
  readonly value: T;
  readonly before: number;
  /** The slots on both sides of the anchor, where just one token fills them: most tries end there. */
  readonly left: Slot | undefined;
  readonly right: Slot | undefined;
}

type Lists<T> = readonly (readonly Entry<T>[])[];
const NONE: Lists<never> = [];

/** The phrases of a table by their anchors. A text has few of the words, so a phrase is read when it is first asked for. */
export class PhraseIndex<T> {
  readonly byNumber: Lists<T>;
  private readonly words: Map<string, string | Lists<T>>;
  private readonly lemmas: Map<string, string | Lists<T>>;
  private readonly anchors: (string | readonly Entry<T>[])[];
  private readonly lines: readonly (readonly [phrase: string, value: T])[];
  private readonly slots: Slots;

  constructor(name: string, classes: Classes, rows: readonly PhraseRow<T>[]) {
    this.slots = new Slots(classes);
    this.lines = linesOf(rows);
    const index = KNOWN_INDICES[name] ?? indexOf(classes, rows);
    const [words = '', lemmas = '', numbers = '', ...anchors] = index.split('\n');
    this.words = toMap(words);
    this.lemmas = toMap(lemmas);
    this.anchors = anchors;
    this.byNumber = this.lists(numbers);
  }

  byWord(word: string): Lists<T> {
    return this.get(this.words, word);
  }

  byLemma(lemma: string): Lists<T> {
    return this.get(this.lemmas, lemma);
  }

  private get(map: Map<string, string | Lists<T>>, key: string): Lists<T> {
    const known = map.get(key);
    if (known === undefined) return NONE;
    if (typeof known !== 'string') return known;
    const lists = this.lists(known);
    map.set(key, lists);
    return lists;
  }

  private lists(numbers: string): Lists<T> {
    return numbers === '' ? NONE : numbers.split(',').map((list) => this.list(Number(list)));
  }

  private list(number: number): readonly Entry<T>[] {
    const known = this.anchors[number]!;
    if (typeof known !== 'string') return known;
    const cells = known.split(' ');
    const entries: Entry<T>[] = [];
    for (let c = 0; c + 2 < cells.length; c += 3)
      entries.push(this.entry(Number(cells[c]), Number(cells[c + 1]), Number(cells[c + 2])));
    this.anchors[number] = entries;
    return entries;
  }

  private entry(line: number, dropped: number, before: number): Entry<T> {
    const [phrase, value] = this.lines[line]!;
    const slots = phrase.split(/\s+/).map((text) => this.slots.read(text));
    const at = slots[0]!.kind === 'start' ? 1 : 0;
    slots.splice(at, dropped);
    if (slots[at]!.optional) slots[at] = { ...slots[at]!, optional: false };
    const right = slots[at + before + 1];
    return {
      slots,
      value,
      before,
      left: before > 0 ? slots[at + before - 1] : undefined,
      right: right !== undefined && isFixed(right) ? right : undefined,
    };
  }
}

/** The index of a table, in the form of `KNOWN_INDICES`. */
export const indexOf = (classes: Classes, rows: readonly PhraseRow<unknown>[]): string =>
  indexPhrases(
    classes,
    linesOf(rows).map(([phrase]) => phrase),
  );

function linesOf<T>(rows: readonly PhraseRow<T>[]): [phrase: string, value: T][] {
  const lines: [string, T][] = [];
  for (const [text, value] of rows) {
    for (const line of text.split('\n')) {
      const phrase = line.trim();
      if (phrase !== '') lines.push([phrase, value]);
    }
  }
  return lines;
}

/** Reads keys and lists, in turn. */
function toMap(line: string): Map<string, string> {
  const map = new Map<string, string>();
  const cells = line.split(' ');
  for (let c = 0; c + 1 < cells.length; c += 2) map.set(cells[c]!, cells[c + 1]!);
  return map;
}
