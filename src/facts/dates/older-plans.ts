import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { roleOfWord } from './role-words.ts';
import { type Stamp, stampText } from './stamp.ts';

/** A sentence that moves the day of a plan: to which day, from which where it says so, and whose plan in which words. */
interface Move {
  readonly sentence: number;
  readonly fresh: DateFact;
  readonly old: DateFact | null;
  /** Lemmas of what moves; none where it is only "the removal", "the date", "it". */
  readonly things: readonly string[];
}

/**
 * In a log or a thread the newer entry moves a day that an older one tells as if it held: "UPDATE: The removal moves from
 * 1 December to 12 January. … CREATED: We will remove the v1 sink on 1 December." There too the day is superseded. It has to
 * be the day that the newer entry names, or the only one of its kind where it names none, and its sentence has to tell of the
 * very thing that moves: another's plan for the same day stands. Linear in sentences for the few moves of a text.
 */
export function withOlderPlans(doc: Document, dates: DateFact[]): DateFact[] {
  const moves = movesOf(doc, dates).slice(0, MOST);
  if (moves.length === 0) return dates;
  const old = new Set(moves.flatMap((move) => plansBefore(doc, dates, move)));
  return dates.map((date) => (old.has(date) ? { ...date, superseded: true } : date));
}
const MOST = 16;

const holds = ({ lifecycle, superseded, calledOff, condition }: DateFact): boolean =>
  lifecycle && !superseded && !calledOff && !condition;

function movesOf(doc: Document, dates: readonly DateFact[]): Move[] {
  const moves: Move[] = [];
  for (const [at, fresh] of dates.entries()) {
    if (!holds(fresh) || moves.at(-1)?.sentence === fresh.sentence) continue;
    const { sentence } = fresh;
    const old = [dates[at - 1], dates[at + 1]].find((other) => other?.sentence === sentence && other.superseded);
    const start = doc.sentences[sentence]!.start;
    const before = doc.plain.slice(Math.max(start, fresh.range.start - REACH), fresh.range.start);
    if (!old && (OFFERS.test(before) || !(MOVED_TO.test(before) || NEW_DAY.test(before)))) continue;
    const first = old && old.range.start < fresh.range.start ? old : fresh;
    moves.push({ sentence, fresh, old: old ?? null, things: thingsIn(doc, sentence, first.range.start) });
  }
  return moves;
}
/** So far before the new day stands the word that moves the plan. */
const REACH = 120;
/** "We are pushing the switch-off back to", "has been extended until". */
const MOVED_TO =
  /\b(?:mov|push|shift|postpon|deferr?|delay|extend|prolong|slipp?|reschedul)(?:e[sd]?|s|ed|ing)?\b[^.;:]{0,80}\b(?:to|until|till)\s(?:the\s)?$/i;
/** "You may postpone until", "if you ask, we move it to": offered, and not done. */
const OFFERS = /\b(?:may|can|could|might|would|if|unless|whoever|requests?|asks?|apply|extensions?)\b/i;
/** "6.0 slips. New date:". */
const NEW_DAY = /\b(?:new|revised)\s(?:[\p{L}-]+\s)?(?:date|deadline|day)\b[^.;]{0,24}$/iu;

/** The lemmas of what the clause before an offset tells of, without the words of its end, its day and the move. */
function thingsIn({ clauses, sentences, tokens }: Document, sentence: number, offset: number): string[] {
  const { firstClause, lastClause, first } = sentences[sentence]!;
  const clause = clauses.slice(firstClause, lastClause).findLast(({ start }) => start < offset);
  const words: string[] = [];
  for (let k = clause?.first ?? first; k < tokens.length && tokens[k]!.start < offset; k++)
    if (isThing(tokens[k]!)) words.push(tokens[k]!.lemma);
  return words;
}
const isThing = ({ lower, content, number, dateWord }: Token): boolean =>
  content && !number && !dateWord && lower.length > 1 && roleOfWord(lower) === null && !OF_MOVE.test(lower);
