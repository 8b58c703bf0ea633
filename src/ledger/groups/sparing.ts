import { familiesOf } from '../../facts/grammar/families.ts';
import type { Feature } from '../../facts/statements.ts';

/** "Affected", "concerned", "unaffected", "exempt": the word that a sparing is told with. */
export const isSparingWord = (key: string): boolean => {
  const families = familiesOf(key);
  return families.includes('affecting') || families.includes('exempting');
};

export const isSparing = (features: ReadonlySet<Feature>): boolean =>
  features.has('kind:exemption') || features.has('kind:stay');

/** "It stays", "nothing to do there": what is spared was named before. */
export const isLeaning = (features: ReadonlySet<Feature>): boolean =>
  (['exemption', 'stay'] as const).some((kind) =>
    (['pronoun', 'none', 'you'] as const).some((subject) => features.has(`${kind}@${subject}`)),
  );
