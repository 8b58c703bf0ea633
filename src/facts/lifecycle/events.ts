import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { DateFact } from '../dates.ts';
import { documented } from './documented.ts';
import { isEntryNumber } from './entry-number.ts';
import type { Fate } from './fate.ts';
import { isEmpty, keysOf } from './keys.ts';
import { headedBy, leadOf, openingPhrase, partsOf } from './mention.ts';
import { readNoDates } from './no-date.ts';
import { objectOf } from './object.ts';
import { DOC_TAG, predicateAt } from './predicate.ts';
import { readLife } from './statements.ts';
import { isTime, PRONOUN } from './subject.ts';
import { readTenses } from './tenses.ts';
import { AUXILIARY } from './words.ts';

/** A removal told as a noun: "Retirement of X", "the shutdown of X takes place on …", "Saying goodbye to X". */
export interface LifeEvent {
  readonly evidence: Range;
  readonly tokens: number[];
  readonly fate: Fate;
  readonly dates: readonly DateFact[];
}

/** An end told as a noun. */
export const END_NOUN =
  /^(?:retirement|removal|shutdown|shutoff|sunset|sunsetting|deprecation|discontinuation|decommissioning|decommission|withdrawal|end|closure|closing|termination|eol|phaseout|retiring|removing|deprecating|discontinuing|sunsetting|goodbye|farewell)$/;

/** Reads the nouns of the end, with what they are of. Linear. */
export function readEvents(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const events: LifeEvent[] = [];
  const { tokens, clauses } = doc;
  const over = new Set(readTenses(doc, dates).flatMap(({ date, tense }) => (tense === 'past' ? [date] : [])));
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind !== 'heading' && kind !== 'paragraph' && kind !== 'item' && kind !== 'cell') continue;
    let c = sentence.firstClause;
    for (let i = sentence.first; i < sentence.last; i++) {
      while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= i) c++;
      const token = tokens[i]!;
      if (token.code || !END_NOUN.test(token.lower)) continue;
      // "Farewell, Roll Call, on older tablets."
      const parts = /^(?:goodbye|farewell)$/.test(token.lower) && i === sentence.first && tokens[i + 1] !== undefined;
      if (parts && i + 1 < sentence.last && /^,/.test(doc.plain.slice(token.end, token.end + 1))) {
        const phrase = openingPhrase(doc, s, i + 1);
        const comma = phrase.findIndex(
          (k) => k > i + 1 && /[,(]/.test(doc.plain.slice(tokens[k - 1]!.end, tokens[k]!.start)),
        );
        const words = comma > 0 ? phrase.slice(0, comma) : phrase;
        if (words.some((k) => tokens[k]!.capital || tokens[k]!.code || tokens[k]!.shaped))
          events.push({ evidence: { start: token.start, end: token.end }, tokens: words, fate: 'neutral', dates: [] });
        break;
      }
      if (kind === 'item' || (kind === 'cell' && !isNumbered(doc, sentence.block))) continue;
      const gerund = /(?:tiring|moving|cating|nuing|etting)$/.test(token.lower);
      if (gerund && kind !== 'heading' && i !== sentence.first) continue;
      let at = i + 1;
      // "end of support for X", "end-of-life dates of X"
      for (
        let hop = 0;
        hop < 12 &&
        /^(?:of|life|support|service|sale|date|dates|schedule|announcement|maintenance|and|end|to|for)$/.test(
          tokens[at]?.lower ?? '',
        ) &&
        at < sentence.last;
        hop++
      )
        at++;
      if (at === i + 1 && !gerund) continue;
      if (!gerund && !/^(?:of|for|to)$/.test(tokens[at - 1]!.lower)) continue;
      if (
        /^(?:of|to)$/.test(tokens[at - 1]!.lower) &&
        token.lower === 'end' &&
        (/^(?:q\d|this|month|year|next)$/.test(tokens[at]?.lower ?? '') ||
          tokens[at]?.dateWord ||
          /^(?:year|month|quarter|week|day|period|summer|term)$/.test(tokens[at + 1]?.lower ?? ''))
      )
        continue;
      if (token.lower === 'end' && isOfTheirs(tokens, i, at)) continue;
      // "an end for those who …"
      if (PRONOUN.has(tokens[at]?.lower ?? '')) continue;
      const spoken = objectOf(tokens, at, sentence.last, clauses, c);
      const verb = spoken.findIndex((k) => tellsEvent(tokens, k));
      const object = verb > 0 ? spoken.slice(0, verb) : spoken;
      const named = untilStatement(doc, object, sentence.last)
        .filter((k) => tokens[k]!.content)
        .slice(0, 8);
      // "an end for 2.8" names nothing.
      if (named.every((k) => tokens[k]!.number)) continue;
      const near = dates.filter(
        (x) => x.range.start >= token.start && x.range.end <= sentence.end && !x.superseded && !x.condition,
      );
      // "The end of X is not postponed: it was turned off on 1 February": a day that is over is that verb's, and no plan of this.
      const ahead = near.filter((x) => !over.has(x));
      const told = verb > 0 ? spoken[verb]! : (spoken.at(-1) ?? at) + 1;
      const happened = ahead.length < near.length && tellsEvent(tokens, told);
      const fate = happened
        ? 'failing'
        : ahead.length > 0
          ? 'scheduled'
          : isOpen(doc, sentence, token)
            ? 'warning'
            : 'neutral';
      for (const part of partsOf(doc, named))
        events.push({
          evidence: { start: token.start, end: token.end },
          tokens: part,
          fate: token.lower === 'deprecation' ? 'neutral' : fate,
          dates: happened ? near.filter((x) => over.has(x)) : ahead,
        });
      i = at;
    }
  }
  return events;
}

