import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { DateFact } from '../dates.ts';
import { isGeneric } from '../grammar/naming.ts';
import { readAnswers } from './answers.ts';
import { type LifeEvent, readDue, readEvents, readPlanned, readUndated, readWarnedEnds, titled } from './events.ts';
import { BARE_VERSION, isEmpty, type Keys, keysOf, sameThing } from './keys.ts';
import { formOf } from './chain.ts';
import { firstCode, inPlan, isDueLabel, rowName } from './layout.ts';
import {
  antecedent,
  beforeRelative,
  carriersIn,
  documented,
  firstOf,
  headedBy,
  isGroup,
  isPointing,
  isWithoutSubject,
  lastIdentifiers,
  leadOf,
  openingPhrase,
  ownOpening,
  partsOf,
  sameNoun,
} from './mention.ts';
import { hasName, nameOf } from './name.ts';
import { closeRows } from './over-rows.ts';
import { DOC_TAG, predicateAt } from './predicate.ts';
import { isHard } from './reach.ts';
import { isOverList, readSection } from './sections.ts';
import type { LifeStatement } from './statement.ts';
import { readLife } from './statements.ts';
import { isPronoun, isTime, PRONOUN, startsNamed } from './subject.ts';
import { readRows } from './table.ts';
import { readTakenBack } from './taken-back.ts';
import { tellsFate } from './tells-fate.ts';
import { join, NO_KEYS, type Unit } from './unit.ts';
import { WORK } from './words.ts';

/** Reads the retiring things of a text, each with its fate. Linear, apart from the few things compared with each other. */
export const readUnits: (doc: Document, dates: readonly DateFact[]) => readonly Unit[] = oncePer(findUnits);

function findUnits(doc: Document, dates: readonly DateFact[]): Unit[] {
  const units: Unit[] = [];
  const { tokens } = doc;
  const tables = new Set<number>();
  const rows = new Set<number>();
  const life = readLife(doc, dates);
  // "Shut down on 3 May; calls fail with `gone`", in a cell.
  const refusing = new Set(life.filter(isRefusing).map((x) => doc.sentences[x.sentence]!.block));
  for (const row of readRows(doc, dates)) {
    tables.add(row.table ?? -1);
    for (const b of row.blocks) rows.add(b);
    const alias = row.alias === undefined ? [] : carriersIn(doc, doc.blocks[row.alias]!);
    const indexes = carriersIn(doc, row.name).concat(alias.filter((k) => tokens[k]!.code));
    units.push({
      range: row.name,
      evidence: doc.blocks[row.evidence]!,
      fate: row.fate,
      keys: keysOf(tokens, indexes),
      groups: NO_KEYS,
      tokens: indexes,
      dates: [...row.dates],
      row: true,
      firm: true,
      open: row.fate === 'scheduled' && refusing.has(row.evidence),
    });
  }
  closeRows(doc, units);
  const takenBack = readTakenBack(doc, life);
  const revised = lastTakenBack(life, takenBack);
  const denied = new Set(life.flatMap((x) => (x.fate === 'spared' ? [`${x.family} ${x.sentence}`] : [])));
  const sections = new Map<number, LifeStatement>();
  const secondary: { readonly statement: LifeStatement; readonly before: readonly Unit[] }[] = [];
  const vague: LifeStatement[] = [];
  let last: readonly Unit[] = [];
  let previous: LifeStatement | undefined;
  // "Cirrus retires Cache 5. Support ends on 3 May": what a sentence without a time told of.
  let topic: Topic = { sentence: -1, tokens: [] };
  for (const x of life) {
    const block = doc.blocks[doc.sentences[x.sentence]!.block]!;
    if (rows.has(doc.sentences[x.sentence]!.block)) continue;
    if (block.kind === 'cell' && tables.has(block.table ?? -1)) continue;
    const told = previous?.partial ? withSubjectOf(doc, x, previous) : x;
    const statement = inPlan(doc, told, dates);
    previous = x;
    if (!tellsFate(doc, statement) || (x.range.end < revised && isReported(doc, x))) continue;
    const at = doc.sentences[statement.sentence]!.block;
    const heading = block.kind === 'heading' || isOverList(doc, at);
    // "Removed", "No longer accepted", "Gone with this release": nothing stands before it.
    const opens = statement.chain === doc.sentences[statement.sentence]!.first;
    // "Going in 4.0" names a release and no thing.
    const named = forward(doc, statement).some((k) => !tokens[k]!.number && !predicateAt(tokens, k, k + 1));
    // "Deprecated, to be removed in 13.0": the later word is the nearer.
    if (heading && (opens || sections.has(at)) && statement.subject.length === 0 && !named) {
      sections.set(at, statement);
      continue;
    }
    if (opens && isVerdict(doc, statement) && named) {
      last = keep(place(doc, units, { ...statement, fate: 'failing', done: true }, last), last);
      continue;
    }
    if (isReport(doc, statement)) {
      last = keep(place(doc, units, { ...statement, fate: 'failing', done: true }, last), last);
      continue;
    }
    if (statement.fate === 'neutral' && statement.mood !== 'plan-past' && !heading) {
      vague.push(statement);
      topic = { sentence: x.sentence, tokens: namedIn(doc, statement) };
      continue;
    }
    if (isSecondary(doc, statement)) {
      secondary.push({ statement, before: last });
      continue;
    }
    last = keep(place(doc, units, statement, last, false, topicOf(doc, statement, topic)), last);
  }
  for (const [under, statement] of sections) readSection(doc, units, under, statement, denied);
  for (const event of [
    ...readDue(doc, dates),
    ...readWarnedEnds(doc, dates),
    ...readEvents(doc, dates),
    ...readPlanned(doc, dates),
    ...readAnswers(doc, dates),
    ...readUndated(doc),
    ...takenBack,
  ]) {
    const keys = keysOf(tokens, event.tokens);
    if (isEmpty(keys)) continue;
    if (event.fate === 'spared') recall(units, keys, endOf(doc, event.evidence.end));
    join(units, {
      range: nameOf(doc, event.tokens),
      evidence: event.evidence,
      fate: event.fate,
      keys,
      groups: NO_KEYS,
      tokens: event.tokens,
      dates: [...event.dates],
      row: false,
      firm: true,
      open: false,
    });
  }
  for (const { statement, before } of secondary) place(doc, units, statement, before, true);
  if (units.length === 0) for (const statement of vague) last = keep(place(doc, units, statement, last), last);
  return units;
}

