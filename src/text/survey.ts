/** What can be told of a text at one glance, and is asked of it by hundreds of expressions. */
export interface Survey {
  readonly isAscii: boolean;
  /** See `lettersOf`. */
  readonly letters: number;
}

/** So many texts are remembered: the sentences and clauses of a notice, which come back again and again. */
const MOST = 256;
/** UTF-16 units of the longest text that is remembered. */
const LONGEST = 512;
const known = new Map<string, Survey>();

export function surveyOf(text: string): Survey {
  const before = known.get(text);
  if (before !== undefined) return before;
  const letters = lettersOf(text);
  const survey = { isAscii: (letters & OTHER) === 0, letters };
  if (text.length > LONGEST) return survey;
  if (known.size >= MOST) known.clear();
  known.set(text, survey);
  return survey;
}

/** A bit for what is outside ASCII. */
const OTHER = 1 << 26;

/**
 * The ASCII letters that stand in a text, whatever their case: a bit for each, from the lowest on, and one above them for all
 * that is outside ASCII. What has not all letters of a word has not the word.
 */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) letters |= OTHER;
    else {
      const letter = (code | 0x20) - 0x61;
      if (letter >= 0 && letter < 26) letters |= 1 << letter;
    }
  }
  return letters;
}
