import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { AsciiFirst } from '../src/text/ascii-first.ts';
import { asciiTwin } from '../src/text/ascii-twin.ts';
import { Prefiltered } from '../src/text/prefilter.ts';
import { wholeWords } from '../src/text/whole-words.ts';
import { WordSet } from '../src/text/word-set.ts';
import { quickExpressions } from './tools/quick-expressions.ts';

/** Expression → the words it asks for. */
const WORDS: readonly (readonly [RegExp, readonly string[] | null])[] = [
  [/^(?:plans?|tier)$/, ['plans', 'plan', 'tier']],
  [/^(?:countr(?:y|ies)|gr[ae]y|a\.m\.)$/, ['country', 'countries', 'gray', 'grey', 'a.m.']],
  [/^on$/, ['on']],
  [/^(?:on)?$/, ['on', '']],
  [/^on|off$/, null],
  [/^(?:on|off)/, null],
  [/on$/, null],
  [/^\w$/, null],
  [/^on+$/, null],
  [/^(?:(?!on)off)$/, null],
  [/^(on)\1$/, null],
  [/^on\$/, null],
  [/^[^a]$/, null],
  [/^o.n$/, null],
];

test.each(WORDS)('%s asks for %j', ({ source }, words) => {
  expect(wholeWords(source)).toEqual(words);
});

/** Expression → its twin for ASCII. */
const TWINS: readonly (readonly [RegExp, RegExp | null])[] = [
  [/^\p{Lu}[\p{L}\d'’-]*$/u, /^[A-Z][A-Za-z\d'’-]*$/],
  [/[^\p{L}\p{N}\]]\\\p{Lu}/u, /[^A-Za-z0-9\]]\\[A-Z]/],
  [/\p{Lu}+|[^\p{Ll}]/gu, /[A-Z]+|[^a-z]/g],
  [/\p{Ll}\u2014/iu, /[a-z]\u2014/i],
  [/\p{L}é/iu, null],
  [/\P{L}/u, null],
  [/\p{Script=Greek}/u, null],
  [/\p{L}\u{1f600}/u, null],
  [/\p{L}😀/u, null],
  [/\d/, null],
];

test.each(TWINS)('the twin of %s is %s', ({ source, flags }, twin) => {
  expect(asciiTwin(source, flags)).toEqual(twin);
});

const quick = globSync(['src/**/*.ts', 'rules/**/*.ts'], { cwd: resolve(import.meta.dirname, '..') }).flatMap((file) =>
  quickExpressions(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')),
);

test('most expressions for whole words have a set in the build', () => {
  expect(quick.filter(({ by }) => by.startsWith('new WordSet')).length).toBeGreaterThan(200);
});

test('of a prefiltered expression all is foreseen in the build', () => {
  const code = 'const A = new Prefiltered(/^\\p{Lu}gone|ended/u), B = new Prefiltered(make());';
  expect(quickExpressions(code).map(({ by }) => by)).toEqual([
    'new Prefiltered({ whole: () => /^\\p{Lu}gone|ended/u, twin: () => /^[A-Z]gone|ended/, ignoreCase: false, literals: ["gone","ended"] })',
  ]);
  expect(quick.filter(({ by }) => by.startsWith('new Prefiltered')).length).toBeGreaterThan(20);
});

test('a constant that is read for more than its test stays an expression', () => {
  const code =
    'const A = /^a$/, B = /^b$/, C: RegExp = /^c$/; export const D = /^d$/; A.test(x); B.test(x); use(B); D.test(x); C.test(x);';
  expect(quickExpressions(code).map(({ expression }) => expression)).toEqual([/^a$/]);
});

test('an expression whose match is asked for has a twin and no set', () => {
  const code = 'const A = /^a$/, B = /^\\p{L}$/u; A.exec(x); B.test(x); B.exec(x); /\\p{N}/u.exec(x);';
  expect(quickExpressions(code).map(({ by }) => by)).toEqual([
    'new AsciiFirst(() => /^\\p{L}$/u, () => /^[A-Za-z]$/)',
    'new AsciiFirst(() => /\\p{N}/u, () => /[0-9]/)',
  ]);
});

test('what is put together of constants is foreseen too, but not within a function', () => {
  const code = `const N = 'gone'; const P = \`\${N}|lost\`; const A = new Prefiltered(new RegExp(\`^\${P}$\`, 'i')), f = (N) => new Prefiltered(new RegExp(\`\${N}\`));`;
  expect(quickExpressions(code).map(({ expression }) => expression)).toEqual([/^gone|lost$/i]);
});

/** What the build writes, made here. */
const made = quick.map(({ expression, by }) => {
  const classes = { WordSet, AsciiFirst, Prefiltered };
  const make = new Function(...Object.keys(classes), `return ${by};`);
  const stands = make(...Object.values(classes)) as WordSet | AsciiFirst | Prefiltered;
  return { expression, stands, pieces: expression.source.split(/[^\p{L}\p{N}' .-]+/u) };
});

test('a stand-in answers as the expression does', () => {
  const letter = fc.constantFrom(...'aAsSzZ0 9.,:;!?()/$-–—’"\'éſK😀\n', '\r', '\ud800', '\u2028');
  const tested = fc
    .constantFrom(...made)
    .chain((one) =>
      fc.tuple(fc.constant(one), fc.array(fc.oneof(fc.constantFrom('', ...one.pieces), letter), { maxLength: 5 })),
    );
  fc.assert(
    fc.property(tested, ([{ expression, stands }, parts]) => {
      const text = parts.join('');
      expect(stands.test(text)).toBe(expression.test(text));
      if (!(stands instanceof WordSet)) expect(stands.exec(text)).toEqual(expression.exec(text));
      for (const word of wholeWords(expression.source) ?? []) expect(stands.test(word)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
