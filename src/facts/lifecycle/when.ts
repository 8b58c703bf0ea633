import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import type { Mood } from './chain.ts';
import { lastTime } from './denied.ts';
import { leadDates } from './lead-dates.ts';
import type { Family } from './predicate.ts';
import { isTime } from './subject.ts';

/** "By then", "by that day", "by 3 May": up to a time that is to come, or was when "had" tells it. */
const isByThen = (tokens: readonly Token[], k: number): boolean =>
  tokens[k]!.lower === 'by' &&
  (/^(?:then|that)$/.test(tokens[k + 1]?.lower ?? '') ||
    isTime(tokens, k + 1) ||
    (tokens[k + 1]?.lower === 'the' && /^(?:time|end)$/.test(tokens[k + 2]?.lower ?? '')));

/** "By then the key has expired", "updates run to 3 May; then the key has expired": the perfect of what is to come. */
export function isForeseen(tokens: readonly Token[], first: number, chain: number, end: number, stop: number): boolean {
  for (let k = end; k < Math.min(stop, end + 4); k++) if (isByThen(tokens, k)) return true;
  for (let k = first; k < chain; k++)
    if (
      (isByThen(tokens, k) && !hasReason(tokens, k, chain)) ||
      // "From 3 May the pass has lapsed"
      (k === first && tokens[k]!.lower === 'from' && isTime(tokens, k + 1)) ||
      (tokens[k]!.lower === 'then' && k <= first + 1 && !/^(?:since|until|to|before)$/.test(tokens[k - 1]?.lower ?? ''))
    )
      return true;
  return false;
}

/** "Move by 3 May, as the pass has lapsed": the day is not that of the reason. */
function hasReason(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = Math.max(from + 1, to - LONG_REASON); k < to; k++)
    if (/^(?:as|because|since)$/.test(tokens[k]!.lower) && tokens[k]!.start - tokens[k - 1]!.end > 1) return true;
  return false;
}

/** So many words before its verb a reason begins. */
const LONG_REASON = 20;

/** "31 March – production environment closed", "(bind failed)": no past, but a participle. */
export function isTimetable(doc: Document, s: number, c: number, end: number, dated: readonly DateFact[]): boolean {
  const sentence = doc.sentences[s]!;
  return (
    doc.clauses[c]!.bracketed ||
    doc.blocks[sentence.block]!.kind === 'cell' ||
    (end >= sentence.last && doc.blocks[sentence.block]!.kind !== 'paragraph') ||
    leadDates(doc, s, dated).length > 0 ||
    isEntryLabel(doc, end, dated) ||
    opensEntry(doc, s, end, dated) ||
    closesEntry(doc, end, dated) ||
    isDeadlineEntry(doc, s, end) ||
    // "Frames dropped after 3 May"
    (doc.tokens[end]?.lower === 'after' && isTime(doc.tokens, end + 1))
  );
}

/** "The report, called Family Mail, | stopped on 3 May", "(`/mail`) | stopped": the marks of an insertion, behind which the subject's verb comes. */
export const closesInsertion = ({ sentences, clauses }: Document, s: number, c: number): boolean =>
  clauses[c]!.lead === ')' || (c - 1 > sentences[s]!.firstClause && INSERTION.test(clauses[c - 1]!.lead));
const INSERTION = /^(?:called|named|known|dubbed|formerly|sold|branded|introduced|launched|released|which|who|whose)$/;

/** "Deadline: `a`: port closed on 3 May. `b`: …": behind a name and its colon, in the line of the deadline. */
export function isDeadlineEntry({ labels, sentences, tokens, plain }: Document, s: number, before: number): boolean {
  const { block, first } = sentences[s]!;
  if (!labels.some((label) => label.block === block && /^deadlines?$/i.test(label.name))) return false;
  for (let k = before - 1; k > first; k--)
    if (plain[tokens[k - 1]!.end] === ':') return !/^deadlines?$/.test(tokens[k - 1]!.lower);
  return false;
}

/** "Running apps stopped: no earlier than 15 September": the date stands behind the colon. */
function isEntryLabel({ tokens, plain }: Document, end: number, dated: readonly DateFact[]): boolean {
  const stop = tokens[end - 1]!.end;
  return /^[*_]{0,2}\s?:/.test(plain.slice(stop, stop + 4)) && dated.some(({ range }) => range.start >= stop);
}

