import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Document, Sentence } from '../../../text/document.ts';

/** "If you need an array, call `x()` on it", "you don't need to move to `/v3`": a means for something more, a move that is spared. */
export const isIdle = (doc: Document, sentence: Sentence, fact: IdentifierFact): boolean => {
  const { plain } = doc;
  const { start } = sentence;
  const { range } = fact;
  return (
    FOR_EXTRA.test(plain.slice(start, Math.min(range.start, start + 60))) ||
    NOT_ASKED.test(plain.slice(Math.max(start, range.start - 60), range.start)) ||
    (MOVE_TO.test(plain.slice(Math.max(start, range.start - 40), range.start)) &&
      BARRED.test(plain.slice(range.end, Math.min(sentence.end, range.end + 40)))) ||
    isOfManual(doc, sentence, fact)
  );
};
const FOR_EXTRA =
  /^\W*(?:if|when|where|whenever|should|in case)\s(?:you|they|somebody|anyone|your \w+)\s(?:(?:do|also|really|only|just)\s)?(?:need|want|require|prefer|like)s?\s(?:an?|one|more|another|extra|additional)\s(?!replacement|substitute|alternative|successor|equivalent|similar|new)/i;

const NOT_ASKED = /(?:n['’]t|\bnot|\bno)\s(?:need|have)\s(?:for\syou\s)?to\s(?:[\p{Ll}'’]+\s){1,4}["'\x60]?$/u;

/** "An upgrade to 1.39 is refused as long as it is enabled": what is barred, and not asked for. */
const MOVE_TO = /\b(?:an?|any|the|every|each)\s(?:upgrade|update|move|switch|migration|change)\sto\s["'\x60]?$/i;
const BARRED =
  /^["'\x60]?\s(?:is|are|will be|gets?)\s(?:then\s|also\s)?(?:refused|rejected|blocked|denied|barred|prevented|stopped|aborted|impossible|not (?:possible|allowed|permitted|supported))\b/i;

/** "## Resuming", "Call `up.resume(token)` with the token": a page tells how a thing is used, in a section with no word of an end. */
function isOfManual({ blocks, plain }: Document, { block }: Sentence, { value, code }: IdentifierFact): boolean {
  if (!code) return false;
  let head = block - 1;
  while (head >= 0 && head > block - SECTION && blocks[head]!.kind !== 'heading') head--;
  if (blocks[head]?.kind !== 'heading') return false;
  const stem = TOPIC.exec(plain.slice(blocks[head]!.start, blocks[head]!.end))?.[1];
  if (stem === undefined || MOVES.test(stem) || !value.toLowerCase().includes(stem.toLowerCase())) return false;
  let end = head + 1;
  while (end < blocks.length && end < head + SECTION && blocks[end]!.kind !== 'heading') end++;
  return !OF_END.test(plain.slice(blocks[head]!.start, blocks[end - 1]!.end));
}
/** So many blocks of a section are looked at. */
const SECTION = 8;
/** "Resuming", "Creating an uploader" */
const TOPIC = /^\W*(\p{L}{4,}?)ing(?:\s\p{L}+){0,3}\W*$/u;
const MOVES = /^(?:migrat|mov|switch|upgrad|updat|replac|convert|chang|transition|adapt|port)$/i;
const OF_END =
  /\b(?:deprecat|retir|remov|replac|instead|sunset|discontinu|no longer|old|new|now|legacy|previous|former|before|gone|ends?|v\d)/i;
