import { requireSound } from './definition.ts';
import { DISCOVERY, discoveryIndex } from './discovery.ts';
import { toAsciiJson } from './json.ts';
import { MANIFEST, toManifest } from './manifest.ts';
import type { Method } from './method.ts';
import { renderPages } from './pages.ts';
import { toRecord } from './record.ts';
import { recordSchema, SCHEMA_PATH } from './schema.ts';
import { agentsText, licenseText, promptText, skillText } from './texts.ts';

/** One file of the site: its path with "/" and no slash in front, and its whole text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The whole site, sorted by path, the manifest last. The same methods and base URL give the same bytes, whatever the
 * clock, the locale and the machine. Throws `Refused` where a definition breaks a decision.
 */
export function buildSite(methods: readonly Method[], base: string): SiteFile[] {
  requireSound(methods);
  const files = [
    ...renderPages(methods, base),
    ...methods.flatMap((method) => methodFiles(method, base)),
    { path: SCHEMA_PATH, text: toAsciiJson(recordSchema(base)) },
    { path: `${DISCOVERY}/index.json`, text: toAsciiJson(discoveryIndex(methods, base)) },
    ...methods.map((method) => ({ path: `${DISCOVERY}/${method.id}/SKILL.md`, text: skillText(method) })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...files, { path: MANIFEST, text: toAsciiJson(toManifest(files, base)) }];
}

/** The files of one method beside its page. */
const methodFiles = (method: Method, base: string): SiteFile[] =>
  Object.entries({
    'prompt.txt': promptText(method),
    'SKILL.md': skillText(method),
    'AGENTS.md': agentsText(method, base),
    'llms.txt': toAsciiJson(toRecord(method, base)),
    LICENSE: licenseText(),
  }).map(([name, text]) => ({ path: `methods/${method.id}/${name}`, text }));
