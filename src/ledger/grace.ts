import { durationAt, type GraceFact, type GraceSort } from '../facts/grace.ts';
import { segmentStarts } from '../facts/grammar/segments.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { lazy, oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import { type DatedGrant, datedGrants, general, generalBut, isAhead, isTrade } from './grace/dated-grants.ts';
import { KnownTime, ONE } from './grace/known-time.ts';
import { tellsUse } from './grace/longer.ts';
import { movesItsEnd } from './grace/moved.ts';
import { isOffered, isThing, showsWay, TRADES } from './grace/offers.ts';
import { periodsEnded } from './grace/periods-ended.ts';
import { isPutOff } from './grace/put-off.ts';
import { isWider, scopeBefore, scopeBeside } from './groups/scope.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST, type Place, wordsNear } from './nearby.ts';
import { isSpared, keptSentences } from './sameness/spared.ts';
import { changedAmounts } from './statements/changed-amount.ts';
import { touching } from './touching.ts';

/** Time that the output grants, with the grant of the notice that comes nearest. */
export interface GraceMatch {
  readonly fact: GraceFact;
  readonly notice: GraceFact | undefined;
  /** `none`: the notice grants nothing of the kind. `longer`: it grants less. `wider`: it grants it to some only. */
  readonly fault: 'none' | 'longer' | 'wider' | undefined;
}

/** Which sorts of grant in the notice can stand behind one in the output. */
const BEHIND: Readonly<Record<GraceSort, readonly GraceSort[]>> = {
  period: ['period', 'request', 'revive', 'parallel'],
  request: ['request', 'period', 'revive', 'dated'],
  vague: ['vague', 'parallel', 'tenure', 'dated'],
  revive: ['revive', 'request', 'period'],
  parallel: ['parallel'],
  ease: ['ease'],
  tenure: ['tenure'],
  dated: ['dated'],
};

/** A grant of the notice, with the words around it and the names of those who get it. */
interface Grant {
  readonly grant: GraceFact;
  readonly words: ReadonlySet<string>;
  readonly scope: ReadonlySet<string>;
}

/** Lays every grant of time in the output beside those of the notice; once for each ledger. */
export const matchGrace: (ledger: Ledger) => readonly GraceMatch[] = oncePer(layGrants);

