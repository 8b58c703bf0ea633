import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { BARE_VERSION, keysOf } from './keys.ts';
import type { Unit } from './unit.ts';

/** A sentence that tells of a thing that its dates are over. */
interface Passed {
  readonly range: Range;
  /** Identifiers of the subject. */
  readonly names: ReadonlySet<string>;
  /** All of its dates, and not one of them. */
  readonly all: boolean;
}

const NEAR = 6;
const LONGEST_SUBJECT = 14;
const POINT =
  /^(?:dates?|days?|ends?|deadlines?|cut-?offs?|limits?|milestones?|steps?|stages?|eols?|life|support|columns?)$/;

/** The rows of a table of days have no tense; below it "`a` is past all three dates", "the dates of `a` have passed" gives them one. */
export function closeRows(doc: Document, units: readonly Unit[]): void {
  const rows = units.filter((unit) => unit.row && unit.fate === 'scheduled' && unit.dates.length > 0);
  if (rows.length === 0) return;
  for (const { range, names, all } of readPassed(doc))
    for (const unit of rows) {
      const days = new Set(unit.dates.map(({ value }) => value));
      if (!(all || days.size === 1) || ![...names].some((name) => unit.keys.strong.has(name))) continue;
      unit.fate = 'failing';
      unit.evidence = range;
    }
}

/** Linear. */
function readPassed(doc: Document): Passed[] {
  const found: Passed[] = [];
  const { tokens } = doc;
  for (const { first, last, block } of doc.sentences) {
    if (!/^(?:paragraph|item)$/.test(doc.blocks[block]!.kind)) continue;
    for (let k = first + 1; k < last; k++) {
      if (tokens[k]!.code || !/^(?:is|are|has|have|lies?)$/.test(tokens[k]!.lower)) continue;
      const end = passedAt(doc, k, last);
      if (end === undefined) continue;
      const subject = indexes(clauseOf(doc, Math.max(first, k - LONGEST_SUBJECT), k), k);
      if (subject.some((n) => !tokens[n]!.code && UNREAL.test(tokens[n]!.lower))) continue;
      const names = [...keysOf(tokens, subject).strong].filter((key) => !BARE_VERSION.test(key));
      const { all, point } = pointIn(doc, end > k + 2 ? indexes(k + 1, end) : []);
      const own = pointIn(doc, subject);
      // "The dates of `a` have passed" tells of dates itself.
      if (names.length > 0 && (point || own.point))
        found.push({
          range: { start: tokens[k]!.start, end: tokens[end - 1]!.end },
          names: new Set(names),
          all: point ? all : own.all,
        });
    }
  }
  return found;
}

/** "Once `a` is past both dates" */
const UNREAL = /^(?:once|when|whenever|before|after|until|till|if|unless|as|whether)$/;

/** The first token of the clause before `verb`: behind a mark or a word that begins another. */
function clauseOf({ tokens, plain }: Document, from: number, verb: number): number {
  for (let k = verb - 1; k > from; k--)
    if (
      /^(?:while|whereas|but)$/.test(tokens[k]!.lower) ||
      /[;:]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))
    )
      return k;
  return from;
}

const indexes = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);

/** One past "is (already) past all three dates", "has passed its end date", "lie in the past"; nothing where it is denied. */
function passedAt({ tokens }: Document, verb: number, last: number): number | undefined {
  let k = verb + 1;
  while (k < last && /^(?:already|now|all|both|long|well|since|gone|run|in|the)$/.test(tokens[k]!.lower)) k++;
  if (!/^(?:past|passed|over|beyond|behind|reached)$/.test(tokens[k]?.lower ?? '') || tokens[k]!.code) return undefined;
  for (let n = k + 1; n < last && n < k + NEAR; n++) if (POINT.test(tokens[n]!.lower)) return n + 1;
  return k + 1;
}

/** Whether some words speak of dates, and of all of them. */
function pointIn({ tokens }: Document, words: readonly number[]): { readonly all: boolean; readonly point: boolean } {
  const plain = words.filter((k) => !tokens[k]!.code).map((k) => tokens[k]!.lower);
  const points = plain.filter((word) => POINT.test(word));
  const all = points.some((word) => word.endsWith('s')) || plain.some((word) => /^(?:all|both|each|every)$/.test(word));
  return { all, point: points.length > 0 };
}
