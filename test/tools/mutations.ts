import { readFacts } from '../../src/index.ts';

/** Wraps plain paragraphs at a width; lists, tables, headings, quotes, code and labelled lines stay as they are. */
export function wrapped(text: string, width: number): string {
  return text
    .split(/(\n{2,})/)
    .map((part) => (isParagraph(part) ? wrapAt(part, width) : part))
    .join('');
}

const isParagraph = (part: string): boolean =>
  // What is short and has no full stop may be a title, which stands on one line.
  (part.length > 100 || /[.,;]/.test(part)) &&
  !part.includes('\n') &&
  !/^\s|^[#>|*+\-•·`~<]|^\d+[.)]\s|^\p{Lu}[\p{L} -]{1,24}:|```/mu.test(part);

/**
 * Breaks lines when the next word does not fit. Where a line would begin like a list item, a heading, a quotation or a
 * label, which is more than a reformatting, the next width is tried.
 */
function wrapAt(paragraph: string, width: number): string {
  for (let w = width; w < width + 24; w++) {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1);
      if (line === undefined || line.length + 1 + word.length > w) lines.push(word);
      else lines[lines.length - 1] = `${line} ${word}`;
    }
    if (
      !lines.slice(1).some((_, i) =>
        AMBIGUOUS.test(
          lines
            .slice(i + 1, i + 4)
            .join(' ')
            .replaceAll('`', ''),
        ),
      )
    )
      return lines.join('\n');
  }
  return paragraph;
}

const AMBIGUOUS =
  /^(?:\p{Extended_Pictographic}|:\w+:\s|[#>|*+•·○–—-]|\(?\d{1,2}[.)]\s|\p{Lu}[^.:;]{0,40}:(?:\s|$)|\p{Lu}[^.:;,]{0,40}\s[–—-]\s)/u;

/** Takes bold marks and heading marks off. */
export const withoutMarks = (text: string): string =>
  text.includes('```') ? text : text.replace(/\*\*([^*\n]+)\*\*/g, '$1').replace(/^#{1,6} (?=\S)/gm, '');

const MONTHS = Array.from({ length: 12 }, (_, i) => new Date(2000, i).toLocaleString('en', { month: 'long' }));
const DAY = new RegExp(
  `(?<!\\d (?:and|or|to) |\\d[–-]|\\d, )\\b(?:(\\d{1,2}) (${MONTHS.join('|')}),? (\\d{4})|(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4}))\\b`,
  'g',
);

/** Writes the days of a text that are given in full ("14 March 2027", "March 14, 2027") in another form. */
export const daysAs = (text: string, form: (day: number, month: string, year: string) => string): string =>
  text.replace(DAY, (_, d, m, y, m2, d2, y2) => form(Number(d ?? d2), m ?? m2, y ?? y2));

export const isoDay = (day: number, month: string, year: string): string =>
  `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
export const shortDay = (day: number, month: string, year: string): string => `${month.slice(0, 3)} ${day}, ${year}`;

/** The output without any mention of a day (`2027-03-14`), or undefined where it has none. */
export function dropDates(output: string, day: string): string | undefined {
  const mentions = readFacts(output).dates.filter((d) => d.value.startsWith(day));
  if (mentions.length === 0) return undefined;
  let text = output;
  for (const { span } of [...mentions].sort((a, b) => b.span.start - a.span.start)) {
    text = `${text.slice(0, span.start)}then${text.slice(span.end)}`;
  }
  return readFacts(text).dates.some((d) => d.value.startsWith(day)) ? undefined : text;
}

export const ONE_LETTER_OFF = ['dropped', 'doubled', 'swapped', 'changed'] as const;
type Edit = (typeof ONE_LETTER_OFF)[number];

/** Misspells an identifier of the retiring thing, wherever the output has it; undefined where none can be misspelt. */
export function misspell(
  notice: string,
  output: string,
  edit: Edit,
): { from: string; to: string; output: string } | undefined {
  const aliases = readFacts(notice)
    .things.filter((t) => t.situation !== 'spared')
    .flatMap((t) => [t.name, ...t.aliases]);
  // Shaped like an identifier and long enough that one letter more or less makes another name, not another word form.
  const from = aliases.find(
    (alias) => /^\S{6,}$/.test(alias) && /[/_.]|[a-z]-[a-z]|[a-z][A-Z]/.test(alias) && output.includes(alias),
  );
  if (from === undefined) return undefined;
  const letters = [...from.matchAll(/[a-z](?=[a-z]{2})/g)].map((m) => m.index);
  const at = letters[Math.floor(letters.length / 2)];
  if (at === undefined) return undefined;
  const c = from[at]!;
  const next = from[at + 1]!;
  const middle = { dropped: next, doubled: c + c + next, swapped: next + c, changed: (c === 'q' ? 'z' : 'q') + next }[
    edit
  ];
  const to = from.slice(0, at) + middle + from.slice(at + 2);
  if (to === from || notice.includes(to)) return undefined;
  return { from, to, output: output.replaceAll(from, to) };
}
