import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';

/** One place of a phrase. What the marks of a slot mean is told at `PhraseTable`. */
export interface Slot {
  readonly kind: 'words' | 'any' | 'number' | 'year' | 'gap' | 'border' | 'start' | 'end';
  readonly optional: boolean;
  /** The end of a segment will do as well (`for|$`). */
  readonly orEnd: boolean;
  /** Words that a gap may skip. */
  readonly upTo: number;
  /** Of a slot of words: its alternatives as written, and what they come to, once a token has been tried. */
  readonly items: readonly string[];
  members: Members | undefined;
  readonly of: Slots;
}

export interface Members {
  readonly words: ReadonlySet<string>;
  readonly lemmas: ReadonlySet<string>;
}

/** Words and the lemmas of others, by the name of the class. */
export type Classes = Readonly<Record<string, string>>;

interface Lists {
  readonly words: string[];
  readonly lemmas: string[];
}

/** Reads the slots of one table. The same slot is always the same object; of a slot's words only what is asked for is read. */
export class Slots {
  private readonly classes: Classes;
  private readonly byText = new Map<string, Slot>();
  private readonly lists = new Map<string, Lists>();

  constructor(classes: Classes) {
    this.classes = classes;
  }

  read(text: string): Slot {
    let slot = this.byText.get(text);
    if (slot === undefined) {
      slot = toSlot(text, this);
      this.byText.set(text, slot);
    }
    return slot;
  }

  toMembers(items: readonly string[]): Members {
    const { words, lemmas } = this.listsOf(items);
    return { words: setOf(words), lemmas: setOf(lemmas) };
  }

  private listsOf(items: readonly string[]): Lists {
    const words: string[] = [];
    const lemmas: string[] = [];
    for (const item of items) {
      if (item[0] === '@') {
        const inner = this.classOf(item.slice(1));
        words.push(...inner.words);
        lemmas.push(...inner.lemmas);
      } else if (item[0] === '~') lemmas.push(lemma(item.slice(1)));
      else words.push(item);
    }
    return { words, lemmas };
  }

  private classOf(name: string): Lists {
    let lists = this.lists.get(name);
    if (lists) return lists;
    const text = this.classes[name];
    if (text === undefined) throw new Error(`no word class @${name}`);
    lists = this.listsOf(text.trim().split(/\s+/));
    this.lists.set(name, lists);
    return lists;
  }
}

export function membersOf(slot: Slot): Members {
  slot.members ??= slot.of.toMembers(slot.items);
  return slot.members;
}

/** True where the token fills the slot. */
export function fits(slot: Slot, token: Token): boolean {
  if (slot.kind === 'words') {
    if (token.code) return false;
    const { words, lemmas } = slot.members ?? membersOf(slot);
    return words.has(token.lower) || (lemmas.size > 0 && lemmas.has(token.lemma));
  }
  if (slot.kind === 'year') return /^(?:19|20)\d\d$/.test(token.text) && !token.code;
  return slot.kind === 'number' ? isNumber(token) : slot.kind === 'any';
}

/** True where exactly one token fills the slot, so that the slots behind it stand at a known distance. */
export const isFixed = (slot: Slot): boolean =>
  (slot.kind === 'words' || slot.kind === 'number' || slot.kind === 'year') && !slot.optional && !slot.orEnd;

export const isNumber = ({ number, lemma }: Token): boolean => number || (lemma >= '0' && lemma < ':');

function toSlot(text: string, of: Slots): Slot {
  const slotOf = (kind: Slot['kind'], given: Partial<Slot> = {}): Slot => ({
    kind,
    optional: given.optional ?? false,
    orEnd: given.orEnd ?? false,
    upTo: given.upTo ?? 0,
    items: given.items ?? [],
    members: undefined,
    of,
  });
  if (text === '^') return slotOf('start');
  if (text === ',') return slotOf('border');
  if (text === '$') return slotOf('end');
  if (text.startsWith('..')) return slotOf('gap', { upTo: Number(text.slice(2)) });
  const optional = text.endsWith('?');
  const body = optional ? text.slice(0, -1) : text;
  if (body === '*') return slotOf('any', { optional });
  if (body === '%') return slotOf('year', { optional });
  if (body === '#') return slotOf('number', { optional });
  const all = body.split('|');
  const items = all.filter((item) => item !== '$');
  return slotOf('words', { optional, items, orEnd: items.length < all.length });
}

const NONE: ReadonlySet<string> = new Set();
const setOf = (items: readonly string[]): ReadonlySet<string> => (items.length === 0 ? NONE : new Set(items));
