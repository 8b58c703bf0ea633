/** Control characters other than the tab and the newline, and marks that turn the writing direction, which hide what is there. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with such a character, where it is allowed: what goes on after its name. */
export const UNSEEN = 'which no reader sees; take it out';

export interface UnseenCharacter {
  readonly index: number;
  /** "U+0007". */
  readonly name: string;
}

/** The first character of a text that no reader sees; undefined where there is none. */
export function unseenIn(text: string): UnseenCharacter | undefined {
  const found = CONTROL.exec(text);
  if (!found) return undefined;
  return { index: found.index, name: `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` };
}
