import { readActions } from '../../facts/actions.ts';
import { firstFrom } from '../../facts/dates/role.ts';
import type { Boundary, DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { ACT, ENDS, FAILURE, GOES_ON } from './predicates.ts';
import { isOpposite, type Side, sideOf, touches } from './side.ts';
import { stampKey } from './stamps.ts';

/** `ends`, `goes-on` or `act`, and the word's own form: what happens up to or from a date. */
interface Predicate {
  readonly sort: 'ends' | 'goes-on' | 'act';
  readonly lemma: string;
}

/** The nearest telling word of the date's own clause; null where a negation or "only" makes its direction unsure. */
function predicateOf(reading: Reading, fact: DateFact): Predicate | null {
  const { doc } = reading;
  const sentence = doc.sentences[fact.sentence]!;
  const clause = doc.clauses[firstFrom(doc.clauses, sentence.firstClause, sentence.lastClause, fact.range.start)];
  if (!clause) return null;
  let best: { predicate: Predicate; distance: number } | null = null;
  for (let k = clause.first; k < clause.last; k++) {
    const token = doc.tokens[k]!;
    if (
      /^(?:not|no|only|except|cannot|never|without|unable|unless|longer|nor|neither|until|instead)$|n't$/.test(
        token.lower,
      ) &&
      !(token.lower === 'until' && token.end + 3 >= fact.range.start)
    )
      return null;
    if (token.code || token.url) continue;
    // "Accepted until 4 May and rejected thereafter": what is joined on behind the date is told of the time after it.
    if (token.start >= fact.range.end && /^(?:and|but|then|thereafter|afterwards)$/.test(token.lower)) break;
    // "Stop working", "loses support": what went on ends.
    const ended = doc.tokens.slice(Math.max(clause.first, k - 2), k).some(({ lower }) => ENDS.test(lower));
    // "If your form is received by": what somebody does, while those who receive updates go on.
    const acts = ACT.test(token.lower);
    const sort =
      ENDS.test(token.lower) || (ended && GOES_ON.test(token.lower))
        ? 'ends'
        : GOES_ON.test(token.lower) && !acts
          ? 'goes-on'
          : acts
            ? 'act'
            : null;
    if (!sort) continue;
    const distance =
      (token.end <= fact.range.start ? fact.range.start - token.end : token.start - fact.range.end + 40) +
      (sort === 'act' && isNoun(doc.tokens, k) ? NOUN : 0);
    if (!best || distance < best.distance) best = { predicate: { sort, lemma: token.lemma }, distance };
  }
  // "Requests get 403 after 3 May": an error is nothing that goes on.
  const fails = best?.predicate.sort !== 'ends' && holdsFailure(reading, clause);
  return fails ? null : (best?.predicate ?? null);
}

/** "The Pebble export feed", "requests are refused": a part of a name or a subject tells less than any verb of its clause. */
const isNoun = (tokens: readonly Token[], k: number): boolean => {
  const [before, here, next] = [tokens[k - 1], tokens[k]!, tokens[k + 1]];
  if (/s$/.test(here.lower) && /^(?:is|are|will|can|cannot|may|must|to|of|for|from|with)$/.test(next?.lower ?? ''))
    return true;
  return before?.content === true && next?.content === true && !before.dateWord && !next.dateWord && !next.number;
};
/** Further off than any word of a clause. */
const NOUN = 1_000_000;

const holdsFailure = ({ doc: { tokens } }: Reading, { first, last }: Clause): boolean =>
  tokens.slice(first, last).some(({ lower }) => FAILURE.test(lower));

/** "By" told as "after", "until" told as "from", and the reverse; "on", "from", "starting" and "by" stand for one another. */
function reversed(a: Boundary | null, b: Boundary | null): boolean {
  const one = (x: Boundary | null, y: Boundary | null): boolean =>
    ((x === 'by' || x === 'before' || x === 'until') && y === 'after') ||
    ((x === 'until' || x === 'before') && y === 'from');
  return one(a, b) || one(b, a);
}

