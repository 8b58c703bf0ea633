import { firstFrom } from '../../facts/dates/role.ts';
import type { DateFact } from '../../facts/dates.ts';
import { classesOf } from '../../facts/grammar/classes.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { ACT, ENDS, FAILURE, GOES_ON } from './predicates.ts';
import { isOldDay } from './stamps.ts';

/** On which side of its date something holds: "works until 3 May", "expires on 3 May" before it, "opens on 3 May" behind it. */
export interface Side {
  readonly holds: 'before' | 'after';
  readonly sort: 'ends' | 'goes-on' | 'act';
  /** What it is said of, by the stems of the words and their classes; an act is told by its own word as well. */
  readonly topic: ReadonlyMap<string, readonly string[]>;
  /** "Without", "only" and the like: a topic with one is another topic. */
  readonly hedges: string;
  /** The word of an act, by its stem. */
  readonly act: string | null;
  /** "New", "existing": the new ones and the old ones are two topics. */
  readonly age: string;
}

/** Reads the side of a date from the words between its neighbours; null where they are no plain statement of one. */
export function sideOf(reading: Reading, fact: DateFact): Side | null {
  if (isOldDay(fact)) return null;
  const tokens = withSubject(wordsRound(reading, fact), reading, fact);
  const words = tokens.map(({ lower }) => lower);
  if (words.length === 0 || words.some((word) => TURNS.test(word))) return null;
  const found = predicateIn(tokens, fact, reading.doc.plain);
  if (found === null) return null;
  const negations = words.flatMap((_, k) => (isNegation(words, k) ? [k] : []));
  // "At no cost", "cannot be prolonged since it expires": what is denied is something else.
  if (negations.length > 1 || negations.some((k) => k > found.at || k < found.at - SCOPE)) return null;
  // "Requests get 403 from then on": an error is nothing that goes on.
  if (found.sort !== 'ends' && words.some((word) => FAILURE.test(word))) return null;
  const holds = holdsOn(found, fact, negations.length === 1, words[found.at]!);
  if (holds === null) return null;
  return {
    holds,
    sort: found.sort,
    topic: topicOf(tokens, found.sort === 'act' ? -1 : found.at),
    act: found.sort === 'act' ? tokens[found.at]!.lemma.slice(0, STEM) : null,
    hedges: words.filter((word) => HEDGE.test(word)).join(' '),
    age: words.find((word) => AGE.test(word)) ?? '',
  };
}

/** True where two statements are of one thing, and set it on different sides of their date. */
export const isOpposite = (a: Side, b: Side): boolean =>
  a.holds !== b.holds &&
  a.hedges === b.hedges &&
  (a.age === b.age || a.age === '' || b.age === '') &&
  isSameTopic(a, b);

/** More than so much of the longer statement has to stand in the other. */
const HALF = 0.5;
const MOST = 0.59;

function isSameTopic(a: Side, b: Side): boolean {
  const shared = sharedWords(a, b);
  const longer = Math.max(a.topic.size, b.topic.size);
  if (a.sort === b.sort || shared === 0) return shared > HALF * longer;
  // "Download your data by", "downloads are open from": the act itself is what goes on.
  const act = a.sort === 'act' ? a : b;
  const isAct = act.act !== null && (act === a ? b : a).topic.has(act.act);
  return isAct ? shared >= HALF * longer : shared > MOST * longer;
}

function sharedWords({ topic }: Side, other: Side): number {
  const classes = new Set([...other.topic.values()].flat());
  return [...topic].filter(([stem, own]) => other.topic.has(stem) || own.some((name) => classes.has(name))).length;
}

export const touches = (a: Side, b: Side): boolean => sharedWords(a, b) > 0;

