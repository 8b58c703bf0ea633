import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eta } from 'eta';
import { countWords } from '../text/words.ts';
import type { Method } from './method.ts';
import { addressesOf, toRecord } from './record.ts';
import { SCHEMA_PATH } from './schema.ts';
import type { SiteFile } from './site.ts';

/** Beside this file in the sources, and beside the built file in the package. */
const TEMPLATES = join(import.meta.dirname, 'templates');

/** Names, not numerals of a locale: digits in groups of three. */
const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The pages of the site and what they load. Links between pages are relative; only the 404 page's are not. */
export function renderPages(methods: readonly Method[], base: string): SiteFile[] {
  const eta = new Eta({ views: TEMPLATES, autoEscape: true, autoTrim: [false, 'nl'] });
  const page = (path: string, template: string, data: object): SiteFile => {
    const root = '../'.repeat(path.split('/').length - 1);
    const canonical = `${base}/${path.replace(/index\.html$/, '')}`;
    const html = eta.render(template, { root, canonical, schema: SCHEMA_PATH, grouped, ...data });
    return { path, text: `${html.trim()}\n` };
  };
  const shown = methods.map((method) => ({
    ...toRecord(method, base),
    words: { before: countWords(method.example.before), after: countWords(method.example.after) },
    further_reading: method.further_reading,
    source_id: addressesOf(base, method.id).sources_url.split('#')[1]!,
  }));
  return [
    page('index.html', './index', { methods: shown }),
    ...shown.map((method) => page(`methods/${method.id}/index.html`, './method', { method })),
    page('sources/index.html', './sources', { methods: shown }),
    // A host shows it under any address, so its links begin at the origin.
    page('404.html', './404', { root: `${new URL(base).pathname.replace(/\/$/, '')}/`, canonical: undefined }),
    asset('catalog.css'),
    asset('copy.js'),
    asset('icon.svg'),
  ];
}

const asset = (name: string): SiteFile => ({
  path: `assets/${name}`,
  text: readFileSync(join(TEMPLATES, name), 'utf8').replaceAll('\r\n', '\n'),
});
