import type { Document } from '../../../text/document.ts';
import { asks } from '../../../text/question.ts';
import { titled } from '../events.ts';
import { keysOf, sameThing } from '../keys.ts';
import { lastIdentifiers } from '../last-identifiers.ts';
import { beforeRelative, firstOf, isGroup, openingPhrase, ownOpening, sameNoun } from '../mention.ts';
import { antecedent } from '../sentence-before.ts';
import type { LifeStatement } from '../statement.ts';
import type { Unit } from '../unit.ts';
import { named } from './behind.ts';
import type { Naming } from './naming.ts';

/** What a statement goes back to whose own words are a pronoun, a group of users or nothing. Words are given by their tokens. */
export function antecedentOf(x: Naming): readonly number[] {
  const { doc, statement, before } = x;
  return firstOf(
    () => nearest(x),
    () => clientsOf(x),
    () => before.at(-1)?.tokens ?? [],
    () => titled(doc),
    () => lastIdentifiers(doc, opensWithPronoun(doc, statement.sentence) ?? statement.chain),
  );
}

/** "It works, prints `W12`, and will be removed": what the sentence names behind the pronoun is not what that goes back to. */
function opensWithPronoun({ tokens, sentences }: Document, s: number): number | undefined {
  const { first } = sentences[s]!;
  return /^(?:it|they)$/.test(tokens[first]!.lower) ? first : undefined;
}

/** What a pronoun goes back to, where that is not what was told of last anyway. */
function nearest({ doc, statement, before, own, pronoun, leadIsGroup }: Naming): readonly number[] {
  if (!pronoun || leadIsGroup) return [];
  const found = firstOf(
    () => (doc.clauses[statement.clause]!.lead === 'which' ? beforeRelative(doc, statement.clause) : []),
    () => sameNoun(doc, own, statement.chain),
    () => ownOpening(doc, statement),
    // "Users who query `a`: these have been …"
    () => beforeOwnColon(doc, statement),
    () => askedOf(doc, statement.sentence),
    () => antecedent(doc, statement.sentence),
  );
  const last = before.at(-1);
  return last !== undefined && (sameThing(last.keys, keysOf(doc.tokens, found)) || isDoerOf(doc, found, last))
    ? []
    : found;
}

/** "Orchard is retiring PopFetch. It will be turned off": who ended what was told of last. */
function isDoerOf({ tokens }: Document, found: readonly number[], { evidence, tokens: ended }: Unit): boolean {
  const doer = tokens[found.at(-1) ?? -1];
  const object = tokens[ended[0] ?? -1];
  return (
    doer !== undefined &&
    object !== undefined &&
    doer.end + 1 === evidence.start &&
    object.start > evidence.end &&
    !found.some((k) => tokens[k]!.code)
  );
}

/** "Clients that call `a` are refused" */
const clientsOf = ({ doc, statement, pronoun }: Naming): readonly number[] =>
  statement.family === 'refusal' && !pronoun
    ? lastIdentifiers(doc, statement.chain, doc.sentences[statement.sentence]!.first)
    : [];

/** "And yearly plans? On old contracts these are deprecated": the question asks of them, without a verb. */
function askedOf(doc: Document, sentence: number): number[] {
  const asked = doc.sentences[sentence - 1];
  if (asked === undefined || !/^(?:and|what)$/.test(doc.tokens[asked.first]!.lower) || !asks(doc, asked)) return [];
  const first = asked.first + (/^(?:about|of)$/.test(doc.tokens[asked.first + 1]?.lower ?? '') ? 2 : 1);
  const isClause = doc.tokens.slice(first, asked.last).some(({ lower }) => ASKS.test(lower));
  return isClause ? [] : named(doc, openingPhrase(doc, sentence - 1, first));
}

const ASKS = /^(?:is|are|was|were|do|does|did|will|can|could|may|must|should|has|have|if|when)$/;

function beforeOwnColon(doc: Document, { clause, sentence }: LifeStatement): number[] {
  const { lead, first: colon } = doc.clauses[clause]!;
  const { first } = doc.sentences[sentence]!;
  if (lead !== ':') return [];
  const codes = lastIdentifiers(doc, colon, first);
  if (codes.length > 0) return codes;
  // "It's the turn of the browser toolbar: it stops …": the noun phrase right before the colon.
  let k = colon - 1;
  while (k > first && k > colon - 6 && doc.tokens[k]!.content) k--;
  const phrase = doc.tokens.slice(k + 1, colon).map((_, n) => k + 1 + n);
  // "We have changed our minds about Basic plans: they stay"
  const opens = /^(?:the|our|about|on|of|for|with|regarding)$/.test(doc.tokens[k]!.lower);
  return opens && phrase.length > 0 && !isGroup(doc, phrase) ? phrase : [];
}
