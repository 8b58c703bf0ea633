import type { AudienceWord } from '../../facts/audience/group.ts';
import { populationOf } from '../../facts/audience/population.ts';
import type { UniversalFact } from '../../facts/audience/universal.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import { lemma } from '../../text/lemma.ts';
import { isAsWideAsProduct } from './breadth.ts';
import type { Claimed, Concerned } from './claimed.ts';
import { isLight, type Narrowing, namesThing, share } from './narrowing.ts';
import { isNoWider } from './no-wider.ts';

/** Whether a claim about everyone says more than the notice does. `around`: the keys of the claim's sentence. */
export function exceeds(claim: UniversalFact, around: ReadonlySet<string>, notice: Concerned): boolean {
  const claimed: Claimed = { ...notice, claim, around };
  // "Whichever imprint they use": what the notice tells some users by.
  if (claim.wide && claim.population === 'other') return !notice.everyone.people && deniesDifference(claimed);
  if (isNoWider(claimed)) return false;
  if (claim.wide) return true;
  const keys = new Set(claim.narrowing.filter((token) => token.content).map((token) => keyOf(token)));
  if (isOfProduct(claimed, keys)) return true;
  return !tiesBack(claim, notice.subject) && isWiderThanGroups(claimed, keys);
}

/** Whether what makes no difference is one of the notice's own words, and none of the thing's unless it is the use of it. */
function deniesDifference({ claim: { narrowing, span }, subject, core, told }: Claimed): boolean {
  const { names, replacements } = subject;
  const use = /^(?:or|whether)\b|\bwhether\b/i.test(span.text);
  return narrowing.some((token) => {
    const key = keyOf(token);
    return told.has(key) && !isLight(key) && !replacements.has(key) && (use || !(core.has(key) || names.has(key)));
  });
}

/** Whether a claim is of all whom the product has, with no word of a group of the notice. */
function isOfProduct({ claim, core, narrowings, subject }: Claimed, keys: ReadonlySet<string>): boolean {
  const isTold = ({ key }: AudienceWord): boolean => keys.has(key) && !subject.vendor.has(key) && !isLight(key);
  return !narrowings.some(({ fact }) => fact.words.some(isTold)) && isAsWideAsProduct(claim, core, subject.vendor);
}

/** Whether what narrows a claim leaves it wider than every group of the notice. */
function isWiderThanGroups(claimed: Claimed, keys: ReadonlySet<string>): boolean {
  const { claim, subject, core, narrowings } = claimed;
  const { vendor } = subject;
  if (claim.noun === 'whoever') return isWhoeverThereIs(claimed, keys);
  // "Any device on Acme must": no wider than the product, or one that the notice may well tell by other words.
  if (/^any\s/i.test(claim.span.text) && keys.size > 0) return false;
  if ([...keys].every((key) => vendor.has(key))) return true;
  if (/^any/.test(claim.noun)) return isAnyoneThereIs(claimed, keys);
  if (narrowings.length === 0 && isToldByMatter(claimed)) return false;
  // Bounded by the thing's own name; "all paper cards" are the thing, where loyalty cards of paper end.
  const phrase = new Set([...keys, lemma(claim.noun)]);
  const isThing = claim.population === 'technical' && [...subject.names].every((name) => phrase.has(name));
  const itself = isThing ? phrase : keys;
  if (namesThing(itself, subject)) return leavesOutGroups(claimed);
  // "All who played ranked duels": told by what they do with it.
  const does = /^(?:who|that)$/.test(claim.narrowing[0]?.lower ?? '');
  return !(does && [...keys].some((key) => core.has(key))) && !isNearGroup(claimed, keys);
}

/** "Everyone still passing `?pass=`", "all parents of children starting in grade 1": by what the notice speaks of, where it describes nobody. */
function isToldByMatter({ claim: { narrowing }, told, subject: { vendor } }: Claimed): boolean {
  const words = narrowing.filter(({ content, number }) => content || number);
  // "Everyone who sends mail through Acme": what any user of the vendor does.
  const keys = words.map(keyOf).filter((key) => !vendor.has(key) && !isLight(key));
  return (
    narrowing.some((token) => token.code && told.has(keyOf(token))) ||
    (keys.length >= DESCRIBES && keys.every((key) => told.has(key)))
  );
}
/** So many words of a notice describe a group. */
const DESCRIBES = 3;

/** "Whoever depends on the latter": told by what they do, unless that is the use of whatever there is. */
function isWhoeverThereIs({ claim, subject: { vendor } }: Claimed, keys: ReadonlySet<string>): boolean {
  // "Whoever has a site on Kestrel": what any user has tells them from nobody.
  const had = new Set(claim.narrowing.filter((token) => populationOf(token) === 'everybody').map(keyOf));
  return (
    [...keys].some((key) => vendor.has(key)) &&
    [...keys].every((key) => vendor.has(key) || isLight(key) || had.has(key))
  );
}

