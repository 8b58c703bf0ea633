import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { spreadOf, weightOf } from './spread.ts';
import { firstFound, lookUp, related, toWordIndex } from './word-index.ts';

/** Whatever leads a reason in, or may stand for such a word: a participle, a bracket, a colon, a dash, a semicolon. */
const CAUSE =
  /\b(?:because|since|as|so|for|due|owing|given|thanks|hence|thus|therefore|why|reasons?|cause[sd]?|which|whose|where|whereas|while|with|without|lest|otherwise|or|else|otherwise|after|now|having|being|lack\w*|no|not|cannot|never|unable|only|[a-z]+n['’]t)\b|[a-z]{3}ing\b|[;:(–—]| - |->|→/i;

/** Share of a rule's words in one sentence from which it is told there. */
const KEPT = 0.5;
/** Share of a reason's own words in one sentence up to which it is told nowhere. */
const TRACE = 0.34;
/** Weight of words of its own that a reason needs. */
const OWN = 1.5;

/**
 * Reasons whose rule the output keeps barely: "Solvane cards have to be entered anew.", of the notice's "… because that bank
 * takes no part". The rule's sentence has no word or mark that could lead a reason in, and no sentence has words of it.
 */
export function bareRules(ledger: Ledger, reasons: readonly StatementMatch[]): readonly StatementMatch[] {
  const { notice, output } = ledger;
  if (reasons.length === 0) return [];
  const index = toWordIndex(output);
  const spread = spreadOf(notice);
  const { sentences } = output.doc;

  /** Share of the words' weight that each sentence of the output has. */
  const shares = (words: readonly Token[]): readonly number[] => {
    const found = sentences.map(() => 0);
    let all = 0;
    for (const token of words) {
      const weight = weightOf(token, spread.sentences);
      all += weight;
      const clauses = firstFound(lookUp(token, index), related(token, index));
      const places = new Set([...clauses.slice(0, 24)].map((clause) => output.doc.clauses[clause]?.sentence ?? -1));
      for (const s of places) if (s >= 0) found[s]! += weight;
    }
    return found.map((weight) => (all > 0 ? weight / all : 0));
  };

  return reasons.filter((match) => {
    const { head, own } = partsOf(notice.doc, match);
    const weight = own.reduce((sum, token) => sum + weightOf(token, spread.sentences), 0);
    if (head.length < 3 || weight < OWN) return false;
    const kept = shares(head);
    const at = kept.indexOf(Math.max(...kept));
    if ((kept[at] ?? 0) < KEPT || CAUSE.test(text(output.doc, sentences[at]!))) return false;
    return shares(own).every((share) => share <= TRACE);
  });
}

const text = ({ plain }: Document, { start, end }: Sentence): string => plain.slice(start, end);

/** The words of the rule that a reason explains (what stands before it in its sentence), and those that only the reason has. */
function partsOf({ tokens, sentences }: Document, { statement: { clause, content } }: StatementMatch) {
  const sentence = sentences[clause.sentence]!;
  const head = tokens.slice(sentence.first, clause.first).filter(({ content }) => content);
  const known = new Set(head.map(({ lemma }) => lemma));
  return { head, own: content.filter(({ lemma }) => !known.has(lemma)) };
}
