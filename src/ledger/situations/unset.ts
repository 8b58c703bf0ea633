import type { DateFact } from '../../facts/dates.ts';
import { END_NOUN } from '../../facts/lifecycle/events.ts';
import { readNoDates } from '../../facts/lifecycle/no-date.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier, isTime, objectOf, PRONOUN } from '../../facts/lifecycle/subject.ts';
import { readTakenBack } from '../../facts/lifecycle/taken-back.ts';
import { END, REMOVE } from '../../facts/lifecycle/words.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { tokenFrom } from '../../text/tokens.ts';
import { isMaybe } from './doubted.ts';

/** Where a text says of a thing that no end is set: it stays, its end is taken back, or whether it ends is not decided. */
export interface Unset {
  /** A token of the words that say so; the thing is the one spoken of there. */
  readonly at: number;
  readonly range: Range;
  /** What it is told of, where it has a subject of its own. */
  readonly subject: readonly number[];
  /** Of the end itself, whose thing stands beside it; and not only that something goes on. */
  readonly ofEnd: boolean;
  /** Of what its words name in full, and not of a part of it: "brokers in `ap-south` are not concerned". */
  readonly whole?: boolean;
}

/** Every place where a text says so, in no order. */
export function readUnset(doc: Document, said: readonly LifeStatement[], dates: readonly DateFact[]): readonly Unset[] {
  const { tokens, plain } = doc;
  const found: Unset[] = [];
  const place = (range: Range): Unset => {
    const sentence = doc.sentences[rangeAt(doc.sentences, range.start)]!;
    return { at: tokenFrom(tokens, sentence, range.start), range, subject: [], ofEnd: true };
  };
  for (const x of said) {
    // "The model `a`, whose end was set for 3 May, | stays"
    const closes = x.chain > 0 && plain[tokens[x.chain - 1]!.end] === ',' && x.subject.some((k) => k < x.chain);
    if (x.dependent && !closes && !(x.hedged && isMaybe(doc, x))) continue;
    const subject = subjectOf(doc, x);
    const isDated = x.dates.some(({ range }) => !closes || range.start > x.range.start);
    const isAim = x.mood === 'infinitive' && !/^(?:stay|remain)/.test(tokens[x.at]!.lower);
    const goesOn =
      x.family === 'stay' && !keepsOther(doc, x) && !isAim && !x.hedged && !x.negated && !isDated && !isLimited(doc, x);
    const isOff =
      x.family === 'removal' &&
      x.fate === 'spared' &&
      x.mood !== 'modal' &&
      doc.tokens[x.end]?.lower !== 'automatically' &&
      !isLimited(doc, x);
    const isOpen =
      x.family === 'removal' &&
      !isDeed(doc, x) &&
      !x.aside &&
      x.hedged &&
      x.mood === 'modal' &&
      !x.negated &&
      isMaybe(doc, x);
    if (goesOn || isOff || isOpen) found.push({ at: x.chain, range: x.range, subject, ofEnd: !goesOn });
  }
  for (const { evidence, tokens: words } of readTakenBack(doc)) found.push({ ...place(evidence), subject: words });
  // "No removal is planned" denies the end, "no date is set" its day alone.
  for (const range of readNoDates(doc)) {
    const text = plain.slice(range.start, range.end);
    if (!DAY.test(text) && NO_END.test(text)) found.push(place(range));
  }
  for (const sentence of doc.sentences) {
    const range = undecided(doc, sentence);
    if (range !== undefined) found.push(place(range));
    found.push(...exempt(doc, sentence));
  }
  return found.concat(undatedRows(doc, dates));
}

