import type { GraceFact } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { scopeBeside } from '../groups/scope.ts';
import { scopeBefore } from '../groups/scope-before.ts';
import { MOST, wordsNear } from '../nearby.ts';
import { datedGrants, generalBut } from './dated-grants.ts';
import { isAnswered } from './questions.ts';

/** A grant of the notice, with the words around it and the names of those who get it. */
export interface Grant {
  readonly grant: GraceFact;
  readonly words: ReadonlySet<string>;
  readonly scope: ReadonlySet<string>;
}

/** What a text grants in words of time: all but what it denies, or only asks. */
export const grantedIn = (reading: Reading): readonly GraceFact[] =>
  reading.facts.grace.filter((fact) => !fact.negated && !isAnswered(reading, fact));

/** What the notice grants, in words of time and until dates of its own; once for each. */
export const grantsOf: (notice: Reading) => readonly Grant[] = oncePer((notice: Reading) => {
  const { doc } = notice;
  const dated = datedGrants(notice);
  return [...grantedIn(notice), ...dated.map(({ fact }) => fact)].slice(0, 2 * MOST).map((grant) => {
    const scope = dated.find(({ fact }) => fact === grant)?.scope ?? scopeOf(notice, grant);
    // "Annual plans run until their last paid day": the words of the term name nobody.
    return { grant, words: wordsOfGrant(doc, grant), scope: without(scope, wordsWithin(doc, grant)) };
  });
});

function scopeOf(notice: Reading, grant: GraceFact): ReadonlySet<string> {
  const beside = scopeBeside(notice.doc, grant);
  return beside.size === 0 && (grant.sort === 'period' || grant.sort === 'tenure' || grant.sort === 'request')
    ? scopeBefore(notice.doc, grant, generalBut(notice, grant))
    : beside;
}

/** The words round a grant; "it stays for now" is about what the sentence before names. */
function wordsOfGrant(doc: Document, grant: GraceFact): ReadonlySet<string> {
  const own = wordsNear(doc, grant);
  const sentence = doc.sentences[grant.sentence]!;
  const before = doc.sentences[grant.sentence - 1];
  if (before?.block !== sentence.block || !/^(?:it|they|this|these|that|both)$/.test(doc.tokens[sentence.first]!.lower))
    return own;
  return new Set([...own, ...wordsNear(doc, { sentence: grant.sentence - 1, token: before.first })]);
}

const wordsWithin = ({ tokens }: Document, { token, range }: GraceFact): ReadonlySet<string> => {
  const words = new Set<string>();
  for (let k = token; k < tokens.length && tokens[k]!.start < range.end; k++) words.add(tokens[k]!.lemma);
  return words;
};
const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !others.has(word)));

/** "Whoever applies keeps it until May": whoever asks for more time gets it. */
export const isForAsking = ({ sort }: GraceFact, scope: ReadonlySet<string>): boolean =>
  sort === 'request' && scope.size > 0 && [...scope].every((word) => ASKING.has(word));
const ASKING = new Set(['apply', 'request', 'ask', 'register', 'file', 'enrol'].map((word) => lemma(word)));
