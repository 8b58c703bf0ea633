import * as chronoLibrary from 'chrono-node/en';
import * as luxonLibrary from 'luxon';

/** The two calendar libraries for everything that is not Node: bundled, since a page cannot load a module and wait. */
export const chrono = (): typeof chronoLibrary => chronoLibrary;
export const luxon = (): typeof luxonLibrary => luxonLibrary;
