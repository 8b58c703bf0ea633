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
/** "Remains accepted for 90 days", "goes on accepting calls for 72 hours", "side by side for 21 days": what is open to use goes on. */
const GOES_ON =
  /\b(?:(?:remains?|stays?|is|are|be|still|it['’]s)\s(?:still\s|being\s)?(?:accepted|honou?red|answered|served|processed|supported|tolerated|usable|in use|operational)|(?:go(?:es)? on|keeps?(?: on)?|carry on|carries on|continues?|still)\s(?:to\s)?(?:be\s)?(?:accept|honou?r|answer|serv|process|work|run|us|build|sign|connect)(?:e|es|s|ed|ing)?|(?:can|may)\s(?:still\s|then\s)?be\s(?:start|restart|reopen|reactivat|chang|edit|call|reach)\p{L}+|side by side|in parallel)\b/iu;
/** "Objects can be read from it": so it answers. */
const READ_FROM = /\bcan (?:still )?be read (?:from|through|via|over)\b/i;
/** "Sent back within 21 days": a time to do something in, in which nothing has to go on. */
const IN_TIME = /\b(?:within|(?:sen[dt]|give|bring) \p{L}+ back|sent back|returned|deliver\w*|arriv\w*|refund\w*)\b/iu;
/** What is kept and open. */
const STAYS_OPEN = /\b(?:open|possible|usable|valid|works?)\b/i;

/** "Tiles that you have stored may be shown for 90 days": a use of what is kept. */
const SHOWN = /\b(?:may|can) (?:still )?be (?:shown|displayed|played|opened|printed|listened to)\b/i;

/**
 * Amounts of time that the notice has for what is kept, shown or announced alone, told in the output as time of use: "can
 * be used for 14 more days" of "readings can be downloaded for 14 days".
 */
export function otherPurpose({ notice, output }: Ledger): readonly InventedTime[] {
  const told = lengthsOf(output).filter(({ text, held }) => (!held && USED.test(text)) || goesOn(text, held));
  if (told.length === 0) return [];
  const given = lengthsOf(notice);
  return told
    .filter(({ days, text, held }) => {
      const same = given.filter((length) => length.days === days);
      const isOther = goesOn(text, held) ? isNoGoingOn : isHeldOnly;
      return same.length > 0 && same.every(isOther);
    })
    .map(({ range }) => ({ fault: 'none', output: range }));
}

const goesOn = (text: string, held: boolean): boolean => (!held && GOES_ON.test(text)) || READ_FROM.test(text);

/** Whether the notice tells a time of so many days of what is kept, shown or announced alone. */
export function isHeldAlone(notice: Reading, days: number): boolean {
  const same = lengthsOf(notice).filter((length) => length.days === days);
  return same.length > 0 && same.every(isHeldOnly);
}
/** Amounts of time in which something is kept, shown or announced, and nothing goes on. */
export const heldTimes = (reading: Reading): Range[] =>
  lengthsOf(reading)
    .filter(isHeldOnly)
    .map(({ range }) => range);

const isHeldOnly = ({ text, held }: Length): boolean => held && !USED.test(text) && !SHOWN.test(text);
/** "Erased 30 days later", "sent back within 21 days": what the notice tells of the time lets nothing go on. */
const isNoGoingOn = ({ text, sentence, held }: Length): boolean =>
  !USED.test(text) &&
  !SHOWN.test(text) &&
  !GOES_ON.test(sentence) &&
  !READ_FROM.test(text) &&
  (held ? !STAYS_OPEN.test(text) : IN_TIME.test(text));

interface Length {
  readonly days: number;
  readonly range: Range;
  /** The stretch that tells it. */
  readonly text: string;
  /** What stands round that in its sentence, too. */
  readonly sentence: string;
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
  const around = tokens[Math.min(last, i + 2 * LONGEST) - 1]!;
  return {
    range: { start: tokens[i]!.start, end: tokens[Math.min(i + 1, to - 1)]!.end },
    sentence: plain.slice(tokens[Math.max(first, i - 2 * LONGEST)]!.start, around.end),
    text: plain.slice(tokens[from]!.start, tokens[to - 1]!.end),
    held: tokens.slice(from, to).some((token) => HOLDS.has(token.lemma)),
  };
}
/** So many tokens on either side. */
const LONGEST = 16;
