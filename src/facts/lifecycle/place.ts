import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import { isGeneric } from '../grammar/naming.ts';
import { documented } from './documented.ts';
import { titled } from './events.ts';
import type { Keys } from './keys.ts';
import { BARE_VERSION, isEmpty, keysAt, keysOf, sameThing } from './keys.ts';
import { lastIdentifiers } from './last-identifiers.ts';
import { firstCode, isDueLabel, rowName } from './layout.ts';
import {
  antecedent,
  beforeRelative,
  firstOf,
  headedBy,
  isGroup,
  isPointing,
  isWithoutSubject,
  leadOf,
  openingPhrase,
  ownOpening,
  partsOf,
  sameNoun,
} from './mention.ts';
import { hasName, nameOf } from './name.ts';
import { DOC_TAG, predicateAt } from './predicate.ts';
import type { LifeStatement } from './statement.ts';
import { isPronoun, isTime, PRONOUN } from './subject.ts';
import type { Unit } from './unit.ts';
import { join } from './unit.ts';
import { WORK } from './words.ts';

/** A participle with its day behind it, or a state with a day or release: a schedule or a report. */
const isOpen = ({ tokens }: Document, x: LifeStatement): boolean =>
  x.fate === 'scheduled' &&
  !x.ahead &&
  ((x.mood === 'bare' && x.dates.every(({ range }) => range.start >= tokens[x.chain]!.start)) || x.soft);

/** "Deprecated: Nimbusform Widgets", "**Deprecated.** The `priority` parameter …": the name follows. */
export function forward(doc: Document, statement: LifeStatement): number[] {
  const sentence = doc.sentences[statement.sentence]!;
  if (statement.at !== sentence.first && statement.chain !== sentence.first) return [];
  if (statement.end < sentence.last) {
    // "Rejected with `E410` since May": the answer.
    if (/^(?:with|by)$/.test(doc.tokens[statement.end]!.lower)) return [];
    const phrase = openingPhrase(doc, statement.sentence, afterPoint(doc, statement.end, sentence.last));
    // "Turned off on 3 May (first announced for 1 April)": an aside.
    const gap = doc.plain.slice(statement.range.end, doc.tokens[phrase[0] ?? statement.end]!.start);
    if (/\([^)]*$/.test(gap)) return [];
    const words = phrase.filter((k) => k < sentence.last);
    // "**Deprecated since 8.4.** `<Grid>` still works"
    const isPoint = words.length > 0 && words.every((k) => BARE_VERSION.test(doc.tokens[k]!.lower));
    if (!isPoint || statement.family !== 'deprecation') return named(doc, words);
  }
  const next = doc.sentences[statement.sentence + 1];
  // "Removed. Use `draw()`": what to do, and no name.
  return next &&
    next.block === sentence.block &&
    next.first < next.last &&
    !ORDERS.test(doc.tokens[next.first]!.lower) &&
    !isWithoutSubject(doc, statement.sentence + 1, next.first)
    ? openingPhrase(doc, statement.sentence + 1)
    : [];
}

