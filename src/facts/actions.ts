import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import { asks } from '../text/question.ts';
import { type Range, rangeAt } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import {
  isAbility,
  isCondition,
  isDeed,
  isDescribed,
  isObligation,
  isOmitted,
  isQuestion,
  nothingAt,
} from './actions/asked.ts';
import { isCalledFor } from './actions/called-for.ts';
import { isForCurious } from './actions/for-curious.ts';
import { isDoing } from './actions/orders/doing.ts';
import { opensWithObject, takesObject } from './actions/orders/objects.ts';
import { isActor, sharesSubject } from './actions/orders/subjects.ts';
import { orderAt, verbAt } from './actions/orders.ts';
import { PEOPLE } from './actions/people.ts';
import { isPolite } from './actions/polite.ts';
import { populationOf } from './audience/population.ts';
import type { Fact } from './fact.ts';
import { emptyFields } from './replacement/empty-field.ts';

/** What a text asks of its readers, or that it asks nothing. */
export interface ActionFact extends Fact {
  /** `label`: a line "Action: …" with something in it. `none`: no action is needed. */
  readonly kind: 'imperative' | 'obligation' | 'label' | 'replacement' | 'ability' | 'none';
  /** Index of the token that asks: the verb of an imperative, the "must" of an obligation. */
  readonly at: number;
}

const STEP_LABEL =
  /^(?:actions?(?: required| needed)?|what (?:to do|you (?:need|have) to do|you should do)|to do|steps?|migration|how to migrate|required|do|next steps?|replacement|replace with|use instead|instead|migrate to|move to)$/i;
/** Over a column that names things, in which nothing is ordered. */
const NAMING =
  /^\W*(?:affected |retiring |old )?(?:area|component|feature|functionality|function|capability|module|product|service|item|name|model|object|topic)s?\W*$/i;
/** Naming what takes the place says what to do. */
const INSTEAD = new Set(
  ['replacement', 'successor', 'instead', 'alternative', 'replace', 'supersede', 'belong'].map(lemma),
);
const NOTHING = new Set("nothing no without don't needn't doesn't not".split(' '));

/** Finds what a text asks. Linear; once for each text. */
export const readActions: (doc: Document) => readonly ActionFact[] = oncePer(findActions);

