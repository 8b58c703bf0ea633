import * as chronoLibrary from 'chrono-node/en';
import nlpLibrary from 'compromise/two';
import * as luxonLibrary from 'luxon';

/** The libraries for everything that is not Node: bundled, since a page cannot load a module and wait. */
export const chrono = (): typeof chronoLibrary => chronoLibrary;
export const luxon = (): typeof luxonLibrary => luxonLibrary;
export const nlp = (): typeof nlpLibrary => nlpLibrary;