const OF_MOVE =
  /^(?:mov|push|shift|postpon|defer|delay|extend|extension|prolong|slip|reschedul|chang|br(?:ing|ought)|put$|back$|forward$|date|day|deadline|time|plan|schedul|origin|new|old|revis|previous|earlier|later|instead|now|update|utc|final|full|complet|actual|be(?:en)?$|is$|are$|was$|were$|ha(?:s|ve|d)$)/;

/** "Not 25 June", which leaves the year out, is 25 June 2027. */
const isSameDay = (a: Stamp, b: Stamp): boolean =>
  stampText({ ...a, year: a.year ?? b.year }) === stampText({ ...b, year: b.year ?? a.year });

/** The days of a plan that a move makes old. */
function plansBefore(doc: Document, dates: readonly DateFact[], { sentence, fresh, old, things }: Move): DateFact[] {
  const role = fresh.role === 'other' ? (old?.role === 'deadline' ? 'deadline' : 'removal') : fresh.role;
  const days = dates.filter(
    (date) =>
      holds(date) &&
      !isSameDay(date.stamp, fresh.stamp) &&
      (old ? isSameDay(date.stamp, old.stamp) : date.role === role && date.stamp.unit === fresh.stamp.unit),
  );
  // Without the day from which it moves, one of several cannot be told, unless one alone has a word of its end beside it.
  const plans = old ? days : days.filter(({ event }) => event !== null);
  if (!old && plans.some(({ stamp }) => !isSameDay(stamp, plans[0]!.stamp))) return [];
  return plans.filter(
    (date) =>
      /^(?:removal|end-of-support|deadline|other)$/.test(date.role) &&
      isElsewhere(doc, dates, date, sentence) &&
      !STANDS.test(doc.plain.slice(doc.sentences[date.sentence]!.start, date.range.start)) &&
      tellsOf(doc, date, things),
  );
}
/** "The Ledger API keeps its date, 1 April". */
const STANDS = /\b(?:still|remains?|stays?|keeps?|unchanged|as planned|as before)\b/i;

/** In another entry than the sentence that moves the plan: the head of one, with its day, stands between the two. */
function isElsewhere(doc: Document, dates: readonly DateFact[], { sentence, range }: DateFact, move: number): boolean {
  if (sentence === move) return false;
  const { start } = doc.sentences[move]!;
  const [from, to] = sentence < move ? [range.end, start] : [doc.sentences[move]!.end, range.start];
  return dates.some((date) => !date.lifecycle && date.range.start >= from && date.range.end <= to && isHead(doc, date));
}
/** "UPDATE 2026-11-02 10:30 UTC: …", "hmarsh commented on Aug 9, 2027": few characters stand before the day in its line. */
function isHead({ raw, map }: Document, { range }: DateFact): boolean {
  const at = map[range.start]!;
  return HEAD.test(raw.slice(Math.max(0, at - LONGEST_HEAD), at));
}
const LONGEST_HEAD = 48;
const HEAD = /(?:^|\n)[^\n.;!?]{0,40}$/;

/** Whether the words before a day, or behind it, tell of these things and of no others beside them. */
function tellsOf(doc: Document, { sentence, range }: DateFact, things: readonly string[]): boolean {
  if (things.length === 0) return true;
  const own = doc.sentences[sentence]!;
  const told = new Set(lemmasOf(doc, own));
  if (!things.every((thing) => told.has(thing))) return false;
  // "The Reports API and the Ledger API": of the two only one moves.
  const cut = doc.plain.slice(own.start, range.start).search(/\s(?:and|or|both|plus|&)\s/);
  return cut < 0 || doc.blocks[own.block]!.kind === 'cell';
}

const lemmasOf = ({ tokens }: Document, { first, last }: Sentence): string[] =>
  tokens.slice(first, last).map(({ lemma }) => lemma);
