import { isEmpty, type Keys, keysAt } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';

/** Which place in a list a word tells. */
const PLACES: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, latter: 1, third: 2, fourth: 3 };

/** In tokens. */
const LONGEST_ASIDE = 16;

/** So many words behind the verb how many they are is told. */
const NEAR = 8;

/** Stands for any of these words. */
const PLACE = ' place';

/** "All": as many as there are. */
const EVERY = Number.POSITIVE_INFINITY;
const COUNTS: Readonly<Record<string, number>> = { both: 2, neither: 2, two: 2, three: 3, four: 4, all: EVERY };

/** Finds which things a text means by their place or their number: "the second", "both", "all three". */
export class Places {
  private readonly units: readonly Unit[];
  private readonly doc: Document;
  /** How many things have a key. */
  private readonly owners: (key: string) => number;
  private last: ReadonlyMap<string, number> | undefined;

  constructor(units: readonly Unit[], doc: Document, owners: (key: string) => number) {
    this.units = units;
    this.doc = doc;
    this.owners = owners;
  }

  /** The things that the statement's subject tells by a place or a number; none where it does neither. `keys`: its words. */
  unitsOf(x: LifeStatement, keys: Keys): readonly Unit[] {
    const counted = this.counted(x);
    if (counted !== undefined) return [counted];
    const run = this.run(x);
    if (run.length > 0) return run;
    return isEmpty(keys) || this.isStressed(x) || this.isCount(x, keys) ? this.several(x) : [];
  }

  /** "The first of these calls": the first of a kind, of which only some of the things may be. */
  isOneOfKind(x: LifeStatement): boolean {
    const { tokens } = this.doc;
    const k = x.subject[0] ?? 0;
    return (
      Object.hasOwn(PLACES, tokens[k]?.lower ?? '') &&
      tokens[k + 1]?.lower === 'of' &&
      /^(?:the|these|those)$/.test(tokens[k + 2]?.lower ?? '') &&
      x.subject.includes(k + 3)
    );
  }

  /** "The first is off, …, the third is deprecated", where fewer of the things are named before: others are counted with them. */
  isBeyond({ subject, chain, sentence }: LifeStatement): boolean {
    const at = chain - 1;
    if (!subject.includes(at) || !this.isPlace(at)) return false;
    const { first, last } = this.doc.sentences[sentence]!;
    let highest = 0;
    for (let k = first; k < last; k++)
      if (this.isPlace(k)) highest = Math.max(highest, PLACES[this.doc.tokens[k]!.lower]!);
    return this.inOrder(at).length <= highest;
  }

  /** "The first", "the latter". */
  private isPlace(k: number): boolean {
    const { tokens } = this.doc;
    return Object.hasOwn(PLACES, tokens[k]!.lower) && tokens[k - 1]?.lower === 'the';
  }

