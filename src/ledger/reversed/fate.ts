import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { DELETED, NOT_GONE, tellsLossIn } from '../statements/data-fate.ts';
import { touching } from '../touching.ts';
import { BOUNDS, DENIES, isBoundedBehind, isDenied } from './bounds.ts';

/** Data that is deleted in the one text and kept in the other, where each of them tells nothing else of any data. */
export const deletedOrKept = (ledger: Ledger): Reversal[] =>
  [toldAsDeleted(ledger) ?? [], archiveAsDeleted(ledger) ?? [], toldAsKept(ledger) ?? []].flat();

const DELETION = new RegExp(`\\b(?:${DELETED})\\b`, 'gi');
const IS_DELETED = new RegExp(`\\b(?:is|are|be|gets?)\\s(?:then\\s|permanently\\s)?(?:${DELETED})\\b`, 'i');
/** A word of keeping, told or denied. */
const KEPT =
  /^(?:kept|keeps?|keeping|retain(?:ed|s|ing)?|preserv(?:ed|es|ing)|stay(?:s|ed)?|remain(?:s|ed|ing)?|stored?|sav(?:ed?|es))$/;

/** A notice whose every deletion is denied, and where the output tells one. */
function toldAsDeleted({ notice, output }: Ledger): Reversal | undefined {
  const { plain, clauses } = notice.doc;
  const [all, denied] = [plain.match(DELETION)?.length ?? 0, [...plain.matchAll(NOT_GONE)]];
  if (denied.length === 0 || denied.length < all) return undefined;
  const told = output.doc.clauses.find((clause) => tellsDeletion(output.doc, clause));
  const said = clauses.find(({ end }) => end > denied[0]!.index);
  return told && said && { notice: said, output: told };
}

/** What becomes an archive, or can still be read, in a notice that deletes nothing, told as deleted. */
function archiveAsDeleted({ notice, output }: Ledger): Reversal | undefined {
  const { plain, sentences, tokens } = notice.doc;
  if (plain.match(DELETION) !== null) return undefined;
  const said = sentences.find(({ start, end }) => STAYS_READABLE.test(plain.slice(start, Math.min(end, start + LONG))));
  if (said === undefined) return undefined;
  // What is told of another thing may be removed.
  const words = new Set(tokens.slice(said.first, said.last).map(({ lemma }) => lemma));
  const told = output.doc.clauses.find((clause) => {
    if (!tellsDeletion(output.doc, clause)) return false;
    const own = output.doc.tokens.slice(clause.first, clause.last);
    const at = own.findIndex(({ lower }) => AUXILIARY.test(lower));
    const subject = own.slice(0, at).filter(({ content }) => content);
    return subject.length > 0 && subject.every(({ lemma }) => words.has(lemma));
  });
  return told && { notice: said, output: told };
}
const STAYS_READABLE =
  /\b(?:becomes? an archive|(?:be|is|are) archived|(?:stays?|remains?|kept) (?:readable|searchable|browsable|visible|online)|can still be (?:read|viewed|cloned|browsed|searched|downloaded))\b/i;
const AUXILIARY = /^(?:is|are|be|gets?|will)$/;

/** A notice that deletes data and keeps none, of which the output tells no loss, and that it is kept. */
function toldAsKept({ notice, output }: Ledger): Reversal | undefined {
  const { doc } = notice;
  if (doc.tokens.some(({ lower }) => KEPT.test(lower))) return undefined;
  const said = doc.clauses.find((clause) => tellsDeletion(doc, clause) && !isDenied(doc, clause));
  if (said === undefined) return undefined;
  const words = new Set(contentOf(doc, said));
  const told = keeping(output).find((clause) => {
    const own = contentOf(output.doc, clause);
    return own.length > 0 && own.every((word) => words.has(word));
  });
  const isLost = (clause: Clause): boolean =>
    contentOf(output.doc, clause).some((word) => words.has(word)) && tellsLossIn(output.doc, clause);
  return told && !output.doc.clauses.some(isLost) ? { notice: said, output: told } : undefined;
}

/** What a clause speaks of: the lemmas of its content words, without those that keep. */
const contentOf = ({ tokens }: Document, { first, last }: Clause): readonly string[] =>
  tokens
    .slice(first, last)
    .flatMap(({ content, lower, lemma }) => (content && lemma !== 'be' && !KEPT.test(lower) ? lemma : []));

function tellsDeletion({ plain }: Document, { start, end }: Clause): boolean {
  const own = plain.slice(start, Math.min(end, start + LONG));
  return IS_DELETED.test(own) && own.match(NOT_GONE) === null;
}
/** So many characters of a clause are looked at. */
const LONG = 600;

/** The clauses that keep something for good: without a day, a condition or a denial. */
function keeping({ doc, facts }: Reading): readonly Clause[] {
  const dated = touching(facts.dates.map(({ range }) => range));
  return doc.clauses.slice(0, MOST).filter((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    return (
      own.some(({ lower }) => KEPT.test(lower)) &&
      !own.some(({ lower }) => BOUNDS.test(lower) || DENIES.test(lower)) &&
      !dated(clause) &&
      !isBoundedBehind(doc, clause)
    );
  });
}
