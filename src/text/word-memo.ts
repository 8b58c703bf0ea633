/** How many words are remembered. What is asked of words is cheap, and most words of a text are few: more would not pay. */
const MOST = 5000;
/** Characters of the longest word that is remembered: what is longer is data in a text, and does not come again. */
const LONGEST = 64;

/**
 * What was found out about words, so that it is found out once. Bounded in words and in their length, so that a long suite
 * takes no more memory than a short one: when it is full, all is forgotten, and what is common is soon known again.
 */
export class WordMemo<T> {
  private readonly words: Map<string, T>;

  /** `known`: what is known beforehand. It becomes the memo's own. */
  constructor(known = new Map<string, T>()) {
    this.words = known;
  }

  get size(): number {
    return this.words.size;
  }

  get(word: string): T | undefined {
    return this.words.get(word);
  }

  set(word: string, value: T): void {
    if (word.length > LONGEST) return;
    if (this.words.size >= MOST && !this.words.has(word)) this.words.clear();
    this.words.set(word, value);
  }

  [Symbol.iterator](): IterableIterator<[string, T]> {
    return this.words[Symbol.iterator]();
  }
}
