import { populationOf } from '../facts/audience/population.ts';
import { readUniversals, type UniversalFact } from '../facts/audience/universal.ts';
import type { AudienceFact } from '../facts/audience.ts';
import { MONTHS } from '../facts/dates/words.ts';
import { isGeneric, keyOf } from '../facts/grammar/naming.ts';
import { readSubject, type Subject } from '../facts/grammar/subject.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { lazy, oncePer } from '../text/once.ts';
import { rangeAt } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import {
  coreKeys,
  countedIn,
  dealtTo,
  isAsWideAsProduct,
  isDealtOut,
  quantifiedIn,
  singular,
} from './audience/breadth.ts';
import { isCopied } from './copied.ts';
import type { Ledger } from './ledger.ts';
import { touching } from './touching.ts';

/** A described group of the notice, cut down to the words that tell it from "all users". */
export interface Narrowing {
  readonly fact: AudienceFact;
  /** Keys that a reader would look for: plans, regions, dates, numbers, identifiers. */
  readonly hard: ReadonlySet<string>;
  /** The other words of the description. */
  readonly soft: ReadonlySet<string>;
  /** Said of some of several retiring things only: it stands in their paragraph or item, and the others do not. */
  readonly ofSome: boolean;
}

/** What the notice is about and whom it concerns, with the output's claims that go beyond it. */
export interface Audience {
  readonly subject: Subject;
  /** True where the notice retires more than one thing. */
  readonly several: boolean;
  readonly narrowings: readonly Narrowing[];
  /** Claims about everyone that the notice does not make, in their order. */
  readonly claims: readonly UniversalFact[];
}

/** Lays the audience of the notice beside the output's claims about everyone; once for each ledger. */
export const audienceOf: (ledger: Ledger) => Audience = oncePer(layAudience);

function layAudience(ledger: Ledger): Audience {
  const { notice, output } = ledger;
  const subject = readSubject(notice.doc, notice.facts.things, notice.facts.audience);
  const narrowings = narrowingsOf(notice.facts.audience, subject, standsWithSome(notice));
  // Thanks to everyone tell nothing of who is affected.
  const filler = touching(notice.facts.filler.filter(({ sure }) => sure).map(({ range }) => range));
  const everyone = everyoneOf(
    notice.facts.audience.filter(({ range }) => !filler(range)),
    subject,
  );
  const core = coreKeys(notice.facts.things, subject.vendor);
  // What the notice itself says of all ("every account is deleted") may be said of all.
  const universals = readUniversals(notice.doc).filter(({ range }) => !filler(range));
  const general = universals.filter(
    ({ narrowing, population }) => population === 'technical' || narrowing.every((t) => subject.vendor.has(keyOf(t))),
  );
  const quantified = new Set(general.map(({ noun }) => singular(noun)));
  const told = new Set(notice.doc.tokens.map(keyOf));
  const dealt = dealtTo(notice.doc);
  const denied = lazy(() => deniesExceptions(notice.doc));
  const parts = lazy(() => quantifiedIn(notice.doc));
  const counted = lazy(() => countedIn(notice.doc));
  const claims = readUniversals(output.doc).filter((claim) => {
    if (!claim.concerned || quantified.has(singular(claim.noun)) || isCopied(ledger, claim.range)) return false;
    if (/\b(?:exceptions?|exempt(?:ed)?|excepted|excluded|excused|spared)$/i.test(claim.span.text) && denied())
      return false;
    if (isPart(output.doc, claim) && parts().has(singular(claim.noun))) return false;
    // "The whole team has to be on 5.2", of "everyone on the team".
    const body = output.doc.tokens[claim.last - 1]!.lower;
    if (WHATEVER.test(claim.span.text) && parts().has(singular(body))) return false;
    if (universals.some((other) => saysOfAll(notice.doc, other, output.doc, claim))) return false;
    // "Each project requires one reset" of "once per project": what is dealt out to each of those concerned.
    if (/^each\b/i.test(claim.span.text) && claim.narrowing.length === 0 && dealt.has(singular(claim.noun)))
      return false;
    // "Every business needs an eSeal of its own", of seals that are bound to one business.
    if (claim.narrowing.length === 0 && isDealtOut(output.doc, claim) && counted().has(singular(claim.noun)))
      return false;
    const { first, last } = output.doc.sentences[claim.sentence]!;
    const from = Math.max(first, claim.first - NEAR);
    const around = new Set(output.doc.tokens.slice(from, Math.min(last, claim.last + NEAR)).map(keyOf));
    return exceeds(claim, everyone, subject, narrowings, around, core, told);
  });
  const several = new Set(notice.facts.things.map(({ name }) => name)).size > 1;
  return { subject, several, narrowings, claims };
}

