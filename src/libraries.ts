import type * as Chrono from 'chrono-node/en';
import type Nlp from 'compromise/two';
import type * as Luxon from 'luxon';

/** What the core borrows, and only where its own cheap recognisers cannot decide. */
interface Libraries {
  readonly chrono: typeof Chrono;
  readonly luxon: typeof Luxon;
  readonly nlp: typeof Nlp;
}

const MODULES: Readonly<Record<keyof Libraries, string>> = {
  chrono: 'chrono-node/en',
  luxon: 'luxon',
  nlp: 'compromise/two',
};
const known: Partial<Record<keyof Libraries, unknown>> = {};

/**
 * A library, loaded at the first call and not before: a check that needs none does not pay for them (80 ms for the
 * calendar, 250 ms for compromise). Node gives its loader through `process`, so that the core imports nothing from Node.
 * Undefined where there is none, in a web page: there a relative date is told without its days, two clocks of two zones
 * are not compared, and a noun that could be a verb counts as one.
 */
export function library<K extends keyof Libraries>(name: K): Libraries[K] | undefined {
  if (name in known) return known[name] as Libraries[K];
  const node = (globalThis as { process?: NodeJS.Process }).process?.getBuiltinModule?.('module');
  known[name] = node?.createRequire(import.meta.url)(MODULES[name]);
  return known[name] as Libraries[K] | undefined;
}
