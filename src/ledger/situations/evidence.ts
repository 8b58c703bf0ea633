import type { DateFact } from '../../facts/dates.ts';
import { BARE_VERSION, type Keys, keysAt, keysOf } from '../../facts/lifecycle/keys.ts';
import { readNoDates } from '../../facts/lifecycle/no-date.ts';
import { isPastClause } from '../../facts/lifecycle/past-clause.ts';
import { isIndirectRelative } from '../../facts/lifecycle/relative.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { About } from './about.ts';
import { dayOf, withoutYear } from './calendar/day.ts';
import type { Calendar } from './calendar.ts';
import { clauseKeys } from './clause-keys.ts';

const blockOf = (doc: Document, offset: number): number => rangeAt(doc.blocks, offset);

/** More statements than this are no notice, and are not compared with each other. */
const MOST = 400;

/** So many words that no thing owns, in one clause of each text, show that both speak of the same. */
const PROVES = 2;

/** "Is removed in 9.0" may be ahead as well, where nothing else tells the time. */
const isAhead = ({ fate, mood, end, sentence }: LifeStatement, { tokens, sentences }: Document): boolean =>
  fate === 'scheduled' ||
  (fate === 'neutral' &&
    mood === 'present' &&
    tokens.slice(end, Math.min(sentences[sentence]!.last, end + 4)).some(({ text }) => /^v?\d+(?:\.\d+)+$/.test(text)));

/** "They keep working": for all that is told. */
const isLasting = ({ family, elliptic, dependent, hedged, partial, dates, anchored }: LifeStatement): boolean =>
  family === 'stay' && elliptic && !dependent && !hedged && !partial && !anchored && dates.length === 0;

/** How sure the notice is of what it tells, and what in it speaks for a statement of the output. */
export class Evidence {
  private readonly notice: Reading;
  private readonly output: Reading;
  private readonly units: readonly Unit[];
  private readonly told: readonly LifeStatement[];
  private readonly calendar: Calendar;
  private readonly about: About;
  private readonly noDates: readonly Range[];
  private readonly identifiers: readonly number[];
  private readonly days = new Map<string, DateFact[]>();
  private readonly certain = new Map<Unit, boolean>();
  private past: readonly Keys[] | undefined;
  private readonly beside = new Map<Range, Unit | undefined>();
  private readonly named = new Map<Unit, readonly number[]>();

  constructor(
    texts: { readonly notice: Reading; readonly output: Reading },
    units: readonly Unit[],
    told: readonly LifeStatement[],
    calendar: Calendar,
    about: About,
  ) {
    this.notice = texts.notice;
    this.output = texts.output;
    this.units = units;
    this.told = told.slice(0, MOST);
    this.calendar = calendar;
    this.about = about;
    // "We do not plan to remove it", "no date for its removal has been set".
    this.noDates = this.told
      .filter((x) => x.fate === 'spared' && (x.family === 'removal' || isLasting(x)))
      .map((x) => x.range)
      .concat(readNoDates(texts.notice.doc))
      .slice(0, 50);
    this.identifiers = texts.notice.doc.tokens.flatMap((token, k) => (token.code ? [k] : [])).slice(0, MOST);
    for (const date of texts.notice.facts.dates) {
      const day = dayOf(date);
      for (const key of new Set([day, withoutYear(day)])) {
        const same = this.days.get(key);
        if (same) same.push(date);
        else this.days.set(key, [date]);
      }
    }
  }

  /**
   * Whether the notice leaves no doubt about a fate: a mere warning says that no date is set, or no removal is spoken of
   * anywhere; a failure is told of the thing itself, and not only of requests.
   */
  isCertain(unit: Unit): boolean {
    let certain = this.certain.get(unit);
    if (certain === undefined) {
      certain = this.weigh(unit);
      this.certain.set(unit, certain);
    }
    return certain;
  }

