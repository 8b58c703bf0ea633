import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deprecationNotice } from '../src/catalog/deprecation-notice.ts';
import { type Preview, preview } from '../src/catalog/serve.ts';
import { buildSite } from '../src/catalog/site.ts';
import { promptText } from '../src/catalog/texts.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';

/** A browser that is there: none is downloaded. */
const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
const FLAGS = `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
  --disable-component-update --disable-sync`.split(/\s+/);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

if (!executablePath) console.warn('The pages were not looked at: no Chromium found. Set CHROMIUM to its path.');

describe.skipIf(!executablePath)('in Chromium', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dnlint-browser-'));
  const method = deprecationNotice();
  let browser: Browser;
  let served: Preview;

  beforeAll(async () => {
    // Published for the address it is served under, so that the canonical links hold as well.
    writeSite(join(folder, 'site'), buildSite([method, madeUpMethod], 'http://127.0.0.1/catalog'));
    served = await preview(join(folder, 'site'), 0);
    browser = await chromium.launch({ executablePath, args: FLAGS });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page and gathers what goes wrong on the way. */
  async function open(path: string, scheme: 'light' | 'dark', width: number, javaScriptEnabled = true) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: 800 },
      javaScriptEnabled,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(served.url).origin) faults.push(`foreign: ${request.url()}`);
    });
    const response = await page.goto(served.url + path, { waitUntil: 'load' });
    return { page, faults, status: response?.status(), close: () => context.close() };
  }

  const overflow = (page: Page): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  const PAGES = [
    '',
    'methods/deprecation-notice/',
    'methods/meeting-minutes/',
    'sources/#deprecation-notice',
    '404.html',
  ];
  const LOOKS = (['light', 'dark'] as const).flatMap((scheme) => [360, 1280].map((width) => ({ scheme, width })));

  describe.each(LOOKS)('$scheme, $width px wide', ({ scheme, width }) => {
    test.each(PAGES)('page "%s" is accessible and asks for nothing from elsewhere', async (path) => {
      const { page, faults, status, close } = await open(path, scheme, width);
      expect(status).toBe(200);
      await page.addScriptTag({ content: axe });
      const { violations, passes } = (await page.evaluate('axe.run()')) as AxeResults;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('color-contrast');
      expect(faults).toEqual([]);
      expect(await overflow(page)).toBe(false);
      await close();
    });
  });

  test('the button copies the prompt with its paragraphs', async () => {
    const { page, faults, close } = await open('methods/deprecation-notice/', 'light', 1280);
    await page.getByRole('button', { name: 'Copy the prompt' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Copied.');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(promptText(method));
    expect(faults).toEqual([]);
    await close();
  });

  test('the prompt is read in its paragraphs, and copied with them by hand', async () => {
    const { page, close } = await open('methods/deprecation-notice/', 'light', 360);
    expect(await page.locator('#prompt').innerText()).toBe(promptText(method).trimEnd());
    const selected = await page.evaluate(
      'getSelection().selectAllChildren(document.querySelector("#prompt")), String(getSelection())',
    );
    expect(selected).toBe(promptText(method).trimEnd());
    await close();
  });

  test('without a script the page is whole and has no button', async () => {
    const { page, close } = await open('methods/deprecation-notice/', 'light', 360, false);
    expect(await page.locator('#prompt').textContent()).toBe(promptText(method).trimEnd());
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('heading').allTextContents()).toEqual([
      'Deprecation notice',
      'Example',
      'Input',
      'Output',
      'Files and sources',
    ]);
    await close();
  });

  test('every link of every page leads to a page', async () => {
    const { page, close } = await open('', 'light', 1280);
    const seen = new Set<string>();
    const wait = [served.url];
    for (let url = wait.pop(); url !== undefined; url = wait.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const response = await page.request.get(url);
      expect(response.status(), url).toBe(200);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      await page.goto(url);
      const links = (await page.evaluate(
        '[...document.querySelectorAll("a[href], link[href]:not([rel=canonical])")].map((a) => a.href.split("#")[0])',
      )) as string[];
      wait.push(...links.filter((link) => link.startsWith(new URL(served.url).origin)));
    }
    expect(seen.size).toBeGreaterThan(12);
    await close();
  });

  test('on paper the prompt is there and the button is not', async () => {
    const { page, close } = await open('methods/deprecation-notice/', 'dark', 1280);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#prompt').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
    await close();
  });
});
