import type { Document, Sentence } from '../../text/document.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { populationOf } from './population.ts';

/* Sentences in which a text tells its readers who they are, and nothing of an end. */

/** Where what a text says it found of its readers' own ends, if token `i` tells of a finding; -1 otherwise. */
export function foundEnd(doc: Document, { first, last }: Sentence, i: number): number {
  const { tokens, plain } = doc;
  const records = tokens[i]!.lower === 'records' && i < first + 4 && plain[tokens[i]!.end] === ',';
  const ours = /^(?:we|we've)$/.test(tokens[i - 1]?.lower ?? '') || /^we$/.test(tokens[i - 2]?.lower ?? '');
  if (!records && !(ours && i < first + 6 && tokens[i + 1]?.lower !== 'that')) return -1;
  const own = tokens.slice(i + 1, Math.min(last, i + OWN)).findIndex(({ lower }) => /^(?:you|yours?)$/.test(lower));
  if (own < 0) return -1;
  const tells = tokens
    .slice(i + 1, last)
    .some(({ lower }) => /^(?:that|which|whose|with|run|runs|using|on)$/.test(lower));
  return tells && !retiresIn(doc, i, last) ? last : -1;
}
/** So many tokens may stand before the word for the reader. */
const OWN = 18;

/** "For trackers with a 2G-only modem this means: …": where the words begin that tell what it is for them, or -1. */
export function meansAt({ tokens }: Document, { first, last }: Sentence): number {
  if (tokens[first]?.lower !== 'for' || populationOf(tokens[first + 1] ?? tokens[first]!) === null) return -1;
  for (let k = first + 3; k + 1 < Math.min(last, first + LEAD); k++)
    if (/^(?:this|that|it)$/.test(tokens[k]!.lower) && tokens[k + 1]!.lower === 'means') return k;
  return -1;
}
/** So many tokens the group before it has. */
const LEAD = 24;
