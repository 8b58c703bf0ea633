import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { numberWord } from '../../text/number-word.ts';
import { overlaps, type Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { durationAt, isOutage } from '../grace.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import { segmentStarts } from '../grammar/segments.ts';

/**
 * Time told without a calendar date, by its form alone, whatever it is called. `length`: an amount of time ("14-day
 * cushion", "one more month", "several weeks"). `end`: use up to a point that is no date ("until the next maintenance
 * window"). `slope`: an end by degrees ("gradually").
 */
export interface Spell {
  readonly sort: 'length' | 'end' | 'slope';
  /** Two spells with the same key say the same: a number of days, a unit, a noun for a time, or a sort. */
  readonly key: string;
  /** Days of a stated length; undefined for a vague one and for other sorts. */
  readonly days: number | undefined;
  readonly range: Range;
  readonly sentence: number;
  readonly token: number;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map((word) => lemma(word)));

const UNITS = /^(?:day|week|month|quarter|year|fortnight|weekend|season)s?$/;
const RELEASES = /^(?:release|version|sprint|cycle|update|patch|minor|major)(?:e?s)?$/;
/** "A week", "a few more months"; before "a" something that gives or spans time, or it is a price or a frequency. */
const VAGUE = words('another few several couple extra additional further');
const GIVES = words(
  `for have has had having get gets getting got gives give giving given still in after by of with is plus extra only just about around roughly almost
  nearly over another buys wait waits add adds allow allows leaves leave grants grant gain gains up offers offer`,
);
/** Words behind which an amount of time is no time that is left: an age, a frequency, how long something takes. */
const NO_LENGTH_BEFORE = /^(?:every|each|per|older|last|past|previous|takes?|took|within|twice|once|times|earlier)$/;
const NO_LENGTH_AFTER = /^(?:old|ago|earlier|each|beforehand|ahead|prior|before|notice|warning)$/;

/** Time for which something is held is no time in which the retiring thing may be used. */
const HOLDING = keys(
  'download keep store retain retention archive delete erase wipe refund read export backup log copy expire remember cache charge bill cost',
);

const UNTIL = /^(?:until|till|'til|til|through)$/;
const TIMES = keys(
  'month quarter year week weekend season summer autumn fall winter spring window renewal holidays release semester term christmas easter restart reboot',
);

const ENDS = keys(
  'this it that date deadline access time period shutdown shutoff closure removal end retirement cutoff sunset service life use deprecation window',
);

/** "Takedown", "turn-off", "phase-out": a verb that ends something, made a noun with its particle. */
const isEnd = ({ lemma, lower }: Token): boolean =>
  ENDS.has(lemma) ||
  /^(?:take|turn|switch|shut|cut|phase|close|wind|pull|power|lock|run)-?(?:down|off|out)$/.test(lower);

const SLOPE = words(
  'gradually gradual progressively incrementally stages waves phased staggered soft softly softened lenient leniently initially loosely lightly relaxed eventually',
);
const ENDING = keys('enforcement enforce cutover shutdown shutoff closure removal retirement fade');

/** Verbs of an end, and what makes it one by degrees. */
const STOPS = keys('stop end close remove retire withdraw withdrawn phase wind shut disable discontinue');
const BY_DEGREES = /^(?:gradually|progressively|incrementally|stepwise|piecemeal|stages|phases|waves|steps)$/;

const NEGATION =
  /^(?:no|not|never|cannot|without|neither|nor|none|nobody|nothing|impossible|can't|won't|don't|doesn't|isn't|couldn't)$/;

/** Reads every spell outside the dates of a text. Linear. */
export function readSpells(doc: Document, dates: readonly DateFact[]): Spell[] {
  const { tokens } = doc;
  const opens = segmentStarts(doc);
  const spells: Spell[] = [];
  let d = 0;
  doc.sentences.forEach((sentence, s) => {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'mail-header') return;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = tokens[i]!;
      if (token.code || token.url) continue;
      while (d < dates.length && dates[d]!.range.end <= token.start) d++;
      if (dates[d] && overlaps(dates[d]!.range, token)) continue;
      const found = spellAt(doc, i, sentence.last, opens);
      if (found === undefined || negated(doc, i, sentence.first, opens)) continue;
      if (found.sort === 'length' && isOutage(doc, i)) continue;
      // Nobody stores data for a number of releases.
      if (found.sort === 'length' && found.key !== A_RELEASE && isHeld(doc, i, sentence.first, sentence.last, opens))
        continue;
      const { last, ...spell } = found;
      spells.push({ ...spell, range: { start: token.start, end: tokens[last - 1]!.end }, sentence: s, token: i });
      i = last - 1;
    }
  });
  return spells;
}

