import type { IdentifierFact } from '../facts/identifiers.ts';
import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import { changedMethods } from './identifiers/changed-methods.ts';
import { foreignFormats, isTurnedInto } from './identifiers/foreign-formats.ts';
import { isInvented } from './identifiers/invented-names.ts';
import { judge } from './identifiers/judge.ts';
import { MOST, type NoticeNames, noticeNames } from './identifiers/known.ts';
import { meantBy } from './identifiers/meant.ts';
import type { Verdict } from './identifiers/near.ts';
import { isTail } from './identifiers/spellings.ts';
import type { Ledger } from './ledger.ts';

/** An identifier of the output that the notice does not have; `expected` is the one of the notice that it resembles. */
export interface ForeignIdentifier {
  readonly found: IdentifierFact;
  readonly expected: IdentifierFact | null;
  /** False where it may be a mere word or a looser name. */
  readonly sure: boolean;
}

/** Finds what the output names and the notice does not; once for each ledger. */
export const foreignIdentifiers: (ledger: Ledger) => readonly ForeignIdentifier[] = oncePer(({ notice, output }) =>
  findForeign(noticeNames(notice), output).map((foreign) =>
    foreign.expected !== null && foreign.sure
      ? { ...foreign, expected: meantBy(notice, output, foreign.found, foreign.expected) }
      : foreign,
  ),
);

function findForeign(notice: NoticeNames, output: Reading): ForeignIdentifier[] {
  const foreign: ForeignIdentifier[] = [];
  const seen = new Set<string>();
  for (const found of output.facts.identifiers) {
    if (seen.has(`${found.kind} ${found.value}`)) continue;
    seen.add(`${found.kind} ${found.value}`);
    if (seen.size > MOST) break;
    const verdict = judge(notice, found);
    if (verdict !== 'known' && isTail(notice, output.facts.identifiers.slice(0, MOST), found.value)) continue;
    if (verdict !== 'known')
      foreign.push({
        found,
        expected: verdict.expected,
        sure: verdict.sure || isInPlaceOf(output, found, verdict) || isFormat(output, found, verdict),
      });
    else if (found.kind === 'name' && isInvented(notice, output.doc, found))
      foreign.push({ found, expected: null, sure: true });
  }
  for (const found of foreignFormats(notice, output)) foreign.push({ found, expected: null, sure: true });
  const inner = (a: IdentifierFact, b: IdentifierFact): boolean =>
    a !== b && a.range.start >= b.range.start && a.range.end <= b.range.end;
  return [...foreign, ...changedMethods(notice, output)].filter(
    (x, _, all) => !all.some((y) => y.sure && inner(x.found, y.found)),
  );
}

/** "`categories`" where the notice has `category_scores`, which is gone: a plain word, but in the place of a name. */
const isInPlaceOf = ({ doc }: Reading, found: IdentifierFact, { expected }: Exclude<Verdict, 'known'>): boolean =>
  found.code && expected?.code === true && !doc.plain.includes(expected.value);

/** "Over HTTP/3", "to MP4": one word with a digit, of which the notice has nothing like it. */
const isFormat = ({ doc }: Reading, { kind, value, range }: IdentifierFact, { expected }: Exclude<Verdict, 'known'>) =>
  kind === 'name' && expected === null && /^\p{Lu}{2,}\S*\d\S*$/u.test(value) && isTurnedInto(doc, range);
