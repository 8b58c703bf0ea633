import { isNegative } from '../../facts/grammar/families.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';
import type { NoReplacementFact } from '../../facts/replacement.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';

const DENIES = /^(?:no|not|none|nothing|nobody|never|without|neither|nor|cannot)$|n['’]t$/;
/** "Look elsewhere", "on your own". */
const AWAY = /^elsewhere$/;
const isDenial = ({ lower, code }: Token): boolean => !code && (DENIES.test(lower) || isNegative(lower));

/** Words of denial and of replacing, which name nothing. */
const IDLE =
  /^(?:(?:be|have|do)$|replac|successor|succe|substitut|altern|equival|heir|offer|plan|direct|tak|over|place|pair|two|three|model|engin|us|need|find|follow|come)/;

/** So many tokens round a denial tell what it denies. */
const NEAR = 4;

/**
 * Whether the output denies something of the very thing that has no successor ("no engine of ours does Maltese", "gems:
 * Depot won't serve any"), and the notice denies nothing of the kind but the successor.
 */
export function deniesElse({ notice, output }: Ledger, fact: NoReplacementFact): boolean {
  const thing = thingOf(notice.doc, fact);
  if (thing.size === 0) return false;
  const keys = rareOf(notice.doc, thing);
  const known = deniedIn(notice.doc, fact);
  // "The widget has not loaded since May": its end, and no word on what comes after it.
  const ends = endsIn(output);
  return output.doc.sentences.some(({ first, last }) => {
    const words = output.doc.tokens.slice(first, last);
    return (
      words.some(({ lemma: key }) => thing.has(key)) &&
      words.some(
        (word, k) =>
          (AWAY.test(word.lower) && words.some(({ lemma: key }) => keys.has(key))) ||
          (isDenial(word) &&
            !ends.has(first + k) &&
            (isNewDenied(words, k, thing) ||
              (words.some(({ lemma: key }) => keys.has(key)) &&
                (keys.has(deniedBy(words, k)) || !roundOf(words, k).some((key) => known.has(key)))))),
      )
    );
  });
}

/** The tokens of the verbs with which a text tells ends. */
function endsIn({ doc, facts }: Reading): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { fate, chain, end } of readLife(doc, facts.dates))
    if (fate === 'failing' || fate === 'scheduled') for (let k = chain; k < end; k++) found.add(k);
  return found;
}

/** What a denial denies: "no page", "no new page". */
const deniedBy = (words: readonly Token[], at: number): string =>
  words[OTHER.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1]?.lemma ?? '';
const OTHER = /^(?:new|other|more|further|direct|single|such|longer|any)$/;

/** What the statement is about: the words of its clause, or where it has none, those with which its row or item begins. */
function thingOf(doc: Document, { range }: NoReplacementFact): ReadonlySet<string> {
  const block = doc.blocks[rangeAt(doc.blocks, range.start)]!;
  const within = (start: number, end: number): Token[] =>
    doc.tokens.filter((token) => token.start >= start && token.end <= end && tells(token));
  let words = within(range.start, range.end);
  if (words.length === 0 && block.kind === 'cell') {
    const head = doc.blocks.find(
      ({ kind, row, table, column }) => kind === 'cell' && row === block.row && table === block.table && column === 0,
    );
    if (head) words = within(head.start, head.end);
  }
  // "It does not offer Maltese; for this pair there is no replacement."
  if (words.length === 0) words = within(doc.sentences[rangeAt(doc.sentences, range.start)]!.start, range.start);
  if (words.length === 0) words = within(block.start, range.start).slice(0, block.kind === 'item' ? 1 : 0);
  return new Set(words.flatMap(keysOf));
}

/** Without what the notice names again and again: that is told of much else. */
function rareOf(doc: Document, keys: ReadonlySet<string>): ReadonlySet<string> {
  const count = new Map<string, number>();
  for (const token of doc.tokens) for (const key of keysOf(token)) count.set(key, (count.get(key) ?? 0) + 1);
  return new Set([...keys].filter((key) => (count.get(key) ?? 0) <= FEW));
}

/** "There is no new captioning model": another one of the kind is denied. */
const isNewDenied = (words: readonly Token[], at: number, thing: ReadonlySet<string>): boolean =>
  /^(?:new|other|further|newer|another|second)$/.test(words[at + 1]?.lower ?? '') &&
  thing.has(words[at + 2]?.lemma ?? '');

/** A word by its lemma; an identifier by those of its parts as well: `acme-caption` is "the captioning model". */
const keysOf = (token: Token): string[] =>
  token.code
    ? [
        token.lemma,
        ...token.lower
          .split(/[^a-z]+/)
          .filter((part) => part.length > 3)
          .map((part) => lemma(part)),
      ]
    : [token.lemma];
const FEW = 2;

const tells = (token: Token): boolean => token.content && !token.number && !isDenial(token) && !IDLE.test(token.lemma);

/** What the notice denies outside the statement itself. */
function deniedIn({ tokens, sentences }: Document, { range }: NoReplacementFact): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { first, last } of sentences) {
    const words = tokens.slice(first, last);
    words.forEach((word, k) => {
      if (isDenial(word) && !(word.start >= range.start && word.end <= range.end))
        for (const key of roundOf(words, k, 2 * NEAR)) found.add(key);
    });
  }
  return found;
}

const roundOf = (words: readonly Token[], at: number, reach = NEAR): string[] =>
  words
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter(({ content }, k) => content && k !== at)
    .map(({ lemma }) => lemma);
