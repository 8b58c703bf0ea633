import type { AudienceFact } from '../../facts/audience.ts';
import { MONTHS } from '../../facts/dates/words.ts';
import { classesOf } from '../../facts/grammar/classes.ts';
import { isGeneric } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import type { Reading } from '../../facts/read.ts';
import { lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';

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

/** Groups beyond this many are not compared: no notice has them, and each costs. */
const MOST_GROUPS = 60;
/** Stems of words that describe use or existence, as every group does. */
const LIGHT =
  /^(?:us|have|still|call|one|least|at|make|run|receiv|current|last|past|rely|thing|onli|longer|which|own|account|be|work|set|need|take|keep|enabl|gener|type|avail|access|contain|with|via|regard|member|record|indic|provis|subscrib|regist|activ|list|below|abov|show|log|find|found|part|item)$/;
const PERIOD = /^(?:dai|day|week|month|year|hour|quarter)$/;
const YEAR = /^(?:19|20)\d\d$/;
const MONTH_KEYS: ReadonlySet<string> = new Set([...MONTHS.keys()].map(lemma));
/** What a company may call itself behind its name. */
export const COMPANY: ReadonlySet<string> = new Set(
  'AI Inc Ltd LLC GmbH AG AB AS SA BV Labs Cloud Systems Software Group Technologies Bank Corp'.split(' ').map(lemma),
);
const METHOD = /^(?:get|put|post|patch|delete|head|options)$/;

export const isLight = (key: string): boolean => LIGHT.test(key) || isGeneric(key);

/** Answers whether a group stands in the block of one retiring thing while another thing is first named elsewhere. */
export function standsWithSome({ doc, facts }: Reading): (fact: AudienceFact) => boolean {
  const homes = new Map<string, number>();
  for (const { name, range } of facts.things) if (!homes.has(name)) homes.set(name, rangeAt(doc.blocks, range.start));
  const blocks = new Set(homes.values());
  return ({ range }) => blocks.size > 1 && blocks.has(rangeAt(doc.blocks, range.start));
}

/** "Is your set concerned? https://acme.example/check": an address describes nobody. */
const isLink = ({ span }: AudienceFact): boolean => /^\W*https?:\/\/\S*$/.test(span.text);

/** The groups that the notice says are affected, each with what narrows it beyond the retiring thing itself. */
export function narrowingsOf(
  facts: readonly AudienceFact[],
  subject: Subject,
  isOfSome: (fact: AudienceFact) => boolean,
  opposed: (fact: AudienceFact) => ReadonlySet<string>,
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
    for (const [k, { key, hard: isHard }] of fact.words.entries()) {
      // "Providers of Nordhafen Bank": the rest of the vendor's own name.
      if (COMPANY.has(key) && k > 0 && subject.vendor.has(fact.words[k - 1]!.key)) continue;
      if (dated && (MONTH_KEYS.has(key) || /^\d{1,2}$/.test(key))) continue;
      if (subject.vendor.has(key) || PERIOD.test(key) || subject.names.has(key) || (key.length > 1 && stems.has(key)))
        continue;
      if (isHard) {
        if (!METHOD.test(key) && !isGeneric(key)) hard.add(key);
      } else if (!subject.words.has(key) && !isLight(key) && key !== head) soft.add(key);
    }
    withoutShared(hard, soft, opposed(fact));
    if (hard.size === 0 && isMereUse(fact, subject)) soft.clear();
    found.push({ fact, hard, soft, ofSome: isOfSome(fact) || isHalf(fact, facts) });
  }
  return found;
}

/** "Shops that print labels through the LabelBox tool", where that is what ends: what is done with it is the use of it. */
function isMereUse({ span }: AudienceFact, { names }: Subject): boolean {
  const thing = USED.exec(span.text)?.[1];
  return thing !== undefined && names.has(lemma(thing));
}
/** Done by means of something named, which one word more may tell the kind of; no place or other bound stands between. */
const USED =
  /^(?:\p{L}+\s){1,2}(?:who|that|which)(?:\s(?!(?:in|on|at|of|from|under|before|after|for|without)\s)\p{L}[\p{L}-]*){1,4}\s(?:through|via|with|using|over)\s(?:(?:the|our)\s)?([\p{L}\d][\p{L}\d.-]*)(?:\s\p{Ll}+)?$/u;

/** Drops the words that tell of those who are spared as well ("Java" of Java 21 and 17), where others are left. */
function withoutShared(hard: Set<string>, soft: Set<string>, spared: ReadonlySet<string>): void {
  if (spared.size === 0 || [...hard, ...soft].every((key) => spared.has(key))) return;
  for (const keys of [hard, soft]) for (const key of keys) if (spared.has(key)) keys.delete(key);
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

/**
 * How much of a group's description stands among `keys`, from 0 to 1; names and numbers weigh double. "Polish" stands for
 * Poland where `keys` have the class of the word.
 */
export function share({ hard, soft }: Narrowing, keys: { has(key: string): boolean }): number {
  let kept = 0;
  for (const key of hard) if (keys.has(key) || classesOf(key).some((one) => keys.has(one))) kept += 2;
  for (const key of soft) if (keys.has(key)) kept += 1;
  const total = hard.size * 2 + soft.size;
  return total === 0 ? 1 : kept / total;
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