/** "We are pausing the retirement of X, which had been set for 3 May": the plan that is taken back is none any more. */
function recall(units: readonly Unit[], keys: Keys, before: number): void {
  for (const unit of units)
    if (unit.fate === 'scheduled' && !unit.row && unit.evidence.start < before && sameThing(unit.keys, keys)) {
      unit.fate = 'neutral';
      unit.dates = [];
    }
}

/** The end of the sentence in which an offset stands. */
const endOf = ({ sentences }: Document, offset: number): number => sentences.find(({ end }) => end >= offset)?.end ?? offset;

interface Topic {
  readonly sentence: number;
  readonly tokens: readonly number[];
}

const namedIn = (doc: Document, { subject }: LifeStatement): readonly number[] => {
  const words = subject.filter((k) => doc.tokens[k]!.content && !isTime(doc.tokens, k));
  return isEmpty(keysOf(doc.tokens, words)) || isGroup(doc, words) ? [] : words;
};

/** The topic, where the sentence right before a statement told of it, in the same block. */
const topicOf = ({ sentences }: Document, { sentence }: LifeStatement, topic: Topic): readonly number[] =>
  topic.sentence === sentence - 1 && sentences[topic.sentence]?.block === sentences[sentence]!.block
    ? topic.tokens
    : [];

/** "In May we wrote that both would be closed": a plan as it was told. */
function isReported({ tokens, sentences }: Document, { sentence, chain }: LifeStatement): boolean {
  let that = chain;
  for (let k = chain - 1; k >= sentences[sentence]!.first && k > chain - RECALLED; k--) {
    if (tokens[k]!.lower === 'that') that = k;
    else if (that < chain && that - k < 4 && SAID.test(tokens[k]!.lower)) return true;
  }
  return false;
}
/** So many words the recalled plan has at most before its verb. */
const RECALLED = 40;
const SAID = /^(?:said|told|announced|wrote|promised|mentioned|warned|reported|informed|notified|communicated)$/;

/** Where a text last takes an end back, or says that one does not come; -1 where it does nowhere. */
const lastTakenBack = (life: readonly LifeStatement[], takenBack: readonly LifeEvent[]): number => {
  let last = takenBack.at(-1)?.evidence.start ?? -1;
  for (const { fate, family, range } of life)
    if (fate === 'spared' && family === 'removal') last = Math.max(last, range.start);
  return last;
};

/** "The bridge stopped taking new meetings and | goes dark": the subject of what ends only in part, where it has none of its own. */
function withSubjectOf({ tokens }: Document, x: LifeStatement, partial: LifeStatement): LifeStatement {
  const shared =
    x.sentence === partial.sentence && x.subject.length === 0 && /^(?:and|then)$/.test(tokens[x.chain - 1]!.lower);
  const subject = partial.subject.filter((k) => k < partial.chain);
  return shared && subject.length > 0 ? { ...x, subject, elliptic: false } : x;
}

/** "Removed: `x`", "**Removed.** The `x` widget": the kind of entry alone, without a time, in front of its thing. */
const isVerdict = ({ tokens, plain }: Document, x: LifeStatement): boolean =>
  x.family === 'removal' &&
  x.fate === 'neutral' &&
  x.mood === 'bare' &&
  x.chain === x.at &&
  !x.anchored &&
  x.dates.length === 0 &&
  /^[:.]/.test(plain.slice(tokens[x.end - 1]!.end, tokens[x.end - 1]!.end + 1));

