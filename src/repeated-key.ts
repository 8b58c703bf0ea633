/** A string with what makes it a key, or the beginning or end of an object. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g;

/**
 * The first key of valid JSON that its object has already, as a merge can leave it, with its line from 1; undefined where
 * there is none. `JSON.parse` takes the last of the two, and tells nobody.
 */
export function repeatedKey(json: string): { readonly key: string; readonly line: number } | undefined {
  const open: Set<string>[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token.endsWith(':')) {
      const key: string = JSON.parse(token.slice(0, -1));
      const keys = open.at(-1)!;
      if (keys.has(key)) return { key, line: json.slice(0, index).split('\n').length };
      keys.add(key);
    }
  }
  return undefined;
}
