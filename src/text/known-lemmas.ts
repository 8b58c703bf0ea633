/**
 * Words and their lemmas in turn, with spaces: those of our own word lists, as the build has worked them out.
 * All in ASCII: one other character makes V8 hold, and every cold start read, two bytes for each.
 */
export const KNOWN_LEMMAS: string = '';
