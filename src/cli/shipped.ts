/** The labelled pairs that come with the package, whether it runs from `dist` or from the sources. */
const folder = new URL(
  import.meta.url.includes('/src/cli/') ? '../../fixtures/cases/' : '../fixtures/cases/',
  import.meta.url,
);

export const SHIPPED_CASES: readonly URL[] = [
  'd1',
  'd2',
  'd3',
  'd4',
  'd5',
  'own-a',
  'own-b',
  'own-c',
  'own-d',
  'own-e',
  'own-f',
  'own-g',
  'own-h',
  'own-i',
  'own-j',
  'own-k',
  'own-l',
  'own-m',
  'own-n',
  'own-o',
  'own-p',
  'own-q',
  'own-r',
  'own-s',
].map((name) => new URL(`${name}.jsonl`, folder));
