/** "`:revdate: 2027-03-29`": a field of the page's own record, as AsciiDoc and reStructuredText have them over the text. */
const FIELD = /^:([a-z][\w-]{1,30}):(?:[ \t]+(\S.*?))?[ \t\r]*$/i;
/** Names of fields that no chat writes a picture by. */
const OF_PAGES =
  /^(?:title|doctitle|subtitle|authors?|email|categor(?:y|ies)|tags|slug|summary|keywords|description|rev(?:date|number|remark)|toc\w*|page-.+|layout|template|icons|imagesdir|sectnums|lang|jbake-.+|copyright|source-highlighter)$/i;
const TITLE = /^(?:doc)?title$/i;
/** So many lines at the head of a text are looked at, and so long a one is. */
const [MOST, LONG] = [40, 400];

/** Between fences, as Jekyll (YAML) and Hugo (TOML) have it: "title: End of v1", "title = 'End of v1'", "- news". */
const FENCE = /^(---|\+\+\+)[ \t]*\r?\n/;
const ENTRY =
  /^(?:([A-Za-z][\w.-]{0,40})[ \t]*[:=](?:[ \t]+(["']?)(.*?)\2)?|[ \t]+\S.*|-[ \t].*|[\]})#].*|\[[\w.]+\])?[ \t\r]*$/;

const DATED = /(?:^|[_-])date$/i;

/** What a line of a page's record is: so many characters before its title are left out, or all of it. */
interface Attribute {
  readonly leader: number;
  readonly isTitle: boolean;
  /** Of a title in quotes: how long it is. */
  readonly length?: number;
}
type Attributes = ReadonlyMap<number, Attribute>;

/**
 * The lines of a page's record at the head of a text, by their start: its title begins there as a heading (so many characters
 * before it are left out), and nobody reads the rest.
 */
export const attributeLines = (raw: string): Attributes => frontMatter(raw) ?? fields(raw);

function fields(raw: string): Attributes {
  const found = new Map<number, Attribute>();
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

/** The record between two fences over everything else; undefined where the text begins with none. */
function frontMatter(raw: string): Attributes | undefined {
  const fence = FENCE.exec(raw.slice(0, LONG))?.[1];
  if (fence === undefined) return undefined;
  const found = new Map<number, Attribute>();
  let isRecord = false;
  let start = 0;
  for (const line of raw.slice(0, MOST * LONG).split('\n', MOST)) {
    const isFence = line.trimEnd() === fence;
    const [entry, name, quote = '', value = ''] = ENTRY.exec(line.slice(0, LONG)) ?? [];
    if (!isFence && entry === undefined) return undefined;
    isRecord ||= name !== undefined && (OF_PAGES.test(name) || DATED.test(name));
    const isTitle = name !== undefined && TITLE.test(name) && value !== '';
    const leader = isTitle ? line.indexOf(quote + value, name.length) + quote.length : line.length;
    // Its date is one that a short text may tell.
    if (name === undefined || !DATED.test(name))
      found.set(start, { leader, isTitle, ...(isTitle ? { length: value.length } : {}) });
    if (isFence && start > 0) return isRecord ? found : undefined;
    start += line.length + 1;
  }
  return undefined;
}
