import { durationAt } from '../../facts/grace.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { scopeBefore } from '../groups/scope.ts';
import { near } from '../groups/set-apart.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import type { Ledger } from '../ledger.ts';
import { firstFound, lookUp, related, toWordIndex, type WordIndex } from '../statements/word-index.ts';
import { touching } from '../touching.ts';
import { datedGrants, generalBut, isAhead } from './dated-grants.ts';

/**
 * Use that the output lets go on behind an end, told with no word of grace at all: a predicate of going on or of leave
 * ("stays up", "can still be fetched", "will not be cut off") with a time behind the end ("after that", "past the
 * closure", "for another 60 days") or said of the late. What the notice itself lets go on, its words tell: a claim is untold
 * where no sentence of the notice that reaches beyond the end has a fair share of them. Linear.
 */
export function goesOnUntold({ notice, output }: Ledger): Range[] {
  const { doc, facts } = output;
  const found: Range[] = [];
  // "Bought after 1 May 2027" tells who.
  const conditions = touching(facts.dates.flatMap(({ condition, range }) => (condition ? [range] : [])));
  let index: WordIndex | undefined;
  let beyond: Beyond | undefined;
  doc.sentences.forEach((sentence, s) => {
    const kind = doc.blocks[sentence.block]!.kind;
    if (kind === 'code' || kind === 'heading' || found.length >= MOST) return;
    let checked = sentence.first;
    for (let k = sentence.first; k < sentence.last; k++) {
      if (k < checked) continue;
      const told = toldFor(doc.tokens, k, sentence.last);
      if (told === undefined && !isBehind(doc.tokens, k, sentence)) continue;
      if (conditions(doc.tokens[k + 1] ?? doc.tokens[k]!)) continue;
      const [from, to] = around(doc, s, k, told === undefined);
      // "For two weeks after that": what lies behind an end is looked at as such.
      const later = (n: number): boolean => isBehind(doc.tokens, n, sentence);
      if (told !== undefined && [k + 3, k + 4, k + 5].some((n) => n < to && later(n))) continue;
      if (!goesOn(doc.tokens, from, to, k) || asks(doc, sentence)) continue;
      const words = doc.tokens.slice(from, to);
      index ??= toWordIndex(notice);
      beyond ??= beyondOf(notice, index);
      const here = told === undefined ? beyond : clausesByLength(notice.doc).get(told);
      checked = Math.max(k + 1, to);
      if (here === undefined || !words.some(tells) || namesOther(words, notice)) continue;
      // "Loses support after 31 March and can join until 30 September": up to an end of the notice's own.
      const until = facts.dates.some(
        ({ boundary, range, value }) =>
          boundary === 'until' &&
          range.start >= doc.tokens[from]!.start &&
          range.start < doc.tokens[to - 1]!.end &&
          notice.facts.dates.some((date) => date.value === value),
      );
      if (!until && !isTold(words.filter(tells), index, here, told === undefined ? SHARE : 0))
        found.push({ start: doc.tokens[from]!.start, end: doc.tokens[to - 1]!.end });
    }
  });
  return found;
}

/** "For another 60 days": how many. */
function toldFor(tokens: readonly Token[], k: number, last: number): number | undefined {
  if (tokens[k]!.lower !== 'for') return undefined;
  for (let n = k + 1; n < last && n < k + 3; n++) {
    const days = durationAt(tokens, n);
    if (days !== undefined && days >= 1) return days;
  }
  return undefined;
}

/** For each length of a text, in days, the clauses round it, with the sentence before it, on which it may lean. */
const clausesByLength = oncePer((doc: Document): ReadonlyMap<number, Beyond> => {
  const found = new Map<number, Map<number, ReadonlySet<string>>>();
  doc.sentences.forEach(({ first, last, lastClause, firstClause }, s) => {
    const from = doc.sentences[s - 1]?.firstClause ?? firstClause;
    for (let k = first; k < last; k++) {
      const days = durationAt(doc.tokens, k);
      if (days === undefined) continue;
      const clauses = found.get(days) ?? new Map<number, ReadonlySet<string>>();
      for (let c = from; c < lastClause; c++) clauses.set(c, NOBODY);
      found.set(days, clauses);
    }
  });
  return found;
});

/** "App 6.2 keeps theft tracking running": whether a stretch names what takes the place, or another thing, and none that retires. */
function namesOther(words: readonly Token[], notice: Reading): boolean {
  let other = false;
  for (const { role, fact } of identifierRoles(notice).values()) {
    const value = fact.value.toLowerCase();
    // "4.1" of "firmware 4.1"
    if (!words.some(({ lower }) => lower === value || (/\d/.test(lower) && value.endsWith(` ${lower}`)))) continue;
    if (role === 'retiring') return false;
    other = true;
  }
  return other;
}
/** So many claims of one output are told. */
const MOST = 5;

