import type { Document } from '../../text/document.ts';

/** "Once the rooms have closed", "go as soon as the importer has gone": the perfect of what is awaited, whenever that is. */
export function isAwaited({ tokens, plain }: Document, first: number, chain: number): boolean {
  for (let k = chain - 1; k >= first && k > chain - LONG_WAIT; k--) {
    if (/[,;:]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) return false;
    if (tokens[k]!.code) continue;
    if (/^(?:once|after|until|till|before|when|whenever)$/.test(tokens[k]!.lower)) return true;
    if (tokens[k]!.lower === 'soon' && /^as$/.test(tokens[k + 1]!.lower)) return true;
    if (tokens[k]!.lower === 'time' && /^(?:the|every)$/.test(tokens[k - 1]?.lower ?? '')) return true;
  }
  return false;
}
const LONG_WAIT = 12;
