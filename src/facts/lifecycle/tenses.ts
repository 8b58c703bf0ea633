import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { asks } from '../../text/question.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { isAwaited } from './awaited.ts';
import { isBeside, isDayAlone, isNoEvent } from './day-alone.ts';
import { predicateAt } from './predicate.ts';
import { isContact, isIndirectRelative, isInRelative } from './relative.ts';
import { sharesAuxiliary } from './shared-subject.ts';
import { isOneDoer } from './subject.ts';
import { isAbsolute, isDeadlineEntry, isForeseen, isTelegraphic } from './when.ts';
import { ADVERB, BE_NOW, BE_PAST, HAVE, isAdverb, MODAL, NEGATIVE, PAST_INTRANSITIVE } from './words.ts';

/** A date and the time in which its clause tells it. Read from auxiliaries alone, whatever the verb. */
export interface DatedTense {
  readonly date: DateFact;
  readonly tense: 'past' | 'ahead';
  /** The auxiliaries, the verb and its particle, in `doc.plain`. */
  readonly range: Range;
}

/** Verbs that speak of the plan and not of the event: "was moved to 3 May", "has been announced for". */
const PLANNING = new Set(
  `schedule plan set move postpone extend delay announce fix push shift defer bring change update publish send post introduce create build
   launch release ship add found sign write invite promise tell inform say warn notify remind expect intend mean deprecate
   prolong confirm decide agree choose book purchase buy order register install`
    .split(/\s+/)
    .map(lemma),
);
/** What opens a clause that tells no fact. */
const UNREAL = /^(?:if|unless|when|whenever|once|whether|suppose|provided|should|until|before|after|while|because)$/;
const RELATIVE = /^(?:that|who|which|whose|where|what|whatever|whoever|anyone|those)$/;
const COMPARED = /^(?:as|than|like)$/;
const FUTURE = /^(?:will|shall|won't|\w{1,6}'ll)$/;
/** A passive or perfect needs a word after it that can be its participle. */
const PARTICIPLE =
  /(?:ed|en|wn|id|ut|pt|lt|ft|ood|ead|ff|out|down|et|ught|und|gone|done|ost|ark|ung|urned)$|^(?:re)?(?:sent|spent|lent|meant|learnt|burnt)$/;
const PRESENT =
  /^(?:follows?|happens?|takes?|begins?|starts?|moves?|comes?|go(?:es)?|ends?|stops?|closes?|joins?|gets?|loses?|lose|keeps?|runs?|leaves?|retires?|needs?|works?|stays?|remains?)$/;
/** Past tenses that are no participles and no present: their clause tells something past, whoever its subject is. */
const PAST_FORM =
  /^(?:went|took|came|fell|began|became|left|lost|ceased|threw|drew|withdrew|drove|broke|froze|gave|rose|grew|tore|did)$/;
/** Past forms that could be participles, unless an object with its article follows: "made its last delivery". */
const PAST_TRANSITIVE = /^(?:made|had|saw|gave|sent|met|held|reached|ran|received|served|answered|accepted|delivered)$/;
/** Past and present in one form: past behind one who would take an "-s" in the present. */
const SAME_FORM = /^(?:shut|cut|put|set|let|split|quit)$/;
/** What a thing leaves, or when; before anything else the word tells how a thing is left. */
const LEFT_WHERE =
  /^(?:on|in|at|from|by|as|after|before|last|this|that|the|our|its|their|your|general|public|beta|service|support|sale|yesterday|today|and|early|late)$/;
/** A pronoun right before makes a verb of a form that could be a participle. */
const SUBJECT = /^(?:we|it|they|you|he|she|i)$/;

/** One reading of a run of auxiliaries. */
interface Group {
  readonly tense: 'past' | 'ahead' | 'open';
  readonly first: number;
  readonly last: number;
}
const OPEN = (k: number): Group => ({ tense: 'open', first: k, last: k });

