const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const ZERO = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** Terminal columns that a text takes. */
export function columns(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let n = 0;
  for (const c of text) n += ZERO.test(c) ? 0 : WIDE.test(c) ? 2 : 1;
  return n;
}

/**
 * Breaks a text into lines of at most `width` columns, at spaces. A word that is longer than a line stays whole (a broken
 * address cannot be copied), unless it is in a script that is written without spaces. A no-break space holds its
 * neighbours together and comes out as a plain one.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const push = (word: string, size: number): void => {
    if (line !== '' && used + 1 + size > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    used += size + (line === '' ? 0 : 1);
    line = line === '' ? word : `${line} ${word}`;
  };
  for (const word of text.split(' ')) {
    const size = columns(word);
    if (size <= width || !WIDE.test(word)) push(word, size);
    else for (const piece of pieces(word, width)) push(piece, columns(piece));
  }
  lines.push(line);
  return lines.map((l) => l.replaceAll('\u00a0', ' '));
}

function pieces(word: string, width: number): string[] {
  const all: string[] = [];
  let piece = '';
  let used = 0;
  for (const c of word) {
    const size = columns(c);
    if (used + size > width) {
      all.push(piece);
      piece = '';
      used = 0;
    }
    piece += c;
    used += size;
  }
  all.push(piece);
  return all;
}
