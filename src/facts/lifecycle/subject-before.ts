import type { Document } from '../../text/document.ts';
import { behindRelease } from './fronted-release.ts';
import { behindNaming } from './guards.ts';
import { isWithoutSubject } from './mention.ts';
import type { Family } from './predicate.ts';
import { beforeFirstVerb } from './shared-subject.ts';
import type { LifeStatement } from './statement.ts';
import { subjectOf } from './subject/words.ts';
import { afterEvent } from './when.ts';

/**
 * The subject of a verb, from the token `begin` on up to its chain at `first`. `shared`: the statement whose subject it has,
 * where it is inserted in that one or goes on behind it (`goesOn`).
 */
export function subjectBefore(
  doc: Document,
  s: number,
  family: Family,
  begin: number,
  first: number,
  shared: LifeStatement | undefined,
  goesOn: boolean,
): readonly number[] {
  if (!goesOn && isWithoutSubject(doc, s, first)) return [];
  const { tokens, plain, clauses } = doc;
  if (shared?.verbObject) {
    // "`a` refuses new jobs from May and is removed in July": the one that does the one goes on to the other.
    const doer = subjectOf(tokens, clauses[shared.clause]!.first, shared.chain, plain);
    return doer.length > 0 && doer.every((k) => tokens[k]!.code) ? doer : [];
  }
  if (shared) return shared.subject;
  const opens = behindAccompanied(doc, behindTags(doc, begin, first), first);
  const from = behindRelease(tokens, afterEvent(doc, opens, first), first);
  return behindNaming(tokens, family, subjectOf(tokens, from, beforeFirstVerb(tokens, begin, first), plain));
}

/**
 * "The SDK was deprecated. … Along with the SDK, | some features are gone": what the text has told of before keeps the fate that
 * it has there; what is named for the first time shares the one told here.
 */
function behindAccompanied({ tokens, plain }: Document, begin: number, first: number): number {
  if (!/^(?:along|together)$/.test(tokens[begin]!.lower) || tokens[begin + 1]?.lower !== 'with') return begin;
  let k = begin + 3;
  while (k < first && !plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) k++;
  if (k >= first) return begin;
  const before = new Set(tokens.slice(Math.max(0, begin - BACK), begin).map(({ lemma }) => lemma));
  const words = tokens.slice(begin + 2, k).filter(({ content }) => content);
  const known = words.filter(({ lemma }) => before.has(lemma));
  return known.length * 2 > words.length ? k : begin;
}
/** So many words back a thing was told of. */
const BACK = 200;

/** "[Action required] Orbit Sync retires": a tag in brackets before a subject sorts the mail, and is no part of a name. */
function behindTags({ tokens, plain }: Document, begin: number, first: number): number {
  const { start } = tokens[begin]!;
  const tags = plain[start - 1] === '[' ? TAGS.exec(plain.slice(start, start + LONGEST))?.[0].length : undefined;
  if (tags === undefined) return begin;
  let k = begin;
  while (k < first && tokens[k]!.start < start + tags) k++;
  return k < first ? k : begin;
}
const TAGS = /^[^[\]\n]{1,40}\](?:\s?\[[^[\]\n]{1,40}\]){0,4}\s?/;
const LONGEST = 240;
