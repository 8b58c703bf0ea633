import type { DateFact } from '../facts/dates.ts';
import { formOf } from '../facts/lifecycle/chain.ts';
import { readNoDates } from '../facts/lifecycle/no-date.ts';
import type { LifeStatement } from '../facts/lifecycle/statement.ts';
import { readLife } from '../facts/lifecycle/statements.ts';
import { isOpenQuestion } from '../facts/lifecycle/tells-fate.ts';
import { readTenses } from '../facts/lifecycle/tenses.ts';
import { type Unit, unitOfDay } from '../facts/lifecycle/unit.ts';
import { readUnits } from '../facts/lifecycle/units.ts';
import { OPERATE } from '../facts/lifecycle/words.ts';
import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import type { Range, Span } from '../text/span.ts';
import { isCopied } from './copied.ts';
import { findCrossed } from './dates/crossed.ts';
import type { Ledger } from './ledger.ts';
import { About } from './situations/about.ts';
import { toldAgainst } from './situations/against.ts';
import { type Calendar, dayOf, readCalendar } from './situations/calendar.ts';
import { isTimeLeft, sinceDates } from './situations/day-words.ts';
import { besideOthersDay, underOthersDay } from './situations/deadline-list.ts';
import { Evidence } from './situations/evidence.ts';
import { findExchanged } from './situations/exchanged.ts';
import { isDoneByOthers, isEither, isElliptic, isOfSupport, isPresent, isPresupposed } from './situations/forms.ts';
import { toldAsStopped } from './situations/goes-on.ts';
import { isListed } from './situations/listed.ts';
import { Lots } from './situations/lots.ts';
import { isComplement } from './situations/named-there.ts';
import { nearestDay } from './situations/nearest-day.ts';
import { isOthersDay } from './situations/others-day.ts';
import { isPartOf } from './situations/part-of.ts';
import { plannedForOthers } from './situations/planned-nouns.ts';
import { Releases } from './situations/releases.ts';
import { plannedRemovals } from './situations/removal-words.ts';
import { isSharedVersion } from './situations/shared-version.ts';
import type { Texts } from './situations/texts.ts';
import { endsItself, endsThere, isTimelessEnd } from './situations/timeless.ts';
import { Unsaid } from './situations/unsaid.ts';

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

/** Compares what the two texts make of each retiring thing. Computed once per ledger. */
export const compareSituations: (ledger: Ledger) => readonly SituationChange[] = oncePer((ledger) =>
  new Comparison(ledger).run(),
);

