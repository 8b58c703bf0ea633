import { isDayAlone } from '../../facts/lifecycle/day-alone.ts';
import { keysAt } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { WHO } from '../../facts/opening.ts';
import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { About } from './about.ts';
import { dayOf } from './calendar/day.ts';
import { sinceDates } from './day-words.ts';
import type { Releases } from './releases.ts';

/** So many sentences, title and first sentence, may name a lot before each of it is told. */
const OPENING = 2;

const AHEAD = /^(?:will|shall|planned|scheduled|due|upcoming|expected)$/;
const ADDS = /^(?:along with|together with|well as|besides the|plus the)$/;

/**
 * What the output tells of several things at once: "A, B and C are being retired", with the fate of each behind it. Such a
 * sentence says of none of them that its end is still to come.
 */
export class Lots {
  private readonly notice: Document;
  private readonly output: Reading;
  private readonly doc: Document;
  private readonly said: readonly LifeStatement[];
  private readonly about: About;
  /** Where the output says that no date is set. */
  private readonly open: readonly Range[];
  private readonly releases: Releases;

  constructor(
    notice: Document,
    output: Reading,
    said: readonly LifeStatement[],
    about: About,
    open: readonly Range[],
    releases: Releases,
  ) {
    this.releases = releases;
    this.notice = notice;
    this.output = output;
    this.doc = output.doc;
    this.said = said;
    this.about = about;
    this.open = open;
  }

  /** "stitchwork 3.9.0 drops …", "… is gone as of 3.9.0": the release that the notice itself announces is out. */
  isThisRelease(x: LifeStatement): boolean {
    if (!/^(?:removal|state)$/.test(x.family) || x.mood !== 'present') return false;
    // "5.4.0 (2 March 2027) removes …": the day of the release itself.
    const beside = x.verbObject ? this.bracketBefore(x.chain) : undefined;
    if (!x.dates.every(({ range }) => beside && range.start >= beside.start && range.end <= beside.end)) return false;
    if ((x.verbObject ? x.anchored && !beside : x.ahead) || this.releases.isAhead(x)) return false;
    const version = this.doc.tokens[x.verbObject ? (beside?.first ?? x.chain) - 1 : this.behindPoint(x.end)];
    if (version === undefined || !/^v?\d+(?:\.\d+)+$/.test(version.lower)) return false;
    const { tokens, sentences } = this.notice;
    const names = (k: number): boolean => tokens[k]!.lower.replace(/^v/, '') === version.lower.replace(/^v/, '');
    const title = sentences[0];
    if (!x.verbObject && title && this.notice.blocks[title.block]!.kind !== 'heading') return false;
    for (let k = title?.first ?? 0; k < (title?.last ?? 0); k++) if (names(k)) return !this.isToCome(names);
    return false;
  }

  /** The bracket that ends right before a token, with nothing but a date in it. */
  private bracketBefore(k: number): Clause | undefined {
    const { clauses, tokens } = this.doc;
    const clause = k > 0 ? clauses[rangeAt(clauses, tokens[k - 1]!.start)] : undefined;
    return clause?.bracketed && isDayAlone(this.doc, clause) ? clause : undefined;
  }

  /** "As of | 3.9.0", "since | 3.9.0" */
  private behindPoint(end: number): number {
    const [word, next] = [this.doc.tokens[end]?.lower ?? '', this.doc.tokens[end + 1]?.lower];
    return word === 'as' && next === 'of' ? end + 2 : /^(?:since|in|with|from)$/.test(word) ? end + 1 : -1;
  }

  /** "… will be removed in 5.0 (planned for May)": the release itself lies ahead. */
  private isToCome(names: (k: number) => boolean): boolean {
    const { tokens, sentences } = this.notice;
    return sentences.some(({ first, last }) => {
      let [named, ahead] = [false, false];
      for (let k = first; k < last; k++) {
        named ||= names(k);
        ahead ||= AHEAD.test(tokens[k]!.lower);
      }
      return named && ahead;
    });
  }

  /** "6.0 phases out A, B and C", and what becomes of each stands behind it. */
  isFollowed(x: LifeStatement, units: readonly Unit[]): boolean {
    return x.sentence < OPENING && units.every((unit) => this.about.places.isNamedAfter(unit, x.sentence));
  }

