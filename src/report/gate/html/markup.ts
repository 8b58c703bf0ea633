/** HTML that is written out as it is. Everything else that goes into `markup` is escaped. */
export interface Markup {
  readonly html: string;
}

type Value = string | number | Markup | readonly Markup[] | undefined | false;

/**
 * A template whose values are escaped unless they are markup themselves: a text can only get in as text. For element
 * content and for attributes in double quotes. Made for a page that is written piece by piece, with types all the way.
 */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  let html = parts[0]!;
  for (const [i, value] of values.entries()) html += written(value) + parts[i + 1]!;
  return { html };
}

export const raw = (html: string): Markup => ({ html });

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Control characters, halves of surrogate pairs and marks that turn the writing direction show as what they are: unfit. */
const UNFIT = /[^\P{Cc}\n\t]|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNFIT, '\ufffd')
    .replace(/[&<>"']/g, (c) => ENTITIES[c]!);