/** Finds a mention in the output that says the same of the other side of the date. */
export function findReversal(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): { notice: DateFact; output: DateFact } | null {
  for (const [n, told] of found.entries()) {
    const opposite = n < MENTIONS ? findOpposite(told, notice, output) : undefined;
    if (opposite) return { notice: opposite, output: told };
    if (told.boundary === null || isLastDay(output, told)) continue;
    // "Tokens made before 3 May": the notice bounds the same day so elsewhere, if only as a condition.
    if (notice.facts.dates.some((fact) => fact.condition && sameBound(fact, told))) continue;
    const turned = own.filter((fact) => reversed(fact.boundary, told.boundary));
    if (turned.length === 0) continue;
    const said = predicateOf(output, told);
    const first =
      turned.find((fact) => repeats(output, told, notice, fact)) ??
      (said && turned.length === own.length
        ? turned.find((fact) => predicateOf(notice, fact)?.sort === said.sort)
        : undefined) ??
      (turned.length === own.length ? turned.find((fact) => ordersAct(output, told, notice, fact)) : undefined);
    if (first) return { notice: first, output: told };
  }
  return null;
}

/** "3 May is the last day for renewals": the same as "not renewed after 3 May", whatever word or label stands in front. */
const isLastDay = ({ doc }: Reading, { range }: DateFact): boolean =>
  /^(?:\s(?:is|was|will be|being)|[,:]|\s[–—-])\s(?:the|your|our|its)\s(?:very\s)?(?:last|final)\s/i.test(
    doc.plain.slice(range.end, range.end + 30),
  );

/** The first mentions of each day. */
const byDay = oncePer((dates: readonly DateFact[]): ReadonlyMap<string, readonly DateFact[]> => {
  const days = new Map<string, DateFact[]>();
  for (const fact of dates) {
    const key = stampKey(fact.stamp);
    const known = days.get(key);
    if (!known) days.set(key, [fact]);
    else if (known.length < MENTIONS) known.push(fact);
  }
  return days;
});
/** Whoever says a day more often than this is not writing a notice. */
const MENTIONS = 12;

/** A mention in the notice that sets the same thing on the other side of the day, where none sets it on this side. */
function findOpposite(told: DateFact, notice: Reading, output: Reading): DateFact | undefined {
  const said = sideOf(output, told);
  if (said === null) return undefined;
  const key = stampKey(told.stamp);
  const meant = (byDay(notice.facts.dates).get(key) ?? []).map((fact) => ({ fact, side: sideOf(notice, fact) }));
  if (meant.some(({ side }) => side !== null && side.holds === said.holds && touches(side, said))) return undefined;
  return meant.find(
    ({ fact, side }) =>
      fact.lifecycle &&
      side !== null &&
      (isLimit(fact) !== isLimit(told) || isRefusal(side, said, told)) &&
      isOpposite(side, said),
  )?.fact;
}

/** "Keep working until 3 May", told as "are refused until 3 May". */
const isRefusal = (meant: Side, said: Side, told: DateFact): boolean =>
  isLimit(told) && meant.sort === 'goes-on' && said.sort === 'ends';

/** Up to the day, and not from it on: between two of a kind no word order turns anything. */
const isLimit = ({ boundary }: DateFact): boolean => boundary === 'until' || boundary === 'by' || boundary === 'before';

