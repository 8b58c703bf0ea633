import type { DateFact } from '../../facts/dates.ts';
import { BARE_VERSION, isEmpty, type Keys, keysOf, NO_KEYS, sameThing } from '../../facts/lifecycle/keys.ts';
import { isGroup, isPointing } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier, isTime, PRONOUN } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { type Token, tokenFrom } from '../../text/tokens.ts';
import type { About } from './about.ts';
import { isEither, isPresupposed } from './forms.ts';
import { Mentions } from './mentions.ts';
import { readUnset, type Unset } from './unset.ts';

/** More things than this are not looked for. */
const MOST = 60;

/**
 * Things that the output tells as ending, of which the notice says that no end is set, and nowhere that one is: "2.x is
 * withdrawn in May" of "2.x remains", "will be removed in 4.0" of "whether 4.0 drops it is not decided".
 */
export function toldAsSet(
  notice: Reading,
  told: readonly LifeStatement[],
  units: readonly Unit[],
  output: Reading,
  said: readonly LifeStatement[],
  about: About,
): readonly (readonly [Unit, LifeStatement])[] {
  const unset = readUnset(notice.doc, told, notice.facts.dates);
  if (unset.length === 0) return [];
  const claims = said.filter((x) => isEnd(output.doc, x));
  if (claims.length === 0) return [];
  const words = keysOf(notice.doc.tokens, notice.doc.tokens.keys());
  // "CasaVox's": a brand is no identifier.
  const brands = keysOf(notice.doc.tokens, branded(notice.doc)).strong;
  const isKnown = (key: string): boolean => (words.strong.has(key) && !brands.has(key)) || words.weak.has(key);
  const things: Keys[] = units.map(({ keys }) => keys);
  const indexOf = (keys: Keys): number => {
    const same = things.findIndex((one) => isSame(keys, one));
    if (same >= 0 || things.length > MOST) return same;
    things.push(keys);
    return things.length - 1;
  };
  for (const key of keysOf(output.doc.tokens, marked(output.doc)).strong)
    if (words.strong.has(key) && !BARE_VERSION.test(key)) indexOf({ strong: new Set([key]), weak: new Set() });
  const named = claims.map((x) => partsOf(output.doc, x, isKnown).map(indexOf));
  const inNotice = new Mentions(notice.doc, things);
  const inOutput = new Mentions(output.doc, things);
  // What may be told of a thing keeps it from being one without an end.
  const loosely = new Mentions(notice.doc, things, 0.6);
  const set = new Set<number>();
  units.forEach(({ fate, evidence }, n) => {
    if (fate === 'warning' || fate === 'spared') return;
    if (!unset.some(({ range }) => evidence.start < range.end && range.start < evidence.end)) set.add(n);
  });
  for (const x of told) if (isSetting(x)) for (const n of meantBy(notice.doc, loosely, x)) set.add(n);
  for (const date of notice.facts.dates)
    if (isDeadline(date) && !isOldPlan(notice.doc, date, unset))
      for (const n of loosely.spokenOf(
        tokenFrom(notice.doc.tokens, notice.doc.sentences[date.sentence]!, date.range.start),
      ))
        set.add(n);
  const stays = staying(inNotice, unset, notice.doc, things);
  // "The shutdown planned for 3 May will not take place": of the only matter that the notice has.
  const alone = set.size === 0 ? unset.find((x) => x.ofEnd && placesOf(inNotice, x).size === 0) : undefined;
  if (alone !== undefined)
    things.forEach((_, n) => {
      if (!stays.has(n)) stays.set(n, alone);
    });
  const kept = new Set(staying(inOutput, readUnset(output.doc, said, output.facts.dates), output.doc, things).keys());
  for (const x of said)
    if (x.fate === 'warning' && !claims.some(({ subject }) => subject === x.subject))
      for (const n of namedBy(inOutput, x)) kept.add(n);
  const unnamed = (x: LifeStatement): readonly number[] => {
    const meant = about.unitsOf(x, undefined).map((unit) => units.indexOf(unit));
    // "`a` or `b`, both of which stop", "these runtimes": whatever stands side by side there; but not "the first".
    return isVague(x) && !about.isPointed(x)
      ? meant.concat([...inOutput.spokenOf(x.verbObject ? x.at : x.chain)])
      : meant;
  };
  const isVague = (x: LifeStatement): boolean => x.elliptic || isPointing(output.doc, ownOf(output.doc, x));
  return claims.flatMap((x, c) => {
    const nearest =
      x.subject.length > 0
        ? [...inOutput.lastWithin(x.subject[0]!, x.verbObject ? x.subject.at(-1)! + 1 : x.chain)]
        : [];
    const told = [...nearest, ...named[c]!];
    // "Functions on `a` or `b` lose support": told of what stands before the verb.
    const losing = /^(?:los|lost)/.test(output.doc.tokens[x.at]!.lower) ? [...inOutput.spokenOf(x.chain)] : [];
    // "The feed", where the notice tells of a feed: named, though it points as well; but "these feeds" may be all of them.
    const isNamed = !x.elliptic && told.some((n) => n < units.length) && isOneOf(output.doc, x);
    const own = told.length > 0 && (isNamed || !isVague(x)) ? told.concat(losing) : told.concat(unnamed(x));
    const one = own.find(
      (n) =>
        stays.has(n) &&
        !set.has(n) &&
        !kept.has(n) &&
        // "Builds are offline": a word of no thing's, told in passing.
        (!x.done || n < units.length || things[n]!.strong.size > 0) &&
        (n < units.length || isTelling(things[n]!) || stays.get(n)!.ofEnd),
    );
    return one === undefined ? [] : [[units[one] ?? toUnit(notice.doc, stays.get(one)!.range), x] as const];
  });
}

