import { formOf } from '../../facts/lifecycle/chain.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { OPERATE } from '../../facts/lifecycle/words.ts';
import { meantByTitle } from './by-title.ts';
import { dayOf } from './calendar/day.ts';
import { isElliptic } from './forms.ts';
import { type Mistold, mistold } from './mistold.ts';
import { hasDayAhead, names, type Telling } from './telling.ts';
import { endsItself } from './timeless.ts';
import { doneBeforeItsDay, isKnownDay } from './told-days.ts';

/** Told as accomplished, against the notice. */
export function toldAsDone(telling: Telling): Mistold | undefined {
  const { texts, x, units } = telling;
  if (isOrder(telling) || isElliptic(texts.output, x) || isOnTheWay(telling) || isStatusAsTold(telling))
    return undefined;
  const early = doneBeforeItsDay(telling);
  if (early || isBoundByPast(telling)) return early;
  const merged = mergedWith(telling);
  const listed = listedAsOver(telling);
  // "5.4.0 removes `a` and `b`", of which the one goes in 6.0: over by the release that is out.
  const byRelease = merged && !x.done ? mistold(merged, x.range, true) : undefined;
  if (merged) return isNoEnd(telling) ? undefined : (wronglyOver(telling) ?? byRelease);
  if (listed) return mistold(listed, x.range);
  if (isOnKnownDay(telling) || isNoEnd(telling) || texts.evidence.isSupported(x, units)) return undefined;
  return wronglyOver(telling);
}

/** "It is end of life", in the words in which the notice has it beside an end that is still to come. */
const isStatusAsTold = ({ texts: { notice, output, told }, x }: Telling): boolean =>
  x.family === 'state' &&
  x.end - x.at > 1 &&
  told.some(
    ({ family, range }) =>
      family === 'state' && notice.doc.span(range).text.toLowerCase() === output.doc.span(x.range).text.toLowerCase(),
  );

/** "Rename `a`, drop the flag": an order. */
const isOrder = ({ texts, x }: Telling): boolean =>
  x.verbObject && x.chain === x.at && formOf(texts.output.doc.tokens[x.at]!.lower) === 'base';

/** A reason or a condition that only touches on the end, and has no day ahead. */
function isOnTheWay(telling: Telling): boolean {
  const { texts, x, units } = telling;
  if (!x.dependent || hasDayAhead(telling)) return false;
  const { first, lead } = texts.output.doc.clauses[x.clause]!;
  // "Rewrite your rules, because the editor was dropped": a reason that tells of the one thing by its name.
  // "As it can no longer be offered" may tell why it ends, and not that it has.
  const isCause = lead === 'because' || (/^(?:as|since)$/.test(lead) && x.mood !== 'modal');
  const isReason = isCause && !x.hedged && !x.aside && !x.verbObject && units.length === 1 && !x.elliptic;
  // ", which was removed"; but not ", which cannot stay as the owner has dropped it".
  const isRelative = lead === 'which' && x.chain <= first + 2;
  return !isReason && !isRelative;
}

/** "Already fails for accounts opened since 1 June": a day that is over bounds it. */
const isBoundByPast = ({ texts: { calendar, evidence, told }, x }: Telling): boolean =>
  x.conditions.some((date) => {
    const day = dayOf(date);
    // "Those who have used it since January are affected": a day of which the notice tells nothing as over
    const isTold = evidence.datesOf(day).some(({ sentence }) => told.some((x) => x.done && x.sentence === sentence));
    return calendar.past.has(day) && isTold;
  });

/** Of several things told as over together, one whose end the notice sets ahead. */
function mergedWith(telling: Telling): Unit | undefined {
  const { texts, x, units, nearest } = telling;
  const { evidence, about } = texts;
  const isBoth = texts.lots.isBoth(x, units);
  const isMeant = (unit: Unit): boolean => names(telling, unit) || (isBoth && units.includes(unit));
  const isApart = (unit: Unit): boolean =>
    isBoth ||
    unit.keys.strong.size > 0 ||
    texts.units.some((other) => other.fate === 'failing' && names(telling, other));
  return texts.units.find(
    (unit) =>
      unit.fate === 'scheduled' &&
      evidence.isCertain(unit) &&
      isMeant(unit) &&
      isApart(unit) &&
      !about.twin(unit, x) &&
      (isBoth || nearest === undefined || !evidence.isOfDay(x, nearest, unit)),
  );
}

/** "`a` and `b` have returned 410 since 2 May", of which one still answers. */
const listedAsOver = (telling: Telling): Unit | undefined =>
  telling.units.find(
    (unit) =>
      unit.fate === 'warning' &&
      telling.units.length > 1 &&
      unit.keys.strong.size > 0 &&
      telling.texts.evidence.isCertain(unit) &&
      names(telling, unit) &&
      !telling.texts.lots.isToldApart(unit, telling.x),
  );

/** On a day that is over, or on one of the notice's whose tense is open: that proves nothing. */
const isOnKnownDay = ({ texts, nearest }: Telling): boolean =>
  nearest !== undefined && (texts.calendar.past.has(nearest) || isKnownDay(texts, nearest));

/** What a thing no longer does is an end of it only where it is told so. */
const isNoEnd = ({ texts: { output, about }, x, units }: Telling): boolean =>
  x.family === 'work' && !OPERATE.has(output.doc.tokens[x.at]!.lemma) && !endsItself(x, units, output.doc, about);

/** A thing that is told as over, and is not. */
function wronglyOver(telling: Telling): Mistold | undefined {
  const { texts, x, units } = telling;
  const titled = meantByTitle(telling);
  if (titled && texts.evidence.isCertain(titled)) return { unit: titled, range: x.range, early: true, sure: true };
  // "The new model ignores `best_of`" is no end of it.
  const acts = x.family === 'refusal' && x.verbObject;
  const others = units.filter(
    (unit) => unit.fate !== 'failing' && !(acts && unit.fate === 'warning') && !texts.about.twin(unit, x),
  );
  const loose = isLoose(telling);
  const isWrong = (unit: Unit): boolean =>
    !(loose && !names(telling, unit) && !isNamedBefore(telling, unit)) && texts.evidence.isCertain(unit);
  const wrong =
    // Of several things told as over, the one with a removal ahead is told before its date as well.
    others.find((unit) => unit.fate === 'scheduled' && isWrong(unit)) ??
    others.find(isWrong) ??
    // Whether more is planned for what is only deprecated may be open; that it works is not.
    others.find((unit) => unit.fate === 'warning' && names(telling, unit));
  return mistold(wrong, x.range, wrong?.fate === 'scheduled');
}

/** "Clients that call `a`: it is gone": told of the one thing there is, which the same sentence has named. */
function isNamedBefore({ texts: { about, output }, x }: Telling, unit: Unit): boolean {
  const { tokens, sentences } = output.doc;
  const { first } = sentences[x.sentence]!;
  const before = tokens.slice(first, x.chain).flatMap(({ code, content }, n) => (code || content ? [first + n] : []));
  return (
    x.chain - first < LONGEST && (about.isOnly(x) || about.isOfAll(x, [unit])) && about.namedBy(before).includes(unit)
  );
}
/** So many words before the verb. */
const LONGEST = 24;

/** "Closed already", "login: dead": a fragment or a state is of this thing only where it names it. */
const isLoose = ({ x: { mood, family, subject } }: Telling): boolean =>
  (mood === 'bare' && family !== 'work') || (mood === 'present' && family === 'state') || subject.length === 0;
