import { populationOf } from '../../facts/audience/population.ts';
import { formOf } from '../../facts/lifecycle/chain.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import { isInRelative } from '../../facts/lifecycle/relative.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { SAME_FORM } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';

/* How a statement of the output is put, whatever thing it is of. */

/** "`a`, `b` and `c` are ending, ended and deprecated, respectively": a verb for each, which none tells of all. */
export const isDistributed = (
  { tokens, sentences }: Document,
  { sentence, subject }: LifeStatement,
  said: readonly LifeStatement[],
): boolean =>
  tokens.slice(sentences[sentence]!.first, sentences[sentence]!.last).some(({ lower }) => lower === 'respectively') &&
  said.filter((other) => other.sentence === sentence && other.subject.join() === subject.join()).length > 1;

/** "Ends", "go": a form that no participle has. "Both stop": any other base form, where the subject is many without a doubt. */
export const isPresent = (lower: string, isMany: boolean): boolean =>
  /[^s]s$|^(?:go|retire|close|expire|disappear|vanish)$/.test(lower) ||
  (isMany && formOf(lower) === 'base' && !SAME_FORM.test(lower));

/** "Switch before `a` is taken out": what a word of time makes sure will come. */
export const isPresupposed = ({ tokens, clauses }: Document, x: LifeStatement): boolean =>
  x.dependent &&
  !(x.hedged || x.aside || x.partial || x.negated) &&
  x.family === 'removal' &&
  /^(?:before|until|once|after|when)$/.test(tokens[clauses[x.clause]!.first]!.lower);

/** "Closed to newcomers from 3 May": a participle that its day sets ahead, and no past. */
export const isElliptic = ({ doc: { tokens, plain }, facts }: Reading, x: LifeStatement): boolean =>
  x.chain === x.at &&
  /ed$/.test(tokens[x.at]!.lower) &&
  facts.dates.some(
    ({ sentence, range }) =>
      sentence === x.sentence &&
      range.start > x.range.end &&
      range.start - x.range.end < NEAR &&
      /\b(?:from|starting|beginning)\s$/.test(plain.slice(range.start - 10, range.start)) &&
      !/[.;:,]\s/.test(plain.slice(x.range.end, range.start)),
  );
/** So many characters behind the verb its day stands. */
const NEAR = 40;

/** "Are retired or deprecated", "lose or have lost it": one verb for each of several things. */
export const isEither = ({ tokens, sentences }: Document, { chain, end, sentence }: LifeStatement): boolean =>
  tokens[chain - 1]?.lower === 'or' ||
  (tokens[end]?.lower === 'or' && predicateAt(tokens, end + 1, sentences[sentence]!.last) !== undefined);

/** "Support ends at the end of Q1", "12.4 goes out of support", "support for 12.4: it ends in May": the thing itself stays. */
export const isOfSupport = ({ tokens, sentences }: Document, { subject, at, end, sentence }: LifeStatement): boolean =>
  subject.some((k) => !tokens[k]!.code && UPKEEP.test(tokens[k]!.lower)) ||
  UPKEEP.test(tokens[/^(?:its|the|of)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end]?.lower ?? '') ||
  (/^(?:end|expire|lapse)s?$/.test(tokens[at]!.lower) &&
    subject.some((k) => tokens[k]!.lower === 'it') &&
    tokens
      .slice(Math.max(sentences[Math.max(0, sentence - 1)]!.first, at - NEAR), at)
      .some(({ lower }) => UPKEEP.test(lower)));
const UPKEEP = /^(?:support|maintenance|fixes|patches|updates)$/;

/** "SHA-1, which our auditors no longer permit": what others do in a relative clause of their own is no end of the thing. */
export function isDoneByOthers({ tokens, sentences }: Document, { chain, sentence }: LifeStatement): boolean {
  let verb = chain;
  while (verb > 0 && /^(?:no|longer|not|never|now)$/.test(tokens[verb - 1]!.lower)) verb--;
  const noun = tokens[verb - 1];
  return (
    noun !== undefined &&
    isInRelative(tokens, verb, sentences[sentence]!.first) &&
    /^\p{Ll}{3,}(?:er|or|ist)s?$/u.test(noun.text) &&
    populationOf(noun) !== 'technical'
  );
}
