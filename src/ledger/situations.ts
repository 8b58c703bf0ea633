import { readNoDates } from '../facts/lifecycle/no-date.ts';
import type { LifeStatement } from '../facts/lifecycle/statement.ts';
import { readLife } from '../facts/lifecycle/statements.ts';
import { isOpenQuestion } from '../facts/lifecycle/tells-fate.ts';
import type { Unit } from '../facts/lifecycle/unit.ts';
import { readUnits } from '../facts/lifecycle/units.ts';
import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import type { Range, Span } from '../text/span.ts';
import { isCopied } from './copied.ts';
import type { Ledger } from './ledger.ts';
import { About } from './situations/about.ts';
import { toldAgainst } from './situations/against.ts';
import { listedAsLost } from './situations/among-lost.ts';
import { dayOf } from './situations/calendar/day.ts';
import { type Calendar, readCalendar } from './situations/calendar.ts';
import { besideOthersDay, underOthersDay } from './situations/deadline-list.ts';
import { Evidence } from './situations/evidence.ts';
import { findExchanged } from './situations/exchanged.ts';
import { isDistributed, isDoneByOthers, isEither, isPresupposed } from './situations/forms.ts';
import { toldAsStopped } from './situations/goes-on.ts';
import { Lots } from './situations/lots.ts';
import { type Mistold, mistold } from './situations/mistold.ts';
import { onDayOfOtherRow } from './situations/other-row.ts';
import { endDaysOfItsOwn } from './situations/own-end-day.ts';
import { partAsWhole } from './situations/part-as-whole.ts';
import { plannedForOthers } from './situations/planned-nouns.ts';
import { Releases } from './situations/releases.ts';
import { plannedRemovals } from './situations/removal-words.ts';
import { statusOver } from './situations/status-over.ts';
import { type Telling, tellingOf } from './situations/telling.ts';
import type { Texts } from './situations/texts.ts';
import { toldAsComing } from './situations/told-coming.ts';
import { comingOnDayOver, crossedDay, doneBeforeItsDay, toldOnDays } from './situations/told-days.ts';
import { toldAsDone } from './situations/told-done.ts';
import { toldAsReached } from './situations/told-reached.ts';
import { toldAsReplaced } from './situations/told-replaced.ts';
import { Unsaid } from './situations/unsaid.ts';

/** One thing whose situation the output tells otherwise. Spans into both texts. */
export interface SituationChange {
  readonly thing: string;
  readonly expected: Unit['fate'];
  readonly found: string;
  /** The removal lies ahead and is told as done: rules 2 and 14. */
  readonly early: boolean;
  /** Told so by words that can mean nothing else. */
  readonly sure: boolean;
  readonly output?: Span;
  readonly notice: Span;
}

const comparisonOf = oncePer((ledger: Ledger) => new Comparison(ledger));

/** Both texts as the comparison reads them. Computed once per ledger. */
export const textsOf: (ledger: Ledger) => Texts = comparisonOf;

/** Compares what the two texts make of each retiring thing. Computed once per ledger. */
export const compareSituations: (ledger: Ledger) => readonly SituationChange[] = oncePer((ledger) =>
  comparisonOf(ledger).run(),
);

class Comparison implements Texts {
  readonly notice: Reading;
  readonly output: Reading;
  readonly units: readonly Unit[];
  readonly told: readonly LifeStatement[];
  readonly said: readonly LifeStatement[];
  readonly calendar: Calendar;
  readonly gone: ReadonlySet<string>;
  readonly about: About;
  readonly evidence: Evidence;
  readonly lots: Lots;
  readonly releases: Releases;
  readonly open: readonly Range[];
  private readonly unsaid: Unsaid;
  private readonly changes: SituationChange[] = [];

  constructor(ledger: Ledger) {
    this.notice = ledger.notice;
    this.output = ledger.output;
    const { doc, facts } = this.notice;
    const read = readUnits(doc, facts.dates);
    const plain = read.filter((unit) => unit.fate !== 'neutral');
    const ahead = facts.dates.some(
      (date) =>
        date.lifecycle &&
        !date.condition &&
        !date.superseded &&
        date.role !== 'deprecation' &&
        date.role !== 'brownout',
    );
    // Where no tense tells the fate of anything, a removal date does.
    this.units = plain.length > 0 || !ahead ? plain : read.map((unit) => ({ ...unit, fate: 'scheduled' as const }));
    this.told = readLife(doc, facts.dates).filter((x) => doc.blocks[doc.sentences[x.sentence]!.block]!.kind !== 'cell');
    this.open = readNoDates(this.output.doc);
    this.said = readLife(this.output.doc, this.output.facts.dates);
    this.calendar = readCalendar(this.notice, this.told, this.units);
    this.gone = new Set(this.units.filter((unit) => unit.fate === 'failing').flatMap((unit) => unit.dates.map(dayOf)));
    this.about = new About(this.units, this.notice, this.output);
    this.evidence = new Evidence(ledger, this.units, this.told, this.calendar, this.about);
    this.releases = new Releases(doc, this.told, this.units, this.output.doc, this.said);
    this.lots = new Lots(doc, this.output, this.said, this.about, this.open, this.releases);
    this.unsaid = new Unsaid(this);
  }

