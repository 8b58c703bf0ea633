import { sha256 } from '../discovery.ts';
import { MANIFEST, type Manifest, manifestFault } from '../manifest.ts';
import { readJsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import type { SiteFolder } from './site-folder.ts';

/** What browsers ask for under the same name: the manifest of a web app. */
const WEB_APP = ['name', 'short_name', 'icons', 'start_url'];

/** Reads the manifest of a site, which need not have one; a web app's is left alone. Undefined where it is not sound. */
export function siteManifest({ text }: SiteFolder): { problems: Problem[]; manifest: Manifest | undefined } {
  const found = text(MANIFEST);
  if (found === undefined) return { problems: [], manifest: undefined };
  const { value, problems, say } = readJsonFile(MANIFEST, found, 'site');
  if (value === undefined || isWebApp(value)) return { problems, manifest: undefined };
  const fault = manifestFault(value);
  if (fault) say(fault.at, fault.message);
  return { problems, manifest: fault ? undefined : (value as Manifest) };
}

const isWebApp = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && WEB_APP.some((key) => key in value) && !('generator' in value);

/** Files that are there and not as the manifest lists them. */
export const digestProblems = ({ bytes }: SiteFolder, manifest: Manifest): Problem[] =>
  manifest.files.flatMap(({ path, sha256: digest }): Problem[] => {
    const found = bytes(path);
    const message = `is not as ${MANIFEST} lists it (its SHA-256 is another); publish anew`;
    return found === undefined || sha256(found) === digest
      ? []
      : [{ file: path, line: undefined, severity: 'error', message, from: 'site' }];
  });
