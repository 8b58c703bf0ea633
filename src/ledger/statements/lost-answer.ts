import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { touching } from '../touching.ts';

/*
 * "Why can't we keep it? Whoever talks a carrier into porting a number receives that person's codes. With such a factor we
 * may not attest AAL2": what answers the question why, or stands behind "Background:", is the reason, whatever its grammar.
 */

/** Share of its words up to which a sentence of the answer has left no trace. */
const [TRACE, NEARBY] = [0.15, 0.34];
/** An answer of more sentences tells a story. */
const MOST = 6;
const WHY = /\bwhy\b/i;
const LABELLED = /^\W*(?:why|reasons?|background|cause|rationale|grounds?)\W*$/i;

/** The answers to "why" that bind somebody, and of which the output has nothing: the likeliest reason of each. */
export function lostAnswers(ledger: Ledger): StatementMatch[] {
  const { doc, facts } = ledger.notice;
  const answers = answersOf(doc);
  if (answers.length === 0) return [];
  const isFiller = touching(facts.filler.map(({ range }) => range));
  const answerOf = new Map(answers.flatMap((sentences, a) => sentences.map((s): [number, number] => [s, a])));
  const toldIn = answers.map((): StatementMatch[] => []);
  for (const match of statementsOf(ledger)) {
    const a = answerOf.get(match.statement.clause.sentence);
    if (a !== undefined) toldIn[a]!.push(match);
  }
  return toldIn.flatMap((told) => {
    const judged = told.filter(({ measurable }) => measurable);
    const isGone =
      judged.length > 0 &&
      judged.every(({ recall }) => recall.own <= TRACE && recall.all <= NEARBY && recall.window <= NEARBY) &&
      binds(doc, told);
    if (!isGone || told.some(({ statement: { features, range } }) => features.has('cue:business') || isFiller(range)))
      return [];
    return [judged.reduce((best, one) => (one.purposes.reason > best.purposes.reason ? one : best))];
  });
}

/** What forces somebody's hand: a law, an owner, a flaw, what cannot be or must not be done. */
const binds = ({ plain }: Document, told: readonly StatementMatch[]): boolean =>
  told.some(
    ({ statement: { features, range } }) =>
      [...features].some((feature) => /^kind:reason-(?!stated)/.test(feature)) ||
      BINDING.test(plain.slice(range.start, range.end)),
  );
const BINDING =
  /\b(?:cannot|can not|may not|must not|not (?:allowed|permitted|able)|impossible|unable|no longer|forbid\w*|prohibit\w*|require[sd]?|laws?|regulat\w+|licen[cs]\w+|certif\w+|vulnerab\w+|attack\w*|expire[sd]?|forged?|stolen|leak\w*)\b|n['’]t\b/i;

/** The sentences of each answer. */
const answersOf = oncePer((doc: Document): readonly (readonly number[])[] => {
  const { sentences, blocks, labels, plain } = doc;
  const labelled = new Set(labels.filter(({ name }) => LABELLED.test(name)).map(({ block }) => block));
  const found: number[][] = [];
  for (let s = 0; s < sentences.length; s++) {
    const { start, end, block } = sentences[s]!;
    const isLabel = labelled.has(block) && sentences[s - 1]?.block !== block;
    const isQuestion = !isLabel && asks(doc, sentences[s]!) && WHY.test(plain.slice(start, end));
    if (!isLabel && !isQuestion) continue;
    let from = isLabel ? s : s + 1;
    const home = sentences[from]?.block;
    if (home === undefined || blocks[home]!.kind === 'heading' || home > block + 1) continue;
    const answer: number[] = [];
    while (from < sentences.length && sentences[from]!.block === home && !asks(doc, sentences[from]!))
      answer.push(from++);
    if (answer.length > 0 && answer.length <= MOST) found.push(answer);
  }
  return found;
});
