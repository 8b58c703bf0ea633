/** How many words are remembered. What is asked of words is cheap, and most words of a text are few: more would not pay. */
const MOST = 5000;
/** Characters of the longest word that is remembered: what is longer is data in a text, and does not come again. */
const LONGEST = 64;

/**
 * What was found out about words, so that it is found out once. Bounded in words and in their length, so that a long suite
 * takes no more memory than a short one: when it is full, all is forgotten, and what is common is soon known again.
 */
export class WordMemo<T> extends Map<string, T> {
  override set(word: string, value: T): this {
    if (word.length > LONGEST) return this;
    if (this.size >= MOST && !this.has(word)) this.clear();
    return super.set(word, value);
  }
}
