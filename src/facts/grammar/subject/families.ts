import type { Document } from '../../../text/document.ts';
import { keyOf } from '../naming.ts';

/** "`Gateway 5.2`" and "`Gateway 6.0`", "IFTMIN D.96A" and "IFTMIN D.21B": names that stand before two editions tell neither. */
export function familiesIn({ tokens }: Document, names: ReadonlySet<string>): Set<string> {
  const editions = new Map<string, string>();
  const families = new Set<string>();
  tokens.forEach((token, i) => {
    const key = keyOf(token);
    const edition = tokens[i + 1]?.lower ?? '';
    if (!names.has(key) || !/^[a-z]?\.?\d+(?:\.[\dx]+)*[a-z]?$/.test(edition)) return;
    const known = editions.get(key);
    if (known === undefined) editions.set(key, edition);
    else if (known !== edition) families.add(key);
  });
  return families;
}
