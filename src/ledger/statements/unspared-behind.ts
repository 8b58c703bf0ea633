import { isPlural, populationOf } from '../../facts/audience/population.ts';
import { familiesOf, isNegative } from '../../facts/grammar/families.ts';
import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { ellipticalIn } from './spared-elsewhere.ts';
import { lacks, sparesNobodyElse } from './unspared.ts';
import { toWordIndex } from './word-index.ts';

/** What tells of a thing that it reaches somebody; denied, it spares them. */
const REACHES =
  /^(?:appl(?:y|ies)|extends?|pertains?|relates?|reach(?:es)?|covers?|touch(?:es|ing)?|concerns?|affects?|bearing|relevance|effects?|impacts?|influence|consequences?|implications?)$/;
/** A denial stands so many words before what it denies at the most. */
const NEAR = 4;
/** Probability of being a fact from which a statement may be one. */
const MAYBE = 0.35;
/** Share of its own words found again from which it is told in part. */
const HALF = 0.5;

/**
 * Whether the output has dropped whom a statement of the notice spares behind its verb: "has no bearing on franchise shops",
 * "we have exempted boat clubs". Not a word is left of those that set them apart, and the output spares nobody at all.
 */
export function isUnsparedBehind(ledger: Ledger, { purposes, recall, statement }: StatementMatch): boolean {
  if (purposes.fact < MAYBE || recall.own > HALF || statement.features.has('history')) return false;
  const words = wordsOf(ledger.notice.doc, statement);
  const verb = words.findIndex((_, k) => sparesAt(words, k));
  if (verb < 0) return false;
  const group = words.slice(verb + 1).filter(({ content, dateWord }) => content && !dateWord);
  return (
    group.some((token) => populationOf(token) !== null || isPlural(token.lower)) &&
    toWordIndex(ledger.output).sparing.length === 0 &&
    ellipticalIn(ledger.output.doc).length === 0 &&
    sparesNobodyElse(ledger) &&
    lacks(ledger, group, 1)
  );
}

/** "Does not extend", "no bearing", "exempts", "leaves … untouched": a word that spares whoever stands behind it. */
function sparesAt(words: readonly Token[], k: number): boolean {
  const { code, lemma, lower } = words[k]!;
  if (code) return false;
  // "Is exempt", "are not affected" have them in front.
  if (
    /^(?:exempt(?:ed|s)?|exclude[ds]?|spare[ds]?|except(?:ed|s))$/.test(lower) &&
    familiesOf(lemma).includes('exempting')
  )
    return !/^(?:is|are|was|were|be|been)$/.test(words[k - 1]?.lower ?? '');
  return REACHES.test(lower) && words.slice(Math.max(0, k - NEAR), k).some((word) => isDenial(word));
}

const isDenial = ({ lower }: Token): boolean =>
  isNegative(lower) || /^(?:no|not|none|nothing|never|\w+n['’]t)$/.test(lower);