/** "Through 12 June", "until 12 June inclusive": the last day on which something goes on is told as the first without it. */
export function findShortened(
  own: readonly DateFact[],
  found: readonly DateFact[],
  notice: Reading,
  output: Reading,
): { notice: DateFact; output: DateFact } | null {
  if (!own.every((fact) => fact.time === null && isInclusive(notice, fact))) return null;
  const told = found[0]!;
  if (found.length > 1 || told.boundary !== 'before' || told.time !== null) return null;
  const [said, meant] = [predicateOf(output, told), predicateOf(notice, own[0]!)];
  // "Move before 12 June" is what to do while it goes on.
  if (said?.sort === 'act' || (said !== null && meant !== null && said.sort !== meant.sort)) return null;
  const here = wordsOf(output, told);
  const there = notice.doc.sentences[own[0]!.sentence]!;
  const shared = notice.doc.tokens
    .slice(there.first, Math.min(there.last, there.first + 40))
    .some(({ lemma, content, dateWord, number }) => content && !dateWord && !number && here?.has(lemma));
  return shared ? { notice: own[0]!, output: told } : null;
}

function isInclusive({ doc }: Reading, { range, boundary }: DateFact): boolean {
  if (boundary !== 'until' && boundary !== 'by') return false;
  return (
    /\b(?:through|thru|including)\s(?:the\s)?$/i.test(doc.plain.slice(Math.max(0, range.start - 20), range.start)) ||
    /^[\s,(]{1,2}(?:inclusive|included)\b/i.test(doc.plain.slice(range.end, range.end + 14))
  );
}

const sameBound = (fact: DateFact, told: DateFact): boolean =>
  fact.boundary === told.boundary && stampKey(fact.stamp) === stampKey(told.stamp);

/** "After 3 May, lodge the declaration", of one that must be lodged by then: an order on the wrong side of its day. */
function ordersAct({ doc }: Reading, told: DateFact, notice: Reading, fact: DateFact): boolean {
  const { sentences, clauses, tokens, plain } = doc;
  const here = sentences[told.sentence]!;
  const behind = firstFrom(tokens, here.first, here.last, told.range.end);
  const opens = clauses[firstFrom(clauses, here.firstClause, here.lastClause, told.range.start)]?.first ?? behind;
  const leads = behind < here.last && /^,?\s$/.test(plain.slice(told.range.end, tokens[behind]!.start));
  const orders = [opens, ...(leads ? [behind] : [])].map((k) => tokens[k]!.lemma);
  const there = notice.doc.sentences[fact.sentence]!;
  return readActions(notice.doc).some(
    ({ kind, at }) =>
      at >= there.first &&
      at < there.last &&
      (kind === 'imperative' || kind === 'obligation') &&
      orders.includes(notice.doc.tokens[kind === 'imperative' ? at : Math.min(at + 1, there.last - 1)]!.lemma),
  );
}

/** True where two clauses say the same in the same words, but for the word before the date. */
function repeats(output: Reading, told: DateFact, notice: Reading, fact: DateFact): boolean {
  const [said, meant] = [predicateOf(output, told), predicateOf(notice, fact)];
  if (said && meant && said.sort !== meant.sort) return false;
  const [here, there] = [wordsOf(output, told), wordsOf(notice, fact)];
  if (!here || !there || here.size < 3) return false;
  const shared = [...here].filter((word) => there.has(word)).length;
  return shared >= 3 && shared >= 0.8 * Math.max(here.size, there.size);
}

/** The content words of a date's clause; null where a negation could turn them round. */
function wordsOf({ doc }: Reading, fact: DateFact): Set<string> | null {
  const sentence = doc.sentences[fact.sentence]!;
  const clause = doc.clauses[firstFrom(doc.clauses, sentence.firstClause, sentence.lastClause, fact.range.start)];
  const words = new Set<string>();
  for (let k = clause?.first ?? 0; k < (clause?.last ?? 0) && words.size < 40; k++) {
    const token = doc.tokens[k]!;
    if (/^(?:not|no|nor|neither|except|cannot|never|without|unless|longer)$|n't$/.test(token.lower)) return null;
    if (token.content && !token.dateWord && !token.number && !/^(?:until|after|before|from|by|only)$/.test(token.lower))
      words.add(token.lemma);
  }
  return words;
}
