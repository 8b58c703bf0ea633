import { isPlural, populationOf } from '../../facts/audience/population.ts';
import type { UniversalFact } from '../../facts/audience/universal.ts';
import { classesOf } from '../../facts/grammar/classes.ts';
import { hasVerb, isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { keyOf, looksLikeName } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import { USERS } from '../../facts/lifecycle/words.ts';
import { type Opening, WHO } from '../../facts/opening.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { lazy } from '../../text/once.ts';
import { overlaps } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Audience } from '../audience.ts';
import { bareGroup } from './bare-group.ts';
import { KEPT, lostGroup } from './lost-group.ts';
import { leavingIn, matterOf } from './matter.ts';
import { COMPANY, type Narrowing, share } from './narrowing.ts';

/** What of the notice's subject and users an opening carries. */
export interface OpeningMatch {
  /** Whether the retiring thing is named, or nothing in the notice can tell. */
  readonly thing: boolean;
  /** True where what users are to move to stands before the thing. */
  readonly replacementFirst: boolean;
  /** The group that is lost, or null. */
  readonly lost: Narrowing | null;
  /** A claim about everyone in place of the group, or null. */
  readonly everyone: UniversalFact | null;
}

/** Lays the opening of the output beside the subject and the groups of the notice. Linear. */
export function matchOpening(
  output: Reading,
  opening: Opening,
  { subject, whole, core, narrowings, claims, several, spares }: Audience,
): OpeningMatch {
  const { doc } = output;
  const matter = lazy(() => matterOf(output, opening));
  const things = leavingIn(output, opening);
  const isInThing = (token: Token): boolean =>
    things.length > 0 ? things.some(({ range }) => overlaps(range, token)) : matter() === 'end';
  const keys = new Set<string>();
  const plain = new Set<string>();
  // What the affected ones are told by is no way out for them.
  const described = new Set(narrowings.flatMap(({ fact, hard }) => (fact.certainty === 'told' ? [] : [...hard])));
  // "`read_old()`" of `grid.io.read_old()`
  const members = lazy(() => new Set([...subject.names].flatMap((name) => tailOf(name) ?? [])));
  let population = false;
  let users = false;
  let others = false;
  let named = false;
  let isVague = false;
  let leaves = false;
  let firstThing = Number.POSITIVE_INFINITY;
  let firstReplacement = Number.POSITIVE_INFINITY;
  for (const s of opening.sentences) {
    const sentence = doc.sentences[s]!;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      const key = keyOf(token);
      keys.add(key);
      keys.add(token.lemma);
      if (token.capital) for (const one of classesOf(token.lemma)) keys.add(one);
      // "US-region", "BF-200/BF-220": their parts count too.
      const parts = /[^a-z0-9]/.test(token.lower) ? token.lower.split(/[^a-z0-9.]+/) : [];
      for (const part of parts) keys.add(part);
      // "`load_any`" of "`tarn.load_any()`"
      const member = tailOf(token.lower);
      if (member !== undefined) keys.add(member).add(`${member}()`);
      // "Engine 12" and "engine 12.x" are one.
      const edition = editionOf(key);
      if (edition !== key) parts.push(edition);
      else if (token.number && subject.names.has(`${key}.x`) && looksLikeName(doc, i, sentence.first)) named = true;
      isVague ||= OLD.test(token.lower) && !token.code;
      const everybody = populationOf(token) === 'everybody';
      users ||= populationOf(token) !== null;
      if (everybody || PERSON.test(token.lower)) population = true;
      // "Pipelines with …", and not the "queues" that retire.
      if (isPlural(token.lower) && !subject.words.has(key) && !subject.names.has(key)) others = true;
      // "kiln-sign" without backticks is two words.
      if (i > sentence.first && doc.plain.slice(doc.tokens[i - 1]!.end, token.start) === '-')
        parts.push(doc.plain.slice(doc.tokens[i - 1]!.start, token.end).toLowerCase());
      // "Functions" is a product, "your functions" are not: a name that is only a word with a capital keeps it.
      const asName =
        token.code ||
        token.shaped ||
        parts.length > 0 ||
        /^[\p{Lu}\d]/u.test(token.text) ||
        subject.codes.has(token.lower);
      const isIn = (set: ReadonlySet<string>): boolean => [key, token.lower, ...parts].some((part) => set.has(part));
      const known = asName && !subject.replacements.has(key) && (isIn(subject.names) || isIn(subject.others));
      const byName =
        asName &&
        !subject.replacements.has(key) &&
        ((isIn(subject.names) &&
          (isIn(core) ||
            matter() === 'end' ||
            (matter() === 'other' && !isIn(subject.shared) && !VERSION.test(token.text)))) ||
          (isIn(subject.others) && (isInThing(token) || (matter() !== 'aside' && IDENTIFIES.test(token.text)))) ||
          (token.code && members().has(token.lower.replace(/\(.*$/, ''))));
      if (byName) named = true;
      if (standsAt(doc, i, sentence.last, subject.title) && matter() === 'end') {
        named = true;
        firstThing = Math.min(firstThing, i);
      }
      // "Halvard Payments is renewing them": the rest of the vendor's own name.
      const owner = token.capital && i > sentence.first && subject.vendor.has(keyOf(doc.tokens[i - 1]!));
      if (!owner && (subject.words.has(key) || subject.names.has(key))) {
        plain.add(key);
        leaves ||= things.length > 0 && isInThing(token);
      }
      for (const part of parts) if (part.includes('-') && subject.words.has(part)) plain.add(part);
      // "`background_page`" for the background pages of the title
      if (token.code || token.shaped) for (const part of parts) if (subject.words.has(lemma(part))) plain.add(part);
      // "Owners of Pulse bands", of several things by that maker's name.
      const family =
        several &&
        matter() !== 'aside' &&
        subject.vendor.has(key) &&
        i + 1 < sentence.last &&
        /[^s]s$/.test(doc.tokens[i + 1]!.lower) &&
        !isKnownVerb(doc.tokens[i + 1]!);
      if (family && doc.plain[token.end] === ' ') named = true;
      if (matter() !== 'aside' && several && isClass(token) && retiresIn(doc, sentence.first, sentence.last)) {
        named = true;
        firstThing = Math.min(firstThing, i);
      }
      if (everybody || ((known || byName || subject.words.has(key)) && !subject.shared.has(key)))
        firstThing = Math.min(firstThing, i);
      // "Parallax AI": the rest of the vendor's own name.
      const vendors =
        COMPANY.has(token.lemma) && token.capital && i > 0 && subject.vendor.has(keyOf(doc.tokens[i - 1]!));
      // "Acme Classic", beside Acme Vault; "Acme ID web check-in": a word of the way out within the thing's own name.
      const next = i + 1 < sentence.last && doc.plain[token.end] === ' ' ? keyOf(doc.tokens[i + 1]!) : '';
      const within = subject.names.has(next) && !subject.replacements.has(next);
      if (subject.replacements.has(key) && !described.has(key) && !vendors && !within && looksLikeName(doc, i, -1))
        firstReplacement = Math.min(firstReplacement, i);
    }
  }
  const text = doc.plain.slice(opening.range.start, opening.range.end).toLowerCase();
  // Where no thing was read, a name of several words tells it.
  named ||= core.size === 0 && [...subject.names].some((name) => name.includes(' ') && text.includes(name));
  const isKnown = subject.found && subject.names.size + subject.words.size > 0;
  const isToldByWords = (): boolean => {
    const least = subject.names.size > 0 ? 2 : 1;
    // Its whole name, whatever is told of it there, or one of two parts ("mail-relay").
    if ([...plain].some((key) => key.includes('-') && core.has(key))) return true;
    if (core.size > 1 && [...core].every((key) => plain.has(key))) return true;
    // "The old wire protocol", of one that has a name.
    if (subject.names.size > 0 && (matter() === 'aside' || isVague)) return false;
    const ofThing = [...plain].filter((key) => core.has(key)).length;
    return plain.size >= least && (leaves || ofThing >= (matter() === 'end' ? Math.min(1, core.size) : least));
  };
  const puts = putsForward(doc, opening, subject, described) && matter() !== 'aside';
  const thing =
    !isKnown ||
    named ||
    isToldByWords() ||
    puts ||
    // "The feature" has no words of its own: those who use it are told by its name.
    (!isVague && tellsUse(narrowings, keys, plain.size > 0 || core.size === 0));
  return {
    everyone: claimInPlace(doc, opening, narrowings, claims),
    thing,
    replacementFirst:
      !puts && (firstReplacement < firstThing || (firstReplacement < Number.POSITIVE_INFINITY && !thing)),
    lost:
      lostGroup(narrowings, keys, population, users, population || others) ??
      untoldGroup(doc, opening, narrowings, subject, keys) ??
      bareGroup(doc, opening, narrowings, whole, keys, spares),
  };
}