class Comparison implements Texts {
  readonly notice: Reading;
  readonly output: Reading;
  readonly units: readonly Unit[];
  readonly told: readonly LifeStatement[];
  readonly said: readonly LifeStatement[];
  readonly calendar: Calendar;
  /** Days on which the notice tells something as removed. */
  private readonly gone: ReadonlySet<string>;
  readonly about: About;
  readonly evidence: Evidence;
  private readonly lots: Lots;
  private readonly releases: Releases;
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
    this.dated();
    if (this.units.length === 0) {
      for (const x of this.said) if (x.done && !x.dependent && this.tells(x)) this.doneOn(x, []);
      this.against();
      return this.changes;
    }
    let previous: LifeStatement | undefined;
    for (const x of this.said) {
      const units = this.about.unitsOf(x, previous);
      previous = x;
      this.overDay(x);
      if (isPresupposed(this.output.doc, x))
        this.add(
          units.find((unit) => this.isMere(unit, x)),
          x.range,
          false,
        );
      if (this.tells(x)) {
        if (x.done || (this.lots.isThisRelease(x) && !(units.length > 1 && this.lots.isFollowed(x, units))))
          this.done(x, units);
        else this.coming(x, units);
      }
    }
    if (this.units.every((unit) => unit.fate === 'warning'))
      for (const range of plannedRemovals(this.output.doc)) this.add(this.units[0], range, false);
    for (const { range, ends } of toldAsStopped(this.notice, this.output)) {
      const unit = this.first(ends ? 'scheduled' : 'warning');
      this.add(unit, range, unit?.fate === 'scheduled');
    }
    const owners = (key: string): number => this.about.owners(key);
    const { future } = this.calendar;
    for (const read of [underOthersDay, besideOthersDay, plannedForOthers])
      for (const [unit, range] of read(this.output, this.units, future, owners))
        if (this.evidence.isCertain(unit)) this.add(unit, range, false);
    for (const { unit, range } of this.unsaid.run()) this.add(unit, range, false);
    if (this.changes.length === 0) this.exchanged();
    if (this.changes.length === 0) this.against();
    return this.changes;
  }

  /** What is told in a way in which the notice tells nothing. */
  private against(): void {
    for (const { unit, range, early } of toldAgainst(this)) this.add(unit, range, early);
  }

  /** Things that have exchanged their fates, or a day that is over for one that lies ahead. */
  private exchanged(): void {
    const { past, future } = this.calendar;
    const crossed = findCrossed(this.output, this.notice);
    if (crossed) {
      const [day, given] = [dayOf(crossed.expected), dayOf(crossed.found)];
      if (past.has(day) !== past.has(given) && future.has(day) !== future.has(given))
        this.add(this.ofDay(day, past.has(day) ? 'failing' : 'scheduled'), crossed.found.range, false);
    }
    if (this.changes.length === 0) {
      const exchanged = findExchanged(this.units, this.told, this.output);
      if (exchanged) this.add(exchanged.unit, exchanged.range, false);
    }
  }

  private first(fate: Unit['fate']): Unit | undefined {
    return this.units.find((unit) => unit.fate === fate);
  }

  /** A day that the notice sets ahead, told in the past tense; a day that it tells as gone by, told in the future. */
  private dated(): void {
    const { doc, facts } = this.output;
    // "Gone since 3 May, as the owner won't extend it": the day has its own word.
    const since = new Set(sinceDates(this.output).map((date) => date.range.start));
    for (const { date, tense, range } of readTenses(doc, facts.dates)) {
      const day = dayOf(date);
      if (tense === 'past' && this.isAhead(day)) this.add(this.ofDay(day, 'scheduled'), range, true);
      if (tense === 'ahead' && this.isOver(day) && !since.has(date.range.start))
        this.add(this.ofDay(day, 'failing'), range, false);
    }
    for (const date of facts.dates)
      if (isTimeLeft(doc, date) && this.gone.has(dayOf(date)) && this.isOver(dayOf(date)))
        this.add(this.ofDay(dayOf(date), 'failing'), date.range, false);
    for (const date of sinceDates(this.output))
      if (this.isAhead(dayOf(date))) this.add(this.ofDay(dayOf(date), 'scheduled'), date.range, true);
  }

  /** The thing of the notice whose day it is, or the day itself where no thing was recognised. */
  private ofDay(day: string, fate: Unit['fate']): Unit | undefined {
    const of = this.units.find((unit) => unit.dates.some((date) => dayOf(date) === day)) ?? this.first(fate);
    const date = this.evidence.datesOf(day)[0];
    if (of) return of.fate === fate ? of : { ...of, fate };
    return date && unitOfDay(date, fate);
  }

  private isOver(day: string): boolean {
    return this.calendar.past.has(day) && !this.calendar.future.has(day) && this.isEnd(day);
  }

  /** Whether the notice makes it the day of an end, and not of a deprecation or a mere piece of history. */
  private isEnd(day: string): boolean {
    const isRole = ({ role }: DateFact): boolean => role !== 'deprecation' && role !== 'brownout';
    return this.gone.has(day) || this.evidence.datesOf(day).some((x) => x.lifecycle && !x.condition && isRole(x));
  }

  /** Statements that tell a thing's life themselves. */
  private tells(x: LifeStatement): boolean {
    if (x.family === 'stay' || x.family === 'deprecation' || x.hedged || x.partial) return false;
    if ((x.aside && !this.about.isItsKind(x)) || isEither(this.output.doc, x) || isDoneByOthers(this.output.doc, x))
      return false;
    return !(x.dependent && !x.done && !x.ahead) && !isOpenQuestion(this.output.doc, x);
  }

  private isMere(unit: Unit, x: LifeStatement): boolean {
    return unit.fate === 'warning' && this.about.isOwn(unit, x, true) && this.evidence.isCertain(unit);
  }

  /** Told as accomplished. */
  private done(x: LifeStatement, units: readonly Unit[]): void {
    const { doc } = this.output;
    // "Rename `a`, drop the flag": an order.
    if (x.verbObject && x.chain === x.at && formOf(doc.tokens[x.at]!.lower) === 'base') return;
    if (isElliptic(this.output, x)) return;
    const nearest = nearestDay(this.output, x, this.calendar.future);
    const hits = x.dates.concat(x.conditions).some((date) => this.calendar.future.has(dayOf(date)));
    const { first, lead } = doc.clauses[x.clause]!;
    // ", which was removed"; but not ", which cannot stay as the owner has dropped it".
    // "Rewrite your rules, because the editor was dropped": a reason that tells of the one thing by its name.
    const isReason = lead === 'because' && !x.hedged && !x.aside && !x.verbObject && units.length === 1 && !x.elliptic;
    if (x.dependent && !hits && !isReason && (lead !== 'which' || x.chain > first + 2)) return;
    if (this.doneOn(x, units)) return;
    // "Already fails for accounts opened since 1 June": a day that is over bounds it.
    if (x.conditions.some((date) => this.calendar.past.has(dayOf(date)))) return;
    const merged = this.units.some(
      (unit) =>
        unit.fate === 'scheduled' &&
        this.evidence.isCertain(unit) &&
        (this.about.isOwn(unit, x, true) || (this.lots.isBoth(x, units) && units.includes(unit))) &&
        (unit.keys.strong.size > 0 ||
          this.lots.isBoth(x, units) ||
          this.units.some((other) => other.fate === 'failing' && this.about.isOwn(other, x, true))) &&
        !this.about.twin(unit, x) &&
        (nearest === undefined || this.lots.isBoth(x, units) || !this.evidence.isOfDay(x, nearest, unit)),
    );
    // "`a` and `b` have returned 410 since 2 May", of which one still answers.
    const listed = units.find(
      (unit) =>
        unit.fate === 'warning' &&
        units.length > 1 &&
        unit.keys.strong.size > 0 &&
        this.evidence.isCertain(unit) &&
        this.about.isOwn(unit, x, true) &&
        !this.lots.isToldApart(unit, x),
    );
    if (listed && !merged) {
      this.add(listed, x.range, false);
      return;
    }
    if (nearest !== undefined && this.calendar.past.has(nearest) && !merged) return;
    // A day of the notice's whose tense is open proves nothing.
    if (!merged && nearest !== undefined && !this.calendar.past.has(nearest) && this.isKnown(nearest)) return;
    if (x.family === 'work' && !OPERATE.has(doc.tokens[x.at]!.lemma) && !endsItself(x, units, doc, this.about)) return;
    if (!merged && this.evidence.isSupported(x, units)) return;
    // "The new model ignores `best_of`" is no end of it.
    const acts = x.family === 'refusal' && x.verbObject;
    const others = units.filter((unit) => unit.fate !== 'failing' && !this.about.twin(unit, x));
    // "Closed already", "login: dead": a fragment or a state is of this thing only where it names it.
    const isLoose =
      (x.mood === 'bare' && x.family !== 'work') ||
      (x.mood === 'present' && x.family === 'state') ||
      x.subject.length === 0;
    const isNamed = (unit: Unit): boolean => this.about.isOwn(unit, x, true);
    const isWrong = (unit: Unit): boolean =>
      !(acts && unit.fate === 'warning') && !(isLoose && !isNamed(unit)) && this.evidence.isCertain(unit);
    const wrong =
      // Of several things told as over, the one with a removal ahead is told before its date as well.
      others.find((unit) => unit.fate === 'scheduled' && isWrong(unit)) ??
      others.find(isWrong) ??
      // Whether more is planned for what is only deprecated may be open; that it works is not.
      others.find((unit) => !acts && unit.fate === 'warning' && this.about.isOwn(unit, x, true));
    if (wrong) this.add(wrong, x.range, wrong.fate === 'scheduled');
  }

  /** Told as accomplished on a day that the notice sets ahead, whatever thing it is told of. */
  private doneOn(x: LifeStatement, units: readonly Unit[]): boolean {
    if (x.family === 'work') return false;
    const day = nearestDay(this.output, x, this.calendar.future);
    if (day === undefined || !this.isAhead(day) || isOthersDay(this.output.doc, x, units, day, this.said, this.about))
      return false;
    this.add(units.find((unit) => unit.fate === 'scheduled') ?? this.ofDay(day, 'scheduled'), x.range, true);
    return true;
  }

  /** "No new ones will be made from 3 May", a day that the notice tells as gone by: whatever it is told of. */
  private overDay(x: LifeStatement): void {
    if (!x.ahead || x.mood !== 'future' || x.hedged || x.dependent || x.family === 'stay') return;
    const day = nearestDay(this.output, x, this.calendar.future);
    if (day === undefined || !this.isOver(day)) return;
    this.add(this.ofDay(day, 'failing'), x.range, false);
  }

  /** Told as to come. */
  private coming(x: LifeStatement, of: readonly Unit[]): void {
    const units = of.filter((unit) => !(unit.fate === 'spared' && isSharedVersion(unit, this.units)));
    const { future } = this.calendar;
    const timeless = units.find(
      (unit) => this.evidence.isCertain(unit) && isTimelessEnd(unit, x, this.output.doc, this.about, this.lots),
    );
    if (timeless) this.add(timeless, x.range, false);
    const released = this.releases.isAhead(x) && (x.family === 'removal' || x.family === 'state');
    if (!released && (x.fate !== 'scheduled' || !(x.ahead || (x.anchored && !x.dependent)))) return;
    const { tokens } = this.output.doc;
    const nearest = nearestDay(this.output, x, future);
    const { lower } = tokens[x.at]!;
    const explicit =
      x.ahead ||
      released ||
      // "`a` and `b` shut down on 3 May": the day tells that the form is no past.
      (nearest !== undefined && future.has(nearest) && x.mood === 'present' && x.family === 'removal') ||
      (x.family !== 'refusal' && !x.soft && isPresent(lower, this.about.isPointed(x) && x.mood === 'present'));
    if (explicit && nearest !== undefined && this.gone.has(nearest) && !future.has(nearest)) {
      this.add(units.find((unit) => unit.fate === 'failing') ?? this.first('failing'), x.range, false);
      return;
    }
    // What a thing "will not" do tells no end that is to come: "it will not return".
    const longer = tokens[x.at - 1]?.lower === 'longer' && endsThere(this.output.doc, x);
    if (x.family === 'work' && !OPERATE.has(tokens[x.at]!.lemma) && !longer) return;
    const hits = x.dates.concat(x.conditions).some((date) => future.has(dayOf(date)));
    const failing = units.filter(
      (unit) =>
        unit.fate === 'failing' &&
        this.evidence.isCertain(unit) &&
        !this.about.twin(unit, x) &&
        ((this.about.isOwn(unit, x) && !this.lots.isOfLot(x, units, unit)) || !this.lots.isToldOver(unit, x)) &&
        !this.lots.isHeadline(x, units, unit),
    );
    const others = !this.evidence.isAnnounced(x) && !hits;
    const listed = failing.find(
      (unit) => isListed(unit, x, units, this.output.doc, this.about, released) && !this.lots.isToldOver(unit, x),
    );
    if (explicit && failing.length > 0 && (others || listed || this.about.isPointed(x)))
      this.add(listed ?? failing[0], x.range, false);
    const stays = units.find(
      (unit) => (unit.fate === 'warning' || unit.fate === 'spared') && this.evidence.isCertain(unit),
    );
    if (
      stays &&
      !isOfSupport(this.output.doc, x) &&
      // "The resolver answers as usual until then"
      (x.family !== 'work' || x.ahead || x.dates.length > 0) &&
      !(stays.fate === 'spared' && isComplement(this.output.doc, stays, x)) &&
      this.isEndOf(stays, x) &&
      !isPartOf(x, stays, this.units, this.output.doc, this.about) &&
      (this.about.isOwn(stays, x) ||
        this.about.isPointed(x) ||
        !(this.about.namesOther(stays, x) || this.evidence.isAnnounced(x))) &&
      !(this.lots.isOfLot(x, units, stays) && this.lots.isToldToStay(stays, x)) &&
      !this.lots.isHeadline(x, units, stays)
    )
      this.add(stays, x.range, false);
  }

  /** Whether a statement can be the end of what stays; "works in 3.x" and "returns an error" need not be. */
  private isEndOf(unit: Unit, x: LifeStatement): boolean {
    const { lower } = this.output.doc.tokens[x.at]!;
    if (x.family === 'work') return x.ahead || this.output.doc.tokens[x.at - 1]?.lower === 'longer';
    if (x.family !== 'refusal') return true;
    // "`a` and `b` are both on their way out: relays will refuse them"
    if (x.ahead && x.elliptic && x.verbObject) return true;
    return /^(?:fail|break)/.test(lower) && this.about.isOwn(unit, x, true);
  }

  private isKnown(day: string): boolean {
    return this.evidence.datesOf(day).some((x) => !x.superseded && !x.condition);
  }

  /** A day that the notice sets ahead beyond doubt: of a mere entry ("3 May: blocked") it does not say whether it is over. */
  private isAhead(day: string): boolean {
    return this.calendar.certain.has(day) && !this.calendar.past.has(day);
  }

  private add(unit: Unit | undefined, output: Range | undefined, early: boolean): void {
    if (!unit || (output && isCopied(this, output))) return;
    const thing = this.notice.doc.plain.slice(unit.range.start, unit.range.end);
    if (
      this.changes.some(
        (x) => x.thing === thing && x.early === early && (x.output === undefined) === (output === undefined),
      )
    )
      return;
    this.changes.push({
      thing,
      expected: unit.fate,
      found: output ? this.output.doc.plain.slice(output.start, output.end) : '',
      early,
      ...(output ? { output: this.output.doc.span(output) } : {}),
      notice: this.notice.doc.span(unit.evidence),
    });
  }
}
