import { readNoDates } from '../../facts/lifecycle/no-date.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { isThirdParty } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { dayOf } from './calendar/day.ts';
import type { Calendar } from './calendar.ts';
import { isOfSupport } from './forms.ts';

/** What a notice tells at all, whatever it names: where it first tells of an end to come, of one that is over, of what goes on. */
export interface Stance {
  readonly ahead: Range | undefined;
  readonly over: Range | undefined;
  /** The same, but for what it tells as over of others on the way: "the vendor has stopped its fixes". */
  readonly ended: Range | undefined;
  readonly stays: Range | undefined;
  /** Something, whatever it be, lies ahead. */
  readonly soon: boolean;
}

export function stanceOf(
  { doc, facts }: Reading,
  told: readonly LifeStatement[],
  units: readonly Unit[],
  { past, certain, future }: Calendar,
): Stance {
  // "No end is planned"
  const open = readNoDates(doc);
  const isOpen = (at: Range): boolean => open.some((range) => holds(range, at));
  const word = (pattern: RegExp): Range | undefined =>
    doc.tokens.find((token) => !token.code && pattern.test(token.lower) && !isOpen(token));
  const day = (...sets: ReadonlySet<string>[]): Range | undefined =>
    facts.dates.find((date) => sets.some((set) => set.has(dayOf(date))))?.range;
  const unit = (is: (x: Unit) => boolean): Range | undefined => units.find(is)?.evidence;
  const life = (is: (x: LifeStatement) => boolean): Range | undefined => told.find(is)?.range;
  const over = (done: (x: LifeStatement) => boolean): Range | undefined =>
    unit((x) => x.fate === 'failing' || x.open) ?? life(done) ?? day(past) ?? word(/^(?:yesterday|ago)$/);
  return {
    over: over((x) => x.done),
    ended: over((x) => x.done && !x.aside),
    ahead:
      unit((x) => x.fate === 'scheduled') ??
      life((x) => (x.ahead || x.fate === 'scheduled') && x.family !== 'stay') ??
      day(certain, future),
    soon: doc.tokens.some(
      (token, k) => SOON.test(token.lower) && !token.code && !isWithoutEnd(doc, k) && !isOpen(token),
    ),
    stays: unit((x) => x.fate === 'warning') ?? life((x) => x.fate === 'spared' || x.fate === 'warning'),
  };
}

const SOON = /^(?:going|planned|scheduled|until|till)$/;
/** "Until further notice": no end is in sight. */
const isWithoutEnd = ({ tokens }: Document, k: number): boolean =>
  /^(?:further|otherwise)$/.test(tokens[k + 1]?.lower ?? '');

const holds = (outer: Range, inner: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;

const isTold = ({ tokens }: Document, x: LifeStatement): boolean =>
  !(x.dependent || x.hedged || x.family === 'deprecation' || x.family === 'stay') &&
  !x.subject.some((k) => isThirdParty(tokens[k]!));

/** "Will be closed", "is going to be unavailable": an end to come. What a thing will not do need be none. */
export const isComing = (doc: Document, x: LifeStatement): boolean =>
  isTold(doc, x) &&
  x.ahead &&
  x.mood === 'future' &&
  !doc.tokens.slice(x.chain, x.at).some(({ lower }) => /^(?:must|able)$/.test(lower)) &&
  (x.family === 'refusal' ? x.dates.length > 0 : x.family !== 'work' || doc.tokens[x.at - 1]!.lower === 'longer');

/** "Has been closed", without a time: an end that is over. Without an auxiliary ("support dropped") it may be a heading. */
export const isOver = (doc: Document, x: LifeStatement): boolean =>
  isTold(doc, x) &&
  x.done &&
  !x.anchored &&
  x.dates.length === 0 &&
  x.mood !== 'bare' &&
  (x.chain < x.at || x.family === 'work');

/**
 * "Acme has disabled the feature", "every workspace has been cut off": an end whose auxiliary tells that it is over, in a main
 * clause. What a release has dropped, and the end of what was done for a thing, may be a detail of the change.
 */
export function isEnded(doc: Document, x: LifeStatement): boolean {
  if (!x.done || x.family !== 'removal' || !/^(?:perfect|past)$/.test(x.mood) || x.chain === x.at) return false;
  if (!isTold(doc, x) || x.partial || x.aside || isOfSupport(doc, x)) return false;
  const { tokens, clauses, sentences } = doc;
  const { first, lead, bracketed } = clauses[x.clause]!;
  if (
    bracketed ||
    HANGS.test(lead) ||
    tokens.slice(first, x.chain).some(({ lower, code }) => !code && HANGS.test(lower))
  )
    return false;
  return !tokens
    .slice(x.end, Math.min(sentences[x.sentence]!.last, x.end + NEAR))
    .some(({ text }) => RELEASE.test(text));
}
/** What makes a condition, a reason, a time or a relative of a clause. */
const HANGS = /^(?:that|which|who|whose|where|when|once|after|before|until|if|unless|provided|as|because|since|so)$/;
const RELEASE = /^v?\d+(?:\.\d+)+$/;
/** So many words behind the verb its release stands. */
const NEAR = 5;