const isAuxiliary = (token: Token): boolean =>
  !token.code &&
  // "10 May 2027": the month.
  !token.dateWord &&
  (FUTURE.test(token.lower) ||
    BE_PAST.has(token.lower) ||
    BE_NOW.has(token.lower) ||
    HAVE.has(token.lower) ||
    MODAL.has(token.lower) ||
    /^(?:had|hadn't|would|wouldn't|been|being|do|does|did|don't|doesn't|didn't)$/.test(token.lower));

/** Reads the auxiliaries round token `k`, which is one of them. */
function groupAt(tokens: readonly Token[], k: number, floor: number, last: number): Group {
  let first = k;
  while (first - 1 >= floor && (isAuxiliary(tokens[first - 1]!) || ADVERB.has(tokens[first - 1]!.lower))) first--;
  while (first < k && !isAuxiliary(tokens[first]!)) first++;
  let end = first;
  let negated = false;
  while (
    end < last &&
    (isAuxiliary(tokens[end]!) || ADVERB.has(tokens[end]!.lower) || /ly$/.test(tokens[end]!.lower))
  ) {
    negated ||= NEGATIVE.has(tokens[end]!.lower);
    end++;
  }
  const head = tokens[first]!.lower;
  const verb = tokens[end];
  const open = { tense: 'open' as const, first, last: Math.min(end, last - 1) };
  if (FUTURE.test(head)) return { ...open, tense: 'ahead' };
  if (end >= last || !verb || verb.code || negated) return open;
  if (
    BE_NOW.has(head) &&
    (tokens[first + 1]?.lower === 'being' || (verb.lower === 'going' && tokens[end + 1]?.lower === 'to'))
  )
    return { ...open, tense: 'ahead' };
  // "Has been rejecting calls since"
  if (HAVE.has(head) && tokens[end - 1]?.lower === 'been' && verb.lower.endsWith('ing'))
    return { ...open, tense: 'past' };
  // "Has expired by then"
  if (HAVE.has(head) && isForeseen(tokens, floor, first, end + 1, last)) return { ...open, tense: 'ahead' };
  // "Has ranked seasons frozen": what somebody has done to it.
  const noun = tokens[end + 1];
  if (HAVE.has(head) && noun?.content && /[^s]s$/.test(noun.lower) && PARTICIPLE.test(tokens[end + 2]?.lower ?? ''))
    return open;
  // "Has been put off until 3 May"
  if (verb.lower === 'put' && /^(?:off|back)$/.test(noun?.lower ?? '')) return open;
  if ((BE_PAST.has(head) || HAVE.has(head)) && PARTICIPLE.test(verb.lower) && !PLANNING.has(verb.lemma))
    return tokens[end + 1]?.lower === 'to' && BE_PAST.has(head) ? open : { ...open, tense: 'past' };
  return open;
}

/** Where the verb at `k` ends, with the particle behind it: "was switched off". */
const endOf = (tokens: readonly Token[], k: number): number =>
  tokens[PARTICLE.test(tokens[k + 1]?.lower ?? '') ? k + 1 : k]!.end;
const PARTICLE = /^(?:off|down|out|away)$/;

/** Tells for each date whether its clause speaks of the past or of what is to come; a date without such a clause is left out. */
export function readTenses(doc: Document, dates: readonly DateFact[]): readonly DatedTense[] {
  const told: DatedTense[] = [];
  let k = 0;
  const pointers = new Set<DateFact>();
  for (const date of withThatDay(doc, dates, pointers)) {
    while (k < doc.tokens.length && doc.tokens[k]!.end <= date.range.start) k++;
    if (date.condition || date.superseded || date.role === 'brownout' || date.role === 'deprecation') continue;
    const group = governing(doc, date, k);
    // "Are being turned down since 1 March": going on.
    if (group?.tense === 'ahead' && doc.tokens[k - 1]?.lower === 'since') continue;
    if (group && group.tense !== 'open' && !(HAVE.has(doc.tokens[group.first]!.lower) && isLimit(doc.tokens, k)))
      told.push({
        date,
        tense: group.tense,
        range: { start: doc.tokens[group.first]!.start, end: endOf(doc.tokens, group.last) },
      });
  }
  // "Updates ceased on 2 May. … will stop that day": in another tense, it points to another day than to the last one told.
  return told.filter(
    ({ date, tense }) =>
      !pointers.has(date) ||
      !told.some((x) => !pointers.has(x.date) && x.date.value === date.value && x.tense !== tense),
  );
}

/** "By the end of May the mirror has gone": the perfect of what is to come. */
function isLimit(tokens: readonly Token[], date: number): boolean {
  let k = date - 1;
  while (k > 0 && /^(?:the|end|of)$/.test(tokens[k]!.lower)) k--;
  return tokens[k]?.lower === 'by';
}

const DAY = /^(?:day|date|morning|evening|night|moment|time|hour|point|instant)$/;

/** The dates, and each "on that day" that stands for the last of them, in order; those go into `pointers`, too. */
function withThatDay(doc: Document, dates: readonly DateFact[], pointers: Set<DateFact>): readonly DateFact[] {
  const { tokens, sentences } = doc;
  const all: DateFact[] = [];
  let d = 0;
  let s = 0;
  for (let k = 1; k < tokens.length; k++) {
    const token = tokens[k]!;
    if (!DAY.test(token.lower)) continue;
    const same = /^(?:same|very)$/.test(tokens[k - 1]!.lower) ? k - 2 : k - 1;
    const article = tokens[same]?.lower;
    if (article !== 'that' && !(article === 'the' && same === k - 2)) continue;
    while (d < dates.length && dates[d]!.range.start < token.start) all.push(dates[d++]!);
    while (s + 1 < sentences.length && sentences[s + 1]!.first <= k) s++;
    const meant = dates[d - 1];
    if (!meant) continue;
    const pointer = { ...meant, range: { start: tokens[same]!.start, end: token.end }, sentence: s };
    pointers.add(pointer);
    all.push(pointer);
  }
  return d === 0 ? dates : all.concat(dates.slice(d));
}

function governing(doc: Document, date: DateFact, at: number): Group | undefined {
  const { tokens, clauses, plain } = doc;
  const sentence = doc.sentences[date.sentence]!;
  if (asks(doc, sentence)) return undefined;
  let c = sentence.firstClause;
  while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= at) c++;
  // "Has been deleted (3 May)": a bracket with nothing but the day belongs to what stands before it.
  const alone = clauses[c]!.bracketed && isDayAlone(doc, clauses[c]!);
  const bracketed = clauses[c]!.bracketed && !alone;
  // "Because we closed it on 3 May": a reason tells a fact, and its own day.
  const isUnreal = (word: string): boolean => UNREAL.test(word) && !(word === 'because' && own === c);
  let lead = at - 1;
  while (
    lead > sentence.first &&
    /^(?:the|on|in|at|from|as|of|about|around|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$/.test(
      tokens[lead]!.lower,
    ) &&
    tokens[lead]!.lower !== 'of'
  )
    lead--;
  if (at > sentence.first && isNoEvent(tokens, at)) return undefined;
  // Leftwards, over brackets and lists, to the first auxiliaries; "…, and on 3 May the feed will …" begins anew.
  let fronted = true;
  let own = c;
  const floor = lead < at - 1 && /^(?:and|but|while|whereas)$/.test(tokens[lead]!.lower) ? lead + 1 : sentence.first;
  for (let k = at - 1; k >= floor && k > at - 40; k--) {
    while (own > sentence.firstClause && clauses[own]!.first > k) own--;
    const clause = clauses[own]!;
    const gap = plain.slice(tokens[k]!.end, tokens[k + 1]?.start ?? tokens[k]!.end);
    if (/;|\s[–—·•]\s/.test(gap) && (!clause.bracketed || bracketed || gap.includes(')'))) break;
    // "…: on 3 May the pool was …" begins anew.
    if (fronted && gap.includes(':') && k < at - 1) break;
    if (clause.bracketed && !bracketed) continue;
    if (bracketed && !clause.bracketed && own < c) break;
    const token = tokens[k]!;
    if (isAuxiliary(token)) {
      const group = groupAt(tokens, k, clause.first, sentence.last);
      if (alone && !isBeside(tokens, group.last + 1, at)) return OPEN(k);
      const before = tokens[group.first - 1];
      if (before && group.first > sentence.first && (RELATIVE.test(before.lower) || COMPARED.test(before.lower)))
        return clause.lead === 'which' && group.first === clause.first ? group : OPEN(k);
      if (isContact(doc, group.first, clause.first)) return OPEN(k);
      if (HAVE.has(tokens[group.first]!.lower) && isAwaited(doc, clause.first, group.first)) return OPEN(k);
      if (isUnreal(clause.lead) || isUnreal(tokens[clause.first]!.lower)) return OPEN(k);
      // "Organisations having called it: 3 May": a participle tells which ones.
      if (tokens[group.first]!.lower === 'having') return OPEN(k);
      for (let n = clause.first; n < group.first; n++)
        if (RELATIVE.test(tokens[n]!.lower) && !tokens[n]!.code && !DAY.test(tokens[n + 1]!.lower)) return OPEN(k);
      // Words between that can be a verb of their own take the date from this one.
      for (let n = group.last + 1; n < at; n++)
        if (/^(?:and|but|while|so|then)$/.test(tokens[n]!.lower) && !sharesVerb(doc, n, at)) return OPEN(k);
      // Behind another date: "… on 3 May, the image on 4 June".
      for (let n = at - 1; n > group.last; n--)
        if (tokens[n]!.dateWord || /^\d{4}/.test(tokens[n]!.text)) return sharesVerb(doc, n, at) ? group : OPEN(k);
      return group;
    }
    // "You won't miss `a`, removed on 3 May": the participle's own day.
    if (isReducedEnd(tokens, k, at) && /,\s$/.test(plain.slice(0, token.start).slice(-2))) return OPEN(k);
    if (isPastVerb(tokens, k, clause, at)) {
      // "Registrations closed to newcomers from 3 May": a participle.
      const isStart = token.lower.endsWith('ed') && /^(?:from|after)$/.test(tokens[at - 1]!.lower);
      if (isStart || isDeadlineEntry(doc, date.sentence, k) || isOverBy(doc, k, at) || isTelegraphic(doc, date))
        return OPEN(k);
      // ", which came out that day": tells of it as a main clause would.
      const leads = clause.lead === 'which' ? [] : [clause.lead, tokens[clause.first]!.lower];
      return leads.some((word) => isUnreal(word) || RELATIVE.test(word)) || PLANNING.has(token.lemma)
        ? OPEN(k)
        : { tense: 'past', first: k, last: k };
    }
    if (token.content && !token.dateWord && !token.number) fronted = false;
  }
  // "On 3 May the old gateway was …", "3 May, when the feeds will be …": the auxiliaries follow.
  const next = clauses[c + 1];
  const when = next !== undefined && c + 1 < sentence.lastClause && next.lead === 'when' && next.first - at < 10;
  if (!fronted && !when) return undefined;
  let from = at;
  while (from < sentence.last && tokens[from]!.start < date.range.end) from++;
  let here = c;
  for (let k = when ? next.first : from; k < (when ? next.last : sentence.last) && k < at + 30; k++) {
    while (here + 1 < sentence.lastClause && clauses[here + 1]!.first <= k) here++;
    // "3 May – shutdown, as the landlord has ended the lease": a reason has a time of its own.
    if (here > c && !when && /^(?:as|because|since|for)$/.test(clauses[here]!.lead)) return undefined;
    if (k > from && /[;(]|\s[–—]\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)) && !when) return undefined;
    // "From that day set-ups fail: the key has expired": what explains it has a time of its own.
    if (k > from + 1 && plain[tokens[k - 1]!.end] === ':' && !when) return undefined;
    // "On 3 May it goes for teams in which time was logged": the auxiliary is the relative clause's.
    if (isIndirectRelative(tokens, k)) return undefined;
    // "Off on 3 May, the owner having ruled so": a circumstance.
    if (tokens[k]!.lower === 'having') return undefined;
    // "On 3 May a new release threw it out"
    const isPast = k > from && PAST_FORM.test(tokens[k]!.lower) && isPastVerb(tokens, k, clauses[here]!, sentence.last);
    if (isPast && !UNREAL.test(tokens[from]!.lower)) return { tense: 'past', first: k, last: k };
    if (!isAuxiliary(tokens[k]!)) continue;
    const before = tokens[k - 1]!;
    if (RELATIVE.test(before.lower) || isInRelative(tokens, k, from)) continue;
    if (!when && k > from && UNREAL.test(tokens[from]!.lower)) return undefined;
    return groupAt(tokens, k, from, sentence.last);
  }
  return undefined;
}

/** "…, which we ceased to sell on 2 May, ends on 3 June": the past verb has its day, and another verb takes the next. */
function isOverBy({ tokens }: Document, verb: number, at: number): boolean {
  let dated = false;
  for (let k = verb + 1; k < at; k++) {
    if (dated && (isPresent(tokens, k, at) || PRESENT.test(tokens[k]!.lower))) return true;
    dated ||= tokens[k]!.dateWord || /^\d{4}/.test(tokens[k]!.text);
  }
  return false;
}

/** "We closed it on 3 May", "its closure took effect on 3 May". */
function isPastVerb(tokens: readonly Token[], k: number, clause: Clause, date: number): boolean {
  const floor = clause.first;
  const { lower, code } = tokens[k]!;
  if (code) return false;
  // ", which went dark on …", "the feed (`/v1`) went dark on …"
  if (PAST_FORM.test(lower) && k === floor && /^(?:which|\))$/.test(clause.lead)) return true;
  if (isAbsolute(tokens, k, floor)) return false;
  // "Turned read-only": became so.
  if (lower === 'turned' && isQuality(tokens[k + 1]))
    return k > floor ? isSubjectEnd(tokens, k - 1, floor) : clause.lead === ')';
  // ", left without fixes, accepts …", "courses left unconverted turn into …": a participle.
  if (lower === 'left' && !LEFT_WHERE.test(tokens[k + 1]?.lower ?? '') && !tokens[k + 1]?.dateWord) return false;
  // "(licence lost that day)"
  if (clause.bracketed && /^(?:lost|left)$/.test(lower)) return false;
  if (PAST_FORM.test(lower))
    return (
      k > floor &&
      !isReduced(tokens, k, clause.last) &&
      !/^(?:is|are|be|been|was|were|has|have|days?|weeks?|time|the)$|'(?:s|re)$/.test(tokens[k - 1]!.lower)
    );
  let before = k - 1;
  while (before > floor && ADVERB.has(tokens[before]!.lower)) before--;
  if (
    (PAST_TRANSITIVE.test(lower) || /^[a-z]{3,}ed$/.test(lower)) &&
    /^(?:its|their|the|his|her)$/.test(tokens[k + 1]?.lower ?? '')
  )
    return isSubjectEnd(tokens, k - 1, floor);
  // "Its closure put off until 3 May"
  if (lower === 'put' && /^(?:off|back)$/.test(tokens[k + 1]?.lower ?? '')) return false;
  // "Skua Messenger shut its gateway on 3 May"; but "`x`, cut off on 3 May", "those that open it are cut off"
  const isJoined = k > floor && tokens[k]!.start - tokens[k - 1]!.end === 1 && !isAuxiliary(tokens[k - 1]!);
  if (SAME_FORM.test(lower) && isJoined && /^(?:its|the|his|her|all|off|down)$/.test(tokens[k + 1]?.lower ?? ''))
    return (
      (/^\p{Lu}.*[^s]$/u.test(tokens[k - 1]!.text) && isSubjectEnd(tokens, k - 1, floor)) || isOneDoer(tokens, k - 1)
    );
  // "Expect failed writes on 3 May"
  if (PAST_INTRANSITIVE.test(lower) && /^[a-z]{3,}s$/.test(tokens[k + 1]?.text ?? '') && tokens[k + 1]!.content)
    return false;
  // "It is sent a last time on 3 May, and its server closed on 4 June"
  if (PAST_INTRANSITIVE.test(lower) && isSubjectEnd(tokens, k - 1, floor))
    return !hasDate(tokens, k + 1, date) && !sharesAuxiliary(tokens, k, Math.max(0, k - SHARED));
  // "Will see it discontinued": there the pronoun is an object.
  const opens = before === floor || /^(?:and|but|so|then|when)$/.test(tokens[before - 1]?.lower ?? '');
  return lower.length > 4 && lower.endsWith('ed') && before >= floor && opens && SUBJECT.test(tokens[before]!.lower);
}

