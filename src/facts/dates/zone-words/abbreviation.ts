import type { Document } from '../../../text/document.ts';
import { zoneLex } from '../lex/lexeme.ts';
import { WORLDLY, ZONES } from '../words.ts';
import { offsetOf } from './offset.ts';
import { type Zone, type ZonePlace, zoneTo } from './place.ts';

/** "UTC+2", "GMT-05:00". */
export function offsetZone(place: ZonePlace): Zone | null {
  const offset = /^(?:UTC|GMT)([+-]\d{1,2}(?::?\d{2})?)$/i.exec(place.token.text);
  return offset && zoneTo(place, place.i, offsetOf(offset[1]!));
}

/** "UTC", "PT", "CET time"; of those that are words elsewhere, only where times are spoken of. */
export function abbreviation(place: ZonePlace): Zone | null {
  const { doc, token, i, last, afterClock } = place;
  const name = token.text.toUpperCase();
  if (token.text !== name && token.lower !== 'utc' && token.lower !== 'gmt') return null;
  const resolved = ZONES.get(name);
  if (resolved === undefined) return null;
  const sure = !WORLDLY.has(name) || speaksOfTimes(doc, i);
  if (!sure && !afterClock) return null;
  const spaced = resolved === 'UTC' ? spacedOffset(place) : null;
  if (spaced) return spaced;
  const to = i + 1 < last && doc.tokens[i + 1]!.lower === 'time' ? i + 1 : i;
  const at = { start: token.start, end: doc.tokens[to]!.end, first: i, last: to };
  return zoneLex(at, token.text, resolved, sure);
}

/** "UTC +2", "UTC + 2", "UTC −05:00". */
function spacedOffset({ doc: { plain, tokens }, token: { start, end: stop }, i, last }: ZonePlace): Zone | null {
  const offset = /^ ?([+-]) ?(\d{1,2}(?::?\d{2})?)(?![\d:])/.exec(plain.slice(stop, stop + 9));
  if (!offset) return null;
  const end = stop + offset[0].length;
  let to = i;
  while (to + 1 < last && tokens[to + 1]!.start < end) to++;
  return zoneLex({ start, end, first: i, last: to }, plain.slice(start, end), offsetOf(offset[1]! + offset[2]!));
}

/** "All times are PT", "(times in ET)", "Key dates (2028, ET)", "Start (PT)". */
function speaksOfTimes({ tokens, plain }: Document, i: number): boolean {
  const inBrackets = plain[tokens[i]!.start - 1] === '(' || plain[tokens[i]!.end] === ')';
  for (let k = i - 1; k >= 0 && k >= i - 4; k--) {
    const word = tokens[k]!.lower;
    if (/^(?:times?|hours?|timezone|clock)$/.test(word)) return true;
    if (inBrackets && /^(?:dates?|windows?|schedule|timeline|start|end|from|to|until|starts|ends|zone)$/.test(word))
      return true;
    if (!/^(?:are|is|in|all|given|shown|stated|listed|local|\d{4}|and|use|zone)$/.test(word)) return false;
  }
  return false;
}
