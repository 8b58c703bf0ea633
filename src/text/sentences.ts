import type { Block } from './blocks.ts';
import type { Plain } from './plain.ts';
import { type Range, rangeAt } from './span.ts';

/** Words that a full stop shortens, up to that stop. */
const ABBREVIATIONS = new Set(
  'e.g i.e etc vs cf approx ca incl excl max min no nos nr fig sec art dept inc ltd corp co gmbh mr mrs ms dr prof st jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m u.s u.k v ver vol ref est tel'.split(
    ' ',
  ),
);
/** Those of them that may end a sentence as well: units behind their number, months and days without one. */
const MAY_END = /^(?:min|max|sec|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/i;
/** A capital that begins a sentence, and no month ("Tue. March 3"). */
const OPENS_SENTENCE = /^\s+["'(]?(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[\p{Ll}]*\.?\s\d)\p{Lu}/u;

/** Whether the full stop behind `word` shortens it and ends no sentence; "the Wardline CA." is a name in capitals. */
const isShortened = (word: string, behind: string): boolean =>
  ABBREVIATIONS.has(word.toLowerCase()) &&
  !/^\p{Lu}{2,}$/u.test(word) &&
  !(MAY_END.test(word) && OPENS_SENTENCE.test(behind)) &&
  !/^(?:a\.m|p\.m|etc|no)$/i.test(word);

/** The most characters that a sentence has; what is longer is a list, a log or no prose, and is cut at a space. */
const LONGEST = 2000;

/** A line that a date opens and a colon follows: one entry of a timetable without bullets. */
const ENTRY = /^\s*(?:\d{1,2}\.? \p{Lu}\p{L}+ \d{4}|\p{Lu}\p{L}+ \d{1,2}, \d{4}|\d{4}-\d\d-\d\d)[^\n]{0,28}?:\s/u;
/** Prose that was wrapped before a date: "on", "until" or a comma ends the line before. */
const WRAPPED =
  /(?:,|\b(?:on|by|from|until|till|of|before|after|and|or|to|since|between|than|through|is|was|the))\s*$/i;

/** Whether a space of the plain text is a line break in the original. */
const breaksLine = ({ raw, map }: Plain, at: number): boolean =>
  raw.slice(map[at] ?? 0, map[at + 1] ?? 0).includes('\n');

/** What a bar of a banner opens: a part of its own, and no condition of what stands before it. */
const opensPart = (text: string): boolean => /^ (?!(?:if|unless|when|once|provided)\b)/.test(text);

/** Whether the line break at `at` parts two entries of such a timetable. */
const opensEntry = (plain: string, at: number, block: Range): boolean =>
  ENTRY.test(plain.slice(at + 1, Math.min(block.end, at + 64))) &&
  !WRAPPED.test(plain.slice(Math.max(block.start, at - 12), at));

/** "The day has come :) If you …": a smile in front of a capital ends a sentence. */
const isEmoticon = (plain: string, at: number): boolean =>
  /\s[:;]-?$/.test(plain.slice(Math.max(0, at - 3), at)) && /^\s\p{Lu}/u.test(plain.slice(at + 1, at + 3));

/** Cuts one block into sentences. Linear in the block's length. */
export function toSentences(text: Plain, block: Block): Range[] {
  const { plain } = text;
  const sentences: Range[] = [];
  let start = block.start;
  const push = (end: number): void => {
    while (start < end && /\s/.test(plain[start]!)) start++;
    // Later readers look about within one sentence, so that none may be as long as a text without any full stop.
    while (end - start > LONGEST) {
      const space = plain.slice(start, start + LONGEST).lastIndexOf(' ');
      const cut = start + (space > 0 ? space : LONGEST);
      sentences.push({ start, end: cut });
      start = cut;
      while (start < end && /\s/.test(plain[start]!)) start++;
    }
    if (end > start) sentences.push({ start, end });
    start = end;
  };
  if (block.kind === 'code' || block.kind === 'cell' || block.kind === 'heading') {
    push(block.end);
    return sentences;
  }
  /** Where the last run of marks ends, so that each is gone over once. */
  let run = 0;
  for (let i = block.start; i < block.end; i++) {
    const c = plain[i]!;
    if (
      (c === '\n' || c === ' ') &&
      /[\dA-Z]/.test(plain[i + 1] ?? '') &&
      breaksLine(text, i) &&
      opensEntry(plain, i, block)
    )
      push(i);
    // "Feed 2 ends on 3 May | Harbour plan: switch to Feed 3": a banner parts what it says by bars.
    if (c === '|' && plain[i - 1] === ' ' && opensPart(plain.slice(i + 1, i + 10)) && rangeAt(text.code, i) < 0) {
      push(i - 1);
      start = i + 1;
    }
    if (c !== '.' && c !== '!' && c !== '?' && c !== '…' && !(c === ')' && isEmoticon(plain, i))) continue;
    let end = Math.max(run, i + 1);
    while (end < block.end && /[.!?…"')\]»]/.test(plain[end]!)) end++;
    run = end;
    if (end >= block.end) break;
    if (!/\s/.test(plain[end]!)) {
      // Emoji after the full stop end the sentence too; "v1.2" and "example.com" do not.
      if (!/\p{Extended_Pictographic}/u.test(plain.slice(end, end + 2)) || /[\d#*]/.test(plain[end]!)) continue;
    }
    if (rangeAt(text.code, i) >= 0) continue;
    if (c === '.') {
      const before = plain.slice(Math.max(block.start, i - 12), i);
      if (isShortened(/[^\s(]*$/.exec(before)![0], plain.slice(end, end + 16))) continue;
      if (
        /(?:^|[\s(])(?:a\.m|p\.m|etc|no)$/i.test(before) &&
        !/^\s+["'(]?\p{Lu}[\p{Ll}\s]/u.test(plain.slice(end, end + 4))
      )
        continue;
      // "6 a.m. Eastern Time", "9 a.m. Pacific we close" go on.
      if (
        /(?:^|[\s(])[ap]\.m$/i.test(before) &&
        /^\s+\(?(?:(?:\p{Lu}\p{Ll}+\s){1,3}[Tt]ime|Pacific|Eastern|Central|Mountain|Atlantic)\b/u.test(
          plain.slice(end, end + 48),
        )
      )
        continue;
      if (
        /(?:^|\s)\p{Lu}$/u.test(before) &&
        /^\s+\p{Lu}/u.test(plain.slice(end, end + 3)) &&
        /(?:^|\s)\p{Lu}\p{Ll}*\s\p{Lu}$/u.test(before)
      )
        continue;
      if (
        /\d$/.test(before) &&
        /^\s+(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])/.test(plain.slice(end, end + 5)) &&
        /(?:^|\s)\d{1,2}$/.test(before)
      )
        continue;
      // "30. 6. 2028"
      if (
        (/(?:^|[\s(])\d{1,2}$/.test(before) && /^\s\d{1,2}\.\s(?:19|20)\d\d\b/.test(plain.slice(end, end + 10))) ||
        (/(?:^|[\s(])\d{1,2}\.\s\d{1,2}$/.test(before) && /^\s(?:19|20)\d\d\b/.test(plain.slice(end, end + 6)))
      )
        continue;
    }
    push(end);
    i = end - 1;
  }
  push(block.end);
  return sentences;
}