type Found = Pick<Spell, 'sort' | 'key' | 'days'> & { readonly last: number };

function spellAt(doc: Document, i: number, end: number, opens: (token: number) => boolean): Found | undefined {
  return lengthAt(doc, i, end) ?? endAt(doc, i, end, opens) ?? slopeAt(doc, i, end, opens);
}

function lengthAt({ tokens, plain }: Document, i: number, end: number): Found | undefined {
  const word = (k: number): string => tokens[k]?.lower ?? '';
  if (NO_LENGTH_BEFORE.test(word(i - 1)) || NO_LENGTH_BEFORE.test(word(i - 2))) return undefined;
  // "Move every script on one day": when, not how long.
  if (word(i - 1) === 'on' && /^(?:an?|one|another)$/.test(word(i))) return undefined;
  if (word(i - 1) === 'in' && /^(?:an?|one)$/.test(word(i)) && word(i + 1) === 'day') return undefined;
  // "You have at least a year"
  const giver = /^(?:least|most)$/.test(word(i - 1)) && word(i - 2) === 'at' ? i - 3 : i - 1;
  // "60 extra days" is no extra day.
  const vague =
    (VAGUE.has(word(i)) && !tokens[i - 1]?.number) || (/^(?:a|an|one)$/.test(word(i)) && GIVES.has(word(giver)));
  // "On both days": those that were told.
  const days = word(i) === 'both' ? undefined : durationAt(tokens, i);
  if (days === undefined && !vague) return undefined;
  // "2028–29, no day set": a mark parts the number from the unit.
  if (days !== undefined && /[,;:./]/.test(plain.slice(tokens[i]!.end, tokens[i + 1]?.start ?? tokens[i]!.end)))
    return undefined;
  let last = i + 1;
  const reach = Math.min(end, i + 5);
  // "Another school year", "a few billing months"
  const isSorted = (k: number): boolean =>
    vague && VAGUE.has(word(i)) && isPlain(tokens[k]!) && numberWord(word(k)) === undefined && UNITS.test(word(k + 1));
  while (
    last < reach &&
    !UNITS.test(word(last)) &&
    days === undefined &&
    (/^(?:few|more|couple|of|full|extra|spare|whole|further|additional)$/.test(word(last)) || isSorted(last))
  )
    last++;
  if (days !== undefined) {
    if (days < 1) return undefined;
    // Adjectives ("billed monthly") and units two words on ("400 labels daily") are no lengths.
    while (last < reach && !UNITS.test(word(last)) && !/-/.test(word(i))) last++;
    if (!/-/.test(word(i)) && (last >= reach || !UNITS.test(word(last++)))) return undefined;
    // "One banking day later than before"
    if (NO_LENGTH_AFTER.test(word(last)) || word(last + 1) === 'than') return undefined;
    return { sort: 'length', key: `${Math.round(days)}`, days, last };
  }
  const release = RELEASES.test(word(last)) && isSpanned(tokens, i);
  if (last >= end || !(UNITS.test(word(last)) || release) || NO_LENGTH_AFTER.test(word(last + 1))) return undefined;
  if (
    last + 1 < end &&
    !VAGUE.has(word(i)) &&
    isKind(tokens[last + 1]!, plain.slice(tokens[last]!.end, tokens[last + 1]!.start))
  )
    return undefined;
  const key = release ? A_RELEASE : word(last).replace(/s$/, '');
  return { sort: 'length', key, days: undefined, last: last + 1 };
}

/** "For a release or so", "for the next couple of releases", "keep it another version": software counts time in releases. */
function isSpanned(tokens: readonly Token[], at: number): boolean {
  let k = at - 1;
  while (k > 0 && /^(?:the|next|first|following|at|least|most|just|about)$/.test(tokens[k]!.lower)) k--;
  if (/^(?:for|another)$/.test(tokens[k]?.lower ?? '')) return true;
  return (
    tokens[at]!.lower === 'another' && tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => LASTS.test(lower))
  );
}
const LASTS = /^(?:keep|leave|stay|stays|remain|remains|last|lasts|live|survive|survives|wait|continue|continues)$/;

