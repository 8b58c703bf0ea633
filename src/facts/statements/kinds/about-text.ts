import type { Token } from '../../../text/tokens.ts';
import { familiesOf } from '../../grammar/families.ts';
import type { KindReader, Wording } from './wording.ts';

/** What speaks of texts, other pages and this message, and tells nothing of the thing. */
export const ABOUT_TEXT: readonly KindReader[] = [
  ['pointer', isPointer],
  ['telemetry', (wording) => wording.features.has('cue:you') && tellsWhyWritten(wording)],
];

/** "More in the guide" */
function isPointer({ families, features, statement }: Wording): boolean {
  if (!families.has('pointing') || features.has('identifier')) return false;
  return statement.content.filter(({ url, lemma }) => !url && !familiesOf(lemma).includes('pointing')).length <= 1;
}

/** "You receive this message because …", "we are writing to you" */
const tellsWhyWritten = ({ tokens, order }: Wording): boolean =>
  (tokens.some(receives) && tokens.some(isMessage)) || (!order && tokens.some(writes));

const receives = ({ lower }: Token): boolean => /^(?:receive|receiving|getting|got|sent)$/.test(lower);
const isMessage = ({ lower }: Token): boolean =>
  /^(?:message|email|mail|notice|this|letter|communication)$/.test(lower);
const writes = ({ lower }: Token): boolean => /^(?:writing|contacting|addressed|reaching)$/.test(lower);
