import { BARE_VERSION, keysAt } from '../../facts/lifecycle/keys.ts';
import type { Document } from '../../text/document.ts';

/** The nouns that a notice puts behind the identifiers of its things. `owners`: how many things have a key. */
export function kindsOfThings({ tokens }: Document, owners: (key: string) => number): ReadonlySet<string> {
  const isOfThing = (k: number): boolean =>
    [...keysAt(tokens, k).strong].some((key) => owners(key) > 0 && !BARE_VERSION.test(key));
  return new Set(tokens.flatMap(({ lemma }, k) => (k > 0 && isOfThing(k - 1) ? [lemma] : [])));
}
