import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Preview, preview } from '../src/catalog/serve.ts';
import { buildSite } from '../src/catalog/site.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';
import { runCli } from './tools/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'dnlint-serve-'));
const site = join(folder, 'site');
let served: Preview;
beforeAll(async () => {
  writeSite(site, buildSite([madeUpMethod], 'https://example.org/sub/catalog'));
  served = await preview(site, 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A path as it is, which `fetch` would tidy up. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; to: string; body: string }>((done, fail) => {
    const { port } = new URL(served.url);
    request({ host: '127.0.0.1', port, path, method }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      res.on('end', () =>
        done({
          status: res.statusCode ?? 0,
          type: res.headers['content-type'] ?? '',
          to: res.headers.location ?? '',
          body,
        }),
      );
    })
      .on('error', fail)
      .end();
  });

const ROOT = '/sub/catalog';
const METHOD = `${ROOT}/methods/meeting-minutes`;

test('stands on loopback, under the sub-path of the base URL', () => {
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sub\/catalog\/$/);
  expect(served.base).toBe('https://example.org/sub/catalog');
});

test.each([
  [`${ROOT}/`, 'text/html; charset=utf-8', 'index.html'],
  [`${METHOD}/`, 'text/html; charset=utf-8', 'methods/meeting-minutes/index.html'],
  [`${METHOD}/index.html`, 'text/html; charset=utf-8', 'methods/meeting-minutes/index.html'],
  [`${METHOD}/prompt.txt`, 'text/plain; charset=utf-8', 'methods/meeting-minutes/prompt.txt'],
  [`${METHOD}/llms.txt?a=b`, 'text/plain; charset=utf-8', 'methods/meeting-minutes/llms.txt'],
  [`${METHOD}/LICENSE`, 'text/plain; charset=utf-8', 'methods/meeting-minutes/LICENSE'],
  [`${METHOD}/SKILL.md`, 'text/markdown; charset=utf-8', 'methods/meeting-minutes/SKILL.md'],
  [`${ROOT}/.well-known/agent-skills/index.json`, 'application/json', '.well-known/agent-skills/index.json'],
  [`${ROOT}/assets/catalog.css`, 'text/css; charset=utf-8', 'assets/catalog.css'],
  [`${ROOT}/assets/icon.svg`, 'image/svg+xml', 'assets/icon.svg'],
])('%s is %s', async (path, type, file) => {
  expect(await get(path)).toEqual({ status: 200, type, to: '', body: readFileSync(join(site, file), 'utf8') });
});

test.each([
  ['/', `${ROOT}/`],
  [ROOT, `${ROOT}/`],
  [METHOD, `${METHOD}/`],
  [`${ROOT}/sources?a=b`, `${ROOT}/sources/?a=b`],
])('%s leads to %s', async (path, to) => expect(await get(path)).toMatchObject({ status: 301, to }));

test.each([
  `${ROOT}/nowhere`,
  `${ROOT}/methods/`,
  '/sub/',
  '/sub/catalogue/',
  `${ROOT}/../../../etc/passwd`,
  `${ROOT}/..%2f..%2fetc%2fpasswd`,
  `${ROOT}/%00`,
  `${ROOT}/%`,
  '//example.org/sub',
  'http://example.org/sub/catalog/nowhere',
])('%s shows the page for what is not there', async (path) => {
  const { status, type, body } = await get(path);
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toBe(readFileSync(join(site, '404.html'), 'utf8'));
});

test('nothing can be sent to it', async () => expect(await get(`${ROOT}/`, 'POST')).toMatchObject({ status: 405 }));

describe('is refused', () => {
  test('without a published folder', async () => {
    const { code, err } = await runCli(['serve', folder]);
    expect([code, /manifest\.json/.test(err)]).toEqual([2, true]);
  });
  test.each(['x', '-1', '65536', '1.5'])('with port %s', async (port) => {
    expect(await runCli(['serve', site, `--port=${port}`])).toMatchObject({ code: 2 });
  });
  test('at a taken port', async () => {
    const { code, err } = await runCli(['serve', site, '--port', new URL(served.url).port]);
    expect([code, /is taken/.test(err)]).toEqual([2, true]);
  });
});
