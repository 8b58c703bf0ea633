import type { Document } from '../../../text/document.ts';
import { isEmpty, type Keys, keysOf } from '../keys.ts';
import { isGroup, leadOf } from '../mention.ts';
import type { LifeStatement } from '../statement.ts';
import { isPronoun, isTime, PRONOUN } from '../subject.ts';
import type { Unit } from '../unit.ts';
import { forward } from './behind.ts';

/** A statement with its own words for the thing that it tells of, and what was named before them. Words are given by their tokens. */
export interface Naming {
  readonly doc: Document;
  readonly statement: LifeStatement;
  /** What was told of last. */
  readonly before: readonly Unit[];
  /** What the sentence before told of without a time. */
  readonly topic: readonly number[];
  /** Its own words, and what they are known by. */
  readonly own: readonly number[];
  readonly keys: Keys;
  /** A pronoun or nothing. */
  readonly pronoun: boolean;
  /** No words that tell the thing from another. */
  readonly vague: boolean;
  /** What leads its block or entry in. */
  readonly lead: readonly number[];
  readonly leadIsGroup: boolean;
  /** The several things that its pronoun stands for. */
  readonly lot: readonly Unit[];
  /** What is named behind it, where it has no words of its own. */
  readonly behind: readonly number[];
}

export function namingOf(
  doc: Document,
  statement: LifeStatement,
  before: readonly Unit[],
  topic: readonly number[],
): Naming {
  const own = ownWords(doc, statement);
  const keys = keysOf(doc.tokens, own);
  const pronoun = statement.elliptic || statement.subject.some((k, n) => pointsBack(doc, statement, k, n));
  const lead = leadOf(doc, statement.sentence, statement.chain);
  return {
    doc,
    statement,
    before,
    topic,
    own,
    keys,
    pronoun,
    vague: pronoun || isEmpty(keys),
    lead,
    leadIsGroup: lead.length > 0 && isGroup(doc, beforeOpenBracket(doc, lead)),
    lot: lotOf(doc, statement, before),
    behind: own.length === 0 ? forward(doc, statement) : [],
  };
}

function ownWords(doc: Document, { subject }: LifeStatement): readonly number[] {
  const { tokens } = doc;
  const told = subject.filter((k) => tokens[k]!.content && !isTime(tokens, k));
  const things = told.filter((k) => !isOwner(doc, k));
  return things.some((k) => tokens[k]!.code) ? things : told;
}

/** "`tern`'s reader `open()`": whose it is. */
const isOwner = ({ tokens, plain }: Document, k: number): boolean =>
  tokens[k]!.code && /^['’]s\b/.test(plain.slice(tokens[k]!.end, tokens[k]!.end + 3));

/** "Both families in these two regions": what opens the phrase points back, what stands within it does not. */
function pointsBack({ tokens }: Document, { chain }: LifeStatement, k: number, n: number): boolean {
  if (k < chain - 2) return false;
  if (n === 0) return PRONOUN.has(tokens[k]!.lower);
  if (!isPronoun(tokens, k)) return false;
  // "The shop attached to it": a complement within the phrase.
  return !/^(?:to|with|in|on|by|from|for)$/.test(tokens[k - 1]!.lower) || tokens[k - 2]!.lower === 'support';
}

/** "Lobby API v1 (fan sites): will be shut down": whom the bracket adds is not what leads. */
const beforeOpenBracket = ({ tokens, plain }: Document, lead: readonly number[]): readonly number[] =>
  lead.filter((k) => !plain.slice(tokens[lead[0]!]!.start, tokens[k]!.start).includes('('));

/** "`a` and `b` are deprecated. They will be removed": what was told last of several, in the pronoun's own block. */
function lotOf({ tokens, sentences, blocks }: Document, x: LifeStatement, before: readonly Unit[]): readonly Unit[] {
  if (before.length < 2 || !x.subject.some((k) => PLURAL.test(tokens[k]!.lower) && isPronoun(tokens, k))) return [];
  const { start } = blocks[sentences[x.sentence]!.block]!;
  return before.every((unit) => unit.tokens.some((k) => tokens[k]!.start >= start && k < x.chain)) ? before : [];
}
const PLURAL = /^(?:they|them|these|those|both|all)$/;
