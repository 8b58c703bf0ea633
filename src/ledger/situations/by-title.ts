import { retiresIn } from '../../facts/lifecycle/ending.ts';
import { isCarrier } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import type { Telling } from './telling.ts';

/**
 * "Polling is gone", under "Retirement of the v2 polling endpoint": the one thing whose end the notice sets ahead, by words of
 * a title that tells of an end, or of what the notice calls it where no tense tells its fate.
 */
export function meantByTitle({ texts: { units, notice, output }, x }: Telling): Unit | undefined {
  const [unit] = units;
  if (unit === undefined || units.length > 1 || unit.fate !== 'scheduled') return undefined;
  const { tokens } = output.doc;
  const own = x.subject.filter((k) => k < x.chain && isCarrier(tokens[k]!)).map((k) => tokens[k]!);
  const named = own.filter(({ lower }) => !FORMER.test(lower)).map(({ lemma }) => lemma);
  return named.length > 0 && titlesOf(notice).some((words) => named.every((lemma) => words.has(lemma)))
    ? unit
    : undefined;
}
/** What a shortened notice calls a thing besides: "the old endpoint". */
const FORMER = /^(?:old|former|legacy|previous|current|existing)$/;

/** So many titles, and so many names, are looked at. */
const MOST = 32;

/** The words of each title that tells of an end, and of each name of what has no fate. */
const titlesOf = oncePer(({ doc, facts }: Reading): readonly ReadonlySet<string>[] => {
  const { blocks, sentences, tokens } = doc;
  const wordsOf = (first: number, last: number): ReadonlySet<string> =>
    new Set(tokens.slice(first, last).map(({ lemma }) => lemma));
  const titles = sentences
    .filter(({ block, first, last }) => blocks[block]!.kind === 'heading' && retiresIn(doc, first, last))
    .slice(0, MOST)
    .map(({ first, last }) => wordsOf(first, last));
  const names = facts.things
    .filter(({ situation }) => situation === 'unknown')
    .slice(0, MOST)
    .map(
      ({ range }) =>
        new Set(tokens.filter(({ start, end }) => start >= range.start && end <= range.end).map(({ lemma }) => lemma)),
    );
  return [...titles, ...names];
});
