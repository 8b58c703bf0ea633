import type { Reading } from '../../facts/read.ts';

/** Verbs that put an end off, with what they move behind them ("we have moved it", "the date was pushed back"). */
const ACTIVE =
  /\b(?:mov|push|shift|postpon|defer|delay|extend|prolong|put)(?:e|es|ed|s|ing|ting)?\s(?:it|(?:this|that)(?=[.,;:!)]|\s(?:to|by|back)\b)|(?:the|this|that|its|our)\s(?:\w+\s){0,2}(?:date|deadline|day|end|closure|closing|shutdown|removal|retirement|withdrawal|sunset))\b/i;
const PASSIVE =
  /\b(?:date|deadline|day|end|closure|closing|shutdown|removal|retirement|withdrawal|sunset)\s(?:has been|was|is now|is)\s(?:moved|pushed|shifted|postponed|deferred|delayed|extended|prolonged|put back)\b/i;

/** "The date moves to 29 October", "the shutdown slips by a month". */
const BY_ITSELF =
  /\b(?:date|deadline|day|end|closure|closing|shutdown|removal|retirement|withdrawal|sunset)\s(?:(?:for|of|in)\s(?:\S+\s){1,3})?(?:now\s)?(?:moves|shifts|slips|goes back|has (?:now |since )?(?:moved|shifted|slipped))\b/i;

/** Whether a passage puts an end off. */
export const movesAnEnd = (text: string): boolean => ACTIVE.test(text) || PASSIVE.test(text) || BY_ITSELF.test(text);

/** Whether the notice moves an end that it or another one has announced: then it grants time itself. Linear. */
export const movesItsEnd = ({ doc, facts }: Reading): boolean =>
  facts.dates.some(({ superseded }) => superseded) || movesAnEnd(doc.plain);
