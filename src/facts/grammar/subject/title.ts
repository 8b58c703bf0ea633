import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { keyOf, looksLikeName } from '../naming.ts';

/** The name of two words or more at the very start of the first heading, up to a mark. */
export function titleOf(doc: Document, vendor: ReadonlySet<string>): string[] {
  const sentence = doc.sentences.find(({ block }) => doc.blocks[block]!.kind === 'heading');
  if (sentence === undefined) return [];
  // The first word of a title has a capital in any case.
  let end = doc.tokens[sentence.first]?.capital === true ? sentence.first + 1 : sentence.first;
  while (end < sentence.last && looksLikeName(doc, end, -1)) end++;
  const ended = /^\s?[:–—-]/.test(
    doc.plain.slice(doc.tokens[end - 1]?.end ?? 0, doc.tokens[end]?.start ?? sentence.end),
  );
  if (end - sentence.first < 2 || !ended || !doc.tokens.slice(sentence.first, end).some(isEdition)) return [];
  const keys = doc.tokens.slice(sentence.first, end).map(keyOf);
  const owner = keys.findIndex((key) => !vendor.has(key));
  return keys.length - owner > 1 ? keys.slice(owner) : keys;
}

/** Carries a number, by which an old edition differs from a new one. */
const isEdition = ({ text }: Token): boolean => /\d/.test(text);
