import type { Reading } from '../../facts/read.ts';
import { oldSide } from '../../facts/statements/old-side.ts';
import { type Clause, clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';

/** A value set against the one that it replaces: 1024 and 768 of "1024 dimensions instead of 768". */
interface Contrast {
  readonly range: Range;
  readonly now: Token;
  readonly before: Token;
}

/**
 * Values that the output has from the old side of a contrast, and tells as the new: "returns 768 dimensions, not 1024", or 768
 * alone, of the notice's "1024 dimensions instead of 768".
 */
export function exchangedSides({ notice, output }: Ledger): Reversal[] {
  const contrasts = contrastsOf(notice);
  if (contrasts.length === 0) return [];
  const { told, measured } = newValues(output.doc);
  return contrasts.flatMap(({ range, now, before }) => {
    const found = told.get(before.lemma);
    return found !== undefined && !told.has(now.lemma) && !measured.has(now.lemma)
      ? [{ notice: range, output: clauseOf(output.doc, found) }]
      : [];
  });
}

/** The contrasts of a text between two values, no dates, of which it has no others that are the same. */
const contrastsOf = oncePer(({ doc, facts }: Reading): readonly Contrast[] => {
  const { clauses, tokens } = doc;
  const dated = touching(facts.dates.map(({ range }) => range));
  const count = new Map<string, number>();
  for (const { lemma } of tokens) count.set(lemma, (count.get(lemma) ?? 0) + 1);
  return clauses.flatMap((clause, c): Contrast[] => {
    const [now, before] = sidesOf(doc, clause, clauses[c - 1]);
    if (now === undefined || before === undefined || now.lemma === before.lemma) return [];
    if (count.get(now.lemma) !== 1 || count.get(before.lemma) !== 1) return [];
    if (dated(now) || dated(before)) return [];
    return [{ range: { start: Math.min(clauseOf(doc, now).start, clause.start), end: clause.end }, now, before }];
  });
});

/** The value on each side of a contrast: of numbers the last before it and the first behind it, of words the same after "not". */
function sidesOf(doc: Document, clause: Clause, last: Clause | undefined): [Token?, Token?] {
  const own = doc.tokens.slice(clause.first, clause.last);
  const old = oldOf(doc, clause);
  const before = own.slice(old.start, old.end).find(isValue);
  if (before !== undefined) {
    const rest = own.slice(0, old.start);
    const from = rest.some(isValue) ? rest : clausesBefore(doc, clause, last);
    return [from.findLast(isValue) ?? own.slice(old.end).find(isValue), before];
  }
  // "In cents, not in dollars"
  if (last?.sentence !== clause.sentence || !/^not\b/i.test(doc.plain.slice(clause.start, clause.end))) return [];
  const [a, b] = [doc.tokens.slice(last.first, last.last), own.slice(1)];
  const isSlot =
    b.length <= SLOT &&
    a.at(-2)?.lower === b.at(-2)?.lower &&
    /^(?:in|as|by|per|with|at|for)$/.test(b.at(-2)?.lower ?? '');
  return isSlot && isWord(a.at(-1)) && isWord(b.at(-1)) ? [a.at(-1), b.at(-1)] : [];
}
/** "In dollars" */
const SLOT = 2;

const clausesBefore = ({ tokens }: Document, clause: Clause, last: Clause | undefined): readonly Token[] =>
  last?.sentence === clause.sentence ? tokens.slice(last.first, last.last) : [];

const isValue = ({ number, dateWord, shaped, code }: Token): boolean => number && !dateWord && !shaped && !code;
const isWord = (token: Token | undefined): boolean =>
  token?.content === true && !token.number && !token.code && !token.dateWord;

/** The old side of a clause, and all of one that begins with "not" or says what was. */
function oldOf(doc: Pick<Document, 'plain' | 'tokens'>, clause: Clause): Range {
  const own = doc.tokens.slice(clause.first, clause.last);
  // "…, was 50,000": as much as what stands in brackets.
  const isOld =
    own[0]?.lower === 'not' ||
    (own[0]?.lower === 'no' && own[1]?.lower === 'longer') ||
    (/^(?:was|were)$/.test(own[0]?.lower ?? '') && own.length <= BARE);
  if (isOld) return { start: 0, end: own.length };
  const { start, end } = oldSide(own, clause, doc.plain);
  // "A batch id instead of many ids and at most 5,000 recipients": what is joined on is new again.
  const joined = own.findIndex(({ lower }, k) => k > start && k < end && lower === 'and');
  return { start, end: joined < 0 ? end : joined };
}

/** "Was 50,000 each" */
const BARE = 4;

/** "Longer than 8 characters", "the timeout of 60 seconds is halved": a value that something is measured by. */
const COMPARES =
  /^(?:than|stops?|halved?|cut|lowered|raised|doubled|tripled|reduced|increased|previous|previously|former|formerly|used|too)$/;

/** What a text has on no old side, by its lemma. */
interface NewValues {
  /** The first that is the same. */
  readonly told: ReadonlyMap<string, Token>;
  /** Those by which something else is measured. */
  readonly measured: ReadonlySet<string>;
}

const newValues = oncePer(({ clauses, tokens, plain }: Document): NewValues => {
  const told = new Map<string, Token>();
  const measured = new Set<string>();
  for (const clause of clauses) {
    const own = tokens.slice(clause.first, clause.last);
    const old = oldOf({ tokens, plain }, clause);
    const compares = own.some(({ lower, code }) => !code && COMPARES.test(lower));
    own.forEach((token, k) => {
      if ((k >= old.start && k < old.end) || !(isValue(token) || isWord(token))) return;
      if (compares) measured.add(token.lemma);
      else if (!told.has(token.lemma)) told.set(token.lemma, token);
    });
  }
  return { told, measured };
});
