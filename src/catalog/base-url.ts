import { Refused } from './refused.ts';

/** Where `dnlint serve` previews a folder, unless told otherwise; what `dnlint publish` writes for, unless told otherwise. */
export const PREVIEW = { host: '127.0.0.1', port: 4280, url: 'http://127.0.0.1:4280/catalog' } as const;

/** An absolute http(s) address, its sub-path kept, without a slash at its end. Refuses everything else. */
export function toBaseUrl(text: string): string {
  const field = `--base-url "${text}"`;
  if (text.trim() !== text || !/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Refused(field, 'is no absolute address; give one that begins with http:// or https://');
  const { origin, pathname, username, password } = new URL(text);
  // Not repeated: messages are kept in logs.
  if (username !== '' || password !== '')
    throw new Refused('--base-url', 'carries credentials, which would be published; take them out');
  // An empty query or fragment leaves no trace in the parsed address.
  if (text.includes('?'))
    throw new Refused(field, 'has a query, and every address is built by adding to it; take the query out');
  if (text.includes('#'))
    throw new Refused(field, 'has a fragment, and every address is built by adding to it; take the fragment out');
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  return origin + pathname.slice(0, end);
}
