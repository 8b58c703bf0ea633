import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { asciiTwin } from '../src/text/ascii-twin.ts';
import { StandIn } from '../src/text/stand-in.ts';
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
  [/\P{L}[^s\P{Ll}]\P{Lu}/u, /[\0-@\x5b-`\x7b-\x7f][^s\0-`\x7b-\x7f][\0-@\x5b-\x7f]/],
  [/\P{L}/iu, null],
  [/\P{N}/u, null],
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
    'new StandIn("^\\\\p{Lu}gone|ended", "u", "^[A-Z]gone|ended", "gone|ended")',
  ]);
});

test('what is long and has few literals is prefiltered without being asked for', () => {
  const long = '(?:\\w+\\s){0,3}'.repeat(5);
  const code = `const A = /gone${long}/i; A.test(x); /${long}/.test(x); /go${long}/.test(x); /gone/.test(x);`;
  expect(quickExpressions(code).map(({ by }) => by)).toEqual([
    `new StandIn(${JSON.stringify(`gone${long}`)}, "i", null, "gone")`,
  ]);
  expect(quick.filter(({ by }) => by.startsWith('new StandIn')).length).toBeGreaterThan(500);
});

test('a constant that is read for more than its test stays an expression', () => {
  const code =
    'const A = /^a$/, B = /^b$/, C: RegExp = /^c$/; export const D = /^d$/; A.test(x); B.test(x); use(B); D.test(x); C.test(x);';
  expect(quickExpressions(code).map(({ expression }) => expression)).toEqual([/^a$/]);
});

/** What a file asks of a constant A → whether there is a stand-in for it. */
const ASKED: readonly (readonly [string, string, boolean])[] = [
  ['/^\\p{L}$/u', 'A.exec(x)', true],
  ['/^\\p{L}$/u', 'A.test(x); A.exec(x); x.match(A)', true],
  ['/\\p{L}/gu', 'x.matchAll(A); f(x).replace(A, "")', true],
  ['/\\p{L}/gu', 'x.matchAll(A); A.test(x)', false],
  ['/\\p{L}/uy', 'x.match(A)', false],
  ['/^\\p{L}$/u', 'A.source', false],
  ['/^\\p{L}$/u', 'x.match(A); f(A)', false],
  ['/^\\p{L}$/u', 'x.match(y, A)', false],
  [`new RegExp(\`^\${P}\\\\p{L}\`, "u")`, 'A.test(x)', true],
  [`new RegExp(String.raw\`^\${P}\\p{L}\`, "u")`, 'A.test(x)', true],
  [`new RegExp(\`^\${Q}\\\\p{L}\`, "u")`, 'A.test(x)', false],
];

test.each(ASKED)('a stand-in for A = %s where the file asks %s: %s', (expression, asked, stands) => {
  const code = `const P = 'a'; const A = ${expression}; ${asked};`;
  expect(quickExpressions(code)).toHaveLength(stands ? 1 : 0);
});

test('an expression whose match is asked for has no set', () => {
  const code = 'const A = /^a$/, B = /^b$/, C = /^c$/; A.exec(x); B.test(x); x.match(B); C.test(x);';
  expect(quickExpressions(code).map(({ by }) => by)).toEqual(['new WordSet("|c|", 8)']);
});

test('what is put together of constants is foreseen too, but not within a function', () => {
  const code = `const N = 'gone'; const P = \`\${N}|lost\`; const A = new Prefiltered(new RegExp(\`^\${P}$\`, 'i')), f = (N) => new Prefiltered(new RegExp(\`\${N}\`));`;
  expect(quickExpressions(code).map(({ expression }) => expression)).toEqual([/^gone|lost$/i]);
});

/** What the build writes, made here. */
const made = quick.map(({ expression, by }) => {
  const classes = { WordSet, StandIn };
  const make = new Function(...Object.keys(classes), `return ${by};`);
  const stands = make(...Object.values(classes)) as WordSet | StandIn;
  return { expression, stands, pieces: expression.source.split(/[^\p{L}\p{N}' .-]+/u) };
});

/** All that a string asks of an expression, and what it is asked itself where it keeps no place. */
const answers = (text: string, asked: RegExp | StandIn) => {
  const expression = asked as RegExp;
  const global = expression.flags.includes('g');
  return {
    match: text.match(expression),
    all: global && [...text.matchAll(expression)],
    replaced: [text.replace(expression, '<$&>'), text.replace(expression, (found) => `<${found}>`)],
    everywhere: global && text.replaceAll(expression, ''),
    at: text.search(expression),
    parts: [text.split(expression), text.split(expression, 2)],
    exec: global || expression.exec(text),
  };
};

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
      if (stands instanceof StandIn) expect(answers(text, stands)).toEqual(answers(text, expression));
      if (!expression.global) expect(stands.test(text)).toBe(expression.test(text));
      for (const word of wholeWords(expression.source) ?? []) expect(stands.test(word)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
