import type { EquivalenceFact } from '../../facts/equivalence.ts';
import type { Reading } from '../../facts/read.ts';
import { readNoReplacement } from '../../facts/replacement.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Range } from '../../text/span.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import { commonWords, MOST, wordsNear } from '../nearby.ts';
import { type Kept, keptSentences, tellingWords } from './spared.ts';
import { isOfNoun } from './subjects.ts';

/** A claim of the notice, with the words near it that tell of what it is. */
interface Said {
  readonly claim: EquivalenceFact;
  readonly words: ReadonlySet<string>;
}

/** What the notice tells of sameness. */
export interface Told {
  readonly doc: Document;
  readonly said: readonly Said[];
  /** Those of its claims that are of a part: "the same parameters". */
  readonly parts: readonly EquivalenceFact[];
  /** What it says stays as it is. */
  readonly kept: readonly Kept[];
  /** True where it says that nothing takes the place of what retires: then there is nothing to be the same. */
  readonly alone: boolean;
}

/** A claim of sameness in the output, beside what the notice tells. */
export interface Claim {
  readonly told: Told;
  readonly doc: Document;
  readonly fact: EquivalenceFact;
  /** The words near it that tell of what it is. */
  readonly words: ReadonlySet<string>;
  /** A pronoun stands for what it speaks of, or nothing does. */
  readonly vague: boolean;
  /** The claims of the notice that are of the same thing. */
  readonly about: readonly EquivalenceFact[];
  /** Whether a place belongs to any claim of the output. */
  readonly claimed: (range: Range) => boolean;
}

/** Reads what a notice tells; once for each. */
export const toldIn: (notice: Reading) => Told = oncePer((notice: Reading): Told => {
  const { doc, facts } = notice;
  const said = facts.equivalences
    .slice(0, MOST)
    .filter((claim) => (claim.sort !== 'same' || !isOfNoun(doc, claim)) && !isLeftOpen(doc, claim))
    .map((claim) => ({ claim, words: tellingWords(wordsNear(doc, claim)) }));
  const parts = said.map(({ claim }) => claim).filter(({ sort }) => sort === 'part');
  const alone =
    readNoReplacement(doc).length > 0 &&
    [...identifierRoles(notice).values()].every(({ role }) => role !== 'replacement');
  return { doc, said, parts, kept: keptSentences(doc), alone };
});

export function claimOf(told: Told, doc: Document, claimed: (range: Range) => boolean, fact: EquivalenceFact): Claim {
  const words = tellingWords(wordsNear(doc, fact));
  const vague = isVague(doc, fact);
  // A sameness is stated of something: the notice's counts where both speak of the same thing.
  const isOfSame = ({ claim, words: others }: Said): boolean =>
    (claim.sort !== 'bare' && (vague || isVague(told.doc, claim))) || commonWords(words, others) > 0;
  const about = told.said.filter(isOfSame).map(({ claim }) => claim);
  return { told, doc, fact, words, vague, about, claimed };
}

/** True where a pronoun stands for what the claim speaks of: "It is a drop-in replacement". */
function isVague({ tokens, sentences }: Document, { sentence, token }: EquivalenceFact): boolean {
  const { first, last } = sentences[sentence]!;
  if (last - first <= FRAGMENT) return true;
  for (let i = token; i >= Math.max(first, token - 8); i--)
    if (/^(?:it|they|both|these|this|which|its|their)$/.test(tokens[i]!.lower)) return true;
  return false;
}
/** "Same login.": so few words name nothing but the part. */
const FRAGMENT = 3;

/** "Will transcripts look the same?", which no "yes" follows: asked, and not told. */
function isLeftOpen(doc: Document, { sentence }: EquivalenceFact): boolean {
  const answer = doc.sentences[sentence + 1];
  return (
    asks(doc, doc.sentences[sentence]!) && answer !== undefined && !YES.test(doc.plain.slice(answer.start, answer.end))
  );
}
const YES =
  /^\W*(?:yes|yep|(?:it|they|these|those|that) (?:do|does|is|are|will)\b|exactly|mostly|almost|nearly|the same)/i;
