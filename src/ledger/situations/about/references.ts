import { isEmpty, type Keys, keysOf } from '../../../facts/lifecycle/keys.ts';
import { rowName } from '../../../facts/lifecycle/layout.ts';
import { beforeBracket, isGroup, isPointing, leadOf } from '../../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../../facts/lifecycle/statement.ts';
import { isCarrier, isTime } from '../../../facts/lifecycle/subject.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import { OPERATE } from '../../../facts/lifecycle/words.ts';
import type { Document } from '../../../text/document.ts';
import type { Places } from '../places.ts';
import { inBracketBehind, isOfBoth, pointsElsewhere } from '../points-elsewhere.ts';
import type { Names } from './names.ts';

/** A statement and the words of its subject. */
interface Asked {
  readonly x: LifeStatement;
  readonly previous: LifeStatement | undefined;
  /** The words that can name a thing, and their keys. */
  readonly own: readonly number[];
  readonly keys: Keys;
}

/** What a reader finds; undefined where it is for others to say. */
type Found = readonly Unit[] | undefined;

const ifAny = (units: readonly Unit[]): Found => (units.length > 0 ? units : undefined);

/** What the subjects of the output's statements refer to, among the notice's things. */
export class References {
  private readonly units: readonly Unit[];
  private readonly notice: Document;
  private readonly doc: Document;
  private readonly names: Names;
  private readonly places: Places;
  private readonly found = new Map<LifeStatement, readonly Unit[]>();
  /** Statements whose subject counts the things or tells their place. */
  private readonly pointing = new Set<LifeStatement>();
  private known: ReadonlySet<string> | undefined;

  constructor(units: readonly Unit[], notice: Document, doc: Document, names: Names, places: Places) {
    this.units = units;
    this.notice = notice;
    this.doc = doc;
    this.names = names;
    this.places = places;
  }

  unitsOf(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    const known = this.found.get(x);
    if (known) return known;
    const units = this.find(x, previous);
    this.found.set(x, units);
    return units;
  }

  isPointed(x: LifeStatement): boolean {
    return this.pointing.has(x);
  }

  /** The surer the way of referring, the earlier it is asked for. */
  private find(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    if (this.places.isOneOfKind(x) || this.places.isBeyond(x)) return [];
    const asked = this.subjectOf(x, previous);
    return (
      this.placed(asked) ??
      this.goingOn(asked) ??
      this.others(asked) ??
      this.counted(asked) ??
      this.named(asked) ??
      this.ofRow(asked) ??
      this.fromContext(asked)
    );
  }

  private subjectOf(x: LifeStatement, previous: LifeStatement | undefined): Asked {
    const { tokens } = this.doc;
    // "3.x has stopped working": what stops is no part of the name.
    const isDeed = (k: number): boolean => k === x.end && x.family === 'removal' && OPERATE.has(tokens[k]!.lemma);
    const own = x.subject.filter((k) => isCarrier(tokens[k]!) && !isTime(tokens, k) && !isDeed(k));
    return { x, previous, own, keys: keysOf(tokens, own) };
  }

  /** "It is off in `eu-1` and goes off in `us-2`": the place behind the verb tells which, where each is a thing. */
  private placed({ x, previous }: Asked): Found {
    const { tokens } = this.doc;
    if (!x.elliptic && x.subject !== previous?.subject) return undefined;
    if (!/^(?:in|on|for|at)$/.test(tokens[x.end]?.lower ?? '') || !tokens[x.end + 1]?.code) return undefined;
    const found = this.names.match(keysOf(tokens, [x.end + 1]));
    return found.length === 1 ? found : undefined;
  }

  /** "The first is gone and breaks builds": a subject that goes on. */
  private goingOn({ x, previous, own }: Asked): Found {
    if (!previous || own.length === 0 || x.subject !== previous.subject) return undefined;
    if (this.pointing.has(previous)) this.pointing.add(x);
    return this.found.get(previous) ?? [];
  }

  /** "The other three", "the rest": every thing but those of the statement before. */
  private others({ x, previous }: Asked): Found {
    const told = previous && this.found.get(previous);
    if (!told) return undefined;
    const { tokens } = this.doc;
    for (let k = x.chain - 1; k > x.chain - 4 && k > 0; k--)
      if (/^(?:other|others|rest|remaining)$/.test(tokens[k]!.lower) && tokens[k - 1]!.lower === 'the')
        // "iOS 13 already fails. The other two go in 9.0": where the one is not known, the others are not either.
        return told.length === 0 ? [] : this.pointed(x, ifAny(this.units.filter((unit) => !told.includes(unit))));
    return undefined;
  }

  /** "Both", "the second": by their number or their place. */
  private counted({ x, own, keys }: Asked): Found {
    // What the verb takes with it, "both images stop being served", is no part of what is counted.
    const words = own.filter((k) => k < x.chain);
    const counted = words.length < own.length ? keysOf(this.doc.tokens, words) : keys;
    return this.pointed(x, ifAny(this.places.unitsOf(x, counted)));
  }

