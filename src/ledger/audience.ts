import type { AudienceFact } from '../facts/audience.ts';
import type { Reading } from '../facts/read.ts';
import { isGeneric, keyOf, type Subject } from '../facts/subject.ts';
import type { Thing } from '../facts/things.ts';
import type { UniversalFact } from '../facts/universal.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';

/** A described group of the notice, cut down to the words that tell it from "all users". */
export interface Narrowing {
  readonly fact: AudienceFact;
  /** Keys that a reader would look for: plans, regions, dates, numbers, identifiers. */
  readonly hard: ReadonlySet<string>;
  /** The other words of the description. */
  readonly soft: ReadonlySet<string>;
}

/** Words that describe use or existence, as every group does. */
const LIGHT =
  /^(?:us|have|still|call|one|least|at|make|run|receiv|current|last|past|rely|thing|onli|longer|which|own|account|be|work|set|need|take|keep|enabl|gener|type|avail|access|contain|with|via|regard|member)$/;
const PERIOD = /^(?:dai|day|week|month|year|hour)$/;

/** The groups that the notice says are affected, each with what narrows it beyond the retiring thing itself. */
export function narrowingsOf(facts: readonly AudienceFact[], subject: Subject): Narrowing[] {
  const found: Narrowing[] = [];
  for (const fact of facts) {
    if (fact.scope !== 'some') continue;
    const hard = new Set<string>();
    const soft = new Set<string>();
    fact.words.forEach((token) => {
      const key = keyOf(token);
      if (subject.vendor.has(key) || PERIOD.test(key)) return;
      // "k2" of "k2.small": the stem of a name is the name.
      const isName =
        subject.names.has(key) ||
        (key.length > 1 &&
          [...subject.names].some((name) => name.startsWith(key) && /^[./:_-]/.test(name.slice(key.length))));
      const named = isName || subject.words.has(key);
      if (isHard(token)) {
        if (!isName && !/^(?:get|put|post|patch|delete|head)$/.test(key)) hard.add(key);
      } else if (!named && !LIGHT.test(key) && !isGeneric(key)) soft.add(key);
    });
    found.push({ fact, hard, soft });
  }
  return found;
}

/** A number, date, identifier or name: a word that no paraphrase replaces. */
export function isHard(token: Token): boolean {
  return (
    (token.code && /[^a-z]/i.test(token.text)) ||
    token.url ||
    token.number ||
    token.dateWord ||
    token.shaped ||
    /^\p{Lu}/u.test(token.text)
  );
}

/** Whether a claim about everyone says more than the notice does. `around`: the keys of the claim's sentence. */
export function exceeds(
  claim: UniversalFact,
  notice: Reading,
  subject: Subject,
  narrowings: readonly Narrowing[],
  around: ReadonlySet<string>,
): boolean {
  if (
    claim.population === 'technical' &&
    !narrowings.some(({ fact }) => fact.noun === null && fact.words.some((word) => sameNoun(word.lower, claim.noun)))
  )
    return false;
  // The notice itself speaks of everyone.
  if (
    notice.facts.audience.some(
      (fact) =>
        fact.scope === 'all' && (fact.everybody || sameNoun(fact.noun ?? '', claim.noun)) && isEveryone(fact, subject),
    )
  )
    return false;
  if (claim.wide) return true;
  if (tiesBack(claim, subject)) return false;
  const keys = claim.narrowing.filter((token) => token.content).map((token) => keyOf(token));
  if (keys.every((key) => subject.vendor.has(key))) return true;
  const stated = narrowings.filter(({ fact }) => fact.certainty === 'stated');
  const all = new Set(stated.flatMap((n) => [...n.hard, ...n.soft]));
  // Bounded by the thing's own name: as wide as the notice, unless the notice narrows further and nothing of that is near.
  if (tiedToThing(keys, notice.facts.things, subject))
    return all.size > 1 && stated.every((narrowing) => share(narrowing, around) < 0.25);
  return !narrowings.some(
    (narrowing) =>
      keys.some((key) => narrowing.hard.has(key) || narrowing.soft.has(key)) && share(narrowing, around) >= 0.5,
  );
}

/** How much of a group's description stands among `keys`, from 0 to 1; names and numbers weigh double. */
export function share({ hard, soft }: Narrowing, keys: { has(key: string): boolean }): number {
  let kept = 0;
  for (const key of hard) if (keys.has(key)) kept += 2;
  for (const key of soft) if (keys.has(key)) kept += 1;
  const total = hard.size * 2 + soft.size;
  return total === 0 ? 1 : kept / total;
}

/** Whether the words that narrow a claim name the retiring thing. */
function tiedToThing(keys: readonly string[], things: readonly Thing[], subject: Subject): boolean {
  if (keys.some((key) => subject.names.has(key) && !subject.vendor.has(key))) return true;
  const own = new Set(keys.filter((key) => subject.words.has(key) && !isGeneric(key)));
  if (things.length === 0) return own.size > 1;
  return things.some((thing) =>
    [thing.name, ...thing.aliases].some((alias) => {
      const parts = alias
        .split(/[^\p{L}\p{N}]+/u)
        .map((part) => lemma(part))
        .filter((key) => key !== '' && !isGeneric(key) && !subject.vendor.has(key));
      return parts.length > 0 && parts.filter((key) => keys.includes(key)).length * 2 > parts.length;
    }),
  );
}

const sameNoun = (a: string, b: string): boolean => a === b || a === `${b}s` || `${a}s` === b;

/** "everyone who keeps journals in it", "all customers still using the header": points back to what was named. */
const tiesBack = (claim: UniversalFact, subject: Subject): boolean =>
  claim.narrowing.some((token, i) => {
    if (/^(?:it|them|this|these|those|one|ones|such|affected|concerned|impacted|whose)$/.test(token.lower)) return true;
    const next = claim.narrowing[i + 1];
    return (
      token.lower === 'the' &&
      next !== undefined &&
      (subject.words.has(keyOf(next)) ||
        subject.names.has(keyOf(next)) ||
        /^(?:old|legacy|retiring|deprecated|retired|affected)$/.test(next.lower))
    );
  });

const isEveryone = (fact: AudienceFact, subject: Subject): boolean =>
  fact.noun !== null &&
  fact.words.every(
    (token) =>
      subject.vendor.has(keyOf(token)) ||
      isGeneric(keyOf(token)) ||
      (/^\p{Lu}/u.test(token.text) && !token.shaped && !/\d/.test(token.text)),
  );
