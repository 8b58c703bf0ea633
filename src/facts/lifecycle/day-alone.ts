import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isTime } from './subject.ts';

/** "(3 May)": a bracket with nothing but the day. */
export const isDayAlone = ({ tokens }: Document, { first, last }: Clause): boolean =>
  tokens.slice(first, last).every((_, n) => isTime(tokens, first + n) || !tokens[first + n]!.content);

/** "Has gone | back to the owner | (3 May)": between a verb and such a bracket stands only where it goes. */
export const isBeside = (tokens: readonly Token[], verb: number, at: number): boolean =>
  at <= verb || (at - verb <= WHERE && tokens.slice(verb, at).every(({ code, lower }) => !code && !NOUN.test(lower)));
const WHERE = 5;
/** An end told as a noun, whose day it may be, or another verb's beginning. */
const NOUN =
  /^(?:removal|retirement|shutdown|shutoff|sunset|deprecation|withdrawal|end|closure|deadline|date|and|but)$/;

/** "The plan for 3 May", "fixes of 3 May"; but "as of 3 May", "in the night of 3 May" tell when. */
export const isNoEvent = (tokens: readonly Token[], at: number): boolean =>
  /^(?:for|to|of|before|than|between)$/.test(tokens[at - 1]!.lower) &&
  !/^(?:as|evening|night)$/.test(tokens[at - 2]?.lower ?? '');
