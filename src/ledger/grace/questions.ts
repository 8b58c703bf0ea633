import type { GraceFact } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { datedGrants } from './dated-grants.ts';

/** "Need longer?" */
export const isAsked = (doc: Document, { range, sentence }: Pick<GraceFact, 'range' | 'sentence'>): boolean =>
  /^[^.!;]{0,40}\?/.test(doc.plain.slice(range.end, doc.sentences[sentence]!.end));

/** A question of a text ("May I have longer?") that its next sentences answer: the answer grants, not the question. */
export function isAnswered(reading: Reading, fact: GraceFact): boolean {
  const { doc, facts } = reading;
  const { sentence } = fact;
  const answers = (other: GraceFact): boolean => other.sentence > sentence && other.sentence <= sentence + 2;
  return (
    isAsked(doc, fact) &&
    (facts.grace.some((other) => other.negated && answers(other)) ||
      datedGrants(reading).some((grant) => answers(grant.fact)) ||
      saysNo(doc, sentence + 1))
  );
}

/** "No, sorry.", "Unfortunately not." */
function saysNo({ tokens, sentences }: Document, s: number): boolean {
  const sentence = sentences[s];
  if (sentence === undefined) return false;
  for (let k = sentence.first; k < sentence.last && k < sentence.first + 3; k++)
    if (/^(?:no|not|none|never)$/.test(tokens[k]!.lower)) return tokens[k + 1]?.lower !== 'later';
  return false;
}

/** Whether the question's sentence, or the next one, tells an end of the notice. */
export const isAnsweredByDate = ({ facts }: Reading, { range, sentence }: GraceFact, notice: Reading): boolean =>
  facts.dates.some(
    (date) =>
      (date.sentence === sentence || date.sentence === sentence + 1) &&
      date.range.start > range.end &&
      notice.facts.dates.some(({ value }) => value === date.value),
  );
