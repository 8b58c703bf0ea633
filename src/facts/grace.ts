import type { Document, Sentence } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { numberWord } from '../text/number-word.ts';
import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { grantedByField, isDeniedByValue } from './grace/fields.ts';
import { findLenience } from './grace/lenience.ts';
import { isOwnTerm } from './grace/own-term.ts';
import { isRefused, refusesWithin } from './grace/refusals.ts';
import { GRACE_PHRASES } from './grace/words.ts';
import { segmentStarts } from './grammar/segments.ts';

/**
 * `period`: time with a name ("grace period"). `request`: more time, given or asked for. `vague`: time without a
 * measure ("for a while"). `revive`: the ended thing can be switched on again. `parallel`: old and new at once.
 * `ease`: no hurry. `tenure`: use until something of the user's own ends (a contract). `dated`: use until a date (no words
 * of its own; the ledger makes it from a date).
 */
export type GraceSort = 'period' | 'request' | 'vague' | 'revive' | 'parallel' | 'ease' | 'tenure' | 'dated';

/** Words that grant or suggest time beyond a date: "a grace period", "for a while", "a few more weeks". */
export interface GraceFact extends Fact {
  readonly sort: GraceSort;
  /** True where the text says that there is none ("no extension will be granted"). */
  readonly negated: boolean;
  /** How long, in days (a month counts 30, a year 365), where the same stretch says so. */
  readonly days: number | undefined;
  /** The sentence that it stands in, as an index into `Document.sentences`. */
  readonly sentence: number;
  /** Its first token, as an index into `Document.tokens`. */
  readonly token: number;
  /** Read by who may do what behind the end, and not by a phrase alone. */
  readonly sure: boolean;
}

const NEGATION = new Set(
  "no not never cannot without neither nor can't won't don't doesn't isn't aren't wasn't didn't nobody none hardly".split(
    ' ',
  ),
);
/** Six months, in days. */
const HALF_YEAR = 180;
const DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 }).map(([unit, days]) => [
    lemma(unit),
    days,
  ]),
);

/** Reads every grant of time, and every refusal of one. */
export function readGrace(doc: Document): GraceFact[] {
  const facts: GraceFact[] = [];
  const starts = segmentStarts(doc);
  doc.sentences.forEach((sentence, s) => {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'mail-header') return;
    let taken = -1;
    const lenient = findLenience(doc, sentence, s);
    const matches = [...GRACE_PHRASES.find(doc.tokens, sentence.first, sentence.last, starts), ...lenient];
    // Of two phrases that begin together the longer says more.
    matches.sort((a, b) => a.first - b.first || b.last - a.last);
    const field = grantedByField(doc, s);
    const before = facts.length;
    for (const match of matches) {
      if (match.first < taken || doc.tokens[match.last]?.lower === 'than' || isSlow(doc, match.first, match.last))
        continue;
      if (
        isOwnTime(doc, match.last) ||
        isLoosePoint(doc, match.first, match.last) ||
        isOwnTerm(doc.tokens, match.first)
      )
        continue;
      if (match.value === 'parallel' && !isOfTwo(doc, sentence, match.first)) continue;
      if (isNoMore(doc, match.first, match.last) || isScant(doc.tokens, match.first)) continue;
      if (isWish(doc, match.first, match.last) || isParted(doc, match.first, match.last)) continue;
      if (match.value === 'vague' && isOutage(doc, match.first)) continue;
      if (isNoTime(doc, match.last) || isPerfect(doc.tokens, match.first)) continue;
      if (match.value !== 'tenure') taken = match.last;
      const range = { start: doc.tokens[match.first]!.start, end: doc.tokens[match.last - 1]!.end };
      // "The deadline is flexible": a phrase that holds what the grammar reads.
      const firm = lenient.find((x) => x.sure === true && x.first < match.last && match.first < x.last);
      const sure = firm !== undefined || (field !== undefined && match.value !== 'ease');
      facts.push({
        span: doc.span(range),
        range,
        sort: firm?.value ?? match.value,
        negated:
          !sure &&
          (isDeniedByValue(doc, s, match.last) ||
            isNegated(doc, sentence, match.first, match.last, starts) ||
            // "The date, also non-negotiable"
            doc.tokens.slice(match.first, match.last).some(({ lower }) => lower === 'non') ||
            // "The date is not negotiable"
            (/^(?:negotiable|flexible|movable|adjustable)$/.test(doc.tokens[match.last - 1]!.lower) &&
              deniesWithin(doc, match.first, match.last)) ||
            // "It can no longer be switched back on"
            (match.value === 'revive' && deniesWithin(doc, match.first, match.last)) ||
            (match.value === 'request' &&
              (deniesWithin(doc, match.first, match.last) ||
                refusesWithin(doc.tokens, match.first, match.last) ||
                isRefused(doc.tokens, match.first, match.last, starts)))),
        days:
          match.value === 'vague'
            ? daysBeside(doc.tokens, sentence, match.first)
            : match.value === 'ease'
              ? undefined
              : daysNear(doc.tokens, sentence, match.first, match.last, starts),
        sentence: s,
        token: match.first,
        sure,
      });
    }
    if (field === undefined || facts.length > before) return;
    const { first, last, range, sort } = field;
    const days = daysNear(doc.tokens, sentence, first, last, starts);
    facts.push({ span: doc.span(range), range, sort, negated: false, days, sentence: s, token: first, sure: true });
  });
  return facts;
}

