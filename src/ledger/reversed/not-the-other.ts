import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { DENIES } from './bounds.ts';

/** "A Barn key, not a Loft key": the lemmas of what is meant, in their order, and of what is not. */
interface Choice {
  readonly clause: Clause;
  readonly meant: string;
  readonly not: string;
}

/**
 * What the notice names only to say that it is not meant, told as what will do: "the Loft key is good for it", of "you need a
 * Barn key, not a Loft key". Where the output has the other as well, it sets them against each other in words of its own.
 */
export function otherOneTold({ notice, output }: Ledger): Reversal[] {
  const choices = choicesIn(notice);
  if (choices.length === 0) return [];
  const { clauses, tokens } = output.doc;
  const said = clauses.slice(0, MOST * 2).map((clause) => tokens.slice(clause.first, clause.last));
  const phrases = said.map((own) => ` ${own.map(({ lemma }) => lemma).join(' ')} `);
  const spoken = ` ${notice.doc.tokens.map(({ lemma }) => lemma).join(' ')} `;
  return choices.flatMap(({ clause, meant, not }) => {
    if (phrases.some((phrase) => phrase.includes(meant)) || spoken.split(not).length > 2) return [];
    const at = phrases.findIndex((phrase, c) => phrase.includes(not) && said[c]!.some(({ lower }) => DOES.test(lower)));
    if (
      at < 0 ||
      said[at]!.some(
        ({ lower }) => DENIES.test(lower) || /^(?:longer|instead|stops?|old|was|were|before|formerly|to)$/.test(lower),
      )
    )
      return [];
    return [{ notice: clause, output: clauses[at]! }];
  });
}
/** It will do. */
const DOES = /^(?:works?|good|valid|accepted|suffices?|enough)$/;

/** The choices of a text: a clause of "not" and a name of several words, behind one that ends with a name. Once for each text. */
const choicesIn = oncePer(({ doc }: Reading): readonly Choice[] =>
  doc.clauses.slice(0, MOST * 2).flatMap((clause, c): Choice[] => {
    const before = doc.clauses[c - 1];
    const own = doc.tokens.slice(clause.first, clause.last);
    if (before?.sentence !== clause.sentence || own[0]?.lower !== 'not' || own.length > LONG) return [];
    const [meant, not] = [nameAt(doc.tokens.slice(before.first, before.last)), nameAt(own)];
    return meant === undefined || not === undefined || meant === not ? [] : [{ clause, meant, not }];
  }),
);
/** "Not the old gate password" */
const LONG = 6;

/** The words of content at the end of a clause, two of them at least, as they follow each other. */
function nameAt(own: readonly Token[]): string | undefined {
  const words = own.slice(own.findLastIndex(({ content }) => !content) + 1);
  return words.length < 2 || words.length > LONG ? undefined : ` ${words.map(({ lemma }) => lemma).join(' ')} `;
}