  /** Told of things with another fate as well, as a headline does. */
  isOfLot(x: LifeStatement, units: readonly Unit[], one: Unit): boolean {
    // "Cars from 2019 to 2022 are losing …", "who called it in October": a year or a month tells which, and no end.
    const dates = [...x.dates, ...x.conditions].filter(({ value }) => !/^(?:\d{4}|XXXX-\d\d)$/.test(value));
    const announces =
      (x.mood === 'progressive' || x.mood === 'future') && dates.length === 0 && !this.releases.isAhead(x);
    return announces && (units.some((unit) => unit.fate !== one.fate) || this.isAdded(x) || this.isBeside(x, one));
  }

  /** "`a`, `b` and the `c` player are being retired": beside another's identifier, and told apart from it elsewhere. */
  private isBeside(x: LifeStatement, one: Unit): boolean {
    const { tokens, plain } = this.doc;
    const codes = x.subject.filter((k) => tokens[k]!.code);
    const isOwn = (k: number): boolean => [...keysAt(tokens, k).strong].some((key) => one.keys.strong.has(key));
    const isListed = (a: number, b: number): boolean =>
      /,|\b(?:and|or)\b|&/.test(plain.slice(tokens[Math.min(a, b)]!.end, tokens[Math.max(a, b)]!.start));
    const own = codes.filter(isOwn);
    if (!codes.some((k) => !isOwn(k) && own.some((other) => isListed(k, other)))) return false;
    return one.fate === 'failing' ? this.isToldOver(one, x) : this.isToldToStay(one, x);
  }

  /** "The viewer, along with the relay, is being retired": of more than stands beside the verb. */
  private isAdded(x: LifeStatement): boolean {
    const { tokens, sentences } = this.doc;
    for (let k = sentences[x.sentence]!.first; k + 1 < x.chain; k++)
      if (ADDS.test(`${tokens[k]!.lower} ${tokens[k + 1]!.lower}`)) return true;
    return false;
  }

  /** "Both the feed and the widget …", "the first two": told of each by the word itself. */
  isBoth(x: LifeStatement, units: readonly Unit[]): boolean {
    const { tokens, plain } = this.doc;
    // "`a` – both blocked since June": both of what is said of the one thing.
    const isOfOne = (k: number): boolean =>
      k > 0 && tokens[k - 1]!.code && /[–—:-]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
    return (
      (this.about.isPointed(x) && units.length > 1) ||
      x.subject.some((k) => /^(?:both|all)$/.test(tokens[k]!.lower) && !tokens[k]!.code && !isOfOne(k)) ||
      // "`a` and `b` are both off"
      (units.length > 1 && tokens.slice(x.chain, x.at).some(({ lower }) => /^(?:both|all)$/.test(lower)))
    );
  }

  /** The opening names the lot, and what becomes of this one stands in a sentence of its own behind it. */
  isHeadline(x: LifeStatement, units: readonly Unit[], one: Unit): boolean {
    const { block } = this.doc.sentences[x.sentence]!;
    const label = this.doc.labels.find((other) => other.block === block);
    if (label !== undefined && !WHO.test(label.name)) return false;
    return x.sentence < OPENING && this.isOfLot(x, units, one) && this.about.places.isNamedAfter(one, x.sentence);
  }

  /** Another statement than this one tells the thing as staying: deprecated only, or without a date. */
  isToldToStay(unit: Unit, x: LifeStatement): boolean {
    return (unit.fate === 'warning' && this.open.length > 0) || this.isToldApart(unit, x);
  }

  /** Another statement than this one calls the thing deprecated, or says that it stays. */
  isToldApart(unit: Unit, x: LifeStatement): boolean {
    return this.said.some(
      (other) =>
        other !== x &&
        // "`a` and `b` are both deprecated and will be removed": told of the lot as well.
        other.subject !== x.subject &&
        (other.fate === 'warning' || other.fate === 'spared') &&
        this.about.unitsOf(other, undefined).includes(unit) &&
        // "It deprecates both, and from 5.0 on neither works"
        !(this.isBoth(other, []) && this.about.isPointed(x)),
    );
  }

  /** Another statement than this one tells the thing as over: this one may be about the lot. */
  isToldOver(unit: Unit, x: LifeStatement): boolean {
    const days = new Set(unit.dates.map(dayOf));
    return (
      this.said.some(
        (other) =>
          other !== x &&
          // "Shut off on 3 May", a day that is over
          ((other.mood === 'bare' && other.dates.some((date) => days.has(dayOf(date)))) ||
            (other.done &&
              (other.dates.some((date) => days.has(dayOf(date))) ||
                this.about.unitsOf(other, undefined).includes(unit)))),
      ) || sinceDates(this.output).some((date) => days.has(dayOf(date)))
    );
  }
}
