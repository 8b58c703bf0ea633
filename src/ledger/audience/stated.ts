import { readUniversals, type UniversalFact } from '../../facts/audience/universal.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import { readSubject } from '../../facts/grammar/subject.ts';
import type { Reading } from '../../facts/read.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Thing } from '../../facts/things.ts';
import { lazy, oncePer } from '../../text/once.ts';
import type { Audience } from '../audience.ts';
import { clausesOf } from '../filler/passages.ts';
import { touching } from '../touching.ts';
import { withoutAsides } from './asides.ts';
import { coreKeys, countedIn, dealtTo, groupNouns, quantifiedIn, singular } from './breadth.ts';
import type { Concerned } from './claimed.ts';
import { everyoneOf } from './everyone.ts';
import { deniesExceptions } from './exceptions.ts';
import { narrowingsOf, standsWithSome } from './narrowing.ts';
import { opposedIn, sparedIn } from './opposed.ts';

/** What a notice says of whom it concerns, whatever is laid beside it. */
export interface Stated extends Concerned {
  readonly audience: Omit<Audience, 'claims'>;
  /** What it says of everyone. */
  readonly universals: readonly UniversalFact[];
  /** The nouns of all of whom it says so without more. */
  readonly quantified: ReadonlySet<string>;
  /** See `dealtTo`, `quantifiedIn` and `countedIn`. */
  readonly dealt: ReadonlySet<string>;
  readonly parts: () => ReadonlySet<string>;
  readonly counted: () => ReadonlySet<string>;
  /** Whether it denies exceptions. */
  readonly denied: () => boolean;
}

/** Reads it; once for each. */
export const statedBy: (notice: Reading) => Stated = oncePer((notice: Reading): Stated => {
  // What the notice says stays is no retiring thing.
  const leaving = notice.facts.things.filter((thing) => thing.situation !== 'spared' && !isRelease(notice, thing));
  const things = leaving.length > 0 ? leaving : notice.facts.things;
  const whole = readSubject(notice.doc, things, notice.facts.audience);
  const core = coreKeys(things, whole.vendor);
  const subject = withoutAsides(notice, whole, core);
  const narrowings = narrowingsOf(notice.facts.audience, whole, standsWithSome(notice), opposedIn(notice.doc));
  // Thanks to everyone, or "the sooner everyone is on board, the better", tell nothing of who is affected.
  const sure = notice.facts.filler.filter((one) => one.sure);
  const idle = readUniversals(notice.doc).length > 0 ? idleIn(notice) : [];
  const filler = touching([...sure, ...idle].map(({ range }) => range));
  const everyone = everyoneOf(
    notice.facts.audience.filter(({ range }) => !filler(range)),
    subject,
  );
  // What the notice itself says of all ("every account is deleted") may be said of all.
  const universals = readUniversals(notice.doc).filter(({ range }) => !filler(range));
  const general = universals.filter(
    ({ narrowing, population }) => population === 'technical' || narrowing.every((t) => subject.vendor.has(keyOf(t))),
  );
  const several = new Set(notice.facts.things.map(({ name }) => name)).size > 1;
  const spares = notice.facts.audience.some(({ scope }) => scope === 'not') || SPARES.test(notice.doc.plain);
  return {
    audience: { subject, whole, core, several, spares, narrowings },
    subject,
    core,
    narrowings,
    everyone,
    universals,
    quantified: new Set(general.map(({ noun }) => singular(noun))),
    told: new Set(notice.doc.tokens.map(keyOf)),
    opposed: new Set([...sparedIn(notice.doc).values()].flatMap((keys) => [...keys])),
    dealt: dealtTo(notice.doc),
    denied: lazy(() => deniesExceptions(notice.doc)),
    parts: lazy(() => quantifiedIn(notice.doc)),
    counted: lazy(() => countedIn(notice.doc)),
    spoken: lazy(() => groupNouns(notice)),
  };
});

/** "Deprecated as of Trellis 2.9", "removed in Trellis 3": the release of the product in which something goes. */
const isRelease = ({ doc: { plain } }: Reading, { name, range: { start } }: Thing): boolean =>
  /\s\d+(?:\.\d+)*$/.test(name) &&
  /\b(?:deprecated|removed|dropped|obsolete|unsupported)\s(?:as of|since|in|with|from)\s(?:the\s)?$/i.test(
    plain.slice(Math.max(0, start - 40), start),
  );

/** What a text says of those who need not care. */
const SPARES =
  /\b(?:out of scope|not (?:affected|concerned|impacted|covered|subject)|unaffected|needs? (?:do |no (?:change|action)|not do)|nothing changes for)\b|n['’]t (?:affected|concerned|impacted|need)\b/i;

/** The clauses of a text that are likely filler. */
function idleIn(reading: Reading): readonly Statement[] {
  const { statements, likely } = clausesOf(reading);
  return statements.filter((_, i) => likely[i]! >= IDLE);
}
const IDLE = 0.6;
