import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { PREVIEW } from './base-url.ts';
import { manifestIn } from './folder.ts';
import { MANIFEST } from './manifest.ts';
import { Refused } from './refused.ts';
import { whyNotGiven } from './unreadable.ts';

export interface Preview {
  /** Where the index page is. */
  readonly url: string;
  /** What the published addresses begin with. */
  readonly base: string;
  close(): Promise<void>;
}

/** Content types by the end of the path: what a host should send. */
const TYPES: readonly (readonly [end: RegExp, type: string])[] = [
  [/(?:\.txt|\/LICENSE)$/, 'text/plain; charset=utf-8'],
  [/\.md$/, 'text/markdown; charset=utf-8'],
  [/\.json$/, 'application/json'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.html$/, 'text/html; charset=utf-8'],
];

/** Previews a published folder on loopback, under the sub-path of its base URL. Throws `Refused` where it is none. */
export async function preview(folder: string, port: number): Promise<Preview> {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) throw new Refused(folder, 'does not exist; "dnlint publish" makes it');
  if (!there.isDirectory()) throw new Refused(folder, 'is a file; give the folder that was published');
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new Refused(folder, whyNotGiven(error));
  }
  const base = manifestIn(folder, folder)?.base_url;
  if (base === undefined) throw new Refused(folder, `has no ${MANIFEST} of "dnlint publish"; publish into it first`);
  const root = new URL(base).pathname.replace(/\/$/, '');
  // In `dev` the files are looked up at every request: publishing anew needs no restart.
  const files = sirv(folder, {
    dev: true,
    extensions: [],
    dotfiles: true,
    setHeaders: (res, path) => {
      const type = TYPES.find(([end]) => end.test(path))?.[1];
      if (type) res.setHeader('Content-Type', type);
      res.setHeader('X-Content-Type-Options', 'nosniff');
      res.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  const server = createServer((req, res) => {
    const address = `http://${PREVIEW.host}${req.url}`;
    if (!URL.canParse(address)) return notFound(folder, res);
    const { pathname, search } = new URL(address);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return answer(res, 405, 'text/plain; charset=utf-8', 'Only GET.\n');
    if (pathname === root || (pathname === '/' && root !== '')) return redirect(res, `${root}/${search}`);
    // A redirect to a path with two slashes in front would lead to another host.
    if (!pathname.startsWith(`${root}/`) || pathname.startsWith('//')) return notFound(folder, res);
    const path = pathname.slice(root.length);
    if (!path.endsWith('/') && isFolder(folder, path)) return redirect(res, `${pathname}/${search}`);
    req.url = path.endsWith('/') ? `${path}index.html` : path;
    files(req, res, () => notFound(folder, res));
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, PREVIEW.host, done));
  return {
    url: `http://${PREVIEW.host}:${(server.address() as AddressInfo).port}${root}/`,
    base,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isFolder(folder: string, path: string): boolean {
  const name = decoded(path);
  return !name.includes('\0') && statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function redirect(res: ServerResponse, to: string): void {
  res.writeHead(301, { Location: to }).end();
}

function notFound(folder: string, res: ServerResponse): void {
  const page = join(folder, '404.html');
  answer(res, 404, 'text/html; charset=utf-8', existsSync(page) ? readFileSync(page) : 'Not found.\n');
}

function answer(res: ServerResponse, code: number, type: string, body: string | Buffer): void {
  res.writeHead(code, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
