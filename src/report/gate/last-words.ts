/** Lines of a stack, and what Node puts under one, and lines of signs alone: they tell where, and not what. */
const FRAME = /^\s+at\s|^Node\.js v\d|^[\s^~{}[\](),;]*$/;

/** A line that tells what went wrong, as JavaScript, Python, Java and most commands begin it. */
const TELLING = /^(?:Uncaught )?[\w.$]*(?:error|exception|fatal|panic)\b[^:]*:/i;

/**
 * At most so many lines of what an agent wrote to standard error, at least three: its last ones, behind the last that names
 * an error where that is not among them.
 */
export function lastWords(stderr: string, most: number): string[] {
  const written = stderr.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const told = written.filter((line) => !FRAME.test(line));
  const lines = told.length > 0 ? told : written;
  const last = Math.max(0, lines.length - most);
  const telling = lines.findLastIndex((line) => TELLING.test(line));
  if (telling < 0 || telling >= last) return lines.slice(last);
  // What it names, and what was written last.
  return [lines[telling]!, '…', ...lines.slice(-(most - 2))];
}
