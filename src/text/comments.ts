/** The marks that open, run along and close a comment in code. */
const MARK = /^[ \t]*(?:\/\*{1,2}(?=\s|$)|\*\/|\*(?=\s|$)|\/\/[/!]?(?=\s|$))/;

/**
 * Takes the marks of a comment off its lines, character for character: `* Clock::now()` between `/**` and its end, `// Gone in
 * 4.0`. Only where every line of the text has one, so that a list is left alone.
 */
export function uncomment(raw: string): string {
  if (!/^\s{0,80}\/[*/]/.test(raw)) return raw;
  const lines = raw.split('\n');
  if (!lines.every((line) => line.trim() === '' || MARK.test(line))) return raw;
  const blank = (text: string): string => ' '.repeat(text.length);
  return lines.map((line) => line.replace(MARK, blank).replace(/\*\/\s*$/, blank)).join('\n');
}
