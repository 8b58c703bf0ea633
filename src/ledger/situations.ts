import { isEmpty, type Keys, keysOf, sameThing } from '../facts/lifecycle/keys.ts';
import { isGroup, leadOf } from '../facts/lifecycle/mention.ts';
import { type LifeStatement, readLife } from '../facts/lifecycle/statements.ts';
import { isCarrier, isTime } from '../facts/lifecycle/subject.ts';
import { readUnits, type Unit } from '../facts/lifecycle/units.ts';
import { readNoDates } from '../facts/no-date.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import { type Range, rangeAt, type Span } from '../text/span.ts';
import { dayOf, namesRemoval, nearestDay, plannedRemovals, readCalendar, sinceDates } from './calendar.ts';
import type { Ledger } from './ledger.ts';

/** One thing whose situation the output tells otherwise. Spans into both texts. */
export interface SituationChange {
  readonly thing: string;
  readonly expected: Unit['fate'];
  readonly found: string;
  /** The removal lies ahead and is told as done: rules 2 and 14. */
  readonly early: boolean;
  readonly output?: Span;
  readonly notice: Span;
}

const known = new WeakMap<Ledger, readonly SituationChange[]>();

/** Compares what the two texts make of each retiring thing. Computed once per ledger. */
export function compareSituations(ledger: Ledger): readonly SituationChange[] {
  const before = known.get(ledger);
  if (before) return before;
  const changes = new Comparison(ledger).run();
  known.set(ledger, changes);
  return changes;
}

/** Statements that tell a thing's life themselves. */
const tells = (x: LifeStatement): boolean => x.family !== 'stay' && x.family !== 'deprecation' && !x.hedged && !x.aside;

