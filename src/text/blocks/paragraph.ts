import { isSalutation } from './mail.ts';
import type { BlockReader } from './page.ts';
import { isBoldLine } from './title.ts';
import { lastWrapped } from './wrapped.ts';

/** Any other line, with those over which it was only wrapped. */
export const paragraph: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  const start = page.textStart(line);
  const last = isBoldLine(page.text, line) ? at : lastWrapped(page, at);
  const { end } = page.lines[last]!;
  const greets = last > at && isSalutation(page.text.plain.slice(start, end).replaceAll('\n', ' '));
  page.push(greets ? 'salutation' : 'paragraph', start, end);
  return last + 1;
};