const ORDERS =
  /^(?:use|call|see|switch|move|migrate|replace|set|take|prefer|try|choose|pick|import|install|send|read|go|contact|export|upgrade|convert|change|run|add|pass|write|do|don't|no|instead)$/;

/** "What is closing? The fax gateway": the answer names what the question tells of. */
function answerTo(doc: Document, { sentence }: LifeStatement): number[] {
  const asked = doc.sentences[sentence]!;
  if (!/^(?:what|which)$/.test(doc.tokens[asked.first]!.lower) || !asks(doc, asked)) return [];
  return doc.sentences[sentence + 1] === undefined ? [] : named(doc, openingPhrase(doc, sentence + 1));
}

/** "And yearly plans? On old contracts these are deprecated": the question asks of them, without a verb. */
function askedOf(doc: Document, sentence: number): number[] {
  const asked = doc.sentences[sentence - 1];
  if (asked === undefined || !/^(?:and|what)$/.test(doc.tokens[asked.first]!.lower) || !asks(doc, asked)) return [];
  const first = asked.first + (/^(?:about|of)$/.test(doc.tokens[asked.first + 1]?.lower ?? '') ? 2 : 1);
  const isClause = doc.tokens.slice(first, asked.last).some(({ lower }) => ASKS.test(lower));
  return isClause ? [] : named(doc, openingPhrase(doc, sentence - 1, first));
}

const ASKS = /^(?:is|are|was|were|do|does|did|will|can|could|may|must|should|has|have|if|when)$/;

/** "Removed in 6.3: `a`", "To be removed in 7.0: `a`", "Retiring: `a`": no subject can stand before it. */
const isOpening = ({ sentences, plain }: Document, { mood, chain, sentence, range }: LifeStatement): boolean => {
  const { first, end } = sentences[sentence]!;
  return mood === 'bare' || (chain === first && /:\s/.test(plain.slice(range.end, Math.min(end, range.end + 64))));
};

/** "Deprecated since 2.9: `figure`": the release before the colon is no name. */
function afterPoint({ tokens, plain }: Document, from: number, last: number): number {
  if (!/^(?:since|as|in|from|with|on)$/.test(tokens[from]?.lower ?? '')) return from;
  for (let k = from + 1; k < last && k < from + 7; k++) {
    if (/[:–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return k;
    if (tokens[k]!.code) return from;
  }
  return from;
}

/** "Deprecated since 4.2": a release alone is no name. */
function named(doc: Document, indexes: number[]): number[] {
  const keys = keysOf(doc.tokens, indexes);
  return isEmpty(keys) || isRelease(keys) ? [] : indexes;
}

export function place(
  doc: Document,
  units: Unit[],
  statement: LifeStatement,
  before: readonly Unit[],
  only = false,
  topic: readonly number[] = [],
): readonly Unit[] {
  const { tokens } = doc;
  // "Their devices drop out of it": what befalls those who use it.
  if (statement.family === 'removal' && isTheirs(doc, statement.subject)) return [];
  // "They receive a build, supported until May": the participle is of what stands before it, and no new word on the thing.
  const isAttached = statement.subject.length === 0 && statement.chain > doc.sentences[statement.sentence]!.first;
  if (statement.family === 'work' && statement.mood === 'bare' && isAttached) return [];
  const last = before.at(-1);
  const told = statement.subject.filter((k) => tokens[k]!.content && !isTime(tokens, k));
  const things = told.filter((k) => !isOwner(doc, k));
  const own = things.some((k) => tokens[k]!.code) ? things : told;
  // "Both families in these two regions": what opens the phrase points back, what stands within it does not.
  const pointsBack = (k: number, n: number): boolean =>
    k >= statement.chain - 2 &&
    (n === 0
      ? PRONOUN.has(tokens[k]!.lower)
      : // "The shop attached to it": a complement within the phrase.
        isPronoun(tokens, k) &&
        (!/^(?:to|with|in|on|by|from|for)$/.test(tokens[k - 1]!.lower) || tokens[k - 2]!.lower === 'support'));
  const pronoun = statement.elliptic || statement.subject.some(pointsBack);
  const lead = leadOf(doc, statement.sentence, statement.chain);
  // "Lobby API v1 (fan sites): will be shut down": whom the bracket adds is not what leads.
  const isOutside = (k: number): boolean => !doc.plain.slice(tokens[lead[0]!]!.start, tokens[k]!.start).includes('(');
  const leadIsGroup = lead.length > 0 && isGroup(doc, lead.filter(isOutside));
  let indexes = own;
  let groups: number[] = leadIsGroup ? lead : [];
  const keys = keysOf(tokens, own);
  const vague = isEmpty(keys) || pronoun;
  const lot = lotOf(doc, statement, before);
  // "Callers of `walk()` see a warning: the method is deprecated."
  const inSentence =
    isPointing(doc, own) &&
    (isGeneric(tokens[own[0]!]!.lemma) || /^(?:this|these|those)$/.test(tokens[own[0]! - 1]!.lower))
      ? lastIdentifiers(doc, statement.chain, doc.sentences[statement.sentence]!.first)
      : [];
  const row = statement.elliptic ? [...rowName(doc, statement)] : [];
  const due =
    isDueLabel(doc, statement) && forward(doc, statement).length === 0 ? firstCode(doc, statement.sentence) : [];
  const answer = isEmpty(keys) ? answerTo(doc, statement) : [];
  const title = own.length === 0 && forward(doc, statement).length === 0 ? headedBy(doc, statement) : [];
  if (lot.length > 1) indexes = lot[0]!.tokens;
  else if (topic.length > 0 && vague) indexes = [...topic];
  else if (due.length > 0) indexes = due;
  else if (row.length > 0) indexes = row;
  else if (tokens[statement.at]!.text === DOC_TAG) indexes = documented(doc, statement.at);
  else if (answer.length > 0) indexes = answer;
  else if (title.length > 0) indexes = title;
  else if (lead.length > 0 && !leadIsGroup && (vague || !namesThing(doc, own) || isPointing(doc, own))) indexes = lead;
  else if (isPointing(doc, own) && sameNoun(doc, own, statement.chain).length > 0)
    indexes = sameNoun(doc, own, statement.chain);
  else if (inSentence.length > 0) indexes = inSentence;
  else if (statement.subject.length === 0 && isOpening(doc, statement) && forward(doc, statement).length > 0)
    indexes = forward(doc, statement);
  else if (vague || isGroup(doc, own)) {
    groups = groups.concat(own);
    const nearest =
      pronoun && !leadIsGroup
        ? firstOf(
            () => (doc.clauses[statement.clause]!.lead === 'which' ? beforeRelative(doc, statement.clause) : []),
            () => sameNoun(doc, own, statement.chain),
            () => ownOpening(doc, statement),
            // "Users who query `a`: these have been …"
            () => beforeOwnColon(doc, statement),
            () => askedOf(doc, statement.sentence),
            () => antecedent(doc, statement.sentence),
          )
        : [];
    const of = nearest.length > 0 && !(last && sameThing(last.keys, keysOf(tokens, nearest))) ? nearest : [];
    const clients =
      statement.family === 'refusal' && !pronoun
        ? lastIdentifiers(doc, statement.chain, doc.sentences[statement.sentence]!.first)
        : [];
    indexes = firstOf(
      () => of,
      () => clients,
      () => last?.tokens ?? [],
      () => titled(doc),
      () => lastIdentifiers(doc, statement.chain),
    );
    if (indexes.length === 0) indexes = own;
  }
  let found = keysOf(tokens, indexes);
  // "## 5.8.0": a release that stands before it names nothing.
  if (indexes !== own && indexes !== lead && indexes !== title && isRelease(found)) return [];
  const fate = statement.mood === 'plan-past' && statement.fate === 'neutral' ? 'scheduled' : statement.fate;
  if (
    fate === 'spared' &&
    indexes !== lead &&
    found.strong.size === 0 &&
    !indexes.some((k) => k > 0 && tokens[k]!.capital)
  )
    return [];
  if (!hasName(doc, indexes) || isMereEnd(doc, indexes)) return [];
  if (isEmpty(found)) {
    if (only || indexes.length === 0 || units.length > 0) return [];
    found = { strong: found.strong, weak: new Set(indexes.map((k) => tokens[k]!.lemma)) };
  }
  const parts = lot.length > 1 ? lot.map((unit) => unit.tokens) : indexes === own ? partsOf(doc, own) : [indexes];
  const toUnit = (part: readonly number[]): Unit => ({
    range: nameOf(doc, part),
    evidence: statement.range,
    fate,
    keys: parts.length > 1 ? keysOf(tokens, part) : found,
    groups: keysOf(tokens, groups),
    tokens: [...part],
    dates: [...statement.dates],
    row: false,
    firm: true,
    open: isOpen(doc, statement),
  });
  if (parts.length > 1 && !only) return parts.map((part) => join(units, toUnit(part)));
  const unit = toUnit(indexes);
  if (
    only &&
    !units.some((x) => sameThing(x.keys, unit.keys)) &&
    units.length > 0 &&
    !(indexes === lead || (!statement.verbObject && keys.strong.size > 0 && !isGroup(doc, own)) || isTitled(doc, found))
  )
    return [];
  return [join(units, unit)];
}

function beforeOwnColon(doc: Document, { clause, sentence }: LifeStatement): number[] {
  const { lead, first: colon } = doc.clauses[clause]!;
  const { first } = doc.sentences[sentence]!;
  if (lead !== ':') return [];
  const codes = lastIdentifiers(doc, colon, first);
  if (codes.length > 0) return codes;
  // "It's the turn of the browser toolbar: it stops …": the noun phrase right before the colon.
  let k = colon - 1;
  while (k > first && k > colon - 6 && doc.tokens[k]!.content) k--;
  const phrase = doc.tokens.slice(k + 1, colon).map((_, n) => k + 1 + n);
  return /^(?:the|our)$/.test(doc.tokens[k]!.lower) && phrase.length > 0 && !isGroup(doc, phrase) ? phrase : [];
}

const isTheirs = (doc: Document, subject: readonly number[]): boolean =>
  subject.length > 0 && /^(?:their|your)$/.test(doc.tokens[subject[0]! - 1]?.lower ?? '') && isGroup(doc, subject);

const isRelease = ({ strong, weak }: Keys): boolean =>
  weak.size === 0 && strong.size > 0 && [...strong].every((key) => BARE_VERSION.test(key));

/** "`tern`'s reader `open()`": whose it is. */
const isOwner = ({ tokens, plain }: Document, k: number): boolean =>
  tokens[k]!.code && /^['’]s\b/.test(plain.slice(tokens[k]!.end, tokens[k]!.end + 3));

/** "`a` and `b` are deprecated. They will be removed": what was told last of several, in the pronoun's own block. */
function lotOf({ tokens, sentences, blocks }: Document, x: LifeStatement, before: readonly Unit[]): readonly Unit[] {
  if (before.length < 2 || !x.subject.some((k) => PLURAL.test(tokens[k]!.lower) && isPronoun(tokens, k))) return [];
  const { start } = blocks[sentences[x.sentence]!.block]!;
  return before.every((unit) => unit.tokens.some((k) => tokens[k]!.start >= start && k < x.chain)) ? before : [];
}
const PLURAL = /^(?:they|them|these|those|both|all)$/;

/** "Leaving or gone": the words of an end, and no thing. */
const isMereEnd = (doc: Document, indexes: readonly number[]): boolean =>
  indexes.every(
    (k) =>
      !doc.tokens[k]!.code &&
      predicateAt(doc.tokens, k, k + 1)?.family === 'removal' &&
      /ing$/.test(doc.tokens[k]!.lower),
  );

/** An identifier that stands in the title. */
function isTitled(doc: Document, { strong }: Keys): boolean {
  const { first, last } = doc.sentences[0]!;
  for (let k = first; k < last; k++)
    if (doc.tokens[k]!.code && [...keysAt(doc.tokens, k).strong].some((key) => strong.has(key))) return true;
  return false;
}

/** A path, or two words in one with a sign or an inner capital: `/v1/x`, `max_rows`, `fetchAll`, `--plain`. */
const IDENTIFIER = /^\/\w|^--\w|^[a-z]\w*_\w|^[a-z]+[A-Z]/;

/** Words of its own, and not only of what the thing does: "works in all 5.x versions" names nothing. */
function namesThing(doc: Document, indexes: readonly number[]): boolean {
  // "Vault: /secrets/v1 is retired", "Vault: max_rows is retired": an identifier names itself, backticks or not.
  if (indexes.some((k) => doc.tokens[k]!.code || IDENTIFIER.test(doc.tokens[k]!.text))) return true;
  const { weak } = keysOf(doc.tokens, indexes);
  for (const key of weak) if (!WORK.has(key)) return true;
  return false;
}
