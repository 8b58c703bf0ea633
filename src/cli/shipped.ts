import { readdirSync } from 'node:fs';

/** The labelled pairs that come with the package, whether it runs from `dist` or from the sources. */
const folder = new URL(
  import.meta.url.includes('/src/cli/') ? '../../fixtures/cases/' : '../fixtures/cases/',
  import.meta.url,
);

/** Its files, by name. */
export const shippedCases = (): readonly URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => new URL(name, folder));
