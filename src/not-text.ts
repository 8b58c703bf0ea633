/** One of the two texts is no string. A TypeError to those who catch it, and not one that a mistake in the code would throw. */
export class NotText extends TypeError {
  override readonly name = 'TypeError';

  constructor(side: string, value: unknown) {
    super(`${side} has to be a string; it is ${kindOf(value)}.`);
  }
}

/** Throws where a text is no string. `side`: what its giver calls it. */
export function requireText(value: unknown, side: string): asserts value is string {
  if (typeof value !== 'string') throw new NotText(side, value);
}

const kindOf = (value: unknown): string =>
  value === null || value === undefined ? String(value) : Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
