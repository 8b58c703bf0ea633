import { keysOf } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readRows } from '../../facts/lifecycle/table.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import { lazy } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { answersAs } from './answers-as.ts';
import { dayOf, withoutYear } from './calendar/day.ts';
import { sinceDates } from './day-words.ts';
import { hasDeadline } from './deadline-line.ts';
import { doubtedEnd, isMaybe } from './doubted.ts';
import { endAsDeprecation, mereWarning, overAsWarning } from './mere-warning.ts';
import { namesRemoval } from './removal-words.ts';
import { sparedAmongAffected } from './spared.ts';
import type { Texts } from './texts.ts';

/** A thing whose fate the output does not tell, with the words that stand in its place. */
interface Untold {
  readonly unit: Unit;
  readonly range: Range | undefined;
}

/** Fates that the output leaves out: a mere warning, an end in doubt or another thing's deadline stands in their place. */
export class Unsaid {
  private readonly texts: Texts;

  constructor(texts: Texts) {
    this.texts = texts;
  }

  run(): readonly Untold[] {
    return [...this.lost(), ...this.warned(), ...this.spared()];
  }

  /** A removal that is told nowhere: a mere "deprecated", or the deadline of another thing over it. */
  private lost(): readonly Untold[] {
    const { output, units, said, calendar, about, evidence } = this.texts;
    const { doc, facts } = output;
    const { past } = calendar;
    const days = new Set(facts.dates.map(dayOf));
    const scheduled = units.find(({ fate }) => fate === 'scheduled');
    const failing = units.find(({ fate }) => fate === 'failing');
    if (
      failing &&
      !said.some((x) => x.soft || this.tellsOver(x)) &&
      ![...past].some((day) => days.has(day)) &&
      !namesRemoval(doc, 'over') &&
      sinceDates(output).length === 0 &&
      !readRows(doc, facts.dates).some(({ fate }) => fate === 'failing')
    ) {
      // One without a day of its own may be a mere detail of the change: "the tolerance of 2.1 is gone".
      const named = units.find(
        (unit) =>
          unit.fate === 'failing' &&
          evidence.isCertain(unit) &&
          about.isNamed(unit) &&
          (unit.dates.length > 0 || unit.row),
      );
      // "The feed is deprecated", by whatever name, where all is over.
      const mere = said.find(
        ({ family, fate, dependent }) => family === 'deprecation' && fate === 'warning' && !dependent,
      );
      const isAll = units.every((unit) => unit.fate === 'failing' && evidence.isCertain(unit));
      // "`--quick` is out and returns `E_UNKNOWN_FLAG`", as the notice says
      const lost = named ?? (mere && isAll ? failing : undefined);
      if (lost && ![lost.range, lost.evidence].some((range) => answersAs(this.texts.notice.doc, range, doc)))
        return [{ unit: lost, range: named ? undefined : mere?.range }];
    }
    if (
      scheduled &&
      // "A release from which `a` is ignored"
      !said.some((x) => this.tellsEnd(x) || (x.family === 'refusal' && x.aside) || this.isComing(x, scheduled)) &&
      !facts.dates.some((date) => evidence.isDeadline(date)) &&
      !namesRemoval(doc, 'any') &&
      !this.namesRelease(scheduled) &&
      !(scheduled.open && this.tellsSinceRelease())
    ) {
      const deprecated = said.find((x) => x.family === 'deprecation');
      // "It will soon turn into an empty frame": an end in words of its own.
      const isSoon = doc.tokens.some(
        ({ lower }, k) => lower === 'soon' && /^(?:will|shall)$/.test(doc.tokens[k - 1]?.lower ?? ''),
      );
      if (deprecated || !(isSoon || hasDeadline(doc))) return [{ unit: scheduled, range: deprecated?.range }];
    }
    return [];
  }

  /** A removal with a day of its own, told as a mere "deprecated" or put in doubt, beside other things or days. */
  private warned(): readonly Untold[] {
    const { notice, units, said: statements, evidence } = this.texts;
    const known = new Set(notice.facts.dates.map((date) => withoutYear(dayOf(date))));
    const begun = new Set(notice.facts.dates.filter(({ role }) => role === 'deprecation').map(dayOf));
    const { doc } = notice;
    const releasesOf = ({ evidence: { start } }: Unit): readonly string[] =>
      releasesIn(doc, rangeAt(doc.sentences, start)).filter((version) => this.releases().has(version));
    const told = { ...this.texts, statements, tellsEnd: (x: LifeStatement) => this.tellsEnd(x), releasesOf };
    const rangeOf = (unit: Unit): Range | undefined => {
      const warning = unit.fate === 'scheduled' ? mereWarning(unit, known, told) : undefined;
      if (warning && evidence.isWarned(warning)) return undefined;
      if (unit.fate === 'scheduled')
        return warning?.range ?? endAsDeprecation(unit, begun, told) ?? this.doubted(unit)?.range;
      return unit.fate === 'failing' && !this.isWarnedLater(unit)
        ? overAsWarning(unit, told, (x) => this.tellsOver(x) || x.soft || (x.family === 'refusal' && !x.verbObject))
            ?.range
        : undefined;
    };
    return units.flatMap((unit) => {
      // "Switched off 3 May" is ahead or over, and no mere warning in either case.
      const range = evidence.isCertain(unit) || unit.open ? rangeOf(unit) : undefined;
      return range ? [{ unit, range }] : [];
    });
  }