  /** Notes that a statement tells of each of the things by the word itself. */
  private pointed<Units extends Found>(x: LifeStatement, units: Units): Units {
    if (units) this.pointing.add(x);
    return units;
  }

  /** By its own name, or a part of it. */
  private named({ x, own, keys }: Asked): Found {
    const noun = this.names.byNoun(own);
    if (noun) return [noun];
    const matched = this.names.match(keys);
    if (matched.length === 0) return ifAny(this.names.byPart(keys));
    return matched.filter((unit) => this.names.covers(unit, keys, own) && !pointsElsewhere(this.doc, unit, x, own));
  }

  /** In a table the row says what is meant. */
  private ofRow({ x }: Asked): Found {
    const { block } = this.doc.sentences[x.sentence]!;
    if (this.doc.blocks[block]!.kind !== 'cell') return undefined;
    return this.names.match(keysOf(this.doc.tokens, rowName(this.doc, x)));
  }

  /** A subject that names nothing of the notice's: by what stands round it, if it is one that points back at all. */
  private fromContext(asked: Asked): readonly Unit[] {
    const { x } = asked;
    const lead = leadOf(this.doc, x.sentence, x.chain);
    const first = this.units.slice(0, 1);
    if (!this.isVague(asked, lead)) {
      // "Log-ins will be answered with 530": where everything is over, whatever is refused is refused now.
      const isOver = x.family === 'refusal' && this.units.every((unit) => unit.fate === 'failing');
      return isOver ? first : [];
    }
    const isOfAll = this.units.every((unit) => unit.fate === this.units[0]!.fate);
    return this.bracketed(asked) ?? this.led(asked, lead) ?? this.fromBefore(asked) ?? (isOfAll ? first : []);
  }

  /** "It", "the tool", "both of these": words that leave it to others to say what is meant. */
  private isVague({ x, own, keys }: Asked, lead: readonly number[]): boolean {
    if (isEmpty(keys) || x.elliptic || isGroup(this.doc, own)) return true;
    // "The tool has been pulled", of what the notice never calls a tool
    const isNew = (k: number): boolean =>
      this.notice.tokens.every((token) => token.lemma !== this.doc.tokens[k]!.lemma);
    // "The class still works and …": a noun that points back, as a pronoun does.
    if (isPointing(this.doc, own) && (lead.length > 0 || isNew(own[0]!) || this.isPointedAt(x, own[0]!))) return true;
    // "Acme has stopped forwarding the header": what the verb is about stands at its end.
    const tail = own.slice(-1);
    return this.units.length === 1 && x.verbObject && (tail[0] ?? 0) >= x.end && isPointing(this.doc, tail);
  }

  /** "The module was dropped", of the one thing that the notice itself calls "this module". */
  private isPointedAt({ family }: LifeStatement, k: number): boolean {
    if (family !== 'removal' || this.units.length !== 1) return false;
    const { tokens } = this.notice;
    const { lemma } = this.doc.tokens[k]!;
    return tokens.some((token, n) => token.lemma === lemma && tokens[n - 1]?.lower === 'this');
  }

  /** "Already off (synonym files)" */
  private bracketed({ x }: Asked): Found {
    if (x.subject.length > 0) return undefined;
    return ifAny(this.names.match(keysOf(this.doc.tokens, inBracketBehind(this.doc, x))));
  }

  /** "`a` (in 5.0): removed": what stands before the bracket or the colon. */
  private led({ x, previous }: Asked, lead: readonly number[]): Found {
    for (const words of [beforeBracket(this.doc, x), lead]) {
      const keys = keysOf(this.doc.tokens, words);
      const found = ifAny(this.names.match(keys)) ?? this.names.byPart(keys);
      const isOthers = this.isName(words) || (x.subject.length === 0 && this.isNobodys(words));
      if (found.length > 0 || (words.length > 0 && isOthers && !isGroup(this.doc, words)))
        return isOfBoth(this.doc, previous, x) ? this.pointed(x, found) : found;
    }
    return undefined;
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
    return words.every(
      (k) => this.names.owners(this.doc.tokens[k]!.lemma) === 0 && this.isKnown(this.doc.tokens[k]!.lemma),
    );
  }

  /** What its sentence has named before the verb, or the statement before it was about. */
  private fromBefore({ x, previous }: Asked): Found {
    const { tokens, sentences } = this.doc;
    const words: number[] = [];
    for (let k = sentences[x.sentence]!.first; k < x.chain; k++) if (isCarrier(tokens[k]!)) words.push(k);
    const near = this.names.match(keysOf(tokens, words));
    // "Companies on the importer: it is deprecated": named in its own sentence, whatever was told before.
    if (near.length === 1 && previous && previous.sentence < x.sentence) return near;
    return this.ofPrevious(x, previous) ?? ifAny(near);
  }

  private ofPrevious(x: LifeStatement, previous: LifeStatement | undefined): Found {
    if (!previous || x.sentence - previous.sentence > 1 || previous.family === 'stay') return undefined;
    const units = ifAny(this.found.get(previous) ?? []);
    return isOfBoth(this.doc, previous, x) ? this.pointed(x, units) : units;
  }
}