/** "So that more time goes into features", "means more time for the features you want": the author's own time. */
const isOwnTime = ({ tokens }: Document, last: number): boolean =>
  tokens[last - 1]!.lower === 'time' &&
  (/^(?:goes|go|going|flows|into|on)$/.test(tokens[last]?.lower ?? '') ||
    (tokens[last]?.lower === 'for' && tokens.slice(last + 1, last + 4).some(({ lower }) => OWN_WORK.test(lower))));
/** What the author does with it. */
const OWN_WORK = /^(?:features?|improvements?|innovations?|inventions?|ideas?|things|products?)$/;

/** "Has disabled the extension": an auxiliary, behind which the verb itself tells what is granted. */
const isPerfect = (tokens: readonly Token[], first: number): boolean =>
  /^(?:has|have|had)$/.test(tokens[first]!.lower) && /^[a-z]{2,}ed$/.test(tokens[first + 1]?.lower ?? '');

/**
 * "The first build takes a little longer", "pages that live longer": how long something takes or lasts, and not how long it
 * may be used.
 */
function isSlow({ tokens }: Document, first: number, last: number): boolean {
  if (isEffort(tokens, first)) return true;
  if (tokens[last - 1]!.lower !== 'longer') return false;
  const before = tokens[first - 1];
  if (before && /^(?:that|which)$/.test(before.lower) && tokens[first]!.start - before.end === 1) return true;
  for (let i = Math.max(0, first - 4); i < last; i++) if (/^tak/.test(tokens[i]!.lower)) return true;
  return false;
}

/** "Moving takes some time", "plan a few days for it": what a move costs its users. */
function isEffort(tokens: readonly Token[], first: number): boolean {
  let k = first - 1;
  while (k >= 0 && k > first - 4 && /^(?:an?|for|about|up|to|you|only|the|some|at|least)$/.test(tokens[k]!.lower)) k--;
  return k >= 0 && /^(?:takes?|taking|took|plan|reserve|budget|schedule)$/.test(tokens[k]!.lower);
}

/** "A 3,072-bit key", "get it on the Extensions page", "a short maintenance window": words of time that are none to use it in. */
const isNoTime = ({ tokens }: Document, last: number): boolean =>
  /^(?:maintenance|outage|downtime|service|interruption|reboot|upgrade|update|switchover|time)$/.test(
    /^(?:window|phase)$/.test(tokens[last - 1]!.lower) ? tokens[last - 2]!.lower : '',
  ) ||
  (tokens[last - 1]!.lower === 'bit' && tokens[last - 2]?.number === true) ||
  (tokens[last - 1]!.text === 'Extensions' && tokens[last - 2]!.lower === 'the');

/** "Uploads fail for some hours", "jobs fail on a few days": how long something does not work. */
export function isOutage({ tokens }: Document, first: number): boolean {
  let k = first;
  while (k > 0 && /^(?:an?|the|some|few|for|on|during|in|over)$/.test(tokens[k]!.lower)) k--;
  return k < first || tokens[first]!.lower === 'for'
    ? tokens.slice(Math.max(0, k - 1), k + 1).some(({ lower }) => OUT.test(lower))
    : false;
}
const OUT =
  /^(?:fail(?:s|ed|ing|ures?)?|outages?|down|off|out|offline|unavailable|unreachable|refused|rejected|blocked|interrupted|suspended|paused|stopped|stops?|error(?:s|ed)?)$/;

