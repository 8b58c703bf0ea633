import type { DateFact } from '../../facts/dates.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { END, PHRASAL, REMOVE } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { overlaps, type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { tokenAt } from '../identifiers/governing-words.ts';
import { commonWords, wordsNear } from '../nearby.ts';
import { isOldDay, stampKey } from './stamps.ts';

/** What a text tells of one day, over all its mentions. */
interface Told {
  readonly fact: DateFact;
  readonly words: Set<string>;
}

/** A day of the notice, and the day that the output gives in its place. */
interface Crossed {
  readonly expected: DateFact;
  readonly found: DateFact;
}

/** No text has more days that could be mixed up; each pair of them is looked at. */
const MOST = 16;

/**
 * Two days that have exchanged what is told of them: "sold until 31 January, served until 30 April" told as "served until 31
 * January, sold until 30 April". Of the words that the notice has beside only one day of a pair, the output has some of both
 * beside the other day, and none where it belongs.
 */
export const findCrossed = oncePer((output: Reading, notice: Reading): Crossed | null => {
  const was = daysOf(notice);
  if (was.size < 2) return null;
  const is = toldOf(output, ({ stamp }) => was.has(stampKey(stamp)));
  const keys = [...was.keys()].filter((key) => is.has(key)).slice(0, MOST);
  for (const [i, a] of keys.entries()) {
    for (const b of keys.slice(i + 1)) {
      const [own, other] = apart(was.get(a)!.words, was.get(b)!.words);
      const [said, against] = apart(is.get(a)!.words, is.get(b)!.words);
      const [there, back] = [common(own, against), common(other, said)];
      if (there.length === 0 || back.length === 0) continue;
      // A third name that kept its day is no proof that two have.
      const named = there.some((word) => NAME.test(word)) && back.some((word) => NAME.test(word));
      if (named || commonWords(own, said) + commonWords(other, against) === 0)
        return { expected: was.get(a)!.fact, found: is.get(b)!.fact };
    }
  }
  return null;
});

/**
 * Another day of the notice, of which the output tells in the same word what the notice tells of a day that is gone: "switched
 * off on 9 March", where brownouts end on the 9th and the 16th is the end.
 */
export function movedTo(gone: DateFact, notice: Reading, output: Reading): DateFact | undefined {
  if (gone.event === null) return undefined;
  const event = stem(gone.event.toLowerCase());
  const says = (fact: DateFact): boolean => fact.event !== null && stem(fact.event.toLowerCase()) === event;
  const own = wordsRound(notice, gone);
  return output.facts.dates.filter(says).find((fact) => {
    const known = notice.facts.dates.filter(
      ({ stamp: { part, day } }) => part === fact.stamp.part && day === fact.stamp.day,
    );
    const words = wordsRound(output, fact);
    const theirs = Math.max(...known.map((other) => commonWords(wordsRound(notice, other), words)));
    return fact.role === gone.role && !known.some(says) && commonWords(own, words) >= theirs + TELLING && theirs >= 0;
  });
}
const wordsRound = ({ doc }: Reading, { sentence, range }: DateFact): ReadonlySet<string> =>
  wordsNear(doc, { sentence, token: tokenAt(doc, doc.sentences[sentence]!, range.start) });
/** So many words more that are told of a day tell which one it is. */
const TELLING = 2;

/** A name by its shape: its words keep their case; "with the update to 11.2" is told beside any day. */
const NAME = /^(?!\d+\.\d+$).*[\d_./\p{Lu}]/u;

/** What only one of two sets has. */
const apart = (a: ReadonlySet<string>, b: ReadonlySet<string>): [Set<string>, Set<string>] => [
  new Set([...a].filter((word) => !b.has(word))),
  new Set([...b].filter((word) => !a.has(word))),
];

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((word) => b.has(word));

const daysOf = oncePer((notice: Reading) => toldOf(notice, ({ lifecycle }) => lifecycle));

/** What is told of each day that `wanted` picks; for the output these are the days of the notice, whatever it says of them. */
function toldOf({ doc, facts: { dates } }: Reading, wanted: (fact: DateFact) => boolean): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  let leads = false;
  for (const [i, fact] of dates.entries()) {
    if (fact.sentence !== dates[i - 1]?.sentence) leads = opensWith(doc, fact);
    if (!wanted(fact) || isOldDay(fact)) continue;
    const key = stampKey(fact.stamp);
    let own = told.get(key);
    if (!own) {
      own = { fact, words: new Set() };
      told.set(key, own);
    }
    const cell = doc.blocks[doc.sentences[fact.sentence]!.block]!.kind === 'cell';
    const stretches = cell ? cellsOf(doc, fact, own.words) : stretchesOf(doc, dates, i, leads);
    // "(Europe/Lisbon)" behind a day is the zone of its time, and told of no day.
    const zone = fact.zone === null ? [] : wordsOfZone(fact.zone.text);
    for (const range of stretches)
      for (const word of wordsIn(doc, range)) if (!zone.includes(word)) own.words.add(word);
  }
  return told;
}

