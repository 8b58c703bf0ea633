import type { DateFact } from '../../facts/dates.ts';
import { keysOf } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { About } from './about.ts';
import { dayOf, withoutYear } from './calendar/day.ts';
import { isJustNamed } from './named-there.ts';
import { namesRemoval } from './removal-words.ts';

/** What the output says of the things, and where it says that no date is set. */
interface Said {
  readonly output: Reading;
  readonly statements: readonly LifeStatement[];
  readonly about: About;
  readonly open: readonly Range[];
  readonly tellsEnd: (x: LifeStatement) => boolean;
  /** The releases in which the notice ends the thing. */
  readonly releasesOf: (unit: Unit) => readonly string[];
}

/**
 * The statement by which the output tells a thing as a mere "deprecated" that the notice ends on a day: the end is told
 * nowhere, and its day stands nowhere or is denied ("`a` is deprecated and its date is not decided"). `known`: the days of
 * the notice; a day of the output's own making is another rule's.
 */
export function mereWarning(unit: Unit, known: ReadonlySet<string>, said: Said): LifeStatement | undefined {
  const { output, tellsEnd } = said;
  const days = new Set(unit.dates.filter(({ role }) => role !== 'deprecation').map((date) => withoutYear(dayOf(date))));
  const warning = warningOf(unit, said);
  if (warning === undefined || tellsAny(unit, said, tellsEnd)) return undefined;
  const { doc, facts } = output;
  const { start, end } = withDenials(unit, warning, said);
  const within = said.open.filter((range) => range.start >= start && range.end <= end);
  const denied = within.length > 0;
  // An end in a release is lost where it is denied itself, and not only its day: "no removal is planned".
  if (days.size === 0) {
    if (isLineWithoutEnd(doc, unit, warning, said)) return warning;
    const isDenied = within.some((range) => !DAY.test(doc.plain.slice(range.start, range.end)));
    const except = [...within, ...othersOf(unit, said)];
    return isDenied && said.releasesOf(unit).length > 0 && !namesRemoval(doc, 'any', { start, end }, except)
      ? warning
      : undefined;
  }
  const told = facts.dates.filter((date) => (denied ? date.range.start >= start && date.range.end <= end : true));
  // Where the end of another thing is told, its words say nothing of this one.
  const of = said.statements.some(tellsEnd) ? { start, end } : undefined;
  const isOther = (day: string): boolean => known.has(day) && !days.has(day);
  return told.every((date) => isOther(withoutYear(dayOf(date)))) && (denied || !namesRemoval(doc, 'any', of))
    ? warning
    : undefined;
}

/** The sentence of a warning, with those behind it in its paragraph up to one that denies a date: "Still works. No removal is planned." */
function withDenials(unit: Unit, { sentence }: LifeStatement, said: Said): Range {
  const { sentences } = said.output.doc;
  const { start, end, block } = sentences[sentence]!;
  const others = othersOf(unit, said);
  let last = end;
  for (let s = sentence + 1; sentences[s]?.block === block && s <= sentence + BEHIND; s++) {
    const next = sentences[s]!;
    const holds = (range: Range): boolean => range.start >= next.start && range.end <= next.end;
    if (others.some(holds)) break;
    if (said.open.some(holds)) last = next.end;
  }
  return { start, end: last };
}
/** So many sentences behind a warning still deny its date. */
const BEHIND = 2;

/** "- `a`: deprecated, use `b`", of what is removed in 8.0: an entry of its own in a list, without that release or a word of an end. */
function isLineWithoutEnd(doc: Document, unit: Unit, { sentence }: LifeStatement, said: Said): boolean {
  const { kind, start, end } = doc.blocks[doc.sentences[sentence]!.block]!;
  const releases = said.releasesOf(unit);
  if (kind !== 'item' || releases.length === 0) return false;
  // "8.0 comes without `a`", elsewhere
  const isTold = doc.sentences.some(({ first, last }) => {
    const words = doc.tokens.slice(first, last);
    if (!words.some(({ text }) => releases.includes(text))) return false;
    return [...keysOf(words, words.keys()).strong].some((key) => unit.keys.strong.has(key));
  });
  return !isTold && !LATER.test(doc.plain.slice(start, end)) && !namesRemoval(doc, 'any', { start, end });
}
/** A time, be it told as a release. */
const LATER = /\d\.[\dx]|\b(?:major|releases?|versions?|until|soon|later|last|still)\b/i;

/**
 * The statement by which the output tells a thing as a mere "deprecated" that no longer works: that it is over is told
 * nowhere, and no day stands in the sentence but that of the deprecation.
 */
