import type { Document } from '../../text/document.ts';

/** By sentence: whether it tells what is different, by the heading that it stands under or by what leads it in. */
export function contrastedIn({ plain, blocks, sentences }: Document): readonly boolean[] {
  // "What is different", "Good to know"
  const within = blocks.map(
    ({ under }) => under !== undefined && DIFFERENCES.test(plain.slice(blocks[under]!.start, blocks[under]!.end)),
  );
  let listed = 0;
  const leads = sentences.map(({ start, end, block }) => {
    const text = plain.slice(start, end);
    const colon = text.indexOf(':');
    if (colon < 0 || !DIFFERS.test(text.slice(0, colon))) return false;
    // "Mind the following:". Items behind an earlier sentence of this kind are marked already.
    if (colon >= text.length - 2)
      for (listed = Math.max(listed, block + 1); blocks[listed]?.kind === 'item'; listed++) within[listed] = true;
    return true;
  });
  return sentences.map(({ block }, s) => within[block]! || leads[s]!);
}

const DIFFERENCES =
  /\b(?:differen|chang(?:es|ing)|good to know|keep in mind|note|limit|compar|behav|what.s new|watch out|gotcha|mind)/i;
/** "`b` differs from `a`: …" */
const DIFFERS =
  /\b(?:differ|different|differs|differences?|note|notes?|good to know|keep in mind|changes?|limits?|watch out|mind)\b[^:]{0,80}$/i;
