import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { DateFact } from '../dates.ts';
import { isAwaited } from './awaited.ts';
import { type Chain, isParted } from './chain.ts';
import { chainIn } from './chain-in-sentence.ts';
import { beforeColon, behindColon, isCounted, listedBehind } from './colon.ts';
import { withCompanions } from './companions.ts';
import { datesWithin } from './dates-within.ts';
import { lastTime } from './denied.ts';
import { DATED, DONE, fateOf } from './fate.ts';
import { isFinitePast } from './finite-past.ts';
import { givenDays } from './given-days.ts';
import {
  afterPlan,
  endsPlan,
  isAttribute,
  isBehindCondition,
  isCompound,
  isDayDropped,
  isHindered,
  isNone,
  isOtherwise,
  isPlan,
  isPulled,
  isRate,
  isTimeNoun,
  takesBack,
} from './guards.ts';
import { lastsFor, passes } from './lasting.ts';
import { dayOfWhen, frontedDates, leadDates } from './lead-dates.ts';
import { leadsIntoTime } from './leads-into-time.ts';
import { objectOf } from './object.ts';
import { isPartial } from './partial.ts';
import { isEarlierVerbs } from './past-clause.ts';
import { type Predicate, predicateAt } from './predicate.ts';
import { opensAnew, reach } from './reach.ts';
import { hasOwnVerb, indirectRelative } from './relative.ts';
import { goesOnBehind, isAppended, isInserted, sharesAuxiliary } from './shared-subject.ts';
import { isOpenState } from './state-as-of.ts';
import type { LifeStatement } from './statement.ts';
import { isLength, isOneDoer, isPlural, PRONOUN, startsObject } from './subject.ts';
import { subjectBefore } from './subject-before.ts';
import { isToldAside } from './told-aside.ts';
import {
  anyMore,
  asOfToday,
  commaAfter,
  contrasts,
  hasSince,
  inThisRelease,
  isAdded,
  isBracketed,
  isForeseen,
  isHistory,
  isReason,
  isTimed,
  isWithinTime,
  opensAdverbial,
  opensTime,
  sameDay,
  untilFronted,
  untilTime,
  withThisRelease,
} from './when.ts';
import { SAME_FORM } from './words.ts';

/** Reads every statement about the life of something, in order. Linear; computed once per document. */
export const readLife: (doc: Document, dates: readonly DateFact[]) => readonly LifeStatement[] = oncePer(readSentences);

function readSentences(doc: Document, all: readonly DateFact[]): LifeStatement[] {
  const statements: LifeStatement[] = [];
  const dates = all.filter((date) => date.role !== 'brownout');
  let d = 0;
  const given = givenDays(doc);
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'code' || kind === 'salutation') continue;
    while (d < dates.length && dates[d]!.range.end <= sentence.start) d++;
    const dated: DateFact[] = [];
    for (let k = d; k < dates.length && dates[k]!.range.start < sentence.end; k++) dated.push(dates[k]!);
    readSentence(doc, s, dated, given(s, dated), statements);
  }
  return statements;
}

function readSentence(
  doc: Document,
  s: number,
  dated: readonly DateFact[],
  inRow: readonly DateFact[],
  into: LifeStatement[],
): void {
  const sentence = doc.sentences[s]!;
  const { tokens, clauses } = doc;
  const from = into.length;
  let previous: LifeStatement | undefined;
  let previousChain: Chain | undefined;
  let c = sentence.firstClause;
  for (let i = sentence.first; i < sentence.last; i++) {
    while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= i) c++;
    const predicate = predicateAt(tokens, i, sentence.last);
    if (!predicate) continue;
    const floor = Math.max(clauses[c]!.first, previous?.clause === c ? previous.end : 0);
    const before = previous && previousChain && { end: previous.end, chain: previousChain };
    const chain = chainIn(doc, predicate, { s, c, at: i, floor, previous: before });
    if (previous !== undefined && previous.family === 'removal' && previous.end === i) continue;
    const works =
      predicate.family === 'work' &&
      !chain.noLonger &&
      !(chain.negated && anyMore(tokens, predicate.end, sentence.last));
    const denied =
      works &&
      chain.negated &&
      (chain.mood === 'future' ||
        (chain.able && isTimed(tokens, predicate.end, sentence.last)) ||
        hasSince(doc, predicate.end, floor, sentence.last, c));
    const until =
      untilTime(tokens, predicate.end, sentence.last) ||
      (chain.mood === 'present' && untilFronted(tokens, clauses[c]!.first));
    if (works && !denied && (chain.negated || !until)) continue;
    // "has been close to": an adjective.
    if (predicate.form === 'base' && (chain.mood === 'perfect' || (chain.mood === 'past' && chain.negated === false)))
      continue;
    if (predicate.form === 'ing' && (chain.mood === 'infinitive' || chain.empty)) continue;
    if (chain.mood === 'infinitive' && predicate.family !== 'stay') continue;
    const statement = toStatement({
      doc,
      s,
      c,
      at: i,
      predicate,
      chain,
      dated,
      previous,
      works: works && !denied,
      inRow,
    });
    if (!statement) continue;
    // What earlier statements reached out for ends where this one begins.
    for (let k = into.length - 1; k >= from; k--) {
      const earlier = into[k]!;
      if (clauses[c]!.bracketed && !clauses[earlier.clause]!.bracketed) continue;
      const border = earlier.clause < c ? clauses[c]!.start : tokens[chain.first]!.start;
      if (!earlier.dates.some((x) => x.range.start >= border)) continue;
      const left = earlier.dates.filter((x) => x.range.start < border);
      // "Can no longer be reached, withdrawn on 3 July": the date is the participle's, and the state is told of now.
      const now = left.length === 0 && earlier.lent && statement.mood === 'bare' && statement.family === 'removal';
      into[k] = now ? { ...earlier, ...DONE, anchored: false, soft: false, dates: left } : { ...earlier, dates: left };
    }
    into.push(statement);
    previous = statement;
    previousChain = chain;
  }
}

