import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { isDenied } from './bounds.ts';

const AUTOMATIC = /^automatic(?:ally)?$/;
const BY_HAND = /^(?:manually|hand|yourself|yourselves)$/;

/**
 * What happens by itself in the one text and is done by hand in the other: "agents are migrated automatically" and "agents must
 * be migrated by hand", where neither text has the other word for anything.
 */
export function automaticOrByHand({ notice, output }: Ledger): Reversal[] {
  const [said, told] = [mannersOf(notice), mannersOf(output)];
  const turned = (here: readonly Clause[], there: readonly Clause[]): Reversal[] =>
    here
      .filter((clause) => !isDenied(notice.doc, clause))
      .flatMap((one) => {
        const words = contentOf(notice.doc, one);
        const other = there.find(
          (clause) =>
            !isDenied(output.doc, clause) && contentOf(output.doc, clause).some((word) => words.includes(word)),
        );
        return other === undefined ? [] : [{ notice: one, output: other }];
      });
  if (said.automatic.length > 0 && said.byHand.length === 0 && told.automatic.length === 0)
    return turned(said.automatic, told.byHand);
  if (said.byHand.length > 0 && said.automatic.length === 0 && told.byHand.length === 0)
    return turned(said.byHand, told.automatic);
  return [];
}

/** How things happen, and whether a word for it stands anywhere, if only in a denial. */
interface Manners {
  readonly automatic: readonly Clause[];
  readonly byHand: readonly Clause[];
}

/** The clauses with a word for it. */
const mannersOf = oncePer(({ doc }: Reading): Manners => {
  const having = (fits: (own: readonly Token[], k: number) => boolean): readonly Clause[] =>
    doc.clauses
      .filter(({ first, last }) => doc.tokens.slice(first, last).some((_, k, own) => fits(own, k)))
      .slice(0, MOST);
  return { automatic: having((own, k) => AUTOMATIC.test(own[k]!.lower)), byHand: having(isByHand) };
});

const isByHand = (own: readonly Token[], k: number): boolean =>
  BY_HAND.test(own[k]!.lower) && (own[k]!.lower !== 'hand' || own[k - 1]?.lower === 'by');

/** The lemmas of what a clause speaks of. */
const contentOf = ({ tokens }: Document, { first, last }: Clause): readonly string[] =>
  tokens
    .slice(first, last)
    .flatMap(({ content, lower, lemma }) =>
      content && lemma !== 'be' && !AUTOMATIC.test(lower) && !BY_HAND.test(lower) ? lemma : [],
    );
