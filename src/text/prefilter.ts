import { asciiTwin } from './ascii-twin.ts';
import { requiredLiterals } from './required-literals.ts';
import { StandIn } from './stand-in.ts';

/** What is to be known of an expression, as `StandIn` takes it. */
export type Foreseen = ConstructorParameters<typeof StandIn>;

/**
 * An expression behind a literal prefilter (see `StandIn`). The build does so by itself with constants that are long and
 * have few literals; this is for what stands in a list, and for what is long and has many.
 */
export class Prefiltered extends StandIn {
  constructor(expression: RegExp) {
    super(...foresee(expression));
  }
}

export function foresee({ source, flags, ignoreCase }: RegExp): Foreseen {
  const literals = requiredLiterals(ignoreCase ? source.toLowerCase() : source);
  // A bar parts the literals.
  const joined = literals?.some((literal) => literal.includes('|')) ? null : literals?.join('|');
  return [source, flags, asciiTwin(source, flags)?.source ?? null, joined ?? null];
}
