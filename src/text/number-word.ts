import { byWord } from './by-word.ts';

const DIGITS: Record<string, string> = byWord({
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  twice: '2',
  once: '1',
  fortnight: '14',
  dozen: '12',
  both: '2',
});

/** A number word in digits ("seven" is "7"), or undefined. Lower case. */
export const digitsOf = (lower: string): string | undefined => DIGITS[lower];

/** The value of a number word ("seven" is 7), or undefined. Range 0 to 1000. */
export const numberWord = (lower: string): number | undefined => NUMBERS.get(lower);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(DIGITS).map(([word, digits]) => [word, Number(digits)]),
);