function layGrants(ledger: Ledger): GraceMatch[] {
  const { notice, output } = ledger;
  const grantsOut = lazy(() => datedGrants(output));
  const claims = output.facts.grace.filter((fact) => !fact.negated && !isAnswered(output, fact, grantsOut()));
  const dated = datedGrants(notice);
  if (claims.length === 0) return [];
  const grants = [
    ...notice.facts.grace.filter((fact) => !fact.negated && !isAnswered(notice, fact, dated)),
    ...dated.map(({ fact }) => fact),
  ]
    .slice(0, 2 * MOST)
    .map((grant): Grant => {
      const beside = scopeBeside(notice.doc, grant);
      const scope =
        dated.find(({ fact }) => fact === grant)?.scope ??
        (beside.size === 0 && (grant.sort === 'period' || grant.sort === 'tenure' || grant.sort === 'request')
          ? scopeBefore(notice.doc, grant, generalBut(notice, grant))
          : beside);
      // "Annual plans run until their last paid day": the words of the term name nobody.
      return { grant, words: wordsOfGrant(notice.doc, grant), scope: without(scope, wordsWithin(notice.doc, grant)) };
    });
  const granted = lazy(() => new KnownTime(notice, durationsOf(notice.doc)));
  const extended = lazy(() => notice.doc.tokens.filter(({ lower }) => /^extensions?$/.test(lower)).length);
  const moved = lazy(() => movesItsEnd(notice));
  const kept = lazy(() => keptSentences(notice.doc));
  const shared = lazy(() => general(notice));
  const helpful = lazy(() => HELPS.test(notice.doc.plain));
  const forNow = lazy(() => FOR_NOW.test(notice.doc.plain));
  const trades = lazy(() => notice.facts.dates.some((date) => isTrade(notice.doc, date)));
  const lasting = lazy(() => kept().filter(({ beyond }) => beyond));
  const periods = lazy(() => periodsEnded(notice));
  const stored = lazy(() =>
    touching(changedAmounts(ledger).flatMap((x) => (tellsUse(notice.doc, x.notice) ? [] : [x.output]))),
  );
  const matches = claims.map((fact): GraceMatch => {
    const words = wordsNear(output.doc, fact);
    const own = wordsOf(output.doc, fact);
    const behind = grants
      // What only some may do until a date stands behind what is said of them.
      .filter(
        ({ grant, scope }) =>
          BEHIND[fact.sort].includes(grant.sort) &&
          (grant.sort !== 'dated' ||
            (!isOfOthers(output.doc, fact) &&
              (isAsked(output.doc, fact) || commonWords(scope, own) > 0 || isForAsking(fact, scope)))),
      )
      .map((other) => ({ ...other, common: commonWords(words, other.words) }))
      .sort((a, b) => Number(b.grant.days === fact.days) - Number(a.grant.days === fact.days) || b.common - a.common);
    const best = behind[0];
    const found = (fault: GraceMatch['fault']): GraceMatch => ({ fact, notice: best?.grant, fault });
    const wider = (): boolean =>
      best !== undefined && !isForAsking(fact, best.scope) && isWider(output.doc, fact, best.scope, notice.doc);
    if (fact.sort === 'parallel') return found(undefined);
    if (fact.sort === 'tenure') return found(best && best.common >= 2 && wider() ? 'wider' : undefined);
    // No hurry is no grant where nothing is scheduled; and an end with a date is the business of the dates.
    if (fact.sort === 'ease' && !notice.facts.dates.some(isAhead)) return found(undefined);
    if (fact.sort !== 'period' && isDated(output, fact)) return found(undefined);
    if (fact.days === undefined && isPutOff(output, fact, notice)) return found(wider() ? 'wider' : undefined);
    // Where the notice itself moves its end, it grants the time that the output tells with the new end.
    if (fact.sort === 'request' && fact.days === undefined && leadsToDate(output, fact) && moved())
      return found(undefined);
    if (fact.sort === 'request' && fact.days === undefined && helpful()) return found(undefined);
    // "Need longer? Then until 30 November": a question promises nothing that its answer does not say.
    if (isAsked(output.doc, fact) && (behind.length > 0 || answeredByDate(output, fact, notice)))
      return found(undefined);
    if (fact.days !== undefined && granted().has(fact.days))
      return found(best?.grant.days === fact.days && wider() ? 'wider' : undefined);
    // "Remain good for 21 days beyond the date", of the notice's "stay valid for 21 days after it".
    if (
      fact.sort === 'vague' &&
      fact.days === undefined &&
      !REPEATED.test(fact.span.text) &&
      durationsIn(output.doc, fact).some((days) => granted().has(days))
    )
      return found(undefined);
    // "Stay on 5.x for the time being", of the notice's "for now", or where nothing is scheduled.
    if (fact.sort === 'vague' && FOR_NOW.test(fact.span.text) && (forNow() || !notice.facts.dates.some(isAhead)))
      return found(undefined);
    // "By separate agreement": whoever repeats the words of the notice invents nothing.
    const favour = FAVOUR.exec(fact.span.text)?.[0].toLowerCase();
    if (favour !== undefined && notice.doc.plain.toLowerCase().includes(favour)) return found(undefined);
    // "Deprecated, still honoured": what is only announced goes on.
    if (/^still\b/i.test(fact.span.text) && isDeprecated(output.doc, fact)) return found(undefined);
    // "Old chats can be exported for a limited time": time for a trade that the notice gives a day.
    if (fact.sort === 'vague' && isTraded(output.doc, fact) && trades()) return found(undefined);
    // "Old links still work after the end": what the notice spares goes on in other words, too.
    const behindIt = ({ end }: Range): boolean => end > fact.range.start;
    const lasts =
      fact.sort === 'vague'
        ? /^(?:will )?still\b|^(?:for )?(?:as|so) long\b/i
        : fact.sort === 'ease'
          ? /^(?:for )?(?:as|so) long\b/i
          : undefined;
    if (
      lasts?.test(fact.span.text) &&
      isSpared(output.doc, fact, kept(), behindIt, /^will\b/i.test(fact.span.text) ? 0 : undefined)
    )
      return found(undefined);
    // "Records can be edited beyond the date", of the notice's "will continue to … after that date".
    const lies = fact.sort === 'vague' && PAST_IT.test(fact.span.text);
    if (lies && isSpared(output.doc, fact, lasting(), behindIt, 0)) return found(undefined);
    // "Hold the update back until you have moved", of the notice's "do not install it until you have changed over".
    if (UNTIL_MOVED.test(fact.span.text) && UNTIL_MOVED.test(notice.doc.plain)) return found(undefined);
    const unit = /\bend of the (month|quarter|year)$/i.exec(fact.span.text)?.[1];
    if (unit !== undefined && periods().has(unit.toLowerCase())) return found(undefined);
    if (fact.sort === 'request' && fact.days === undefined && showsWay(output.doc, fact, notice.doc))
      return found(undefined);
    if (fact.sort === 'request' && fact.days === undefined && isThing(output.doc, fact, notice.doc))
      return found(undefined);
    if (fact.sort === 'request' && fact.days === undefined && isOffered(output, fact, notice.doc, shared()))
      return found(undefined);
    if (PAST_IT.test(fact.span.text) && !goesOn(output.doc, fact)) return found(undefined);
    // Browser extensions: what the notice itself is about.
    if (/^extensions?\b/i.test(fact.span.text) && extended() > 1) return found(undefined);
    // "Proofs stay for another 90 days", of the notice's 60: a changed period, in which nothing may be used for longer.
    if (best === undefined && fact.days !== undefined && stored()(fact.range)) return found(undefined);
    if (best === undefined) return found(fact.sort === 'revive' && tellsRevival(notice.doc) ? undefined : 'none');
    // "A transition period" where the notice has only words of more, of something else.
    if (fact.sort === 'period' && fact.days === undefined && best.grant.sort === 'request' && best.common === 0)
      return found('none');
    // Time without a measure, or more of it, needs a grant that speaks of the same thing.
    if (fact.sort === 'vague' && best.common < 2) return found('none');
    if (
      fact.sort === 'request' &&
      fact.days === undefined &&
      !behind.some(
        ({ grant, common, scope }) =>
          grant.sort === 'request' || common >= (grant.sort === 'dated' ? 1 : 3) || isForAsking(fact, scope),
      )
    )
      return found('none');
    if (fact.days !== undefined)
      return found(
        behind.some(({ grant }) => grant.days !== undefined && grant.days > fact.days!) ? undefined : 'longer',
      );
    return found(wider() ? 'wider' : undefined);
  });
  return matches;
}

