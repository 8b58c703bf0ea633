import { durationAt } from '../../facts/grace.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { type Range, within } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { scopeBeside } from '../groups/scope.ts';
import { isWider } from '../groups/wider.ts';
import type { Ledger } from '../ledger.ts';
import { commonWords, MOST } from '../nearby.ts';
import type { InventedTime } from './excess.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map((word) => lemma(word)));

/** What the retiring thing does, or is let do, while it may still be used. Keeping and storing are no use. */
const USE = keys(
  'accept honour honor serve answer respond work run process tolerate deliver forward function operate use call reach finish complete send install sell order build render connect bind deploy',
);
/** Whether a stretch of a text speaks of use, and not only of what is kept or shown. Linear in the text. */
export const tellsUse = ({ tokens }: Document, range: Range): boolean =>
  tokens.some((token) => USE.has(token.lemma) && within(token, range));

const ON = keys('go continue keep stay remain still carry run');

/** An amount of time in which something may be used, with the words of its stretch. */
interface Use {
  readonly days: number;
  readonly range: Range;
  readonly sentence: number;
  readonly token: number;
  readonly words: ReadonlySet<string>;
}

/**
 * Time of use that the output stretches: an amount for the same thing that is longer than the notice's, which the output
 * no longer has, or one that the notice grants to a plan only and the output to all.
 */
export function longerUse({ notice, output }: Ledger): readonly InventedTime[] {
  const told = usesOf(output);
  if (told.length === 0) return [];
  const granted = usesOf(notice);
  const kept = daysOf(output.doc);
  const known = daysOf(notice.doc);
  const found: InventedTime[] = [];
  for (const use of told) {
    const same = granted.filter(({ words }) => commonWords(words, use.words) >= 2);
    const stretched =
      !known.has(use.days) &&
      same.some(({ days }) => days < use.days && !kept.has(days)) &&
      !same.some(({ days }) => days === use.days);
    if (stretched || same.some((other) => other.days === use.days && isForSome(notice.doc, other, output.doc, use)))
      found.push({ fault: 'none', output: use.range });
  }
  return found;
}

/** "24 hours, on the Enterprise plan only": the notice restricts it, and the output names nobody. */
function isForSome(doc: Document, use: Use, other: Document, told: Use): boolean {
  const { first, last } = doc.sentences[use.sentence]!;
  const only = doc.tokens
    .slice(Math.max(first, use.token - 12), Math.min(last, use.token + 12))
    .some(({ lower }) => lower === 'only');
  return only && isWider(other, told, scopeBeside(doc, use), doc);
}

const NO_LENGTH = /^(?:within|takes?|every|each|per|than)$/;

/** The amounts of time in a text whose stretch speaks of use. */
function usesOf({ doc }: Reading): Use[] {
  const { tokens } = doc;
  const opens = segmentStarts(doc);
  const found: Use[] = [];
  doc.sentences.forEach(({ first, last, block }, s) => {
    if (doc.blocks[block]!.kind === 'code') return;
    for (let i = first; i < last && found.length < MOST; i++) {
      const days = durationAt(tokens, i);
      if (days === undefined || NO_LENGTH.test(tokens[i - 1]?.lower ?? '')) continue;
      let from = i;
      while (from > first && !opens(from) && i - from < 20) from--;
      let to = i + 1;
      while (to < last && !opens(to) && to - i < 12) to++;
      const stretch = tokens.slice(from, to);
      if (!isUse(stretch)) continue;
      const words = new Set(
        stretch.filter(({ content, number, dateWord }) => content && !number && !dateWord).map(({ lemma }) => lemma),
      );
      found.push({
        days,
        range: { start: tokens[i]!.start, end: tokens[Math.min(i + 1, to - 1)]!.end },
        sentence: s,
        token: i,
        words,
      });
    }
  });
  return found;
}

/** "Goes on accepting", "may run on", "are still accepted", "stays usable"; logs that "are kept" are of no use to anybody. */
const isUse = (stretch: readonly Token[]): boolean => {
  const lasts = stretch.some(({ lemma }) => ON.has(lemma));
  // "Runs are kept for 10 days": a noun.
  const isNoun = (k: number): boolean =>
    stretch[k]!.lower.endsWith('s') && /^(?:are|were|is|was|will|can|may)$/.test(stretch[k + 1]?.lower ?? '');
  return stretch.some(({ lemma }, k) => USE.has(lemma) && !isNoun(k))
    ? lasts || stretch.some(({ lower }) => /^(?:may|can|still|on)$/.test(lower))
    : lasts &&
        stretch.some(({ lower }) => /^(?:on|(?:us|avail|access|reach|install|call|sell|order)able)$/.test(lower));
};

const daysOf = ({ tokens }: Document): ReadonlySet<number> =>
  new Set(tokens.map((_, i) => durationAt(tokens, i)).filter((days) => days !== undefined));
