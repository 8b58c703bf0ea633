import type { Finding } from '../finding.ts';
import type { Paint } from './paint.ts';
import type { Place } from './place.ts';
import { quote } from './quote.ts';
import { wordsFor } from './wording.ts';
import { wrap } from './wrap.ts';

export type Places = Readonly<Record<'notice' | 'output', (offset: number) => Place>>;

interface Layout {
  readonly places: Places;
  /** Columns before the label. */
  readonly indent: number;
  /** Columns that a line may have. */
  readonly width: number;
  readonly paint: Paint;
}

/** Columns of a label. */
const LABEL = 10;

/** One finding for people: what is there, what was expected, where in both texts, and what to write. */
export function findingLines(finding: Finding, { places, indent, width, paint }: Layout): string[] {
  const { found, expected, hint } = wordsFor(finding);
  // The sentence says the words of a text already: then its place is enough.
  const told = (sentence: string, side: 'notice' | 'output'): boolean => {
    const span = finding[side];
    return span !== undefined && sentence.includes(quote(span.text));
  };
  const place = (side: 'notice' | 'output'): string => {
    const { line, column } = places[side](finding[side]!.start);
    return `${line}:${column}`;
  };
  const withPlace = (sentence: string, side: 'notice' | 'output'): string =>
    told(sentence, side) ? `${sentence} (${side}\u00a0${place(side)})` : sentence;
  const at = (sentence: string, side: 'notice' | 'output'): string =>
    !finding[side]?.text.trim() || told(sentence, side) ? '' : `${place(side)}  ${quote(finding[side].text)}`;
  const same = (text: string): string => text;
  const note = finding.severity === 'note';
  const rows: [string, string, (text: string) => string][] = [
    [note ? 'note' : 'is', withPlace(found, 'output'), same],
    ['expected', withPlace(expected, 'notice'), same],
    ['output', at(found, 'output'), same],
    ['notice', at(expected, 'notice'), same],
    ['write', note ? '' : hint, paint.hint],
  ];
  return rows
    .filter(([, text]) => text !== '')
    .flatMap(([label, text, brush]) =>
      wrap(text, width - indent - LABEL).map((line, i) => {
        const head = (i === 0 ? label : '').padEnd(LABEL);
        return `${' '.repeat(indent)}${note ? paint.dim(head + line) : paint.dim(head) + brush(line)}`.trimEnd();
      }),
    );
}