/** "Ref. A | End of X: 3 May" */
const isNumbered = ({ blocks, plain }: Document, at: number): boolean =>
  blocks[at]!.column === 1 && isEntryNumber(plain.slice(blocks[at - 1]!.start, blocks[at - 1]!.end));

/** "Removing X altogether is undecided": no day is set for it. */
const isOpen = (doc: Document, { end }: Range, { start }: Range): boolean =>
  readNoDates(doc).some((open) => open.start > start && open.end <= end);

/** "The shutdown of X | took place", "the end of X | was reached": of the end itself it is told that it comes, or came. */
function tellsEvent(tokens: Document['tokens'], k: number): boolean {
  const at = /^(?:is|was|will|has|been|already)$/.test(tokens[k]?.lower ?? '') ? k + 1 : k;
  const [verb, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (/^t(?:akes?|ook|aken)$/.test(verb)) return /^(?:place|effect)$/.test(next);
  if (/^(?:go(?:es)?|went|gone)$/.test(verb)) return /^(?:ahead|through|into)$/.test(next);
  return /^(?:happen(?:s|ed)?|occur(?:s|red)?|comes?|came|reached|completed|carried|moves|follows)$/.test(verb);
}

/** "Through the end of their contract": a time, by what the readers have. */
const isOfTheirs = (tokens: Document['tokens'], end: number, object: number): boolean =>
  /^(?:their|your|his|her)$/.test(tokens[object]?.lower ?? '') &&
  tokens.slice(Math.max(0, end - 2), end).some(({ lower }) => TIMES.test(lower));
const TIMES = /^(?:until|till|through|to|at|by|before|after|beyond|past|since|from|with)$/;

/** The thing whose end the title tells: "Goodbye to read-all tokens". */
export function titled(doc: Document): readonly number[] {
  const title = readEvents(doc, []).find(({ evidence }) => evidence.end <= (doc.sentences[0]?.end ?? 0));
  return title !== undefined && !isEmpty(keysOf(doc.tokens, title.tokens)) ? title.tokens : [];
}

/** "End of root R1, port 9100 already closed": behind the comma another thing has a statement of its own. */
function untilStatement({ tokens, plain }: Document, object: readonly number[], last: number): readonly number[] {
  const comma = object.findIndex((k) => plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(','));
  if (comma <= 0) return object;
  for (let k = object[comma]!; k < last; k++) {
    const predicate = predicateAt(tokens, k, last);
    if (predicate?.family === 'removal' && predicate.form === 'ed') return object.slice(0, comma);
  }
  return object;
}

/** "X is scheduled for shutdown on 3 May", "X is due for removal in 5.0": an end told as a noun behind the word of the plan. Linear. */
export function readPlanned(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences, clauses } = doc;
  return doc.clauses.flatMap(({ first, last, sentence }, c) => {
    // "### `spin()`", and under it "Scheduled for removal in 6.0."
    if (
      PLANNED.test(tokens[first]!.lower) &&
      tokens[first + 1]?.lower === 'for' &&
      DUE.test(tokens[first + 2]?.lower ?? '')
    ) {
      const lead = leadOf(doc, sentence, first);
      const words = lead.length > 0 ? lead : headedBy(doc, { sentence, chain: first });
      const evidence = { start: tokens[first]!.start, end: tokens[first + 2]!.end };
      const on = dates.filter(({ range }) => range.start >= evidence.end && range.end <= sentences[sentence]!.end);
      return words.length === 0 ? [] : [{ evidence, tokens: words, fate: 'scheduled' as const, dates: on }];
    }
    // "`a`: shutdown on 3 May"
    const lead =
      DUE.test(tokens[first]!.lower) && first > sentences[sentence]!.first ? leadOf(doc, sentence, first) : [];
    const point = lead.length > 0 ? pointAfter(doc, first + 1, last) : undefined;
    if (point !== undefined) {
      const evidence = { start: tokens[first]!.start, end: tokens[point]!.end };
      const on = dates.filter(
        ({ range, superseded }) => range.end > evidence.start && range.start < clauses[c]!.end && !superseded,
      );
      return partsOf(doc, lead).map((part) => ({ evidence, tokens: [...part], fate: 'scheduled' as const, dates: on }));
    }
    const meant = meantFor(doc, sentence, first, last);
    if (meant !== undefined) {
      const { evidence, words } = meant;
      const on = dates.filter(({ range }) => range.start >= evidence.start && range.start < evidence.end);
      return partsOf(doc, words).map((part) => ({
        evidence,
        tokens: [...part],
        fate: 'scheduled' as const,
        dates: on,
      }));
    }
    for (let k = first + 1; k + 2 < last; k++) {
      if (tokens[k]!.code || !PLANNED.test(tokens[k]!.lower) || tokens[k + 1]!.lower !== 'for') continue;
      const noun = /^(?:its|their|the|an?|final|full|complete)$/.test(tokens[k + 2]!.lower) ? k + 3 : k + 2;
      if (noun >= last || !END_NOUN.test(tokens[noun]!.lower) || !IS.test(tokens[k - 1]!.lower)) continue;
      // "No date is set for their end"
      if (isDenied(tokens, Math.max(first, k - 4), k)) continue;
      const named = openingPhrase(doc, sentence, first).filter((n) => n < k);
      if (named.length === 0) return [];
      const { end } = sentences[sentence]!;
      const border = clauses[c + 1]?.sentence === sentence ? clauses[c + 1]!.start : end;
      const evidence = { start: tokens[k - 1]!.start, end: tokens[noun]!.end };
      const near = dates.filter(
        ({ range, superseded, condition }) =>
          range.start >= evidence.end && range.start < border && !superseded && !condition,
      );
      return partsOf(doc, named).map((part) => ({
        evidence,
        tokens: [...part],
        fate: 'scheduled' as const,
        dates: near,
      }));
    }
    return [];
  });
}
/** "`mount()`, for removal in 4.0": what it is meant for stands behind a mark, without a verb. */
function meantFor(
  doc: Document,
  s: number,
  first: number,
  last: number,
): { readonly evidence: Range; readonly words: readonly number[] } | undefined {
  const { tokens, sentences, plain } = doc;
  const opens = sentences[s]!.first;
  for (let k = Math.max(first, opens + 1); k + 2 < last; k++) {
    const isFor = tokens[k]!.lower === 'for' && DUE.test(tokens[k + 1]!.lower);
    // "Old Tiles, retirement on 3 May": beside nothing but its name
    const isBeside = DUE.test(tokens[k]!.lower) && k < opens + 9 && !hasVerb(doc, opens, k);
    if (!isFor && !isBeside) continue;
    if (!/[,(–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) continue;
    const point = pointAfter(doc, isFor ? k + 2 : k + 1, sentences[s]!.last);
    const tagged = tokens[opens]!.text === DOC_TAG;
    const words = tagged ? documented(doc, opens) : openingPhrase(doc, s).filter((n) => n < k);
    if (point !== undefined && words.length > 0)
      return { evidence: { start: tokens[k]!.start, end: tokens[point]!.end }, words };
  }
  return undefined;
}
/** A predicate or an auxiliary stands between. */
const hasVerb = ({ tokens }: Document, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower, code }, n) => (!code && AUXILIARY.test(lower)) || predicateAt(tokens, from + n, to));

