import { BARE_VERSION, isEmpty, type Keys, keysOf, sameThing } from '../../facts/lifecycle/keys.ts';
import { isPointing, leadOf } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { Names } from './about/names.ts';
import { References } from './about/references.ts';
import { kindsOfThings } from './kinds.ts';
import { Places } from './places.ts';

/** Finds which of the notice's things the statements of the output are about. */
export class About {
  private readonly units: readonly Unit[];
  private readonly notice: Document;
  private readonly doc: Document;
  private readonly names: Names;
  /** What the output tells by a place or a number. */
  readonly places: Places;
  private readonly references: References;
  private said: Keys | undefined;
  private kinds: ReadonlySet<string> | undefined;

  constructor(units: readonly Unit[], notice: Reading, output: Reading) {
    this.units = units;
    this.notice = notice.doc;
    this.doc = output.doc;
    this.names = new Names(units, notice.doc, output.doc);
    this.places = new Places(units, output.doc, (key) => this.owners(key));
    this.references = new References(units, notice.doc, output.doc, this.names, this.places);
  }

  /** How many things have a key. */
  owners(key: string): number {
    return this.names.owners(key);
  }

  /** The things that a statement is about, by what tells them apart from each other. */
  unitsOf(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    return this.references.unitsOf(x, previous);
  }

  /** The things that a phrase of the output names, wherever it stands. */
  namedBy(words: readonly number[]): readonly Unit[] {
    const carriers = words.filter((k) => isCarrier(this.doc.tokens[k]!));
    const keys = keysOf(this.doc.tokens, carriers);
    const isAll = ({ keys: { weak } }: Unit): boolean =>
      keys.strong.size === 0 && [...keys.weak].every((w) => weak.has(w));
    return this.names.match(keys).filter((unit) => isAll(unit) || this.names.covers(unit, keys, carriers));
  }

  /** "It", "the method", where the notice has one thing alone. */
  isOnly({ subject, elliptic }: LifeStatement): boolean {
    return this.units.length === 1 && subject.length > 0 && (elliptic || isPointing(this.doc, subject));
  }

  /** "It", "these endpoints", "the fax line", where all that the notice retires is still to end. */
  isOfAll(x: LifeStatement, units: readonly Unit[]): boolean {
    const { subject, elliptic, chain } = x;
    if (units.length !== this.units.length || this.units.some(({ fate }) => fate !== 'scheduled')) return false;
    if (subject.length === 0) return false;
    return (
      elliptic ||
      isPointing(this.doc, subject) ||
      this.isPointed(x) ||
      (units.length === 1 && this.isHead(subject.at(-1)!, chain, units[0]!))
    );
  }

  /** "The line no longer answers": what ends the subject ends the name of the thing, too. */
  private isHead(k: number, chain: number, { tokens }: Unit): boolean {
    const last = tokens.at(-1);
    return k < chain && last !== undefined && this.notice.tokens[last]!.lemma === this.doc.tokens[k]!.lemma;
  }

  /** "Both", "all three", "the second", "the other two": told of each thing by the word itself. Known once `unitsOf` was asked. */
  isPointed(x: LifeStatement): boolean {
    return this.references.isPointed(x);
  }

  /** Named by the statement's own subject; strongly: by what no other thing has. */
  isOwn(unit: Unit, x: LifeStatement, strongly = false): boolean {
    const keys = keysOf(this.doc.tokens, strongly ? this.headOf(x.subject) : x.subject);
    if (strongly && unit.keys.weak.size > 0 && [...unit.keys.strong].every((key) => BARE_VERSION.test(key))) {
      const { weak } = this.names.nameOf(unit);
      const isAll = weak.size > 0 && [...weak].every((key) => keys.weak.has(key));
      if (unit.keys.strong.size === 0) return isAll;
      // "Both Terraform versions", of "Terraform 0.13 and 0.14"
      if (isAll && x.subject.some((k) => this.names.isProper(unit, k))) return true;
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

  /** "Steam Deck build: will be removed", "- Guild halls – closed": the whole name of one thing leads in, and of no other. */
  isLedByName(unit: Unit, x: LifeStatement): boolean {
    if (x.subject.length > 0) return false;
    const named = this.namedBy(leadOf(this.doc, x.sentence, x.chain));
    return named.length === 1 && named[0] === unit;
  }

  /** "For 12.4 support ends in May, whereupon it is switched off": the one thing that the sentence names is what "it" is. */
  isItOf(unit: Unit, { elliptic, subject, sentence, chain }: LifeStatement): boolean {
    if (!elliptic || subject.length === 0) return false;
    const words: number[] = [];
    for (let k = this.doc.sentences[sentence]!.first; k < chain; k++) if (isCarrier(this.doc.tokens[k]!)) words.push(k);
    const named = unit.fate === 'spared' ? this.namedBy(words) : this.names.match(keysOf(this.doc.tokens, words));
    return named.length === 1 && named[0] === unit;
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
