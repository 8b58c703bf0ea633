import { readdirSync } from 'node:fs';

/**
 * The labelled pairs that come with the package, whether it runs from `dist` or from the sources: those that nothing was
 * tuned on, so that their figures are what a user may expect of texts of their own.
 */
const folder = new URL(
  import.meta.url.includes('/src/cli/') ? '../../fixtures/held-out/' : '../fixtures/held-out/',
  import.meta.url,
);

/** Its files, by name. */
export const shippedCases = (): readonly URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => new URL(name, folder));
