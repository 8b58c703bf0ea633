import type { Document } from '../../text/document.ts';
import { WordMemo } from '../../text/word-memo.ts';

const RETIRES =
  /^(?:deprecat\w*|retir\w*|sunset\w*|shuts?|shutting|shutdown|switch(?:ed|es|ing)?-off|remov\w*|discontinu\w*|withdraw\w*|decommission\w*|ends?|ended|ending|expir\w*|leav(?:e|es|ing)|stops?|stopp\w*|clos(?:e|es|ed|ing)|drops?|dropp\w*|unavailable|loses?|disabl\w*|reject\w*|ignor\w*|obsolete|eol|terminat\w*|cease[sd]?|ceasing|freez\w*|frozen|abandon\w*|goodbye|gone|withdr[ae]w\w*|unsupported|unmaintained|archived|yanked|legacy|blocked|refus\w*|cut)$/;
/** The particle that makes a plain verb an end: "turn off", "phase out", "go away", "wind down". */
const PARTICLE: ReadonlyMap<string, RegExp> = new Map([
  ['off', /^(?:switch|turn|cut|take|shut)/],
  ['out', /^(?:phas|run|tak|going|sunset|way$)/],
  ['away', /^(?:go|goes|going|gone|tak)/],
  ['down', /^(?:wind|tak|shut|spin|clos)/],
]);
const WORDS = new WordMemo<boolean>();

/** Whether a word by itself tells of an end. Remembered, as the same words come again and again. */
function ends(word: string): boolean {
  let known = WORDS.get(word);
  if (known === undefined) {
    known = RETIRES.test(word);
    WORDS.set(word, known);
  }
  return known;
}

/** Whether a clause tells of an end. */
export function retiresIn(doc: Document, first: number, last: number): boolean {
  for (let i = first; i < Math.min(last, doc.tokens.length); i++) {
    const { lower, code, end } = doc.tokens[i]!;
    if (code) continue;
    // "A drop-in successor"
    if (ends(lower) && !(lower === 'drop' && doc.plain.startsWith('-in', end))) return true;
    if (lower === 'time' && i > first + 1 && doc.tokens[i - 1]!.lower === 'last' && doc.tokens[i - 2]!.lower === 'the')
      return true;
    if (lower === 'longer' && i > first && doc.tokens[i - 1]!.lower === 'no') return true;
    const particle = PARTICLE.get(lower);
    if (particle) for (let k = Math.max(first, i - 6); k < i; k++) if (particle.test(doc.tokens[k]!.lower)) return true;
  }
  return false;
}
