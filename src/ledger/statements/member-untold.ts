import { isGeneric } from '../../facts/grammar/naming.ts';
import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { isCommon, spreadKey, spreadOf } from './spread.ts';
import { saysRest } from './unspared.ts';
import { lookUp, related, toWordIndex } from './word-index.ts';

/** Probability of being a fact from which a member of its list counts as one. */
const LIKELY = 0.6;
/** Words of a statement that are looked at. */
const LONGEST = 60;
/** So many words a member has to have, all of them gone, and one of its own: of one word, a paraphrase may well leave none. */
const SEVERAL = 2;
/** The same of what is told of a thing besides: "and needs a bank card in your own name". */
const MANY = 3;

const FINITE =
  /^(?:is|are|was|were|do|does|did|will|can|may|must|shall|has|have|had|needs?|stays?|remains?|keeps?|continues?|carry|carries|goes?|\w+n['’]t)$/;
const COORDINATES = /^(?:and|or|nor|plus|&)$/;
/** "Android 12 or newer" is one. */
const MORE = /^(?:newer|later|older|earlier|more|less|fewer|above|below|higher|lower|finer|larger|smaller|up|so)$/;
/** What a member may begin with and a verb does not: "the depots", "without a number", "in a shop". */
const OPENS_NAME =
  /^(?:the|an?|any|each|every|all|those|their|its|your|our|no|in|on|at|with|without|for|from|of|by|to|than|under|over|older|newer|more|fewer|less|\d.*)$/;

/**
 * "Entries older than two years or without a phone number", "coroners, and studies with their own sponsor, continue": of the
 * members of a list the output has others, and of one not a word. The words that are told hide the loss.
 */
export function isMemberUntold(ledger: Ledger, { measurable, purposes, statement }: StatementMatch): boolean {
  const { doc } = ledger.notice;
  const { features } = statement;
  if (!measurable || purposes.fact < LIKELY || features.has('history') || features.has('filler')) return false;
  const members = membersOf(doc, wordsOf(doc, statement).slice(0, LONGEST));
  if (members.length < 2) return false;
  const index = toWordIndex(ledger.output);
  const { sentences } = spreadOf(ledger.notice);
  const content = new Set(statement.content);
  const counts = (token: Token): boolean =>
    content.has(token) && !token.dateWord && !token.number && !isCommon(token.lemma);
  const isOwn = (token: Token): boolean => !isGeneric(token.lemma) && sentences.get(spreadKey(token)) === 1;
  const isTold = (token: Token): boolean => lookUp(token, index).length > 0 || related(token, index).length > 0;
  const words = members.map((member) => member.filter(counts));
  const isHere = words.map((all) => {
    const own = all.filter(isOwn);
    return own.length > 0 && own.filter(isTold).length * 2 >= own.length;
  });
  // "A data contract from the depot": of depots much else may be told.
  const isGone = (all: readonly Token[]): boolean => {
    const own = all.filter(isOwn);
    return own.length > 0 && !(own.length >= SEVERAL ? own : all).some(isTold);
  };
  const spares = features.has('kind:exemption') || features.has('kind:stay');
  // "Other destinations are not concerned"
  if (spares && saysRest(ledger)) return false;
  return words.some(
    (all, k) =>
      all.length >= SEVERAL &&
      isGone(all) &&
      (isHere[k - 1] === true || isHere[k + 1] === true) &&
      (isName(members[k]!, spares) ||
        isPlain(members, k) ||
        (!spares && k > 0 && all.length >= MANY && isDeed(members[k]!))),
  );
}

/** "The depots on the islands", "without a phone number": a name, and no second thing that is told of the first. */
function isName(member: readonly Token[], spares: boolean): boolean {
  const [first, second] = COORDINATES.test(member[0]?.lower ?? '') ? member.slice(1) : member;
  if (first === undefined) return false;
  return (
    OPENS_NAME.test(first.lower) ||
    (spares && second !== undefined && !OPENS_NAME.test(second.lower) && /s$/.test(member.at(-1)!.lower))
  );
}

/** "Cash, gift cards and room charges": a list of three or more, all of a few words. */
const isPlain = (members: readonly (readonly Token[])[], k: number): boolean =>
  k > 0 && members.length > 2 && members.slice(1).every((member) => member.length <= SHORT && !isDeed(member));
const SHORT = 4;

/** "And needs a card" */
const isDeed = (member: readonly Token[]): boolean => FINITE.test(member[1]?.lower ?? '');

/** The members of a list, cut at "and", "or", "nor" and the commas before them, and what stands before the list. */
function membersOf({ plain }: Document, words: readonly Token[]): readonly (readonly Token[])[] {
  const cuts = words.flatMap((token, k) =>
    k > 0 && COORDINATES.test(token.lower) && !MORE.test(words[k + 1]?.lower ?? '') ? [k] : [],
  );
  const last = cuts.at(-1);
  if (last === undefined) return [];
  for (let k = 1; k < last; k++)
    if (plain.slice(words[k - 1]!.end, words[k]!.start).includes(',') && !cuts.includes(k)) cuts.push(k);
  const starts = [0, ...cuts.sort((a, b) => a - b)];
  return starts.map((from, n) => {
    const member = words.slice(from, starts[n + 1] ?? words.length);
    const verb = member.findIndex(({ lower }, k) => k > 0 && FINITE.test(lower));
    // "The new one has | no offline mode and …": the first stands behind what leads the list in.
    if (n === 0) return verb > 0 ? member.slice(verb + 1) : member;
    return verb > 1 ? member.slice(0, verb) : member;
  });
}
