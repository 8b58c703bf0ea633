import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import type { About } from './about.ts';

/**
 * "`a` (2 October) and `b` (12 January) will be taken down", "5.0 drops `a` and `b`", "Bridge One and Bridge Two go dark on
 * 3 May": named beside the verb by an identifier, or by all of its name, as one of several. `released`: told of a release.
 */
export function isListed(
  unit: Unit,
  x: LifeStatement,
  units: readonly Unit[],
  { tokens, sentences }: Document,
  about: About,
  released: boolean,
): boolean {
  const dated = x.mood === 'present' && x.family === 'removal' && x.dates.length > 0;
  if (!(x.mood === 'future' || dated || released) || x.elliptic) return false;
  if (unit.keys.strong.size === 0)
    return units.length > 1 && x.at < sentences[x.sentence]!.last && about.isOwn(unit, x, true);
  let nearest = x.chain - 1;
  while (nearest > sentences[x.sentence]!.first && !tokens[nearest]!.code) nearest--;
  return (x.verbObject || x.subject.includes(nearest)) && about.isOwn(unit, x, true);
}