/** So many tokens before a verb its auxiliary may stand. */
const SHARED = 24;

/** "Pearls left on 30 June are deleted": a participle, since the verb of its subject is still to come. */
function isReduced(tokens: readonly Token[], k: number, last: number): boolean {
  if (!/^(?:left|lost)$/.test(tokens[k]!.lower)) return false;
  for (let n = k + 1; n < last; n++) {
    const token = tokens[n]!;
    const points = token.lower === 'that' && DAY.test(tokens[n + 1]?.lower ?? '');
    if (!points && /^(?:and|but|while|which|who|that|as|because|so)$/.test(token.lower)) return false;
    if (isAuxiliary(token) || (!token.code && PRESENT.test(token.lower))) return true;
  }
  return false;
}

/** A participle that ends something. */
const isReducedEnd = (tokens: readonly Token[], k: number, to: number): boolean =>
  /ed$/.test(tokens[k]!.lower) && !tokens[k]!.code && predicateAt(tokens, k, to)?.family === 'removal';

/** An adjective behind a verb of becoming: "read-only", "private", "invisible"; "turned off" is another verb. */
const isQuality = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:read|invisible|private|silent|dark|red|grey|gray|empty|stale|dormant|inactive|optional|unstable|sour)$/.test(
    token.lower,
  ) ||
    /(?:only|able|ible)$/.test(token.lower));

