import { lemma } from '../../../text/lemma.ts';
import { DEPRECATE } from '../words.ts';
import { adjective, type Candidate, isCopula, NONE, predicate, type Reading, wordAt } from './candidate.ts';
import { isNoun, isNounForm } from './nouns.ts';

export const RECOMMEND = lemma('recommend');

/** What deprecated things do where they are used. */
export const WARNS = new Set(
  ['print', 'emit', 'log', 'raise', 'show', 'issue', 'trigger', 'produce', 'throw'].map(lemma),
);

/** A thing that still works and is no longer recommended: deprecated, legacy, in maintenance mode. */
export function discouraged(c: Candidate): Reading {
  const { lower, verb, before, after } = c;
  if (DEPRECATE.has(verb)) return isNoun(c) || isNounForm(c) ? NONE : predicate(c, 'deprecation', { transitive: true });
  // "Is no longer recommended", "we no longer recommend it", "not recommended any more": a warning.
  if (verb === RECOMMEND)
    return before === 'longer' || (before === 'not' && /^any(?:more)?$/.test(after))
      ? predicate(c, 'deprecation', { transitive: true })
      : NONE;
  if (lower === 'used' && before === 'be' && isDissuaded(c)) return predicate(c, 'deprecation');
  if (isOutdated(c)) return adjective(c, 'deprecation');
  // "Is in maintenance mode"
  if (lower === 'maintenance' && after === 'mode' && before === 'in' && isCopula(wordAt(c, -2)))
    return adjective(c, 'deprecation', 2);
  if (/^enter/.test(lower) && /^(?:maintenance|limited|legacy)$/.test(after)) return predicate(c, 'deprecation');
  return undefined;
}

/** "Importing it raises a `DeprecationWarning`", "the flag prints a warning": what a deprecated thing does. */
export function warns(c: Candidate): Reading {
  if (!WARNS.has(c.verb) || c.form === 'ing') return undefined;
  const { tokens, at, last } = c;
  for (let k = at + 1; k < last && k < at + 4; k++) {
    const { lower } = tokens[k]!;
    if (/^(?:\w*deprecat\w*|future)?warnings?$/.test(lower)) return predicate(c, 'deprecation', { length: k + 1 - at });
    if (!/^(?:an?|the|deprecation|its|this|out)$/.test(lower)) break;
  }
  return undefined;
}

/** "Should not", "should no longer", "is not to" before "be used". */
function isDissuaded(c: Candidate): boolean {
  const word = wordAt(c, -2);
  if (word === 'to') return wordAt(c, -3) === 'not' && /^(?:is|are)$/.test(wordAt(c, -4));
  return (
    (word === 'not' && /^(?:should|ought)$/.test(wordAt(c, -3))) ||
    (word === 'longer' && /^(?:should|ought)$/.test(wordAt(c, -4)))
  );
}

/** "is legacy", "counts as obsolescent", "Legacy, no date yet", "`a`: legacy." */
const isOutdated = (c: Candidate): boolean =>
  /^(?:legacy|obsolete|obsolescent)$/.test(c.lower) &&
  (/^(?:is|are|was|were|been|be|now|already|officially|formally|considered|declared|marked|as|becomes?|became|it's|they're)$/.test(
    c.before,
  ) ||
    standsAlone(c));

/** Marks before and behind it, or nothing. */
const standsAlone = ({ tokens, at }: Candidate): boolean =>
  at === 0 ||
  (tokens[at]!.start - tokens[at - 1]!.end > 1 &&
    (tokens[at + 1] === undefined || tokens[at + 1]!.start - tokens[at]!.end > 1));
