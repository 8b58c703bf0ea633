import type { Document, Sentence } from '../../../text/document.ts';
import { wordSet } from '../../grammar/naming.ts';
import { retiresIn } from '../../lifecycle/ending.ts';
import { populationOf } from '../population.ts';
import { type Place, type StatedGroup, stated, wordAt, YOU } from './place.ts';

/* Sentences in which a text tells its readers who they are, and nothing of an end. */

/** What "that your …" after it tells of the reader. */
export const TELLS = wordSet(
  'know records logs see seen noticed detected found show shows indicate indicates aware identified determined',
);

/** "We have found one or more clusters in your account that run …", "according to our records, one pump of yours …". */
export function foundOf(place: Place): StatedGroup | null {
  const { doc, sentence, at } = place;
  const { tokens, plain } = doc;
  const { first, last } = sentence;
  const records = place.word === 'records' && at < first + 4 && plain[tokens[at]!.end] === ',';
  const ours = /^(?:we|we've)$/.test(tokens[at - 1]?.lower ?? '') || /^we$/.test(tokens[at - 2]?.lower ?? '');
  if (!records && !(ours && at < first + 6 && tokens[at + 1]?.lower !== 'that')) return null;
  const own = tokens.slice(at + 1, Math.min(last, at + OWN)).some(({ lower }) => /^(?:you|yours?)$/.test(lower));
  if (!own) return null;
  const tells = tokens
    .slice(at + 1, last)
    .some(({ lower }) => /^(?:that|which|whose|with|run|runs|using|on)$/.test(lower));
  return tells && !retiresIn(doc, at, last) ? stated(place, 'some', at + 1, last) : null;
}
/** So many tokens may stand before the word for the reader. */
const OWN = 18;

/** "You receive this because your project …" */
export const becauseYou = (place: Place): StatedGroup | null =>
  place.received && !isAnyCustomer(place) ? stated(place, 'some', place.at + 1, place.sentence.last, null) : null;

/** "As a customer of Whistle B.V.": the footer of every mail that the company sends. */
function isAnyCustomer({ doc, sentence, at }: Place): boolean {
  const text = doc.plain.slice(doc.tokens[at]!.end, Math.min(sentence.end, doc.tokens[at]!.end + LONGEST));
  return CUSTOMER.test(text);
}
const CUSTOMER =
  /^\s(?:you(?:'re|\sare|\shave\sbeen)\s)?(?:an?|our)\s(?:(?:registered|valued|existing|active|current)\s)?(?:customer|client|member|subscriber|account\sholder)\s(?:of|with|at)\s(?:[\p{Lu}\d][\p{L}\d&'.-]*,?\s){1,4}(?:B\.?V|N\.?V|GmbH|AG|AB|A\/S|ApS|Inc|Ltd|Limited|LLC|LLP|PLC|plc|S\.?A|S\.?L|SAS|SE|UG|Oy|Corp|Corporation|Group|Pty)\b/u;
/** So many characters of the reason are looked at. */
const LONGEST = 120;

/** "We are writing to let you know that your project has …", "our records show that you …". */
export function thatYou(place: Place): StatedGroup | null {
  const { doc, sentence, at, before, next } = place;
  if (!TELLS.has(before) || !(YOU.has(next) || next === 'at' || next === 'one')) return null;
  // What "we know" is no news for the reader.
  if (before === 'know' && !/^(?:you|to|should|must)$/.test(wordAt(doc, sentence, at - 2))) return null;
  return retiresIn(doc, at, sentence.last) ? null : stated(place, 'some', at + 1, sentence.last, null);
}

/** "For trackers with a 2G-only modem this means: …": where the words begin that tell what it is for them, or -1. */
export function meansAt({ tokens }: Document, { first, last }: Sentence): number {
  if (tokens[first]?.lower !== 'for' || populationOf(tokens[first + 1] ?? tokens[first]!) === null) return -1;
  for (let k = first + 3; k + 1 < Math.min(last, first + LEAD); k++)
    if (/^(?:this|that|it)$/.test(tokens[k]!.lower) && tokens[k + 1]!.lower === 'means') return k;
  return -1;
}
/** So many tokens the group before it has. */
const LEAD = 24;