/** "Anyone with old manifests": a group in other words, as long as the notice speaks of manifests. */
function isAnyoneThereIs({ claim, subject: { vendor }, told, opposed }: Claimed, keys: ReadonlySet<string>): boolean {
  const old = claim.narrowing.some(({ lower }) => /^(?:old|older|existing|earlier|legacy|outdated)$/.test(lower));
  return [...keys].every((key) => vendor.has(key) || isLight(key) || opposed.has(key) || (!old && !told.has(key)));
}

/** As wide as the thing: more than the notice only where it narrows further, and nothing of that is near. */
function leavesOutGroups({ narrowings, around }: Claimed): boolean {
  const stated = narrowings.filter(
    (group) => group.fact.certainty !== 'told' && group.hard.size * 2 + group.soft.size > 0 && !isMereHolder(group),
  );
  return (
    stated.length > 0 && stated.every((narrowing) => share(narrowing, around) < 0.25 || isUnnamed(narrowing, around))
  );
}

/** "Members who still carry a paper card": the verb of having it is all that tells them. */
const isMereHolder = ({ fact: { span }, hard, soft }: Narrowing): boolean =>
  hard.size === 0 && soft.size === 1 && soft.has(lemma(HELD.exec(span.text)?.[1] ?? ''));
const HELD =
  /^(?:\p{L}+\s){1,3}(?:who|that|which)\s(?:(?:still|currently|now|today)\s)?(\p{Ll}+)\s(?:an?|the|one|our|this)\s/u;

/** Whether a claim tells enough of a group of the notice to be a claim about those. */
function isNearGroup({ claim, narrowings, around }: Claimed, keys: ReadonlySet<string>): boolean {
  // "All sorting desks"; but "all desks using it".
  const before = claim.span.text.toLowerCase().endsWith(claim.noun);
  const bare = claim.narrowing.every(({ content, lower }) => content && (before || !lower.endsWith('ing')));
  // "Everyone in the EU", of the merchants there that take gift cards: all the names of the group.
  const hasAllNames = (names: readonly string[]): boolean => names.length > 0 && names.every((key) => keys.has(key));
  if (!bare && narrowings.some((narrowing) => hasAllNames(namesOf(narrowing)))) return true;
  const placed = /^(?:on|in|at|of|from|within)$/.test(claim.narrowing[0]?.lower ?? '');
  return narrowings.some(
    (narrowing) =>
      [...keys].some((key) => isWordOf(narrowing, key)) &&
      share(narrowing, around) > 0.34 &&
      !isUnnamed(narrowing, around) &&
      !(placed && isToldByCode(narrowing, around)) &&
      !(bare && isKindAlone(narrowing, new Set([...keys, lemma(claim.noun)]), around)),
  );
}

const isWordOf = ({ fact, hard, soft }: Narrowing, key: string): boolean =>
  hard.has(key) || soft.has(key) || (fact.head !== null && key === lemma(fact.head));

/** "Every Parley workspace posting through hooks", of those "on Free or Starter" that do: not one of the names is near. */
const isUnnamed = (narrowing: Narrowing, around: ReadonlySet<string>): boolean =>
  namesOf(narrowing).length > 0 && ![...narrowing.hard].some((key) => around.has(key));

/** "Every team on the core", of those there "whose code calls `GET /v2/holds`". */
const isToldByCode = ({ fact }: Narrowing, around: ReadonlySet<string>): boolean =>
  fact.words.some(({ code }) => code) && !fact.words.some(({ code, key }) => code && around.has(key));

const namesOf = ({ hard }: Narrowing): readonly string[] =>
  [...hard].filter((key) => /^(?:\p{L}[\p{L}\d]*|\d{3,})$/u.test(key));

/** "Every third-party provider", of those "whose registration lists v2": the words of their kind, and nothing that tells which. */
const isKindAlone = ({ hard, soft }: Narrowing, keys: ReadonlySet<string>, around: ReadonlySet<string>): boolean => {
  const rest = [...hard, ...soft].filter((key) => !keys.has(key));
  return rest.length > 0 && !rest.some((key) => around.has(key));
};

/** "everyone who keeps journals in it", "all customers still using the header": points back to what was named. */
const tiesBack = (claim: UniversalFact, subject: Subject): boolean =>
  claim.narrowing.some((token, i) => {
    if (
      /^(?:it|them|this|these|those|such|affected|concerned|impacted|concerns|affects|question|whose)$/.test(
        token.lower,
      )
    )
      return true;
    // "Users of the old ones"; but "all apart from custom ones".
    if (/^ones?$/.test(token.lower)) {
      const before = claim.narrowing[i - 1]?.lower ?? '';
      if (/^(?:of|the|old|older|existing|least|first|second|both|with|on)$/.test(before)) return true;
    }
    const next = claim.narrowing[i + 1];
    return (
      token.lower === 'the' &&
      next !== undefined &&
      (subject.words.has(keyOf(next)) ||
        subject.names.has(keyOf(next)) ||
        /^(?:old|legacy|retiring|deprecated|retired|affected)$/.test(next.lower))
    );
  });
