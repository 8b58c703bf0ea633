/** A set that is asked no more often is not worth making: the word is looked for in the list as it is written. */
const SEARCHES = 4;

/**
 * What the build makes of an expression that asks for whole words, `/^(?:a|b)$/`: an expression takes a tenth of a
 * millisecond to compile, and a check would compile hundreds. The words are told apart when some have been asked for that
 * begin as one of them does.
 */
export class WordSet {
  private readonly words: string;
  private readonly initials: number;
  private searches = 0;
  private set: ReadonlySet<string> | undefined;

  /** Words with bars before, between and behind, and `initialsOf` them. */
  constructor(words: string, initials: number) {
    this.words = words;
    this.initials = initials;
  }

  test(text: string): boolean {
    if (((this.initials >>> text.charCodeAt(0)) & 1) === 0) return false;
    if (this.searches < SEARCHES && !text.includes('|')) {
      this.searches++;
      return this.words.includes(`|${text}|`);
    }
    this.set ??= new Set(this.words.slice(1, -1).split('|'));
    return this.set.has(text);
  }
}

/** One bit for each character that a word begins with, by its code modulo 32: `a` and `A` have the same. */
export const initialsOf = (words: readonly string[]): number =>
  words.reduce((bits, word) => bits | (1 << word.charCodeAt(0)), 0);