export function overAsWarning(
  unit: Unit,
  said: Said,
  tellsOver: (x: LifeStatement) => boolean,
): LifeStatement | undefined {
  const warning = warningOf(unit, said);
  if (warning === undefined) return undefined;
  // An end of what is not known may be this one's where it stands behind the warning.
  const isNear = (x: LifeStatement): boolean =>
    said.about.unitsOf(x, undefined).includes(unit) ||
    (x.sentence >= warning.sentence && x.sentence <= warning.sentence + 2);
  if (tellsAny(unit, said, (x) => isNear(x) && (tellsOver(x) || said.tellsEnd(x)))) return undefined;
  const { doc, facts } = said.output;
  const sentence = doc.sentences[warning.sentence]!;
  const { start, end } = doc.blocks[sentence.block]!;
  const days = new Set(unit.dates.map((date) => withoutYear(dayOf(date))));
  const isTold = facts.dates.some(
    (date) =>
      date.range.start >= start &&
      date.range.end <= end &&
      !warning.dates.includes(date) &&
      days.has(withoutYear(dayOf(date))),
  );
  // Where the end of another thing is told, its words say nothing of this one.
  const within = said.statements.some((x) => tellsOver(x) || said.tellsEnd(x)) ? sentence : undefined;
  return isTold || namesRemoval(doc, 'over', within, othersOf(unit, said)) ? undefined : warning;
}

/**
 * The day of a thing's end that the output tells as the day of its deprecation alone: "`a` is deprecated from 3 May". `days`:
 * those on which the notice itself deprecates something.
 */
export function endAsDeprecation(unit: Unit, days: ReadonlySet<string>, said: Said): Range | undefined {
  const own = new Set(unit.dates.map(dayOf).filter((day) => !days.has(day)));
  const { doc, facts } = said.output;
  const told = facts.dates.filter((date) => own.has(dayOf(date)));
  const first = told[0];
  // What has a day of its own is told of another thing, or of some only.
  const isElse = (x: LifeStatement): boolean => x.dates.length > 0 && !x.dates.some((date) => own.has(dayOf(date)));
  if (first === undefined || tellsAny(unit, said, (x) => said.tellsEnd(x) && !isElse(x))) return undefined;
  return told.every((date) => isDeprecation(doc, date)) ? first.range : undefined;
}

/** "Deprecated from 3 May", "on 3 May, when `a` becomes deprecated": no mark and no word of an end stands between. */
function isDeprecation(doc: Document, { range, sentence }: DateFact): boolean {
  const { start, end } = doc.sentences[sentence]!;
  const behind = WHEN_DEPRECATED.exec(doc.plain.slice(range.end, Math.min(end, range.end + FAR)));
  if (behind) return !namesRemoval(doc, 'any', { start, end });
  const before = doc.plain.slice(Math.max(start, range.start - FAR), range.start);
  const at = before.toLowerCase().lastIndexOf('deprecat');
  if (at < 0 || /[,;:()–—→]|[-=]>|\s(?:and|but)\s/.test(before.slice(at))) return false;
  // "The deprecated `x` follows on 22 March": an attribute.
  if (/\b(?:the|an?|this|that|these|those|our|its|your)\s$/i.test(before.slice(0, at))) return false;
  return !namesRemoval(doc, 'any', { start: range.start - before.length + at, end: range.start });
}
/** "3 May, when the bridge becomes deprecated" */
const WHEN_DEPRECATED = /^,?\s(?:when|the day)\s[^.,;:]*\b(?:is|are|becomes?|gets?|will be)\s(?:\w+ly\s)?deprecated\b/i;
const DAY = /\b(?:dates?|days?|when|times?|deadlines?|releases?|versions?|dated?|un\w+|tb[acd])\b/i;

/** So many characters before the day the word stands. */
const FAR = 120;

/** Where the output tells the life of other things alone. */
const othersOf = (unit: Unit, { statements, about }: Said): readonly Range[] =>
  statements.flatMap((x) => {
    const units = about.unitsOf(x, undefined);
    return units.length > 0 && !units.includes(unit) ? [x.range] : [];
  });

/** The statement that names the thing and calls it deprecated. */
const warningOf = (unit: Unit, { output, statements, about }: Said): LifeStatement | undefined =>
  statements.find(
    (x) =>
      x.fate === 'warning' &&
      !x.dependent &&
      about.unitsOf(x, undefined).includes(unit) &&
      // "Yearly Classic plans are deprecated", beside Classic plans that end: told of the one that is.
      (unit.keys.strong.size > 0 ||
        !about.unitsOf(x, undefined).some((other) => other.fate === 'warning' && about.isOwn(other, x))) &&
      (about.isOwn(unit, x) ||
        about.isLed(unit, x) ||
        about.isPointed(x) ||
        (x.elliptic && isJustNamed(output.doc, unit, x, (key) => about.owners(key)))),
  );

/** Whether a statement of that kind is about the thing, or about one that is not known. */
const tellsAny = (unit: Unit, { statements, about }: Said, isKind: (x: LifeStatement) => boolean): boolean =>
  statements.some((x) => {
    const units = about.unitsOf(x, undefined);
    return isKind(x) && (units.includes(unit) || units.length === 0);
  });
