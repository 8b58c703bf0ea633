import type { IdentifierFact } from '../../facts/identifiers.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';

/** "The Operations Working Group is shutting down Basic Auth": who ends something is not what ends, wherever it is named. */
export function endsSomethingElse({ doc, facts }: Reading, { kind, code, value }: IdentifierFact): boolean {
  if (kind !== 'name' || code) return false;
  const mentions = facts.identifiers.filter((other) => other.value === value).map(({ range }) => range);
  const ends = readLife(doc, facts.dates).filter(({ verbObject, family }) => verbObject && family === 'removal');
  return (
    mentions.length > 0 &&
    mentions.every(({ end }) =>
      ends.some(({ chain }) => doc.tokens[chain - 1]?.end === end || doc.tokens[chain - 1]?.start === end),
    )
  );
}
