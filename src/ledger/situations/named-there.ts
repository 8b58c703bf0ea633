import { BARE_VERSION, keysAt, keysOf } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';

/* Where a statement's sentence names a thing, beside its subject. */

const OF = /^(?:of|for|from|in|on|with)$/;

/** "The mailer of Funnels Classic ends": behind the preposition of what ends. */
export function isComplement({ tokens }: Document, { keys }: Unit, { subject, chain }: LifeStatement): boolean {
  const first = subject.find((k) => {
    const own = keysAt(tokens, k);
    return [...own.strong].some((key) => keys.strong.has(key)) || [...own.weak].some((key) => keys.weak.has(key));
  });
  if (first === undefined || first >= chain || first === subject[0]) return false;
  const before = /^(?:the|our|its|your|their)$/.test(tokens[first - 1]!.lower) ? first - 2 : first - 1;
  return before > subject[0]! && OF.test(tokens[before]!.lower);
}

/** "Companies on the OFX importer: it is …": the one thing named before the pronoun. */
export function isJustNamed(
  { tokens, sentences }: Document,
  { keys }: Unit,
  { sentence, chain }: LifeStatement,
  owners: (key: string) => number,
): boolean {
  const before: number[] = [];
  for (let k = sentences[sentence]!.first; k < chain; k++) before.push(k);
  const { strong, weak } = keysOf(tokens, before);
  const named = [...strong, ...weak].filter((key) => owners(key) === 1 && !BARE_VERSION.test(key));
  return named.length > 0 && named.every((key) => keys.strong.has(key) || keys.weak.has(key));
}