const PLANNED = /^(?:scheduled|planned|slated|due|set|marked|up|earmarked|listed)$/;
const IS = /^(?:is|are|now|already|still|been)$/;

/** "`win-2022` – old, but fine for now; no date": what an entry names works, and nothing is planned for it. */
export function readUndated(doc: Document): LifeEvent[] {
  const { tokens, sentences } = doc;
  let s = 0;
  return readNoDates(doc).flatMap((evidence) => {
    while (s + 1 < sentences.length && sentences[s]!.end < evidence.end) s++;
    const { first, last } = sentences[s]!;
    let before = first;
    while (before < last && tokens[before]!.start < evidence.start) before++;
    const lead = leadOf(doc, s, before);
    const named = lead.some((k) => tokens[k]!.code || tokens[k]!.shaped || (tokens[k]!.capital && k > first));
    return named ? [{ evidence, tokens: lead, fate: 'warning' as const, dates: [] }] : [];
  });
}

const DUE = /^(?:removal|retirement|shutdown|shutoff|sunset|discontinuation|decommissioning|withdrawal|closure)$/;

/** "Removal: release 9.0", "Removal follows on 3 May": an end told as a noun of the thing that opens its block. Linear. */
export function readDue(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const events: LifeEvent[] = [];
  const { tokens } = doc;
  doc.sentences.forEach((sentence, s) => {
    const noun = tokens[sentence.first];
    const first = doc.sentences[s - 1];
    if (
      noun === undefined ||
      noun.code ||
      !DUE.test(noun.lower) ||
      first === undefined ||
      first.block !== sentence.block
    )
      return;
    const point = pointAfter(doc, sentence.first + 1, sentence.last);
    if (point === undefined) return;
    let opening = s - 1;
    while (opening > 0 && doc.sentences[opening - 1]!.block === sentence.block) opening--;
    const named = openingPhrase(doc, opening).slice(0, 8);
    if (named.length === 0) return;
    const near = dates.filter(
      (x) => x.range.start >= noun.start && x.range.end <= sentence.end && !x.superseded && !x.condition,
    );
    events.push({
      evidence: { start: noun.start, end: tokens[point]!.end },
      tokens: named,
      fate: 'scheduled',
      dates: near,
    });
  });
  return events;
}

