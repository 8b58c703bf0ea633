import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Prefiltered } from '../src/text/prefilter.ts';
import { requiredLiterals } from '../src/text/required-literals.ts';

/** Expression → literals of which every match has at least one. */
const LITERALS: readonly (readonly [RegExp, readonly string[] | null])[] = [
  [/\b(?:retired|removed)\b/, ['retired', 'removed']],
  [/\bre(?:mov|tir)ed\b/, ['mov', 'tir']],
  [/colou?r/, ['colo']],
  [/colou*rs+/, ['colo']],
  [/(?:now )?(?:was|were)\s(?:gone)?/, ['was', 'were']],
  [/(?:end of life){1,2}|eol/, ['end of life', 'eol']],
  [/(?:end of life){0,2}/, null],
  [/(?<!not )(?=gone)(?<word>ended)/, ['ended']],
  [/a\.m\.|p\.m\./, ['a.m.', 'p.m.']],
  [/[[\]a-z]{3}\d+|ended/, null],
  [/end(?:ed|)/, ['end']],
  [/ended|/, null],
  [/\u0065nd\x65d\p{L}nd/u, ['nd']],
  [/a{x|bcd/, ['a{x', 'bcd']],
];

test.each(LITERALS)('%s has to match one of %j', ({ source }, literals) => {
  expect(requiredLiterals(source)).toEqual(literals);
});

const EXPRESSIONS = [
  ...LITERALS.map(([expression]) => expression),
  /^(?:we(?:'re| are) (?:so )?(?:excited|glad)|say (?:hello|hi))\b/iu,
  /(?:^|[\s(])(?:no later than|by|due(?: by)?)[\s:,]+(?:(?:on|at)[\s,]+){0,3}$/i,
  /\bdoesn’t (?:end|say)\b/,
  /\b(?:doesn[’']t|don’t) say\b/i,
  /(?<!\bno\s(?:\p{L}{1,9}\s)?)\bsuccessors?\b[^.]{0,9}\s(?:is|are)/iu,
];
const PIECES =
  "we are|so excited|say hi|Retired|colour|color|were|end of life|EOL|ended|ENDED|a.m.|due by|doesn’t |Don’t |doesn't |say|end|on |at |No |later than|direct|successor|is|ſucceſſorſ| |, |(|\n|K|a{x|bcd".split(
    '|',
  );

test('a prefiltered expression finds what the expression finds', () => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...EXPRESSIONS), text, (expression, tested) => {
      const prefiltered = new Prefiltered(expression);
      expect(prefiltered.test(tested)).toBe(expression.test(tested));
      expect(prefiltered.exec(tested)).toEqual(expression.exec(tested));
    }),
    { numRuns: 2000 },
  );
});
