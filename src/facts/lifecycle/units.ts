import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { DateFact } from '../dates.ts';
import { isEmpty, type Keys, keysOf, sameThing } from './keys.ts';
import { type Fate, type LifeStatement, readLife } from './statements.ts';
import { isTime, PRONOUN } from './subject.ts';
import { readRows } from './table.ts';

/** A retiring thing with one fate. A thing that ends at different times for different groups is several units. */
export interface Unit {
  /** First mention, in `doc.plain`. */
  readonly range: Range;
  readonly evidence: Range;
  readonly fate: Fate;
  readonly keys: Keys;
  /** Tokens of all mentions that belong to it. */
  readonly tokens: readonly number[];
  readonly dates: readonly DateFact[];
}

interface Draft {
  range: Range;
  evidence: Range;
  fate: Fate;
  keys: Keys;
  tokens: number[];
  dates: DateFact[];
}

const RANK: Record<Fate, number> = { neutral: 0, warning: 1, spared: 2, scheduled: 3, failing: 3 };

/** Reads the retiring things of a text, each with its fate. Linear, apart from the few things compared with each other. */
export function readUnits(doc: Document, dates: readonly DateFact[]): Unit[] {
  const drafts: Draft[] = [];
  const { tokens } = doc;
  for (const row of readRows(doc, dates)) {
    const block = doc.blocks[row.name]!;
    const indexes = tokensIn(doc, block);
    add(drafts, { range: block, evidence: doc.blocks[row.evidence]!, fate: row.fate, keys: keysOf(tokens, indexes), tokens: indexes, dates: [...row.dates] });
  }
  const tabled = drafts.length;
  let last: Draft | undefined;
  let lastSentence = -9;
  for (const statement of readLife(doc, dates)) {
    if (!isFate(doc, statement)) continue;
    const lead = leadOf(doc, statement);
    let indexes = statement.subject.filter((k) => tokens[k]!.content && !isTime(tokens, k));
    const pronoun = statement.elliptic || statement.subject.some((k) => PRONOUN.has(tokens[k]!.lower) && k >= statement.chain - 2);
    let keys = keysOf(tokens, indexes);
    if ((pronoun || isEmpty(keys)) && lead.length > 0) {
      indexes = lead;
      keys = keysOf(tokens, lead);
    } else if ((pronoun || isEmpty(keys)) && last && statement.sentence - lastSentence <= 3) {
      if (statement.fate === last.fate || RANK[statement.fate] > RANK[last.fate]) {
        if (RANK[statement.fate] > RANK[last.fate]) {
          last.fate = statement.fate;
          last.evidence = statement.range;
        }
        last.dates.push(...statement.dates);
        lastSentence = statement.sentence;
        continue;
      }
      if (statement.fate === 'warning' || statement.fate === 'neutral' || statement.fate === 'spared') continue;
      // Another fate for the same thing: another group of its users.
      indexes = [...last.tokens, ...indexes];
      keys = keysOf(tokens, indexes);
    }
    if (isEmpty(keys)) {
      if (indexes.length === 0) continue;
      keys = { strong: keys.strong, weak: new Set(indexes.map((k) => tokens[k]!.lemma)) };
    }
    if (tabled > 0 && !drafts.slice(0, tabled).some((row) => sameThing(row.keys, keys)) && statement.family === 'refusal') continue;
    const first = indexes[0]!;
    last = add(drafts, { range: { start: tokens[first]!.start, end: tokens[nameEnd(doc, indexes)]!.end }, evidence: statement.range, fate: statement.fate, keys, tokens: indexes, dates: [...statement.dates] });
    lastSentence = statement.sentence;
  }
  return drafts;
}

/** Whether a statement tells the life of a thing of the company's, and not a condition, a reason or a detail. */
function isFate(doc: Document, statement: LifeStatement): boolean {
  if (statement.aside || statement.hedged || statement.family === 'stay') return false;
  if (statement.dependent && !(statement.fate === 'scheduled' && statement.family === 'removal' && (statement.ahead || statement.dates.length > 0))) return false;
  if (statement.fate === 'spared') return statement.family === 'removal' && !/^(?:do|don't|never)$/.test(doc.tokens[statement.chain]!.lower);
  if (statement.partial) return false;
  if (statement.family === 'refusal') return statement.fate !== 'neutral';
  if (statement.fate === 'neutral') return statement.family === 'removal' && statement.mood !== 'plan-past';
  return true;
}

/** Joins a draft to the thing it is about, or lets it stand as a new one. */
function add(drafts: Draft[], draft: Draft): Draft {
  const same = drafts.filter((x) => sameThing(x.keys, draft.keys));
  const equal = same.find((x) => x.fate === draft.fate);
  const lesser = same.find((x) => RANK[x.fate] < RANK[draft.fate] || RANK[draft.fate] < RANK[x.fate]);
  const target = equal ?? lesser;
  if (!target) {
    drafts.push(draft);
    return draft;
  }
  if (RANK[draft.fate] > RANK[target.fate]) {
    target.fate = draft.fate;
    target.evidence = draft.evidence;
  }
  if (draft.fate === target.fate) target.dates.push(...draft.dates);
  target.tokens.push(...draft.tokens.filter((k) => !target.tokens.includes(k)));
  target.keys = { strong: new Set([...target.keys.strong, ...draft.keys.strong]), weak: new Set([...target.keys.weak, ...draft.keys.weak]) };
  return target;
}

/** "`client.sendBulk()`: works …", "**Inbound Parse v1.** We had planned …": what leads the block in. */
function leadOf(doc: Document, statement: LifeStatement): number[] {
  const sentence = doc.sentences[statement.sentence]!;
  const block = doc.blocks[sentence.block]!;
  if (block.kind === 'cell') return [];
  let firstSentence = statement.sentence;
  while (firstSentence > 0 && doc.sentences[firstSentence - 1]!.block === sentence.block) firstSentence--;
  const opening = doc.sentences[firstSentence]!;
  const clause = doc.clauses[opening.firstClause + 1];
  const colon = clause && opening.firstClause + 1 < opening.lastClause && /^[:–—-]/.test(clause.lead) ? clause.first : firstSentence < statement.sentence ? opening.last : -1;
  if (colon < 0 || colon - opening.first > 12 || colon > statement.chain) return [];
  const range = { start: opening.start, end: doc.tokens[colon - 1]!.end };
  const isLabel = doc.labels.some((label) => label.block === sentence.block && /^(?:affected|deadline|action|who|when|what|why|note|status|update|important)/i.test(label.name));
  if (isLabel) return [];
  const indexes = tokensIn(doc, range).filter((k) => doc.tokens[k]!.content && !isTime(doc.tokens, k));
  return isEmpty(keysOf(doc.tokens, indexes)) || indexes.length > 9 ? [] : indexes;
}

function tokensIn(doc: Document, range: Range): number[] {
  const { tokens } = doc;
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < range.start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let k = low; k < tokens.length && tokens[k]!.end <= range.end; k++) found.push(k);
  return found;
}

/** The name stops before the first preposition or relative that stands between its words. */
function nameEnd(doc: Document, indexes: readonly number[]): number {
  let end = indexes[0]!;
  for (let n = 1; n < indexes.length; n++) {
    const k = indexes[n]!;
    if (k !== end + 1) {
      const between = doc.tokens.slice(end + 1, k).map((token) => token.lower);
      if (!between.every((word) => /^(?:and|or|of|the|a)$/.test(word))) break;
    }
    end = k;
  }
  return end;
}
