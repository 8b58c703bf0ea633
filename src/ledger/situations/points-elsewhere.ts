import { BARE_VERSION, keysOf } from '../../facts/lifecycle/keys.ts';
import { carriersIn } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';

/** "If you upload MT940 files, that import ends": it points to what its sentence has named, and not to the OFX import. */
export function pointsElsewhere(
  { tokens, sentences }: Document,
  { keys }: Unit,
  { sentence }: LifeStatement,
  own: readonly number[],
): boolean {
  const noun = own[0]!;
  if (own.length !== 1 || !/^(?:this|that|these|those)$/.test(tokens[noun - 1]?.lower ?? '')) return false;
  const before: number[] = [];
  for (let k = sentences[sentence]!.first; k < noun - 1; k++) before.push(k);
  const { strong, weak } = keysOf(tokens, before);
  return (
    [...strong].some((key) => !BARE_VERSION.test(key)) &&
    ![...keys.strong].some((key) => strong.has(key)) &&
    ![...keys.weak].some((key) => key !== tokens[noun]!.lemma && weak.has(key))
  );
}

/** "Already off (synonym files)": the words of the bracket right behind the predicate. */
export function inBracketBehind(doc: Document, { clause, end, sentence }: LifeStatement): readonly number[] {
  const next = clause + 1 < doc.sentences[sentence]!.lastClause ? doc.clauses[clause + 1] : undefined;
  return next?.bracketed && next.first === end ? carriersIn(doc, next) : [];
}

/** "`a` and `b` are both on their way out: relays will refuse them": a pronoun right behind what was told of both. */
export function isOfBoth(
  { tokens }: Document,
  before: LifeStatement | undefined,
  { sentence, subject }: LifeStatement,
): boolean {
  if (before?.sentence !== sentence) return false;
  const words = [...before.subject, ...tokens.slice(before.chain, before.end).map((_, n) => before.chain + n)];
  return (
    words.some((k) => /^(?:both|all)$/.test(tokens[k]!.lower) && !tokens[k]!.code) &&
    subject.some((k) => /^(?:they|them|both)$/.test(tokens[k]!.lower))
  );
}