function findActions(doc: Document): ActionFact[] {
  const found: ActionFact[] = [];
  const { tokens, clauses, plain } = doc;
  const add = (kind: ActionFact['kind'], first: number, last: number, at = first): void => {
    const range = { start: tokens[first]!.start, end: tokens[last]!.end };
    found.push({ kind, range, span: doc.span(range), at });
  };
  for (const label of doc.labels) {
    if (!STEP_LABEL.test(label.name)) continue;
    const first = tokens.findIndex((token) => token.start >= label.end);
    const block = doc.blocks[label.block]!;
    if (
      first >= 0 &&
      tokens[first]!.start < block.end &&
      !isNoWay(tokens, first) &&
      !isTheirs(tokens, first) &&
      !POINTS.test(plain.slice(tokens[first]!.start, block.end))
    )
      add('label', first, first);
  }
  for (const [s, sentence] of doc.sentences.entries()) {
    const { kind, header } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code') continue;
    if (isForCurious(doc, s)) continue;
    const names = header !== undefined && NAMING.test(header);
    for (let c = sentence.firstClause; c < sentence.lastClause && !names; c++) {
      const { first, last } = clauses[c]!;
      const at = orderAt(tokens, first, last, plain);
      if (at >= 0 && isDeniedToo(tokens, at, sentence.first)) continue;
      if (at >= 0) add('imperative', first, at, at);
      // "→ Resize v2": the arrow is the verb.
      else if (
        isNamed(tokens[first]!) &&
        /→\s*$/.test(plain.slice(Math.max(0, tokens[first]!.start - 4), tokens[first]!.start))
      )
        add('label', first, first);
    }
    if (asks(doc, sentence) && isQuestion(tokens, sentence.first, sentence.last))
      add('ability', sentence.first, sentence.last - 1);
    let c = sentence.firstClause;
    for (let k = sentence.first; k < sentence.last; k++) {
      const token = tokens[k]!;
      if (token.code) continue;
      while (c + 1 < sentence.lastClause && clauses[c + 1]!.first <= k) c++;
      const verb = verbAt(tokens, k, plain);
      if (
        k > sentence.first &&
        !names &&
        (verb > k || isDoing(token)) &&
        isCoordinated(doc, k) &&
        !isDeniedToo(tokens, k, sentence.first) &&
        // "On the Free and Active tiers": a name
        !(token.capital && /^(?:and|or)$/.test(tokens[k - 1]!.lower)) &&
        !sharesSubject(tokens, sentence.first, k, plain) &&
        orderAt(tokens, k, sentence.last, plain) === verb &&
        verb + 1 < sentence.last &&
        (/^(?:please|kindly)$/.test(tokens[k - 1]!.lower) ||
          takesObject(tokens[verb]!, tokens[verb + 1]!) ||
          opensWithObject(tokens, verb, clauses[c]!.last))
      )
        add('imperative', k, verb, verb);
      if (isInsteadOf(tokens, k) && !isDenied(tokens, k, sentence.first) && !isMeasured(tokens, k, sentence.last))
        add('replacement', k, k);
      const none = NOTHING.has(token.lower) ? nothingAt(tokens, k, sentence.last) : -1;
      if (none > 0) {
        add('none', k, none);
        k = none;
      } else if (
        isObligation(tokens, k, clauses[c]!, sentence.last) ||
        isCalledFor(tokens, k, clauses[c]!.first, sentence.last) ||
        isPolite(tokens, k, sentence.first, sentence.last)
      )
        add('obligation', k, k);
      else if (/^(?:can|may)$/.test(token.lower) && isAbility(tokens, k, clauses[c]!.first, sentence.last))
        add('ability', k, k);
      else if (
        isWayOn(tokens, k) ||
        (isDescribed(tokens, k, clauses[c]!.first, plain) && !sparesBehind(tokens, k, sentence.last)) ||
        isDeed(tokens, k) ||
        isCondition(tokens, k, sentence.first)
      )
        add('ability', k, k);
      else if (k > sentence.first + 1 && token.lower.endsWith('ed') && isOmitted(tokens, k, sentence.first))
        add('ability', k, k);
    }
  }
  // "Use instead: nothing": the verb is the name of a field in which nothing stands.
  const empty = emptyFields(doc);
  const stands = ({ start }: Range): boolean => start >= (empty[rangeAt(empty, start)]?.end ?? 0);
  return found.filter(({ range }) => empty.length === 0 || stands(range)).sort((a, b) => a.range.start - b.range.start);
}

/** "Clusters sign pulls by themselves and need no change": what those do of whom nothing is asked. */
function sparesBehind(tokens: readonly Token[], at: number, last: number): boolean {
  for (let k = at + 1; k < last && k < at + 24; k++)
    if (NOTHING.has(tokens[k]!.lower) && nothingAt(tokens, k, last) > 0) return true;
  return false;
}

/** A word by which something takes the place: "its successor", "in favour of". */
const isInsteadOf = (tokens: readonly Token[], k: number): boolean =>
  INSTEAD.has(tokens[k]!.lemma) || (/^favou?r$/.test(tokens[k]!.lower) && tokens[k - 1]?.lower === 'in');

/** "Renewals go through the portal": the way that things take from then on. */
const isWayOn = (tokens: readonly Token[], k: number): boolean =>
  /^(?:go|goes|going|run|runs)$/.test(tokens[k]!.lower) &&
  /^(?:through|via|over)$/.test(tokens[k + 1]?.lower ?? '') &&
  // "Will no longer run over the relay"
  !isDenied(tokens, k, 0) &&
  tokens.slice(k + 2, k + 6).some(isNamed);