/** "Shop closed, no new characters 12 Jan 2027": the first date behind the verb stands without a preposition, as in a telegram. */
function closesEntry(doc: Document, end: number, dated: readonly DateFact[]): boolean {
  const date = dated.find(({ range }) => range.start >= doc.tokens[end - 1]!.end);
  return date !== undefined && isTelegraphic(doc, date);
}

/** A date right behind a word that is no preposition and no part of it. */
export function isTelegraphic({ plain }: Document, { range }: DateFact): boolean {
  const before = /(\p{L}+)\s$/u.exec(plain.slice(Math.max(0, range.start - 24), range.start))?.[1];
  return (
    before !== undefined &&
    !LEADS_DATE.test(before) &&
    !/^th(?:at|e|is)\b/i.test(plain.slice(range.start, range.start + 5))
  );
}
const LEADS_DATE =
  /^(?:(?:on|in|at|by|since|from|until|till|through|to|for|of|the|as|last|this|next|after|before|around|about|early|late|mid|end|and|or|days?|weeks?|than|between|during|effective|starting|beginning)$|mon|tue|wed|thu|fri|sat|sun)/i;

/** "…; 6 December 2027, instances stopped": the date alone, without a preposition, opens an entry of a list. */
function opensEntry(
  { plain, sentences, tokens }: Document,
  s: number,
  end: number,
  dated: readonly DateFact[],
): boolean {
  const { start } = sentences[s]!;
  return dated.some(({ range }) => {
    if (range.end > tokens[end - 1]!.start) return false;
    const rest = plain.slice(range.end, tokens[end - 1]!.start);
    return (
      /(?:^|[;:]\s)(?:\(?(?:\d|[a-z]|[ivx]+)\)\s|\(?\d\.\s)?$/.test(plain.slice(start, range.start)) &&
      /^(?:,|\s(?!the\b|our\b|its\b|we\b))/.test(rest) &&
      !rest.includes(';')
    );
  });
}

/** "Is gone (3 May 2027)", "no longer works (3 May)": the state is told of now, and the day is added. */
export const isAdded = ({ plain }: Document, family: Family, mood: Mood, dates: readonly DateFact[]): boolean =>
  (family === 'state' || family === 'work') &&
  (mood === 'present' || mood === 'modal') &&
  dates.every(({ range }) => plain[range.start - 1] === '(');

/** In brackets behind a clause that is not: "is now retired (12 January)". */
export function isBracketed(doc: Document, offset: number, own: Clause): boolean {
  if (own.bracketed) return false;
  const sentence = doc.sentences[own.sentence]!;
  for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
    const clause = doc.clauses[c]!;
    if (clause.start <= offset && offset < clause.end) return clause.bracketed;
  }
  return false;
}

/** Words that open an adverbial of time or place, and no object; "no longer work in 7.x releases" tells a time, too. */
export const opensAdverbial = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|at|by|from|since|until|till|after|before|as|during|upon|together|along|anymore)$/.test(
    tokens[at]?.lower ?? '',
  ) ||
  (tokens[at]?.lower === 'in' && /^v?\d+\./.test(tokens[at + 1]?.lower ?? ''));

/** "When X is gone, …"; but not "After listening to you …", "Until the shutdown …". */
export function opensTime(tokens: readonly Token[], first: number): boolean {
  if (!/^(?:when|once|until|after|before|while)$/.test(tokens[first]!.lower)) return false;
  for (let k = first + 1; k < first + 4; k++) {
    const word = tokens[k]?.lower ?? '';
    if (word.endsWith('ing') || isTime(tokens, k)) return false;
    if (
      /^(?:then|shutdown|removal|retirement|deadline|date|day|time|sunset|switch|end|launch|feedback|cut|cutoff|release)$/.test(
        word,
      )
    )
      return false;
    if (!/^(?:that|this|the|its|their|our|your|a|each|which)$/.test(word)) break;
  }
  return true;
}