/** "`a` is deprecated with removal in 6.0", "deprecated, removal follows on 3 May": an end told as a noun behind the warning. Linear. */
export function readWarnedEnds(doc: Document, dates: readonly DateFact[]): LifeEvent[] {
  const { tokens, sentences } = doc;
  return readLife(doc, dates).flatMap((x) => {
    if (x.fate !== 'warning' || x.dependent || x.subject.length === 0) return [];
    const { last, end } = sentences[x.sentence]!;
    let noun = x.end;
    while (noun < last && noun < x.end + NEAR && (tokens[noun]!.code || !DUE.test(tokens[noun]!.lower))) noun++;
    if (noun >= Math.min(last, x.end + NEAR) || isDenied(tokens, x.end, noun)) return [];
    const point = pointAfter(doc, noun + 1, last);
    if (point === undefined) return [];
    const near = dates.filter(
      ({ range, superseded, condition }) =>
        range.start >= tokens[noun]!.start && range.end <= end && !superseded && !condition,
    );
    const evidence = { start: tokens[noun]!.start, end: tokens[point]!.end };
    return partsOf(doc, x.subject).map((part) => ({
      evidence,
      tokens: [...part],
      fate: 'scheduled' as const,
      dates: near,
    }));
  });
}
/** So many words behind the warning its end is told. */
const NEAR = 8;
const isDenied = (tokens: Document['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }) => /^(?:no|not|without|any|undecided|whether|if)$|n't$/.test(lower));

/** The release or the time that follows within a few words, unless they deny it. */
function pointAfter({ tokens }: Document, from: number, last: number): number | undefined {
  for (let k = from; k < last && k < from + 7; k++) {
    const token = tokens[k]!;
    // "No earlier than 3 May"
    if (/^(?:earlier|sooner|later|before)$/.test(tokens[k + 1]?.lower ?? '') && /^no[t]?$/.test(token.lower)) continue;
    if (/^(?:no|not|none|undecided|open|tbd|if|whether|of)$/.test(token.lower)) return undefined;
    if (isTime(tokens, k) || /^v?\d+(?:\.\d+)+$/.test(token.lower)) return k;
  }
  return undefined;
}
