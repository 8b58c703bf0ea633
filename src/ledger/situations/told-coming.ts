import type { DateFact } from '../../facts/dates.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { OPERATE } from '../../facts/lifecycle/words.ts';
import { followsSince } from './day-words.ts';
import { isOfSupport, isPresent } from './forms.ts';
import { isListed } from './listed.ts';
import { type Mistold, mistold } from './mistold.ts';
import { isComplement } from './named-there.ts';
import { isPartOf } from './part-of.ts';
import { isSharedVersion } from './shared-version.ts';
import { hasDayAhead, names, type Telling } from './telling.ts';
import { endsThere, isTimelessEnd } from './timeless.ts';

/** Told as to come, against the notice. */
export function toldAsComing(statement: Telling): readonly (Mistold | undefined)[] {
  const { units, texts } = statement;
  const telling = {
    ...statement,
    units: units.filter((unit) => !(unit.fate === 'spared' && isSharedVersion(unit, texts.units))),
  };
  const timeless = timelessEnd(telling);
  if (!tellsPlan(telling)) return [timeless];
  const late = onDayGone(telling);
  if (late || isNoEnd(telling)) return [timeless, late];
  return [timeless, overAlready(telling), endOfWhatStays(telling)];
}

/** "`a` is removed as well": in the present, and without a time. */
function timelessEnd({ texts, x, units }: Telling): Mistold | undefined {
  const { evidence, output, about, lots } = texts;
  const isIts = (unit: Unit): boolean => evidence.isCertain(unit) && isTimelessEnd(unit, x, output.doc, about, lots);
  return mistold(units.find(isIts), x.range);
}

const tellsPlan = (telling: Telling): boolean => {
  const { fate, ahead, anchored, dependent, mood, dates, range } = telling.x;
  // "Are being dropped since 2 March": going on.
  const { doc } = telling.texts.output;
  const isSince = (date: DateFact): boolean => date.range.start > range.end && followsSince(doc, date);
  if (mood === 'progressive' && dates.length > 0 && dates.every(isSince)) return false;
  return isOfRelease(telling) || (fate === 'scheduled' && (ahead || (anchored && !dependent)));
};

/** "`a` and `b` are dropped in 5.0", a release that the notice sets ahead. */
const isOfRelease = ({ texts: { releases }, x }: Telling): boolean =>
  releases.isAhead(x) && (x.family === 'removal' || x.family === 'state');

/** Whether its own form tells that it is to come. */
function isExplicit(telling: Telling): boolean {
  const { texts, x, nearest } = telling;
  const isNow = x.mood === 'present';
  return (
    x.ahead ||
    isOfRelease(telling) ||
    // "`a` and `b` shut down on 3 May": the day tells that the form is no past.
    (nearest !== undefined && texts.calendar.future.has(nearest) && isNow && x.family === 'removal') ||
    (x.family !== 'refusal' &&
      !x.soft &&
      // "The on-site server accepts 1.x": what another does with it.
      !(x.family === 'work' && x.verbObject) &&
      isPresent(texts.output.doc.tokens[x.at]!.lower, texts.about.isPointed(x) && isNow))
  );
}

/** On a day on which the notice tells something as removed. */
function onDayGone(telling: Telling): Mistold | undefined {
  const { texts, x, units, nearest } = telling;
  if (nearest === undefined || !texts.gone.has(nearest) || texts.calendar.future.has(nearest)) return undefined;
  if (!isExplicit(telling)) return undefined;
  const isOver = ({ fate }: Unit): boolean => fate === 'failing';
  return mistold(units.find(isOver) ?? texts.units.find(isOver), x.range);
}

/** What a thing "will not" do tells no end that is to come: "it will not return". */
function isNoEnd({ texts, x }: Telling): boolean {
  const { doc } = texts.output;
  if (x.family !== 'work' || OPERATE.has(doc.tokens[x.at]!.lemma)) return false;
  return !(doc.tokens[x.at - 1]?.lower === 'longer' && endsThere(doc, x));
}

/** A thing that is over already. */
function overAlready(telling: Telling): Mistold | undefined {
  const { texts, x, units } = telling;
  const { about, evidence, lots } = texts;
  const over = units.filter((unit) => isOver(telling, unit));
  const released = isOfRelease(telling);
  const listed = over.find(
    (unit) => isListed(unit, x, units, texts.output.doc, about, released) && !lots.isToldOver(unit, x),
  );
  if (over.length === 0 || !isExplicit(telling)) return undefined;
  const isAnothers = !listed && !about.isPointed(x) && (hasDayAhead(telling) || evidence.isAnnounced(x));
  return isAnothers ? undefined : mistold(listed ?? over[0], x.range);
}

/** Surely over, and told here of itself: no headline over a lot whose fates stand behind it. */
const isOver = ({ texts: { about, evidence, lots }, x, units }: Telling, unit: Unit): boolean =>
  unit.fate === 'failing' &&
  evidence.isCertain(unit) &&
  !about.twin(unit, x) &&
  ((about.isOwn(unit, x) && !lots.isOfLot(x, units, unit)) || !lots.isToldOver(unit, x)) &&
  !lots.isHeadline(x, units, unit);

/** The end of a thing that stays, or is only deprecated. */
function endOfWhatStays(telling: Telling): Mistold | undefined {
  const { texts, x, units } = telling;
  const { about, evidence, lots } = texts;
  const { doc } = texts.output;
  const stays = units.find((unit) => (unit.fate === 'warning' || unit.fate === 'spared') && evidence.isCertain(unit));
  if (!stays || isOfSupport(doc, x)) return undefined;
  if ((stays.fate === 'spared' && isComplement(doc, stays, x)) || !isEndOf(telling, stays)) return undefined;
  // "Teams with a cloned voice: it closes", of "stock voices": no pronoun of what only shares a word with its sentence.
  const isLed = about.isLedByName(stays, x);
  if (stays.fate === 'spared' && x.elliptic && !isLed && !about.isPointed(x) && !about.isItOf(stays, x))
    return undefined;
  if (isPartOf(x, stays, texts.units, doc, about)) return undefined;
  const isAnothers =
    !isLed &&
    !about.isOwn(stays, x) &&
    !about.isPointed(x) &&
    !about.isItOf(stays, x) &&
    (about.namesOther(stays, x) || evidence.isAnnounced(x));
  if (isAnothers || (lots.isOfLot(x, units, stays) && lots.isToldToStay(stays, x))) return undefined;
  return lots.isHeadline(x, units, stays) ? undefined : mistold(stays, x.range);
}

/** Whether a statement can be the end of what stays; "works in 3.x" and "returns an error" need not be. */
function isEndOf(telling: Telling, unit: Unit): boolean {
  const { texts, x } = telling;
  const { tokens } = texts.output.doc;
  // "The resolver answers as usual until then"
  if (x.family === 'work') return x.ahead || (x.dates.length > 0 && tokens[x.at - 1]?.lower === 'longer');
  if (x.family !== 'refusal') return true;
  // "`a` and `b` are both on their way out: relays will refuse them"
  if (x.ahead && x.elliptic && x.verbObject) return true;
  return /^(?:fail|break)/.test(tokens[x.at]!.lower) && names(telling, unit);
}
