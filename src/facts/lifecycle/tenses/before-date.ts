import type { Clause } from '../../../text/clauses.ts';
import { isAwaited } from '../awaited.ts';
import { isBeside } from '../day-alone.ts';
import { DUE } from '../events/life-event.ts';
import { predicateAt } from '../predicate.ts';
import { isContact } from '../relative.ts';
import { isDeadlineEntry, isTelegraphic } from '../when.ts';
import { HAVE } from '../words.ts';
import { type Group, groupAt, isAuxiliary, OPEN } from './auxiliaries.ts';
import type { DatePlace } from './date-place.ts';
import { isPastVerb } from './past-verbs.ts';
import { isOverBy, sharesVerb } from './verbs-between.ts';
import { isDatePart, isDayNoun, isRelative, isUnreal, PLANNING } from './words.ts';

/** Nothing but the date itself stands there: what is told of it follows. */
export const FRONTED = 'fronted';

/** Leftwards, over brackets and lists, to the first auxiliaries or past verb. */
export function readBefore(place: DatePlace): Group | typeof FRONTED | undefined {
  const { doc, at, sentence, c, bracketed } = place;
  const { tokens, clauses } = doc;
  let fronted = true;
  let own = c;
  const floor = floorOf(place);
  for (let k = at - 1; k >= floor && k > at - 40; k--) {
    while (own > sentence.firstClause && clauses[own]!.first > k) own--;
    const clause = clauses[own]!;
    if (beginsAnew(place, k, clause, fronted)) break;
    if (clause.bracketed && !bracketed) continue;
    if (bracketed && !clause.bracketed && own < c) break;
    if (isAuxiliary(tokens[k]!)) return auxiliariesAt(place, k, own);
    if (isReducedEnd(place, k)) return OPEN(k);
    if (isPastVerb(tokens, k, clause, at)) return pastVerbAt(place, k, own);
    const { content, dateWord, number } = tokens[k]!;
    if (content && !dateWord && !number) fronted = false;
  }
  return fronted ? FRONTED : undefined;
}

