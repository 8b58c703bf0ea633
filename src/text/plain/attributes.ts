/** "`:revdate: 2027-03-29`": a field of the page's own record, as AsciiDoc and reStructuredText have them over the text. */
const FIELD = /^:([a-z][\w-]{1,30}):(?:[ \t]+(\S.*?))?[ \t\r]*$/i;
/** Names of fields that no chat writes a picture by. */
const OF_PAGES =
  /^(?:title|doctitle|subtitle|authors?|email|categor(?:y|ies)|tags|slug|summary|keywords|description|rev(?:date|number|remark)|toc\w*|page-.+|layout|template|icons|imagesdir|sectnums|lang|jbake-.+|copyright|source-highlighter)$/i;
const TITLE = /^(?:doc)?title$/i;
/** So many lines at the head of a text are looked at, and so long a one is. */
const [MOST, LONG] = [40, 400];

/**
 * The lines of a page's record at the head of a text, by their start: its title begins there as a heading (so many characters
 * before it are left out), and nobody reads the rest.
 */
export function attributeLines(
  raw: string,
): ReadonlyMap<number, { readonly leader: number; readonly isTitle: boolean }> {
  const found = new Map<number, { leader: number; isTitle: boolean }>();
  if (!/(?:^|\n):\w/.test(raw.slice(0, LONG))) return found;
  let isRecord = false;
  let start = 0;
  for (const line of raw.slice(0, MOST * LONG).split('\n', MOST)) {
    const [, name, value = ''] = FIELD.exec(line.slice(0, LONG)) ?? [];
    if (name !== undefined) {
      const isTitle = TITLE.test(name) && value !== '';
      isRecord ||= OF_PAGES.test(name);
      found.set(start, { leader: isTitle ? line.indexOf(value, name.length + 2) : line.length, isTitle });
    } else if (found.size > 0) break;
    start += line.length + 1;
  }
  return isRecord ? found : new Map();
}