/** The key of a length that is told in releases. */
export const A_RELEASE = 'release';

/** "At least two minor releases": the key of a length in releases whose number stands at token `at`. */
export const releasesAt = (tokens: readonly Token[], at: number): string | undefined =>
  (tokens[at]!.number || numberWord(tokens[at]!.lower) !== undefined) &&
  [1, 2].some((k) => /s$/.test(tokens[at + k]?.lower ?? '') && RELEASES.test(tokens[at + k]!.lower))
    ? A_RELEASE
    : undefined;

/** "A season pass", "one year-end return": the unit tells what sort of thing it is; but "a week extension". */
const isKind = (after: Token, gap: string): boolean =>
  (gap === ' ' || gap === '-') &&
  after.content &&
  !after.number &&
  !(/[^s]s$/.test(after.lower) && isKnownVerb(after)) &&
  !LENGTHENS.test(after.lower);
const LENGTHENS =
  /^(?:more|longer|extra|later|long|grace|extensions?|periods?|buffer|cushion|delay|windows?|reprieve|respite|overlap|transition|time|margin|slack|leeway|only|max|maximum|tops|instead|afterwards|thereafter)$/;

function endAt({ tokens }: Document, i: number, end: number, opens: (token: number) => boolean): Found | undefined {
  const over = /^(?:over|during)$/.test(tokens[i]!.lower);
  const after = /^(?:following|next|coming|first)$/.test(tokens[i + 2]?.lower ?? '') && !opens(i + 1) && i + 3 < end;
  // "Through the first 5.x releases"
  if (over || (after && (/^(?:through|throughout|across)$/.test(tokens[i]!.lower) || lastsFor(tokens, i)))) {
    // "During the next 60 days": so many, and no open end.
    if (after && durationAt(tokens, i + 3) !== undefined) return undefined;
    for (let k = i + 3; after && k < end && k <= i + 5 && !opens(k); k++)
      if (TIMES.has(tokens[k]!.lemma) || UNITS.test(tokens[k]!.lower) || tokens[k]!.lower === 'hours')
        return { sort: 'end', key: 'following', days: undefined, last: k + 1 };
    return undefined;
  }
  if (!UNTIL.test(tokens[i]!.lower)) return undefined;
  for (let k = i + 1; k < end && k <= i + 6 && !opens(k); k++) {
    const { lemma, lower, number, dateWord, code } = tokens[k]!;
    // "Through the old console for six months" tells of a way, not of an end.
    // "Through the autumn"; but "until autumn 2028" is a date.
    const named = dateWord && !(TIMES.has(lemma) && !tokens[k + 1]?.number);
    if (number || named || code || (lower === 'for' && durationAt(tokens, k + 1) !== undefined)) return undefined;
    // "They remain until its release", "until the end of their term": an event of theirs.
    const before = tokens[k - 1]!.lower;
    // "Until they fall due": a verb.
    if (lower === 'fall' && /^(?:they|it|we|you|that|to|will)$/.test(before)) return undefined;
    if (TIMES.has(lemma) && !(/^(?:release|term)$/.test(lower) && /^(?:its|their|your)$/.test(before)))
      return { sort: 'end', key: lemma, days: undefined, last: k + 1 };
  }
  // "Remain usable until you replace them": up to what the reader does, of which the notice has no word.
  if (tokens[i + 1]?.lower === 'you' && goesOn(tokens, i, opens)) {
    const k = [i + 2, i + 3, i + 4].find((n) => n < end && isPlain(tokens[n]!));
    return k === undefined || OF_COURSE.test(tokens[k]!.lower)
      ? undefined
      : { sort: 'end', key: tokens[k]!.lemma, days: undefined, last: k + 1 };
  }
  // "Will still be served through the harvest": any event will do where something goes on.
  const event = tokens[i + 2];
  if (!/^(?:the|this|next)$/.test(tokens[i + 1]?.lower ?? '') || event === undefined || i + 2 >= end) return undefined;
  if (!event.content || event.code || event.capital || isEnd(event) || !goesOn(tokens, i, opens)) return undefined;
  return i + 3 >= end || opens(i + 3) ? { sort: 'end', key: event.lemma, days: undefined, last: i + 3 } : undefined;
}