const wordsOfZone = (zone: string): string[] => zone.split(/[^\p{L}]+/u).map((word) => stem(lemma(word.toLowerCase())));

/** "Service" and "serves", "deletion" and "deleted" begin alike. */
const stem = (word: string): string => (/^[a-z]{5,}$/.test(word) ? word.slice(0, 4) : word);

/** Content words, and what is a name by its capitals ("US", "Chat S") or its figures ("8.x", "3.1"); bare numbers tell days and amounts. */
const tells = ({ content, dateWord, url, text, lemma: key }: Token): boolean =>
  (content || /^(?:\p{Lu}{2,}|[B-HJ-Z])$|\d[\w.-]*[a-z]|^\d+\.\d+$/u.test(text)) &&
  !dateWord &&
  !url &&
  !MERE.test(key);
const MERE = /^(?:\d+|[\d.,:-]*[,:-][\d.,:-]*|be|have|do|get|can|will|dai|date)$/;

function wordsIn(doc: Document, { start, end }: Range): string[] {
  const sentence = doc.sentences[rangeAt(doc.sentences, start)];
  const words: string[] = [];
  if (sentence === undefined) return words;
  for (let k = tokenAt(doc, sentence, start); k < sentence.last && doc.tokens[k]!.end <= end; k++)
    if (tells(doc.tokens[k]!)) words.push(stem(doc.tokens[k]!.lemma));
  return words;
}

/** True where a day stands before what its clause tells of it: "…, so on 3 May we replace it". */
const opensWith = (doc: Document, { sentence, range }: DateFact): boolean => {
  const start = opening(doc, sentence, range);
  return range.start - start < REACH && wordsIn(doc, { start, end: range.start }).length === 0;
};

/**
 * Where the words of a sentence's first day begin: behind the topic, or with its clause where the day leads that. "The Duo
 * (white base), 4 May": a day with a clause to itself leads nothing.
 */
function opening(doc: Document, sentence: number, { start, end }: Range): number {
  const clause = doc.clauses[rangeAt(doc.clauses, start)];
  const topic = topicOf(doc, sentence, start).end;
  if (clause === undefined || clause.start <= topic) return topic;
  const leads =
    wordsIn(doc, { start: clause.start, end: start }).length === 0 &&
    wordsIn(doc, { start: end, end: clause.end }).length > 0;
  return leads ? clause.start : topic;
}

/** "8.x: support to …, downloads to …": what stands before a colon is told of every day behind it, unless it is a list of names. */
const TOPIC = 24;

function topicOf({ sentences, plain }: Document, sentence: number, day: number): Range {
  const { start } = sentences[sentence]!;
  const topic = plain.slice(start, Math.min(day, start + REACH)).lastIndexOf(': ');
  return { start, end: start + Math.max(0, topic) };
}

/** The head of a cell's column goes straight in; the other cells of its row, and what it says itself, are stretches of the text. */
function cellsOf(doc: Document, { sentence, range }: DateFact, into: Set<string>): Range[] {
  const own = doc.sentences[sentence]!;
  const { header, table, row } = doc.blocks[own.block]!;
  for (const word of header?.toLowerCase().match(/\p{L}{3,}/gu) ?? []) into.add(stem(lemma(word)));
  const first = firstCell(doc, sentence);
  const cells = doc.sentences.slice(first, first + ROW).filter((cell) => {
    const block = doc.blocks[cell.block]!;
    return (
      block.table === table &&
      block.row === row &&
      (doc.tokens[cell.first]?.code || !DAY.test(doc.plain.slice(cell.start, cell.end)))
    );
  });
  return [...cells, { start: own.start, end: range.start }, { start: range.end, end: own.end }];
}

/** The sentence of the first cell in a cell's row. */
function firstCell(doc: Document, sentence: number): number {
  const own = doc.blocks[doc.sentences[sentence]!.block]!;
  let first = sentence;
  while (first > 0 && first > sentence - ROW) {
    const before = doc.blocks[doc.sentences[first - 1]!.block]!;
    if (before.table !== own.table || before.row !== own.row) break;
    first--;
  }
  return first;
}

/** A row has so many cells at most, and a cell with a year, unless it is that of a name (`chat-2025-03-11`), tells of a day of its own. */
const ROW = 12;
const DAY = /\b20\d\d\b/;

/** Marks that part what is told of one day from what is told of the next. */
const MARKS = /[,;()·•|]|:\s|\s[–—-]\s|—|\s(?:and|but|while|whereas)\s/g;
/** So far from a day its words are looked for. */
const REACH = 160;

/**
 * The words between a day and its neighbours in the sentence, as far as they are its own. A day in brackets has what the
 * brackets hold: "from 3 May (EU: 4 June) the alias moves" tells of 3 May that the alias moves.
 */
