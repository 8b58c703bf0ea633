import { isPlural, populationOf } from '../../../facts/audience/population.ts';
import { USERS } from '../../../facts/lifecycle/words.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';

/** "Whoever", "you", "those": a word for people that is no noun. */
export const isPerson = ({ lower }: Token): boolean =>
  /^(?:whoever|whom|whose|you|your|yours|you're|who|those|anyone|anybody|everyone|everybody)$/.test(lower);

/** A word for users, for what they run or for their using it; in a table every row may be one. `own`: the words of what retires. */
export const tellsUsers = (doc: Document, { first, last, block }: Sentence, own: ReadonlySet<string>): boolean =>
  doc.blocks[block]!.kind === 'cell' ||
  doc.tokens.slice(first, last).some((token, k, all) => tellsUser(doc, all, k, token, own));

function tellsUser(doc: Document, all: readonly Token[], k: number, token: Token, own: ReadonlySet<string>): boolean {
  if (token.code || isWithWhat(all, k)) return false;
  if (isPerson(token) || IN_USE.test(token.lower) || isForThem(all, k)) return true;
  // "Stores recovering carts", "sending from 77412", "for publishing"; but not "we are removing" nor "X, meaning the page".
  if (/\p{L}{2,}ing$/u.test(token.lower) && !own.has(token.lemma) && isDoing(doc, k, all)) return true;
  // "The runner image", "Plus Family": words of what retires, and of a plan's name.
  if (own.has(token.lemma) || (k > 0 && token.capital && !isPlural(token.lower))) return false;
  // "The driver's licence is over": whose it is, and one of many.
  if (/['’]s$/.test(token.lower)) return false;
  const kind = populationOf(token);
  return kind === 'everybody' || (kind === 'technical' && isPlural(token.lower)) || USERS.has(token.lemma);
}
/** Using, calling, with …: whoever does so is meant. */
const IN_USE = /^(?:us(?:e|es|ed|age)|with|without|calls?)$/;

/** "Failing with `gone`" tells how, and not who. */
const isWithWhat = (all: readonly Token[], k: number): boolean =>
  all[k]!.lower === 'with' &&
  /^(?:fail|answer|respond|reject|refus|exit|end|repl|compar|start|begin|break|return|continu)\p{Ll}*$/u.test(
    all[k - 1]?.lower ?? '',
  );

/** "For wholesale merchants it ends" */
const isForThem = (all: readonly Token[], k: number): boolean =>
  (/^(?:for|from)$/.test(all[k - 1]?.lower ?? '') || /^(?:for|from)$/.test(all[k - 2]?.lower ?? '')) &&
  populationOf(all[k]!) === 'everybody' &&
  isPlural(all[k]!.lower);

/** Behind a plural or a word that leads in a doing, or first of all before its object. */
function isDoing(doc: Document, k: number, all: readonly Token[]): boolean {
  const before = all[k - 1];
  if (before === undefined)
    return !/^(?:starting|beginning|following|effective|during|according|concerning|regarding)$/.test(all[k]!.lower);
  if (doc.plain.slice(before.end, all[k]!.start) !== ' ') return false;
  return (
    /^(?:for|when|while|if|by|those|anyone|still|from)$/.test(before.lower) ||
    /^(?!(?:i|wa|ha|thi)s$)\p{L}*[^s\P{L}]s$|^people$/u.test(before.lower)
  );
}
