import { DISCOVERY, sha256 } from '../discovery.ts';
import { readJsonFile } from './json-file.ts';
import { type Problem, shown } from './problem.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * The discovery index: names, descriptions, digests and copies. It need not be there. `leads`: whether a file is there,
 * or its loss told already.
 */
export function discoveryProblems(
  { bytes, text }: SiteFolder,
  leads: (file: string) => boolean,
  base: string | undefined,
): Problem[] {
  const file = `${DISCOVERY}/index.json`;
  const index = text(file);
  if (index === undefined) return [];
  const { value, problems, say } = readJsonFile(file, index, 'discovery');
  // Without a sound record nobody knows where the site stands.
  if (value === undefined || base === undefined) return problems;
  const skills = (value as { skills?: unknown } | null)?.skills;
  if (!Array.isArray(skills)) {
    say('/skills', 'must be a list');
    return problems;
  }
  for (const [i, skill] of skills.entries()) {
    const { name, url, digest } = (skill ?? {}) as Record<string, unknown>;
    const at = `/skills/${i}`;
    if (typeof url !== 'string' || !URL.canParse(url, `${base}/${file}`)) {
      say(`${at}/url`, `must be an address, and is ${shown(url)}`);
      continue;
    }
    const target = new URL(url, `${base}/${file}`).href.slice(base.length + 1);
    if (!leads(target)) say(`${at}/url`, `leads to ${target}, which is not there`);
    const found = bytes(target);
    if (found === undefined) continue;
    if (digest !== `sha256:${sha256(found)}`) say(`${at}/digest`, `must be that of ${target}, sha256:${sha256(found)}`);
    const copy = `${DISCOVERY}/${String(name)}/SKILL.md`;
    const copied = bytes(copy);
    if (copied && !Buffer.from(copied).equals(found)) say(at, `has a copy that differs: ${copy}`);
  }
  return problems;
}