/** "For the first month", "for the next few weeks"; but "planned for the next quarter", and a couple of releases is a length. */
function lastsFor(tokens: readonly Token[], at: number): boolean {
  if (
    tokens[at]!.lower !== 'for' ||
    /^(?:planned|scheduled|set|due|slated|foreseen)$/.test(tokens[at - 1]?.lower ?? '')
  )
    return false;
  let k = at + 3;
  while (k < at + 5 && /^(?:few|couple|of)$/.test(tokens[k]?.lower ?? '')) k++;
  return UNITS.test(tokens[k]?.lower ?? '');
}

/** What the reader is told, or has to do anyway. */
const OF_COURSE = /^(?:gets?|got|receives?|received|hear|told|mov\w+|migrat\w+|switch\w*|chang\w+|finish\w*)$/;

/** "Still", "keeps", "continue to" in the stretch before token `at`. */
function goesOn(tokens: readonly Token[], at: number, opens: (token: number) => boolean): boolean {
  for (let i = at - 1; i >= 0 && i > at - 9 && (i + 1 === at || !opens(i + 1)); i--)
    if (/^(?:still|keep|keeps|continue|continues|remain|remains|stay|stays)$/.test(tokens[i]!.lower)) return true;
  return false;
}

function slopeAt({ tokens }: Document, i: number, end: number, opens: (token: number) => boolean): Found | undefined {
  // "Remove it gradually" is an order.
  if (
    STOPS.has(tokens[i]!.lemma) &&
    (/(?:ed|s|ing|wn|wound)$/.test(tokens[i]!.lower) || tokens[i - 1]?.lower === 'will')
  )
    for (let k = i + 1; k < end && k <= i + 7 && !opens(k); k++)
      if (
        BY_DEGREES.test(tokens[k]!.lower) &&
        (!/s$/.test(tokens[k]!.lower) || /^(?:in|by)$/.test(tokens[k - 1]!.lower))
      )
        return { sort: 'slope', key: 'slope', days: undefined, last: k + 1 };
  if (!ENDING.has(tokens[i]!.lemma)) return undefined;
  for (let k = i + 1; k < end && k <= i + 5 && !opens(k); k++)
    if (SLOPE.has(tokens[k]!.lower)) return { sort: 'slope', key: 'slope', days: undefined, last: k + 1 };
  // "Enforced once traffic is low enough": an end that waits for something; a notice that has the word tells of it.
  if (!/^enforc/.test(tokens[i]!.lower)) return undefined;
  const once = [i + 1, i + 2].find((k) => k < end && /^(?:once|when|after|unless)$/.test(tokens[k]!.lower));
  const event = once === undefined ? undefined : tokens.slice(once + 1, Math.min(end, once + 4)).find(isPlain);
  return event && { sort: 'end', key: event.lemma, days: undefined, last: once! + 2 };
}

const isPlain = ({ content, code, capital, number, dateWord }: Token): boolean =>
  content && !code && !capital && !number && !dateWord;

/** Whether the stretch round token `at` speaks of holding something. */
function isHeld(doc: Document, at: number, first: number, last: number, opens: (token: number) => boolean): boolean {
  for (let i = at; i >= first && i > at - 10; i--) {
    if (holds(doc, i)) return true;
    if (opens(i)) break;
  }
  for (let i = at + 1; i < last && i < at + 8 && !opens(i); i++) if (holds(doc, i)) return true;
  return false;
}

/** "Log in" is a use, "log" a record. */
const holds = ({ tokens }: Document, i: number): boolean =>
  HOLDING.has(tokens[i]!.lemma) &&
  !(tokens[i]!.lemma === 'log' && /^(?:in|on|into|onto)$/.test(tokens[i + 1]?.lower ?? ''));

/** A negation up to seven words before, within the same stretch, or right behind a verb ("postponing is impossible"). */
function negated({ tokens }: Document, at: number, first: number, opens: (token: number) => boolean): boolean {
  for (let i = at + 1; i <= at + 3 && i < tokens.length && !opens(i); i++)
    if (NEGATION.test(tokens[i]!.lower)) return true;
  for (let i = at; i > first && i > at - 7; i--) {
    if (opens(i)) return false;
    if (NEGATION.test(tokens[i - 1]!.lower)) return true;
  }
  return false;
}
