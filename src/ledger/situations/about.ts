import {
  BARE_VERSION,
  isEmpty,
  isPartOf,
  type Keys,
  keysAt,
  keysOf,
  otherVersion,
  sameThing,
} from '../../facts/lifecycle/keys.ts';
import { rowName } from '../../facts/lifecycle/layout.ts';
import { beforeBracket, isGroup, isPointing, leadOf } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier, isTime } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { OPERATE } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { kindsOfThings } from './kinds.ts';
import { Places } from './places.ts';
import { inBracketBehind, isOfBoth, pointsElsewhere } from './points-elsewhere.ts';

/** Longer identifiers are no names that a reader would shorten. */
const LONGEST_NAME = 80;

const DEFINITE = /^(?:the|this|these|its|their|our|both|that|those|old)$/;

/** Finds which of the notice's things the statements of the output are about. */
export class About {
  private readonly units: readonly Unit[];
  private readonly notice: Document;
  private readonly doc: Document;
  /** What the output tells by a place or a number. */
  readonly places: Places;
  /** How many things have a key. */
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<Unit, Keys>();
  private readonly heads = new Map<Unit, Keys>();
  private readonly found = new Map<LifeStatement, readonly Unit[]>();
  /** Statements whose subject counts the things or tells their place. */
  private readonly pointing = new Set<LifeStatement>();
  private said: Keys | undefined;
  private codes: ReadonlySet<string> | undefined;
  private kinds: ReadonlySet<string> | undefined;
  private known: ReadonlySet<string> | undefined;

  constructor(units: readonly Unit[], notice: Reading, output: Reading) {
    this.units = units;
    this.notice = notice.doc;
    this.doc = output.doc;
    for (const unit of units)
      for (const key of new Set([...unit.keys.strong, ...unit.keys.weak]))
        this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    this.places = new Places(units, output.doc, (key) => this.owners(key));
  }