/** "The refund widget isn't affected": whatever is told so as the subject of its clause. */
function exempt({ tokens, clauses }: Document, { first, last, firstClause, lastClause }: Sentence): Unset[] {
  const found: Unset[] = [];
  for (let k = first + 1; k < last; k++) {
    if (!/^(?:un)?(?:affected|concerned)$/.test(tokens[k]!.lower)) continue;
    if (!/^un/.test(tokens[k]!.lower) && !/^not$|n't$/.test(tokens[k - 1]!.lower)) continue;
    let opens = firstClause;
    while (opens + 1 < lastClause && clauses[opens + 1]!.first <= k) opens++;
    const subject: number[] = [];
    for (let n = clauses[opens]!.first; n < k; n++) {
      if (/^(?:is|are|isn't|aren't|remains?|stays?|was|were)$/.test(tokens[n]!.lower)) break;
      if (isCarrier(tokens[n]!)) subject.push(n);
    }
    if (subject.length > 0 && subject.length <= NAME)
      found.push({
        at: k,
        range: { start: tokens[k - 1]!.start, end: tokens[k]!.end },
        subject,
        ofEnd: false,
        whole: true,
      });
  }
  return found;
}
/** A name has no more words. */
const NAME = 5;

/** The words of what goes on: before the verb, behind a colon, or as the object of "we keep". */
function subjectOf({ tokens, sentences, clauses }: Document, x: LifeStatement): readonly number[] {
  const isName = (k: number): boolean => isCarrier(tokens[k]!) && !isTime(tokens, k) && !PRONOUN.has(tokens[k]!.lower);
  const isOurs = x.subject.some((k) => /^(?:we|i)$/.test(tokens[k]!.lower)) || /^we'/.test(tokens[x.chain]!.lower);
  if (isOurs && /^keep/.test(tokens[x.at]!.lower) && !/ing$/.test(tokens[x.end]?.lower ?? ''))
    return objectOf(tokens, x.end, sentences[x.sentence]!.last, clauses, x.clause).filter(isName);
  // "We have listened to you, and it stays": the pronoun right before the verb.
  if (/^(?:it|they)$/.test(tokens[x.chain - 1]?.lower ?? '')) return [];
  const own = x.subject.filter(isName);
  const before = own.filter((k) => k < x.chain);
  return before.length > 0 ? before : own;
}

/** "The router keeps its page", "FDX keeps cents": what somebody keeps is told of them alone. */
const keepsOther = ({ tokens }: Document, { at, end, verbObject, subject, chain }: LifeStatement): boolean =>
  /^keep/.test(tokens[at]!.lower) &&
  !/ing$/.test(tokens[end]?.lower ?? '') &&
  !subject.some((k) => /^(?:we|i)$/.test(tokens[k]!.lower)) &&
  !/^we'/.test(tokens[chain]!.lower) &&
  (verbObject || tokens[end]?.content === true || /^(?:its|the|their|an?|up)$/.test(tokens[end]?.lower ?? ''));

/** "Officers may withdraw", "robots may pull 500 times": what somebody does, and no end of theirs. */
const isDeed = ({ tokens }: Document, { at, verbObject }: LifeStatement): boolean =>
  END.has(tokens[at]!.lemma)
    ? verbObject
    : REMOVE.has(tokens[at]!.lemma) && !verbObject && !/^(?:be|get)$/.test(tokens[at - 1]?.lower ?? '');

/** "`node-22` | supported | –": a row without a day, or a word of an end, in a table whose other rows have theirs. */
function undatedRows(doc: Document, dates: readonly DateFact[]): readonly Unset[] {
  const { blocks, tokens, plain } = doc;
  const names = new Map<string, Range>();
  const dated = new Set<string>();
  const tables = new Set<number | undefined>();
  blocks.forEach((block) => {
    const { kind, table, row, header, start, end } = block;
    if (kind !== 'cell' || header === undefined) return;
    const key = `${table}/${row}`;
    if (!names.has(key)) names.set(key, block);
    else if (ENDED.test(plain.slice(start, end))) dated.add(key);
  });
  for (const { range } of dates) {
    const block = blocks[rangeAt(blocks, range.start)]!;
    if (block.kind !== 'cell') continue;
    dated.add(`${block.table}/${block.row}`);
    tables.add(block.table);
  }
  return [...names].flatMap(([key, range]) => {
    if (dated.has(key) || !tables.has(Number(key.split('/')[0]))) return [];
    const subject = tokens.flatMap((token, k) => (token.start >= range.start && token.end <= range.end ? [k] : []));
    return subject.length > 0 ? [{ at: subject[0]!, range, subject, ofEnd: true }] : [];
  });
}
const ENDED =
  /\b(?:off|gone|dead|fails?|closed|over|retired|ended|removed|shut|stopped|refused|returns?|answers?|already|immediately|now|until|expires?|same|see|as above|ditto|tb[acd])\b|["”]/i;

const DAY = /\b(?:dates?|days?|when|times?|deadlines?|releases?|versions?|dated?|timeline|timetable|tb[acd])\b/i;

const NO_END =
  /\b(?:nothing|none|undecided|unplanned|unscheduled|end|removal|shutdown|retirement|sunset|closure|withdrawal|discontinuation|termination|remov\w+|retir\w+|clos\w+|drop\w*|withdraw\w*)\b/i;

/** "Keeps working until 3 May", "for another year", "in 5.x": for a time, or in some place only. */
function isLimited({ tokens, sentences }: Document, { end, sentence }: LifeStatement): boolean {
  const { last } = sentences[sentence]!;
  for (let k = end; k < last && k < end + NEAR; k++) {
    // "Stays for now", "for the time being": nothing is set.
    const ahead = tokens.slice(k + 1, k + 3).map(({ lower }) => lower);
    if (tokens[k]!.lower === 'for' && /^(?:now|good|the (?:time|moment|present|foreseeable))\b/.test(ahead.join(' ')))
      return false;
    if (/^(?:until|till|through|for|before|only|if|unless|while|as)$/.test(tokens[k]!.lower) || isTime(tokens, k))
      return true;
  }
  return false;
}
const NEAR = 6;

/**
 * "Whether it is ever removed is left to a later RFC", "removing the target is undecided", "the retirement is on hold", "the
 * shutdown will not take place".
 */
function undecided({ tokens }: Document, { first, last }: Sentence): Range | undefined {
  for (let k = first; k < last; k++) {
    const { lower, code, start } = tokens[k]!;
    if (code) continue;
    if (lower === 'whether') {
      for (let n = k + 1; n < last && n < k + FAR; n++)
        if (isEndAt(tokens, n, last) || /^(?:goes|go)$/.test(tokens[n]!.lower)) return { start, end: tokens[n]!.end };
      continue;
    }
    if (!isEndNoun(tokens, k)) continue;
    for (let n = k + 1; n < last && n < k + FAR; n++) {
      const word = tokens[n]!.lower;
      const next = tokens[n + 1]?.lower ?? '';
      const denied =
        /^(?:not|never)$|n't$/.test(word) &&
        tokens
          .slice(n + 1, Math.min(last, n + 5))
          .some((token) => SETTLED.test(token.lower) || token.lower === 'place');
      if (OPEN.test(word) || (word === 'on' && /^(?:hold|ice)$/.test(next)) || denied)
        return { start, end: tokens[n]!.end };
    }
    const before = tokens.slice(Math.max(first, k - 4), k);
    if (before.some(({ lower: word }) => PAUSES.test(word))) return { start, end: tokens[k]!.end };
  }
  return undefined;
}
const FAR = 14;
const OPEN = /^(?:undecided|paused|suspended|shelved|halted|unsettled|debated|uncertain)$/;
const PAUSES = /^(?:paus(?:e|ed|ing)|suspend(?:ed|ing)?|shelv(?:e|ed|ing)|halt(?:ed|ing)?)$/;
const SETTLED = /^(?:decided|settled|certain|agreed|sure)$/;

const isEndNoun = (tokens: Document['tokens'], k: number): boolean =>
  END_NOUN.test(tokens[k]!.lower) ||
  /^(?:removing|retiring|dropping|closing|switch-?off|ending)$/.test(tokens[k]!.lower);

const isEndAt = (tokens: Document['tokens'], k: number, last: number): boolean =>
  predicateAt(tokens, k, last)?.family === 'removal';
