import { partOf } from '../../facts/equivalence/parts.ts';
import type { EquivalenceFact } from '../../facts/equivalence.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import { commonWords, MOST } from '../nearby.ts';
import type { Claim } from './claim.ts';
import { type Kept, tellingWords } from './spared.ts';

/** "As before", "as it did", "than today": the other side of a comparison is the thing's own past. */
const OWN_PAST =
  /\b(?:as|like|that|than|the way)\s(?:(?:it|they)\s(?:always\s|currently\s)?(?:is|are|was|were|do|does|did|have|has|had|always|used|worked|ran)\b(?:\s(?:before|now|today|so far|until now|has|had|did))?|(?:before|now|today|always|ever|hitherto|usual|previously|until now|so far))\s*(?:[,:)]|(?:until|till|and|but|while)\b|$)/gi;
/** So far on each side of a comparison's words its subject and its end are looked for, in characters. */
const REACH = 40;
const PRONOUN = /\b(?:it|they|this|these)\b[^.;!?]*$/i;

/** True where a claim sets a thing beside what it was: "works in just the same way as it did before". */
export const comparesWithPast = ({ plain }: Document, { range }: EquivalenceFact, from = range.start): boolean =>
  plain
    .slice(from, range.end + REACH)
    .replace(/(?:[.;!?\n]|,\s(?:and|but|while|whereas)\s).*$/s, '')
    .search(OWN_PAST) >= 0;

/** True where both texts say of "it" that it is as it was: of which thing, only the sentences before them tell. */
export const isSamePast = ({ doc }: Reading, output: Document, fact: EquivalenceFact): boolean =>
  comparesWithPast(output, fact) && isOfPronoun(output.plain, fact.range.start) && speaksOfPast(doc);

/** True where some sentence sets "it" beside its own past. Worked out once for a text: its claims may be many. */
const speaksOfPast = oncePer(({ sentences, plain }: Document): boolean =>
  sentences.some(({ start, end }) =>
    [
      ...plain
        .slice(start, end)
        .replace(/[.;!?\s]+$/, '')
        .matchAll(OWN_PAST),
    ].some(({ index }) => isOfPronoun(plain, start + index)),
  ),
);

const isOfPronoun = (plain: string, at: number): boolean => PRONOUN.test(plain.slice(Math.max(0, at - REACH), at));

/**
 * True where the output claims of several things named before the claim what the notice claims of only some of them:
 * "`a` and `b` do the same as their predecessors", of a notice that says so of `b`.
 */
export function isToldOfMore(notice: Reading, output: Reading, fact: EquivalenceFact): boolean {
  const named = joinedBefore(output.doc, fact);
  if (named.length < 2) return false;
  const near = new Set<string>();
  for (const claim of notice.facts.equivalences.slice(0, MOST))
    if (claim.sort === 'same' || claim.sort === fact.sort) addNames(notice.doc, claim, near);
  if (!named.some((name) => near.has(name))) return false;
  const known = codeWords(notice.doc);
  return named.some((name) => known.has(name) && !near.has(name));
}

/** All code words of a text. */
const codeWords = oncePer(
  ({ tokens }: Document): ReadonlySet<string> => new Set(tokens.filter(({ code }) => code).map(({ text }) => text)),
);

/** The code words joined by commas and "and" that end right before the claim's verb. */
function joinedBefore({ sentences, tokens, plain }: Document, { sentence, token }: EquivalenceFact): string[] {
  const { first } = sentences[sentence]!;
  const found: string[] = [];
  let joined = false;
  for (let i = token; i >= Math.max(first, token - 24); i--) {
    const { code, lower, text, start } = tokens[i]!;
    if (code) found.push(text);
    else if (/^(?:and|&|plus)$/.test(lower)) joined = true;
    else if (found.length > 0 && !/^(?:the|both)$/.test(lower)) break;
    else if (i < token - 3) break;
    if (i > first && /[.;:!?()\n]/.test(plain.slice(tokens[i - 1]!.end, start))) break;
  }
  return joined ? found : [];
}

/** Adds the code words of the claim's sentence, and of those beside it that lean on it or on which it leans. */
function addNames({ sentences, tokens }: Document, { sentence }: EquivalenceFact, into: Set<string>): void {
  const here = sentences[sentence]!;
  const leans = (s: number): boolean => LEANING.test(tokens[sentences[s]!.first]?.lower ?? '');
  for (let s = sentence - 1; s <= sentence + 1; s++) {
    const other = sentences[s];
    if (other === undefined || other.block !== here.block) continue;
    if (s !== sentence && !leans(Math.max(s, sentence))) continue;
    for (let i = other.first; i < other.last; i++) if (tokens[i]!.code) into.add(tokens[i]!.text);
  }
}
const LEANING = /^(?:so|it|they|both|these|this|the|all|each|likewise|same|also|as|similarly)$/;

/** What the words say of their own subject: "merge tags render identically", "attendees won't see a change". */
const SAID_OF = /\b(?:same|identical(?:ly)?|equal(?:ly)?|alike)$/i;
const SEES = /\b(?:see|notice|feel|spot)s?\b/i;
/** So much of a subject a sentence of the notice names that says the same of it. */
const NAMED = 0.6;

/** True where the subject before the claim, by its own nouns, is one of which the notice says that it stays or is the same. */
export function isSaidOfSubject({ told, doc, fact: { sort, range, span, token } }: Claim): boolean {
  if (sort !== 'same' && sort !== 'rest') return false;
  if (!SAID_OF.test(span.text) && !SEES.test(span.text)) return false;
  // "Identically named layers": what is said to be the same stands behind.
  const subject =
    /ly$/i.test(span.text) && /ed$/.test(doc.tokens[token + 1]?.lower ?? '')
      ? doc.tokens.slice(token + 1, token + 3)
      : doc.tokens.slice(doc.clauses[rangeAt(doc.clauses, range.start)]?.first ?? token, token);
  // "All parameters are identical", where the notice says so of some
  if (subject.some(({ lower }) => /^(?:all|every|everything|any|each)$/.test(lower))) return false;
  const nouns = tellingWords(
    new Set(subject.filter(({ content, code }) => content && !code).map(({ lemma }) => lemma)),
  );
  return (
    nouns.size > 0 &&
    // "Forms won't notice it", of the notice's "forms use the same secret": a part of it.
    told.kept.some(
      ({ words, alike, parts }) =>
        (SEES.test(span.text) ? parts.size === 0 || !alike : alike) && commonWords(nouns, words) >= NAMED * nouns.size,
    )
  );
}

/** "Request and response look the same", of a notice that says so of the request alone. */
export function tellsMoreParts(doc: Document, { range, token }: EquivalenceFact, kept: readonly Kept[]): boolean {
  const subject = doc.tokens.slice(doc.clauses[rangeAt(doc.clauses, range.start)]?.first ?? token, token);
  const parts = subject.flatMap((word) => partOf(word) ?? []);
  return parts.length > 1 && !parts.every((part) => kept.some((other) => other.parts.has(part)));
}

/**
 * True for a claim of the notice that is of a noun behind it: "the heating curve uses identical values". It says nothing of
 * the replacement as a whole.
 */
export function isOfNoun({ tokens, plain }: Document, { range, span }: EquivalenceFact): boolean {
  const after = tokens.find(({ start }) => start >= range.end);
  return (
    /\b(?:same|identical|equal|equally \p{L}+)$/iu.test(span.text) &&
    after?.content === true &&
    plain.slice(range.end, after.start) === ' '
  );
}
