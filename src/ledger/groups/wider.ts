import { isLate } from '../../facts/grace/late.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { MOST, type Place } from '../nearby.ts';
import { restricts } from './scope.ts';
import { near, setsApart } from './set-apart.ts';

/** So many sentences on each side of a claim are looked at. */
const REACH = 12;
/** So many tokens of a sentence are searched for names. */
const LONGEST = 2 * MOST;
/** So many words at most a name has before "included". */
const ADDED = 7;
/** Words are kin that begin with so many letters alike. */
const STEM = 5;

/**
 * True where the notice grants time to a named group only, and the output speaks of it without naming any group. Up to the
 * token `after` only words for the group count.
 */
export function isWider(
  doc: Document,
  { sentence, token }: Place,
  scope: ReadonlySet<string>,
  notice: Document,
  after = 0,
): boolean {
  if (scope.size === 0) return false;
  const [from, to] = near(doc, sentence, token);
  if (setsApart(doc, Math.max(from, after), to, notice) || hasKin(doc, from, to, scope)) return false;
  if (goesByCode(doc, from, to, scope, notice)) return false;
  const { first, last } = doc.sentences[sentence]!;
  const start = Math.max(first, token - MOST);
  return !(
    hasNames(doc, start, last, scope) ||
    describesSome(doc, start, Math.min(last, reasonAt(doc, token, to), start + LONGEST), from) ||
    sentencesBeside(doc, sentence).some((s) => hasNames(doc, doc.sentences[s]!.first, doc.sentences[s]!.last, scope))
  );
}

/** The sentences whose names hold for another: the one before it, what it stands under, and its row of a table. */
function sentencesBeside({ sentences, blocks }: Document, own: number): readonly number[] {
  const { block } = sentences[own]!;
  const here = blocks[block]!;
  const isInRow = (s: number): boolean => {
    const { row, table } = blocks[sentences[s]!.block]!;
    return here.row !== undefined && row === here.row && table === here.table;
  };
  const found: number[] = [];
  for (let s = own - 1; s >= 0 && s >= own - REACH; s--) {
    const other = sentences[s]!.block;
    if (other === block ? s === own - 1 : other === here.under || isInRow(s)) found.push(s);
  }
  // In a table the group may stand in a later cell of the row.
  for (let s = own + 1; s < sentences.length && s <= own + REACH && isInRow(s); s++) found.push(s);
  return found;
}

/** Whether a stretch names the group. */
function hasNames(doc: Document, first: number, last: number, scope: ReadonlySet<string>): boolean {
  for (let i = first; i < Math.min(last, first + LONGEST); i++) {
    const token = doc.tokens[i]!;
    if (scope.has(token.lemma) && !isMore(token) && !isAdded(doc, i) && !(scope.size > 1 && isOfAll(doc, i)))
      return true;
  }
  return false;
}

/** Where a reason begins behind a time ("…, as auditors have frozen some tools"), which tells of nobody; `to` where none does. */
function reasonAt({ tokens, plain }: Document, token: number, to: number): number {
  for (let k = token + 1; k < to; k++)
    if (/^(?:as|because|since)$/.test(tokens[k]!.lower) && plain[tokens[k - 1]!.end] === ',') return k;
  return to;
}

/** Whether a stretch says that it speaks of some, whatever it calls them; from token `near` on, by a pronoun too. */
function describesSome(doc: Document, first: number, last: number, near: number): boolean {
  for (let i = first; i < last; i++)
    if ((restricts(doc, i) && !isWhoeverWants(doc, i)) || (i >= near && (isRest(doc, i) || isHeadless(doc, i))))
      return true;
  return false;
}

/** "Open to all titles", of what the notice grants to delisted ones: the noun alone, and all that it names. */
const isOfAll = ({ tokens }: Document, i: number): boolean =>
  /^(?:all|every|any|each)$/.test(tokens[i - 1]?.lower ?? '') && !tokens[i + 1]?.content;