/** A name with a digit or a mark in it: no other matter of the notice shares it by chance. */
const IDENTIFIES = /\p{L}.*[\d_/.:@<=]|[_/:@<=].*\p{L}/u;

/** What stands before a kind of thing in place of its name. */
const OLD = /^(?:old|older|previous|former|existing|legacy|outgoing)$/;

/** "load_any" of "tarn.load_any()". */
const tailOf = (code: string): string | undefined => /[.:#]([a-z_]\w+)(?:\(|$)/.exec(code)?.[1];

/** So much of a group's description, of so many words, tells what its members use. */
const FULLY = 0.6;
const WHOLLY = 0.9;
const WORDS = 3;

/** "Practices faxing referrals to …", of those that "send referrals by fax": told by their use of the thing. */
const tellsUse = (narrowings: readonly Narrowing[], keys: ReadonlySet<string>, hasWord: boolean): boolean =>
  narrowings.some((group) => {
    const { hard, soft, fact } = group;
    const told = share(group, keys);
    // "Subscribers to `ftp.acme.example`": the address at which they use it.
    if (
      fact.certainty === 'stated' &&
      fact.words.some(({ code, key }) => code && /\w[./]\w/.test(key) && keys.has(key))
    )
      return true;
    return hasWord && hard.size + soft.size >= WORDS
      ? told >= FULLY
      : 2 * hard.size + soft.size >= WORDS && told >= WHOLLY;
  });

/**
 * Whether the opening itself puts a name of the notice forward as what ends, or as what the affected ones use, before
 * anything else: then the two texts disagree about what the thing is, and the notice may be the one that was misread.
 */
function putsForward(
  doc: Document,
  { sentences, titles }: Opening,
  { vendor, replacements }: Subject,
  described: ReadonlySet<string>,
): boolean {
  const told = doc.sentences[sentences[Math.min(titles, sentences.length - 1)] ?? -1];
  if (told === undefined) return false;
  const labelled = doc.labels.some(({ block, name }) => block === told.block && WHO.test(name));
  const first = doc.sentences[sentences[0]!]!.first;
  for (let i = first; i < told.last; i++) {
    const token = doc.tokens[i]!;
    const key = keyOf(token);
    // "In 9.0.0 old calls no longer compile": when.
    if (token.number || (VERSION.test(token.text) && TIME.test(doc.tokens[i - 1]?.lower ?? ''))) continue;
    if (!looksLikeName(doc, i, first) || vendor.has(key) || (described.has(key) && !replacements.has(key))) continue;
    if (labelled) return true;
    const clause = doc.clauses.find(({ last }) => last > i);
    if (clause === undefined) return false;
    // "Firms calling `/v1/x` (not sandboxes) lose it": the verb stands behind the bracket.
    const verbless = !hasVerb(
      doc.tokens.slice(clause.first, clause.last).filter(({ lower }) => !lower.endsWith('ing')),
    );
    return retiresIn(doc, clause.first, verbless ? told.last : clause.last);
  }
  return false;
}

const VERSION = /^v?\d+(?:\.[\dx]+)*$/i;
const TIME = /^(?:in|since|from|of|with|until|by|before|after)$/;

/** The first claim about everyone in the opening, unless the group stands before it: then it is one too many, but not in its place. */
function claimInPlace(
  doc: Document,
  { range, sentences, titles }: Opening,
  narrowings: readonly Narrowing[],
  claims: readonly UniversalFact[],
): UniversalFact | null {
  // "For all customers, without exception", of a notice that says so of all, and has one: no other group than its own.
  const ofAll = narrowings.some(({ fact }) => /^all\b/i.test(fact.span.text));
  const claim = claims.find(
    ({ range: { start }, span }) => start < range.end && !(ofAll && /\bexceptions?$/i.test(span.text)),
  );
  if (claim === undefined) return null;
  const first = sentences[Math.min(titles, sentences.length - 1)]!;
  // Where the notice names no group, only "all customers" as the very opening stands in the place of one.
  if (narrowings.length === 0)
    return claim.sentence <= first && (!claim.wide || claim.population === 'other') ? claim : null;
  // "It goes for teams on v1; before long every team must move": behind them in the same sentence.
  const { start, block } = doc.sentences[first]!;
  const apart = doc.plain.slice(start, claim.range.start).includes(';');
  if ((claim.sentence <= first && !apart) || doc.labels.some((label) => label.block === block)) return claim;
  const before = new Set<string>();
  let people = false;
  for (let i = doc.sentences[sentences[0]!]!.first; i < claim.first; i++) {
    people ||= populationOf(doc.tokens[i]!) !== null || PERSON.test(doc.tokens[i]!.lower);
    before.add(keyOf(doc.tokens[i]!));
    before.add(doc.tokens[i]!.lemma);
  }
  const told =
    people &&
    narrowings.some((narrowing) => narrowing.hard.size + narrowing.soft.size > 0 && share(narrowing, before) >= KEPT);
  return told ? null : claim;
}

/** A name for several things of a kind: "the retiring models", "two endpoints end". */
const isClass = ({ text, code }: Token): boolean => !code && CLASS.test(text);
const CLASS =
  /^(?:models|endpoints|methods|functions|classes|plans|options|flags|parameters|headers|features|interfaces|apis|versions|releases|packages|libraries|modules|tools|products|devices|apps|regions|zones|images|runtimes|engines|fields|events|types|integrations|connectors|plugins|formats|protocols|services|systems|commands|routes|hosts|feeds|streams|tiers|modes|widgets|extensions|clients|sdks|retirements|removals)$/i;

/** A version without the mark of its line: "12" of "v12.x". */
const editionOf = (key: string): string => key.replace(/^v?(\d+(?:\.\d+)*?)\.x$/, '$1');

/** Whether the name of the notice's title stands at token `i`, whole. */
const standsAt = (doc: Document, i: number, last: number, title: readonly string[]): boolean =>
  title.length > 0 &&
  i + title.length <= last &&
  title.every((key, k) => editionOf(keyOf(doc.tokens[i + k]!)) === editionOf(key));

const PERSON = /^(?:whoever|whom|whose|you|your|yours|you're|who|those|anyone|anybody|everyone|everybody)$/;

/**
 * A group of people that the notice puts down as the affected ones, where the opening speaks of no users whatever. A line
 * "Affected: X" may leave them at the users of X; a sentence about X alone leaves them out.
 */
function untoldGroup(
  doc: Document,
  { sentences }: Opening,
  narrowings: readonly Narrowing[],
  { words }: Subject,
  keys: ReadonlySet<string>,
): Narrowing | null {
  const stated = narrowings.filter(({ fact, ofSome }) => fact.certainty === 'stated' && !ofSome && isOfPeople(fact));
  const last = sentences.at(-1);
  if (stated.length === 0 || last === undefined) return null;
  // A number may be that of any date, and a word of the thing's own tells of no users.
  const theirs = { has: (key: string): boolean => keys.has(key) && !words.has(key) && !/^\d+$/.test(key) };
  if (stated.some((group) => group.hard.size + group.soft.size > 0 && share(group, theirs) >= HALF)) return null;
  // "Senders stuck on it", of senders: by their own noun.
  if (stated.some(({ fact }) => fact.noun !== null && !isPlural(fact.noun) && keys.has(lemma(fact.noun)))) return null;
  const blocks = new Set(sentences.map((s) => doc.sentences[s]!.block));
  if (doc.labels.some(({ block, name }) => blocks.has(block) && WHO.test(name))) return null;
  // "*Relay v1 – off on 3 May*", "Wire protocol 2: refused by 5.0.": a headline, and the text begins behind it.
  const { start, end, first, last: to } = doc.sentences[last]!;
  const colon = start + doc.plain.slice(start, end).search(/:\s/);
  const head = doc.tokens.slice(first, to).filter((token) => colon < start || token.start < colon);
  const headline = head.length > 1 && (!hasVerb(head) || (colon >= start && head.length <= 5));
  const read = headline ? [...sentences, last + 1] : sentences;
  // "Got a pod index?": asked of those who have one.
  const asks = ({ start, end }: Sentence): boolean => ASKS.test(doc.plain.slice(start, end).trimEnd());
  const tells = (sentence: Sentence): boolean => asks(sentence) || tellsUsers(doc, sentence, words);
  return read.some((s) => doc.sentences[s] !== undefined && tells(doc.sentences[s]!)) ? null : stated[0]!;
}

const ASKS =
  /^(?:\W|:[a-z_]+:)*(?:got|have you|has your|do you|does your|did you|are you|is your|still|own|\p{L}{2,}ing)\b[^.!?]*\?$/iu;

const isOfPeople = ({ noun, span, words }: Narrowing['fact']): boolean =>
  (noun !== null && words.length > 0) || /\byou(?:r|'ve)?\b/i.test(span.text);

/** A word for users, for what they run or for their using it; in a table every row may be one. */
function tellsUsers(doc: Document, { first, last, block }: Sentence, words: ReadonlySet<string>): boolean {
  if (doc.blocks[block]!.kind === 'cell') return true;
  return doc.tokens.slice(first, last).some((token, k, all) => {
    if (token.code) return false;
    // "Failing with `gone`" tells how, and not who.
    if (token.lower === 'with' && WITH_WHAT.test(all[k - 1]?.lower ?? '')) return false;
    if (PERSON.test(token.lower) || IN_USE.test(token.lower)) return true;
    // "For wholesale merchants it ends"
    const led = /^(?:for|from)$/.test(all[k - 1]?.lower ?? '') || /^(?:for|from)$/.test(all[k - 2]?.lower ?? '');
    if (led && populationOf(token) === 'everybody' && isPlural(token.lower)) return true;
    // "Stores recovering carts", "sending from 77412", "for publishing"; but not "we are removing" nor "X, meaning the page".
    if (/\p{L}{2,}ing$/u.test(token.lower) && !words.has(token.lemma) && isDoing(doc, k, all)) return true;
    // "The runner image", "Plus Family": words of what retires, and of a plan's name.
    if (words.has(token.lemma) || (k > 0 && token.capital && !isPlural(token.lower))) return false;
    // "The driver's licence is over": whose it is, and one of many.
    if (/['’]s$/.test(token.lower)) return false;
    const kind = populationOf(token);
    return kind === 'everybody' || (kind === 'technical' && isPlural(token.lower)) || USERS.has(token.lemma);
  });
}
const WITH_WHAT =
  /^(?:fail|answer|respond|reject|refus|exit|end|repl|compar|start|begin|break|return|continu)\p{Ll}*$/u;
/** Using, calling, with …: whoever does so is meant. */
const IN_USE = /^(?:us(?:e|es|ed|age)|with|without|calls?)$/;
/** Behind a plural or a word that leads in a doing, or first of all before its object. */
function isDoing(doc: Document, k: number, all: readonly Token[]): boolean {
  const before = all[k - 1];
  if (before === undefined)
    return !/^(?:starting|beginning|following|effective|during|according|concerning|regarding)$/.test(all[k]!.lower);
  if (doc.plain.slice(before.end, all[k]!.start) !== ' ') return false;
  return (
    /^(?:for|when|while|if|by|those|anyone|still|from)$/.test(before.lower) ||
    /^(?!(?:i|wa|ha|thi)s$)\p{L}*[^s\P{L}]s$|^people$/u.test(before.lower)
  );
}

/** The least share of a description that passes for it where nobody is spoken of. */
const HALF = 0.5;
