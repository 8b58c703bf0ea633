import type { Finding } from '../finding.ts';
import { type Place, placesIn } from './place.ts';
import { quoteWords } from './quote.ts';
import { wordsFor } from './wording.ts';

export type Places = Readonly<Record<'notice' | 'output', (offset: number) => Place>>;

export const placesOf = (notice: string, output: string): Places => ({
  notice: placesIn(notice),
  output: placesIn(output),
});

/** One line of a proof: what it is, and its text. */
export type ProofLine = readonly [label: 'is' | 'note' | 'expected' | 'output' | 'notice' | 'write', text: string];

/**
 * What proves a finding, in the words of both texts, with line and column. A text that a sentence quotes already is not
 * quoted again: its place is put behind the sentence. A no-break space keeps a place together where lines are broken.
 */
export function proofOf(finding: Finding, places: Places): ProofLine[] {
  const { found, expected, hint } = wordsFor(finding);
  const told = (sentence: string, side: 'notice' | 'output'): boolean => {
    const span = finding[side];
    return span !== undefined && sentence.includes(quoteWords(span.text));
  };
  const place = (side: 'notice' | 'output'): string => {
    const { line, column } = places[side](finding[side]!.start);
    return `${line}:${column}`;
  };
  const withPlace = (sentence: string, side: 'notice' | 'output'): string =>
    told(sentence, side) ? `${sentence} (${side}\u00a0${place(side)})` : sentence;
  const at = (sentence: string, side: 'notice' | 'output'): string =>
    !finding[side]?.text.trim() || told(sentence, side) ? '' : `${place(side)}  ${quoteWords(finding[side].text)}`;
  const note = finding.severity === 'note';
  const lines: ProofLine[] = [
    [note ? 'note' : 'is', withPlace(found, 'output')],
    ['expected', withPlace(expected, 'notice')],
    ['output', at(found, 'output')],
    ['notice', at(expected, 'notice')],
    ['write', note ? '' : hint],
  ];
  return lines.filter(([, text]) => text !== '');
}