  private weigh(unit: Unit): boolean {
    if (unit.fate === 'failing') return unit.row || unit.firm;
    // "PHP 7.4 and Cockpit 2 are leaving": a lot, whose parts have days and fates of their own.
    if (unit.fate === 'scheduled' && unit.dates.length === 0 && this.isLot(unit)) return false;
    if (unit.fate !== 'warning') return !unit.open;
    if (this.isAmongEnding(unit)) return false;
    // A row without a day beside rows that have theirs.
    if (
      unit.row &&
      unit.dates.length === 0 &&
      this.units.some((x) => x.row && x.fate === 'scheduled' && x.dates.length)
    )
      return true;
    if (
      !this.notice.facts.dates.some((date) => this.isDeadline(date)) &&
      !this.units.some((other) => other.fate === 'scheduled')
    )
      return !this.told.some((x) => x.family === 'removal' && !x.aside && !x.dependent && isAhead(x, this.notice.doc));
    const { doc } = this.notice;
    const blocks = new Set(unit.tokens.map((k) => blockOf(doc, doc.tokens[k]!.start)));
    return this.noDates.some((range) => {
      const at = blockOf(doc, range.start);
      const block = doc.blocks[at]!;
      if (blocks.has(at) || (block.kind !== 'heading' && block.kind !== 'cell'))
        return this.nearest(range, at) === unit && !this.datedWithin(unit, range, at);
      // "Deprecated, no removal planned" over a list.
      if (block.kind === 'heading') return [...blocks].some((b) => b > at && doc.blocks[b]!.under === at);
      return (
        block.kind === 'cell' &&
        [...blocks].some((b) => doc.blocks[b]!.table === block.table && doc.blocks[b]!.row === block.row)
      );
    });
  }

  /** "The push and `roster.changed` are being wound down": the notice itself sets its end ahead somewhere. */
  private isAmongEnding(unit: Unit): boolean {
    const { tokens, sentences } = this.notice.doc;
    return this.told.some((x, n) => {
      if (x.fate !== 'scheduled' || x.family !== 'removal' || x.aside || x.dependent || x.hedged) return false;
      const before = this.told[n - 1];
      const from = before?.sentence === x.sentence ? before.end : sentences[x.sentence]!.first;
      // A clause on the way is no part of the subject: "the sidecar, by which v1 and v2 nodes share a cluster, …".
      let relative = false;
      for (let k = from; k < x.chain; k++) {
        relative ||= k > from && isIndirectRelative(tokens, k);
        if (relative && !x.subject.includes(k)) continue;
        for (const key of keysAt(tokens, k).strong)
          if (unit.keys.strong.has(key) && this.about.owners(key) === 1) return true;
      }
      return false;
    });
  }

  private isLot({ range }: Unit): boolean {
    return (
      /\S,? and \S|\S, \S/.test(this.notice.doc.plain.slice(range.start, range.end)) && this.calendar.past.size > 0
    );
  }

  /** A deadline stands between the thing and the word that it has none: that one is another's. */
  private datedWithin(unit: Unit, range: Range, block: number): boolean {
    const { doc, facts } = this.notice;
    const { start } = doc.blocks[block]!;
    let from = start;
    for (const k of [...unit.tokens, ...this.mentions(unit)]) {
      const at = doc.tokens[k]!.start;
      if (at >= start && at < range.start && at > from) from = at;
    }
    return facts.dates.some((x) => x.range.start > from && x.range.start < range.start && this.isDeadline(x));
  }

  /** The thing that a block speaks of at a place: the last one named before it, or else the first after it. */
  private nearest(range: Range, block: number): Unit | undefined {
    if (!this.beside.has(range)) this.beside.set(range, this.findNearest(range, block));
    return this.beside.get(range);
  }

  private findNearest(range: Range, block: number): Unit | undefined {
    const { doc } = this.notice;
    const { start, end } = doc.blocks[block]!;
    let best: Unit | undefined;
    let place = -1;
    for (const unit of this.units)
      for (const k of [...unit.tokens, ...this.mentions(unit)]) {
        const at = doc.tokens[k]!.start;
        if (at < start || at >= end) continue;
        const rank = at < range.start ? at : start - (at - range.start);
        if (best === undefined || rank > place) {
          best = unit;
          place = rank;
        }
      }
    return best ?? this.heading(block);
  }

  /** "## `a`: deprecated" over a paragraph that names no thing. */
  private heading(block: number): Unit | undefined {
    const { doc } = this.notice;
    const title = doc.blocks[doc.blocks[block]!.under ?? -1];
    if (title === undefined) return undefined;
    const named = this.units.filter((unit) =>
      unit.tokens.some((k) => doc.tokens[k]!.start >= title.start && doc.tokens[k]!.end <= title.end),
    );
    return named.length === 1 ? named[0] : undefined;
  }

  /** Where an identifier of the thing's own stands in the notice. */
  private mentions(unit: Unit): readonly number[] {
    let named = this.named.get(unit);
    if (named === undefined) {
      const { tokens } = this.notice.doc;
      const isOwn = (key: string): boolean => unit.keys.strong.has(key) && this.about.owners(key) === 1;
      named = this.identifiers.filter((k) => [...keysAt(tokens, k).strong].some(isOwn));
      this.named.set(unit, named);
    }
    return named;
  }

