import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';

/*
 * Words that the readers of reversals share: those of a denial, and those that bound what a clause tells, so that its contrary
 * may well be true besides.
 */

/** A denial of what follows it: "not", "cannot", "won't". */
export const NOT = /^(?:not|never|cannot)$|^\w+n['’]t$/;
/** Any word that denies, wherever it stands in its clause. */
export const DENIES = new RegExp(`${NOT.source}|^(?:no|nobody|neither|nor|without)$`);

/** "Nobody has to move crates by hand", "cannot be moved": whether any word of a clause denies. */
export const isDenied = ({ tokens }: Document, { first, last }: Clause): boolean =>
  tokens.slice(first, last).some(({ lower }) => DENIES.test(lower));

/** Words of a time or a condition: "keeps working until then", "for now", "if you pay". */
export const BOUNDS =
  /^(?:until|till|through|throughout|during|while|for|before|by|up|if|when|where|unless|except|provided|meantime|meanwhile|now|once|as|only|then|with|without|so|not)$/;

/** "In private channels apps can read | if invited": whether the clause behind it in its sentence bounds what it tells. */
export function isBoundedBehind({ clauses, tokens }: Document, clause: Clause): boolean {
  const next = clauses[rangeAt(clauses, clause.start) + 1];
  if (next?.sentence !== clause.sentence) return false;
  const own = tokens.slice(next.first, next.last).map(({ lower }) => lower);
  const opening = /^(?:and|but)$/.test(own[0] ?? '') ? own[1] : own[0];
  return [next.lead, opening ?? ''].some((word) => BOUNDS.test(word) && !FOLLOWS.test(word));
}
/** "Run it, then count": what is done next bounds nothing. */
const FOLLOWS = /^(?:then|so)$/;