const NEGATION = /^(?:no|not|cannot|never|nobody|none|nothing|neither)$|n['’]t$/;
/** "No later than" bounds, and denies nothing. */
const isNegation = (words: readonly string[], k: number): boolean =>
  NEGATION.test(words[k]!) && !/^(?:later|earlier|sooner|cost|charge|fees?|extra)$/.test(words[k + 1] ?? '');
/** So many words stand between a negation and what it denies. */
const SCOPE = 5;
const HEDGE = /^(?:without|only|except|unless|instead|besides|other)$/;
const AGE = /^(?:new|old|existing)$/;
/** What comes behind them is another story: "until 1 May in the console, then in the archive". */
const TURNS = /^(?:then|afterwards|thereafter|nor|if|when|whether)$/;
/** But not "endpoints accessible until". */
const CEASES = /^(?:stop|ceas|end(?:s|ed|ing)?$|quit|los|expir)/;
const BEGINS = /^(?:opens?|opened|starts?|started|starting|begins?|beginning|launch(?:es)?|resumes?)$/;
const ABLE = /^(?:can|cannot|can['’]t|may|could|possible|allowed|permitted|able)$/;
const AUXILIARY = /^(?:is|are|be|been|being|was|were|gets?|stays?|remains?|\w+n['’]t|not|still|then)$/;

interface Found {
  readonly sort: Side['sort'];
  readonly begins: boolean;
  /** Behind "to". */
  readonly infinite: boolean;
  readonly at: number;
}

/** The telling word nearest to the date, where its form makes it a predicate. */
function predicateIn(tokens: readonly Token[], { range }: DateFact, plain: string): Found | null {
  let best: (Found & { distance: number }) | null = null;
  for (const [k, token] of tokens.entries()) {
    const sort = sortOf(tokens, k, plain);
    if (sort === null) continue;
    const distance = token.end <= range.start ? range.start - token.end : token.start - range.end;
    if (best !== null && distance >= best.distance) continue;
    best = {
      sort,
      begins: BEGINS.test(token.lower) || /^bec(?:omes?|ame)$/.test(tokens[k - 1]?.lower ?? ''),
      infinite: tokens[k - 1]?.lower === 'to',
      at: k,
      distance,
    };
  }
  if (best === null) return null;
  if (best.begins) {
    const ends = tokens.findIndex((_, k) => sortOf(tokens, k, plain) === 'ends');
    if (ends >= 0) return { sort: 'ends', begins: false, infinite: false, at: ends };
  }
  if (best.sort !== 'ends') return best;
  // "Removed files can be read until": of a participle only what an auxiliary tells is a predicate.
  const word = tokens[best.at]!.lower;
  const told =
    !/ed$|[^e]en$|shut$/.test(word) ||
    tokens.slice(Math.max(0, best.at - 3), best.at).some(({ lower }) => AUXILIARY.test(lower));
  return told ? best : null;
}

/** "Apply by", "you can switch until", "can be requested from": an order or a possibility; "a client registered from" is none. */
function isVerbal(tokens: readonly Token[], k: number): boolean {
  const { lower } = tokens[k]!;
  const before = tokens[k - 1]?.lower ?? '';
  if (lower.endsWith('ing')) return false;
  if (lower.endsWith('ed')) return /^(?:be|is|are)$/.test(before) || /^(?:be|is|are)$/.test(tokens[k - 2]?.lower ?? '');
  return k === 0 || ASKS.test(before);
}
const ASKS =
  /^(?:can|cannot|can['’]t|may|must|should|please|and|or|you|to|not|still|also|users|customers|owners|teams)$/;

function sortOf(tokens: readonly Token[], k: number, plain: string): Side['sort'] | null {
  const { lower, code, url, dateWord, text, start, end } = tokens[k]!;
  // "Month-end jobs", "sign-ups": parts of a compound; "Open Source": of a name.
  if (code || url || dateWord || plain[start - 1] === '-' || plain[end] === '-') return null;
  if (k > 0 && text !== lower && tokens[k + 1]?.capital) return null;
  const ended = GOES_ON.test(lower) && tokens.slice(Math.max(0, k - 2), k).some((before) => CEASES.test(before.lower));
  if (ENDS.test(lower) || (lower.endsWith('ing') && ENDS.test(tokens[k]!.lemma)) || ended) return 'ends';
  if (ABLE.test(lower) || BEGINS.test(lower)) return 'goes-on';
  if (ACT.test(lower) || (lower.endsWith('ed') && ACT.test(tokens[k]!.lemma)))
    return !isVerbal(tokens, k) || OWES.test(lower) || /(?:[^s]s|tions?)$/.test(lower) ? null : 'act';
  return GOES_ON.test(lower) ? 'goes-on' : null;
}

/** "Must", "need", "please": whoever owes something has it told by the next word. */
const OWES = /^(?:must|need|needs|needed|please|act)$/;

function holdsOn(
  { sort, begins, infinite }: Found,
  { boundary }: DateFact,
  negated: boolean,
  word: string,
): Side['holds'] | null {
  const turn = (side: Side['holds']): Side['holds'] => (negated === (side === 'before') ? 'after' : 'before');
  const up = boundary === 'until' || boundary === 'by' || boundary === 'before';
  const on = boundary === 'from' || boundary === 'after';
  if (sort === 'ends') {
    // "Rejected until 3 May"; but of "before the shutdown: until 3 May" the noun says nothing.
    if (boundary === 'until') return DEED.test(word) || LOOSE.test(word) ? null : turn('after');
    if (boundary === 'before' || boundary === 'not-before') return null;
    return turn('before');
  }
  if (begins && !up) return turn('after');
  // "They lose the PIN as a means to sign in from": an infinitive is no statement of its own.
  if (sort === 'act' && on && infinite) return null;
  if (boundary === 'not-before') return null;
  return up ? turn('before') : on ? turn('after') : null;
}
/** "May be returned until": verbs that end something only in some of their senses. */
const LOOSE = /^(?:return|turn|cut|drop|los[et]|leav|replac)/;
/** Nouns made of verbs. */
const DEED = /(?:al|ment|tion|sion|ure|down|off|out|end)$/;

/** The stems of content words and names; what two texts call a thing need not be one part of speech: "create", "creation". */
function topicOf(tokens: readonly Token[], predicate: number): Side['topic'] {
  const topic = new Map<string, readonly string[]>();
  for (const [k, token] of tokens.entries()) {
    const { lower } = token;
    if (k === predicate || token.dateWord || !token.content || HEDGE.test(lower)) continue;
    if (ABLE.test(lower) || BEGINS.test(lower) || OWES.test(lower) || IDLE.test(lower)) continue;
    topic.set(token.code ? token.text : token.lemma.slice(0, STEM), token.code ? [] : classesOf(token.lemma));
  }
  return topic;
}
const IDLE =
  /^(?:keeps?|continues?|remains?|stays?|becomes?|still|going|have|has|be|is|are|last|first|day|date|people|users?|customers?|your?)$/;
/** So many letters of a lemma tell it. */
const STEM = 5;
/** A statement is no longer than this, in characters on each side of its date. */
const REACH = 110;
/** Marks and words that part what is said of one date from the rest. */
const MARK = /[;:()—–,→]|\.\s|\s(?:and|but|while|because|so|which)\s/g;
/** What stands between the opening of a statement and a date that leads it. */
const LEADS =
  /^[\s\W]*(?:(?:from|until|till|by|before|after|on|as|of|starting|beginning|through|up|to|since|effective|the|and|no|later|than|only|at|in)\s*)*$/i;

/** The words of the statement that a date bounds: before it up to the last mark, or behind it where it stands in front. */
function wordsRound({ doc, facts }: Reading, fact: DateFact): readonly Token[] {
  const { plain } = doc;
  const sentence = doc.sentences[fact.sentence]!;
  let from = Math.max(sentence.start, fact.range.start - REACH);
  let to = Math.min(sentence.end, fact.range.end + REACH);
  // Dates stand in their order; of a date with two times there are two facts.
  const ranges = rangesOf(facts.dates);
  const at = firstFrom(ranges, 0, ranges.length, fact.range.start);
  if (at > 0) from = Math.max(from, ranges[at - 1]!.end);
  for (let k = at + 1; k < Math.min(ranges.length, at + NEXT); k++)
    if (ranges[k]!.start >= fact.range.end) {
      to = Math.min(to, ranges[k]!.start);
      break;
    }
  const before = plain.slice(from, fact.range.start);
  const marks = [...before.matchAll(MARK)];
  let start = from;
  let leads = true;
  const goesOn = /^,?\s\p{L}/u.test(plain.slice(fact.range.end, to));
  for (let m = marks.length - 1; m >= -1; m--) {
    start = m < 0 ? from : from + marks[m]!.index + marks[m]![0].length;
    const words = plain.slice(start, fact.range.start);
    if (!LEADS.test(words)) {
      leads = false;
      break;
    }
    // "Downloads: until 3 May", "the exchange (from 3 May)": said of what stands before the mark, where nothing follows.
    if (m >= 0 && (!/[:(—–]/.test(marks[m]![0]) || goesOn)) break;
  }
  let end = fact.range.end;
  if (leads) {
    const rest = plain.slice(end, to);
    const skip = /^[\s,)]*(?:on(?:wards?)?\s|and\s)?[\s,:–—-]*/.exec(rest)![0].length;
    MARK.lastIndex = 0;
    const stop = rest.slice(skip).search(MARK);
    end = stop < 0 ? to : end + skip + stop;
  }
  const found: Token[] = [];
  for (let k = firstFrom(doc.tokens, sentence.first, sentence.last, start); k < sentence.last; k++) {
    const token = doc.tokens[k]!;
    if (token.end > end) break;
    if (token.start >= start && (token.end <= fact.range.start || token.start >= fact.range.end)) found.push(token);
  }
  return found;
}
const rangesOf = oncePer((dates: readonly DateFact[]): readonly Range[] => dates.map(({ range }) => range));
/** So many facts of one date stand in a row at most. */
const NEXT = 6;

/** "The exchange of hubs, for which there is no firmware, starts on": the subject stands before the insertion. */
function withSubject(tokens: readonly Token[], { doc }: Reading, { sentence, range }: DateFact): readonly Token[] {
  const { start, first } = doc.sentences[sentence]!;
  const [opening] = tokens;
  if (!opening || opening.start > range.start || tokens.length > FEW || topicOf(tokens, -1).size > 0) return tokens;
  if (/^(?:it|they|this|that|these|those)$/.test(opening.lower)) return tokens;
  const comma = doc.plain.slice(start, Math.min(range.start, start + FAR)).search(/[,(–—]/);
  if (comma < 0 || start + comma >= opening.start) return tokens;
  const subject: Token[] = [];
  for (let k = first; doc.tokens[k]!.end <= start + comma && subject.length < REACH; k++) subject.push(doc.tokens[k]!);
  return [...subject, ...tokens];
}
/** So far from its sentence's beginning a subject ends. */
const FAR = 200;
/** A verb alone, with an auxiliary or an adverb. */
const FEW = 4;
