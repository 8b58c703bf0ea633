import type { Reading } from '../../facts/read.ts';
import { type Clause, clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';
import { BOUNDS, DENIES, isBoundedBehind } from './bounds.ts';

/** Something that a text says goes on, or does so no longer: "run" of "apps keep running", of "apps stop running". */
interface GoingOn {
  readonly clause: Clause;
  readonly goes: boolean;
  /** Lemma of what is done. */
  readonly deed: string;
  /** Lemmas of who or what does it. */
  readonly subject: ReadonlySet<string>;
  /** A time or a condition stands with it, so that it goes on or stops for then alone. */
  readonly bounded: boolean;
}

const GOES = /^(?:keeps?|continues?|goes|go|carry|carries|remains?)$/;
const STOPS = /^(?:stops?|ceases?|quits?)$/;
const ON = /^(?:on|to|be|being)$/;
const DEED = /ing$/;
/**
 * What goes on in the one text and stops in the other, by the same verb: "apps on v1 keep running" and "v1 apps stop running".
 * What goes on until a day and what stops on it are the same, and none of these.
 */
export function stoppedOrKept({ notice, output }: Ledger): Reversal[] {
  const [said, told] = [goingOnIn(notice), goingOnIn(output)];
  return said.slice(0, MOST).flatMap((one) => {
    const isAsSaid = (x: GoingOn): boolean => x.deed === one.deed && x.goes === one.goes;
    // Told of some and denied of others, or by both texts.
    if (told.some(isAsSaid) || said.some((x) => x.deed === one.deed && x.goes !== one.goes)) return [];
    const contrary = told.find((x) => x.deed === one.deed && isContrary(one, x));
    return contrary === undefined ? [] : [{ notice: one.clause, output: contrary.clause }];
  });
}

/** Whether the going on is unbounded, and the same do it. */
function isContrary(one: GoingOn, other: GoingOn): boolean {
  const going = one.goes ? one : other;
  return !going.bounded && other.subject.size > 0 && [...other.subject].every((word) => one.subject.has(word));
}

/** What a text says of going on; a denial ("does not stop working") says it in its own way. Once for each text. */
const goingOnIn = oncePer(({ doc, facts }: Reading): readonly GoingOn[] => {
  const dated = touching(facts.dates.map(({ range }) => range));
  const found: GoingOn[] = [];
  doc.tokens.forEach(({ lower, code, start, end }, k) => {
    const goes = GOES.test(lower);
    if (code || !(goes || STOPS.test(lower))) return;
    const deed = deedBehind(doc.tokens, k);
    if (deed === undefined) return;
    const clause = doc.clauses[rangeAt(doc.clauses, start)]!;
    const before = sinceAnd(doc.tokens.slice(clause.first, k));
    if (before.some((token) => DENIES.test(token.lower))) return;
    found.push({
      clause,
      goes,
      deed,
      subject: new Set(
        before.filter((token) => token.content && !AUXILIARY.test(token.lower)).map(({ lemma }) => lemma),
      ),
      bounded: dated(clauseOf(doc, { start, end })) || !isAlone(doc, clause, k) || isBounded(doc, clause, k),
    });
  });
  return found;
});

/** Its sentence begins with it: behind "install 3 and", "so that", "use v2;" it holds for those who do. */
const isAlone = ({ sentences, tokens }: Document, clause: Clause, k: number): boolean =>
  sentences[clause.sentence]!.first === clause.first &&
  !tokens.slice(clause.first, k).some(({ lower }) => /^(?:and|or|so|then)$/.test(lower));

/** "The API closes and integrations stop working": who stops stands behind "and". */
const sinceAnd = (words: readonly Token[]): readonly Token[] =>
  words.slice(words.findLastIndex(({ lower }) => lower === 'and' || lower === 'but') + 1);
const AUXILIARY = /^(?:will|can|may|must|would|should)$/;

/** "Running" of "keep running", "go on running", "work" of "continue to work". */
function deedBehind(tokens: readonly Token[], k: number): string | undefined {
  const [next, after] = [tokens[k + 1], tokens[k + 2]];
  if (next === undefined || next.code) return undefined;
  if (DEED.test(next.lower)) return next.lemma;
  if (!ON.test(next.lower) || after === undefined || after.code) return undefined;
  // "Cease to be editable", "continue to be viewable": what they are is another.
  return (DEED.test(after.lower) || next.lower === 'to') && after.lower !== 'be' ? after.lemma : undefined;
}

/** Whether the clause, or the one that hangs on it, has a word of a time or a condition; "apps with keys" are who they are. */
const isBounded = (doc: Document, clause: Clause, verb: number): boolean =>
  doc.tokens.slice(clause.first, verb).some(({ lower }) => BOUNDS.test(lower) && lower !== 'with') ||
  doc.tokens.slice(verb, clause.last).some(({ lower }) => BOUNDS.test(lower)) ||
  isBoundedBehind(doc, clause);
