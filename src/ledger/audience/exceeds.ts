import type { AudienceWord } from '../../facts/audience/group.ts';
import { populationOf } from '../../facts/audience/population.ts';
import type { UniversalFact } from '../../facts/audience/universal.ts';
import type { AudienceFact } from '../../facts/audience.ts';
import { isGeneric, keyOf } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { isAsWideAsProduct, singular } from './breadth.ts';
import { isLight, type Narrowing, namesThing, share } from './narrowing.ts';

/** The populations of which the notice itself says that all are affected. */
export interface Everyone {
  /** Whoever the vendor serves. */
  readonly people: boolean;
  /** All of a kind ("every submitter must enrol"): another text may say "everyone" of them, and no more. */
  readonly kind: boolean;
  readonly heads: ReadonlySet<string>;
}

export function everyoneOf(facts: readonly AudienceFact[], subject: Subject): Everyone {
  const heads = new Set<string>();
  let people = false;
  let kind = false;
  for (const fact of facts) {
    // "Every customer of Acme Maps" are all; "every project on the Metered plan" are those on a plan.
    const isName = ({ key, hard, code }: AudienceWord): boolean =>
      hard && !code && !/\d/.test(key) && !SOLD_AS.test(fact.span.text);
    if (
      fact.scope !== 'all' ||
      !fact.words.every((word) => subject.vendor.has(word.key) || isGeneric(word.key) || isName(word))
    )
      continue;
    if (fact.noun !== null && SERVED.test(fact.noun)) people = true;
    else if (fact.noun !== null) kind = true;
    if (fact.head !== null) heads.add(singular(fact.head));
  }
  return { people, kind, heads };
}

/** What a product is sold as, by a name that sets its customers apart. */
const SOLD_AS = /\b(?:plans?|tiers?|editions?|packages?|subscriptions?|tariffs?|programmes?|licen[cs]es?)\b/i;

/** Nouns for whomever a vendor serves, whatever they do. */
const SERVED =
  /^(?:every(?:one|body)|any(?:one|body)|all|whoever|people|(?:user|customer|client|subscriber|account|tenant|workspace|project|team|organi[sz]ation|member|developer|owner|player|app|application|site|shop|store|merchant|partner|compan(?:y|ies)|business|school|student|reader|resident|staff|employee)(?:s|es)?)$/;

/** "All accounts opened before 12 May 2029", "from before 2029-05-12": those of a time whose year the notice has too. */
function isOfDay(narrowing: readonly Token[], told: ReadonlySet<string>): boolean {
  const bound = narrowing.findIndex(({ lower }, k) => k > 0 && /^(?:before|since|after)$/.test(lower));
  return (
    bound > 0 && narrowing.slice(bound + 1).some(({ text }) => told.has(/^(?:19|20)\d\d(?=$|-)/.exec(text)?.[0] ?? ''))
  );
}