/** "Both run in parallel until May"; but "steps run in parallel unless you set it": how something works. */
function isOfTwo({ tokens }: Document, { first, last }: Sentence, at: number): boolean {
  const near = tokens.slice(Math.max(first, at - AROUND), Math.min(last, at + AROUND));
  return (
    near.some(({ lower, dateWord }) => dateWord || OF_TWO.test(lower)) ||
    !near.some(({ lower }) => /^(?:unless|concurrent\w*|default|each)$/.test(lower))
  );
}
/** So many words on either side. */
const AROUND = 30;
const OF_TWO =
  /^(?:both|two|old|new|older|newer|versions?|formats?|apis?|until|till|during|while|through|alongside|existing|current|previous|from|then)$/;

/** "Some time on or after 1 September", "some time later": a point in time told loosely; "for some time after" is a stretch of it. */
function isLoosePoint({ tokens }: Document, first: number, last: number): boolean {
  if (tokens[first]!.lower !== 'some' || tokens[last - 1]!.lower !== 'time') return false;
  if (!/^(?:on|in|at|after|later|before|during|between|around|from|next)$/.test(tokens[last]?.lower ?? ''))
    return false;
  return !/^(?:for|you|them|us|everyone|get|have|give|gives|leave|leaves|grant|grants)$/.test(
    tokens[first - 1]?.lower ?? '',
  );
}

/** "There is little time", "few days are left": without an article it is too little. */
const isScant = (tokens: readonly Token[], first: number): boolean =>
  /^(?:little|few)$/.test(tokens[first]!.lower) &&
  /^(?:time|days|weeks|months)$/.test(tokens[first + 1]?.lower ?? '') &&
  /^(?:there|is|are|very|so|too|have|with|leaves|only)$/.test(tokens[first - 1]?.lower ?? '');

/** "One more time" is again, and "60 or more days" is how many at least. */
const isNoMore = ({ tokens }: Document, first: number, last: number): boolean =>
  tokens
    .slice(first, last)
    .some(
      ({ lower }, k) =>
        lower === 'more' &&
        (tokens[first + k - 1]?.lower === 'or' ||
          (tokens[first + k - 1]?.lower === 'one' && tokens[first + k + 1]?.lower === 'time')),
    );

/** "`toArray()` when you want an array": a wish for a thing, and none for time. */
const isWish = ({ tokens, plain }: Document, first: number, last: number): boolean =>
  /^(?:want|like|need|wish|have)$/.test(tokens[last - 1]!.lower) &&
  /^when(?:ever)?$|^once$/.test(tokens[first]!.lower) &&
  /^ $/.test(plain.slice(tokens[last - 1]!.end, tokens[last]?.start ?? 0)) &&
  (tokens[last]!.code ||
    /^(?:an?|the|some|any|more|your|its|their|this|that|these|those|only|both|plain|raw|to)$/.test(
      tokens[last]!.lower,
    )) &&
  !/^(?:switch|mov|migrat|chang|leav|start|stop|do)/.test(tokens[last + 1]?.lower ?? '');

/** "Can still be downloaded; they are wiped after that": a semicolon parts two statements. */
const isParted = ({ tokens, plain }: Document, first: number, last: number): boolean =>
  plain.slice(tokens[first]!.start, tokens[last - 1]!.end).includes(';');

/** "Others get no extension": the grant itself holds its denial. */
const deniesWithin = ({ tokens }: Document, first: number, last: number): boolean =>
  tokens.slice(first, last).some(({ lower }) => /^(?:no|not|never|neither|without)$/.test(lower));

/** "14 days longer": the amount ends where the words begin. */
function daysBeside(tokens: readonly Token[], { first: from }: Sentence, first: number): number | undefined {
  return first > from && /^(?:days?|weeks?|months?|years?)$/.test(tokens[first]!.lower)
    ? durationAt(tokens, first - 1)
    : undefined;
}

