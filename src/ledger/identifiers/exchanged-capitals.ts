import { classesOf } from '../../facts/grammar/classes.ts';
import { familiesOf } from '../../facts/grammar/families.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { commonWords } from '../nearby.ts';
import { tokenAt } from './governing-words.ts';
import { MOST, type NoticeNames } from './known.ts';

/** So many words before or behind an abbreviation tell what it stands among. */
const WORDS = 2;

/** "PNG", "QWAC"; no month, zone or "AM", which rule 4 compares. */
const isAbbreviation = ({ text, code, url, dateWord }: Token): boolean =>
  !code && !url && !dateWord && /^\p{Lu}{3,6}$/u.test(text) && !/^(?:UTC|GMT|[A-Z]{1,3}T)$/.test(text);

/** What any writer may shorten by himself. */
const OWN = /^(?:API|SDK|URL|FAQ|EOL|EOS|ASAP|TBD|TBA|FYI|NOTE|TLDR|HTTPS?|INFO|DONE|TODO|USA)S?$/;

/**
 * "PNG and PDF" for "PNG and SVG": an abbreviation that stands nowhere in the notice, among the words of one that stands
 * nowhere in the output.
 */
export function exchangedCapitals(notice: Reading, known: NoticeNames, output: Reading): ForeignIdentifier[] {
  const isShort = (token: Token): boolean => isAbbreviation(token) && !OWN.test(token.text);
  const strange = output.doc.tokens.filter(
    (token) => isShort(token) && !known.index.has(token.text, 'loose', false) && !isWord(token),
  );
  if (strange.length === 0) return [];
  const text = output.doc.plain.toLowerCase();
  const lost = notice.doc.tokens.filter((token) => isShort(token) && !text.includes(token.lower));
  if (lost.length === 0) return [];
  const initials = notice.doc.tokens.map(({ lower }) => lower[0]).join('');
  return strange.slice(0, MOST).flatMap((token): ForeignIdentifier[] => {
    if (initials.includes(token.lower)) return [];
    const beside = wordsBeside(output.doc, token);
    const expected = lost
      .slice(0, MOST)
      .find((other) => wordsBeside(notice.doc, other).some((words, side) => commonWords(words, beside[side]!) > 0));
    return expected ? [{ found: factOf(output.doc, token), expected: factOf(notice.doc, expected), sure: true }] : [];
  });
}

/** "You MUST export": a word that is shouted. */
const isWord = ({ lower, lemma }: Token): boolean =>
  isFunctionWord(lower) || familiesOf(lemma).length > 0 || classesOf(lemma).length > 0;

function wordsBeside(doc: Document, { start, end }: Range): readonly ReadonlySet<string>[] {
  const sentence = doc.sentences[rangeAt(doc.sentences, start)];
  if (sentence === undefined) return [new Set(), new Set()];
  const at = tokenAt(doc, sentence, start);
  const before = doc.tokens
    .slice(Math.max(sentence.first, at - WORDS), at)
    .filter((token) => !MARK.test(doc.plain.slice(token.end, start)));
  const behind = doc.tokens
    .slice(at + 1, Math.min(sentence.last, at + WORDS + 1))
    .filter((token) => !MARK.test(doc.plain.slice(end, token.start)));
  return [before, behind].map((near) => new Set(near.filter(({ content }) => content).map(({ lemma }) => lemma)));
}
const MARK = /[.,;:()]/;

const factOf = (doc: Document, { start, end, text }: Token): ForeignIdentifier['found'] => ({
  span: doc.span({ start, end }),
  range: { start, end },
  kind: 'name',
  value: text,
  code: false,
  exact: true,
});
