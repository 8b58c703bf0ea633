import { createRequire } from 'node:module';
import type * as Chrono from 'chrono-node/en';
import type Nlp from 'compromise/two';
import type * as Luxon from 'luxon';

/**
 * The libraries, loaded at the first call and not before, so that a check that needs none does not pay for them (80 ms for
 * the calendar, 250 ms for compromise). The only file of the core that imports from Node: a bundle for a web page puts
 * `web.ts` in its place, by an alias of its bundler.
 */
const load = createRequire(import.meta.url);
let knownChrono: typeof Chrono | undefined;
let knownLuxon: typeof Luxon | undefined;
let knownNlp: typeof Nlp | undefined;

export const chrono = (): typeof Chrono => (knownChrono ??= load('chrono-node/en') as typeof Chrono);
export const luxon = (): typeof Luxon => (knownLuxon ??= load('luxon') as typeof Luxon);
export const nlp = (): typeof Nlp => (knownNlp ??= load('compromise/two') as typeof Nlp);
