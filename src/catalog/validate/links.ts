import { placesIn } from '../../report/place.ts';
import type { Problem } from './problem.ts';

/** Attributes that lead somewhere or can be led to. A bounded pattern: linear on any text. */
const ATTRIBUTE = /(?<=\s)(href|src|id)=(?:"([^"]{0,4096})"|'([^']{0,4096})')/g;

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function attributes(html: string): { name: string; value: string; at: number }[] {
  return [...html.matchAll(ATTRIBUTE)].map((m) => ({ name: m[1]!, value: decoded(m[2] ?? m[3] ?? ''), at: m.index }));
}

/**
 * Looks where the links of the pages lead: every one that stays in the site must end at a file, and at a place in it
 * where it names one. `leads`: whether a file is there, or its loss told already; `base`: the base URL, where known.
 */
export function linkProblems(
  pages: ReadonlyMap<string, string>,
  leads: (file: string) => boolean,
  base: string | undefined,
): Problem[] {
  const site = new URL(`${base ?? 'http://site.invalid'}/`);
  const problems: Problem[] = [];
  const ids = new Map<string, Set<string>>();
  const idsOf = (page: string): Set<string> => {
    const known =
      ids.get(page) ??
      new Set(attributes(pages.get(page) ?? '').flatMap(({ name, value }) => (name === 'id' ? [value] : [])));
    ids.set(page, known);
    return known;
  };
  for (const [file, html] of pages) {
    const placeOf = placesIn(html);
    for (const { name, value, at } of attributes(html)) {
      if (name === 'id') continue;
      const say = (message: string): void => {
        problems.push({ file, ...placeOf(at), severity: 'error', message, from: 'site' });
      };
      if (!URL.canParse(value, `${site.href}${file}`)) {
        say(`links to "${value}", which is no address`);
        continue;
      }
      const { origin, pathname, hash, href } = new URL(value, `${site.href}${file}`);
      if (origin !== site.origin) {
        if (name === 'src') say(`loads ${href} from elsewhere`);
        continue;
      }
      // Without a known base a path from the origin's root cannot be judged.
      if (base === undefined && value.startsWith('/')) continue;
      if (!pathname.startsWith(site.pathname)) continue;
      const path = unescaped(pathname.slice(site.pathname.length));
      const target = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      if (!leads(target)) say(`links to "${value}", and there is no ${target}`);
      else if (hash.length > 1 && pages.has(target) && !idsOf(target).has(unescaped(hash.slice(1))))
        say(`links to "${value}", and ${target} has no such place`);
    }
  }
  return problems;
}
