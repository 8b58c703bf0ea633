import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { stampKey } from './stamps.ts';

/** A name of a retiring thing, to the date that the text gives it, for one role. */
type Owners = Map<string, Set<string>>;

/** Words that can own a date: code, names by their shape, and words with a capital or a digit. */
const isName = (token: Token): boolean =>
  !token.url &&
  !token.dateWord &&
  !/^\d{1,4}(?:[:/.-]\d+)*$/.test(token.text) &&
  (token.code || token.shaped || /^\p{Lu}|\d/u.test(token.text)) &&
  (token.content || /^\p{Lu}{2,}$/u.test(token.text));

/**
 * Which names stand with which date. In a table: the names of the row's first cell. In prose: the names between this
 * date and its neighbour, before it or, where the sentence opens with a date, after it. Linear in the text's length.
 */
function ownersOf(
  { doc, facts }: Reading,
  among: (fact: DateFact) => boolean,
  isWord: (token: Token) => boolean,
): Owners {
  const owners: Owners = new Map();
  const bySentence = new Map<number, DateFact[]>();
  for (const fact of facts.dates) {
    if (fact.superseded) continue;
    const known = bySentence.get(fact.sentence);
    if (known) known.push(fact);
    else bySentence.set(fact.sentence, [fact]);
  }
  const give = (k: number, fact: DateFact | undefined): void => {
    if (!fact?.lifecycle || !among(fact)) return;
    const name = nameAt(doc, k);
    const dates = owners.get(name) ?? new Set<string>();
    dates.add(stampKey(fact.stamp));
    owners.set(name, dates);
  };
  for (const [at, siblings] of bySentence) {
    const inRow = doc.blocks[doc.sentences[at]!.block]!.kind === 'cell';
    const sentence = doc.sentences[inRow ? firstCell(doc, at) : at]!;
    // "The former has failed since 11 June, the latter is ignored from 1 September": the names stand apart from their dates.
    if (
      /\b(?:the (?:former|latter)|the (?:first|second|third|fourth)(?=,|\s(?:is|was|has|had|will|goes|ends?|stops?|retires|follows|on|from|by|at)\b)|respectively)\b/i.test(
        doc.plain.slice(sentence.start, sentence.end),
      )
    )
      continue;
    let next = 0;
    let leads: boolean | null = null;
    const leadIn = doc.plain.slice(sentence.start, siblings[0]!.range.start).lastIndexOf(': ') + sentence.start;
    const toldOf = new Set<string>();
    for (let k = sentence.last - 1; k >= sentence.first && doc.tokens[k]!.start > leadIn; k--)
      toldOf.add(doc.tokens[k]!.lower);
    for (let k = sentence.first; k < sentence.last; k++) {
      const token = doc.tokens[k]!;
      // "For users of `a` and `b`: `a` ends on …, `b` on …": named to be told of.
      if (!inRow && token.end <= leadIn && toldOf.has(token.lower)) continue;
      if (inRow) {
        if (isName(token) && !isWord(token)) for (const fact of siblings) give(k, fact);
        continue;
      }
      while (next < siblings.length && siblings[next]!.range.start <= token.start) next++;
      if (!isName(token) || isWord(token) || (next > 0 && token.start < siblings[next - 1]!.range.end)) continue;
      // "(EU residency: 17 June)": a bracket keeps its date to itself.
      const inside = siblings[next];
      const before = doc.plain.slice(Math.max(sentence.start, token.start - REACH), token.start);
      if (inside && opensBracket(before, doc.plain.slice(token.end, Math.min(inside.range.start, token.end + REACH)))) {
        give(k, inside);
        continue;
      }
      // "Basic 5 (closes 3 May, go to Basic 20) and …": what a bracket names behind its date has no date of its own.
      // "On 8 April (EU) and 4 March (US)": a bracket right behind a day holds what the day is of.
      if (next > 0 && isHeldBehind(doc.plain, siblings[next - 1]!, token)) {
        give(k, siblings[next - 1]);
        continue;
      }
      if (next > 0 && /\([^()]*$/.test(before) && isOpenSince(doc, siblings[next - 1]!, token)) continue;
      leads ??= next > 0;
      give(k, siblings[leads ? next - 1 : next]);
    }
  }
  return owners;
}

/** "Basic 5" and "Basic 20" are two names; other names are told by each of their words. */
function nameAt({ tokens, plain }: Document, k: number): string {
  const [token, next] = [tokens[k]!, tokens[k + 1]];
  const numbered = next !== undefined && /^\d{1,4}$/.test(next.text) && plain.slice(token.end, next.start) === ' ';
  return numbered && !token.code && !next.dateWord ? `${token.lower} ${next.lower}` : token.lower;
}

/** Whether the bracket that holds the date is still open at the name behind it. */
const isOpenSince = ({ plain }: Document, { range }: DateFact, name: Token): boolean =>
  name.start - range.end < REACH && !/[()]/.test(plain.slice(range.start, name.start));

/** "(EU)", "in Norway": right behind the date, short and without a date of its own. */
const isHeldBehind = (plain: string, { range }: DateFact, name: Token): boolean =>
  /^\s(?:in|for)\s(?:the\s)?$/.test(plain.slice(range.end, name.start)) ||
  (/^\s\((?:for\s|in\s|on\s)?(?:the\s)?(?:[^()\d,]{1,30}\s)?$/.test(plain.slice(range.end, name.start)) &&
    /^(?:\s[^()\d]{0,30})?\)/.test(plain.slice(name.end, name.end + 34)));

/** So many characters round a name are searched for its bracket. */
const REACH = 60;

/** True where a bracket is open before a name and still open at the date behind it. */
const opensBracket = (before: string, between: string): boolean => /\([^()]*$/.test(before) && !/[()]/.test(between);

/** The sentence of the first cell in a cell's row. */
export function firstCell(doc: Document, sentence: number): number {
  const own = doc.blocks[doc.sentences[sentence]!.block]!;
  let first = sentence;
  while (first > 0 && first > sentence - 32) {
    const before = doc.blocks[doc.sentences[first - 1]!.block]!;
    if (before.table !== own.table || before.row !== own.row) break;
    first--;
  }
  return first;
}

/** Two names that have exchanged their removal dates, or null. One name out of place proves nothing: texts group freely. */
export function findSwap(notice: Reading, output: Reading): { name: string; expected: string; found: string } | null {
  // "Firms calling …": a word that stands in small letters elsewhere is no name for standing first.
  const small = new Set<string>();
  for (const { doc } of [notice, output])
    for (const { text, lower } of doc.tokens) if (text === lower) small.add(lower);
  const isWord = (token: Token): boolean =>
    !token.code && !token.shaped && token.text !== token.lower && small.has(token.lower);
  return (
    swapAmong(notice, output, ({ role }) => role === 'removal' || role === 'other', isWord) ??
    // Only a table tells without doubt which of several days are whose.
    swapAmong(notice, output, (fact) => fact.role !== 'deprecation' && isCell(notice, fact), isWord)
  );
}

const isCell = ({ doc }: Reading, { sentence }: DateFact): boolean =>
  doc.blocks[doc.sentences[sentence]!.block]!.kind === 'cell';

function swapAmong(
  notice: Reading,
  output: Reading,
  among: (fact: DateFact) => boolean,
  isWord: (token: Token) => boolean,
): { name: string; expected: string; found: string } | null {
  const was = ownersOf(notice, among, isWord);
  if (was.size < 2) return null;
  // What the output says of these days, whatever its words: its role may be the very thing that went wrong.
  const days = new Set([...was.values()].flatMap((keys) => [...keys]));
  const moved: { name: string; from: ReadonlySet<string>; to: ReadonlySet<string> }[] = [];
  for (const [name, to] of ownersOf(output, (fact) => days.has(stampKey(fact.stamp)), isWord)) {
    const from = was.get(name);
    if (from && isApart(from, to)) moved.push({ name, from, to });
  }
  for (const one of moved) {
    const other = moved.find(
      (m) =>
        m.name !== one.name && m.from.size === one.from.size && isWithin(m.to, one.from) && isWithin(one.to, m.from),
    );
    if (other) return { name: one.name, expected: [...one.from][0]!, found: [...one.to][0]! };
  }
  return null;
}

const isApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => ![...a].some((key) => b.has(key));
const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((key) => whole.has(key));

/** An end of support that is told as one has not become another event, whatever words stand nearest to it. */
const keepsRole = (own: readonly DateFact[], told: readonly DateFact[]): boolean =>
  own.some(({ role }) => role !== 'removal' && role !== 'other' && told.some((other) => other.role === role));

/**
 * "Read-only on 4 May, deleted on 6 June" told as "read-only on 6 June, deleted on 4 May": two days exchanged their words.
 * Their roles are no proof: what one text calls the end of support the other may call the last day of creating.
 */
export function findExchange(
  own: ReadonlyMap<string, readonly DateFact[]>,
  told: ReadonlyMap<string, readonly DateFact[]>,
): { expected: DateFact; found: DateFact } | null {
  const eventOf = (facts: readonly DateFact[] | undefined): string | null => {
    const words = facts?.map((fact) => (fact.event === null || /\s/.test(fact.event) ? null : lemma(fact.event)));
    return words?.every((word) => word !== null && word === words[0]) ? words[0]! : null;
  };
  const moved: { key: string; was: string; is: string }[] = [];
  for (const [key, facts] of own) {
    const [was, is] = [eventOf(facts), eventOf(told.get(key))];
    if (was !== null && is !== null && was !== is && !keepsRole(facts, told.get(key)!)) moved.push({ key, was, is });
  }
  for (const one of moved) {
    const twin = moved.find((other) => other.was === one.is && other.is === one.was);
    if (twin) return { expected: own.get(one.key)![0]!, found: told.get(one.key)![0]! };
  }
  return findRehearsal(own, told);
}

/** "Brownout: 8 April", of the brownout on 4 March: the rehearsal is told of the day of the end, and that of the rehearsal is none. */
function findRehearsal(
  own: ReadonlyMap<string, readonly DateFact[]>,
  told: ReadonlyMap<string, readonly DateFact[]>,
): { expected: DateFact; found: DateFact } | null {
  const isOnly = (facts: readonly DateFact[] | undefined): boolean =>
    facts?.every(({ role }) => role === 'brownout') ?? false;
  const isNone = (facts: readonly DateFact[] | undefined): boolean =>
    facts?.every(({ role }) => role !== 'brownout') ?? false;
  const was = [...own].filter(([key, facts]) => isOnly(facts) && isNone(told.get(key)));
  const is = [...told].filter(([key, facts]) => isOnly(facts) && isNone(own.get(key)));
  return was.length === 1 && is.length === 1 ? { expected: was[0]![1][0]!, found: is[0]![1][0]! } : null;
}
