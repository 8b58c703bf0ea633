import type { Document } from '../../text/document.ts';
import type { Chain } from './chain.ts';
import { isOwnWarning } from './guards.ts';
import { isHeaded } from './headed.ts';
import { isIntake } from './intake.ts';
import type { Family } from './predicate.ts';
import { headOf, isAside, isOutsider, startsObject } from './subject.ts';
import { OPERATE } from './words.ts';

/** A verb with what stands round it. Numbers are indexes of tokens. */
interface Told {
  readonly doc: Document;
  readonly family: Family;
  readonly chain: Chain;
  readonly at: number;
  readonly end: number;
  readonly stop: number;
  /** What it is told of; what stands before it; its object, or what it no longer does. */
  readonly subject: readonly number[];
  readonly before: readonly number[];
  readonly object: readonly number[] | undefined;
  readonly complement: readonly number[];
  /** The verb tells of its subject and of its object alike. */
  readonly both: boolean;
  /** It goes on behind a warning: "the key, deprecated since May, …". */
  readonly warned: boolean;
}

/** Whether somebody else's thing, data round the thing or a time to apply is told of. */
export function isToldAside(x: Told): boolean {
  const { doc, family, chain, at, end, stop, subject, before, object, complement, both } = x;
  const { tokens } = doc;
  if (isIntake(tokens, subject, at)) return true;
  // "Operators can no longer reach it": who loses an ability is a user.
  const others =
    isAside(tokens, before, both ? undefined : object) &&
    !x.warned &&
    !isHeaded(doc, headOf(tokens, both ? before : (object ?? before))) &&
    !(chain.able && chain.noLonger) &&
    !isOwnWarning(tokens, family, subject);
  if (others) return true;
  return (
    family === 'removal' &&
    !/^(?:los|lost)/.test(tokens[at]!.lower) &&
    (object ?? complement).length > 0 &&
    // "The theme will stop loading": its own end, as nothing follows that it would load.
    !(both && OPERATE.has(tokens[end]!.lemma) && !startsObject(tokens, end + 1, stop)) &&
    isOutsider(tokens, before)
  );
}
