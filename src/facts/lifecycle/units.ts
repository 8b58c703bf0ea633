import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import { isStruck } from '../../text/struck.ts';
import type { DateFact } from '../dates.ts';
import { readDue, readWarnedEnds } from './events/due.ts';
import type { LifeEvent } from './events/life-event.ts';
import { readPlanned } from './events/planned.ts';
import { readUndated } from './events/undated.ts';
import { readEvents } from './events.ts';
import { isEmpty, type Keys, keysOf, NO_KEYS, sameThing } from './keys.ts';
import { setLabelledEnd } from './labelled-end.ts';
import { inPlan } from './layout.ts';
import { carriersIn, isGroup } from './mention.ts';
import { nameOf } from './name.ts';
import { closeRows } from './over-rows.ts';
import { forward } from './place/behind.ts';
import { place } from './place.ts';
import { predicateAt } from './predicate.ts';
import { closeReleased } from './released.ts';
import { isOverList, leadsInList, readSection } from './sections.ts';
import type { LifeStatement } from './statement.ts';
import { readLife } from './statements.ts';
import { isTime } from './subject.ts';
import { readRows } from './table.ts';
import { readTakenBack } from './taken-back.ts';
import { tellsFate } from './tells-fate.ts';
import { join, type Unit } from './unit.ts';
import { isReport, isVerdict } from './verdict.ts';

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
      open: row.open || (row.fate === 'scheduled' && refusing.has(row.evidence)),
    });
  }
  closeRows(doc, units);
  const takenBack = readTakenBack(doc, life);
  const revised = lastTakenBack(life, takenBack);
  const denied = new Set(life.flatMap((x) => (x.fate === 'spared' ? [`${x.family} ${x.sentence}`] : [])));
  const sections = new Map<number, LifeStatement>();
  const plans = new Set<Unit>();
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
    if (opens && isCapitals(doc, statement.sentence)) continue;
    // "Going in 4.0" names a release and no thing.
    // "Deprecated, nothing scheduled"
    const behind = forward(doc, statement);
    const denies = /^(?:nothing|none)$/.test(tokens[behind[0] ?? -1]?.lower ?? '');
    const named = !denies && behind.some((k) => !tokens[k]!.number && !predicateAt(tokens, k, k + 1));
    // "Deprecated, to be removed in 13.0": the later word is the nearer.
    // "Deprecated APIs:" over a list: a kind of thing alone, and the list names them.
    const isKind = opens && isOverList(doc, at) && isEmpty(keysOf(tokens, statement.subject));
    if (heading && (opens || sections.has(at)) && (statement.subject.length === 0 ? !named : isKind)) {
      sections.set(at, statement);
      continue;
    }
    if (leadsInList(doc, statement)) {
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
    const placed = place(doc, units, statement, last, false, topicOf(doc, statement, topic));
    if (statement.mood === 'plan-past') for (const unit of placed) plans.add(unit);
    last = keep(placed, last);
  }
  for (const [under, statement] of sections) readSection(doc, units, under, statement, denied);
  for (const event of [
    ...readDue(doc, dates),
    ...readWarnedEnds(doc, dates),
    ...readEvents(doc, dates),
    ...readPlanned(doc, dates),
    ...readUndated(doc),
    ...takenBack,
  ]) {
    const keys = keysOf(tokens, event.tokens);
    if (isEmpty(keys) || isStruck(doc, event.evidence.start)) continue;
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
  closeReleased(units, life);
  setLabelledEnd(doc, dates, units);
  return units.filter((unit) => !(plans.has(unit) && isOvertaken(unit, units)));
}

/** "TO BE SHUT DOWN" over a paragraph: a heading in capitals, whose things are told below. */
const isCapitals = ({ plain, sentences }: Document, s: number): boolean => {
  const text = plain.slice(sentences[s]!.start, sentences[s]!.end);
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && sentences[s + 1] !== undefined;
};

/** "It had been due to close on 30 June. We pulled it early": a former plan for what is over is no plan. */
const isOvertaken = (plan: Unit, units: readonly Unit[]): boolean =>
  plan.fate === 'scheduled' && units.some((unit) => unit.fate === 'failing' && sameThing(unit.keys, plan.keys));

/** "We are pausing the retirement of X, which had been set for 3 May": the plan that is taken back is none any more. */
function recall(units: readonly Unit[], keys: Keys, before: number): void {
  for (const unit of units)
    if (unit.fate === 'scheduled' && !unit.row && unit.evidence.start < before && sameThing(unit.keys, keys)) {
      unit.fate = 'neutral';
      unit.dates = [];
    }
}

/** The end of the sentence in which an offset stands. */
const endOf = ({ sentences }: Document, offset: number): number => sentences[rangeAt(sentences, offset)]?.end ?? offset;

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

const keep = (found: readonly Unit[], last: readonly Unit[]): readonly Unit[] => (found.length > 0 ? found : last);
