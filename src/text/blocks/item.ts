import { diagnosticHead } from './diagnostic.ts';
import { marker } from './marker.ts';
import type { BlockReader } from './page.ts';
import { isTitle } from './title.ts';
import { lastWrapped } from './wrapped.ts';

/** An item of a list, with the lines over which it was only wrapped. */
export const item: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  const mark = marker(line.text);
  if (mark === null) return at;
  const opens = mark.text.length + diagnosticHead(line.text.slice(mark.text.length)).length;
  const start = line.start + opens;
  const text = line.text.slice(opens);
  const last = lastWrapped(page, at);
  const end = page.lines[last]!.end;
  // "📣 Peer Diaries is closing": an emoji over a text marks its title, and no list.
  const decked = page.blocks.length === 0 && last === at && isEmoji(mark.text);
  if (decked && isTitle(page, at, { ...line, start, text, trimmed: text.trim() })) page.push('heading', start, end);
  else if (mark.number === undefined) page.push('item', start, end, { indent: mark.indent });
  else page.push('item', start, end, { indent: mark.indent, number: mark.number });
  return last + 1;
};

const isEmoji = (mark: string): boolean => /^\s*(?::[a-z_]+:|\p{Extended_Pictographic})/u.test(mark);