/** "Everybody, hospitals included", "schools as well", "including schools": some are named beside the others, and not alone. */
function isAdded({ tokens, plain }: Document, i: number): boolean {
  const first = tokens[i]!;
  const joined = (k: number): boolean => /^[\s*_"'’()-]*$/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
  for (let k = i + 1; k < Math.min(tokens.length, i + ADDED) && joined(k); k++)
    if (
      /^(?:included|too|alike)$/.test(tokens[k]!.lower) ||
      (tokens[k]!.lower === 'well' && tokens[k - 1]!.lower === 'as')
    )
      return true;
  for (let k = i - 1; k >= Math.max(0, i - ADDED) && plain.slice(tokens[k]!.end, first.start).search(/[.,;:]/) < 0; k--)
    if (tokens[k]!.lower === 'including') return true;
  return false;
}

/** "If you need longer": no word of the "long-term contract". */
const isMore = ({ lower }: Token): boolean => /^(?:longer|more|extra|additional|further)$/.test(lower);

/** "Those who need it", "those in need of more time", "those who cannot": whoever asks or is late, and so everybody. */
const isWhoeverWants = ({ tokens, plain }: Document, i: number): boolean =>
  tokens[i]!.lower === 'those' &&
  ((/^(?:who|that)$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(?:still|really|need|want|wish|require|like|prefer|cannot|miss)$/.test(tokens[i + 2]?.lower ?? '')) ||
    isLate(plain.slice(tokens[i]!.start, tokens[Math.min(i + 6, tokens.length) - 1]!.end)));

/** "Running ones renew until then": those that there are. */
const isRest = ({ tokens }: Document, i: number): boolean =>
  tokens[i]!.lower === 'ones' &&
  /^(?:running|existing|current|active|open|older?|earlier|present)$/.test(tokens[i - 1]?.lower ?? '');

/** "What is out for signature can be completed until then": a relative without a head sets some apart. */
const isHeadless = ({ tokens }: Document, i: number): boolean =>
  /^(?:what|whatever|whichever|whoever|anything)$/.test(tokens[i]!.lower) &&
  /^(?:is|are|was|were|has|have|that|already|still|you(?:'ve)?)$/.test(tokens[i + 1]?.lower ?? '');

/** "Licensed coursework", of "students with a course licence": a word that begins as one of theirs does. */
function hasKin(doc: Document, from: number, to: number, scope: ReadonlySet<string>): boolean {
  const { tokens } = doc;
  const stems = new Set([...scope].filter((word) => word.length >= STEM).map((word) => word.slice(0, STEM)));
  for (let k = from; k < to; k++)
    if (tokens[k]!.content && stems.has(tokens[k]!.lower.slice(0, STEM)) && !isOfAll(doc, k) && !isAdded(doc, k))
      return true;
  return false;
}

/** "`FT` accounts", of "customers with a fixed tariff (account type `FT`)": the code by which the notice knows them. */
function goesByCode(
  { tokens }: Document,
  from: number,
  to: number,
  scope: ReadonlySet<string>,
  notice: Document,
): boolean {
  for (let k = from; k < to; k++) {
    const token = tokens[k]!;
    if (!token.code && !token.shaped && !/^\p{Lu}{2,}$/u.test(token.text)) continue;
    const groups = codedGroups(notice).get(token.text);
    if (groups?.some((word) => scope.has(word))) return true;
  }
  return false;
}

/** Codes in brackets, with the words before the bracket. */
const codedGroups = oncePer(({ tokens, clauses }: Document): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, readonly string[]>();
  for (const { bracketed, first, last } of clauses) {
    if (!bracketed || last - first > MOST_IN_BRACKETS) continue;
    const before = tokens.slice(Math.max(0, first - BEFORE_BRACKET), last).map(({ lemma }) => lemma);
    for (const { code, shaped, text } of tokens.slice(first, last))
      if (code || shaped || /^\p{Lu}{2,}$/u.test(text)) groups.set(text, before);
  }
  return groups;
});
const [MOST_IN_BRACKETS, BEFORE_BRACKET] = [5, 8];
