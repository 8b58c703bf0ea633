import type { Document } from '../text/document.ts';

const RETIRES =
  /^(?:deprecat\w*|retir\w*|sunset\w*|shuts?|shutting|shutdown|switch(?:ed|es|ing)?-off|remov\w*|discontinu\w*|withdraw\w*|decommission\w*|ends?|ended|ending|expir\w*|leav(?:e|es|ing)|stops?|stopp\w*|clos(?:e|es|ed|ing)|drops?|dropp\w*|unavailable|loses?|disabl\w*|reject\w*|ignor\w*|obsolete|eol|terminat\w*|cease[sd]?|ceasing|freez\w*|frozen|abandon\w*|goodbye|gone|withdr[ae]w\w*|unsupported|legacy|blocked|refus\w*|cut)$/;
/** The particle that makes a plain verb an end: "turn off", "phase out", "go away", "wind down". */
const PARTICLE: Record<string, RegExp> = {
  off: /^(?:switch|turn|cut|take|shut)/,
  out: /^(?:phas|run|tak|going|sunset)/,
  away: /^(?:go|goes|going|gone|tak)/,
  down: /^(?:wind|tak|shut|spin|clos)/,
};
/** Whether a clause tells of an end. */
export function retiresIn(doc: Document, first: number, last: number): boolean {
  for (let i = first; i < last; i++) {
    const token = doc.tokens[i]!;
    if (token.code) continue;
    if (RETIRES.test(token.lower)) return true;
    const particle = PARTICLE[token.lower];
    if (Object.hasOwn(PARTICLE, token.lower) && particle)
      for (let k = Math.max(first, i - 6); k < i; k++) if (particle.test(doc.tokens[k]!.lower)) return true;
    if (token.lower === 'longer' && i > first && doc.tokens[i - 1]!.lower === 'no') return true;
  }
  return false;
}
