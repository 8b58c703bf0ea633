import { BARE_VERSION, type Keys, keysAt, keysOf } from '../../facts/lifecycle/keys.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';

/** So many words before and behind one word of a name the others stand. */
const NEAR = 4;
/** Of a longer name so many words are asked for. */
const MOST = 3;

/** Where a text names things: by an identifier, or by the words of a name side by side. Linear in the text for a few things. */
export class Mentions {
  private readonly doc: Document;
  private readonly share: number;
  /** For each token that names one or more things, which they are; in order. */
  private readonly at: readonly { readonly k: number; readonly things: ReadonlySet<number> }[];

  /** `share`: of the words of a name without an identifier, how much is asked for. */
  constructor(doc: Document, things: readonly Keys[], share = 1) {
    this.doc = doc;
    this.share = share;
    const owners = new Map<string, number[]>();
    things.forEach((keys, n) => {
      const own = [...keys.strong].filter((key) => !BARE_VERSION.test(key));
      for (const key of own.length > 0 ? own : [...keys.strong, ...keys.weak])
        owners.set(key, (owners.get(key) ?? []).concat(n));
    });
    const at: { k: number; things: Set<number> }[] = [];
    doc.tokens.forEach((_, k) => {
      const { strong, weak } = keysAt(doc.tokens, k);
      const found = new Set<number>();
      for (const key of [...strong, ...weak])
        for (const n of owners.get(key) ?? []) if (this.isNamed(things[n]!, k)) found.add(n);
      if (found.size > 0) at.push({ k, things: found });
    });
    this.at = at;
  }

  /** Whether the words of a name stand round one of them. */
  private isNamed({ strong, weak }: Keys, k: number): boolean {
    const { tokens } = this.doc;
    if ([...strong].some((key) => !BARE_VERSION.test(key))) return true;
    const near = keysOf(tokens, around(k, tokens.length));
    if (![...strong].every((key) => near.strong.has(key))) return false;
    if (strong.size > 0) return weak.size === 0 || [...weak].some((key) => near.weak.has(key));
    let shared = 0;
    for (const key of weak) if (near.weak.has(key)) shared++;
    return shared >= Math.min(weak.size, MOST) * this.share;
  }

  /** How many of the mentions stand before a token: they are in order. */
  private countBefore(token: number): number {
    let [low, high] = [0, this.at.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at[middle]!.k < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The things named between two tokens. */
  within(first: number, last: number): ReadonlySet<number> {
    const found = new Set<number>();
    for (let n = this.countBefore(first); n < this.at.length && this.at[n]!.k < last; n++)
      for (const thing of this.at[n]!.things) found.add(thing);
    return found;
  }

  /**
   * The things that are spoken of at a token: those named last before it in its sentence, in the block or in the heading
   * over it; several where they stand side by side.
   */
  spokenOf(k: number): ReadonlySet<number> {
    const { sentences, blocks, tokens } = this.doc;
    const s = rangeAt(sentences, tokens[k]!.start);
    const { first, last, block } = sentences[s]!;
    const here = this.lastWithin(first, k);
    if (here.size > 0) return here;
    const before = this.lastWithin(sentences[partStarts(this.doc)[s]!]!.first, first);
    if (before.size > 0) return before;
    const behind = this.within(k, last);
    if (behind.size > 0) return behind;
    const title = blocks[blocks[block]!.under ?? -1];
    if (title === undefined) return new Set();
    const found = new Set<number>();
    for (const one of this.at)
      if (tokens[one.k]!.start >= title.start && tokens[one.k]!.end <= title.end)
        for (const n of one.things) found.add(n);
    return found;
  }

  /** The things named last in a run of tokens, with those that a list joins to them. */
  lastWithin(from: number, to: number): ReadonlySet<number> {
    const found = new Set<number>();
    let next = -1;
    for (let n = this.countBefore(to) - 1; n >= 0; n--) {
      const { k, things } = this.at[n]!;
      if (k < from) break;
      if (next >= 0 && !this.isJoined(k, next)) break;
      for (const thing of things) found.add(thing);
      next = k;
    }
    return found;
  }

  /** "`a` and the `b` player": nothing but a name, an article, "and", "or" and commas stands between. */
  private isJoined(a: number, b: number): boolean {
    const { tokens, plain } = this.doc;
    if (b - a > NEAR || /[.;:!?]\s/.test(plain.slice(tokens[a]!.end, tokens[b]!.start))) return false;
    for (let k = a + 1; k < b; k++)
      if (!/^(?:and|or|nor|the|a|an|our|its|both|&)$/.test(tokens[k]!.lower) && !tokens[k]!.content) return false;
    return true;
  }
}

/** For each sentence the first one of its block, or of its row of a table. */
const partStarts = oncePer(({ sentences, blocks }: Document): readonly number[] => {
  const starts: number[] = [];
  sentences.forEach(({ block }, s) => {
    const [one, before] = [blocks[block]!, blocks[sentences[s - 1]?.block ?? -1]];
    const goesOn = before === one || (one.kind === 'cell' && before?.table === one.table && before?.row === one.row);
    starts.push(goesOn ? starts[s - 1]! : s);
  });
  return starts;
});

const around = (k: number, length: number): number[] => {
  const found: number[] = [];
  for (let n = Math.max(0, k - NEAR); n < Math.min(length, k + NEAR + 1); n++) found.push(n);
  return found;
};
