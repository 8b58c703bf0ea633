import { familiesOf, isNegative } from '../../facts/grammar/families.ts';
import { hasVerb } from '../../facts/grammar/has-verb.ts';
import { segmentsOf } from '../../facts/grammar/segments.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { lacks, sparesNobodyElse } from './unspared.ts';

/** "Out of scope: `ADT` feeds", "Not affected" over a list: those whom a label spares, and of whom the output has no word. */
export function lostExemptions(ledger: Ledger): readonly Range[] {
  const { doc } = ledger.notice;
  const spared = sparedRanges(doc);
  if (spared.length === 0 || !sparesNobodyElse(ledger)) return [];
  return segmentsOf(doc).filter(({ start, end, first, last }) => {
    if (!spared.some((range) => start >= range.start && end <= range.end)) return false;
    const words = doc.tokens.slice(first, last);
    return (
      !hasVerb(words) &&
      !ASIDE.test(words[0]!.lower) &&
      lacks(
        ledger,
        words.filter(({ content, dateWord }) => content && !dateWord),
      )
    );
  });
}

/** "…, despite rumours": a circumstance, and nobody. */
const ASIDE = /^(?:despite|because|since|as|but|though|when|if|until|by|to|from|after|before|including)$/;

/** What stands behind a label that spares, or under it as a list. */
function sparedRanges(doc: Document): Range[] {
  const found: Range[] = [];
  for (const { name, end, block } of doc.labels) {
    if (!spares(name)) continue;
    if (end < doc.blocks[block]!.end) found.push({ start: end, end: doc.blocks[block]!.end });
    else for (let b = block + 1; doc.blocks[b]?.kind === 'item'; b++) found.push(doc.blocks[b]!);
  }
  doc.blocks.forEach(({ kind, start, end }, b) => {
    if (kind === 'heading' && end - start < LONGEST && spares(doc.plain.slice(start, end)))
      for (let n = b + 1; doc.blocks[n]?.kind === 'item' && doc.blocks[n]!.under === b; n++) found.push(doc.blocks[n]!);
  });
  return found;
}
/** A heading that is a label has so many characters at most. */
const LONGEST = 40;

/** "Not affected", "Exempt", "Out of scope", "Stays": a name of a label that spares what stands behind it. */
function spares(name: string): boolean {
  const words = name.toLowerCase().match(/[a-z']+/g) ?? [];
  const families = new Set(words.flatMap((word) => familiesOf(lemma(word))));
  const denied = words.some((word) => word === 'not' || word === 'no' || isNegative(word));
  return (
    (denied ? families.has('affecting') : families.has('exempting') || words[0] === 'stays') ||
    /^out of scope$/i.test(name.trim())
  );
}