/** Whether a claim about everyone says more than the notice does. `around`: the keys of the claim's sentence. */
export function exceeds(
  claim: UniversalFact,
  everyone: Everyone,
  subject: Subject,
  narrowings: readonly Narrowing[],
  around: ReadonlySet<string>,
  core: ReadonlySet<string>,
  told: ReadonlySet<string>,
  spoken: ReadonlySet<string>,
): boolean {
  // "Whichever imprint they use": what the notice tells some users by.
  if (claim.wide && claim.population === 'other')
    return !everyone.people && deniesDifference(claim, subject, core, told);
  // "All devices" is a claim about users only where the notice speaks of its users so.
  if (claim.population === 'other' && !spoken.has(singular(claim.noun))) return false;
  if (
    claim.population === 'technical' &&
    (subject.names.has(lemma(claim.noun)) ||
      !narrowings.some(({ fact }) => fact.head !== null && sameNoun(fact.head, claim.noun)))
  )
    return false;
  // "Every host has a ledger of its own": a word for people or for parts, which the notice has for parts; the vendor's are people.
  if (
    PEOPLE_OR_PARTS.test(claim.noun) &&
    !claim.narrowing.some((token) => subject.vendor.has(keyOf(token))) &&
    told.has(lemma(claim.noun)) &&
    !narrowings.some(({ fact }) => fact.certainty !== 'told' && fact.head !== null && sameNoun(fact.head, claim.noun))
  )
    return false;
  if (isOfDay(claim.narrowing, told)) return false;
  // "Every new site": none of those that there are.
  if (claim.narrowing.some(({ lower }) => lower === 'new')) return false;
  // "All existing customers lose it": fewer than all only where the notice tells them from those to come.
  if (claim.narrowing.some(({ lower }) => EXISTING.test(lower)) && [...told].some((key) => EXISTING.test(key)))
    return false;
  // "Each Ed25519 key works for one repository": said of what comes instead.
  if (claim.population === 'technical' && claim.narrowing.some((token) => subject.replacements.has(keyOf(token))))
    return false;
  if (everyone.kind && claim.narrowing.length === 0 && /^every/.test(claim.noun)) return false;
  if (everyone.people || everyone.heads.has(singular(claim.noun))) return false;
  if (claim.wide) return true;
  const keys = new Set(claim.narrowing.filter((token) => token.content).map((token) => keyOf(token)));
  const isTold = ({ key }: AudienceWord): boolean => keys.has(key) && !subject.vendor.has(key) && !isLight(key);
  const groups = narrowings.some(({ fact }) => fact.words.some(isTold));
  if (!groups && isAsWideAsProduct(claim, core, subject.vendor)) return true;
  if (tiesBack(claim, subject)) return false;
  // "Whoever depends on the latter": told by what they do, unless that is the use of whatever there is.
  if (claim.noun === 'whoever') {
    // "Whoever has a site on Kestrel": what any user has tells them from nobody.
    const had = new Set(claim.narrowing.filter((token) => populationOf(token) === 'everybody').map(keyOf));
    return (
      [...keys].some((key) => subject.vendor.has(key)) &&
      [...keys].every((key) => subject.vendor.has(key) || isLight(key) || had.has(key))
    );
  }
  // "Any device on Acme must": no wider than the product, or one that the notice may well tell by other words.
  if (/^any\s/i.test(claim.span.text) && keys.size > 0) return false;
  if ([...keys].every((key) => subject.vendor.has(key))) return true;
  // "Anyone with old manifests": a group in other words, as long as the notice speaks of manifests.
  if (/^any/.test(claim.noun)) {
    const old = claim.narrowing.some(({ lower }) => /^(?:old|older|existing|earlier|legacy|outdated)$/.test(lower));
    return [...keys].every((key) => subject.vendor.has(key) || isLight(key) || (!old && !told.has(key)));
  }
  // Bounded by the thing's own name: as wide as the notice, unless the notice narrows further and nothing of that is near.
  if (namesThing(keys, subject)) {
    const stated = narrowings.filter(
      ({ fact, hard, soft }) => fact.certainty === 'stated' && hard.size * 2 + soft.size > 0,
    );
    return (
      stated.length > 0 && stated.every((narrowing) => share(narrowing, around) < 0.25 || isUnnamed(narrowing, around))
    );
  }
  // "All who played ranked duels": told by what they do with it.
  const does = /^(?:who|that)$/.test(claim.narrowing[0]?.lower ?? '');
  if (does && [...keys].some((key) => core.has(key))) return false;
  const bare = claim.narrowing.every(({ content, lower }) => content && !lower.endsWith('ing'));
  // "Everyone in the EU", of the merchants there that take gift cards: all the names of the group.
  if (
    !bare &&
    narrowings.some((narrowing) => namesOf(narrowing).length > 0 && namesOf(narrowing).every((key) => keys.has(key)))
  )
    return false;
  const placed = /^(?:on|in|at|of|from|within)$/.test(claim.narrowing[0]?.lower ?? '');
  const isOf = ({ fact, hard, soft }: Narrowing, key: string): boolean =>
    hard.has(key) || soft.has(key) || (fact.head !== null && key === lemma(fact.head));
  return !narrowings.some(
    (narrowing) =>
      [...keys].some((key) => isOf(narrowing, key)) &&
      share(narrowing, around) > 0.34 &&
      !isUnnamed(narrowing, around) &&
      !(placed && isToldByCode(narrowing, around)) &&
      !(bare && isKindAlone(narrowing, keys, around)),
  );
}

/** Whether what makes no difference is one of the notice's own words, and none of the thing's unless it is the use of it. */
function deniesDifference(
  { narrowing, span }: UniversalFact,
  { names, replacements }: Subject,
  core: ReadonlySet<string>,
  told: ReadonlySet<string>,
): boolean {
  const use = /^(?:or|whether)\b|\bwhether\b/i.test(span.text);
  return narrowing.some((token) => {
    const key = keyOf(token);
    return told.has(key) && !isLight(key) && !replacements.has(key) && (use || !(core.has(key) || names.has(key)));
  });
}

const PEOPLE_OR_PARTS = /^(?:host|listener|operator|carrier|consumer|publisher|site)s?$/;
const EXISTING = /^(?:existing|current|exist)$/;

/** "Every Parley workspace posting through hooks", of those "on Free or Starter" that do: not one of the names is near. */
const isUnnamed = (narrowing: Narrowing, around: ReadonlySet<string>): boolean =>
  namesOf(narrowing).length > 0 && ![...narrowing.hard].some((key) => around.has(key));

/** "Every team on the core", of those there "whose code calls `GET /v2/holds`". */
const isToldByCode = ({ fact }: Narrowing, around: ReadonlySet<string>): boolean =>
  fact.words.some(({ code }) => code) && !fact.words.some(({ code, key }) => code && around.has(key));

const namesOf = ({ hard }: Narrowing): readonly string[] => [...hard].filter((key) => /^\p{L}[\p{L}\d]*$/u.test(key));

/** "Every third-party provider", of those "whose registration lists v2": the words of their kind, and nothing that tells which. */
const isKindAlone = ({ hard, soft }: Narrowing, keys: ReadonlySet<string>, around: ReadonlySet<string>): boolean => {
  const rest = [...hard, ...soft].filter((key) => !keys.has(key));
  return rest.length > 0 && !rest.some((key) => around.has(key));
};

const sameNoun = (a: string, b: string): boolean => singular(a) === singular(b);

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
