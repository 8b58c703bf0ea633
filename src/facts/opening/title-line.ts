import type { Document, Sentence } from '../../text/document.ts';

/** Labels that tell who is affected; and those of the other two roles. */
export const WHO = /^(?:\W*)(?:affected|who|impact|impacted|audience|concern|users?|scope|for)\b/i;
export const WHEN_OR_WHAT =
  /^(?:\W*)(?:deadline|when|date|dates|by when|timeline|time|due|until|schedule|action|actions|action required|required action|what to do|to do|steps?|next steps?|how|migration|replacement|use instead)\b/i;
/** So many words may name what a title announces. */
export const NAME_WORDS = 10;

/** "Ledgerly 8: support ends on 12 October", on a line of its own and without a full stop: the text begins under it. */
export function isHeadline({ plain }: Document, { start, end }: Sentence): boolean {
  const text = plain.slice(start, end);
  return HEADLINE.test(text) && !WHO.test(text) && !WHEN_OR_WHAT.test(text) && /^\s*\n/.test(plain.slice(end, end + 4));
}
const HEADLINE = /^[^:–—\n]{3,60}(?::|\s[–—])\s[^\n]{3,60}[^.!?:;,\s]\s*$/;

/** "Night Export", over "Affected: …": a few words on a line of their own, of which the labels under it tell. */
export function isOverLabels({ labels, blocks, sentences, plain }: Document, sentence: Sentence): boolean {
  const { block, first, last, start, end } = sentence;
  const label = labels.find((mark) => mark.block === block + 1);
  return (
    label !== undefined &&
    WHO.test(label.name) &&
    last - first <= NAME_WORDS &&
    blocks[block]!.end <= end &&
    sentences.find((other) => other.block === block)!.first === first &&
    !/[.!?:]$/.test(plain.slice(start, end).trimEnd()) &&
    !labels.some((mark) => mark.block === block)
  );
}
