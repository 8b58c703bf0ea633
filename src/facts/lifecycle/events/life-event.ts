import type { Document } from '../../../text/document.ts';
import type { Range } from '../../../text/span.ts';
import type { DateFact } from '../../dates.ts';
import type { Fate } from '../fate.ts';
import { partsOf } from '../mention.ts';

/** A removal told as a noun: "Retirement of X", "the shutdown of X takes place on …", "Saying goodbye to X". */
export interface LifeEvent {
  readonly evidence: Range;
  readonly tokens: number[];
  readonly fate: Fate;
  readonly dates: readonly DateFact[];
}

/** An end told as a noun. */
export const END_NOUN =
  /^(?:retirement|removal|shutdown|shutoff|sunset|sunsetting|deprecation|discontinuation|decommissioning|decommission|withdrawal|end|closure|closing|termination|eol|phaseout|retiring|removing|deprecating|discontinuing|sunsetting|goodbye|farewell)$/;

/** The words for it that tell when, of a plan. */
export const DUE =
  /^(?:removal|retirement|shutdown|shutoff|sunset|discontinuation|decommissioning|withdrawal|closure)$/;

/** The end of each of the things that `words` name, on days that are set for it. */
export const scheduled = (
  doc: Document,
  words: readonly number[],
  evidence: Range,
  dates: readonly DateFact[],
): LifeEvent[] => partsOf(doc, words).map((part) => ({ evidence, tokens: [...part], fate: 'scheduled', dates }));

/** "No date is set for their end" */
export const isDenied = (tokens: Document['tokens'], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }) => /^(?:no|not|without|any|undecided|whether|if)$|n't$/.test(lower));
