import type { IdentifierFact } from '../../facts/identifiers.ts';

/**
 * "Pull them through `GET /v2/tags`", where `GET /v1/tags` retires: of `facts`, the paths that are one of `retiring` in a later
 * version. Linear.
 */
export function nextVersions(
  retiring: readonly IdentifierFact[],
  facts: readonly IdentifierFact[],
): readonly IdentifierFact[] {
  const latest = new Map<string, number>();
  for (const fact of retiring) {
    const path = versioned(fact);
    if (path) latest.set(path.rest, Math.max(path.version, latest.get(path.rest) ?? 0));
  }
  if (latest.size === 0) return [];
  return facts.filter((fact) => {
    const path = versioned(fact);
    const old = path && latest.get(path.rest);
    return old !== undefined && path!.version > old;
  });
}

/** A path without the number of its version, and that number. */
function versioned({ kind, code, value }: IdentifierFact): { rest: string; version: number } | undefined {
  if (!code || kind !== 'path') return undefined;
  const parts = /^(.*\/v)(\d{1,3})(\/.*)$/i.exec(value);
  return parts ? { rest: parts[1]! + parts[3]!, version: Number(parts[2]) } : undefined;
}