/** So many words that two sentences share show that they say the same. */
const SAME = 3;

/** "Cannot offer exceptions on request", "exemptions aren't possible": what the output tells as "no exceptions". */
const deniesExceptions = ({ plain }: Document): boolean =>
  /(?:\b(?:no|not|never|cannot|without|nor|neither|nobody)\b|n['’]t\b)[^.;:\n]{0,40}\b(?:exceptions?|exemptions?|exempt(?:ed)?)\b/i.test(
    plain,
  ) ||
  /\b(?:exceptions?|exemptions?)\s(?:[a-z]+\s){0,4}?(?:(?:can|may|will|are|is|be|were|do|does|has|have|could|would|shall)\s(?:[a-z]+\s){0,2}?(?:not|never|no longer|impossible|ruled out|excluded|refused|forbidden)\b|cannot\b|[a-z]+n['’]t\b|(?:is|are)\s(?:impossible|out of|ruled|excluded|forbidden|refused))/i.test(
    plain,
  );

/** "Every device needs the file": told of a part, by a noun for no people. */
function isPart({ tokens }: Document, { first, last, noun }: UniversalFact): boolean {
  const head = tokens.slice(first, last).find(({ lower }) => lower === noun);
  return head !== undefined && populationOf(head) !== 'everybody';
}

/** "We migrate all accounts to Private Traffic" for "everyone gets migrated to Private Traffic": the notice says it of all itself. */
function saysOfAll(notice: Document, told: UniversalFact, output: Document, claim: UniversalFact): boolean {
  if (told.population !== 'everybody') return false;
  const wordsOf = (doc: Document, { sentence }: UniversalFact): Set<string> => {
    const { first, last } = doc.sentences[sentence]!;
    return new Set(doc.tokens.slice(first, Math.min(last, first + NEAR)).flatMap((t) => (t.content ? [t.lemma] : [])));
  };
  const [there, here] = [wordsOf(notice, told), wordsOf(output, claim)];
  // "Everyone who …" are some; "everyone on the team" may be told as the whole of it.
  if (!told.narrowing.every(({ lemma, content, lower }) => (content ? here.has(lemma) : !RELATIVE.test(lower))))
    return false;
  let shared = 0;
  for (const word of there) if (here.has(word)) shared++;
  return shared >= SAME;
}

const WHATEVER =
  /^(?:whole|entire|full|whatever|whichever|no matter|regardless|irrespective|independent(?:ly)? of|on (?:any|all|every))\b/i;
const RELATIVE = /^(?:who|whom|whose|that|which|where|still|not|without)$/;

/** Groups beyond this many are not compared: no notice has them, and each costs. */
const MOST_GROUPS = 60;
/** How far around a claim its scope is looked for, in tokens. */
const NEAR = 60;
/** Stems of words that describe use or existence, as every group does. */
const LIGHT =
  /^(?:us|have|still|call|one|least|at|make|run|receiv|current|last|past|rely|thing|onli|longer|which|own|account|be|work|set|need|take|keep|enabl|gener|type|avail|access|contain|with|via|regard|member|record|indic|provis|subscrib|regist|activ|list|below|abov|show|log|find|found|part|item)$/;
const PERIOD = /^(?:dai|day|week|month|year|hour|quarter)$/;
const YEAR = /^(?:19|20)\d\d$/;
const MONTH_KEYS: ReadonlySet<string> = new Set([...MONTHS.keys()].map(lemma));
const METHOD = /^(?:get|put|post|patch|delete|head|options)$/;

const isLight = (key: string): boolean => LIGHT.test(key) || isGeneric(key);

/** Answers whether a group stands in the block of one retiring thing while another thing is first named elsewhere. */
function standsWithSome({ doc, facts }: Reading): (fact: AudienceFact) => boolean {
  const homes = new Map<string, number>();
  for (const { name, range } of facts.things) if (!homes.has(name)) homes.set(name, rangeAt(doc.blocks, range.start));
  const blocks = new Set(homes.values());
  return ({ range }) => blocks.size > 1 && blocks.has(rangeAt(doc.blocks, range.start));
}

/** "Is your set concerned? https://acme.example/check": an address describes nobody. */
const isLink = ({ span }: AudienceFact): boolean => /^\W*https?:\/\/\S*$/.test(span.text);

/** The groups that the notice says are affected, each with what narrows it beyond the retiring thing itself. */
function narrowingsOf(
  facts: readonly AudienceFact[],
  subject: Subject,
  isOfSome: (fact: AudienceFact) => boolean,
): Narrowing[] {
  // "k2" of "k2.small": the stem of a name is the name.
  const stems = new Set([...subject.names].map((name) => /^[^./:_-]+(?=[./:_-])/.exec(name)?.[0] ?? name));
  const found: Narrowing[] = [];
  for (const fact of facts) {
    if (fact.scope !== 'some' || found.length >= MOST_GROUPS || isLink(fact)) continue;
    const hard = new Set<string>();
    const soft = new Set<string>();
    // "Code that …", "programs that …": the noun narrows nothing.
    const head = fact.head === null ? undefined : lemma(fact.head);
    // "12 May 2029" is told by its year; its month and day are those of many dates.
    const dated = fact.words.some(({ key }) => YEAR.test(key));
    for (const { key, hard: isHard } of fact.words) {
      if (dated && (MONTH_KEYS.has(key) || /^\d{1,2}$/.test(key))) continue;
      if (subject.vendor.has(key) || PERIOD.test(key) || subject.names.has(key) || (key.length > 1 && stems.has(key)))
        continue;
      if (isHard) {
        if (!METHOD.test(key) && !isGeneric(key)) hard.add(key);
      } else if (!subject.words.has(key) && !isLight(key) && key !== head) soft.add(key);
    }
    found.push({ fact, hard, soft, ofSome: isOfSome(fact) || isHalf(fact, facts) });
  }
  return found;
}

const BEFORE = /\b(?:before|until|earlier|prior|older)\b/i;
const AFTER = /\b(?:after|since|newer|later)\b/i;

/** "Apps registered after 30 June 2027", where the notice tells of those from before it as well: each is a half of all. */
function isHalf({ span, words }: AudienceFact, facts: readonly AudienceFact[]): boolean {
  const [before, after] = [BEFORE.test(span.text), AFTER.test(span.text)];
  if (before === after || !words.some(({ key }) => YEAR.test(key))) return false;
  return facts.some(
    (other) =>
      other.scope === 'some' &&
      (before ? AFTER : BEFORE).test(other.span.text) &&
      words.every(({ key }) => !/^\d+$/.test(key) || other.words.some((word) => word.key === key)),
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

/** The populations of which the notice itself says that all are affected. */
interface Everyone {
  readonly people: boolean;
  readonly heads: ReadonlySet<string>;
}

function everyoneOf(facts: readonly AudienceFact[], subject: Subject): Everyone {
  const heads = new Set<string>();
  let people = false;
  for (const fact of facts) {
    if (
      fact.scope !== 'all' ||
      !fact.words.every(
        ({ key, hard, code }) => subject.vendor.has(key) || isGeneric(key) || (hard && !code && !/\d/.test(key)),
      )
    )
      continue;
    if (fact.noun !== null) people = true;
    if (fact.head !== null) heads.add(singular(fact.head));
  }
  return { people, heads };
}

/** "All accounts opened before 12 May 2029", "from before 2029-05-12": those of a time whose year the notice has too. */
function isOfDay(narrowing: readonly Token[], told: ReadonlySet<string>): boolean {
  const bound = narrowing.findIndex(({ lower }, k) => k > 0 && /^(?:before|since|after)$/.test(lower));
  return (
    bound > 0 && narrowing.slice(bound + 1).some(({ text }) => told.has(/^(?:19|20)\d\d(?=$|-)/.exec(text)?.[0] ?? ''))
  );
}

/** Whether a claim about everyone says more than the notice does. `around`: the keys of the claim's sentence. */
function exceeds(
  claim: UniversalFact,
  everyone: Everyone,
  subject: Subject,
  narrowings: readonly Narrowing[],
  around: ReadonlySet<string>,
  core: ReadonlySet<string>,
  told: ReadonlySet<string>,
): boolean {
  // "All devices" is a claim about users only where the notice speaks of its users so.
  if (
    claim.population === 'technical' &&
    (subject.names.has(lemma(claim.noun)) ||
      !narrowings.some(({ fact }) => fact.noun === null && fact.head !== null && sameNoun(fact.head, claim.noun)))
  )
    return false;
  if (isOfDay(claim.narrowing, told)) return false;
  // "Every new site": none of those that there are.
  if (claim.narrowing.some(({ lower }) => lower === 'new')) return false;
  // "Each Ed25519 key works for one repository": said of what comes instead.
  if (claim.population === 'technical' && claim.narrowing.some((token) => subject.replacements.has(keyOf(token))))
    return false;
  if (everyone.people || everyone.heads.has(singular(claim.noun))) return false;
  if (claim.wide) return true;
  if (tiesBack(claim, subject)) return false;
  const keys = new Set(claim.narrowing.filter((token) => token.content).map((token) => keyOf(token)));
  // "Whoever depends on the latter": told by what they do, unless that is the use of whatever there is.
  if (claim.noun === 'whoever')
    return (
      [...keys].some((key) => subject.vendor.has(key)) &&
      [...keys].every((key) => subject.vendor.has(key) || isLight(key))
    );
  if ([...keys].every((key) => subject.vendor.has(key))) return true;
  // "Anyone with old manifests": a group in other words, as long as the notice speaks of manifests.
  if (/^any/.test(claim.noun)) {
    const old = claim.narrowing.some(({ lower }) => /^(?:old|older|existing|earlier|legacy|outdated)$/.test(lower));
    return [...keys].every((key) => subject.vendor.has(key) || isLight(key) || (!old && !told.has(key)));
  }
  const groups = narrowings.some(({ hard, soft }) => [...keys].some((key) => hard.has(key) || soft.has(key)));
  if (!groups && isAsWideAsProduct(claim, core)) return true;
  // Bounded by the thing's own name: as wide as the notice, unless the notice narrows further and nothing of that is near.
  if (namesThing(keys, subject)) {
    const stated = narrowings.filter(
      ({ fact, hard, soft }) => fact.certainty === 'stated' && hard.size * 2 + soft.size > 0,
    );
    return stated.length > 0 && stated.every((narrowing) => share(narrowing, around) < 0.25);
  }
  const isOf = ({ fact, hard, soft }: Narrowing, key: string): boolean =>
    hard.has(key) || soft.has(key) || (fact.head !== null && key === lemma(fact.head));
  return !narrowings.some(
    (narrowing) => [...keys].some((key) => isOf(narrowing, key)) && share(narrowing, around) > 0.5,
  );
}

/** Whether keys name what retires: an identifier or name of it, or two of the plain words said of it. */
export function namesThing(keys: Iterable<string>, { names, words }: Subject): boolean {
  let plain = 0;
  for (const key of keys) {
    if (names.has(key)) return true;
    if (words.has(key)) plain++;
  }
  return plain > 1;
}

const sameNoun = (a: string, b: string): boolean => singular(a) === singular(b);

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