/** "Action: there is no successor": where nothing takes the place, nothing is said of what to do. */
function isNoWay(tokens: readonly Token[], first: number): boolean {
  const word = (k: number): string => tokens[first + k]?.lower ?? '';
  const from = word(0) === 'there' && /^(?:is|are)$/.test(word(1)) ? 2 : 0;
  if (word(from) !== 'no') return false;
  for (let k = from + 1; k < from + 4; k++) if (INSTEAD.has(tokens[first + k]?.lemma ?? '')) return true;
  return false;
}

/** "Action: Acme re-embeds your corpus", "Action: our technicians set a password": the work of the vendor. */
const isTheirs = (tokens: readonly Token[], first: number): boolean =>
  /^(?:our|we)$/.test(tokens[first]!.lower) || isActor(tokens, first, Math.min(tokens.length, first + 6));

/** "Action: see https://maps.example/closing": where it is said, and not what to do. */
const POINTS = /^(?:please\s)?(?:see|read|check|visit|consult)\s(?:[^\s.;]+\s){0,4}?[<(]?https?:\S+\s*$/i;

const isNamed = (token: Token): boolean => token.code || token.shaped || token.url || token.capital;

/** After a comma, an "and" or an arrow: "If you have functions on it, move them". */
function isCoordinated(doc: Document, at: number): boolean {
  const before = doc.tokens[at - 1]!;
  if (isHabit(doc.tokens, at)) return false;
  return (
    /^(?:and|or|then|please|kindly|so|but|also|first|next|just|simply|now)$/.test(before.lower) ||
    doc.plain.slice(before.end, doc.tokens[at]!.start).includes(',')
  );
}

/** "You cannot fetch it or put it on another watch": the second of two verbs that are denied together. */
function isDeniedToo(tokens: readonly Token[], at: number, first: number): boolean {
  const joined = [at, at - 1].find((k) => k > first && /^(?:and|or)$/.test(tokens[k]!.lower));
  if (joined === undefined) return false;
  for (let k = joined - 1; k > first && k > joined - 12; k--) {
    const { lower, start } = tokens[k]!;
    if (/^(?:cannot|can['’]t|won['’]t|unable|impossible|longer)$/.test(lower)) return true;
    if (lower === 'not' && /^(?:will|can|may|could|would)$/.test(tokens[k - 1]!.lower)) return true;
    if (start - tokens[k - 1]!.end > 1 || /^(?:so|please|but|then|which|that|if|when)$/.test(lower)) return false;
  }
  return false;
}

/** "Most of you now book by app", "some of you also send letters": an adverb behind those who do it, which is a report. */
function isHabit(tokens: readonly Token[], at: number): boolean {
  let k = at - 1;
  while (k >= 0 && k > at - 4 && /^(?:also|first|just|simply|now|then)$/.test(tokens[k]!.lower)) k--;
  return (
    k < at - 1 &&
    k >= 0 &&
    !tokens[k]!.code &&
    (PEOPLE.test(tokens[k]!.lower) || populationOf(tokens[k]!) === 'everybody')
  );
}

/** "$9 instead of $6", "by forecast instead of fixed hours", "instead of 31 May": a difference, and no move. */
function isMeasured(tokens: readonly Token[], at: number, last: number): boolean {
  if (tokens[at]!.lower !== 'instead' || tokens[at + 1]?.lower !== 'of' || at + 2 >= last) return false;
  for (let k = at + 2; k < last && k < at + 5; k++) {
    const { code, shaped, number, capital, dateWord } = tokens[k]!;
    if (number) return true;
    if (code || shaped || capital) return dateWord;
  }
  return true;
}

function isDenied(tokens: readonly Token[], at: number, first: number): boolean {
  for (let k = Math.max(first, at - 4); k < at; k++)
    if (/^(?:no|not|without|nothing|never|lacks?)$|n['’]t$/.test(tokens[k]!.lower)) return true;
  return false;
}
