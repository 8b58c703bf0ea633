import type { Document } from '../../../text/document.ts';
import { hasVerb } from '../../grammar/has-verb.ts';
import { isEmpty, keysOf } from '../keys.ts';
import { carriersIn, isGroup } from '../mention.ts';
import { predicateAt } from '../predicate.ts';
import type { Naming } from './naming.ts';

/** A name over its entries has so many words at most, and so many entries are looked back over. */
const LONGEST = 8;
const MOST = 12;

/**
 * "- `vm` executor", and one step in from it "- EU: disabled 4 October", "- fails already": the entry above names the thing. A
 * name of its own in front ("- Web", and under it "- Uploads: …") stands, unless the entry above is an identifier.
 */
export function underItem(x: Naming): readonly number[] | undefined {
  const { doc, statement, own, lead, leadIsGroup } = x;
  const { tokens, sentences } = doc;
  const { block } = sentences[statement.sentence]!;
  if (own.some((k) => tokens[k]!.code) || lead.some((k) => tokens[k]!.code)) return undefined;
  // "Deprecated; prints a warning": what stands behind is no subject.
  if (!(own.every((k) => k >= statement.chain) || x.pronoun || isGroup(doc, own))) return undefined;
  const words = parentOf(doc, block);
  if (words.length === 0) return undefined;
  return lead.length === 0 || leadIsGroup || words.some((k) => tokens[k]!.code) ? words : undefined;
}

/** The words of the item that a nested one stands under, where they are a bare name. */
function parentOf(doc: Document, block: number): readonly number[] {
  const { blocks, tokens, plain } = doc;
  const { kind, indent = 0 } = blocks[block]!;
  if (kind !== 'item' || indent === 0) return [];
  let at = block - 1;
  while (at >= 0 && block - at <= MOST && blocks[at]!.kind === 'item' && (blocks[at]!.indent ?? 0) >= indent) at--;
  const parent = blocks[at];
  if (parent?.kind !== 'item' || (parent.indent ?? 0) >= indent) return [];
  if (/[:?]/.test(plain.slice(parent.start, parent.end).replace(/:$/, ''))) return [];
  const words = carriersIn(doc, parent);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || last - first >= LONGEST || isEmpty(keysOf(tokens, words))) return [];
  const named = tokens.slice(first, last + 1);
  const tellsEnd = words.some((k) => !tokens[k]!.code && predicateAt(tokens, k, k + 1) !== undefined);
  return tellsEnd || isGroup(doc, words) || hasVerb(named.filter(({ code }) => !code)) ? [] : words;
}