function stretchesOf(doc: Document, dates: readonly DateFact[], i: number, leads: boolean): Range[] {
  const { sentence, range } = dates[i]!;
  const bracket = bracketRound(doc, range);
  const { start, end } = bracket ?? doc.sentences[sentence]!;
  const beside = (step: 1 | -1): DateFact | undefined => {
    for (let k = i + step; dates[k]?.sentence === sentence && Math.abs(k - i) < 4; k += step) {
      const other = dates[k]!.range;
      if (other.start === range.start) continue;
      if (other.start < start || other.end > end) return undefined;
      if (bracket || !bracketRound(doc, other)) return dates[k];
    }
    return undefined;
  };
  const [before, after] = [beside(-1), beside(1)];
  const from = before
    ? parting(doc, before.range.end, range.start, leads)[1]
    : Math.max(bracket ? start : opening(doc, sentence, range), range.start - REACH);
  const to = after
    ? parting(doc, range.end, after.range.start, leads)[0]
    : leads || bracket
      ? Math.min(end, range.end + REACH)
      : parting(doc, range.end, Math.min(end, range.end + REACH), false)[0];
  const topic = topicOf(doc, sentence, bracket ? start : range.start);
  const listed = doc.blocks[doc.sentences[sentence]!.block]!.kind === 'item';
  // "`a` (retires 3 May)": the name in front of the brackets.
  const named = bracket ? nameBefore(doc, start - 1) : start;
  const around = [
    { start: named, end: start },
    ...(topic.end - topic.start < TOPIC || (listed && !before && !after) ? [topic] : []),
    { start: from, end: range.start },
    { start: range.end, end: to },
  ];
  if (before && !bracket) around.push(...subjectShared(doc, sentence, from, range.start));
  return bracket ? around : around.flatMap((stretch) => without(stretch, bracketBehind(doc, dates[i + 1])));
}

/**
 * "v2 is deprecated on 3 May and will be removed on 4 June", "k1 takes no orders from 3 May and closes on 4 June": what stands
 * before the first verb is told of the second day, too.
 */
function subjectShared(doc: Document, sentence: number, from: number, to: number): Range[] {
  const { start, first, last } = doc.sentences[sentence]!;
  const own = doc.tokens.slice(tokenAt(doc, doc.sentences[sentence]!, from), last)[0];
  if (own === undefined || own.end > to) return [];
  if (!isFiniteVerb(own) && !AUXILIARY.test(own.lower) && !/ed$/.test(own.lower)) return [];
  const verb = doc.tokens
    .slice(first, last)
    .find((token) => !token.code && (AUXILIARY.test(token.lower) || isFiniteVerb(token)));
  return verb && verb.start < from ? [{ start, end: verb.start }] : [];
}
const AUXILIARY = /^(?:is|are|was|were|will|gets?|has|have|becomes?)$/;
/** "Takes", "closes", "shuts": the third person of a verb of an end or of use. */
const isFiniteVerb = (token: Token): boolean =>
  /[^s]s$/.test(token.lower) &&
  !token.code &&
  !token.capital &&
  (END.has(token.lemma) || PHRASAL.has(token.lemma) || REMOVE.has(token.lemma) || isKnownVerb(token));

/** "Removed 3 May (Enterprise: 4 June)": the brackets tell of their own day alone. */
const bracketBehind = (doc: Document, next: DateFact | undefined): Range | undefined =>
  next && bracketRound(doc, next.range);

/** What is left of a stretch before and behind a hole. */
const without = (stretch: Range, hole: Range | undefined): Range[] =>
  hole === undefined || !overlaps(stretch, hole)
    ? [stretch]
    : [
        { start: stretch.start, end: Math.max(stretch.start, hole.start) },
        { start: Math.min(stretch.end, hole.end), end: stretch.end },
      ];

/** Where the word in front of a bracket begins. */
const nameBefore = ({ plain }: Document, bracket: number): number =>
  bracket - (/\S+\s$/.exec(plain.slice(Math.max(0, bracket - 60), bracket))?.[0].length ?? 0);

/** The round brackets that hold a day, without the marks; the next ones on both sides. */
function bracketRound({ plain }: Document, { start, end }: Range): Range | undefined {
  const before = /\([^()]*$/.exec(plain.slice(Math.max(0, start - REACH), start));
  const after = /^[^()]*(?=\))/.exec(plain.slice(end, end + REACH));
  return before && after ? { start: start - before[0].length + 1, end: end + after[0].length } : undefined;
}

/** Where the stretch between two days falls apart: at its last mark where days lead what is told of them, else at its first. */
function parting({ plain }: Document, from: number, to: number, leads: boolean): readonly [number, number] {
  const open = from + (STILL.exec(plain.slice(from, to))?.[0].length ?? 0);
  const marks = [...plain.slice(open, Math.min(to, open + REACH)).matchAll(MARKS)];
  const mark = leads ? marks.at(-1) : marks[0];
  if (!mark) return leads || open > from ? [to, to] : [from, from];
  return [open + mark.index, open + mark.index + mark[0].length];
}
/** "20 October (`a`)", "4 March, when it is removed", "1 May, 23:59 UTC for `b`": right behind a day and its time its own words stand. */
const STILL =
  /^(?:,? (?:at )?\d\d?[:.]\d\d(?: [A-Z]{2,5}\b)?)?(?: \([^()]*\)|,? (?:(?:at|on|after|from|by) which|when)\b| (?:for|in|of)\b)?/;