/** The clause round a time: two of them where it stands in front of the first comma ("after that, you can …"). */
function around(doc: Document, sentence: number, at: number, fronted: boolean): readonly [number, number] {
  const [from, to] = near(doc, sentence, at);
  const opens = segmentStarts(doc);
  let first = at;
  while (first > from && !opens(first)) first--;
  let last = at + 1;
  while (last < to && !opens(last)) last++;
  if (!fronted || at - first > FRONTED || last - first > 2 * FRONTED || last >= to) return [first, last];
  for (last++; last < to && !opens(last); ) last++;
  return [first, last];
}
/** So many words stand before a time in front: "in the days after that, …". */
const FRONTED = 4;

/** Names for an end, behind "after". */
const END =
  /^(?:end|date|deadline|day|closure|closing|close|shutdown|shut-?off|switch-?off|turn-?off|removal|retirement|sunset|withdrawal|cut-?off|discontinuation|expiry|then|that|this|it|which|there)$/;
const UNIT = /^(?:days|weeks|months|years)$/;
const POINTS = /^(?:that|this|the|its|their|each|official|final|stated|planned|actual|given|same)$/;
/** Whoever does not make it. */
const LATE = /^(?:late|lag(?:s|ging|gards?)?|stragglers?|latecomers?|overdue|unready|tardy)$/;

/** Whether the word at `k` opens a time behind an end, or names the late. */
function isBehind(tokens: readonly Token[], k: number, { last }: Sentence): boolean {
  const { lower, code } = tokens[k]!;
  if (code) return false;
  if (/^(?:afterwards|afterward|thereafter)$/.test(lower) || LATE.test(lower)) return true;
  if (tokens[k + 1]?.lower === 'all') return false;
  // "In the weeks that follow"
  if (lower === 'follow') return tokens[k - 1]?.lower === 'that' && UNIT.test(tokens[k - 2]?.lower ?? '');
  if (!/^(?:after|past|beyond|following)$/.test(lower)) return false;
  // "Sixty days after", "the week following"
  if (k + 1 >= last) return true;
  for (let n = k + 1; n < last && n < k + 5; n++) {
    const token = tokens[n]!;
    if (token.dateWord || END.test(token.lower) || (n === k + 1 && /^v?\d+(?:\.\d+)+$/.test(token.lower))) return true;
    // "After it closes"; but "after rotating" is the reader's doing.
    if (n > k + 1 && predicateAt(tokens, n, last)?.family === 'removal') return true;
    if (!POINTS.test(token.lower) && n > k + 2) return false;
  }
  return false;
}

const DENIES = /^(?:no|not|never|cannot|nobody|none|nothing|neither|nor|without)$|n't$/;
const ON = new Set('keep continue stay remain still linger persist last survive'.split(' ').map((word) => lemma(word)));
const LEAVE =
  /^(?:possible|permitted|allowed|accepted|tolerated|available|accessible|usable|reachable|served|honou?red|supported|admitted)$/;
const GONE = /^(?:delet|eras|destroy|wip|purg)(?:e|es|ed|s|ing)?$/;
const GOES = /^(?:go|goes|going|carry|carries|run|runs)$/;

/**
 * Whether a stretch says that something goes on or may be done, and does not deny it; or denies an end. Between that and the
 * time at `time` no end is told: "accepted until 2 August and rejected afterwards".
 */
function goesOn(tokens: readonly Token[], from: number, to: number, time: number): boolean {
  const ends = (k: number): boolean =>
    GONE.test(tokens[k]!.lower) || /^(?:removal|refusal)$/.test(predicateAt(tokens, k, to)?.family ?? '');
  const endsBetween = (a: number, b: number): boolean => {
    for (let k = a + 1; k < b; k++) if (ends(k)) return true;
    return false;
  };
  for (let k = from; k < to; k++) {
    const { lower, code, dateWord, lemma: key } = tokens[k]!;
    if (code || dateWord || k === time) continue;
    const denied =
      tokens.slice(Math.max(from, k - 3), k).some((token) => DENIES.test(token.lower)) ||
      // "No upload of the format is accepted"
      tokens.slice(from, k).some((token) => /^(?:no|none|nobody|nothing|neither)$/.test(token.lower));
    if (denied && ends(k) && isDenied(tokens, from, k)) return true;
    if (denied || DENIES.test(tokens[k + 1]?.lower ?? '')) continue;
    const lasts =
      /^(?:may|can|could)$/.test(lower) ||
      (ON.has(key) && lower !== 'remaining' && !/^(?:what|whatever|that|which)$/.test(tokens[k - 1]?.lower ?? '')) ||
      LEAVE.test(lower) ||
      (lower === 'left' && tokens[k - 1]?.lower === 'be') ||
      (GOES.test(lower) && tokens[k + 1]?.lower === 'on');
    if (lasts && !(k < time ? endsBetween(k, time) : endsBetween(k, to))) return true;
  }
  return false;
}

