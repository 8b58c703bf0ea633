import type { Finding } from '../finding.ts';
import type { Paint } from './paint.ts';
import { type Places, proofOf } from './proof.ts';
import { wrap } from './wrap.ts';

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
  const note = finding.severity === 'note';
  return proofOf(finding, places).flatMap(([label, text]) =>
    wrap(text, width - indent - LABEL).map((line, i) => {
      const head = (i === 0 ? label : '').padEnd(LABEL);
      const said = label === 'write' ? paint.hint(line) : line;
      return `${' '.repeat(indent)}${note ? paint.dim(head + line) : paint.dim(head) + said}`.trimEnd();
    }),
  );
}
