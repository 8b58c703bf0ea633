import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate/node';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, segmentsOf } from '../src/report/gate/html/facts.ts';
import { html } from '../src/report/gate/html/page.ts';
import { plainPaint } from '../src/report/paint.ts';
import type { CaseOutcome, GateResult } from '../src/suite/gate-result.ts';
import { pageAssets } from '../src/suite/page-assets.ts';
import { gateResult } from './tools/gate-result.ts';
import { careless, sample, spotless, unjudged } from './tools/gate-sample.ts';
import { hostileResult, hostileText } from './tools/hostile.ts';

const page = (result: GateResult): string =>
  [...html(result, { width: 80, paint: plainPaint, root: '', assets: pageAssets() })].join('');

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off' } });
const faultsOf = async (text: string): Promise<string[]> =>
  (await validator.validateString(text)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );

const notice = [...sample.cases][0]!.suiteCase.notice;
/** A suite as long as teams have them. */
const hundred = gateResult(
  Array.from({ length: 100 }, (_, i) => ({
    id: `suite/notice-${i}`,
    notice,
    outputs: [i % 3 === 0 ? careless : notice.slice(0, 200 + i)],
    known: i % 2 ? [4, 10] : [],
  })),
);

describe('the page', () => {
  test.each(
    Object.entries({ sample, spotless, unjudged, empty: gateResult([]), hostile: hostileResult('<b a="\'">&amp;') }),
  )('%s: is valid HTML', async (_, result) => {
    expect(await faultsOf(page(result))).toEqual([]);
  });

  test('hostile texts make no element', () => {
    const tags = (text: string): string[] => [...text.matchAll(/<(\/?[a-z!][a-z0-9-]*)/gi)].map((m) => m[1]!);
    // Marks depend on the words; everything else is the same for any text.
    const frame = (text: string): string[] =>
      tags(text.replace(/<div class="pair">[\s\S]*?<\/div>\n<p class="caption"/g, ''));
    const plain = frame(page(hostileResult('x')));
    const known = new Set([...tags(page(sample)), 'em', '/em', 'p', '/p']);
    fc.assert(
      fc.property(hostileText, (text) => {
        const made = page(hostileResult(text));
        for (const tag of tags(made)) expect(known).toContain(tag);
        expect(
          frame(made).filter(
            (tag) => !/^\/?(?:tr|td|th|table|thead|tbody|details|summary|div|bdi|pre|p|span)$/.test(tag),
          ),
        ).toEqual(
          plain.filter((tag) => !/^\/?(?:tr|td|th|table|thead|tbody|details|summary|div|bdi|pre|p|span)$/.test(tag)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('the marks of a side are the whole text, in order, whatever overlaps', () => {
    for (const text of [careless, notice, '']) {
      const facts = factsOf(notice, text, []);
      for (const [side, whole] of [
        ['notice', notice],
        ['output', text],
      ] as const) {
        const segments = segmentsOf(whole, facts, side);
        expect(segments.map((segment) => segment.text).join('')).toBe(whole);
        for (const fact of facts) {
          if (!fact[side]) continue;
          const own = segments.filter((segment) => segment.facts.includes(fact)).map((segment) => segment.text);
          expect(own.join('')).toBe(fact[side].text);
        }
      }
    }
  });

  test('every state of the ledger is marked in both texts', () => {
    const text = page(sample);
    for (const state of ['kept', 'changed', 'fails']) expect(text).toMatch(new RegExp(`<mark class="[^"]*${state}`));
    expect(text).toContain('<td>date</td>');
  });

  test('of a long suite those are shown that need a look', () => {
    const [good] = [...spotless.cases];
    const named = (outcome: CaseOutcome, id: string): CaseOutcome => ({
      ...outcome,
      suiteCase: { ...outcome.suiteCase, id },
    });
    const [bad] = [...unjudged.cases];
    const cases = [...Array.from({ length: 600 }, (_, i) => named(good!, `good-${i}`)), named(bad!, 'bad')];
    const text = page({ ...spotless, cases, counts: { ...spotless.counts, cases: 601, errors: 1 } });
    expect(text).toContain('shows 500 of 601 cases');
    expect(text).toContain('>bad<');
    expect(text).not.toContain('>good-499<');
  });
});

/** A browser that is there: none is downloaded. */
const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
const FLAGS = `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync`.split(/\s+/);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

if (!executablePath) console.warn('The page was not looked at: no Chromium found. Set CHROMIUM to its path.');

describe.skipIf(!executablePath)('in Chromium', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dnlint-page-'));
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: FLAGS });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page from a file, as it is looked at, and gathers what goes wrong and what it asks for. */
  async function open(
    result: GateResult,
    { scheme = 'light', width = 1280, hash = '', bypassCSP = false }: Looks = {},
  ) {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 }, bypassCSP });
    const tab = await context.newPage();
    const faults: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    tab.on('pageerror', (error) => faults.push(error.message));
    tab.on('dialog', (dialog) => {
      faults.push('a dialog');
      void dialog.dismiss();
    });
    tab.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) faults.push(request.url());
    });
    const file = join(folder, `${Math.random()}.html`);
    writeFileSync(file, page(result));
    await tab.goto(pathToFileURL(file).href + hash, { waitUntil: 'load' });
    return { tab, faults, close: () => context.close() };
  }
  interface Looks {
    scheme?: 'light' | 'dark';
    width?: number;
    hash?: string;
    bypassCSP?: boolean;
  }

  const overflow = (tab: Page): Promise<boolean> =>
    tab.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  const LOOKS = (['light', 'dark'] as const).flatMap((scheme) => [360, 1280].map((width) => ({ scheme, width })));

  test.each(LOOKS)('accessible, all cases open: $scheme, $width px wide', async (looks) => {
    for (const result of [sample, unjudged, spotless]) {
      // Only axe itself needs the policy off: it is a script that is put in.
      const { tab, faults, close } = await open(result, { ...looks, bypassCSP: true });
      await tab.getByRole('button', { name: 'Open all' }).click();
      await tab.addScriptTag({ content: axe });
      const { violations, passes } = (await tab.evaluate('axe.run()')) as AxeResults;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(await overflow(tab)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    }
  });

  test('its own script runs under its policy, and no other does', async () => {
    const { tab, faults, close } = await open(sample);
    expect(await tab.locator('.filter').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await tab.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.bad = 1">')`);
    await tab.waitForTimeout(100);
    expect(await tab.evaluate('window.bad')).toBeUndefined();
    expect(faults.join()).toContain('Content Security Policy');
    await close();
  });

  test('filters by text, state and rule, in matrix and cases alike', async () => {
    const { tab, close } = await open(sample);
    const rows = () => tab.locator('.matrix tbody tr:visible').count();
    const cases = () => tab.locator('details.case:visible').count();
    const expectShown = async (n: number) => {
      await expect.poll(rows).toBe(n);
      expect(await cases()).toBe(n);
    };
    await expectShown(5);
    await tab.getByLabel('State').selectOption('new');
    await expectShown(2);
    await tab.getByLabel('Rule', { exact: true }).selectOption('9');
    await expectShown(1);
    await tab.getByLabel('State').selectOption('known');
    await expectShown(1);
    await tab.getByLabel('State').selectOption('');
    await tab.getByLabel('Rule', { exact: true }).selectOption('');
    await tab.getByLabel('Find').fill('KEYERROR');
    await expectShown(2);
    await expect.poll(() => tab.locator('.shown').textContent()).toBe('2 of 5 cases');
    await close();
  });

  test('a fact under the pointer lights up in both texts, and is said below', async () => {
    const { tab, close } = await open(sample);
    const pair = tab.locator('.pair').first();
    await pair.locator('.output mark', { hasText: '/v2/export-job' }).first().hover();
    await expect.poll(() => pair.locator('.notice mark.lit').count()).toBeGreaterThan(0);
    expect((await pair.locator('.notice mark.lit').allTextContents()).join('')).toContain('/v2/export-jobs');
    expect(await pair.locator('.caption').textContent()).toContain('/v2/export-job');
    await close();
  });

  test('with the keyboard alone: from fact to fact, and away', async () => {
    const { tab, close } = await open(sample);
    const pair = tab.locator('.pair').first();
    await pair.locator('.notice .text').focus();
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      await tab.keyboard.press('ArrowRight');
      seen.add((await pair.locator('.caption').textContent()) ?? '');
    }
    expect(seen.size).toBe(4);
    await tab.keyboard.press('Escape');
    expect(await pair.locator('.lit').count()).toBe(0);
    await close();
  });

  test('a link to a case opens it', async () => {
    const { tab, close } = await open(sample, { hash: '#c4r9' });
    expect(await tab.locator('#c4').getAttribute('open')).not.toBeNull();
    await tab.locator('.matrix a[href="#c5"]').click();
    await expect.poll(() => tab.locator('#c5').getAttribute('open')).not.toBeNull();
    await close();
  });

  test('hostile texts run nothing and load nothing', async () => {
    const evil = `<img src=x onerror=alert(1)><script>alert(1)</script>"><svg onload=alert(1)>'\u202e${'x'.repeat(5000)}`;
    for (const width of [360, 1280]) {
      const { tab, faults, close } = await open(hostileResult(evil), { width });
      await tab.getByRole('button', { name: 'Open all' }).click();
      expect(await tab.locator('img, svg').count()).toBe(0);
      expect(await tab.locator('script').count()).toBe(1);
      expect(await overflow(tab)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    }
  });

  test('a hundred cases: filtered, opened and stepped through', async () => {
    const { tab, faults, close } = await open(hundred);
    await tab.getByRole('button', { name: 'Open all' }).click();
    await tab.getByLabel('Find').fill('notice-42');
    await expect.poll(() => tab.locator('.matrix tbody tr:visible').count()).toBe(1);
    const text = tab.locator('#c43 .output .text');
    await text.focus();
    await tab.keyboard.press('ArrowRight');
    expect(await tab.locator('#c43 mark.lit').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await close();
  });
});
