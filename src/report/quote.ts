/** Control characters, and marks that turn the writing direction: a quoted text must not drive the terminal. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const MOST = 200;

/** The piece of a word at either side of a gap: a quote ends at whole words, if those are not too long. */
const BROKEN_END = /\s\S{0,30}$/;
const BROKEN_START = /^\S{0,30}\s/;

/** Makes any text fit to be printed on one line. */
export const printable = (text: string): string => harmless(text.replace(/\s+/g, ' ').trim());

/** Makes a line fit to be printed with its spaces as they are. */
export const harmless = (line: string): string => line.replaceAll('\t', '    ').replace(UNSAFE, '\ufffd');

/** Quotes words of a text on one line; a long quote keeps its beginning and its end. */
export function quote(text: string): string {
  const line = printable(text.length > 4 * MOST ? `${text.slice(0, 2 * MOST)} … ${text.slice(-2 * MOST)}` : text);
  if (line === '') return 'nothing';
  const points = [...line];
  const short =
    points.length <= MOST
      ? line
      : `${points
          .slice(0, MOST - 60)
          .join('')
          .replace(BROKEN_END, '')
          .trimEnd()} … ${points.slice(-56).join('').replace(BROKEN_START, '').trimStart()}`;
  return short.includes('"') ? `“${short}”` : `"${short}"`;
}

/** Quotes words of a text without the marks that only set them in bold: "v1beta3** API" begins within what is bold. */
export const quoteWords = (text: string): string => quote(text.replace(BOLD, '$1').replace(BOLD_END, ''));
/** A retiring thing by its name, where it has one. */
export const quoteThing = (name: string): string => (name === '' ? 'what is retired' : quoteWords(name));
const BOLD = /\*\*([^\s*](?:[^*]{0,400}[^\s*])?)\*\*/g;
/** "src/**", "a**b" are no such marks. */
const BOLD_END = /(?<=[^\s*/])\*\*(?![\w/*.])/g;