const STAYS =
  /^(?:stays?|remains?|keeps?|unaffected|unchanged|nothing|continues?|not|isn't|aren't|won't|supported|untouched|exempt|except|spared|safe|kept|staying|remaining)$/;

const blockOf = (doc: Document, offset: number): number => rangeAt(doc.blocks, offset);

class Comparison {
  private readonly notice: Reading;
  private readonly output: Reading;
  private readonly units: readonly Unit[];
  private readonly told: readonly LifeStatement[];
  private readonly said: readonly LifeStatement[];
  private readonly future: ReadonlySet<string>;
  private readonly past: ReadonlySet<string>;
  /** Days on which the notice tells something as removed. */
  private readonly gone: ReadonlySet<string>;
  private readonly noDates: readonly Range[];
  /** How many things have a key. */
  private readonly counts = new Map<string, number>();
  private readonly changes: SituationChange[] = [];
  private readonly about = new Map<LifeStatement, readonly Unit[]>();

  constructor(ledger: Ledger) {
    this.notice = ledger.notice;
    this.output = ledger.output;
    const read = readUnits(this.notice.doc, this.notice.facts.dates);
    const plain = read.filter((unit) => unit.fate !== 'neutral');
    const ahead = this.notice.facts.dates.some(
      (date) =>
        date.lifecycle &&
        !date.condition &&
        !date.superseded &&
        date.role !== 'deprecation' &&
        date.role !== 'brownout',
    );
    // Where no tense tells the fate of anything, a removal date does.
    this.units = plain.length > 0 || !ahead ? plain : read.map((unit) => ({ ...unit, fate: 'scheduled' as const }));
    this.told = readLife(this.notice.doc, this.notice.facts.dates).filter(
      (x) => this.notice.doc.blocks[this.notice.doc.sentences[x.sentence]!.block]!.kind !== 'cell',
    );
    this.said = readLife(this.output.doc, this.output.facts.dates);
    const { past, future } = readCalendar(this.notice, this.told, this.units);
    this.past = past;
    this.gone = new Set(this.units.filter((unit) => unit.fate === 'failing').flatMap((unit) => unit.dates.map(dayOf)));
    this.noDates = readNoDates(this.notice.doc);
    this.future = future;
  }

  run(): readonly SituationChange[] {
    if (this.units.length === 0) return [];
    let previous: LifeStatement | undefined;
    for (const statement of this.said) {
      this.statement(statement, previous);
      previous = statement;
    }
    for (const date of sinceDates(this.output))
      if (this.future.has(dayOf(date)) && !this.past.has(dayOf(date)))
        this.add(this.first('scheduled'), date.range, true);
    if (this.units.every((unit) => unit.fate === 'warning'))
      for (const range of plannedRemovals(this.output.doc)) this.add(this.units[0], range, false);
    this.lost();
    this.spared();
    return this.changes;
  }

  private first(fate: Unit['fate']): Unit | undefined {
    return this.units.find((unit) => unit.fate === fate);
  }

  private statement(x: LifeStatement, previous: LifeStatement | undefined): void {
    const { doc } = this.output;
    const days = new Set(x.dates.concat(x.conditions.filter((date) => this.future.has(dayOf(date)))).map(dayOf));
    const hits = (set: ReadonlySet<string>): boolean => [...days].some((day) => set.has(day));
    const units = this.unitsOf(x, previous);
    this.about.set(x, units);
    if (!tells(x) || x.partial || (x.dependent && !x.done && !x.ahead)) return;
    const nearest = nearestDay(x, doc.tokens[x.at]!.start, this.future);
    if (x.done) {
      if (x.dependent && !hits(this.future) && doc.clauses[x.clause]!.lead !== 'which') return;
      if (nearest !== undefined && this.isAhead(nearest) && x.family !== 'work') {
        this.add(units.find((unit) => unit.fate === 'scheduled') ?? this.first('scheduled'), x.range, true);
        return;
      }
      const merged = this.units.some(
        (unit) =>
          unit.fate === 'scheduled' &&
          this.isOwn(unit, x, true) &&
          (unit.keys.strong.size > 0 ||
            this.units.some((other) => other.fate === 'failing' && this.isOwn(other, x, true))) &&
          !this.twin(unit, x),
      );
      if (nearest !== undefined && this.past.has(nearest) && !merged) return;
      if (!merged && this.isSupported(x, units)) return;
      const wrong = units.find((unit) => this.isCertain(unit) && unit.fate !== 'failing' && !this.twin(unit, x));
      if (wrong) this.add(wrong, x.range, wrong.fate === 'scheduled');
      return;
    }
    if (x.fate !== 'scheduled' || !(x.ahead || (x.anchored && !x.dependent))) return;
    const explicit = x.ahead || (x.family !== 'refusal' && /[^s]s$/.test(doc.tokens[x.at]!.lower));
    if (explicit && nearest !== undefined && this.gone.has(nearest) && !this.future.has(nearest)) {
      this.add(units.find((unit) => unit.fate === 'failing') ?? this.first('failing'), x.range, false);
      return;
    }
    const failing = units.filter((unit) => unit.fate === 'failing' && this.isCertain(unit) && !this.twin(unit, x));
    if (explicit && failing.length > 0 && !this.isAnnounced(x) && !hits(this.future))
      this.add(failing[0], x.range, false);
    const warned = units.find((unit) => (unit.fate === 'warning' || unit.fate === 'spared') && this.isCertain(unit));
    if (
      warned &&
      (x.family === 'removal' || x.family === 'state' || (x.family === 'work' && x.ahead)) &&
      (this.isOwn(warned, x) || !this.isAnnounced(x))
    )
      this.add(warned, x.range, false);
  }

  /** A day that the notice sets ahead. */
  private isAhead(day: string): boolean {
    return this.future.has(day) && !this.past.has(day);
  }

  /**
   * Whether the notice leaves no doubt about a fate: a mere warning says that no date is set, or no removal is spoken of
   * anywhere; a failure is told of the thing itself, and not only of requests.
   */
  private isCertain(unit: Unit): boolean {
    if (unit.fate !== 'warning') return unit.fate !== 'failing' || unit.row || unit.firm;
    if (this.future.size === 0 && !this.units.some((other) => other.fate === 'scheduled'))
      return !this.told.some((x) => x.fate === 'scheduled' && x.family === 'removal' && !x.aside && !x.dependent);
    const { doc } = this.notice;
    const blocks = new Set(unit.tokens.map((k) => blockOf(doc, doc.tokens[k]!.start)));
    return this.noDates.some((range) => {
      const at = blockOf(doc, range.start);
      if (blocks.has(at)) return true;
      const block = doc.blocks[at]!;
      return (
        block.kind === 'cell' &&
        [...blocks].some((b) => doc.blocks[b]!.table === block.table && doc.blocks[b]!.row === block.row)
      );
    });
  }

  /** Another unit of the same thing has the fate that the statement tells: the statement may be about its group. */
  private twin(unit: Unit, x: LifeStatement): boolean {
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
    const { doc } = this.output;
    const sentence = doc.sentences[x.sentence]!;
    const indexes: number[] = [];
    for (let k = sentence.first; k < sentence.last; k++) if (isCarrier(doc.tokens[k]!)) indexes.push(k);
    const keys = keysOf(doc.tokens, indexes);
    return [...groups.strong].some((key) => keys.strong.has(key)) || [...groups.weak].some((key) => keys.weak.has(key));
  }

  /** The things that a statement is about, by what tells them apart from each other. */
  private unitsOf(x: LifeStatement, previous: LifeStatement | undefined): readonly Unit[] {
    const { doc } = this.output;
    const { tokens } = doc;
    const own = x.subject.filter((k) => isCarrier(tokens[k]!) && !isTime(tokens, k));
    const keys = keysOf(tokens, own);
    const matched = this.match(keys);
    if (matched.length > 0) return matched;
    const vague = isEmpty(keys) || x.elliptic || isGroup(doc, own);
    if (!vague) return [];
    const lead = leadOf(doc, x.sentence, x.chain);
    const led = lead.length > 0 ? this.match(keysOf(tokens, lead)) : [];
    if (led.length > 0) return led;
    if (previous && x.sentence - previous.sentence <= 1 && previous.family !== 'stay') {
      const units = this.about.get(previous) ?? [];
      if (units.length > 0) return units;
    }
    const sentence = doc.sentences[x.sentence]!;
    const around: number[] = [];
    for (let k = sentence.first; k < x.chain; k++) if (isCarrier(tokens[k]!)) around.push(k);
    const near = this.match(keysOf(tokens, around));
    if (near.length > 0) return near;
    return this.units.length === 1 || this.units.every((unit) => unit.fate === this.units[0]!.fate)
      ? [this.units[0]!]
      : [];
  }

  private match(keys: Keys): readonly Unit[] {
    if (isEmpty(keys)) return [];
    const found = this.units.filter((unit) => {
      for (const key of keys.strong) if (unit.keys.strong.has(key) && this.owners(key) === 1) return true;
      for (const key of keys.weak) if (unit.keys.weak.has(key) && this.owners(key) === 1) return true;
      return false;
    });
    if (found.length > 0) return found;
    return this.units.filter((unit) => sameThing(unit.keys, keys)).slice(0, 2);
  }

  /** Named by the statement's own subject. */
  private isOwn(unit: Unit, x: LifeStatement, strongly = false): boolean {
    const keys = keysOf(this.output.doc.tokens, x.subject);
    if (strongly && unit.keys.strong.size === 0 && unit.keys.weak.size > 0)
      return [...unit.keys.weak].every((key) => keys.weak.has(key));
    return [...keys.strong, ...(strongly ? [] : keys.weak)].some(
      (key) => (unit.keys.strong.has(key) || unit.keys.weak.has(key)) && this.owners(key) === 1,
    );
  }

  private owners(key: string): number {
    if (this.counts.size === 0)
      for (const unit of this.units)
        for (const own of new Set([...unit.keys.strong, ...unit.keys.weak]))
          this.counts.set(own, (this.counts.get(own) ?? 0) + 1);
    return this.counts.get(key) ?? 0;
  }

  /** Whether the notice itself tells something of this as done, apart from the things' own names. */
  private isSupported(x: LifeStatement, units: readonly Unit[]): boolean {
    const keys = this.clauseKeys(this.output, x);
    for (const told of this.told) {
      if (!told.done && told.fate !== 'failing') continue;
      const days = new Set(told.dates.map(dayOf));
      if (x.dates.some((date) => days.has(dayOf(date)))) return true;
      const other = this.clauseKeys(this.notice, told);
      for (const key of [...keys.strong, ...keys.weak]) {
        if (
          (other.strong.has(key) || other.weak.has(key)) &&
          !units.some((unit) => unit.keys.strong.has(key) || unit.keys.weak.has(key))
        )
          return true;
      }
      // The same verb of the same thing, done in both.
      if (told.family !== 'deprecation' && units.length === 0)
        for (const key of keys.weak) if (other.weak.has(key)) return true;
    }
    return false;
  }

  /** Whether the notice itself sets something of this ahead, apart from the things' own names. */
  private isAnnounced(x: LifeStatement): boolean {
    const keys = this.clauseKeys(this.output, x);
    return this.told.some((told) => {
      if (!told.ahead && told.fate !== 'scheduled') return false;
      const other = this.clauseKeys(this.notice, told);
      return [...keys.strong, ...keys.weak].some(
        (key) => (other.strong.has(key) || other.weak.has(key)) && this.owners(key) === 0,
      );
    });
  }

  private clauseKeys(reading: Reading, x: LifeStatement): Keys {
    const { tokens, clauses } = reading.doc;
    const clause = clauses[x.clause]!;
    const indexes = [...x.subject];
    for (let k = clause.first; k < clause.last; k++)
      if (isCarrier(tokens[k]!) && (k < x.at || k >= x.end)) indexes.push(k);
    return keysOf(tokens, indexes);
  }

  /** A removal that is told nowhere: a mere "deprecated", or the deadline of another thing over it. */
  private lost(): void {
    const says = (fate: 'failing' | 'any'): LifeStatement | undefined =>
      this.said.find(
        (x) =>
          x.family !== 'stay' &&
          x.family !== 'deprecation' &&
          x.fate !== 'spared' &&
          !x.aside &&
          (fate === 'failing'
            ? x.done ||
              (x.fate === 'neutral' &&
                !x.anchored &&
                this.isStative(x) &&
                this.about.get(x)?.some((unit) => unit.fate === 'failing'))
            : (x.fate !== 'neutral' ||
                (x.family === 'removal' && x.mood === 'present' && (this.about.get(x)?.length ?? 0) > 0)) &&
              !(x.dependent && !x.done && !x.ahead) &&
              !x.partial),
      );
    const days = new Set(this.output.facts.dates.map(dayOf));
    const lifecycle = this.output.facts.dates.some(
      (date) =>
        date.lifecycle &&
        !date.condition &&
        date.role !== 'deprecation' &&
        date.role !== 'brownout' &&
        !this.past.has(dayOf(date)),
    );
    const scheduled = this.first('scheduled');
    const failing = this.first('failing');
    if (
      failing &&
      !says('failing') &&
      ![...this.past].some((day) => days.has(day)) &&
      !namesRemoval(this.output.doc, 'over') &&
      sinceDates(this.output).length === 0
    ) {
      const named = this.units.find((unit) => unit.fate === 'failing' && this.isCertain(unit) && this.isNamed(unit));
      if (named) this.add(named, undefined, false);
    } else if (
      scheduled &&
      !says('any') &&
      !lifecycle &&
      !namesRemoval(this.output.doc, 'any') &&
      ![...this.future].some((day) => days.has(day))
    ) {
      this.add(scheduled, this.said.find((x) => x.family === 'deprecation')?.range, false);
    }
  }

  /** "is switched off" without a time, as against "removes": how a state is told. */
  private isStative(x: LifeStatement): boolean {
    return x.chain < x.at && /(?:ed|n|ff)$/.test(this.output.doc.tokens[x.at]!.lower);
  }

  private isNamed(unit: Unit): boolean {
    const { tokens } = this.output.doc;
    const all = keysOf(tokens, tokens.keys());
    for (const key of unit.keys.strong) if (all.strong.has(key)) return true;
    let shared = 0;
    for (const key of unit.keys.weak) if (all.weak.has(key)) shared++;
    return unit.keys.weak.size > 0 && shared * 2 >= unit.keys.weak.size && unit.keys.strong.size === 0;
  }

  /** A thing that stays after all, named without a word that it stays. */
  private spared(): void {
    for (const unit of this.units) {
      if (unit.fate !== 'spared' || !this.isNamed(unit)) continue;
      const { doc } = this.output;
      const kept = doc.sentences.some((sentence) => {
        const indexes: number[] = [];
        let stays = false;
        for (let k = sentence.first; k < sentence.last; k++) {
          if (isCarrier(doc.tokens[k]!)) indexes.push(k);
          const word = doc.tokens[k]!.lower;
          stays ||=
            STAYS.test(word) ||
            (word === 'affected' && /^(?:not|un)$/.test(doc.tokens[k - 1]?.lower ?? '')) ||
            (word === 'no' && /^(?:longer|action|change|changes|work)$/.test(doc.tokens[k + 1]?.lower ?? ''));
        }
        if (!stays) return false;
        const keys = keysOf(doc.tokens, indexes);
        const all = [...unit.keys.strong].every((key) => keys.strong.has(key));
        return all && [...unit.keys.weak].every((key) => keys.weak.has(key));
      });
      if (!kept) this.add(unit, undefined, false);
    }
  }

  private add(unit: Unit | undefined, output: Range | undefined, early: boolean): void {
    if (!unit) return;
    const name = this.notice.doc.plain.slice(unit.range.start, unit.range.end);
    if (
      this.changes.some(
        (x) => x.thing === name && x.early === early && (x.output === undefined) === (output === undefined),
      )
    )
      return;
    this.changes.push({
      thing: name,
      expected: unit.fate,
      found: output ? this.output.doc.plain.slice(output.start, output.end) : '',
      early,
      ...(output ? { output: this.output.doc.span(output) } : {}),
      notice: this.notice.doc.span(unit.evidence),
    });
  }
}