  /** "Gone in eu-west. … Elsewhere `a` is deprecated": what is over for some is for others a mere warning. */
  private isWarnedLater({ keys, evidence }: Unit): boolean {
    const { notice, told } = this.texts;
    return told.some(
      ({ fate, range, subject, dependent }) =>
        fate === 'warning' &&
        !dependent &&
        range.start > evidence.end &&
        [...keysOf(notice.doc.tokens, subject).strong].some((key) => keys.strong.has(key)),
    );
  }

  /** An end that the notice sets without a doubt, told as one that may come or will not. */
  private doubted(unit: Unit): LifeStatement | undefined {
    const { notice, output, told, said, about } = this.texts;
    const removals = told.filter(({ family }) => family === 'removal');
    const isNews = (x: LifeStatement): boolean =>
      !removals.some((own) => (x.negated ? own.negated : own.hedged && isMaybe(notice.doc, own)));
    return doubtedEnd(unit, output.doc, said.filter(isNews), about, (x) => this.tellsEnd(x));
  }

  /** A thing that stays after all, named on the line of the affected without a word that it stays. */
  private spared(): readonly Untold[] {
    const { units, notice, output } = this.texts;
    return sparedAmongAffected(units, notice.doc, output.doc).map(([unit, range]) => ({ unit, range }));
  }

  /** "The council is withdrawing paper permits": the end of the thing to come, whoever brings it. */
  private isComing(x: LifeStatement, unit: Unit): boolean {
    return x.family === 'removal' && x.ahead && !x.partial && this.texts.about.unitsOf(x, undefined).includes(unit);
  }

  /** Speaks of an end at all, whatever its time. */
  private tellsEnd(x: LifeStatement): boolean {
    if (this.isOfRelease(x)) return true;
    if (x.family === 'stay' || x.family === 'deprecation' || x.fate === 'spared' || x.aside || x.partial) return false;
    if (x.dependent && !x.done && !x.ahead) return false;
    return (
      x.fate !== 'neutral' ||
      (x.family === 'removal' && x.mood === 'present' && this.texts.about.unitsOf(x, undefined).length > 0)
    );
  }

  /** "9.0: dropped": an end in a release in which the notice sets one. */
  private isOfRelease(x: LifeStatement): boolean {
    return (
      x.family === 'removal' &&
      x.mood === 'bare' &&
      releasesIn(this.texts.output.doc, x.sentence).some((version) => this.releases().has(version))
    );
  }

  /** "`a`: alive until 4.0": its sentence has the release in which the notice ends something. */
  private namesRelease({ keys }: Unit): boolean {
    const { doc } = this.texts.output;
    return doc.sentences.some(({ first, last }) => {
      const words = doc.tokens.slice(first, last);
      const { strong } = keysOf(words, words.keys());
      const isUntil = (k: number): boolean =>
        /^(?:until|till|through|before|in|with|from)$/.test(words[k - 1]?.lower ?? '');
      const ends = words.some(({ text }, k) => RELEASE.test(text) && isUntil(k) && this.releases().has(text));
      return ends && [...keys.strong].some((key) => strong.has(key));
    });
  }

  /** "No updates since release 7.2", in which the notice ends something. */
  private tellsSinceRelease(): boolean {
    const { tokens } = this.texts.output.doc;
    return tokens.some(
      ({ text }, k) =>
        this.releases().has(text) && tokens.slice(Math.max(0, k - 3), k).some(({ lower }) => lower === 'since'),
    );
  }

  /** The releases in which the notice ends something. */
  private readonly releases = lazy((): ReadonlySet<string> => {
    const { notice, told } = this.texts;
    const ends = told.filter(
      ({ family, fate, mood }) => family === 'removal' && (fate === 'scheduled' || mood === 'bare'),
    );
    return new Set(ends.flatMap(({ sentence }) => releasesIn(notice.doc, sentence)));
  });

  /** Speaks of an end that is over; "is switched off" without a time does so of a thing that is. */
  private tellsOver(x: LifeStatement): boolean {
    if (x.family === 'stay' || x.family === 'deprecation' || x.fate === 'spared' || x.aside) return false;
    if (x.done) return true;
    // "Requests to it fail", and no time is told: so they do now.
    if (x.family === 'refusal' && x.mood === 'present' && !x.anchored && !x.dependent && !x.hedged) return true;
    const { output, about } = this.texts;
    return (
      x.fate === 'neutral' &&
      !x.anchored &&
      x.chain < x.at &&
      /(?:ed|n|ff)$/.test(output.doc.tokens[x.at]!.lower) &&
      about.unitsOf(x, undefined).some((unit) => unit.fate === 'failing')
    );
  }
}

const RELEASE = /^v?\d+(?:\.\d+)+$/;
/** The releases that a sentence names by their numbers: "9.0", "v2.4.1". */
function releasesIn({ sentences, tokens }: Document, sentence: number): readonly string[] {
  const { first, last } = sentences[sentence]!;
  return tokens.slice(first, last).flatMap(({ text }) => (RELEASE.test(text) ? [text] : []));
}
