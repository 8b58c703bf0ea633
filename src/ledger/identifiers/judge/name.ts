import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { lemma } from '../../../text/lemma.ts';
import { isEndOf, isOfCountry } from '../invented-names.ts';
import { compact, type NoticeNames } from '../known.ts';
import type { Verdict } from '../near.ts';
import { GENERIC } from '../role-words.ts';

/** A capitalised name is told to be changed only where it resembles one of the notice's and its odd word stands nowhere there. */
export function judgeName(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { index, lemmas } = notice;
  const words = fact.value.split(/[\s-]+/).map((word) => word.replace(/'s$/, ''));
  const strange = words.filter(
    (word) => !index.has(word, 'loose', false) && !lemmas.has(lemma(word)) && !index.joins(compact(word)),
  );
  const odd = strange[0];
  if (odd === undefined || strange.length > 1 || GENERIC.has(lemma(odd))) return 'known';
  const k = words.indexOf(odd);
  // "Courier's EOL": what befalls the thing is no word of its name.
  if (isEndOf(fact.value.split(/[\s-]+/)[k - 1], odd)) return 'known';
  for (const other of notice.facts) {
    if (other.kind !== fact.kind) continue;
    const theirs = other.value.replace(/\s+v?\d[\d.x]*$/i, '').split(/[\s-]+/);
    if (
      theirs.length !== words.length ||
      words.some((word, i) => i !== k && word.toLowerCase() !== theirs[i]!.toLowerCase())
    )
      continue;
    const counterpart = theirs[k]!;
    if (isOfCountry(counterpart, odd)) continue;
    // "Team Pro" for "Team Lite"; a lone word has to be nearly the same, or made of the same pieces ("FlowMaker").
    if (words.length > 1 || isMisspelt(odd, counterpart) || isKindred(odd, counterpart))
      return { expected: other, sure: true };
  }
  return 'known';
}

/** One or two letters apart, in a word that is no acronym. */
function isMisspelt(word: string, other: string): boolean {
  if (other.length < 5 || /^\p{Lu}+s?$/u.test(other)) return false;
  const most = other.length > 7 ? 2 : 1;
  return editDistance(other.toLowerCase(), word.toLowerCase(), most) <= most;
}

/** Two names with inner capitals that share a piece of three letters or more. */
function isKindred(word: string, other: string): boolean {
  const pieces = (name: string): string[] => name.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const [mine, theirs] = [pieces(word), pieces(other)];
  return mine.length > 1 && theirs.length > 1 && mine.some((piece) => theirs.includes(piece));
}