  owners(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** The things that a statement is about, by what tells them apart from each other. */
  unitsOf(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    const known = this.found.get(x);
    if (known) return known;
    const units = this.find(x, previous);
    this.found.set(x, units);
    return units;
  }

  private find(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    const { tokens } = this.doc;
    // "3.x has stopped working": what stops is no part of the name.
    const isDeed = (k: number): boolean => k === x.end && x.family === 'removal' && OPERATE.has(tokens[k]!.lemma);
    const own = x.subject.filter((k) => isCarrier(tokens[k]!) && !isTime(tokens, k) && !isDeed(k));
    const keys = keysOf(tokens, own);
    if (this.places.isOneOfKind(x)) return [];
    const placed = x.elliptic || (previous && x.subject === previous.subject) ? this.placed(x) : [];
    if (placed.length > 0) return placed;
    // "The first is gone and breaks builds": a subject that goes on.
    if (previous && own.length > 0 && x.subject === previous.subject) {
      if (this.pointing.has(previous)) this.pointing.add(x);
      return this.found.get(previous) ?? [];
    }
    const others = this.others(x, previous);
    if (others.length > 0) return this.pointed(x, others);
    // What the verb takes with it, "both images stop being served", is no part of what is counted.
    const counted = own.filter((k) => k < x.chain);
    const places = this.places.unitsOf(x, counted.length < own.length ? keysOf(tokens, counted) : keys);
    if (places.length > 0) return this.pointed(x, places);
    const matched = this.match(keys);
    const pointed = this.byNoun(own);
    if (pointed !== undefined) return [pointed];
    const isMeant = (unit: Unit): boolean => this.covers(unit, keys, own) && !pointsElsewhere(this.doc, unit, x, own);
    if (matched.length > 0) return matched.filter(isMeant);
    const parts = this.byPart(keys);
    if (parts.length > 0) return parts;
    // In a table the row says what is meant.
    const { block } = this.doc.sentences[x.sentence]!;
    if (this.doc.blocks[block]!.kind === 'cell') return this.match(keysOf(tokens, rowName(this.doc, x)));
    // "The class still works and …": a noun that points back, as a pronoun does.
    const lead = leadOf(this.doc, x.sentence, x.chain);
    // "The tool has been pulled", of what the notice never calls a tool
    const isNew = (k: number): boolean => this.notice.tokens.every((token) => token.lemma !== tokens[k]!.lemma);
    const points = isPointing(this.doc, own) && (lead.length > 0 || isNew(own[0]!));
    // "Acme has stopped forwarding the header": what the verb is about stands at its end.
    const tail = own.slice(-1);
    const acts = this.units.length === 1 && x.verbObject && (tail[0] ?? 0) >= x.end && isPointing(this.doc, tail);
    const vague = isEmpty(keys) || x.elliptic || points || acts || isGroup(this.doc, own);
    // "Log-ins will be answered with 530": where everything is over, whatever is refused is refused now.
    const over = x.family === 'refusal' && this.units.every((unit) => unit.fate === 'failing');
    if (!vague) return over ? this.units.slice(0, 1) : [];
    const behind = x.subject.length === 0 ? this.match(keysOf(tokens, inBracketBehind(this.doc, x))) : [];
    if (behind.length > 0) return behind;
    for (const words of [beforeBracket(this.doc, x), lead]) {
      const led = this.matchLead(keysOf(tokens, words));
      const isOthers = this.isName(words) || (x.subject.length === 0 && this.isNobodys(words));
      if (led.length > 0 || (words.length > 0 && isOthers && !isGroup(this.doc, words)))
        return isOfBoth(this.doc, previous, x) ? this.pointed(x, led) : led;
    }
    const sentence = this.doc.sentences[x.sentence]!;
    const around: number[] = [];
    for (let k = sentence.first; k < x.chain; k++) if (isCarrier(tokens[k]!)) around.push(k);
    const near = this.match(keysOf(tokens, around));
    // "Companies on the importer: it is deprecated": named in its own sentence, whatever was told before.
    if (near.length === 1 && previous && previous.sentence < x.sentence) return near;
    if (previous && x.sentence - previous.sentence <= 1 && previous.family !== 'stay') {
      const units = this.found.get(previous) ?? [];
      if (units.length > 0) return isOfBoth(this.doc, previous, x) ? this.pointed(x, units) : units;
    }
    if (near.length > 0) return near;
    return this.units.every((unit) => unit.fate === this.units[0]!.fate) ? this.units.slice(0, 1) : [];
  }

  /** "It is off in `eu-1` and goes off in `us-2`": the place behind the verb tells which, where each is a thing. */
  private placed({ end }: LifeStatement): readonly Unit[] {
    const { tokens } = this.doc;
    if (!/^(?:in|on|for|at)$/.test(tokens[end]?.lower ?? '') || !tokens[end + 1]?.code) return [];
    const found = this.match(keysOf(tokens, [end + 1]));
    return found.length === 1 ? found : [];
  }

  private pointed(x: LifeStatement, units: readonly Unit[]): readonly Unit[] {
    this.pointing.add(x);
    return units;
  }

  /** "It", "the method", where the notice has one thing alone. */
  isOnly({ subject, elliptic }: LifeStatement): boolean {
    return this.units.length === 1 && subject.length > 0 && (elliptic || isPointing(this.doc, subject));
  }

  /** "Both", "all three", "the second", "the other two": told of each thing by the word itself. Known once `unitsOf` was asked. */
  isPointed(x: LifeStatement): boolean {
    return this.pointing.has(x);
  }

  private matchLead(keys: Keys): readonly Unit[] {
    const found = this.match(keys);
    return found.length > 0 ? found : this.byPart(keys);
  }

  /** "Small: switched off on 3 May", "the large one", of `finch-2-small` and `finch-2-large`: a part that one identifier has. */
  private byPart(keys: Keys): readonly Unit[] {
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
  private byNoun(own: readonly number[]): Unit | undefined {
    const noun = this.doc.tokens[own[0] ?? 0]!;
    if (
      own.length !== 1 ||
      noun.code ||
      noun.shaped ||
      !/^(?:the|this|that)$/.test(this.doc.tokens[own[0]! - 1]?.lower ?? '')
    )
      return undefined;
    const found = this.units.filter((unit) => unit.tokens.some((k) => this.notice.tokens[k]!.lower === noun.lower));
    return found.length === 1 && this.units.length > 1 ? found[0] : undefined;
  }

  /** Another thing's name leads the block: "Fleet Agent 3: works until …". */
  private isName(lead: readonly number[]): boolean {
    return lead.some((k, n) => this.doc.tokens[k]!.code || (n > 0 && this.doc.tokens[k]!.capital));
  }

  private isKnown(lemma: string): boolean {
    this.known ??= new Set(this.notice.tokens.map((token) => token.lemma));
    return this.known.has(lemma);
  }

  /** Words of the notice's that no thing has. */
  private isNobodys(words: readonly number[]): boolean {
    return words.every((k) => this.owners(this.doc.tokens[k]!.lemma) === 0 && this.isKnown(this.doc.tokens[k]!.lemma));
  }

  /** "The other three", "the rest": every thing but those of the statement before. */
  private others(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    const told = previous && this.found.get(previous);
    if (!told || told.length === 0) return [];
    const { tokens } = this.doc;
    for (let k = x.chain - 1; k > x.chain - 4 && k > 0; k--)
      if (/^(?:other|others|rest|remaining)$/.test(tokens[k]!.lower) && tokens[k - 1]!.lower === 'the')
        return this.units.filter((unit) => !told.includes(unit));
    return [];
  }

  private match(keys: Keys): readonly Unit[] {
    if (isEmpty(keys)) return [];
    const found = this.units.filter((unit) => {
      if (otherVersion(unit.keys, keys) || this.isSibling(unit, keys)) return false;
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
    });
    if (found.length > 0) return found;
    return this.units
      .filter((unit) => sameThing(unit.keys, keys) && !otherVersion(unit.keys, keys) && !this.isSibling(unit, keys))
      .slice(0, 2);
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

  /**
   * Whether a subject names the thing, and not only shares a word with it: an identifier, most of the words of its name, or
   * "the connector" for "Harbour Calendar Connector".
   */
  private covers(unit: Unit, keys: Keys, own: readonly number[]): boolean {
    for (const key of keys.strong) if (unit.keys.strong.has(key) && this.tells(key, unit, keys)) return true;
    // "F-2019" of "uploads in the schema F-2019"
    for (const key of keys.weak) if (/\d/.test(key) && unit.keys.weak.has(key)) return true;
    const name = this.nameOf(unit);
    if (name.weak.size === 0) return name.strong.size === 0 || [...keys.weak].some((key) => unit.keys.weak.has(key));
    let shared = 0;
    for (const key of name.weak) if (keys.weak.has(key)) shared++;
    if (shared * 5 >= name.weak.size * 3) return true;
    const { tokens } = this.doc;
    // "Solo" for "Lark Mail Solo": nothing but words of the name, in capitals.
    const proper = own.filter((k) => keysAt(tokens, k).weak.size > 0);
    if (keys.strong.size === 0 && proper.every((k) => name.weak.has(tokens[k]!.lemma) && this.isProper(unit, k)))
      return true;
    // "The Usage Widget" for "Usage Widget for Android".
    const short = own.filter((k) => this.isProper(unit, k));
    const head = this.nameOf(unit, true).weak;
    if (head.size > 0 && [...head].every((word) => short.some((k) => tokens[k]!.lemma === word))) return true;
    const isDefinite = (k: number): boolean => DEFINITE.test(tokens[k]?.lower ?? '');
    // "The Acme gateway" for Acme's one gateway.
    const isMaker = (k: number): boolean =>
      this.units.length === 1 && this.notice.tokens.some(({ text }) => text.replace(/['’]s$/, '') === tokens[k]!.text);
    // "The connector", "the old connector"; but not "that Acme's Cache Gateway" for a thing with a cache in its name.
    return own.some(
      (k) =>
        unit.keys.weak.has(tokens[k]!.lemma) &&
        (isDefinite(k - 1) || (isDefinite(k - 2) && (!tokens[k - 1]!.capital || isMaker(k - 1)))),
    );
  }

  /** The words of the noun phrase by which the notice names the thing; those before "for" and the like, where it is to be short. */
  private nameOf(unit: Unit, short = false): Keys {
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
  private isProper(unit: Unit, k: number): boolean {
    const { text, lemma: word } = this.doc.tokens[k]!;
    const { tokens } = this.notice;
    return /^\p{Lu}/u.test(text) && unit.tokens.some((n) => tokens[n]!.lemma === word && tokens[n]!.text === text);
  }

  /** Named by the statement's own subject; strongly: by what no other thing has. */
  isOwn(unit: Unit, x: LifeStatement, strongly = false): boolean {
    const keys = keysOf(this.doc.tokens, strongly ? this.headOf(x.subject) : x.subject);
    if (strongly && unit.keys.weak.size > 0 && [...unit.keys.strong].every((key) => BARE_VERSION.test(key))) {
      const { weak } = this.nameOf(unit);
      const isAll = weak.size > 0 && [...weak].every((key) => keys.weak.has(key));
      if (unit.keys.strong.size === 0) return isAll;
      // "Both Terraform versions", of "Terraform 0.13 and 0.14"
      if (isAll && x.subject.some((k) => this.isProper(unit, k))) return true;
    }
    // "`fetchAll()`" of `Cursor.fetchAll()`
    const codes = this.headOf(x.subject).filter((k) => this.doc.tokens[k]!.code);
    const weak = strongly || this.namesOther(unit, x) ? keysOf(this.doc.tokens, codes).weak : keys.weak;
    return [...keys.strong, ...weak].some(
      (key) => (unit.keys.strong.has(key) || unit.keys.weak.has(key)) && this.owners(key) === 1,
    );
  }

  /** "`a`: deprecated since 3 May": the one thing named before the colon, by an identifier of its own. */
  isLed(unit: Unit, x: LifeStatement): boolean {
    if (x.subject.length > 0) return false;
    const { strong } = keysOf(this.doc.tokens, leadOf(this.doc, x.sentence, x.chain));
    return strong.size === 1 && [...strong].every((key) => unit.keys.strong.has(key) && this.owners(key) === 1);
  }

  /** "armv6 wheels end" is not about the aarch64 wheels, whatever word they share. */
  namesOther({ keys: { strong } }: Unit, { subject, chain }: LifeStatement): boolean {
    const own = keysOf(
      this.doc.tokens,
      subject.filter((k) => k < chain),
    ).strong;
    return strong.size > 0 && own.size > 0 && ![...own].some((key) => strong.has(key));
  }

  /** "`sigA` URLs on `GLITE`" are URLs: the subject up to the place that follows an identifier of its own. */
  private headOf(subject: readonly number[]): readonly number[] {
    const { tokens } = this.doc;
    const place = subject.findIndex(
      (k, n) =>
        n > 0 && /^(?:on|in|at)$/.test(tokens[k - 1]!.lower) && subject.slice(0, n).some((i) => tokens[i]!.code),
    );
    return place < 0 ? subject : subject.slice(0, place);
  }

  /** Another unit of the same thing has the fate that the statement tells: the statement may be about its group. */
  twin(unit: Unit, x: LifeStatement): boolean {
    const fate = x.done ? 'failing' : 'scheduled';
    return this.units.some(
      (other) =>
        other !== unit &&
        other.fate === fate &&
        !other.row &&
        sameThing(other.keys, unit.keys) &&
        this.speaksOf(other.groups, x),
    );
  }

  /** Whether the sentence has a word of that group, where the notice names one. */
  private speaksOf(groups: Keys, x: LifeStatement): boolean {
    if (isEmpty(groups)) return true;
    const sentence = this.doc.sentences[x.sentence]!;
    const indexes: number[] = [];
    for (let k = sentence.first; k < sentence.last; k++) if (isCarrier(this.doc.tokens[k]!)) indexes.push(k);
    const keys = keysOf(this.doc.tokens, indexes);
    return [...groups.strong].some((key) => keys.strong.has(key)) || [...groups.weak].some((key) => keys.weak.has(key));
  }

  /** "The dump", where the notice speaks of "the `stops.csv` dump": what kind of thing one of them is. */
  isItsKind({ subject }: LifeStatement): boolean {
    if (!isPointing(this.doc, subject)) return false;
    this.kinds ??= kindsOfThings(this.notice, (key) => this.owners(key));
    return this.kinds.has(this.doc.tokens[subject[0]!]!.lemma);
  }

  /** Whether the output names the thing anywhere. */
  isNamed(unit: Unit): boolean {
    this.said ??= keysOf(this.doc.tokens, this.doc.tokens.keys());
    for (const key of unit.keys.strong) if (this.said.strong.has(key)) return true;
    let shared = 0;
    for (const key of unit.keys.weak) if (this.said.weak.has(key)) shared++;
    return unit.keys.weak.size > 0 && shared * 2 >= unit.keys.weak.size && unit.keys.strong.size === 0;
  }
}