  run(): readonly SituationChange[] {
    for (const found of toldOnDays(this)) this.add(found);
    this.add(toldAsReached(this));
    for (const found of partAsWhole(this)) this.add(found);
    for (const found of statusOver(this)) this.add(found);
    if (this.units.length === 0) {
      for (const x of this.said)
        if (x.done && !x.dependent && this.tells(x)) this.add(doneBeforeItsDay(tellingOf(this, x, [])));
      this.against();
      return this.changes;
    }
    this.statements();
    this.passages();
    for (const { unit, range } of this.unsaid.run()) this.add(mistold(unit, range));
    if (this.changes.length === 0) this.exchanged();
    if (this.changes.length === 0) this.against();
    return this.changes;
  }

  /** What the statements of the output tell of the notice's things. */
  private statements(): void {
    let previous: LifeStatement | undefined;
    for (const x of this.said) {
      const units = this.about.unitsOf(x, previous);
      previous = x;
      this.add(comingOnDayOver(this, x));
      if (isPresupposed(this.output.doc, x))
        this.add(
          mistold(
            units.find((unit) => this.isMere(unit, x)),
            x.range,
          ),
        );
      if (!this.tells(x)) continue;
      const telling = tellingOf(this, x, units);
      if (this.isDone(telling)) this.add(toldAsDone(telling));
      else for (const found of toldAsComing(telling)) this.add(found);
    }
  }

  /** What it tells in other words than a verb of an end: nouns, lists of deadlines, what may be done no longer. */
  private passages(): void {
    if (this.units.every((unit) => unit.fate === 'warning'))
      for (const range of [...plannedRemovals(this.output.doc), ...endDaysOfItsOwn(this)])
        this.add(mistold(this.units[0], range));
    for (const [unit, range] of listedAsLost(this, (x) => this.tells(x))) this.add(mistold(unit, range));
    for (const { range, ends } of toldAsStopped(this.notice, this.output)) {
      const fate = ends ? 'scheduled' : 'warning';
      const unit = this.units.find((one) => one.fate === fate);
      this.add(mistold(unit, range, ends));
    }
    this.add(toldAsReplaced(this));
    for (const found of onDayOfOtherRow(this)) this.add(found);
    const owners = (key: string): number => this.about.owners(key);
    for (const read of [underOthersDay, besideOthersDay, plannedForOthers])
      for (const [unit, range] of read(this.output, this.units, this.calendar.future, owners))
        if (this.evidence.isCertain(unit)) this.add(mistold(unit, range));
  }

  /** Things that have exchanged their fates, or a day that is over for one that lies ahead. */
  private exchanged(): void {
    this.add(crossedDay(this));
    if (this.changes.length > 0) return;
    const found = findExchanged(this.units, this.told, this.output);
    this.add(mistold(found?.unit, found?.range));
  }

  /** What is told in a way in which the notice tells nothing. */
  private against(): void {
    for (const found of toldAgainst(this)) this.add(found);
  }

  /** Told as accomplished, be it by a release that is out. */
  private isDone({ x, units }: Telling): boolean {
    return x.done || (this.lots.isThisRelease(x) && !(units.length > 1 && this.lots.isFollowed(x, units)));
  }

  /** Statements that tell a thing's life themselves. */
  private tells(x: LifeStatement): boolean {
    if (x.family === 'stay' || x.family === 'deprecation' || x.hedged || x.partial) return false;
    if (isDistributed(this.output.doc, x, this.said)) return false;
    if ((x.aside && !this.about.isItsKind(x)) || isEither(this.output.doc, x) || isDoneByOthers(this.output.doc, x))
      return false;
    return !(x.dependent && !x.done && !x.ahead) && !isOpenQuestion(this.output.doc, x);
  }

  private isMere(unit: Unit, x: LifeStatement): boolean {
    return unit.fate === 'warning' && this.about.isOwn(unit, x, true) && this.evidence.isCertain(unit);
  }

  /** What the notice calls it; nothing where only its day, or what is told of it, stands for it. */
  private nameOf({ range, evidence }: Unit): string {
    const { doc, facts } = this.notice;
    const { start, end } = range;
    if (range === evidence) return '';
    const isDay = facts.dates.some(({ range }) => range.start === start && range.end === end);
    return isDay ? '' : doc.plain.slice(start, end);
  }

  private add(found: Mistold | undefined): void {
    if (!found || (found.range && isCopied(this, found.range))) return;
    const { unit, range, early, sure = false } = found;
    const { doc } = this.output;
    const thing = this.nameOf(unit);
    const isSame = (x: SituationChange): boolean =>
      x.thing === thing && x.early === early && (x.output === undefined) === (range === undefined);
    if (this.changes.some(isSame)) return;
    this.changes.push({
      thing,
      expected: unit.fate,
      found: range ? doc.plain.slice(range.start, range.end) : '',
      early,
      sure,
      ...(range ? { output: doc.span(range) } : {}),
      notice: this.notice.doc.span(unit.evidence),
    });
  }
}
