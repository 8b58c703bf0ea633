import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { lemma } from '../../../text/lemma.ts';
import { isEndOf, isOfCountry } from '../invented-names.ts';
import { compact, type NoticeNames } from '../known.ts';
import type { Verdict } from '../near.ts';
import { GENERIC } from '../role-words.ts';

/** A capitalised name is told to be changed only where it resembles one of the notice's and its odd word stands nowhere there. */
export function judgeName(notice: NoticeNames, fact: IdentifierFact, number?: string): Verdict {
  const { index, lemmas } = notice;
  const words = fact.value.split(/[\s-]+/).map((word) => word.replace(/'s$/, ''));
  const strange = words.filter(
    (word, i) =>
      !index.has(word, 'loose', false) &&
      (!lemmas.has(lemma(word)) || isInflectedWithin(notice, fact, words, i)) &&
      !index.joins(compact(word)),
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
    const shared = number !== undefined && other.value.endsWith(` ${number}`);
    if (words.length > 1 || isMisspelt(odd, counterpart, shared) || isKindred(odd, counterpart))
      return { expected: other, sure: true };
  }
  return 'known';
}

/** "Reports Builder" for "Report Builder": a plural in front of the word that would bear it is no plural of the name; a button has none. */
const isInflectedWithin = (
  { facts }: NoticeNames,
  fact: IdentifierFact,
  words: readonly string[],
  i: number,
): boolean =>
  (fact.kind === 'button' || i + 1 < words.length) &&
  facts.some(({ kind, value }) => {
    const theirs = value.split(/[\s-]+/);
    return (
      kind === fact.kind &&
      theirs.length === words.length &&
      words.every((word, k) => (word === theirs[k]) === (k !== i))
    );
  });

/** One or two letters apart, in a word that is no acronym; or any short form, where the same number follows ("TLS 1.2"). */
function isMisspelt(word: string, other: string, numbered: boolean): boolean {
  if (numbered && word.length === other.length && other.length < 5)
    return /^\p{Lu}{2,}$/u.test(word + other) || editDistance(other.toLowerCase(), word.toLowerCase(), 1) <= 1;
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