const ARTICLE = /^(?:the|an?|our|your|its|their|this|that|these|those|any|all)$/;

interface Found {
  readonly doc: Document;
  readonly s: number;
  readonly c: number;
  readonly at: number;
  readonly predicate: Predicate;
  readonly chain: Chain;
  readonly dated: readonly DateFact[];
  readonly previous: LifeStatement | undefined;
  /** Told as working up to a time. */
  readonly works: boolean;
  /** The day that opens the row of its cell, or is planned in its heading. */
  readonly inRow: readonly DateFact[];
}

function toStatement({
  doc,
  s,
  c,
  at,
  predicate,
  chain,
  dated,
  previous,
  works,
  inRow,
}: Found): LifeStatement | undefined {
  const { tokens, clauses } = doc;
  const { end, family, form } = predicate;
  const clause = clauses[c]!;
  const sentence = doc.sentences[s]!;
  const { begin, stop, segment } = reach(doc, s, c, chain.first, previous);
  const goesOn = previous?.sentence === s && goesOnBehind(doc, previous, chain.first, clause.first);
  const finite = !chain.empty || form === 'base' || form === 's';
  const inserted = previous?.sentence === s && finite && isInserted(doc, previous, chain.first);
  // "Nothing is being switched off", "no endpoint will be removed", "nobody plans to".
  if (family !== 'stay' && !(family === 'work' && chain.negated) && isNone(doc, c, begin, chain.first))
    return undefined;
  const before = subjectBefore(doc, s, family, begin, chain.first, goesOn || inserted ? previous : undefined, goesOn);
  const shared =
    previous?.sentence === s && previous.mood === 'present' && /^(?:and|then)$/.test(tokens[at - 1]?.lower ?? '');
  // "Calls (`PURGE /x`) no longer work": the subject begins before the bracket.
  const opens = Math.min(clauses[segment]!.first, before[0] ?? at);
  if (form === 'base' && chain.empty && !shared && !isPlural(tokens, before, at, opens)) return undefined;
  if (form === 'base' && chain.empty && isTimeNoun(tokens, at)) return undefined;
  if (isCompound(doc, at) || (form === 's' && isRate(tokens, at))) return undefined;
  const active = !chain.passive && (chain.mood !== 'present' || form !== 'ed');
  // "Deprecated: `x`" names it; "deprecated, keeps working" does not.
  const parts = family === 'deprecation' ? /,/ : /[(:;,]/;
  const takesObject =
    predicate.transitive &&
    active &&
    startsObject(tokens, end, stop) &&
    !parts.test(doc.plain.slice(tokens[end - 1]!.end, tokens[end]!.start));
  const found = takesObject ? objectOf(tokens, end, stop, clauses, c) : undefined;
  // "Users of the already retired `a` and of `b`": an attribute tells of its own noun alone.
  const attribute = form === 'ed' && ARTICLE.test(tokens[chain.first - 1]?.lower ?? '') && chain.first < at;
  const object = attribute ? found?.filter((k, n) => k === found[0]! + n) : found;
  if (form === 'ed' && chain.empty && object !== undefined && isAttribute(tokens, end, stop)) return undefined;
  if (object !== undefined && isPulled(tokens, at, chain.first, before, end, stop)) return undefined;
  if (object !== undefined && isHindered(tokens, at, end, stop)) return undefined;
  // "Holds now lapse after 8 minutes", "is unavailable for ten minutes": how long each lasts, and what passes.
  if (lastsFor(tokens, at, end, stop) || (family === 'state' && passes(tokens, end, stop))) return undefined;
  // "We have withdrawn that plan": what goes is the plan, not the thing.
  if (object && object.length > 0 && (isPlan(tokens, object) || (takesBack(tokens, at, object) && afterPlan(doc, s))))
    return undefined;
  // "Its retirement is off", "the shutdown has been dropped": what goes is the plan.
  if (object === undefined && (endsPlan(tokens, before, family, at) || isDayDropped(tokens, clause, chain.first, at)))
    return undefined;
  // "The file is deleted and the server closed": one auxiliary for both.
  const shares = form === 'ed' && chain.empty && sharesAuxiliary(tokens, chain.first, doc.sentences[s]!.first);
  let mood = shares && chain.mood === 'bare' ? ('present' as const) : chain.mood;
  const place = { doc, s, c, at, end, stop, opens: clauses[segment]!.first, subject: before, object, dated };
  if (mood === 'bare' && form === 'ed' && chain.empty && isFinitePast(place)) mood = 'past';
  if (mood === 'perfect' && isForeseen(tokens, begin, chain.first, end, stop)) mood = 'future';
  // "We shut down X on 1 March": present and past are one, and only the date tells.
  if (mood === 'bare' && SAME_FORM.test(tokens[at]!.lower) && before.length > 0)
    mood = object !== undefined && isOneDoer(tokens, at - 1) ? 'past' : 'present';
  const both = (family === 'work' && !chain.passive) || /^(?:stop|ceas)/.test(tokens[at]!.lemma);
  // "Stop working", "no longer reach the relay"; but "ceases on the same date" has none.
  const complement =
    both &&
    object === undefined &&
    !opensAdverbial(tokens, end) &&
    !/[,;:]/.test(doc.plain.slice(tokens[end - 1]!.end, tokens[end]?.start))
      ? objectOf(tokens, end, stop, clauses, c)
      : [];
  const told = both ? before.concat(object ?? complement) : object && object.length > 0 ? object : before;
  const counted = object === undefined && isCounted(tokens, told) ? listedBehind(doc, s, end) : [];
  const subject = withCompanions(
    doc,
    s,
    end,
    counted.length > 0 ? counted : told.length > 0 || !chain.empty ? told : behindColon(doc, s, at),
  );
  const within = datesWithin(doc, dated, begin, end, stop);
  const timed = within.filter((x) => !x.condition && !isEarlierVerbs(doc, c, chain.first, x));
  const own = timed.filter((x) => x.range.start >= tokens[at]!.start);
  const fronted = c > doc.sentences[s]!.firstClause ? frontedDates(doc, s, dated) : [];
  const opening = fronted.length > 0 ? fronted : leadDates(doc, s, dated);
  const led = opening.length > 0 || dated.length > 0 ? opening : inRow;
  const when = dayOfWhen(doc, s, c, dated);
  // "One thing ends: `x`, on 3 May": the day stands behind what the colon names.
  const behind = counted.length > 0 ? dated.filter((x) => x.range.start >= tokens[end - 1]!.end && !x.condition) : [];
  const near =
    own.length > 0
      ? own
      : timed.concat(
          when,
          behind,
          led.filter((x) => !x.condition),
          sameDay(tokens, end, at, dated),
        );
  const since =
    asOfToday(tokens, begin, chain.first, end, stop) ||
    (tokens[at]!.lower !== 'on' &&
      hasSince(
        doc,
        end,
        previous?.sentence === s && previous.end > begin - 1 && !opensAnew(doc, begin) ? at : begin,
        stop,
        c,
      ));
  // "On 3 May we already switch it off" for some: sooner than for others, and no more is told.
  const sooner = mood === 'present' && object !== undefined && near.length > 0;
  const { first, last } = sentence;
  const beside = (...places: number[]): string[] =>
    places.filter((k) => !sooner && k >= first && k < last).map((k) => tokens[k]!.lower);
  const firmly = beside(at - 1, end, chain.first).includes('already');
  const already =
    (!sooner && chain.already) ||
    beside(end, isParted(tokens, chain.first) ? end : chain.first - 1).some((word) => /^(?:now|already)$/.test(word));
  const follows =
    previous !== undefined &&
    previous.family !== 'deprecation' &&
    !before.some((k) => tokens[k]!.code || tokens[k]!.shaped) &&
    (previous.ahead || (previous.anchored && !previous.done));
  // "Without the cloud, the app is gone": so it will be.
  const hypothetical = tokens[first]!.lower === 'without';
  const timely = hypothetical || leadsIntoTime(tokens, begin, chain.first, end, stop) || follows;
  const anchored = !since && ((near.length > 0 && !isAdded(doc, family, mood, near)) || timely);
  const supposed =
    /^(?:if|unless|should|whether|suppose)$/.test(tokens[clause.first]!.lower) ||
    /^(?:if|unless|whether)$/.test(clause.lead);
  const conditional =
    mood === 'conditional' ||
    (mood === 'perfect' && isAwaited(doc, begin, chain.first)) ||
    isOtherwise(doc, clause.first, chain.first) ||
    (supposed && !isBehindCondition(doc, clause.first, chain.first));
  const temporal =
    when.length === 0 &&
    chain.first > clause.first &&
    !(previous?.sentence === s && contrasts(doc, clause.first)) &&
    (opensTime(tokens, clause.first) ||
      isWithinTime(tokens, before, clause.first) ||
      (mood === 'past' && isHistory(tokens, first, told, near)));
  const reason = isReason(tokens, clause, chain.first, since);
  const relative =
    (clause.lead === 'whose' && !hasOwnVerb(tokens, clause.first, chain.first)) ||
    /^(?:that|who|whose)$/.test(tokens[chain.first - 1]?.lower ?? '') ||
    (tokens[chain.first - 1]?.lower === 'which' && clause.lead !== 'which');
  const fated = works
    ? /^p(?:ast|erfect)$/.test(mood) && lastTime(tokens, end, stop)
      ? DONE
      : DATED
    : fateOf(family, mood, chain, {
        since,
        here: inThisRelease(tokens, end, stop) || withThisRelease(tokens, begin, chain.first),
        // "We blocked the old keys": an act, and not how they behaved.
        already: already || (mood === 'past' && tokens[chain.first - 1]?.lower === 'we'),
        firmly,
        anchored,
        // "1 June: `x` removed": the day that leads in is its own, too.
        own:
          own.some((x) => !isBracketed(doc, x.range.start, clause)) ||
          (mood === 'bare' && own.length === 0 && led.length > 0) ||
          // "Deprecated now and switched off twelve months after that"
          (mood === 'bare' && isLength(tokens, end) && /^(?:after|later|from)$/.test(tokens[end + 2]?.lower ?? '')),
        conditional,
      });
  const warned = inserted && previous.family === 'deprecation';
  return {
    range: { start: tokens[chain.first]!.start, end: tokens[end - 1]!.end },
    sentence: s,
    clause: c,
    family,
    ...fated,
    anchored,
    hedged:
      conditional ||
      (mood === 'modal' &&
        !(family === 'work' && chain.able && (chain.noLonger || chain.negated) && clause.lead !== 'so')),
    soft:
      (mood === 'progressive'
        ? family === 'refusal' && !fated.ahead
        : isOpenState(doc, s, family) ||
          (family === 'refusal' &&
            mood === 'present' &&
            previous?.sentence === s &&
            isAppended(doc, previous, chain.first, near))) &&
      mood !== 'future' &&
      !works &&
      anchored &&
      led.length === 0,
    lent:
      family === 'work' &&
      chain.noLonger &&
      mood !== 'future' &&
      !hypothetical &&
      !follows &&
      !leadsIntoTime(tokens, begin, chain.first, end, commaAfter(doc, end, stop)),
    partial:
      family !== 'deprecation' &&
      isPartial(
        tokens,
        subject.length > 0 || near.length > 0 ? subject : beforeColon(doc, s, c),
        at,
        end,
        Math.min(stop, clause.last),
      ),
    aside:
      indirectRelative(tokens, begin, chain.first, doc.plain) !== undefined ||
      isToldAside({ doc, family, chain, at, end, stop, subject, before, object, complement, both, warned }),
    dependent: relative || conditional || temporal || reason,
    mood,
    negated: chain.negated,
    chain: chain.first,
    at,
    end,
    verbObject: object !== undefined || complement.length > 0,
    subject,
    // "It will stop loading": what "it" is stands elsewhere; "we stop evaluating `x`" names it.
    elliptic: (both && !before.every((k) => /^(?:we|i)\b/.test(tokens[k]!.lower)) ? before : subject).every(
      (k) => PRONOUN.has(tokens[k]!.lower) || /^(?:we|you|i)$/.test(tokens[k]!.lower),
    ),
    dates: near,
    conditions: within.filter((x) => x.condition && x.range.start >= tokens[at]!.start),
  };
}