/** "…, and on 3 May the feed will …", "…, and beginning 3 May …" begin anew. */
function floorOf({ doc: { tokens }, at, sentence }: DatePlace): number {
  let lead = at - 1;
  while (
    lead > sentence.first &&
    /^(?:the|on|in|at|from|as|of|starting|beginning|effective|about|around|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$/.test(
      tokens[lead]!.lower,
    )
  )
    lead--;
  return lead < at - 1 && /^(?:and|but|while|whereas)$/.test(tokens[lead]!.lower) ? lead + 1 : sentence.first;
}

/** Behind token `k` another part of the sentence begins, to which the date belongs. */
function beginsAnew({ doc, at, bracketed }: DatePlace, k: number, clause: Clause, fronted: boolean): boolean {
  const end = doc.tokens[k]!.end;
  const gap = doc.plain.slice(end, doc.tokens[k + 1]?.start ?? end);
  if (/;|\s[–—·•]\s/.test(gap) && (!clause.bracketed || bracketed || gap.includes(')'))) return true;
  // "…: on 3 May the pool was …"
  return fronted && k < at - 1 && gap.includes(':');
}

/** The auxiliaries at `k`, open where the date is not theirs or they tell no fact. */
function auxiliariesAt(place: DatePlace, k: number, own: number): Group {
  const { doc, at, sentence } = place;
  const { tokens } = doc;
  const clause = doc.clauses[own]!;
  const group = groupAt(tokens, k, clause.first, sentence.last);
  if (place.alone && !isBeside(tokens, group.last + 1, at)) return OPEN(k);
  const before = group.first > sentence.first ? tokens[group.first - 1]!.lower : '';
  if (isRelative(before) || /^(?:as|than|like)$/.test(before))
    return clause.lead === 'which' && group.first === clause.first ? group : OPEN(k);
  return tellsFact(place, group.first, own) && reachesDate(place, group.last) ? group : OPEN(k);
}

/** The clause of the auxiliaries at `first` tells what was or will be, and not which, when or if. */
function tellsFact(place: DatePlace, first: number, own: number): boolean {
  const { doc } = place;
  const { tokens } = doc;
  const clause = doc.clauses[own]!;
  const { lower } = tokens[first]!;
  // "Organisations having called it: 3 May": a participle tells which ones.
  if (lower === 'having' || isContact(doc, first, clause.first)) return false;
  if (HAVE.has(lower) && isAwaited(doc, clause.first, first)) return false;
  if (isNoFact(place, own, clause.lead) || isNoFact(place, own, tokens[clause.first]!.lower)) return false;
  for (let n = clause.first; n < first; n++)
    if (isRelative(tokens[n]!.lower) && !tokens[n]!.code && !isDayNoun(tokens[n + 1]!.lower)) return false;
  return true;
}

/** "Because we closed it on 3 May": a reason tells a fact, and its own day. */
const isNoFact = ({ c }: DatePlace, own: number, lead: string): boolean =>
  isUnreal(lead) && !(lead === 'because' && own === c);

/** Nothing between the verb and the date takes the date from it. */
function reachesDate({ doc, at }: DatePlace, verb: number): boolean {
  const { tokens } = doc;
  // Words that can be a verb of their own.
  for (let n = verb + 1; n < at; n++)
    if (
      (/^(?:and|but|while|so|then)$/.test(tokens[n]!.lower) && !sharesVerb(doc, n, at)) ||
      leadsToEnd(tokens, n) ||
      isAddedWith(doc, n, at)
    )
      return false;
  // Behind another date: "… on 3 May, the image on 4 June".
  for (let n = at - 1; n > verb; n--) if (isDatePart(tokens[n]!)) return sharesVerb(doc, n, at);
  return true;
}

/** "Has been replaced, with removal on 3 May": an end to come, told as a noun. */
const leadsToEnd = (tokens: DatePlace['doc']['tokens'], k: number): boolean =>
  tokens[k]!.lower === 'with' && [k + 1, k + 2].some((n) => DUE.test(tokens[n]?.lower ?? ''));

/** "Has been gone since 2 May, with its pages sent on request until 3 June": behind the comma a participle takes the day. */
function isAddedWith({ tokens, plain }: DatePlace['doc'], k: number, at: number): boolean {
  if (tokens[k]!.lower !== 'with' || !plain.slice(tokens[k - 1]?.end ?? 0, tokens[k]!.start).includes(','))
    return false;
  return tokens.slice(k + 1, at).some(({ lower, code }) => !code && PARTICIPLE.test(lower));
}
const PARTICIPLE =
  /^(?!dated$)[a-z]{3,}ed$|^(?:sent|kept|left|shut|cut|put|held|sold|given|taken|withdrawn|frozen|gone)$/;

/** "You won't miss `a`, removed on 3 May": the participle's own day. */
const isReducedEnd = ({ doc: { tokens, plain }, at }: DatePlace, k: number): boolean =>
  /ed$/.test(tokens[k]!.lower) &&
  !tokens[k]!.code &&
  /,\s$/.test(plain.slice(Math.max(0, tokens[k]!.start - 2), tokens[k]!.start)) &&
  predicateAt(tokens, k, at)?.family === 'removal';

/** The past verb at `k`, open where the date is not its own or its clause tells no fact. */
function pastVerbAt(place: DatePlace, k: number, own: number): Group {
  const { doc, date, at } = place;
  const { tokens } = doc;
  const clause = doc.clauses[own]!;
  // "Registrations closed to newcomers from 3 May": a participle.
  const isStart = tokens[k]!.lower.endsWith('ed') && /^(?:from|after)$/.test(tokens[at - 1]!.lower);
  if (isStart || isDeadlineEntry(doc, date.sentence, k) || isOverBy(doc, k, at) || isTelegraphic(doc, date))
    return OPEN(k);
  if (PLANNING.has(tokens[k]!.lemma)) return OPEN(k);
  const isOther = (lead: string): boolean => isNoFact(place, own, lead) || isRelative(lead);
  // ", which came out that day": tells of it as a main clause would.
  if (clause.lead !== 'which' && (isOther(clause.lead) || isOther(tokens[clause.first]!.lower))) return OPEN(k);
  return { tense: 'past', first: k, last: k };
}