/** "Will not be cut off", "nobody is cut off"; but "gets no fixes". */
const isDenied = (tokens: readonly Token[], from: number, k: number): boolean =>
  tokens.slice(Math.max(from, k - 3), k).some(({ lower }) => /^(?:not|never|nobody|none)$|(?<!ca)n't$/.test(lower));

/** A word that tells what a claim is about. */
const tells = ({ content, number, dateWord, lower, lemma: key }: Token): boolean =>
  content &&
  !number &&
  !dateWord &&
  !ON.has(key) &&
  !LEAVE.test(lower) &&
  !END.test(lower) &&
  !LATE.test(lower) &&
  !TIME.test(lower);
const TIME = /^(?:days?|weeks?|months?|years?|hours?|time|while|bit|little|short|still|yet|able|get)$/;

/** The clauses of a notice that reach beyond its ends, each with the words for those of whom alone it is told. */
type Beyond = ReadonlyMap<number, ReadonlySet<string>>;

const REACHES = /\b(?:after|afterwards?|thereafter|beyond|past|following|from then on|for the time being|for now)\b/i;
const LASTS = /\b(?:still|keeps?|kept|stays?|remains?|continues?|goes? on|carr(?:y|ies) on|may|can)\b/i;

/** Clauses that tell of something behind an end, or that goes on without one; "keeps running until the end" does not. */
function beyondOf(notice: Reading, { sparing }: WordIndex): Beyond {
  const { doc, facts } = notice;
  const grants = datedGrants(notice);
  const ends = new Set(
    facts.dates.flatMap((date) =>
      isAhead(date) && !grants.some(({ value }) => value === date.value) ? [date.sentence] : [],
    ),
  );
  const scopes = new Map(grants.map(({ fact, scope }) => [fact.sentence, scope]));
  for (const fact of facts.grace)
    if (fact.sort === 'tenure' && !fact.negated)
      scopes.set(fact.sentence, scopeBefore(doc, fact, generalBut(notice, fact)));
  const found = new Map<number, ReadonlySet<string>>();
  for (const clause of sparing) if (!ends.has(doc.clauses[clause]!.sentence)) found.set(clause, NOBODY);
  doc.sentences.forEach(({ start, end, firstClause, lastClause }, s) => {
    const text = doc.plain.slice(start, end);
    if (!REACHES.test(text) && (ends.has(s) || !LASTS.test(text))) return;
    for (let c = firstClause; c < lastClause; c++) found.set(c, scopes.get(s) ?? NOBODY);
  });
  return found;
}
const NOBODY: ReadonlySet<string> = new Set();

/** Whether some clause of the notice that reaches beyond an end, with its neighbours in the sentence, has enough of the words. */
function isTold(words: readonly Token[], index: WordIndex, beyond: Beyond, share: number): boolean {
  const votes = new Map<number, number>();
  for (const word of words.slice(0, LONGEST)) {
    const exact = lookUp(word, index);
    const near = new Set<number>();
    for (const c of firstFound(exact, related(word, index)))
      for (const n of [c - 1, c, c + 1]) if (isBeside(index.doc, c, n)) near.add(n);
    for (const c of near) votes.set(c, (votes.get(c) ?? 0) + (exact.length > 0 ? 1 : RELATED));
  }
  const least = share === 0 ? RELATED : Math.max(1, Math.min(words.length, LONGEST) * share);
  const isOf = (scope: ReadonlySet<string>): boolean => scope.size === 0 || words.some((word) => scope.has(word.lemma));
  const most = words.length * MOSTLY;
  for (const [clause, vote] of votes) {
    const scope = beyond.get(clause);
    if (scope !== undefined && vote >= least && isOf(scope)) return true;
    // Told of another time: a wrong one, which other rules judge.
    if (scope === undefined && words.length >= MANY && vote >= most) return true;
  }
  return false;
}
/** Clauses of one sentence, or of two where the later one leans on the other ("They stay at their URLs"). */
function isBeside({ clauses, sentences, tokens }: Document, a: number, b: number): boolean {
  const [one, other] = [clauses[Math.min(a, b)], clauses[Math.max(a, b)]];
  if (one === undefined || other === undefined) return false;
  return (
    one.sentence === other.sentence ||
    /^(?:it|they|these|this|those)$/.test(tokens[sentences[other.sentence]!.first]?.lower ?? '')
  );
}
/** Of a claim with so many words, so large a share tells it, wherever it stands. */
const MANY = 3;
const MOSTLY = 0.6;
const LONGEST = 30;
/** A word of the same class weighs so much of the word itself. */
const RELATED = 0.6;
/** From so large a share of its words on, the notice tells a claim. */
const SHARE = 0.4;