  /** Whether the notice itself tells something of this as done, apart from the things' own names. */
  isSupported(x: LifeStatement, units: readonly Unit[]): boolean {
    const keys = clauseKeys(x, this.output.doc);
    for (const told of this.told) {
      if (!told.done && told.fate !== 'failing') continue;
      if ((told.family === 'refusal' && x.family === 'removal') || this.isOfAnother(told, x, units)) continue;
      const days = new Set(told.dates.map(dayOf));
      if (x.dates.some((date) => days.has(dayOf(date)))) return true;
      const other = clauseKeys(told, this.notice.doc);
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
    const isNobodys = (key: string): boolean => !BARE_VERSION.test(key) && this.about.owners(key) === 0;
    return this.pastClauses().some(
      (past) =>
        [...keys.strong].some((key) => past.strong.has(key) && isNobodys(key)) ||
        [...keys.weak].filter((key) => past.weak.has(key) && isNobodys(key)).length >= PROVES,
    );
  }

  /** What the notice tells as done of one thing says nothing of another, of which the output tells by its own name. */
  private isOfAnother({ range }: LifeStatement, x: LifeStatement, units: readonly Unit[]): boolean {
    const owner = this.units.find(({ evidence }) => evidence.start === range.start);
    return owner !== undefined && !units.includes(owner) && units.some((unit) => this.about.isOwn(unit, x, true));
  }

  /**
   * Whether the notice itself tells of a thing and that day what a statement of the output tells, by a word that no thing
   * owns: "`.chs` uploads have been closed since 1 February", of "uploading `.chs` has been impossible since 1 February".
   */
  isOfDay(x: LifeStatement, day: string, { keys }: Unit): boolean {
    const { tokens, sentences } = this.notice.doc;
    const words = [...clauseKeys(x, this.output.doc).weak].filter((key) => this.about.owners(key) === 0);
    return this.datesOf(day).some(({ sentence }) => {
      const { first, last } = sentences[sentence]!;
      const said = tokens.slice(first, last);
      const { strong, weak } = keysOf(said, said.keys());
      const names = [...keys.strong].some((key) => strong.has(key)) || [...keys.weak].some((key) => weak.has(key));
      return names && words.some((word) => weak.has(word));
    });
  }

  /** The words of the notice's clauses in the past, whatever they tell. */
  private pastClauses(): readonly Keys[] {
    const { doc } = this.notice;
    // "In October we announced that it will be removed": what is past is that it was said.
    const ahead = new Set(this.told.filter((x) => x.ahead).map(({ clause }) => clause));
    this.past ??= doc.clauses.slice(0, MOST).flatMap(({ first, last }, c) => {
      if (ahead.has(c) || !isPastClause(doc, c)) return [];
      const indexes: number[] = [];
      for (let k = first; k < last; k++) if (isCarrier(doc.tokens[k]!)) indexes.push(k);
      return [keysOf(doc.tokens, indexes)];
    });
    return this.past;
  }

  /** Whether the notice itself sets something of this ahead, apart from the things' own names. */
  isAnnounced(x: LifeStatement): boolean {
    const keys = clauseKeys(x, this.output.doc);
    return this.told.some((told) => {
      if (told.soft || (!told.ahead && told.fate !== 'scheduled')) return false;
      const other = clauseKeys(told, this.notice.doc);
      return [...keys.strong, ...keys.weak].some(
        (key) => (other.strong.has(key) || other.weak.has(key)) && this.about.owners(key) === 0,
      );
    });
  }

  /** Whether the notice itself calls deprecated, for some, what the output does: "in other regions it is only discouraged". */
  isWarned(x: LifeStatement): boolean {
    const some = this.wordsOfNothing(x, this.output.doc);
    return this.told.some((told) => {
      if (told.family !== 'deprecation') return false;
      const words = this.wordsOfNothing(told, this.notice.doc);
      return words.some((word) => some.includes(word));
    });
  }

  /** The words of a statement's subject that no thing owns. */
  private wordsOfNothing({ subject, chain }: LifeStatement, { tokens }: Document): readonly string[] {
    const own = subject.filter((k) => k < chain);
    return [...keysOf(tokens, own).weak].filter((key) => this.about.owners(key) === 0);
  }

  /** The notice's dates of a day; without any, the fallback. */
  datesOf(day: string, ...fallback: DateFact[]): readonly DateFact[] {
    return this.days.get(day) ?? fallback;
  }

  /** A date that may be that of an end: as the notice tells the day, or where it does not know it, as it is told there. */
  isDeadline(date: DateFact): boolean {
    const day = dayOf(date);
    if (this.calendar.past.has(day)) return false;
    if (this.units.some((unit) => unit.fate === 'scheduled' && unit.dates.some((one) => dayOf(one) === day)))
      return true;
    return this.datesOf(day, date).some(
      (x) => x.lifecycle && !x.condition && !x.superseded && x.role !== 'deprecation' && x.role !== 'brownout',
    );
  }
}
