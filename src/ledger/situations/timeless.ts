import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isTime } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { anyMore } from '../../facts/lifecycle/when.ts';
import type { Document } from '../../text/document.ts';
import type { About } from './about.ts';
import type { Lots } from './lots.ts';

/** Verbs that refuse a thing itself. */
const REFUSED = /^(?:refused|rejected|blocked)$/;

/**
 * Whether the output tells a thing's end in the present tense and without a time, against its fate: "`a` is removed as
 * well" of what is only deprecated, "`a` shuts down with it" of what is gone. What is gone "is shut down".
 */
export function isTimelessEnd(unit: Unit, x: LifeStatement, doc: Document, about: About, lots: Lots): boolean {
  if (
    x.fate !== 'neutral' ||
    !(x.mood === 'present' || isBareVerdict(unit, x, doc)) ||
    x.negated ||
    x.hedged ||
    x.partial ||
    x.aside ||
    x.dependent
  )
    return false;
  if (doc.blocks[doc.sentences[x.sentence]!.block]!.kind === 'cell') return false;
  const isPointed = x.family === 'removal' && (about.isOnly(x) || about.isPointed(x));
  if (!(about.isOwn(unit, x, true) || isLed(doc, x) || isPointed)) return false;
  if (about.twin(unit, x)) return false;
  const verb = doc.tokens[x.at]!.lower;
  // "Ends with 90 days' notice": whenever that is.
  if (doc.tokens.slice(x.end, x.end + 6).some(({ lower }) => lower === 'notice')) return false;
  // "Both are on their way out": no more than "deprecated" says.
  if (verb === 'on') return false;
  // Without a day of its own it may be a detail of a change that is to come.
  if (unit.fate === 'failing')
    return (
      unit.dates.length > 0 &&
      x.family === 'removal' &&
      !x.verbObject &&
      x.chain === x.at &&
      /[^s]s$/.test(verb) &&
      !lots.isToldOver(unit, x)
    );
  return (
    (unit.fate === 'warning' || unit.fate === 'spared') &&
    (x.family === 'removal' || (x.family === 'refusal' && REFUSED.test(verb))) &&
    !lots.isToldApart(unit, x)
  );
}

/** "`a`: removed": the verdict behind a colon is the thing's before it. */
const isLed = ({ plain }: Document, x: LifeStatement): boolean =>
  x.mood === 'bare' && /[^\s:]: ?$/.test(plain.slice(Math.max(0, x.range.start - 3), x.range.start));

/** "`a`: removed.", "`a`: removed in the next release": a participle alone behind the thing, of what only is deprecated. */
function isBareVerdict(unit: Unit, x: LifeStatement, { tokens, plain, sentences }: Document): boolean {
  if (unit.fate !== 'warning' || x.mood !== 'bare' || x.family !== 'removal' || x.chain !== x.at) return false;
  if (!/ed$/.test(tokens[x.at]!.lower)) return false;
  const behind = plain.slice(x.range.end, x.range.end + 24);
  if (x.anchored) return IN_NEXT.test(behind);
  return /^\s?[.;)]/.test(behind) || x.range.end >= sentences[x.sentence]!.end;
}
const IN_NEXT = /^ (?:in|with) (?:the|a|some) (?:next|future|later|coming|upcoming|following) /;

/** "`a` no longer answers": nothing follows that it would still do to another, or in another way. */
export function endsThere({ tokens, plain, sentences }: Document, x: LifeStatement): boolean {
  if (x.verbObject) return false;
  const next = tokens[x.end];
  if (next === undefined || x.end >= sentences[x.sentence]!.last) return true;
  return (
    /[.,;:)]/.test(plain.slice(tokens[x.end - 1]!.end, next.start)) ||
    /^(?:since|any|anymore)$/.test(next.lower) ||
    isTime(tokens, x.end)
  );
}

/** "`a` no longer answers": told of one thing by its own identifier, or of all that is told: "`a` and `b` no longer respond". */
export const endsItself = (x: LifeStatement, units: readonly Unit[], doc: Document, about: About): boolean =>
  endsThere(doc, x) &&
  (isOfOne(x, units, about) || (isNoMore(doc, x) && (about.isOfAll(x, units) || isOfEach(x, units, about))));

/** "`a` and `b` no longer respond": each by its own identifier, and one at least still to end. */
const isOfEach = (x: LifeStatement, units: readonly Unit[], about: About): boolean =>
  units.some(({ fate }) => fate === 'scheduled') &&
  units.every((unit) => (unit.fate === 'scheduled' || unit.fate === 'failing') && about.isOwn(unit, x, true));

const isOfOne = (x: LifeStatement, [unit, ...others]: readonly Unit[], about: About): boolean =>
  unit !== undefined &&
  others.length === 0 &&
  (unit.keys.strong.size > 0 || unit.fate === 'scheduled') &&
  (about.isOwn(unit, x, true) || about.isLed(unit, x));

/** "No longer answers", "does not respond any more": what it did is over, and it is not merely denied. */
const isNoMore = ({ tokens, sentences }: Document, x: LifeStatement): boolean =>
  x.mood === 'present' &&
  (tokens[x.at - 1]?.lower === 'longer' || (x.negated && anyMore(tokens, x.end, sentences[x.sentence]!.last)));
