import { asks } from '../../../text/question.ts';
import type { Place } from '../place.ts';
import type { Sign } from '../signs.ts';

/** How the sentence of a clause ends, and in what block of the text it stands. */
export const LAYOUT: readonly Sign[] = [
  ['lead-in', (place) => place.clause.last === place.sentence.last && tailOf(place).endsWith(':')],
  ['exclaims', (place) => tailOf(place).includes('!')],
  ['asks', ({ doc, sentence }) => asks(doc, sentence)],
  ['heading', ({ block }) => block.kind === 'heading'],
  ['cell', ({ block }) => block.kind === 'cell'],
  ['item', ({ block }) => block.kind === 'item'],
  ['code', ({ block }) => block.kind === 'code'],
  ['salutation', ({ block }) => block.kind === 'salutation'],
  ['mail-header', ({ block }) => block.kind === 'mail-header'],
];

const tailOf = ({ doc, sentence }: Place): string => doc.plain.slice(sentence.end - 2, sentence.end);