const isOneOf = ({ tokens }: Document, { subject }: LifeStatement): boolean =>
  tokens[subject[0]! - 1]?.lower === 'the' && !/s$/.test(tokens[subject[0]!]!.lower);

const isDeadline = (date: DateFact): boolean =>
  date.lifecycle &&
  !date.superseded &&
  !date.condition &&
  date.role !== 'deprecation' &&
  date.role !== 'brownout' &&
  date.role !== 'other';

/** "The shutdown planned for 3 May will not take place", "we told you that it would end on 3 May". */
function isOldPlan({ tokens, sentences }: Document, { sentence, range }: DateFact, unset: readonly Unset[]): boolean {
  const { first, last, start, end } = sentences[sentence]!;
  if (unset.some((x) => x.ofEnd && x.range.start >= start && x.range.end <= end)) return true;
  for (let k = first; k < last && tokens[k]!.start < range.start; k++)
    if (/^(?:would|had|told|announced|wrote|planned)$/.test(tokens[k]!.lower)) return true;
  return false;
}

const isBrand = ({ code, shaped, text }: Token): boolean => !code && shaped && /^\p{L}+(?:['’]s?)?$/u.test(text);
const branded = ({ tokens }: Document): number[] => tokens.flatMap((token, k) => (isBrand(token) ? [k] : []));
const marked = ({ tokens }: Document): number[] =>
  tokens.flatMap((token, k) => ((token.code || token.shaped) && !isBrand(token) ? [k] : []));

/** An identifier, or a name of several words; one word may be any. */
const isTelling = ({ strong, weak }: Keys): boolean => strong.size > 0 || weak.size > 1;

/** Told as coming, be it in passing, or in the present: no mere participle. */
const isEnd = (doc: Document, x: LifeStatement): boolean =>
  !(x.hedged || x.partial || (x.aside && !isOfThem(doc, x)) || (x.done && x.verbObject && x.elliptic)) &&
  (x.family === 'work'
    ? // "Answers as usual until then"
      x.fate === 'scheduled' && !x.verbObject && (x.done || x.ahead || x.dates.length > 0)
    : ENDS.test(x.family) && !x.negated) &&
  x.fate !== 'spared' &&
  (x.dependent
    ? !x.elliptic && (isSureToCome(doc, x) || doc.tokens[x.chain - 1]?.lower === 'which')
    : x.fate !== 'neutral' || x.mood === 'present') &&
  // "Both are on their way out": no more than "deprecated" says.
  doc.tokens[x.at]!.lower !== 'on' &&
  // "`a`, meant to go as well, stays"
  !/^(?:meant|supposed|planned|intended|scheduled|due)$/.test(doc.tokens[x.chain]!.lower) &&
  // "Ends outside the veterinary editions"; "(switched off in May)", of what stands before the bracket.
  !/^(?:outside|except|apart|without|beyond)$/.test(doc.tokens[x.end]?.lower ?? '') &&
  !(doc.clauses[x.clause]!.bracketed && x.subject.length === 0) &&
  !isDenied(doc, x) &&
  !isEither(doc, x);

/** "`a`, `b` and `c`, all of which stop": told of each, whoever has them. */
const isOfThem = ({ tokens }: Document, { chain }: LifeStatement): boolean =>
  tokens[chain - 1]?.lower === 'which' &&
  tokens[chain - 2]?.lower === 'of' &&
  /^(?:both|all|each|two|three|four)$/.test(tokens[chain - 3]?.lower ?? '');

const ENDS = /^(?:removal|state)$/;

/** "Before Basic is retired", "3 May, when the desk is shut"; but "valid until they expire", "unused when they expire". */
function isSureToCome(doc: Document, x: LifeStatement): boolean {
  if (x.ahead || !isPresupposed(doc, x)) return x.ahead;
  const { first, start } = doc.clauses[x.clause]!;
  const opener = doc.tokens[first]!.lower;
  return opener === 'when' ? /[,:(]\s?$/.test(doc.plain.slice(0, start).slice(-2)) : opener !== 'until';
}

/** "Nothing that is published goes offline", "the plan to close the desk has been dropped". */
function isDenied({ tokens, sentences }: Document, { chain, at, sentence }: LifeStatement): boolean {
  for (let k = at; k >= sentences[sentence]!.first && k > chain - 10; k--)
    if (
      (tokens[k]!.lower === 'not' && k >= chain - 2) ||
      (!tokens[k]!.code &&
        /^(?:nothing|none|neither|nor|nobody|plans?|intention|idea|proposal)$/.test(tokens[k]!.lower))
    )
      return true;
  return false;
}

const isSetting = (x: LifeStatement): boolean =>
  !(x.hedged || x.partial || x.dependent) &&
  x.family !== 'stay' &&
  x.family !== 'deprecation' &&
  x.mood !== 'plan-past' &&
  (x.fate === 'scheduled' ||
    x.fate === 'failing' ||
    (x.fate === 'neutral' && x.family === 'removal' && x.mood === 'present' && !x.negated));

/** What a statement is about: what its subject names, or what is spoken of there where it names nothing. */
function meantBy(doc: Document, mentions: Mentions, x: LifeStatement): Iterable<number> {
  const named = namedBy(mentions, x);
  const isVague = x.elliptic || x.subject.length === 0 || isPointing(doc, ownOf(doc, x)) || isGroup(doc, x.subject);
  return named.size > 0 || !isVague ? named : mentions.spokenOf(x.chain);
}

const namedBy = (mentions: Mentions, { subject }: LifeStatement): ReadonlySet<number> =>
  subject.length === 0 ? new Set() : mentions.within(subject[0]!, subject.at(-1)! + 1);

/** The things that stay, each with the place that says so. */
function staying(
  mentions: Mentions,
  unset: readonly Unset[],
  { tokens }: Document,
  things: readonly Keys[],
): Map<number, Unset> {
  const found = new Map<number, Unset>();
  for (const place of unset) {
    // "Brokers in `ap-south` are not concerned": some of them, and not the thing.
    const { strong, weak } = keysOf(tokens, place.whole ? place.subject : []);
    const isAll = ({ strong: ids, weak: name }: Keys): boolean =>
      [...strong].every((key) => ids.has(key)) && [...weak].every((key) => name.has(key));
    for (const n of placesOf(mentions, place)) if (!found.get(n)?.ofEnd && isAll(things[n]!)) found.set(n, place);
  }
  return found;
}

const ownOf = ({ tokens }: Document, { subject }: LifeStatement): readonly number[] =>
  subject.filter((k) => isCarrier(tokens[k]!) && !isTime(tokens, k) && !PRONOUN.has(tokens[k]!.lower));

const placesOf = (mentions: Mentions, { at, subject }: Unset): ReadonlySet<number> =>
  subject.length > 0 ? mentions.within(subject[0]!, subject.at(-1)! + 1) : mentions.spokenOf(at);

/** The phrases of a statement's subject, each of several by itself, by those of their words that the notice has. */
function partsOf(doc: Document, x: LifeStatement, isKnown: (key: string) => boolean): readonly Keys[] {
  const { tokens, plain } = doc;
  const own = ownOf(doc, x);
  const parts: number[][] = [];
  let part: number[] = [];
  for (const k of own) {
    const last = part.at(-1);
    const gap = last === undefined ? '' : plain.slice(tokens[last]!.end, tokens[k]!.start);
    if (/^,|\b(?:and|or|nor)\b|&/.test(gap)) {
      parts.push(part);
      part = [];
    }
    part.push(k);
  }
  if (part.length > 0) parts.push(part);
  return parts
    .map((indexes) => {
      const { strong, weak } = keysOf(tokens, indexes);
      return { strong: new Set([...strong].filter(isKnown)), weak: new Set([...weak].filter(isKnown)) };
    })
    .filter((keys) => !isEmpty(keys));
}

/** A thing that is known already: by an identifier, or by the words of its name. */
function isSame(keys: Keys, one: Keys): boolean {
  const own = [...keys.strong].filter((key) => !BARE_VERSION.test(key));
  if (own.length > 0) return own.some((key) => one.strong.has(key));
  return sameThing(keys, one) && [...keys.weak].every((key) => one.weak.has(key));
}

/** Under "Deprecated" a thing that keeps working is a warning; elsewhere it is spared. */
function toUnit({ blocks, plain }: Document, evidence: Range): Unit {
  const block = blocks[rangeAt(blocks, evidence.start)];
  const heading = blocks[block?.under ?? -1];
  const isWarned = WARNS.test(heading === undefined ? '' : plain.slice(heading.start, heading.end));
  return {
    range: evidence,
    evidence,
    fate: isWarned ? 'warning' : 'spared',
    keys: NO_KEYS,
    groups: NO_KEYS,
    tokens: [],
    dates: [],
    row: false,
    firm: true,
    open: false,
  };
}
const WARNS = /\b(?:deprecat|discourag|obsolete|not recommended)/i;
