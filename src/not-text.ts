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

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  // An agent takes its time, and its answer is asked for before it is there.
  if (typeof (value as { then?: unknown }).then === 'function') return 'a promise: await it';
  return `of type ${typeof value}`;
}
