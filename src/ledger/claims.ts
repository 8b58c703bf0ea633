import type { FillerFact } from '../facts/filler.ts';
import type { Document } from '../text/document.ts';
import type { Range, Span } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/** Filler of the output, with the filler of the notice that it repeats, if any. */
export interface KeptFiller {
  readonly fact: FillerFact;
  readonly notice: Span | undefined;
  /** True where the words are filler beyond reasonable doubt, by themselves or because the notice's filler says the same. */
  readonly sure: boolean;
}

/** Lays the output's filler beside the notice's. */
export function keptFiller(ledger: Ledger): KeptFiller[] {
  const { notice, output } = ledger;
  const sources = notice.facts.filler.map((fact) => ({ fact, words: contentOf(notice.doc, fact.range) }));
  return output.facts.filler.map((fact) => {
    const words = contentOf(output.doc, fact.range);
    let best: { share: number; fact: FillerFact } | undefined;
    for (const source of sources) {
      const share = shareOf(words, source.words);
      if (share > (best?.share ?? 0.3)) best = { share, fact: source.fact };
    }
    return {
      fact,
      notice: best?.fact.span,
      sure: fact.sure || (best !== undefined && best.fact.sure && best.share >= 0.6),
    };
  });
}

function contentOf(doc: Document, range: Range): ReadonlySet<string> {
  const words = new Set<string>();
  let low = 0;
  let high = doc.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (doc.tokens[middle]!.start < range.start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < doc.tokens.length && doc.tokens[i]!.end <= range.end; i++)
    if (doc.tokens[i]!.content) words.add(doc.tokens[i]!.lemma);
  return words;
}

/** The share of `words` that also stand in `others`. */
function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0;
  for (const word of words) if (others.has(word)) common++;
  return words.size === 0 ? 0 : common / words.size;
}
