import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Document, Sentence } from '../../../text/document.ts';

/** "If you need an array, call `x()` on it", "you don't need to move to `/v3`": a means for something more, a move that is spared. */
export const isIdle = ({ plain }: Document, { start }: Sentence, { range }: IdentifierFact): boolean =>
  FOR_EXTRA.test(plain.slice(start, Math.min(range.start, start + 60))) ||
  NOT_ASKED.test(plain.slice(Math.max(start, range.start - 60), range.start));
const FOR_EXTRA =
  /^\W*(?:if|when|where|whenever|should|in case)\s(?:you|they|somebody|anyone|your \w+)\s(?:(?:do|also|really|only|just)\s)?(?:need|want|require|prefer|like)s?\s(?:an?|one|more|another|extra|additional)\s(?!replacement|substitute|alternative|successor|equivalent|similar|new)/i;

const NOT_ASKED = /(?:n['’]t|\bnot|\bno)\s(?:need|have)\s(?:for\syou\s)?to\s(?:[\p{Ll}'’]+\s){1,4}["'\x60]?$/u;
