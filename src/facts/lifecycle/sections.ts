import type { Document } from '../../text/document.ts';
import { readListedIds } from '../identifiers/listed.ts';
import type { Fate } from './fate.ts';
import { isEmpty, keysOf, NO_KEYS, sameThing } from './keys.ts';
import { leadOf, openingPhrase } from './mention.ts';
import { nameOf } from './name.ts';
import type { LifeStatement } from './statement.ts';
import type { Unit } from './unit.ts';

/** "Removed in 6.3" in the notes on 6.3: the title has the same release. */
function isThisRelease({ tokens, sentences }: Document, { sentence }: LifeStatement): boolean {
  const releases = (s: number): Set<string> => {
    const found = new Set<string>();
    for (let k = sentences[s]!.first; k < sentences[s]!.last; k++)
      if (/^v?\d+(?:\.\d+)+$/.test(tokens[k]!.lower)) found.add(tokens[k]!.lower.replace(/^v/, ''));
    return found;
  };
  const own = releases(sentence);
  return sentence > 0 && [...releases(0)].some((release) => own.has(release));
}

/** "Removed and deprecated": which of its items are which, they tell themselves. */
const mixes = (title: string): boolean =>
  /\b(?:deprecat\w*,? (?:and|or|&) (?:remov|retir|withdr|discontinu|gone|dropp)|(?:remov|retir|withdr|discontinu|gone|dropp)\w*,? (?:and|or|&) deprecat)/i.test(
    title,
  );

/** A line of a few words right over a list heads it, be it marked as a heading or not. */
export function isOverList({ blocks, plain }: Document, at: number): boolean {
  const { kind, start, end } = blocks[at]!;
  return kind === 'paragraph' && blocks[at + 1]?.kind === 'item' && !/\S(?:\s+\S+){8}/.test(plain.slice(start, end));
}

/**
 * "The following models will be discontinued on 30 October:", "we will remove these endpoints:": a sentence at the end of its
 * block that tells the fate of what the list right below it names, an identifier in front of every entry.
 */
export function leadsInList(doc: Document, { sentence, subject, end, verbObject, chain }: LifeStatement): boolean {
  const { blocks, sentences, tokens } = doc;
  const { block, last } = sentences[sentence]!;
  const below = sentences[sentence + 1];
  if (blocks[block]!.kind !== 'paragraph' || below?.block !== block + 1 || blocks[below.block]!.kind !== 'item')
    return false;
  const object = verbObject ? tokens.slice(end, Math.min(last, end + OBJECT)) : [];
  const words = subject.length > 0 && !verbObject ? tokens.slice(Math.max(0, subject[0]! - 1), chain) : object;
  if (!words.some(({ lower }) => POINTS_DOWN.test(lower))) return false;
  for (let s = sentence + 1; s < Math.min(sentences.length, sentence + 1 + MOST); s++) {
    if (blocks[sentences[s]!.block]!.kind !== 'item') break;
    if (sentences[s]!.block !== sentences[s - 1]!.block && !beginsWithIdentifier(doc, sentences[s]!.first))
      return false;
  }
  return true;
}
const POINTS_DOWN = /^(?:following|these|below|two|three|four|five|six|seven|eight|nine|ten|several)$/;
/** So many words of an object are looked at, and so many entries of a list. */
const OBJECT = 5;
const MOST = 60;

/** "`max_rows`", "GET /v1/rows", "plum-base" alone in its line. */
function beginsWithIdentifier(doc: Document, at: number): boolean {
  const [first, second] = [doc.tokens[at], doc.tokens[at + 1]];
  if (first === undefined) return false;
  const isOne = (token: typeof second): boolean => token !== undefined && (token.code || token.shaped || token.url);
  return (
    isOne(first) ||
    (/^[A-Z]{3,7}$/.test(first.text) && isOne(second)) ||
    readListedIds(doc).some(({ start }) => start === first.start)
  );
}

/**
 * A heading "Removed", "Deprecated" or "No longer accepted" speaks for every item under it that has no fate of its own.
 * `denied` has the sentences that say of something that it is not so, each behind the family of its verb.
 */
export function readSection(
  doc: Document,
  units: Unit[],
  under: number,
  statement: LifeStatement,
  denied: ReadonlySet<string>,
): void {
  const heading = doc.sentences[statement.sentence]!;
  if (mixes(doc.plain.slice(heading.start, heading.end))) return;
  const fate: Fate =
    statement.family === 'deprecation'
      ? 'warning'
      : statement.fate === 'neutral' && statement.mood === 'bare'
        ? statement.anchored && !isThisRelease(doc, statement)
          ? 'scheduled'
          : 'failing'
        : statement.fate;
  const title = doc.blocks[under]!;
  for (let sentence = statement.sentence + 1; sentence < doc.sentences.length; sentence++) {
    const b = doc.sentences[sentence]!.block;
    const block = doc.blocks[b]!;
    if (title.kind === 'heading' ? block.under !== under : block.kind !== 'item') break;
    // Under a heading without a list, the first paragraph names the thing.
    const first = block.kind === 'paragraph' && b === under + 1;
    if ((block.kind !== 'item' && !first) || doc.sentences[sentence - 1]!.block === b) continue;
    // "`Writer` is not deprecated"
    if (denied.has(`${statement.family} ${sentence}`)) continue;
    // "`Reader` is no part of this and stays", under "Leaving"
    if (fate === 'scheduled' && denied.has(`stay ${sentence}`)) continue;
    const lead = leadOf(doc, sentence + (doc.sentences[sentence + 1]?.block === b ? 1 : 0), Number.MAX_SAFE_INTEGER);
    const indexes = lead.length > 0 ? lead : openingPhrase(doc, sentence);
    const keys = keysOf(doc.tokens, indexes);
    if (isEmpty(keys)) continue;
    const same = units.find((x) => sameThing(x.keys, keys));
    if (same) {
      // "`a`, deprecated in 2.2", under "Removed": what it was before.
      const past =
        fate === 'failing' &&
        same.fate === 'warning' &&
        same.evidence.start >= block.start &&
        same.evidence.end <= block.end;
      if (
        past ||
        same.fate === 'neutral' ||
        (fate === 'failing' && same.fate === 'scheduled' && same.dates.length === 0)
      )
        same.fate = fate;
      continue;
    }
    units.push({
      range: nameOf(doc, indexes),
      evidence: statement.range,
      fate,
      keys,
      groups: NO_KEYS,
      tokens: indexes,
      dates: [...statement.dates],
      row: false,
      firm: true,
      open: false,
    });
  }
}
