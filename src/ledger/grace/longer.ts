import { durationAt } from '../../facts/grace.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { isWider, scopeBefore, scopeBeside } from '../groups/scope.ts';
import type { Ledger } from '../ledger.ts';
import { commonWords, MOST } from '../nearby.ts';
import { generalBut } from './dated-grants.ts';
import { TRADES } from './offers.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map((word) => lemma(word)));

/** What the retiring thing does, or is let do, while it may still be used. Keeping and storing are no use. */
const USE = keys(
  'accept honour honor serve answer respond work run process tolerate deliver forward function operate use call reach finish complete send',
);
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
export function longerUse({ notice, output }: Ledger): readonly Range[] {
  const told = usesOf(output);
  if (told.length === 0) return [];
  const granted = usesOf(notice);
  const kept = daysOf(output.doc);
  const known = daysOf(notice.doc);
  const found: Range[] = [];
  for (const use of told) {
    const same = granted.filter(({ words }) => commonWords(words, use.words) >= 2);
    const stretched =
      !known.has(use.days) &&
      same.some(({ days }) => days < use.days && !kept.has(days)) &&
      !same.some(({ days }) => days === use.days);
    if (stretched || same.some((other) => other.days === use.days && isForSome(notice.doc, other, output.doc, use)))
      found.push(use.range);
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

/**
 * Amounts of more time that the notice gives to some ("teams with a research grant may call it for six months after the
 * end") and the output to all, whatever the words: an amount that the notice has once tells which time is meant.
 */
export function widenedLengths({ notice, output }: Ledger): readonly Range[] {
  const { doc } = notice;
  const granted = amountsOf(doc);
  const found: Range[] = [];
  let told: readonly Amount[] | undefined;
  for (const grant of granted) {
    const { start } = doc.sentences[grant.sentence]!;
    if (granted.some((other) => other !== grant && other.days === grant.days)) continue;
    const text = doc.plain.slice(start, doc.sentences[grant.sentence]!.end);
    if (!MORE.test(text) || HOLDS.test(text) || TRADES.test(text.slice(0, grant.range.start - start))) continue;
    if (endsBefore(doc, grant)) continue;
    told ??= amountsOf(output.doc);
    const same = told.filter(({ days }) => days === grant.days);
    if (same.length === 0) continue;
    const scope = scopeBefore(doc, grant, generalBut(notice, grant));
    if (same.every((amount) => isWider(output.doc, amount, scope, doc))) found.push(same[0]!.range);
  }
  return found;
}
/** "They go on, and the cloud stops accepting them after 60 days": when an end comes. */
function endsBefore({ tokens, sentences }: Document, { sentence, token }: Amount): boolean {
  const { first, last } = sentences[sentence]!;
  for (let k = token - 1; k >= first && k > token - 8; k--)
    if (/^(?:removal|refusal)$/.test(predicateAt(tokens, k, last)?.family ?? '')) return true;
  return false;
}
/** Words of time beyond an end. */
const MORE = /\b(?:after|afterwards|beyond|past|more|extra|another|longer|additional|further|extensions?|grace)\b/i;
/** What is held is of no use to anybody. */
const HOLDS = /\b(?:held|kept|retain\w*|retention|stor\w+|delet\w+|eras\w+|wip\w+|refund\w*|downloadable)\b/i;

type Amount = Pick<Use, 'days' | 'range' | 'sentence' | 'token'>;

/** The amounts of time in a text that bound something, and do not tell how often or how soon it happens. */
function amountsOf(doc: Document): Amount[] {
  const { tokens } = doc;
  const found: Amount[] = [];
  doc.sentences.forEach(({ first, last, block }, sentence) => {
    if (doc.blocks[block]!.kind === 'code') return;
    for (let token = first; token < last && found.length < MOST; token++) {
      const days = durationAt(tokens, token);
      if (days === undefined || NO_LENGTH.test(tokens[token - 1]?.lower ?? '')) continue;
      const range = { start: tokens[token]!.start, end: tokens[Math.min(token + 1, last - 1)]!.end };
      found.push({ days, range, sentence, token });
    }
  });
  return found;
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
    : lasts && stretch.some(({ lower }) => /^(?:on|(?:us|avail|access|reach)able)$/.test(lower));
};

const daysOf = ({ tokens }: Document): ReadonlySet<number> =>
  new Set(tokens.map((_, i) => durationAt(tokens, i)).filter((days) => days !== undefined));
