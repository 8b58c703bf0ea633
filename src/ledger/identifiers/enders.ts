import type { IdentifierFact } from '../../facts/identifiers.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';

/** "The Operations Working Group is shutting down Basic Auth": who ends something is not what ends, wherever it is named. */
export function endsSomethingElse(reading: Reading, { kind, code, value }: IdentifierFact): boolean {
  if (kind !== 'name' || code) return false;
  const ends = doersOf(reading);
  return ends.size > 0 && reading.facts.identifiers.every((one) => one.value !== value || ends.has(one.range.end));
}

/** Where those end who stand right before a verb that ends something. */
const doersOf = oncePer(
  ({ doc, facts }: Reading): ReadonlySet<number> =>
    new Set(
      readLife(doc, facts.dates).flatMap(({ verbObject, family, chain }) => {
        const doer = doc.tokens[chain - 1];
        return verbObject && family === 'removal' && doer ? [doer.end] : [];
      }),
    ),
);
