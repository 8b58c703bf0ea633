import type { Statement } from '../../facts/statements.ts';
import { numberWord } from '../../text/number-word.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { isCommon, spreadOf, weightOf } from './spread.ts';
import { firstFound, lookUp, NONE, related, toWordIndex, type WordIndex } from './word-index.ts';

/** What leads a reason in. */
const CAUSE = /^(?:because|since|as|for|so|which|due|given|:|\(|;|—|–)$/;
/** Share of a reason's own words in one sentence up to which it is hardly told there. */
const TRACE = 0.3;
/** The same of so many words that their loss alone is enough, and how many those are. */
const [NOTHING, MANY] = [0.2, 3];
/** Weight of own words that can tell; less is enough behind a word of cause. */
const [FEW, ONE] = [1.5, 1];
/** Share of its words found again anywhere, or those of a nearer reason in its sentence, from which it counts as told. */
const [TOLD, NEARLY] = [0.5, 0.4];
/** Places of a word that are looked at. */
const MOST = 24;

/**
 * True for a reason of which the output has next to nothing, and nothing that could stand for it: told in other words it
 * would bring words which the rest of the notice lacks, near what is left of it or behind a word of cause.
 */
function isUntold(ledger: Ledger, { statement, recall, measurable }: StatementMatch): boolean {
  const { notice, output } = ledger;
  const [own, index] = [toWordIndex(notice), toWordIndex(output)];
  const spread = spreadOf(notice);
  const shares = new Map<number, number>();
  /** How many of its words each clause has. */
  const traces = new Map<number, number>();
  let all = 0;
  for (const token of statement.content) {
    const exact = lookUp(token, index);
    const clauses = firstFound(exact, related(token, index)).slice(0, MOST);
    for (const clause of clauses) traces.set(clause, (traces.get(clause) ?? 0) + 1);
    if (!standsOnce(token, statement, own)) continue;
    // "eSIM only": the name by which the reason goes is there.
    if (exact.length > 0 && (token.shaped || /\p{Lu}/u.test(token.text.slice(1)))) return false;
    const weight = weightOf(token, spread.sentences);
    all += weight;
    for (const sentence of new Set(clauses.map((clause) => output.doc.clauses[clause]!.sentence)))
      shares.set(sentence, (shares.get(sentence) ?? 0) + weight * (exact.length > 0 ? 1 : 0.7));
  }
  if (all < ONE) return false;
  const best = Math.max(0, ...shares.values()) / all;
  const { clauses, causes } = newWordsOf(ledger);
  const isNew = ({ unknown, only }: NewWords): boolean => unknown || only.has(statement.index);
  if (all >= MANY && best < NOTHING && recall.own <= TOLD)
    return ![...traces].some(([clause, words]) => words > 1 && isNew(clauses[clause]!));
  const hardly = measurable
    ? all >= FEW && best <= TRACE && recall.own <= NEARLY
    : best === 0 && statement.features.has('because');
  if (!hardly || isNew(causes)) return false;
  // "Cards of Solvane Bank, not a party to it, …": what is inserted stands for the reason as well.
  return ![...traces.keys()].some((clause) =>
    [clause, clause + 1].some((near) => {
      const words = clauses[near];
      return words?.sentence === clauses[clause]!.sentence && isNew(words);
    }),
  );
}

/** True for what is surely a reason, and told in no words at all. */
export const isUntoldReason = (ledger: Ledger, match: StatementMatch): boolean =>
  match.purposes.reason >= SURELY && isUntold(ledger, match);
const SURELY = 0.7;

/** Words of a part of the output: whether some are unknown to the notice, and the clauses of the notice that alone have others. */
interface NewWords {
  readonly sentence: number;
  unknown: boolean;
  readonly only: Set<number>;
}

/** The new words of each clause of the output, and those of all that a word of cause leads in. */
const newWordsOf = oncePer(({ notice, output }: Ledger) => {
  const index = toWordIndex(notice);
  const causes: NewWords = { sentence: -1, unknown: false, only: new Set() };
  const clauses = output.doc.clauses.map(({ first, last, lead, sentence }) => {
    const found: NewWords = { sentence, unknown: false, only: new Set() };
    // "Deadline: none set"
    const labelled = lead === ':' && first - output.doc.sentences[sentence]!.first <= 2;
    const parts = CAUSE.test(lead) && !labelled ? [found, causes] : [found];
    for (const token of output.doc.tokens.slice(first, last)) {
      if (!isWord(token)) continue;
      const places = placesOf(token, index);
      for (const part of parts) {
        if (places.size === 0) part.unknown = true;
        if (places.size === 1) for (const place of places) part.only.add(place);
      }
    }
    return found;
  });
  return { clauses, causes };
});

/**
 * True where no other sentence has the word, be it as an identifier ("per country" beside `country`); nor the rule that a
 * word of cause divides from its reason.
 */
function standsOnce(token: Token, { clause, index, features }: Statement, notice: WordIndex): boolean {
  const divided = features.has('because');
  // "As `Session` refuses to start", beside `@acme/session`: the name is a part of another.
  const inNames = token.code ? (notice.clausesOf.get(`.${token.lower}`) ?? NONE) : NONE;
  return [...lookUp(token, notice), ...inNames].every(
    (other) => other === index || (!divided && notice.doc.clauses[other]!.sentence === clause.sentence),
  );
}

const isWord = ({ content, code, url, number, dateWord, shaped, lower, lemma }: Token): boolean =>
  content && !code && !url && !number && !dateWord && !shaped && numberWord(lower) === undefined && !isCommon(lemma);

const placesOf = (token: Token, index: WordIndex): ReadonlySet<number> =>
  new Set([...lookUp(token, index).slice(0, MOST), ...related(token, index).slice(0, MOST)]);