/** "`a` will be turned off in June, while `b` is": set against what stands before the comma. */
export const contrasts = ({ tokens, plain }: Document, first: number): boolean =>
  tokens[first]!.lower === 'while' &&
  /,\s$/.test(plain.slice(Math.max(0, tokens[first]!.start - 2), tokens[first]!.start));

/** "Since our first till rolled off the line in 2011, we have …": a year alone tells how long the company has been at it. */
export const isHistory = (
  tokens: readonly Token[],
  first: number,
  told: readonly number[],
  dates: readonly DateFact[],
): boolean =>
  tokens[tokens[first]!.lower === 'ever' ? first + 1 : first]?.lower === 'since' &&
  dates.length > 0 &&
  dates.every(({ value }) => /^\d{4}$/.test(value)) &&
  !told.some((k) => tokens[k]!.code || tokens[k]!.shaped);

/** "Continues where | it stopped", "is deleted after | it has gone": a word of time or place right before the pronoun. */
export function isWithinTime(tokens: readonly Token[], subject: readonly number[], first: number): boolean {
  const k = subject.at(-1);
  return (
    k !== undefined &&
    k > first &&
    /^(?:it|they)$/.test(tokens[k]!.lower) &&
    /^(?:where|wherever|after|before|once|until|while|when)$/.test(tokens[k - 1]!.lower)
  );
}

/** "works until 3 May", "runs to 3 May": the end of the time is near. */
export function untilTime(tokens: readonly Token[], from: number, last: number): boolean {
  if (lastTime(tokens, from, last)) return true;
  if (tokens[from]?.lower === 'to' && from < last) return isTime(tokens, from + 1);
  // "Works up to 3 May"
  if (tokens[from]?.lower === 'up' && tokens[from + 1]?.lower === 'to' && isTime(tokens, from + 2)) return true;
  for (let k = from; k < last && k < from + 6; k++) {
    if (/^(?:until|till|through)$/.test(tokens[k]!.lower))
      return (
        isTime(tokens, k + 1) ||
        (tokens[k]!.lower !== 'through' && /^(?:then|at|the|that|end|week|[a-z]+day)$/.test(tokens[k + 1]?.lower ?? ''))
      );
  }
  return false;
}

/** "Up to 3 May 2027 they are accepted": the end of the time stands in front. */
export function untilFronted(tokens: readonly Token[], first: number): boolean {
  const up = tokens[first]?.lower === 'up' && tokens[first + 1]?.lower === 'to';
  if (!up && !/^(?:until|till|through)$/.test(tokens[first]?.lower ?? '')) return false;
  return isTime(tokens, first + (up ? 2 : 1));
}

/** "As of this release, calls are refused": in front of its clause. */
export function withThisRelease(tokens: readonly Token[], first: number, chain: number): boolean {
  if (!/^(?:as|from|in|with|since|starting)$/.test(tokens[first]?.lower ?? '')) return false;
  return first < chain && inThisRelease(tokens, first + 1, chain);
}

/** "removed in this version", "as of this release". */
export function inThisRelease(tokens: readonly Token[], from: number, last: number): boolean {
  for (let k = from; k + 1 < last && k < from + 4; k++)
    if (tokens[k]!.lower === 'this' && /^(?:version|release|update|build)$/.test(tokens[k + 1]!.lower)) return true;
  return false;
}

/** "Were closed that day": the date told last before it. */
export function sameDay(
  tokens: readonly Token[],
  end: number,
  at: number,
  dated: readonly DateFact[],
): readonly DateFact[] {
  const k = /^(?:on|at|from)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end;
  const points =
    (tokens[k]?.lower === 'that' &&
      /^(?:day|date|morning|evening|night|moment|time|point|hour)$/.test(tokens[k + 1]?.lower ?? '')) ||
    (tokens[k]?.lower === 'the' &&
      tokens[k + 1]?.lower === 'same' &&
      /^(?:day|date|moment|time|hour)$/.test(tokens[k + 2]?.lower ?? ''));
  return points ? dated.filter((x) => x.range.start < tokens[at]!.start && !x.condition).slice(-1) : [];
}

