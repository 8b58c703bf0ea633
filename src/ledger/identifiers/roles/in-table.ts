import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Document } from '../../../text/document.ts';
import { rangeAt } from '../../../text/span.ts';
import type { IdentifierRole } from '../roles.ts';
import { isPlainName, isProper } from './mentions.ts';

/** In a table the header tells: "Replacement", "Use instead"; the first column holds what the table is about. */
export function tableRole(doc: Document, fact: IdentifierFact): IdentifierRole | undefined {
  const b = rangeAt(doc.blocks, fact.range.start);
  const block = doc.blocks[b];
  if (block?.kind !== 'cell' || (fact.kind === 'version' && !fact.code)) return undefined;
  if (NEW.test(block.header ?? '') && (fact.exact || isProper(fact.value) || isPlainName(fact.value)))
    return 'replacement';
  if (!fact.exact && !isProper(fact.value)) return undefined;
  if (block.column !== 0) return undefined;
  // Only the cells of this row are looked at: a table may be long.
  for (let k = b + 1; doc.blocks[k]?.kind === 'cell' && doc.blocks[k]!.row === block.row; k++)
    if (
      /deprecat|retire|remov|shut|sunset|\bend|\beol|instead|replac|move to|migrat/i.test(doc.blocks[k]!.header ?? '')
    )
      return 'retiring';
  return undefined;
}

/** The header of the column that tells what to use. */
const NEW =
  /replac|instead|move to|migrat|successor|alternative|\bin (?:its|their) (?:place|stead)\b|^use\b|^new\b|recommended|^after\b|^to$/i;
