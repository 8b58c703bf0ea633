import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import { headsHeirs, isEmptyText } from './empty-place.ts';

/** A line "Replacement: n/a", "Move to: none", "Successor: TBD": a field for what comes that names nothing. */
export interface EmptyField extends Range {
  /** Whether it is left for later ("to be announced"), and says nothing of there being none. */
  readonly open: boolean;
}

const OPEN =
  /^(?:tb[acd]|(?:yet )?to be (?:announced|confirmed|decided|determined|defined)|undecided|undetermined|pending|open|not (?:yet )?(?:known|decided|announced|determined))\b[^.;,]{0,12}\.?$/i;

/** Finds the fields for a successor that are left empty. Linear; once for each text. */
export const emptyFields: (doc: Document) => readonly EmptyField[] = oncePer(({ labels, blocks, plain }: Document) =>
  labels.flatMap(({ name, start, end, block }): EmptyField[] => {
    if (!headsHeirs(name) && !/\btarget$/i.test(name)) return [];
    const line = plain.slice(end, blocks[block]!.end).split('\n', 1)[0]!;
    const [value, open] = [line.trim(), OPEN.test(line.trim())];
    return open || isEmptyText(value) ? [{ start, end: end + line.length, open }] : [];
  }),
);
