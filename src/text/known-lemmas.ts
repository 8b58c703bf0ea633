/** Words and their lemmas in turn, with spaces: those of our own word lists, as the build has worked them out. */
export const KNOWN_LEMMAS: string = '';
