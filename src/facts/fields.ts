import { LABEL } from '../text/blocks/label.ts';
import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';

/** A short line "Label: value": what it says of its label stands in the value, and not in a verb. */
export interface Field {
  /** In lower case, without the colon: "grace period". */
  readonly label: string;
  /** In lower case, without closing marks and brackets: "none". */
  readonly value: string;
  /** Whether the value denies the label or affirms it; undefined where it tells more. */
  readonly says: 'no' | 'yes' | undefined;
  /** Its tokens: the first of the label and of the value, one past the value. */
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  readonly range: Range;
}

const NO =
  /^(?:no|none|nothing|nil|zero|0|n\/a|never|not (?:any|available|possible|planned|offered|needed|required|necessary|granted)|none (?:planned|available|offered|needed|required|granted)|impossible|unavailable|excluded)$/;
const YES =
  /^(?:yes|y|full|complete|total|100 ?%|given|guaranteed|(?:yes, )?(?:available|possible|allowed|granted|offered|some|(?:up)?on (?:request|demand|application)|by (?:request|arrangement)|negotiable))$/;
/** In characters. */
const LONGEST = 80;

/** The fields of a text, by the sentence that each is. */
export const readFields: (doc: Document) => ReadonlyMap<number, Field> = oncePer((doc) => {
  const fields = new Map<number, Field>();
  const { tokens, blocks, plain } = doc;
  doc.sentences.forEach(({ start, end, first, last, block }, s) => {
    const { kind } = blocks[block]!;
    if (kind === 'code' || kind === 'cell' || kind === 'mail-header' || end - start > LONGEST) return;
    const text = plain.slice(start, end);
    const lead = LABEL.exec(text);
    if (lead === null) return;
    let middle = first;
    while (middle < last && tokens[middle]!.start < start + lead[0].length) middle++;
    if (middle === first || middle === last) return;
    const value = text
      .slice(lead[0].length)
      .toLowerCase()
      .replace(/[\s.!*_]+$/, '')
      .trim();
    const core = value.replace(/\s?[(,;–—].*$/s, '');
    const says = NO.test(core) ? 'no' : YES.test(core) || YES.test(value) ? 'yes' : undefined;
    fields.set(s, { label: lead[1]!.toLowerCase(), value, says, first, middle, last, range: { start, end } });
  });
  return fields;
});
