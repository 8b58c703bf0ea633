import type { Reading } from '../../facts/read.ts';
import { clauseOf } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';

/** The way from what goes to what comes, as one sentence tells it of two names: "replace `A` with `B`", "`B` instead of `A`". */
interface Way {
  readonly from: string;
  readonly to: string;
  readonly range: Range;
  /** "`a` and `b` become `c` and `d`": others share the verb, and which comes for which is not told. */
  readonly shared: boolean;
}

/** A way that the output tells otherwise, and what the notice has in its place. */
export interface WrongWay {
  readonly at: Range;
  readonly told: Way;
}

/** Between what goes and what comes: "→", "must call", "is replaced by"; what may or will be called says how things are. */
const ONWARD =
  /^["'`)\]\s]*(?:→|[-=]>|,?\s?(?:(?:must|should|need to|has to|have to|now|please|then)\s)*(?:use|call|send|read|query|take|pick|adopt|set)|,?\s?(?:(?:must|should|will|is|are|be|was|being|now|then)\s)*(?:becomes?|(?:replaced|superseded|succeeded) (?:by|with)|(?:moves?|moved|switch|switches|migrates?|changes?|upgrades?|renamed|converted) to))\s["'`(]*(?:the\s)?$/iu;
/** The same where the verb stands before them both: "replace `A` with `B`", "move from `A` to `B`". */
const JOINED: readonly (readonly [verb: RegExp, joint: RegExp])[] = [
  [/\b(?:replac|swap|exchang)\p{L}*\s(?:[\p{L}-]+\s){0,4}["'`(]*$/iu, /^["'`)\]\s]*(?:with|by)\s["'`(]*(?:the\s)?$/i],
  [
    /\b(?:(?:renam|chang|switch|mov|migrat|convert|turn)\p{L}*|from)\s(?:[\p{L}-]+\s){0,4}["'`(]*$/iu,
    /^["'`)\]\s]*(?:to|into)\s["'`(]*(?:the\s)?$/i,
  ],
];
/** Between what comes and what goes. */
const BACKWARD =
  /^["'`)\]\s]*(?:(?:is|are)\s)?(?:(?:used|called|sent)\s)?(?:instead of|in place of|rather than|replaces|supersedes|succeeds|takes over (?:for|from)|takes the place of)\s["'`(]*(?:the\s)?$/i;
/** Before a name that others share a verb with. */
const LISTED = /(?:[/,]|\band)\s?["'`(]*$/i;
/** Behind one that others follow: "to `a`/`b`", "to `a` or `b`". */
const GOES_ON = /^["'`)\]]*(?:\/|,?\s(?:or|and)\s["'`(]*\S*[\d_`.(])/;
const NEAR = 24;
/** So much between two names is read, and before the first. */
const GAP = 48;

/** The ways that a text tells between the names of the notice. Linear in its identifiers. */
const waysOf = oncePer(({ doc, facts }: Reading): readonly Way[] => {
  const names = facts.identifiers.filter(({ exact, kind }) => exact && kind !== 'url');
  const ways: Way[] = [];
  names.forEach(({ value, range }, k) => {
    const next = names[k + 1];
    if (next === undefined || next.value === value || next.range.start - range.end > GAP) return;
    const between = doc.plain.slice(range.end, next.range.start);
    const isBack = BACKWARD.test(between);
    // "Replace `a` with `b`, and `c` with `d`": the verb of the way before it holds for it.
    const follows = k > 0 && ways.at(-1)?.range.end === names[k - 1]!.range.end;
    if (!isBack && !leadsOn(doc, range, between) && !(follows && isJoint(between))) return;
    if (isDenied(doc, range)) return;
    const isListed = !follows && LISTED.test(before(doc, range));
    const shared = isListed || GOES_ON.test(doc.plain.slice(next.range.end, next.range.end + NEAR));
    const [from, to] = isBack ? [next.value, value] : [value, next.value];
    ways.push({ from, to, range: { start: range.start, end: next.range.end }, shared });
  });
  return ways;
});

/** What stands between two names leads from the first to the second, by itself or with the verb before them. */
const leadsOn = (doc: Document, first: Range, between: string): boolean =>
  ONWARD.test(between) || JOINED.some(([verb, joint]) => joint.test(between) && verb.test(before(doc, first)));

const isJoint = (between: string): boolean => JOINED.some(([, joint]) => joint.test(between));

/** "Do not replace `a` with `b`", "nothing moves from `a` to `b`". */
const isDenied = ({ clauses, plain }: Document, { start }: Range): boolean =>
  DENIES.test(plain.slice(clauses[rangeAt(clauses, start)]?.start ?? start, start));
const DENIES = /\b(?:not|never|cannot|no|nobody|nothing|without)\b|n['’]t\b/i;

const before = ({ plain }: Document, { start }: Range): string => plain.slice(Math.max(0, start - GAP), start);

/** The ways that the output tells the other way round, or that lead to what comes in place of something else. */
export function wrongWays({ notice, output }: Ledger): WrongWay[] {
  const told = waysOf(notice).slice(0, MOST);
  if (told.length === 0) return [];
  const has = (from: string, to: string): boolean => told.some((way) => way.from === from && way.to === to);
  return waysOf(output)
    .slice(0, MOST)
    .flatMap(({ from, to, range, shared }): WrongWay[] => {
      if (has(from, to)) return [];
      const back = told.find((way) => way.from === to && way.to === from);
      // "`/v1/users` → `/v2/orders`", of two things whose successors are exchanged.
      const crossed = !shared && told.some((way) => way.to === to) ? told.find((way) => way.from === from) : undefined;
      const way = back ?? crossed;
      return way === undefined
        ? []
        : [{ at: clauseOf(output.doc, range), told: { ...way, range: clauseOf(notice.doc, way.range) } }];
    });
}
