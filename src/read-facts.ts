import { type Facts as InnerFacts, read } from './facts/read.ts';

/** What one text says: every fact with the author's words and their place (`span`). */
export type Facts = Public<InnerFacts>;

/** Facts without the places in the parsed document, which mean nothing outside. */
type Public<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Public<Item>[]
    : { readonly [K in keyof T as K extends 'range' ? never : K]: Public<T[K]> };

/** Reads what a text says: dates, identifiers, what retires and how, for whom. Pure; any string may be passed. */
export function readFacts(text: string): Facts {
  return withoutRanges(read(text).facts) as Facts;
}

function withoutRanges(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRanges);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'range')
      .map(([key, inner]) => [key, withoutRanges(inner)]),
  );
}
