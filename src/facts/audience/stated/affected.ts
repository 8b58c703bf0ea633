import { asks } from '../../../text/question.ts';
import { wordSet } from '../../grammar/naming.ts';
import { clauseEnd, clauseStart, isDenied, negatedIn } from '../group.ts';
import { type Place, type StatedGroup, stated, wordAt, YOU } from './place.ts';

/* Whom an end affects, by a verb for that. */

export const AFFECTS = wordSet(
  'affect affects affecting concern concerns concerning impact impacts impacting matters touches hits targets',
);
export const AFFECTED = wordSet('affected concerned impacted');
/** "Applies to", "aimed at", "relevant for". */
export const AIMED = wordSet('applies apply relevant aimed addressed intended meant relates');
const BE = wordSet('is are was were be been being get gets only');

/** "This affects teams that …" */
export function affects(place: Place): StatedGroup | null {
  const { doc, sentence, at, before, next } = place;
  if (isNoun(place) || isOwnAim(place) || isAimOfMove(place)) return null;
  // "Changes that may affect your packages": what might be hit, and no description of whom it concerns.
  if (next === 'your' && /^(?:may|might|could)$/.test(before)) return null;
  let from = at + 1;
  while (/^(?:to|for|at|only|just|exclusively|you|your)$/.test(wordAt(doc, sentence, from))) from++;
  // "This concerns you if …": the condition is the description.
  if (wordAt(doc, sentence, from) === 'if') from++;
  // "Nothing touches you: 7.x gets …": what follows the mark describes nobody.
  if (from >= sentence.last || /[;:.!?]/.test(doc.plain.slice(doc.tokens[at]!.end, doc.tokens[from]!.start)))
    return null;
  const last = clauseEnd(doc, sentence, from);
  const denied = negatedIn(doc, Math.max(sentence.first, at - 4), at + 1);
  return { scope: denied ? 'not' : 'some', first: from, last, resume: Math.max(at + 1, last) };
}

/** "Build targets on ARM", "concerns about the size": what an end hits stands right behind the verb; behind a noun stands a preposition. */
const isNoun = ({ word, next }: Place): boolean =>
  word === 'matters'
    ? !/^(?:to|for|only|just|if|when|most|particularly|especially)$/.test(next)
    : VERB_OR_NOUN.has(word) && /^(?:about|on|of|with|over|at|around|regarding|from|by|as|are|were|have)$/.test(next);
const VERB_OR_NOUN = wordSet('concerns touches hits targets');

/** "Code that targets the headless backend": what its author aims at; "a change that hits hosts on Plus" is an act. */
function isOwnAim({ doc, sentence, at, word, before }: Place): boolean {
  if (!AIMS.has(word) || !/^(?:that|which|who)$/.test(before)) return false;
  return !/(?:al|ion|ment|ure|ing|change|move|step|end|update|sunset|one|notice)s?$/.test(
    wordAt(doc, sentence, at - 2),
  );
}
const AIMS = wordSet('touches hits targets');

/** "Migration targets the Production plan": where a move leads. */
const isAimOfMove = ({ word, before }: Place): boolean =>
  word === 'targets' &&
  /^(?:migrations?|upgrades?|moves?|conversions?|transfers?|redirects?|exports?|imports?)$/.test(before);

/** "This applies to teams that …", "the change is relevant for …" */
export const appliesTo = (place: Place): StatedGroup | null =>
  !isRelief(place) &&
  // "Is meant to be easy for all": what it is to be, and not for whom it is meant.
  !(place.next === 'to' && /^(?:meant|intended)$/.test(place.word)) &&
  (place.next === 'to' || (!/^appl/.test(place.word) && /^(?:for|at)$/.test(place.next)))
    ? affects(place)
    : null;

/** "The extra time is meant for clinics": those who are given something are not all whom it concerns. */
const isRelief = ({ doc, sentence: { first }, at, word }: Place): boolean =>
  !/^(?:appl|relevant)/.test(word) &&
  doc.tokens
    .slice(Math.max(first, at - RELIEF), at)
    .some(({ lower }) =>
      /^(?:extension|postponement|delay|deferral|exceptions?|exemptions?|waivers?|grace|time)$/.test(lower),
    );
/** So many words before the verb what is given stands. */
const RELIEF = 5;

/** "Affected are teams that …", "teams that … are affected" */
export function affected(place: Place): StatedGroup | null {
  const { doc, sentence, at, before, next } = place;
  if (at === sentence.first)
    return BE.has(next) ? stated(place, 'some', at + 2, clauseEnd(doc, sentence, at + 2)) : null;
  if (asks(doc, sentence)) return null;
  const start = clauseStart(doc, sentence, at);
  if (!BE.has(before) && !negatedIn(doc, Math.max(start, at - 3), at)) return null;
  const not = before === 'un' || isDenied(doc, start, at);
  // "You are affected only if …": the condition is the description.
  let from = at + 1;
  while (/^(?:only|just|if|when)$/.test(wordAt(doc, sentence, from))) from++;
  return YOU.has(wordAt(doc, sentence, start)) && from > at + 1 && !not
    ? stated(place, 'some', from, clauseEnd(doc, sentence, from))
    : stated(place, not ? 'not' : 'some', start, groupEnd(place, start));
}

/** "If you use it, you will | be affected": a condition tells the group, and what stands between its comma and the verb does not. */
function groupEnd({ doc: { tokens, plain }, at }: Place, start: number): number {
  let last = at;
  while (last > start + 1 && /^(?:will|would|may|might|can|could|be|is|are|it|they|you)$/.test(tokens[last - 1]!.lower))
    last--;
  const isCondition = /^(?:if|when|where)$/.test(tokens[start]!.lower);
  return isCondition && last < at && plain.slice(tokens[last - 1]!.end, tokens[last]!.start).includes(',') ? last : at;
}
