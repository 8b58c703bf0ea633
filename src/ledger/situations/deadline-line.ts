import type { Document } from '../../text/document.ts';

/** A deadline line that says more than "none": an end is told there, be its day wrong or "soon". */
export function hasDeadline({ labels, blocks, plain }: Document): boolean {
  return labels.some(({ name, block }) => {
    const { start, end } = blocks[block]!;
    return (
      /^deadline/i.test(name) &&
      !/^\W*deadline\W*(?:(?:none|no|not|n\/a|tb[ad]|open)\b|$)/i.test(plain.slice(start, end))
    );
  });
}
