import { printable } from './report/quote.ts';
import { nearest } from './suggest.ts';

/**
 * Throws a TypeError where options are no object, or name one that there is not: who meant a few rules would get the
 * verdict of all. Undefined and null are no options at all.
 */
export function requireOptions(options: unknown, known: readonly string[]): void {
  if (options === undefined || options === null) return;
  if (typeof options !== 'object' || Array.isArray(options))
    throw new TypeError('The options have to be an object, such as { rules: [4, 9] }.');
  const stray = Object.keys(options).find((name) => !known.includes(name));
  if (stray === undefined) return;
  const meant = nearest(stray, known);
  const mend = meant === undefined ? `the options are: ${known.join(', ')}.` : `did you mean "${meant}"?`;
  throw new TypeError(`There is no option "${printable(stray)}"; ${mend}`);
}
