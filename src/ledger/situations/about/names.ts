import {
  BARE_VERSION,
  isEmpty,
  isPartOf,
  type Keys,
  keysAt,
  keysOf,
  otherVersion,
  sameThing,
} from '../../../facts/lifecycle/keys.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import type { Document } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';

/** Longer identifiers are no names that a reader would shorten. */
const LONGEST_NAME = 80;

const DEFINITE = /^(?:the|this|these|its|their|our|both|that|those|old)$/;

/** Which of the notice's things a phrase of the output names. */
export class Names {
  private readonly units: readonly Unit[];
  private readonly notice: Document;
  private readonly doc: Document;
  /** How many things have a key. */
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<Unit, Keys>();
  private readonly heads = new Map<Unit, Keys>();
  private codes: ReadonlySet<string> | undefined;

  constructor(units: readonly Unit[], notice: Document, doc: Document) {
    this.units = units;
    this.notice = notice;
    this.doc = doc;
    for (const unit of units)
      for (const key of new Set([...unit.keys.strong, ...unit.keys.weak]))
        this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** How many things have a key. */
  owners(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** The things that these words name, by what tells them apart from each other. */
  match(keys: Keys): readonly Unit[] {
    if (isEmpty(keys)) return [];
    const able = this.units.filter((unit) => !otherVersion(unit.keys, keys) && !this.isSibling(unit, keys));
    const found = able.filter((unit) => this.hasOwn(unit, keys));
    return found.length > 0 ? found : able.filter((unit) => sameThing(unit.keys, keys)).slice(0, 2);
  }

  /** Whether a key among these is the thing's alone. */
  private hasOwn(unit: Unit, keys: Keys): boolean {
    for (const key of keys.strong)
      if (
        unit.keys.strong.has(key) &&
        this.owners(key) === 1 &&
        this.tells(key, unit, keys) &&
        !isPartOf(key, unit.keys, keys)
      )
        return true;
    for (const key of keys.weak) if (unit.keys.weak.has(key) && this.owners(key) === 1) return true;
    return false;
  }

  /** "Small: switched off on 3 May", "the large one", of `finch-2-small` and `finch-2-large`: a part that one identifier has. */
  byPart(keys: Keys): readonly Unit[] {
    if (keys.strong.size > 0 || keys.weak.size !== 1) return [];
    const [word] = keys.weak;
    const found = this.units.filter((unit) =>
      [...unit.keys.strong].some((key) => {
        // "A report is dropped" is none of `GET /v2/reports`.
        const parts = key.includes('/') ? [] : key.slice(0, LONGEST_NAME).split(/[-_.:]/);
        return parts.length > 1 && parts.some((part) => lemma(part) === word);
      }),
    );
    return found.length === 1 ? found : [];
  }

  /** "The option", where one of the things is called an option and the others are not. */
  byNoun(own: readonly number[]): Unit | undefined {
    if (own.length !== 1) return undefined;
    const at = own[0]!;
    const noun = this.doc.tokens[at]!;
    if (noun.code || noun.shaped || !/^(?:the|this|that)$/.test(this.doc.tokens[at - 1]?.lower ?? '')) return undefined;
    const found = this.units.filter((unit) => unit.tokens.some((k) => this.notice.tokens[k]!.lower === noun.lower));
    return found.length === 1 && this.units.length > 1 ? found[0] : undefined;
  }

  /**
   * Whether a subject names the thing, and not only shares a word with it: an identifier, most of the words of its name, or
   * "the connector" for "Harbour Calendar Connector".
   */
  covers(unit: Unit, keys: Keys, own: readonly number[]): boolean {
    for (const key of keys.strong) if (unit.keys.strong.has(key) && this.tells(key, unit, keys)) return true;
    // "F-2019" of "uploads in the schema F-2019"
    for (const key of keys.weak) if (/\d/.test(key) && unit.keys.weak.has(key)) return true;
    const name = this.nameOf(unit);
    if (name.weak.size === 0) return name.strong.size === 0 || [...keys.weak].some((key) => unit.keys.weak.has(key));
    let shared = 0;
    for (const key of name.weak) if (keys.weak.has(key)) shared++;
    if (shared * 5 >= name.weak.size * 3) return true;
    return (keys.strong.size === 0 && this.isAllProper(unit, own)) || this.isShort(unit, own) || this.isHead(unit, own);
  }

  /** "Solo" for "Lark Mail Solo": nothing but words of the name, in capitals. */
  private isAllProper(unit: Unit, own: readonly number[]): boolean {
    const { tokens } = this.doc;
    const { weak } = this.nameOf(unit);
    const words = own.filter((k) => keysAt(tokens, k).weak.size > 0);
    return words.every((k) => weak.has(tokens[k]!.lemma) && this.isProper(unit, k));
  }

  /** "The Usage Widget" for "Usage Widget for Android". */
  private isShort(unit: Unit, own: readonly number[]): boolean {
    const { tokens } = this.doc;
    const short = own.filter((k) => this.isProper(unit, k));
    const head = this.nameOf(unit, true).weak;
    return head.size > 0 && [...head].every((word) => short.some((k) => tokens[k]!.lemma === word));
  }

  /** "The connector", "the old connector"; but not "that Acme's Cache Gateway" for a thing with a cache in its name. */
  private isHead(unit: Unit, own: readonly number[]): boolean {
    const { tokens } = this.doc;
    const isDefinite = (k: number): boolean => DEFINITE.test(tokens[k]?.lower ?? '');
    // "The Acme gateway" for Acme's one gateway.
    const isMaker = (k: number): boolean =>
      this.units.length === 1 && this.notice.tokens.some(({ text }) => text.replace(/['’]s$/, '') === tokens[k]!.text);
    return own.some(
      (k) =>
        unit.keys.weak.has(tokens[k]!.lemma) &&
        (isDefinite(k - 1) || (isDefinite(k - 2) && (!tokens[k - 1]!.capital || isMaker(k - 1)))),
    );
  }

  /** The words of the noun phrase by which the notice names the thing; those before "for" and the like, where it is to be short. */
  nameOf(unit: Unit, short = false): Keys {
    const names = short ? this.heads : this.names;
    let name = names.get(unit);
    if (!name) {
      const { tokens } = this.notice;
      const named = unit.tokens.filter((k) => tokens[k]!.start >= unit.range.start && tokens[k]!.end <= unit.range.end);
      const tail = named.findIndex((k, n) => n > 0 && /^(?:for|on|in|of|with|from)$/.test(tokens[k - 1]!.lower));
      name = keysOf(tokens, short && tail > 0 ? named.slice(0, tail) : named);
      names.set(unit, name);
    }
    return name;
  }

  /** A word in capitals, here and in the notice's name of the thing. */
  isProper(unit: Unit, k: number): boolean {
    const { text, lemma: word } = this.doc.tokens[k]!;
    const { tokens } = this.notice;
    return /^\p{Lu}/u.test(text) && unit.tokens.some((n) => tokens[n]!.lemma === word && tokens[n]!.text === text);
  }

  /** "`tool canary`" beside "`tool push`": each has an identifier that the other lacks, and the notice knows both. */
  private isSibling(unit: Unit, keys: Keys): boolean {
    if (unit.keys.strong.size === 0) return false;
    this.codes ??= new Set(keysOf(this.notice.tokens, this.notice.tokens.keys()).strong);
    const codes = this.codes;
    const of = (a: Keys, b: Keys, shared: boolean): number =>
      [...a.strong].filter(
        (key) => b.strong.has(key) === shared && !BARE_VERSION.test(key) && /^[-\p{Ll}]/u.test(key) && codes.has(key),
      ).length;
    const shared = of(unit.keys, keys, true);
    return shared > 0 && of(unit.keys, keys, false) >= shared && of(keys, unit.keys, false) > 0;
  }

  /** A bare version names a thing only where no other word of the subject speaks against it: "Places v1", "Routes v1". */
  private tells(key: string, unit: Unit, keys: Keys): boolean {
    const isShared = (other: string): boolean => unit.keys.strong.has(other);
    return (
      !BARE_VERSION.test(key) ||
      keys.weak.size === 0 ||
      [...keys.weak].some((word) => unit.keys.weak.has(word)) ||
      // "Builds for 21 and 22", of "API levels 21 and 22"
      [...keys.strong].filter(isShared).length > 1
    );
  }
}