/** "- Removed `a`, as announced", "BREAKING: dropped the `b` packages": an entry of a changelog, which tells what was done. */
function isReport(doc: Document, x: LifeStatement): boolean {
  const { tokens, sentences, clauses, blocks, plain } = doc;
  if (x.family !== 'removal' || x.fate !== 'neutral' || x.mood !== 'bare' || x.chain !== x.at) return false;
  if (x.anchored || x.dates.length > 0 || formOf(tokens[x.at]!.lower) !== 'ed') return false;
  const { first, last, firstClause, block } = sentences[x.sentence]!;
  const opens = x.chain === first;
  const led = clauses[x.clause]!.first === x.chain && clauses[x.clause]!.lead === ':' && x.clause === firstClause + 1;
  const title = blocks[blocks[block]!.under ?? -1];
  const plans = title !== undefined && PLANS.test(plain.slice(title.start, title.end));
  if (plans) return false;
  if (x.verbObject) return (opens || led) && (led || blocks[block]!.kind === 'item' || startsNamed(tokens, x.end));
  // "Old login page: closed.", "Export to XLS – Removed.": all that is told of what leads in.
  if (x.end < last || x.subject.length > 0) return false;
  if (opens) return headedBy(doc, x).length > 0;
  const leads = clauses[x.clause]!.first === x.chain && isHard(doc, clauses[x.clause]!);
  return leads && x.clause === firstClause + 1 && leadOf(doc, x.sentence, x.chain).length > 0;
}
/** A title that tells what is to come. */
const PLANS = /\b(?:upcoming|planned|coming|next|future|scheduled|will|ahead)\b/i;

/** A participle with its day behind it, or a state with a day or release: a schedule or a report. */
const isOpen = ({ tokens }: Document, x: LifeStatement): boolean =>
  x.fate === 'scheduled' &&
  !x.ahead &&
  ((x.mood === 'bare' && x.dates.every(({ range }) => range.start >= tokens[x.chain]!.start)) || x.soft);

/** "Calls fail with `gone`": no word of a time to come. */
const isRefusing = ({ family, mood, ahead, dates }: LifeStatement): boolean =>
  family === 'refusal' && mood === 'present' && !ahead && dates.length === 0;

/** A statement that names no thing by itself: what befalls requests, what a subject no longer does to an object, "works until". */
function isSecondary(doc: Document, statement: LifeStatement): boolean {
  if (statement.family === 'work')
    return (
      (statement.verbObject && !statement.ahead) ||
      (statement.fate === 'scheduled' &&
        !statement.ahead &&
        !statement.negated &&
        doc.tokens[statement.chain]!.lower !== 'no')
    );
  return statement.family === 'refusal' && (statement.elliptic || isGroup(doc, statement.subject));
}

/** "Deprecated: Nimbusform Widgets", "**Deprecated.** The `priority` parameter …": the name follows. */
function forward(doc: Document, statement: LifeStatement): number[] {
  const sentence = doc.sentences[statement.sentence]!;
  if (statement.at !== sentence.first && statement.chain !== sentence.first) return [];
  if (statement.end < sentence.last)
    return named(
      doc,
      openingPhrase(doc, statement.sentence, afterPoint(doc, statement.end, sentence.last)).filter(
        (k) => k < sentence.last,
      ),
    );
  const next = doc.sentences[statement.sentence + 1];
  // "Removed. Use `draw()`": what to do, and no name.
  return next &&
    next.block === sentence.block &&
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

function place(
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
        isPronoun(tokens, k) && !/^(?:to|with|in|on|by|from|for)$/.test(tokens[k - 1]!.lower));
  const pronoun = statement.elliptic || statement.subject.some(pointsBack);
  const lead = leadOf(doc, statement.sentence, statement.chain);
  const leadIsGroup = lead.length > 0 && isGroup(doc, lead);
  let indexes = own;
  let groups: number[] = leadIsGroup ? lead : [];
  const keys = keysOf(tokens, own);
  const vague = isEmpty(keys) || pronoun;
  const lot = lotOf(doc, statement, before);
  // "Callers of `walk()` see a warning: the method is deprecated."
  const inSentence =
    isPointing(doc, own) && (isGeneric(tokens[own[0]!]!.lemma) || /^(?:this|these|those)$/.test(tokens[own[0]! - 1]!.lower))
      ? lastIdentifiers(doc, statement.chain, doc.sentences[statement.sentence]!.first)
      : [];
  const row = statement.elliptic ? [...rowName(doc, statement)] : [];
  const due = isDueLabel(doc, statement) && forward(doc, statement).length === 0 ? firstCode(doc, statement.sentence) : [];
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

const keep = (found: readonly Unit[], last: readonly Unit[]): readonly Unit[] => (found.length > 0 ? found : last);

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
    if (doc.tokens[k]!.code && [...keysOf(doc.tokens, [k]).strong].some((key) => strong.has(key))) return true;
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
