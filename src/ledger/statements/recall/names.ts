import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';

/** Code, addresses and what is spelt like them; "64-bit", "1.3" and "GitHub" may be told otherwise or go. */
export const isAnchor = ({ code, url, shaped, text }: Token): boolean =>
  /[\p{L}\d]/u.test(text) && (code || url || (shaped && SPELT.test(text)));
const SPELT = /[_/\\@#=]|::|\.\p{L}|^\p{Ll}[\p{Ll}\d]*\p{Lu}|^\p{L}[\p{L}\d]*-[\p{L}\d.-]*\d|^\p{Lu}{1,6}-?\d{2,}$/u;

/** "STOP", in a text with "stops": letters that are a name. */
export const isInCapitals = ({ code, text }: Token): boolean => !code && /^\p{Lu}{3,}$/u.test(text);

/** A capital inside a sentence: a name, which no paraphrase changes. */
export const isName = ({ code, url, number, dateWord, capital, start }: Token, { plain }: Document): boolean =>
  !code &&
  !url &&
  !number &&
  !dateWord &&
  capital &&
  GOES_ON.test(plain.slice(Math.max(0, start - 3), start)) &&
  !plain.slice(Math.max(0, start - 2), start).includes('\n');
/** Before quotes, brackets and spaces stands what ends no sentence and begins no item. */
const GOES_ON = /[^\s"'(*.!?:•|-][\s"'(*]*$/;
