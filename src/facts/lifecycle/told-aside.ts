import type { Token } from '../../text/tokens.ts';
import { isOwnWarning } from './guards.ts';
import { isHeaded } from './headed.ts';
import { isIntake } from './intake.ts';
import { isNamed } from './named-noun.ts';
import type { Topic } from './statements/arguments.ts';
import type { Verb } from './statements/verb.ts';
import { headOf, startsObject } from './subject.ts';
import { isThirdParty, OPERATE, SURROUNDING } from './words.ts';

/** Whether somebody else's thing, data round the thing or a time to apply is told of. */
export function isToldAside(verb: Verb, { subject, before, object, complement, both }: Topic): boolean {
  const { doc, at, chain, end, stop } = verb;
  const { tokens } = doc;
  const { family } = verb.predicate;
  if (isIntake(tokens, subject, at)) return true;
  // "Operators can no longer reach it": who loses an ability is a user.
  const others =
    isAside(tokens, before, both ? undefined : object) &&
    !goesOnBehindWarning(verb) &&
    !isHeaded(doc, headOf(tokens, both ? before : (object ?? before))) &&
    !(chain.able && chain.noLonger) &&
    !isOwnWarning(tokens, family, subject);
  if (others) return true;
  return (
    family === 'removal' &&
    !/^(?:los|lost)/.test(tokens[at]!.lower) &&
    (object ?? complement).length > 0 &&
    // "The theme will stop loading": its own end, as nothing follows that it would load.
    !(both && OPERATE.has(tokens[end]!.lemma) && !startsObject(tokens, end + 1, stop)) &&
    isOutsider(tokens, before)
  );
}

/** "The key, deprecated since May, …" */
const goesOnBehindWarning = ({ inserted, previous }: Verb): boolean => inserted && previous?.family === 'deprecation';

/** Somebody else's thing, or data round the thing: its head noun says so. */
function isAside(tokens: readonly Token[], subject: readonly number[], object: readonly number[] | undefined): boolean {
  const head = headOf(tokens, subject);
  // "Kestrel Bank ends it": by its name, the company itself.
  const isOurs = head !== undefined && tokens[head]!.capital && tokens[head - 1]?.capital === true;
  if (object && head !== undefined && !isOurs && (isThirdParty(tokens[head]!) || isCalled(tokens, head))) return true;
  const told = object ?? subject;
  const of = headOf(tokens, told);
  if (of === undefined) return false;
  const { lemma, lower, code } = tokens[of]!;
  // "Code that calls `x`": who uses it, and no data round it.
  if (lower === 'code' && USING.test(tokens[of + 1]?.lower ?? '')) return false;
  // "The `plain://` URI scheme": what an identifier is, and nobody.
  const isNext = (k: number): boolean => k > 0 && tokens[k]!.start - tokens[k - 1]!.end === 1;
  const isMarked = isNext(of) && (tokens[of - 1]!.code || (isNext(of - 1) && tokens[of - 2]!.code));
  const isOthers = !object && isThirdParty(tokens[of]!) && !isMarked;
  return !code && ((SURROUNDING.has(lemma) && !isNamed(tokens, of) && !isBesideThing(tokens, told, of)) || isOthers);
}

/** "Our supplier Vexil has discontinued it": a third party by its name. */
const isCalled = (tokens: readonly Token[], head: number): boolean =>
  tokens[head]!.capital && head > 0 && isThirdParty(tokens[head - 1]!) && !tokens[head - 1]!.capital;

/** "Readers and text codes": of several things lined up, one is no data. */
function isBesideThing(tokens: readonly Token[], told: readonly number[], head: number): boolean {
  const and = told.find((k) => k < head && tokens[k + 1]?.lower === 'and');
  return and !== undefined && told.includes(and + 2) && !SURROUNDING.has(tokens[and]!.lemma) && tokens[and]!.content;
}

const USING = /^(?:that|which|using|calling|relying|importing|depending|still)$/;

/** "The designer has stopped licensing them": a doer with an article and no name, who is not the company. */
function isOutsider(tokens: readonly Token[], subject: readonly number[]): boolean {
  const head = headOf(tokens, subject);
  const noun = head === undefined ? undefined : tokens[head]!;
  // "The interface PledgeQuery (https://…)": where it is reached.
  if (head === undefined || !noun || noun.code || noun.url || noun.shaped || noun.capital) return false;
  if (OURS.has(noun.lower)) return false;
  // "To keep the catalogue tidy, acme/base has dropped it": the article is another's.
  const isJoined = (k: number): boolean => k === head || tokens[k + 1]!.start - tokens[k]!.end === 1;
  for (let k = head; k >= 0 && k > head - 5 && isJoined(k); k--)
    if (/^(?:the|its|their|a|an|whose|another|most|every)$/.test(tokens[k]!.lower)) return true;
  return false;
}
/** The company and its own, which it names without a name. */
const OURS = new Set(
  'release version update team company platform service office agency department product bank project group lab rollout upgrade change app application console portal site website store library network product'.split(
    ' ',
  ),
);