  /** "The first …; the second …": by the order in which the output has named the things. */
  private counted(x: LifeStatement): Unit | undefined {
    const { tokens, plain } = this.doc;
    for (let k = x.chain - 1; k > x.chain - 5 && k > 0; k--) {
      if (/[;.:]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) return undefined;
      const { lower } = tokens[k]!;
      if (!Object.hasOwn(PLACES, lower) || tokens[k - 1]!.lower !== 'the') continue;
      // "The first edition": an attribute of a noun.
      if (tokens[k + 1]!.content && k + 1 < x.chain && !/,/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start)))
        return undefined;
      return this.inOrder(k)[PLACES[lower]!];
    }
    return undefined;
  }

  /** "The first two …; the last two …": a run in that order. */
  private run({ chain, subject }: LifeStatement): readonly Unit[] {
    const { tokens } = this.doc;
    for (let k = chain - 1; k > chain - 4 && k > 1; k--) {
      const count = tokens[k]!.code ? undefined : COUNTS[tokens[k]!.lower];
      if (count === undefined || count === EVERY || !subject.includes(k)) continue;
      const place = tokens[k - 2]!.lower === 'the' ? tokens[k - 1]!.lower : '';
      if (!/^(?:first|former|last|latter)$/.test(place)) continue;
      const named = this.inOrder(k);
      if (named.length > count) return /^(?:first|former)$/.test(place) ? named.slice(0, count) : named.slice(-count);
    }
    return [];
  }

  /** "`a`, due since May, and `b` will both be removed": the word among the auxiliaries tells how many. */
  private isStressed(x: LifeStatement): boolean {
    const { tokens } = this.doc;
    for (let k = x.chain; k < x.at; k++) if (tokens[k]!.lower === 'both') return true;
    return false;
  }

  /** "Both", "all three": the things named last before it, as many as it says. */
  private several(x: LifeStatement): readonly Unit[] {
    const { tokens, sentences } = this.doc;
    let count: number | undefined;
    const before = this.beforeAside(x);
    for (let k = before - 1; k >= before - 3 && k >= 0; k--) count ??= COUNTS[tokens[k]!.code ? '' : tokens[k]!.lower];
    for (let k = x.chain; k < x.at; k++) count ??= COUNTS[tokens[k]!.lower];
    count ??= this.countedBehind(x);
    if (count === undefined) return [];
    for (let s = x.sentence; s >= 0 && s > x.sentence - 6; s--) {
      const named = this.inOrder(x.chain, sentences[s]!.first);
      if (named.length === count || (count === EVERY && named.length > 1 && s === 0)) return named;
      if (named.length > count) return [];
    }
    return this.units.length === count ? this.units : [];
  }

  /** "Three symbols leave": so many of a kind, and no other word. */
  private isCount({ chain, family, sentence }: LifeStatement, { strong, weak }: Keys): boolean {
    const { tokens, sentences } = this.doc;
    const { first } = sentences[sentence]!;
    const at = chain - 2 - (/^(?:of|these|those|the)$/.test(tokens[chain - 2]?.lower ?? '') ? 1 : 0);
    const noun = tokens[chain - 1];
    return (
      family === 'removal' &&
      strong.size === 0 &&
      weak.size <= 1 &&
      at >= first &&
      Object.hasOwn(COUNTS, tokens[at]!.lower) &&
      noun !== undefined &&
      /^[a-z]{3,}s$/.test(noun.text) &&
      [...weak].every((key) => this.owners(key) === 0)
    );
  }

  /** "Removed in 5.0, all three": behind a comma, and nothing follows. */
  private countedBehind({ end, sentence }: LifeStatement): number | undefined {
    const { tokens, plain, sentences } = this.doc;
    const { last } = sentences[sentence]!;
    let k = last - 1;
    const count = tokens[k]!.code ? undefined : COUNTS[tokens[k]!.lower];
    if (count === undefined) return undefined;
    if (tokens[k - 1]?.lower === 'all') k--;
    return k > end && k < end + NEAR && /,/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)) ? count : undefined;
  }

  /** "Both models, the latter deprecated since May, will …": where the subject ends, before what is put in between commas. */
  private beforeAside({ chain, sentence, subject }: LifeStatement): number {
    const { tokens, plain, sentences } = this.doc;
    const isComma = (k: number): boolean => /,/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
    const { first } = sentences[sentence]!;
    if (subject.length > 0 || chain <= first || !isComma(chain)) return chain;
    for (let k = chain - 1; k > first && k > chain - LONGEST_ASIDE; k--) if (isComma(k)) return k;
    return chain;
  }

  /** The things in the order of their first mention between two tokens. */
  private inOrder(before: number, from = 0): readonly Unit[] {
    const first = new Map<Unit, number>();
    for (const unit of this.units)
      for (let k = from; k < before; k++) {
        const { strong, weak } = keysAt(this.doc.tokens, k);
        const isIt = [...strong].some((key) => unit.keys.strong.has(key) && this.owners(key) === 1);
        if (isIt || [...weak].some((key) => unit.keys.weak.has(key) && this.owners(key) === 1)) {
          first.set(unit, k);
          break;
        }
      }
    return [...first].sort((a, b) => a[1] - b[1]).map(([unit]) => unit);
  }

  /** Whether a word of this thing's own, or its place in a list, stands in a later sentence. */
  isNamedAfter(unit: Unit, sentence: number): boolean {
    this.last ??= this.lastMentions();
    const { last } = this.doc.sentences[sentence]!;
    const place = this.last.get(PLACE) ?? -1;
    if (place >= last) return true;
    for (const key of [...unit.keys.strong, ...unit.keys.weak])
      if (this.owners(key) === 1 && (this.last.get(key) ?? -1) >= last) return true;
    return false;
  }

  /** The last token that has a key, by key; and the last that tells a place ("the latter"), under `PLACE`. */
  private lastMentions(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    this.doc.tokens.forEach(({ lower, code }, k) => {
      const { strong, weak } = keysAt(this.doc.tokens, k);
      for (const key of [...strong, ...weak]) found.set(key, k);
      if (!code && Object.hasOwn(PLACES, lower) && this.doc.tokens[k - 1]?.lower === 'the') found.set(PLACE, k);
    });
    return found;
  }
}