/** A negation that governs the words: up to five words before, or right after the verb, within the same stretch. */
function isNegated(
  doc: Document,
  sentence: Sentence,
  first: number,
  last: number,
  starts: (token: number) => boolean,
): boolean {
  for (let i = first - 1; i >= Math.max(sentence.first, first - 5); i--) {
    // "We may not restore it, even for a short time"
    if (starts(i + 1) && doc.tokens[i + 1]!.lower !== 'even') break;
    // "Offices without broadband may ask", "plans with no contract can ask": of whom it is told.
    if (/^(?:may|can|could)$/.test(doc.tokens[i]!.lower) && isLacking(doc.tokens, sentence.first, i)) break;
    // "Games that are not ready get a few more weeks", "owners who cannot finish may ask": of whom it is told.
    if (first - i > 1 && isDescribed(doc.tokens, sentence.first, i, first)) continue;
    // "No one else is given a postponement"
    if (NEGATION.has(doc.tokens[i]!.lower) || (doc.tokens[i]!.lower === 'one' && doc.tokens[i - 1]?.lower === 'no'))
      return true;
  }
  for (let i = last; i < Math.min(sentence.last, last + 4) && !starts(i); i++)
    if (/^(?:not|never|cannot|won't|isn't|can't)$/.test(doc.tokens[i]!.lower)) return true;
  return (
    NEGATION.has(doc.tokens[first]!.lower) &&
    !/^(?:no|not|without|don't|isn't|won't|cannot|can't|never|nobody|none)$/.test(doc.tokens[first]!.lower)
  );
}

/** "That are not", "who cannot finish may": a negation of a verb in a relative clause, behind which another verb stands. */
function isDescribed(tokens: readonly Token[], from: number, not: number, to: number): boolean {
  if (!/^(?:not|never|cannot)$|n't$/.test(tokens[not]!.lower)) return false;
  const verb = /^(?:not|never)$/.test(tokens[not]!.lower) ? not - 1 : not;
  if (verb - 1 < from || !/^(?:that|who|which|whoever|anyone)$/.test(tokens[verb - 1]!.lower)) return false;
  return (
    verb < not ||
    tokens.slice(not + 1, to + 1).some(({ lower }) => /^(?:may|can|could|will|gets?|are|is|have|has)$/.test(lower))
  );
}

/** "Without", "with no" within a few words before the verb. */
function isLacking(tokens: readonly Token[], from: number, verb: number): boolean {
  for (let i = verb - 1; i > from && i > verb - 5; i--)
    if (tokens[i]!.lower === 'without' || (tokens[i]!.lower === 'no' && tokens[i - 1]!.lower === 'with')) return true;
  return false;
}

/** The quantity of time nearest to the words, up to six words away, and in no other statement ("90 days ahead, and a short window"). */
function daysNear(
  tokens: readonly Token[],
  sentence: Sentence,
  first: number,
  last: number,
  starts: (token: number) => boolean,
): number | undefined {
  const parts = (k: number): boolean => starts(k) && /^(?:and|but|while|whereas|though)$/.test(tokens[k]!.lower);
  let from = first;
  while (from > sentence.first && from > first - 6 && !parts(from)) from--;
  if (parts(from)) from++;
  let to = last;
  while (to < sentence.last && to < last + 6 && !parts(to)) to++;
  for (let reach = 0; reach <= 6; reach++) {
    for (const i of [first - reach, last - 1 + reach]) {
      if (i < from || i >= to) continue;
      const days = durationAt(tokens, i);
      if (days !== undefined) return days;
    }
  }
  for (let i = first; i < last; i++) {
    const days = durationAt(tokens, i);
    if (days !== undefined) return days;
  }
  return undefined;
}

/** "60 days", "60 more days", "60-day", "two weeks": the number of days that starts at token `i`. */
export function durationAt(tokens: readonly Token[], i: number): number | undefined {
  const token = tokens[i];
  // "Once, 14 days": a number of times is no amount.
  if (token === undefined || token.code || /^(?:once|twice)$/.test(token.lower)) return undefined;
  // "Half a year": six months.
  if (token.lower === 'half' && tokens[i + 1]?.lower === 'a' && tokens[i + 2]?.lower === 'year') return HALF_YEAR;
  const joined = token.number ? /^(\d{1,4})-([a-z]+)$/.exec(token.lower) : null;
  const digits = joined?.[1] ?? token.text;
  const amount = !token.number ? numberWord(token.lower) : /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
  if (amount === undefined) return undefined;
  // "One 30-day period", "you hear of one six weeks ahead"
  const next = tokens[i + 1];
  const counted =
    next !== undefined && (/^\d/.test(next.text) || (amount === 1 && numberWord(next.lower) !== undefined));
  if (counted && !/^\d/.test(token.text)) return undefined;
  if (joined) return unitOf(joined[2]!, amount);
  // "One year-end return"
  if (/^ends?$/.test(tokens[i + 2]?.lower ?? '') && tokens[i + 1]!.end + 1 === tokens[i + 2]!.start) return undefined;
  // "50 per day", "50 a day": how often, not how long.
  if (/^(?:per|an?|each|every)$/.test(tokens[i + 1]?.lower ?? '')) return undefined;
  for (let k = i + 1; k <= i + 2 && k < tokens.length; k++) {
    const days = unitOf(tokens[k]!.lower, amount);
    if (days !== undefined) return days;
  }
  return undefined;
}

const unitOf = (word: string, amount: number): number | undefined => {
  // "One million monthly devices": how often, not how long.
  const days = word.endsWith('ly') ? undefined : DAYS.get(lemma(word));
  return days && amount * days;
};