/** "The service and the tariff | ended": a noun phrase that opens its clause, and no auxiliary in it. */
function isSubjectEnd(tokens: readonly Token[], at: number, floor: number): boolean {
  let k = at;
  while (k > floor && isAdverb(tokens[k]!.lower)) k--;
  const head = tokens[k];
  if (!head || k < floor || !(head.content || head.code) || head.dateWord) return false;
  for (; k >= floor && k > at - 12; k--) if (isAuxiliary(tokens[k]!) || RELATIVE.test(tokens[k]!.lower)) return false;
  return true;
}

/** "Support ended 30 June, refused from 31 March": another date stands between. */
function hasDate(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (/^\d{4}/.test(tokens[k]!.text) && tokens[k]!.number) return true;
  return false;
}

/** "The pool closes", "older ones fail": a verb in the present. */
function isPresent(tokens: readonly Token[], k: number, to: number): boolean {
  const predicate = predicateAt(tokens, k, to);
  if (predicate === undefined) return false;
  return (
    /s$/.test(tokens[k]!.text) ||
    (predicate.form === 'base' && /(?:s|ones|these|those|both|they)$/.test(tokens[k - 1]!.lower))
  );
}

/** "`a` on 3 May and `b` on 4 June": names and times alone, no verb of its own. */
function sharesVerb(doc: Document, from: number, to: number): boolean {
  let plainWords = 0;
  for (let k = from + 1; k < to; k++) {
    const token = doc.tokens[k]!;
    if (PRESENT.test(token.lower) || isPresent(doc.tokens, k, to)) return false;
    if (!token.code && !token.shaped && !token.number && !token.dateWord && token.content) plainWords++;
  }
  return plainWords <= 3;
}
