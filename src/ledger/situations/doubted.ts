import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import { overlaps, type Range, rangeAt } from '../../text/span.ts';
import type { About } from './about.ts';

/**
 * The statement by which the output tells an end that is set as one that may come, or will not: "`a` may be retired on 3 May",
 * "`a` won't be retired". Nothing else that it tells of the thing, or of one that is not known, is an end.
 */
export function doubtedEnd(
  unit: Unit,
  doc: Document,
  statements: readonly LifeStatement[],
  about: About,
  tellsEnd: (x: LifeStatement) => boolean,
): LifeStatement | undefined {
  // "May be withdrawn as early as 3 May", of "no earlier than 3 May"
  if (unit.dates.some(({ boundary }) => boundary === 'not-before')) return undefined;
  const doubted = statements.find(
    (x) =>
      (isDenied(doc, x) || (x.mood === 'modal' && x.hedged && !x.negated && isMaybe(doc, x))) &&
      !x.partial &&
      !x.aside &&
      !x.dependent &&
      x.family === 'removal' &&
      (about.isOnly(x) || (about.unitsOf(x, undefined).includes(unit) && about.isOwn(unit, x, true))),
  );
  if (doubted === undefined) return undefined;
  const isTold = statements.some((x) => {
    const units = about.unitsOf(x, undefined);
    return !x.hedged && tellsEnd(x) && (units.includes(unit) || (units.length === 0 && x.dates.length === 0));
  });
  return isTold ? undefined : doubted;
}

/** "Won't be removed (on 3 May)"; "will not be removed before 3 May", "… on less than 90 days' notice" set an end. */
function isDenied({ clauses, tokens }: Document, { negated, hedged, dates, range }: LifeStatement): boolean {
  if (!negated || hedged) return false;
  if (dates.some(({ boundary }) => boundary !== null && /before|until/.test(boundary))) return false;
  const { first, last } = clauses[rangeAt(clauses, range.start)]!;
  const isDay = (token: Range): boolean => dates.some((date) => overlaps(date.range, token));
  return tokens.slice(first, last).every((token) => token.start < range.end || !token.content || isDay(token));
}

/** "May", "might", "could" among the auxiliaries; "must" and "should" set no end in doubt. */
export const isMaybe = ({ tokens }: Document, { chain, at }: LifeStatement): boolean =>
  tokens.slice(chain, at).some(({ lower }) => /^(?:may|might|could)$/.test(lower));