const wordsWithin = ({ tokens }: Document, { token, range }: GraceFact): ReadonlySet<string> => {
  const words = new Set<string>();
  for (let k = token; k < tokens.length && tokens[k]!.start < range.end; k++) words.add(tokens[k]!.lemma);
  return words;
};
const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !others.has(word)));

/** "60 days, as often as needed": one grant made many. */
const REPEATED = /\bas (?:often|many)\b/i;

const FAVOUR = /\b(?:agreement|arrangement|appointment|courtesy)\b/i;

/** "Whoever applies keeps it until May": whoever asks for more time gets it. */
const isForAsking = ({ sort }: GraceFact, scope: ReadonlySet<string>): boolean =>
  sort === 'request' && scope.size > 0 && [...scope].every((word) => ASKING.has(word));
const ASKING = new Set(['apply', 'request', 'ask', 'register', 'file', 'enrol'].map((word) => lemma(word)));

const isDeprecated = ({ plain, sentences }: Document, { range, sentence }: GraceFact): boolean =>
  /\bdeprecated\b/i.test(plain.slice(sentences[sentence]!.start, range.start));

const FOR_NOW = /\bfor (?:now|the moment|the time being|the present)\b/i;

/** Up to the reader's own move. */
const UNTIL_MOVED =
  /\b(?:until|till|before|unless)\s(?:your?|you['’]ve|the (?:switch|move|migration))\b[^.;,]{0,24}?\b(?:changed|moved|switched|migrated|done|finished|completed?|over|ready)\b/i;

/** "Past the date, flashing needs a cable": behind the end, something is told that does not go on. */
const PAST_IT = /^(?:past|beyond)\b/i;
const goesOn = ({ plain, sentences }: Document, { sentence }: GraceFact): boolean =>
  /\b(?:still|keeps?|continu\w*|remain\w*|stay\w*|work\w*|runs?|us(?:e|ed|able)|accept\w*|serv\w*|honou?r\w*|available|tolerat\w*|allow\w*|may|can|go(?:es)? on|let|extend\w*|last\w*)\b/i.test(
    plain.slice(sentences[sentence]!.start, sentences[sentence]!.end),
  );

/** "If you cannot move in time, write to us": an offer to those who run late, with no word of more time. */
const HELPS =
  /\b(?:cannot|can['’]t|unable|not able|won['’]t|not manage)\b[^.;]{0,60}\b(?:in time|by then|make it|meet|manage)\b[^.;]{0,60}\b(?:write|contact|tell|talk|ask|call|speak|turn|touch|reach|know)\b/i;

/** "Switch it off whenever you like, and back on until the deadline": whoever may do so is told with other verbs. */
const tellsRevival = ({ plain, sentences }: Document): boolean =>
  sentences.some(({ start, end }) => {
    const text = plain.slice(start, end);
    return (
      /\b(?:back|again) (?:on|online|up)\b|\bon again\b/i.test(text) &&
      !/\b(?:no|not|never|cannot)\b|n['’]t\b/i.test(text)
    );
  });

/** The words round a grant; "it stays for now" is about what the sentence before names. */
function wordsOfGrant(doc: Document, grant: GraceFact): ReadonlySet<string> {
  const own = wordsNear(doc, grant);
  const sentence = doc.sentences[grant.sentence]!;
  const before = doc.sentences[grant.sentence - 1];
  if (before?.block !== sentence.block || !/^(?:it|they|this|these|that|both)$/.test(doc.tokens[sentence.first]!.lower))
    return own;
  return new Set([...own, ...wordsNear(doc, { sentence: grant.sentence - 1, token: before.first })]);
}

/** "A few more months: it now closes on 26 September": behind a mark the sentence goes on with an end. */
const leadsToDate = ({ doc, facts }: Reading, { range, sentence }: GraceFact): boolean =>
  /^\s?[:,(–—-]/.test(doc.plain.slice(range.end, range.end + 2)) &&
  facts.dates.some((date) => date.sentence === sentence && date.range.start > range.end && isAhead(date));

/** Whether the question's sentence, or the next one, tells an end of the notice. */
const answeredByDate = ({ facts }: Reading, { range, sentence }: GraceFact, notice: Reading): boolean =>
  facts.dates.some(
    (date) =>
      (date.sentence === sentence || date.sentence === sentence + 1) &&
      date.range.start > range.end &&
      notice.facts.dates.some(({ value }) => value === date.value),
  );

/** "Need longer?" */
const isAsked = (doc: Document, { range, sentence }: Pick<GraceFact, 'range' | 'sentence'>): boolean =>
  /^[^.!;]{0,40}\?/.test(doc.plain.slice(range.end, doc.sentences[sentence]!.end));

/** A question of the notice ("May I have longer?") that its next sentences answer: the answer grants, not the question. */
function isAnswered({ doc, facts }: Reading, { range, sentence }: GraceFact, dated: readonly DatedGrant[]): boolean {
  const answers = (other: GraceFact): boolean => other.sentence > sentence && other.sentence <= sentence + 2;
  return (
    isAsked(doc, { range, sentence }) &&
    (facts.grace.some((fact) => fact.negated && answers(fact)) ||
      dated.some(({ fact }) => answers(fact)) ||
      saysNo(doc, sentence + 1))
  );
}

/** "No, sorry.", "Unfortunately not." */
function saysNo({ tokens, sentences }: Document, s: number): boolean {
  const sentence = sentences[s];
  if (sentence === undefined) return false;
  for (let k = sentence.first; k < sentence.last && k < sentence.first + 3; k++)
    if (/^(?:no|not|none|never)$/.test(tokens[k]!.lower)) return tokens[k + 1]?.lower !== 'later';
  return false;
}

/** The words of the claim's sentence up to where another statement joins it: behind that, the words are another's. */
function wordsOf(doc: Document, place: Place): ReadonlySet<string> {
  const opens = segmentStarts(doc);
  const { last } = doc.sentences[place.sentence]!;
  let end = place.token + 1;
  const joins = (i: number): boolean =>
    opens(i) &&
    (/^(?:and|but|while|whereas)$/.test(doc.tokens[i]!.lower) ||
      doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start).includes(';'));
  while (end < last && end < place.token + MOST && !joins(end)) end++;
  return wordsNear(doc, place, (token) => token >= end);
}

/** "Services have until 31 August, and others can be given a postponement": told of whom the grant is not for. */
const isOfOthers = ({ plain }: Document, { range }: GraceFact): boolean =>
  /\b(?:others|everyone else|anyone else|the rest)\s(?:\p{L}+\s){0,3}$/u.test(
    plain.slice(Math.max(0, range.start - NEAR), range.start),
  );

/** So many characters behind a grant its end may be told. */
const NEAR = 60;

/** "Tolerated until 30 November": the words are followed by an end with a date. */
function isDated({ doc, facts }: Reading, { range: { end }, sentence }: GraceFact): boolean {
  const { dates } = facts;
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dates[middle]!.range.start < end) low = middle + 1;
    else high = middle;
  }
  const start = dates[low]?.sentence === sentence ? dates[low]!.range.start : Number.POSITIVE_INFINITY;
  return (
    start - end < NEAR &&
    /^[^,;.!?]*\b(?:until|till|through|to)\s(?:[^\s,;.]+\s){0,2}$/.test(doc.plain.slice(end, start))
  );
}

const isTraded = ({ plain, sentences }: Document, { range, sentence }: GraceFact): boolean =>
  TRADES.test(plain.slice(Math.max(sentences[sentence]!.start, range.start - 3 * NEAR), range.start));

/** Spans of time in the notice that may be granted, in days: all but those which something takes at most. */
function durationsOf(doc: Document): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { first, last } of doc.sentences) {
    for (let i = first; i < last; i++) {
      const days = durationAt(doc.tokens, i);
      if (days !== undefined && !isTaken(doc, first, i)) found.add(days);
    }
  }
  return found;
}

/** The spans of time that a claim tells itself, in days. */
function durationsIn({ tokens, sentences }: Document, { range, sentence, token }: GraceFact): number[] {
  const found: number[] = [];
  // "60 days past the date"
  for (
    let i = Math.max(sentences[sentence]!.first, token - 2);
    i < sentences[sentence]!.last && tokens[i]!.start < range.end;
    i++
  ) {
    const one = /^(?:another|an?|additional|extra|further)$/.test(tokens[i]!.lower)
      ? ONE[tokens[i + 1]?.lower ?? '']
      : undefined;
    const days = durationAt(tokens, i) ?? one;
    if (days !== undefined) found.push(days);
  }
  return found;
}

/** "Refunded within 14 days", "takes up to 5 days"; but "can be restored within 14 days". */
function isTaken(doc: Document, first: number, at: number): boolean {
  if (!/^(?:within|takes?)$/.test(doc.tokens[at - 1]?.lower ?? '') || at === first) return false;
  for (let i = Math.max(first, at - 10); i < at; i++)
    if (/^(?:can|may|could)$|ble$/.test(doc.tokens[i]!.lower)) return false;
  return true;
}