/** "End of root R1, port 9100 already closed": what is told as a noun before the comma is no subject of the next. */
export function afterEvent({ tokens, plain }: Document, first: number, last: number): number {
  if (!/^(?:end|removal|retirement|shutdown|withdrawal|closure|sunset)$/.test(tokens[first]?.lower ?? '')) return first;
  for (let k = last - 1; k > first; k--) if (plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) return k;
  return first;
}

/** "With publishing closed from 1 July", "will see handshakes dropped": a participle behind its noun, and no past. */
export function isAbsolute(tokens: readonly Token[], at: number, floor: number): boolean {
  // "The report, called Sharing with Carers, stopped": a mark closes what "with" opens.
  if (at > 0 && tokens[at]!.start - tokens[at - 1]!.end > 1) return false;
  for (let k = at - 1; k >= Math.max(0, floor - 1) && k > at - 8; k--) {
    const { lower, code } = tokens[k]!;
    if (!code && /^(?:with|without|sees?|seeing|finds?|watch|gets?|keeps?)$/.test(lower)) return true;
    if (!code && /^(?:is|are|was|were|has|have|will|which|that|who)$/.test(lower)) return false;
  }
  return false;
}

/** One past the last token before the next comma. */
export function commaAfter({ tokens, plain }: Document, from: number, stop: number): number {
  let k = from;
  while (k < stop && !plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) k++;
  return k;
}

/** "Works no longer in 4.6", "we support it no more": behind the verb, where no other verb takes the word for its own. */
export function noLongerBehind({ tokens, plain }: Document, from: number, last: number): boolean {
  for (let k = from; k + 1 < last && k < from + 5; k++) {
    if (/[,;:(]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return false;
    if (tokens[k]!.lower !== 'no' || !/^(?:longer|more)$/.test(tokens[k + 1]!.lower)) continue;
    const next = k + 2 < last ? tokens[k + 2]! : undefined;
    return next === undefined || /^(?:in|on|with|for|from|since|as|after|and|but|under|at|by|there)$/.test(next.lower);
  }
  return false;
}

/** "Cannot be invoked after 3 May", "from that day": a time right behind the predicate. */
export const isTimed = (tokens: readonly Token[], from: number, last: number): boolean =>
  from + 1 < last &&
  /^(?:after|from|on|as|starting|beyond)$/.test(tokens[from]!.lower) &&
  (isTime(tokens, from + 1) || /^(?:of|that|then)$/.test(tokens[from + 1]!.lower));

/** "Does not work any more", "not anymore": within a few words behind the verb. */
export function anyMore(tokens: readonly Token[], from: number, last: number): boolean {
  for (let k = from; k < last && k < from + 14; k++) {
    const word = tokens[k]!.lower;
    if (word === 'anymore' || (word === 'any' && /^(?:more|longer)$/.test(tokens[k + 1]?.lower ?? ''))) return true;
  }
  return false;
}

/**
 * Whether the verb at `chain` tells a reason: its clause begins as one, or in a clause that would otherwise tell as a main
 * clause does, a word of cause stands right before the verb's subject (", which cannot be renewed as the authority has
 * dropped it"). `since`: that word tells a time here.
 */
export function isReason(tokens: readonly Token[], { first, lead }: Clause, chain: number, since: boolean): boolean {
  if (/^(?:because|as)$/.test(lead) || (lead === 'since' && !since && !isMarked(tokens, chain))) return true;
  // "Its firmware programme having ended": a circumstance.
  if (tokens[chain]!.lower === 'having') return true;
  for (let k = chain - 1; lead === 'which' && k > first && k > chain - LONG_SUBJECT; k--) {
    const { lower, content } = tokens[k]!;
    if (lower === 'because') return true;
    if (lower === 'as') return !/^(?:such|well|same|far|long|soon|much|many)$/.test(tokens[k - 1]!.lower);
    if (!content && !/^(?:the|a|an|its|their|our|your|this|that|these|those|no)$/.test(lower)) return false;
  }
  return false;
}
/** "Deprecated since agent 6.8, | will be removed": the mark before the verb closes what tells since when. */
const isMarked = (tokens: readonly Token[], chain: number): boolean =>
  chain > 0 && tokens[chain]!.start - tokens[chain - 1]!.end > 1;

/** Words of a subject; longer ones have clauses in them. */
const LONG_SUBJECT = 6;
