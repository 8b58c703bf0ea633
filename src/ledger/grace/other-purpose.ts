import { durationAt } from '../../facts/grace.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { InventedTime } from './excess.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map((word) => lemma(word)));

/** What is done with what is left of a thing that has ended, or with its end before it comes. */
const HOLDS = keys(
  'download keep kept store retain retention archive delete erase wipe purge refund export backup copy view read readable see list restore recover retrieve reclaim forward redirect announce warn notify tell inform advance ahead beforehand notice remind',
);
/** "90 days to complete the swap", "14 days in which it can be used": time to use it, or to leave it; "from that day two weeks before …". */
const USED =
  /\b(?:(?:from (?:that|this) (?:day|date)|then|after that) (?:you |they |users |customers )?(?:then )?have\b.{0,30}\bbefore\b|(?:you|they|users|customers|everyone|teams)\s(?:\p{L}+\s)?(?:have|get|are given)\b.{0,24}\bto (?!download|export|copy|save|fetch|retrieve|view|read|back|order|claim|appeal|object|restore)\p{L}+|you then have\b.{0,30}\bbefore\b|(?:can|may) (?:still |then )?be (?:used|called|run|reached)|(?:can|may) still be \p{L}+ed\b|(?:can|may|will) (?:still |then )?(?:use|finish|go on|carry on|continue|sell|work|operate|run)\b|(?:stays?|remains?) (?:usable|in use)\b)/iu;
/** "Tiles that you have stored may be shown for 90 days": a use of what is kept. */
const SHOWN = /\b(?:may|can) (?:still )?be (?:shown|displayed|played|opened|printed|listened to)\b/i;

/**
 * Amounts of time that the notice has for what is kept, shown or announced alone, told in the output as time of use: "can
 * be used for 14 more days" of "readings can be downloaded for 14 days".
 */
export function otherPurpose({ notice, output }: Ledger): readonly InventedTime[] {
  const told = lengthsOf(output).filter(({ text, held }) => !held && USED.test(text));
  if (told.length === 0) return [];
  const given = lengthsOf(notice);
  return told
    .filter(({ days }) => {
      const same = given.filter((length) => length.days === days);
      return same.length > 0 && same.every(({ text, held }) => held && !USED.test(text) && !SHOWN.test(text));
    })
    .map(({ range }) => ({ fault: 'none', output: range }));
}

interface Length {
  readonly days: number;
  readonly range: Range;
  /** The stretch that tells it. */
  readonly text: string;
  readonly held: boolean;
}

function lengthsOf({ doc }: Reading): Length[] {
  const opens = segmentStarts(doc);
  const found: Length[] = [];
  for (const { first, last, block } of doc.sentences) {
    if (doc.blocks[block]!.kind === 'code') continue;
    for (let i = first; i < last && found.length < MOST; i++) {
      const days = durationAt(doc.tokens, i);
      if (days === undefined || days < 1) continue;
      found.push({ days, ...stretch(doc, i, first, last, opens) });
    }
  }
  return found;
}

function stretch(
  { tokens, plain }: Document,
  i: number,
  first: number,
  last: number,
  opens: (token: number) => boolean,
): Omit<Length, 'days'> {
  let from = i;
  while (from > first && i - from < LONGEST && !opens(from)) from--;
  let to = i + 1;
  // "…, then the source is erased": what comes behind.
  while (to < last && to - i < LONGEST && !opens(to) && tokens[to]!.lower !== 'then') to++;
  return {
    range: { start: tokens[i]!.start, end: tokens[Math.min(i + 1, to - 1)]!.end },
    text: plain.slice(tokens[from]!.start, tokens[to - 1]!.end),
    held: tokens.slice(from, to).some((token) => HOLDS.has(token.lemma)),
  };
}
/** So many tokens on either side. */
const LONGEST = 16;
