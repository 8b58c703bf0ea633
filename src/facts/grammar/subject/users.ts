import type { Document } from '../../../text/document.ts';
import { rangeAt } from '../../../text/span.ts';
import type { AudienceFact } from '../../audience.ts';
import { retiresIn } from '../../lifecycle/ending.ts';
import { keyOf, looksLikeName } from '../naming.ts';
import { bears } from './bearing.ts';

/** What a text says of its users. */
export interface Users {
  /** The words by which some of them are told from others, as keys. */
  readonly keys: ReadonlySet<string>;
  /** For each token: 1 where it tells who they are. */
  readonly tokens: Uint8Array;
}

export function usersOf(doc: Document, audience: readonly AudienceFact[]): Users {
  const keys = new Set<string>();
  const tokens = new Uint8Array(doc.tokens.length);
  for (const { scope, certainty, noun, first, last, words } of audience) {
    if (scope === 'some' && certainty !== 'told') for (const { key } of words) keys.add(key);
    if (certainty === 'stated' || noun !== null) tokens.fill(1, first, last);
  }
  return { keys, tokens };
}

/** "Teams on the Fax plan: it ends in May": the pronoun means what the group is told by. */
export function namesMeant(
  doc: Document,
  audience: readonly AudienceFact[],
  vendor: ReadonlySet<string>,
): readonly string[] {
  const meant: string[] = [];
  for (const { first, last } of audience) {
    if (!/^(?:it|they|this|these|that)$/.test(doc.tokens[last]?.lower ?? '')) continue;
    if (!retiresIn(doc, last, last + REACH) || standsBehindEnd(doc, first)) continue;
    for (let i = first; i < last; i++) {
      const key = keyOf(doc.tokens[i]!);
      if (looksLikeName(doc, i, first) && bears(doc.tokens[i]!, key, vendor)) meant.push(key);
    }
  }
  return meant;
}
/** Within so many words the pronoun's end is told. */
const REACH = 12;

/** "X is deprecated for apps on Android 9. It will be removed …": the pronoun means X, which the sentence told of before. */
function standsBehindEnd(doc: Document, at: number): boolean {
  const { first } = doc.sentences[rangeAt(doc.sentences, doc.tokens[at]!.start)]!;
  return first < at && retiresIn(doc, first, at);
}
