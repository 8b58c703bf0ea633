import { BARE_VERSION } from '../../facts/lifecycle/keys.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';

/** "v2 will be shut down": Orders v2, where Customers v2 stays. */
export const isSharedVersion = ({ keys: { strong } }: Unit, units: readonly Unit[]): boolean =>
  strong.size > 0 &&
  [...strong].every((key) => BARE_VERSION.test(key)) &&
  units.some((other) => other.fate === 'scheduled' && [...strong].every((key) => other.keys.strong.has(key)));
